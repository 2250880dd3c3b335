import { at, fit, n1, path, polar, pt, rect, shade } from '#artwork/engine.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { peerie, type Pattern, words } from './pattern.ts';

/** a jumper */
export function drawJumper(pattern: Pattern) {
  const { SW, SH, W, ch, cx, stripe, heavy } = pattern;
  // a jumper front, its collar and its woven label
  const yoke = (x: number, y: number) => Math.sqrt(((x - cx) * SW) ** 2 + ((y + 14) * SH) ** 2) / SH;
  for (let y = 0; y < 92; y++)
    for (let x = 0; x < W; x++) {
      const d = yoke(x, y) - 46,
        a = Math.atan2((x - cx) * SW, (y + 14) * SH) * 19;
      const ai = Math.round(a),
        q = ((ai % 4) + 4) % 4;
      if (d < 0) continue;
      const di = Math.round(d);
      if (di < 2) ch.set(x, y, 2);
      else if (di === 3 && q % 2 === 0) ch.set(x, y, 1);
      else if (di >= 5 && di <= 8) ch.set(x, y, [[2, 2, 0, 2], [2, 0, 0, 0], [2, 0, 0, 0], [2, 2, 0, 2]][di - 5]![q] ? 3 : 0);
      else if (di === 10 || di === 11) ch.set(x, y, 1);
      else if (di >= 13 && di <= 18) {
        const z = ((ai % 8) + 8) % 8,
          dd = Math.abs(z - 4) + Math.abs(di - 15.5);
        if (dd < 2.6) ch.set(x, y, 2);
        else if (dd > 4.4) ch.set(x, y, 4);
      } else if (di === 20 || di === 21) ch.set(x, y, 1);
      else if (di === 23 && q === 0) ch.set(x, y, 3);
      else if (di === 25 && q === 2) ch.set(x, y, 1);
    }
  for (let y = 36; y < 128; y += 4)
    for (let x = (y / 4) % 2 ? 4 : 8; x < W; x += 8) if (yoke(x, y) - 46 > 29 && y < (heavy > 3 ? 78 : 84)) ch.set(x, y, 1);
  words(pattern, heavy > 3 ? 80 : 86, 126, 18);
  stripe(129, 2, 2);
  peerie(pattern, 132, 1, 0);
  stripe(136, 2, 2);
}

/** the neck of a jumper */
export function drawNeck({ inp, c, p, SH, light, Y, body, tile }: Pattern & { body: string; tile: string }) {
  // the inside of the neck, a ribbed collar, and the maker's label
  const nx = 500,
    ny = -140,
    RO = 46 * SH * 1.0,
    RI = RO - 74;
  let ribs = '',
    ribl = '';
  for (let i = -40; i <= 40; i++) {
    const a = Math.PI / 2 + i * 0.034;
    const q0 = polar(nx, ny, RI, a),
      q1 = polar(nx, ny, RO, a);
    ribs += `M${pt(q0)}L${pt(q1)}`;
    const b0 = polar(nx, ny, RI + 3, a + 0.017),
      b1 = polar(nx, ny, RO - 3, a + 0.017);
    ribl += `M${pt(b0)}L${pt(b1)}`;
  }
  const inner = circD(nx, ny, RI);
  const back = shade(body, -0.1);
  c.add(
    'art',
    path(circD(nx, ny, RO), `fill="${shade(body, 0.015)}"`) +
      path(ribl, `stroke="${shade(body, 0.09)}" stroke-width="7" stroke-opacity=".8"`) +
      path(ribs, `stroke="#0a0505" stroke-opacity=".42" stroke-width="4.5"`) +
      path(circD(nx, ny, RO), `fill="none" stroke="#0a0505" stroke-opacity=".5" stroke-width="4"`) +
      path(circD(nx, ny, RO + 5), `fill="none" stroke="#0a0505" stroke-opacity=".2" stroke-width="10"`) +
      path(inner, `fill="${back}"`) +
      path(inner, `fill="${tile}" opacity=".8"`) +
      path(inner, `fill="${c.rad([[0.6, '#000', 0.06], [0.9, '#000', 0.34], [1, '#000', 0.55]], 0.5, 0.5, 0.5)}"`) +
      path(inner, `fill="none" stroke="${shade(body, 0.1)}" stroke-width="4"`),
  );
  const lab = inp.sub && inp.name ? inp.sub : 'made with love';
  const run = fit(lab, 'parisienne', 250, 60, { max: 54 });
  const lw = run.x1 - run.x0 + 70;
  const lx = 500 - lw / 2;
  c.add('ornament', c.soft(`M${n1(lx)} 52h${n1(lw)}v96h${n1(-lw)}z`, 3, 6, 10, '#000', 0.4) + rect(lx, 52, lw, 96, `fill="${light}"`)
    + rect(lx, 52, lw, 96, `fill="${fineTile(c, 4, 4, '<path d="M0 1H4M0 3H4" stroke="#5a4630" stroke-opacity=".14" stroke-width=".8"/>')}"`)
    + path(`M${n1(lx + 9)} 58v84M${n1(lx + lw - 9)} 58v84`, `stroke="${Y[2]!}" stroke-width="4" stroke-dasharray="9 7"`));
  c.add('type', path(at(run, 500, 100 - (run.y0 + run.y1) / 2), `fill="${inkOn(light, [p.e, p.ink, '#3a2a20'], 4.5)}"`));
}
