import { lum, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { g } from '../svg.ts';
import type { Frame, Kit } from './look.ts';

/** how light the paper's shading is where it takes all of the ink, and where none, 0 to 1 */
const SHADE = 0.6;
const LIGHT = 0.99;

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
}

/** A relief in white paper, its shading printed in the card's deep colour; one in dark paper can be seen as it is. */
export function inkedRelief(c: Drawing, scene: string, [x0, y0, x1, y1]: Frame, k: Kit): string {
  if (lum(k.p.bg) < 0.6) return scene;
  const light = channels(k.stock);
  const ink = channels(mix(k.deep, k.acc, 0.35));
  const rows = light.map((full, i) => {
    const slope = (full - ink[i]!) / (LIGHT - SHADE);
    return [...[0.2126, 0.7152, 0.0722].map((w) => w * slope), 0, full - slope * LIGHT].map((v) => v.toFixed(3)).join(' ');
  });
  const filter = c.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${Math.floor(x0)}" y="${Math.floor(y0)}" width="${Math.ceil(x1 - x0) + 1}" height="${Math.ceil(y1 - y0) + 1}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 1 0"/></filter>`,
  );
  return g(scene, `filter="url(#${filter})"`);
}
