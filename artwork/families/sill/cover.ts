import {
  at, clamp, Drawing, g, type Input, lerp, lum, mix, n1, type P, path, rect, shade, tf, tfit,
} from '#artwork/engine.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockD } from '#artwork/lettering/table.ts';
import { bloom, ribbed, saguaro } from './cactus.ts';
import { drawHanging } from './hanging.ts';
import { pot } from './pots.ts';
import { drawRosettes } from './rosettes.ts';
import { drawShelf } from './rows.ts';
import type { Sill } from './shelf.ts';

export function drawSill(inp: Input): Drawing {
  const c = new Drawing('sill', inp), { r, p } = c;
  const m = ['shelf', 'giant', 'hanging', 'rosettes'].includes(inp.motif || '') ? inp.motif! : 'shelf';
  const light = lum(p.bg) > 0.6;
  const wall = light ? mix(p.bg, p.d, 0.45) : p.bg, dk = light ? mix(p.ink, p.e, 0.3) : shade(p.bg, -0.1), on = clear(light ? p.ink : p.ink, wall, 7);
  const hot = light ? p.a : p.c;
  const gA = mix('#4f8f6a', light ? p.c : p.b, 0.3), gB = mix('#7fa860', p.c, 0.15), gC = mix('#3d7a78', p.e, 0.12), pink = mix('#f0668a', hot, 0.35);
  const clayC = mix('#c9693f', light ? p.a : p.c, 0.16);
  const dry = (x: number, y: number, w: number, h: number, col: string, n: number, o: number) => {
    let d = '';
    for (let i = 0; i < n; i++) { const yy = y + r.f(0, h), xx = x + r.f(0, w * 0.7), l = r.f(0.08, 0.3) * w; d += `M${n1(xx)} ${n1(yy)}q${n1(l / 2)} ${n1(r.f(-4, 4))} ${n1(l)} 0`; }
    return path(d, `fill="none" stroke="${col}" stroke-width="3" stroke-linecap="round" stroke-opacity="${o}" stroke-dasharray="18 4 40 3 8 5"`);
  };
  // shapes whose shade falls upon the wall
  const cast: string[] = [];
  const line = (a: P, b: P, n = 16): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);
  const cap = (w: number, dome: number) => (t: number) => w * (t > 1 - dome ? Math.sqrt(Math.max(0.0004, 1 - Math.pow((t - (1 - dome)) / dome, 2))) : t < 0.12 ? 0.88 + t : 1);
  const globe = (x: number, y: number, s: number, col: string) => {
    const n0 = cast.length, d = ribbed(sill, line([0, 10], [0, -250], 20), (t) => 290 * Math.pow(Math.sin(Math.PI * clamp(0.12 + t * 0.86, 0.001, 0.999)), 0.62),
      col, 11, 26), add = cast.splice(n0).join('');
    cast.push(g(add, tf(x, y, 0, s)));
    return g(d, tf(x, y, 0, s)) + bloom(sill, x - 44 * s, y - 226 * s, s * 0.7) + bloom(sill, x + 48 * s, y - 224 * s, s * 0.64) + bloom(sill, x + 2 * s, y - 244 * s, s * 0.96);
  };
  const small = inp.name || inp.sub;
  const A: string[] = [];
  const sill: Sill = { inp, c, r, p, light, dk, hot, gA, gB, gC, pink, clayC, dry, cast, line, cap, globe, small, A };
  if (m === 'rosettes') return drawRosettes(sill);
  // wall, window light
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + dry(0, 0, 1000, 1400, mix(wall, '#ffffff', 0.4), 90, 0.2) + dry(0, 0, 1000, 1400, shade(wall, -0.05), 70, 0.22));
  let pane = '';
  for (let j = 0; j < 3; j++) for (let i = 0; i < 2; i++) pane += rect(i * 216, j * 262, 198, 244);
  c.add('ground', g(pane, `fill="${mix('#fff3cf', p.b, 0.14)}" opacity="${light ? 0.55 : 0.16}" transform="matrix(1 -0.22 0.24 1 ${m === 'hanging' ? 240 : 190} ${m === 'hanging' ? 300 : 176})"`));
  const sy = m === 'giant' ? 1010 : 968;
  if (m === 'shelf') drawShelf({ ...sill, sy });
  else if (m === 'giant') {
    A.push(saguaro(sill, 500, sy - 236, 1.24, gA) + pot(sill, 500, sy, 310, 244, 0));
  } else drawHanging(sill);
  c.add('art', g(cast, `fill="${dk}" opacity="${light ? 0.13 : 0.3}" transform="matrix(1 0 0 1 74 ${m === 'hanging' ? 26 : -22})"`));
  if (m !== 'hanging') {
    const wood = light ? mix('#b98a5a', p.e, 0.12) : mix('#9a6e46', p.bg, 0.2);
    let gr = '';
    for (let i = 0; i < 14; i++) { const y = sy + 4 + i * 2.3; gr += `M${n1(r.f(56, 330))} ${n1(y)}q${n1(r.f(100, 240))} ${n1(r.f(-2, 2))} ${n1(r.f(260, 590))} 0`; }
    c.add('art', rect(60, sy + 36, 880, 40, `fill="${c.lin([[0, dk, 0.36], [1, dk, 0]])}"`) + rect(40, sy - 6, 920, 44, `rx="5" fill="${wood}"`)
      + rect(40, sy - 6, 920, 9, `rx="4" fill="${mix(wood, '#ffffff', 0.35)}"`) + path(gr, `fill="none" stroke="${shade(wood, -0.1)}" stroke-width="1.8" stroke-opacity=".6"`));
  }
  c.add('art', A);
  const top = m === 'hanging' ? 1010 : sy + 82, bot = 1342;
  const b = block(inp.headline, 'caprasimo', 820, small ? bot - top - 92 : bot - top - 30, { max: 128, lead: 1.0, lines: 2 });
  const gap = 40, sm = small ? tfit(small, 'jost:500', 760, 42, { track: 20 }) : null, H = b.h + (sm ? gap + sm.cap : 0), y0 = (top + bot - H) / 2;
  c.add('type', [path(blockD(b, 500, y0), `fill="${on}"`), sm ? path(at(sm, 500, y0 + b.h + gap + sm.cap), `fill="${clear(mix(hot, on, 0.35), wall, 4.6)}"`) : '']);
  c.add('texture', c.vignette(dk, 0.14) + c.grain(1));
  return c;
}
