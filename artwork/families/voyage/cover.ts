import { at, Drawing, g, type Input, mix, n1, path, rect, type Rng, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/journeys.ts';
import { roles, type Roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { alpine } from './alpine.ts';
import { canal } from './canal.ts';
import { desert } from './desert.ts';
import { ferry } from './ferry.ts';
import { harbour } from './harbour.ts';

const F = { x: 46, y: 46, w: 908, h: 1308 };
/** a poster's picture: its drawing, its horizon, and what the lettering stands on */
type Scene = (c: Drawing, r: Rng, K: Roles) => { s: string; cy: number; H: number; ground: string; ink: string; low?: boolean; lowGround?: string };
export function drawVoyage(inp: Input): Drawing {
  const c = new Drawing('voyage', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['harbour', 'alpine', 'desert', 'ferry', 'canal'].includes(inp.motif) ? inp.motif : 'harbour';
  const paper = mix(K.cream, '#fffdf6', 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  const A = ({ harbour, alpine, desert, ferry, canal } as Record<string, Scene>)[m]!(c, r, K);
  const clip = c.clip(rect(F.x, F.y, F.w, F.h));
  c.add('art', g(A.s, `clip-path="${clip}"`));
  // ink laid a little unevenly by the squeegee
  let sq = '';
  for (let i = 0; i < 70; i++) sq += rect(r.f(46, 940), r.f(46, 1300), r.f(1, 3), r.f(40, 260), `fill="${i % 2 ? '#ffffff' : '#000000'}" opacity=".025"`);
  c.add('texture', g(sq, `clip-path="${clip}"`));
  const face = inp.variant && /^[a-z-]+(:\d+)?$/.test(inp.variant) && ['federo', 'limelight', 'josefin-sans:700', 'league-spartan:800'].includes(inp.variant)
    ? inp.variant : ({ harbour: 'federo', alpine: 'josefin-sans:700', desert: 'league-spartan:800', ferry: 'limelight', canal: 'federo' } as Record<string, string>)[m]!;
  const ls = linesOf(inp.headline).map(upper);
  const b = block(ls, face, 800, A.H, A.low ? 132 : ls.length > 1 ? 96 : 128, 1.05, { track: face === 'limelight' ? 30 : 50 });
  const ink = withContrast(A.ground, legible(A.ground, A.ink, K.cream), 3.2);
  const sub = [inp.sub, inp.name].filter(Boolean) as string[];
  const top = A.cy - b.h / 2 - (sub.length && !A.low ? 22 : 0);
  const d = drawBlock(b, 500, top);
  c.add('type', path(d, `fill="${ink}"`));
  if (sub.length) {
    const gr = A.low ? A.lowGround! : A.ground, y = A.low ? 1312 : top + b.h + 56, col = withContrast(gr, legible(gr, mix(K.warm, K.cream, 0.4), K.deep), 4.6);
    const run = tfit(upper(sub.join('  ·  ')), 'josefin-sans:600', 700, 25, { track: 260 });
    c.add('type', path(at(run, 500, y), `fill="${col}"`));
    const half = (run.x1 - run.x0) / 2 + 26;
    if (half < 400) c.add('ornament',
      path(`M${n1(500 - half)} ${n1(y - 8)}H${n1(Math.max(90, 500 - half - 90))}M${n1(500 + half)} ${n1(y - 8)}H${n1(Math.min(910, 500 + half + 90))}`, `stroke="${col}" stroke-width="3"`));
  }
  c.add('frame', rect(F.x, F.y, F.w, F.h, `fill="none" stroke="${mix(K.deep, K.cool, 0.1)}" stroke-width="3"`));
  c.add('texture', c.grain(0.75));
  return c;
}
