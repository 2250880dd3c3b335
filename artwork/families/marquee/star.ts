import {
  at, clamp, mix, n1, type P, path, polar, poly, qbez, rect, set, shade, smooth, star, tfit,
} from '#artwork/engine.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import { walk } from '#artwork/outlines/walk.ts';
import { lamp, lamps, tin } from './lamps.ts';
import type { Sign } from './sign.ts';

/** a star of lamps */
export function drawStar({ c, p, night, deep, glowC, L, pale, rimC, placed, nameAt }: Sign) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(night, glowC, 0.22)], [0.5, night], [1, deep]], 0.5, 0.4, 0.7)}"`));
  let tex = '';
  for (let x = 0; x < 1000; x += 125) tex += rect(x, 0, 2.4, 1400, 'fill="#000" opacity=".22"') + rect(x + 2.4, 0, 1.4, 1400, 'fill="#fff" opacity=".05"');
  c.add('ground', tex);
  const long = L.some((t) => t.length > 7);
  const cx = 500, cy = long ? 560 : 650, R = long ? 380 : 440, rounded = R * 0.464;
  const starP = (k: number) => Array.from({ length: 10 }, (_, i) => polar(cx, cy, (i % 2 ? rounded : R) * k, -Math.PI / 2 + (i * Math.PI) / 5));
  const d = poly(starP(1));
  const face = p.a;
  let s = path(d, `fill="#000" opacity=".3" stroke="#000" stroke-width="60" stroke-linejoin="round" transform="translate(26 46)"`);
  for (let i = 24; i >= 1; i--)
    s += path(d, `fill="${mix(shade(face, -0.16), shade(face, -0.34), i / 24)}" stroke="${mix(shade(face, -0.16), shade(face, -0.34), i / 24)}" stroke-width="44" stroke-linejoin="round" transform="translate(${n1(i)} ${n1(i * 1.5)})"`);
  s += path(d, `fill="${rimC}" stroke="${rimC}" stroke-width="44" stroke-linejoin="round"`)
    + path(d, `fill="${shade(face, -0.2)}" stroke="${shade(face, -0.2)}" stroke-width="22" stroke-linejoin="round"`)
    + path(d, `fill="${c.rad([[0, shade(face, 0.1)], [0.7, face], [1, shade(face, -0.09)]], 0.5, 0.45, 0.6)}" stroke="${shade(face, -0.05)}" stroke-width="8" stroke-linejoin="round" transform="translate(3 5)"`);
  c.add('art', s);
  const inn = starP(0.955);
  const ring: P[] = [];
  for (let i = 0; i < 10; i++) for (const q of walk([inn[i]!, inn[(i + 1) % 10]!], 38, true, false).slice(0, -1)) ring.push(q.p);
  c.add('ornament', lamps(lamp(c, 11.5), ring));
  // lettering in the middle
  const q0 = L.map((t) => tfit(t, 'jost:100', 336, 150, { track: 170 })), hs = Math.min(...q0.map((q) => q.size)), lh = hs * 1.06;
  const y0 = long ? 1130 - (L.length - 1) * lh : cy + 44 - ((L.length - 1) * lh) / 2 + hs * 0.3;
  if (long) {
    const lb = block(L, 'limelight', 800, 104), l2 = lb.s * 1.12;
    let dd = '';
    lb.runs.forEach((q, i) => (dd += at(q, 500, 1190 + (i - (L.length - 1)) * l2)));
    c.add('type', path(dd, `fill="none" stroke="${glowC}" stroke-opacity=".14" stroke-width="20" stroke-linejoin="round"`) + path(dd, `fill="${inkFor(deep, [p.ink, pale], 5)}"`));
    c.add('ornament', path(star(cx, cy + 6, 5, 168, 72), `fill="${shade(face, -0.16)}"`) + path(star(cx - 3, cy + 1, 5, 168, 72), `fill="${rimC}"`));
  } else L.forEach((t, i) => {
    // plain enamel, without lamps, so that the letters are read first
    const q = set(t, 'jost:100', hs, { track: 170 }), w = clamp(hs * 0.2, 20, 36), [dd] = placed(q, 500, y0 + i * lh);
    c.add('type', tin(c, dd, w, pale, shade(face, -0.3), shade(face, -0.36), 8, 1, 1.5));
  });
  // string of lamps from wing to wing
  for (const [y, sag] of [[60, 110], [24, 60]] as [number, number][]) {
    const q = qbez([-20, y], [500, y + sag * 2], [1020, y], 40);
    c.add('ornament', path(smooth(q.filter((_, i) => i % 4 === 0), false), `fill="none" stroke="${deep}" stroke-width="5"`)
      + lamps(lamp(c, 8), walk(q, 62, false).map((z) => [z.p[0], z.p[1] + 10] as P)));
  }
  nameAt(1286, deep, 780, 40);
}
