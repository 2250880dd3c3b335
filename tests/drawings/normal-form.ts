import { createHash } from 'node:crypto';
import { pathBounds } from '#cards/render/path-data.ts';
import type { SvgElement } from './svg-tree.ts';

/** longer path data is shown by its beginning, its length and its digest */
const LONG = 100;

/** A digest of ten hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** to a tenth of a unit; small values (opacities, scales, stops) to a hundredth */
function rounded(text: string): string {
  return text.replaceAll(/-?\d*\.\d+(?:e-?\d+)?/g, (number, at: number) => {
    const value = Number(number);
    const steps = Math.abs(value) < 2 ? 100 : 10;
    const short = String(Math.round(value * steps) / steps).replace(/^-0$/, '0');
    // "1.5.25" is two numbers
    return /[\d.]/.test(text.charAt(at - 1)) ? ` ${short}` : short;
  });
}

/**
 * The elements as text that contains only visible differences: rounded numbers, ids numbered in the order of their appearance,
 * digests of embedded pictures. One line for each element.
 */
export function normalForm(root: SvgElement, { shorten }: { shorten: boolean }): string {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `i${ids.size}`);
    return ids.get(id)!;
  };
  function valueOf(name: string, value: string): string {
    if (name === 'id') return idOf(value);
    if (value.startsWith('data:')) return `${value.slice(0, value.indexOf(','))},${digestOf(value)}`;
    if (name === 'href' && value.startsWith('#')) return `#${idOf(value.slice(1))}`;
    if (value.includes('url(#')) return value.replaceAll(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${idOf(id)})`);
    const short = rounded(value);
    if (!shorten || name !== 'd' || short.length <= LONG) return short;
    const box = pathBounds(value).map(Math.round).join(' ');
    return `${short.slice(0, 48)}… in ${box}, ${short.length} characters, ${digestOf(short)}`;
  }
  const lines: string[] = [];
  function write(element: SvgElement, depth: number): void {
    const attributes = element.attributes.map(([name, value]) => ` ${name}="${valueOf(name, value)}"`).join('');
    lines.push(`${'  '.repeat(depth)}<${element.name}${attributes}>${element.text}`);
    for (const child of element.children) write(child, depth + 1);
  }
  write(root, 0);
  return lines.join('\n');
}
