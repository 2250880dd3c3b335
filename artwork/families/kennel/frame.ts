import { circ, type Drawing, ell, g, type Palette, path, TAU } from '#artwork/engine.ts';
import { ink } from '#artwork/outlines/silhouette.ts';

/** A metal: its colour, its shadow and its light. */
export type Metal = [string, string, string];
/** the metals of frames and buttons */
export const METALS: Record<Palette['metal'], Metal> = { gold: ['#d9ab4e', '#7d5720', '#fff0bd'], rose: ['#d8957f', '#854a3c', '#fde6da'], silver: ['#b4bac2', '#5d636c', '#ffffff'] };

/** An oval: its middle and its half axes. */
export type Oval = { cx: number; cy: number; rx: number; ry: number };

/** the gilt frame about the oval of the picture, with a bow and a ring on top */
export function drawFrame(c: Drawing, { cx, cy, rx, ry }: Oval, foil: string, md: Metal) {
  let f = '';
  for (let i = 8; i > 0; i--) f += ell(cx + 10, cy + 20, rx + 66 + i * 5, ry + 66 + i * 5, `fill="#000" opacity=".035"`);
  f += ell(cx, cy, rx + 66, ry + 66, `fill="${foil}"`) + ell(cx, cy, rx + 66, ry + 66, `fill="none" stroke="${md[1]}" stroke-width="3"`)
    + ell(cx, cy, rx + 54, ry + 54, `fill="none" stroke="${md[1]}" stroke-width="9" opacity=".55"`)
    + ell(cx, cy, rx + 52, ry + 52, `fill="none" stroke="${md[2]}" stroke-width="3" opacity=".9"`)
    + ell(cx, cy, rx + 18, ry + 18, `fill="none" stroke="${md[1]}" stroke-width="14" opacity=".5"`) + ell(cx, cy, rx + 22, ry + 22, `fill="none" stroke="${md[2]}" stroke-width="3" opacity=".85"`);
  const nb = 64;
  for (let i = 0; i < nb; i++) {
    const a = (i / nb) * TAU, x = cx + Math.cos(a) * (rx + 36), y = cy + Math.sin(a) * (ry + 36);
    f += circ(x + 1.5, y + 2.5, 9, `fill="${md[1]}" opacity=".8"`) + circ(x, y, 8.4, `fill="${md[0]}"`) + circ(x - 2.4, y - 2.8, 3.2, `fill="${md[2]}"`);
  }
  // bow and ring on top
  f += g(ink('M500 0V42', md[1], 5) + path('M500 74C470 30 412 24 404 50C398 76 452 86 500 74C530 30 588 24 596 50C602 76 548 86 500 74Z',
    `fill="${foil}" stroke="${md[1]}" stroke-width="2.4"`) + path('M492 76C470 96 452 108 430 112L448 92L436 80ZM508 76C530 96 548 108 570 112L552 92L564 80Z',
      `fill="${foil}" stroke="${md[1]}" stroke-width="2"`) + circ(500, 72, 15, `fill="${foil}" stroke="${md[1]}" stroke-width="2.4"`), 'transform="translate(0 4)"');
  c.add('frame', f);
}
