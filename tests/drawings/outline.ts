import { Resvg } from '@resvg/resvg-js';
import { digestOf, normalForm } from './normal-form.ts';
import { attributeOf, everyElement, readSvg, type SvgElement } from './svg-tree.ts';

/** a drawing whose normal form is no longer than this is stored whole */
const WHOLE = { characters: 7000, lines: 90 };
/** a layer with no more children than this lists them; at most so many colours are listed */
const TOLD = { children: 6, colours: 8 };

/** values with their counts, the most frequent first */
function counted(values: Iterable<string>, most = Infinity): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const told = sorted.slice(0, most).map(([value, count]) => (count === 1 ? value : `${value} ×${count}`));
  return [...told, ...(sorted.length > most ? [`${sorted.length - most} more`] : [])].join(', ');
}

function coloursIn(element: SvgElement): string[] {
  return Array.from(everyElement(element)).flatMap(({ attributes }) =>
    attributes.flatMap(([name, value]) => {
      if (!/^(fill|stroke|stop-color|flood-color)$/.test(name) || value === 'none') return [];
      return [value.startsWith('url(') ? 'a paint' : value.toLowerCase()];
    }),
  );
}

/** left, top, width and height of an element's drawing, in whole units */
function boxOf(element: SvgElement, defs: string, viewBox: string): string {
  const [, , w, h] = viewBox.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${w}" height="${h}">${defs}${element.source}</svg>`;
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  return box
    ? `at ${[box.x, box.y].map(Math.round).join(' ')}, ${[box.width, box.height].map(Math.round).join(' × ')}`
    : 'nothing';
}

/** the children of a layer; a group that is its only child is opened */
function partsOf(layer: SvgElement): SvgElement[] {
  const [only, ...others] = layer.children;
  return only?.name === 'g' && others.length === 0 ? partsOf(only) : layer.children;
}

function summaryOf(element: SvgElement): string {
  const names = Array.from(everyElement(element), (one) => one.name).slice(1);
  const colours = counted(coloursIn(element), TOLD.colours);
  return [counted(names), colours].filter(Boolean).join('; ');
}

function outlineOf(root: SvgElement): string {
  const viewBox = attributeOf(root, 'viewBox') ?? '';
  const defs = root.children.find((child) => child.name === 'defs');
  const lines: string[] = [];
  for (const child of root.children) {
    const digest = digestOf(normalForm(child, { shorten: false }));
    if (child.name === 'title') lines.push(`title: ${child.text}`);
    else if (child === defs) lines.push(`definitions ${digest}: ${counted(defs.children.map((one) => one.name))}`);
    else {
      const role = attributeOf(child, 'data-role') ?? child.name;
      lines.push(`${role} ${digest} ${boxOf(child, defs?.source ?? '', viewBox)}`, `  ${summaryOf(child) || 'empty'}`);
      const parts = partsOf(child);
      if (parts.length < 2 || parts.length > TOLD.children) continue;
      for (const part of parts) {
        const partDigest = digestOf(normalForm(part, { shorten: false }));
        lines.push(`  - ${part.name} ${partDigest} ${boxOf(part, defs?.source ?? '', viewBox)}`);
      }
    }
  }
  return lines.join('\n');
}

/** A digest of the whole drawing: every visible change changes it. */
export function drawingDigest(svg: string): string {
  return digestOf(normalForm(readSvg(svg), { shorten: false }));
}

/**
 * A drawing as text that a person can review. A small one is whole, in its normal form; a large one is a summary, layer by
 * layer: the place, the elements, the colours and a digest of each.
 */
export function outline(svg: string): string {
  const root = readSvg(svg);
  const isShort = Array.from(everyElement(root)).length <= WHOLE.lines;
  const form = isShort ? normalForm(root, { shorten: true }) : '';
  const isSmall = isShort && form.length <= WHOLE.characters;
  const size = `${Math.round(svg.length / 1024)} kB, in ${attributeOf(root, 'viewBox')}`;
  return `drawing ${drawingDigest(svg)}\n${isSmall ? form : `${size}\n${outlineOf(root)}`}\n`;
}
