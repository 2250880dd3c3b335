import {
  at, circ, Drawing, g, type Input, type LineSpec, lum, mix, path, poisson, rect, shade, stack, tf,
} from '#artwork/engine.ts';
import { drawBunch } from './bunch.ts';
import { drawDrift } from './drift.ts';
import { drawGarland } from './garland.ts';
import type { Sky } from './sky.ts';

export function drawBalloons(inp: Input): Drawing {
  const c = new Drawing('balloons', inp),
    { r, p } = c;
  const m = inp.motif || 'bunch';
  const dark = lum(p.bg) < 0.5;
  const cols = dark ? [p.a, p.c, p.e, p.d, p.ink] : [p.a, p.b, p.c, p.d, p.e].filter((x) => lum(x) > 0.4);
  const lines = inp.headline.split('|');
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, dark ? shade(p.bg, 0.04) : mix(p.bg, '#ffffff', 0.25)],
        [1, dark ? shade(p.bg, -0.03) : shade(p.bg, -0.035, 0.01)],
      ])}"`,
    ),
  );
  let conf = '';
  for (const [x, y] of poisson(r, 0, 0, 1000, 1400, 92)) {
    if (r.chance(0.45)) continue;
    const col = r.pick(cols),
      s = r.f(5, 10);
    conf += r.chance(0.5)
      ? circ(x, y, s * 0.7, `fill="${col}" opacity=".5"`)
      : g(rect(-s, -s * 0.35, s * 2, s * 0.7, `rx="2" fill="${col}" opacity=".55"`), tf(x, y, r.f(0, 180)));
  }
  const sky: Sky = { inp, c, r, p, dark, cols };
  if (m === 'garland') drawGarland({ ...sky, conf });
  else if (m === 'drift') drawDrift({ ...sky, conf });
  else drawBunch({ ...sky, conf });
  const F = inp.variant === 'script' ? ['pacifico', 'jost:500'] : ['gloock', 'jost:500'];
  const ink = p.ink;
  let t = '';
  const cy = m === 'garland' ? 830 : m === 'drift' ? 720 : 0;
  const cxT = m === 'garland' ? 560 : 500;
  const specs: LineSpec[] =
    m === 'bunch'
      ? [{ t: lines.join(' '), f: F[0]!, w: 780, max: 118, gap: 34 }]
      : lines.map((s) => ({ t: s, f: F[0]!, w: m === 'garland' ? 640 : 620, max: 170, gap: 34, flat: false }));
  if (inp.name) specs.push({ t: inp.name.toUpperCase(), f: F[1]!, w: 600, max: 32, gap: 0, track: 260 });
  const S = stack(specs, m === 'bunch' ? { top: 1112 } : { cy });
  S.runs.forEach(
    (u, i) =>
      (t += path(at(u, cxT, S.ys[i]!), `fill="${i === S.runs.length - 1 && inp.name ? (dark ? p.a : mix(p.a, p.ink, 0.25)) : ink}"`)),
  );
  c.add('type', t);
  c.add('texture', c.grain(0.5));
  c.alt = `${m === 'garland' ? 'An arch' : 'A bunch'} of balloons with the words ${lines.join(' ')}`;
  return c;
}
