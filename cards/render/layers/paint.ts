import type { Colour } from '#cards/document/card-document.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { g } from '../svg.ts';

/** a document's colour as a paint: a role follows the card's palette */
export function paintOf(c: Drawing, colour: Colour): string {
  if (typeof colour === 'string') return colour;
  return colour.role === 'foil' ? c.foil() : c.p[colour.role];
}

/** a drawing turned about the middle of its box */
export function turnedBox(svg: string, box: { x: number; y: number; w: number; h: number; rot: number }): string {
  return box.rot ? g(svg, `transform="rotate(${n1(box.rot)} ${n1(box.x + box.w / 2)} ${n1(box.y + box.h / 2)})"`) : svg;
}
