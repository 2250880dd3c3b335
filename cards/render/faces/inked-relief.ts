import { lum, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { g } from '../svg.ts';
import type { Frame, Kit } from './look.ts';

const WEIGHTS = [0.2126, 0.7152, 0.0722];

/** how light the sheet's shading is, 0 to 1, at its darkest and its lightest, and the colours that these are given */
type Print = { from: number; ink: string; to: number; light: string };

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
}

function printOf({ p, stock, deep, acc }: Kit): Print {
  if (lum(p.bg) >= 0.6) return { from: 0.6, ink: mix(deep, acc, 0.35), to: 0.99, light: stock };
  const ground = channels(p.bg).reduce((sum, v, i) => sum + v * WEIGHTS[i]!, 0);
  return { from: ground - 0.1, ink: mix(p.bg, '#000000', 0.3), to: ground + 0.26, light: mix(p.bg, stock, 0.9) };
}

/** A relief in paper, its shading made plain: on white paper in the card's deep colour, on dark paper in light. */
export function inkedRelief(c: Drawing, scene: string, [x0, y0, x1, y1]: Frame, k: Kit): string {
  const { from, ink, to, light } = printOf(k);
  const inks = channels(ink);
  const rows = channels(light).map((full, i) => {
    const slope = (full - inks[i]!) / (to - from);
    return [...WEIGHTS.map((w) => w * slope), 0, full - slope * to].map((v) => v.toFixed(3)).join(' ');
  });
  const filter = c.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${Math.floor(x0)}" y="${Math.floor(y0)}" width="${Math.ceil(x1 - x0) + 1}" height="${Math.ceil(y1 - y0) + 1}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 1 0"/></filter>`,
  );
  return g(scene, `filter="url(#${filter})"`);
}
