import { circ, ell, g, mix, n1, path, polar, poly, rect, shade, sparkle, TAU, tf } from '#artwork/engine.ts';
import { drawDog } from './dog.ts';
import { drawTin } from './tin.ts';
import type { Workshop, Toy } from './workshop.ts';

/** a toy of tin */
export function drawToy(workshop: Workshop & { s: string }) {
  const { c, R, m, cream, ink, metal, red, yel, blue, tin, chrome, plate, rivets, bulb, num, key, bg0, HL } = workshop;
  let { s } = workshop;
  // burst and boomerangs behind the toy
  const lt = mix(bg0, R.dark ? R.cool : cream, R.dark ? 0.25 : 0.6);
  let d = '';
  for (let i = 0; i < 28; i += 2) d += poly([[500, 720], polar(500, 720, 1200, (i / 28) * TAU), polar(500, 720, 1200, ((i + 1) / 28) * TAU)]);
  s += path(d, `fill="${lt}"`) + circ(500, 720, 372, `fill="${mix(yel, bg0, R.dark ? 0.25 : 0.2)}"`)
    + circ(500, 720, 372, `fill="none" stroke="${red}" stroke-width="9" stroke-dasharray="2 26" stroke-linecap="round"`);
  s += rect(0, 1124, 1000, 276, `fill="${mix(blue, ink, R.dark ? 0.4 : 0.12)}"`) + rect(0, 1124, 1000, 10, `fill="${shade(mix(blue, ink, 0.12), 0.1)}"`);
  let tiles = '';
  for (let i = -8; i <= 8; i++) tiles += `M${500 + i * 62} 1134L${500 + i * 150} 1400`;
  for (const y of [1158, 1196, 1256, 1340]) tiles += `M0 ${y}H1000`;
  s += path(tiles, `stroke="${ink}" stroke-width="2.5" opacity=".22"`);
  const atom = (x: number, y: number, R0: number, a: number) =>
    g([0, 60, 120].map((t) => ell(0, 0, R0, R0 * 0.34, `fill="none" stroke="${R.dark ? cream : ink}" stroke-width="4.500" transform="rotate(${t + a})"`))
      .join('') + circ(0, 0, R0 * 0.16, `fill="${red}"`), tf(x, y));
  s += atom(122, 480, 62, 10) + atom(884, 560, 50, 40) + path(sparkle(120, 800, 44), `fill="${red}"`) + path(sparkle(884, 830, 38), `fill="${blue}"`)
    + path(sparkle(860, 400, 26), `fill="${R.dark ? cream : ink}"`);
  const behind = s;
  s = '';
  const parts: Toy = { workshop, c, cream, ink, metal, red, yel, blue, tin, chrome, plate, rivets, bulb, num, key };
  if (m === 'tin') s += drawTin(parts);
  else s += drawDog(parts);
  const k = HL.length > 1 ? 0.92 : 1;
  s = behind + g(s, `transform="translate(${n1(500 * (1 - k))} ${n1(1132 * (1 - k))}) scale(${k})"`);
  return s;
}
