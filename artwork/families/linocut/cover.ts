import {
  at, circ, Drawing, g, type Input, lum, mix, type P, path, polar, rect, ribbon, stack, TAU,
} from '#artwork/engine.ts';
import { rough, type Block } from './block.ts';
import { drawCuts, drawGrass, type Cuts } from './ground.ts';
import { drawHare } from './hare.ts';
import { drawPoppy } from './poppy.ts';
import { drawShip } from './ship.ts';

export function drawLinocut(inp: Input): Drawing {
  const c = new Drawing('linocut', inp),
    { r, p } = c;
  const m = inp.motif || 'hare';
  const paper = lum(p.paper) < 0.5 ? '#f5efe2' : mix(p.paper, p.bg, 0.5);
  const ink = lum(p.bg) < 0.5 ? p.bg : lum(p.e) < 0.52 ? p.e : p.ink;
  const sp = p.a;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  const X0 = 90,
    Y0 = 90,
    X1 = 910,
    Y1 = 1040;
  const block: Block = { c, r, m, paper, ink, sp };
  const blk = rough(block, X0, Y0, X1, Y1);
  const cp = c.clip(path(blk));
  const mx = r.f(560, 680),
    my = r.f(300, 350),
    MR = 138;
  let s = path(blk, `fill="${ink}"`);
  let carve = '';
  const gouge = (pts: P[], w: number) => ribbon(pts, (t) => w * Math.pow(Math.sin(Math.PI * Math.min(0.985, t * 0.97 + 0.015)), 0.7));
  // sky: carved rays curving round the moon
  for (let k = 0; k < 15; k++) {
    const R = MR + 34 + k * 38;
    const n = Math.round(R / 7.4);
    for (let i = 0; i < n; i++) {
      if (r.chance(0.22)) continue;
      const a = (i / n) * TAU + r.f(-0.02, 0.02) + k * 0.3,
        da = r.f(16, 34) / R;
      const pts: P[] = [0, 0.33, 0.66, 1].map((t) => polar(mx, my, R + r.f(-3, 3), a + da * t));
      if (pts[0]![1] > 800) continue;
      carve += gouge(pts, r.f(4.5, 8.5) * (1 - k * 0.022));
    }
  }
  s +=
    g(path(carve, `fill="${paper}"`), `clip-path="${cp}"`) +
    circ(mx, my, MR, `fill="${paper}"`) +
    circ(mx + 6, my + 5, MR - 8, `fill="${sp}" opacity=".9"`);
  const cuts: Cuts = { r, paper, mx, my, MR, gouge };
  s += drawCuts(cuts);
  const ground = 'M40 900C220 820 420 800 640 836C780 858 900 850 980 830V1200H40Z';
  s += g(path(ground, `fill="${ink}" stroke="${paper}" stroke-width="7"`), `clip-path="${cp}"`);
  const hatchIn = (d: string, lines: P[][], w: number) =>
    g(path(lines.map((l) => gouge(l, w)).join(''), `fill="${paper}"`), `clip-path="${c.clip(path(d))}"`);
  let subj = '';
  if (m === 'hare') subj = drawHare({ ...block, subj, hatchIn, gouge });
  else if (m === 'poppy') subj += drawPoppy({ ...block, gouge });
  else subj = drawShip({ ...block, subj, gouge, hatchIn, cp });
  s += g(subj, `clip-path="${cp}"`);
  if (m !== 'ship') s += drawGrass({ ...block, gouge, cp });
  let ch = '';
  for (let i = 0; i < 60; i++) {
    const e = r.i(0, 3);
    const q: P =
      e === 0
        ? [r.f(X0, X1), Y0 - r.f(4, 20)]
        : e === 1
          ? [r.f(X0, X1), Y1 + r.f(4, 20)]
          : e === 2
            ? [X0 - r.f(4, 20), r.f(Y0, Y1)]
            : [X1 + r.f(4, 20), r.f(Y0, Y1)];
    ch += gouge([q, [q[0] + r.f(-8, 8), q[1] + r.f(-4, 4)], [q[0] + r.f(-16, 16), q[1] + r.f(-6, 6)]], r.f(1.5, 3.5));
  }
  s += path(ch, `fill="${ink}" opacity=".8"`);
  c.add('art', s);
  const lines = inp.headline.split('|');
  const S = stack(
    [
      { t: lines.join(' '), f: inp.variant === 'fat' ? 'rye' : 'elsie:900', w: 820, max: 130, gap: 28 },
      ...(inp.name ? [{ t: inp.name.toUpperCase(), f: 'josefin-slab:700', w: 620, max: 34, track: 260 }] : []),
    ],
    { cy: 1208 },
  );
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i ? sp : ink}"`)).join(''));
  let fl = '';
  for (let i = 0; i < 420; i++) fl += circ(r.f(X0, X1), r.f(Y0, 1330), r.f(0.6, 1.9), '');
  c.add('texture', g(fl, `fill="${paper}" opacity=".55"`) + c.grain(0.8));
  c.alt = `Linocut print of a ${m} under the moon with the words ${lines.join(' ')}`;
  return c;
}
