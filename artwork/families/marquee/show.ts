import { clamp, ell, g, mix, path, rect, set, tf, tfit } from '#artwork/engine.ts';
import { lamp, lamps, lampsOn, tin } from './lamps.ts';
import type { Sign } from './sign.ts';

/** letters of lamps over a stage */
export function drawShow({ c, p, r, night, deep, glowC, L, rimC, placed, nameAt }: Sign) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(night, p.a, 0.32)], [0.55, night], [1, deep]], 0.5, 0.42, 0.72)}"`));
  // velvet
  let v = '';
  const rv = r.sub('velvet');
  for (let x = -20; x < 1020; ) {
    const w = rv.f(46, 92);
    v += rect(x, 0, w, 1190, `fill="${c.lin([[0, '#000', 0.34], [0.35, p.a, 0.13], [0.55, p.a, 0.05], [1, '#000', 0.36]], 0, 0, 1, 0)}"`);
    x += w;
  }
  c.add('ground', v);
  c.add('ground', path('M0 1170H1000V1400H0Z', `fill="${c.lin([[0, mix(deep, '#8a5a3a', 0.4)], [1, deep]])}"`));
  let bo = '';
  for (let i = -10; i <= 10; i++) bo += `M${500 + i * 60} 1170L${500 + i * 130} 1400`;
  c.add('ground', path(bo, 'stroke="#000" stroke-opacity=".3" stroke-width="3"') + rect(0, 1166, 1000, 6, 'fill="#000" opacity=".4"'));
  if (L.some((t) => t.length > 11))
    L.splice(0, L.length, ...L.flatMap((t) => t.split(' ')).reduce<string[]>((o,
      w) => (o.length && (o[o.length - 1]! + ' ' + w).length <= 9 ? [...o.slice(0, -1), o[o.length - 1]! + ' ' + w] : [...o, w]), []));
  const n = L.length, availH = 900, widths = L.map((t) => tfit(t, 'jost:100', 740, 1000, { track: 150 }));
  // each line fills its width, up to a limit
  const hs = widths.map((q) => Math.min(q.size * 0.72, 330));
  const sum = hs.reduce((a, b) => a + b, 0), gap = 104, k = Math.min(1, (availH - gap * (n - 1)) / sum);
  let y = 640 - (sum * k + gap * (n - 1)) / 2;
  L.forEach((t, i) => {
    const h = hs[i]! * k, size = h / 0.72, q = set(t, 'jost:100', Math.min(size, widths[i]!.size), { track: 150 });
    y += h;
    const w = clamp(q.size * 0.235, 18, 84), [d, fl] = placed(q, 500, y);
    const face = [p.a, p.c, p.b, p.d][i % 4]!;
    c.add('art', ell(500, y - h / 2, (q.x1 - q.x0) * 0.62, h * 0.9, `fill="${c.rad([[0, glowC, 0.3], [1, glowC, 0]])}"`));
    const lid = lamp(c, clamp(w * 0.15, 3.4, 12));
    c.add('type', tin(c, d, w, face, rimC, mix(face, '#000000', 0.55), w > 40 ? 15 : 7, 1.15, 1.7));
    c.add('ornament', lamps(lid, lampsOn(fl, clamp(w * 0.56, 13, 44))));
    y += gap;
  });
  c.add('art', ell(500, 1196, 430, 44, `fill="${c.rad([[0, glowC, 0.42], [1, glowC, 0]])}"`));
  // loose confetti on the boards
  let cf = '';
  for (let i = 0; i < 46; i++) cf += g(rect(-9, -3.4, 18, 6.8, `fill="${r.pick([p.a, p.b, p.c, p.d])}"`), tf(r.f(40, 960), r.f(1196, 1260), r.f(0, 180)));
  c.add('ornament', cf);
  nameAt(1330, mix(deep, '#8a5a3a', 0.15));
}
