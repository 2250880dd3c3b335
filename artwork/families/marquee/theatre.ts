import {
  at, bez, ell, g, glyphPaths, lerp, mix, n1, type P, path, rect, set, shade, star, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import { lamp, lamps } from './lamps.ts';
import type { Sign } from './sign.ts';

/** the marquee of a theatre */
export function drawTheatre({ inp, c, p, r, night, deep, glowC, L, pale, name }: Sign) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, deep], [0.6, night], [1, mix(night, p.a, 0.25)]])}"`));
  // brick front
  let br = '';
  const bc = mix(night, p.a, 0.2);
  for (let j = 0; j < 26; j++) for (let i = -1; i < 12; i++) {
    if (r.chance(0.45)) continue;
    br += rect(i * 88 + (j % 2) * 44 + 3, 60 + j * 30, 82, 25, `rx="2" fill="${mix(bc, r.chance(0.5) ? '#000' : p.a, r.f(0.04, 0.16))}" opacity=".7"`);
  }
  c.add('ground', br + rect(0, 0, 1000, 860, `fill="${c.rad([[0, glowC, 0.28], [1, glowC, 0]], 0.5, 0.9, 0.8)}"`));
  // blade sign
  const bladeT = Array.from(upper(inp.sub && inp.sub.length <= 8 ? inp.sub : 'Encore'));
  const bx = 500, bw = 176, bT = 92, bB = 560, bE = 528;
  const bd = `M${bx - bw / 2} ${bT + 70}C${bx - bw / 2} ${bT} ${bx - 40} ${bT + 6} ${bx} ${bT - 26}C${bx + 40} ${bT + 6} ${bx + bw / 2} ${bT} ${bx + bw / 2} ${bT + 70}V${bB}H${bx - bw / 2}Z`;
  let s = c.soft(bd, 8, 14, 22, '#000', 0.5) + path(bd, `fill="${shade(p.a, -0.16)}" transform="translate(14 8)"`)
    + path(bd, `fill="${c.lin([[0, shade(p.a, 0.03)], [1, shade(p.a, -0.06)]], 0, 0, 1, 0)}"`) + path(bd, `fill="none" stroke="${p.b}" stroke-width="9"`);
  c.add('art', s);
  const step = (bE - bT - 104) / bladeT.length, bs = Math.min(step * 1.06, 112);
  let bl = '';
  bladeT.forEach((t, i) => (bl += at(set(t, 'limelight', bs), bx, bT + 98 + step * (i + 0.5) + bs * 0.35)));
  c.add('type', path(bl, `fill="none" stroke="${glowC}" stroke-opacity=".25" stroke-width="18" stroke-linejoin="round"`) + path(bl, `fill="${inkFor(p.a, [pale], 3)}"`));
  const bLamp: P[] = [];
  for (let y = bT + 84; y < bB - 10; y += 27) bLamp.push([bx - bw / 2 + 1, y], [bx + bw / 2 - 1, y]);
  for (const [q] of [[0.2, 0], [0.5, 0], [0.8, 0]] as [number, number][]) {
    const t = bez([bx - bw / 2, bT + 70], [bx - bw / 2, bT], [bx - 40, bT + 6], [bx, bT - 26], 20)[Math.round(q * 20)]!;
    bLamp.push(t, [2 * bx - t[0], t[1]]);
  }
  bLamp.push([bx, bT - 26]);
  c.add('ornament', lamps(lamp(c, 7.5), bLamp));
  c.add('ornament', path(star(bx, bT + 62, 5, 34, 14), `fill="${pale}"`));
  // doors
  const dY = 930;
  c.add('art', rect(0, dY, 1000, 300, `fill="${mix(night, '#000', 0.45)}"`) + rect(150, dY, 700, 300, `fill="${c.lin([[0, '#ffdf9a'], [1, '#e89a45']])}"`));
  let dr = '';
  for (let i = 0; i < 4; i++) {
    const x = 166 + i * 170;
    dr += rect(x, dY + 26, 156, 290, `fill="${shade(p.a, -0.12)}"`) + rect(x + 18, dY + 44, 120, 190, `fill="${c.lin([[0, '#fff0c4'], [1, '#f7b860']])}"`)
      + path(`M${x + 18} ${dY + 234}L${x + 92} ${dY + 44}H${x + 120}L${x + 46} ${dY + 234}Z`, 'fill="#fff" opacity=".4"') + rect(x + (i % 2 ? 10 : 136), dY + 140, 9, 60, `rx="4" fill="${p.b}"`);
  }
  c.add('art', dr);
  // pavement and carpet
  c.add('art', rect(0, 1220, 1000, 180, `fill="${c.lin([[0, mix(night, '#7a7a86', 0.3)], [1, deep]])}"`)
    + path('M330 1220H670L850 1400H150Z', `fill="${c.lin([[0, shade(p.a, 0.02)], [1, shade(p.a, -0.2)]])}"`)
    + path('M330 1220L150 1400M670 1220L850 1400', `stroke="${p.b}" stroke-width="7"`) + ell(500, 1226, 470, 40, `fill="${c.rad([[0, glowC, 0.5], [1, glowC, 0]])}"`));
  // canopy: underside, then the letter board
  const cT = 540, cB = 884, x0 = 66, x1 = 934;
  c.add('art', path(`M${x0} ${cB}H${x1}L${x1 - 90} ${cB + 74}H${x0 + 90}Z`, `fill="${mix(night, '#000', 0.35)}"`)
    + path(`M${x0} ${cB}H${x1}L${x1 - 90} ${cB + 74}H${x0 + 90}Z`, `fill="${c.lin([[0, glowC, 0.5], [1, glowC, 0.1]])}"`));
  const under: P[] = [];
  for (let j = 0; j < 3; j++) for (let i = 0; i < 15; i++) under.push([lerp(x0 + 60 + j * 24, x1 - 60 - j * 24, i / 14), cB + 17 + j * 21]);
  c.add('ornament', lamps(lamp(c, 5.5), under));
  const frame = `M${x0 + 20} ${cT}H${x1 - 20}Q${x1} ${cT} ${x1} ${cT + 20}V${cB}H${x0}V${cT + 20}Q${x0} ${cT} ${x0 + 20} ${cT}Z`;
  c.add('art', c.soft(frame, 0, 18, 26, '#000', 0.5) + path(frame, `fill="${shade(p.a, -0.02)}"`) + path(frame, `fill="none" stroke="${shade(p.a, -0.16)}" stroke-width="4"`));
  const [ix, iy, iw, ih] = [x0 + 44, cT + 44, x1 - x0 - 88, cB - cT - 84];
  c.add('art', rect(ix, iy, iw, ih, `fill="${c.rad([[0, '#fffdf3'], [0.7, '#fff1cf'], [1, '#f3d493']], 0.5, 0.5, 0.66)}"`)
    + rect(ix, iy, iw, ih, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"'));
  const rows = Math.max(2, L.length), rh = ih / rows;
  let rl = '';
  for (let i = 0; i <= rows; i++) { if (i) rl += rect(ix, iy + i * rh - 5, iw, 2, 'fill="#8b7a52" opacity=".6"'); }
  c.add('art', rl);
  const lb = block(L, 'league-spartan:700', iw - 60, rh * 1.02, { track: 60 });
  let d1 = '', d2 = '';
  L.forEach((t, i) => {
    const q = lb.runs[i]!;
    let k = 0;
    for (const gp of glyphPaths(q, 500, iy + (i + 0.5) * rh + q.cap / 2 + (rows > L.length ? rh * 0.5 : 0) - 1)) { if (i === 1) d2 += gp.d; else d1 += gp.d; k++; }
    void k;
  });
  c.add('type', g(path(d1 + d2, 'fill="#000" opacity=".22"'), 'transform="translate(4 5)"') + path(d1, 'fill="#1c1a1e"') + path(d2, `fill="${inkFor('#fff1cf', [p.a, shade(p.a, -0.1)], 4.5)}"`));
  const fl: P[] = [];
  for (let x = x0 + 22; x <= x1 - 21; x += 34.3) fl.push([x, cT + 21], [x, cB - 20]);
  for (let y = cT + 56; y < cB - 30; y += 34.3) fl.push([x0 + 21, y], [x1 - 21, y]);
  c.add('ornament', lamps(lamp(c, 8.5), fl));
  if (name) {
    const q = tfit(name, 'limelight', 680, 46), w = q.x1 - q.x0 + 80;
    c.add('art', c.soft(`M${500 - w / 2} 1266h${n1(w)}v92h-${n1(w)}Z`, 0, 8, 10, '#000', 0.4)
      + rect(500 - w / 2, 1266, w, 92, `rx="8" fill="${mix(night, '#000', 0.3)}"`) + rect(500 - w / 2 + 6, 1272, w - 12, 80, `rx="5" fill="none" stroke="${p.b}" stroke-width="2.6"`));
    c.add('type', path(at(q, 500, 1312 + q.cap / 2), `fill="${pale}"`));
  }
}
