import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inverse, type Matrix, matrixOf, multiply } from './svg-matrix.ts';

/** Every tag, with what is between its name and its end. Attributes of our drawings have no `>` outside of quotes. */
const TAG = /<(\/?)([A-Za-z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g;
const FILTERED = /\sfilter="url\(/;
/** What an ancestor does to a part after its filter; the part's picture stays inside of it. */
const AFTER = /\s(?:filter|opacity|mask|clip-path|style)="[^"]*"/g;

type Part = { from: number; to: number; ancestors: string[] };

/**
 * The same drawing, with each part that has a filter as a picture of that part alone: blurs and washes have no counterpart in print. All else stays
 * vector.
 * @param width pixels across the whole drawing
 */
export async function flattenFilters(svg: string, width: number): Promise<string> {
  const parts = partsWithFilter(svg);
  if (parts.length === 0) return svg;
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const defs = (svg.match(/<defs>[\s\S]*?<\/defs>/g) ?? []).join('');
  const scale = unitsAcross(root) / width;
  let flat = '';
  let done = 0;
  for (const { from, to, ancestors } of parts) {
    const part = svg.slice(from, to);
    const around = ancestors.map((tag) => tag.replace(AFTER, ''));
    const alone = `${root}${defs}${around.join('')}${part}${around
      .map((tag) => `</${/^<([A-Za-z]+)/.exec(tag)?.[1]}>`)
      .toReversed()
      .join('')}</svg>`;
    flat += svg.slice(done, from) + (await pictureOf(alone, width, scale, ancestors, styleOf(part)));
    done = to;
  }
  return flat + svg.slice(done);
}

type Tag = { name: string; attributes: string; from: number; to: number; kind: 'open' | 'close' | 'whole' };

function* tagsOf(svg: string): Generator<Tag> {
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', 4: closed, index } of svg.matchAll(TAG))
    yield { name, attributes, from: index, to: index + tag.length, kind: slash ? 'close' : closed ? 'whole' : 'open' };
}

/** The outermost parts that have a filter, or that use a definition that has one. */
function partsWithFilter(svg: string): Part[] {
  const filtered = filteredDefinitions(svg);
  const needsPixels = ({ attributes }: Tag) =>
    FILTERED.test(attributes) || referencesOf(attributes).some((id) => filtered.has(id));
  const parts: Part[] = [];
  const open: Tag[] = [];
  let part: { from: number; depth: number; ancestors: string[] } | null = null;
  for (const tag of tagsOf(svg)) {
    if (tag.kind === 'close') {
      open.pop();
      if (part !== null && open.length === part.depth) {
        parts.push({ from: part.from, to: tag.to, ancestors: part.ancestors });
        part = null;
      }
      continue;
    }
    if (part === null && !open.some(({ name }) => name === 'defs') && needsPixels(tag)) {
      // The root itself is opened anew around each part.
      const ancestors = open.slice(1).map(({ from, to }) => svg.slice(from, to));
      if (tag.kind === 'whole') parts.push({ from: tag.from, to: tag.to, ancestors });
      else part = { from: tag.from, depth: open.length, ancestors };
    }
    if (tag.kind === 'open') open.push(tag);
  }
  return parts;
}

/** The ids of definitions in which there is a filter, by themselves or by what they use. */
function filteredDefinitions(svg: string): Set<string> {
  const filtered = new Set<string>();
  const users = new Map<string, Set<string>>();
  const open: (string | undefined)[] = [];
  for (const { kind, attributes } of tagsOf(svg)) {
    if (kind === 'close') {
      open.pop();
      continue;
    }
    const ids = [...open, /\sid="([^"]*)"/.exec(attributes)?.[1]].filter((id) => id !== undefined);
    if (FILTERED.test(attributes)) for (const id of ids) filtered.add(id);
    for (const used of referencesOf(attributes)) {
      const known = users.get(used) ?? new Set();
      for (const id of ids) known.add(id);
      users.set(used, known);
    }
    if (kind === 'open') open.push(/\sid="([^"]*)"/.exec(attributes)?.[1]);
  }
  // A set visits what is added to it while it is gone through.
  for (const id of filtered) for (const user of users.get(id) ?? []) filtered.add(user);
  return filtered;
}

/** What is used by an element: `href="#a"`, `url(#a)`. */
function referencesOf(attributes: string): string[] {
  return [...attributes.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = '']) => id);
}

function unitsAcross(root: string): number {
  return Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(root)?.[1] ?? 1000);
}

/** How a part is blended with what is below it. */
function styleOf(part: string): string {
  return /^<[A-Za-z]+(?:\s[^>]*?)?(\sstyle="[^"]*")/.exec(part)?.[1] ?? '';
}

async function pictureOf(svg: string, width: number, scale: number, ancestors: string[], style: string) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const box = boxOf(image.pixels, image.width, image.height);
  if (box === null) return '';
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
  const png = await sharp(image.pixels, { raw }).extract(box).png().toBuffer();
  const { left, top, width: w, height: h } = box;
  const place = `x="${left * scale}" y="${top * scale}" width="${w * scale}" height="${h * scale}"`;
  return `<g${style}><image ${place} transform="${toAttribute(inverse(placed(ancestors)))}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/></g>`;
}

/** Where the ancestors of a part move it. */
function placed(ancestors: readonly string[]): Matrix {
  return ancestors
    .map((tag) => matrixOf(/\stransform="([^"]*)"/.exec(tag)?.[1] ?? ''))
    .reduce(multiply, [1, 0, 0, 1, 0, 0]);
}

function toAttribute(matrix: Matrix): string {
  return `matrix(${matrix.join(' ')})`;
}

/** The smallest box around everything that is not transparent; null where all is. */
function boxOf(pixels: Buffer, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 3; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      if (pixels[at] !== 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
