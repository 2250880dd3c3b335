import {
  bez, circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, polar, pt, ribbon, type Rng, shade, tf,
} from '#artwork/engine.ts';
import { march } from '#artwork/outlines/strokes.ts';
import { drawFlamingo, drawPenguin, drawSwan, drawToucan } from './birds.ts';
import { cheek, eyeD } from './face.ts';
import type { Figure, Pen } from './figure.ts';
import { drawFox, drawGiraffe } from './mammals.ts';
import { drawCaterpillar, drawSeahorse, drawSnail } from './small.ts';

/** each animal on a cell 100 × 140 units; drawn large, with its own marks */
export function beast(ch: string, c: Drawing, p: Palette, r: Rng, tone: number): Figure {
  const hue = [p.a, p.b, p.c, p.e, mix(p.a, p.b, 0.5)], pickc = (k: number) => hue[(k + tone) % hue.length]!;
  const tub = (ps: P[], w: (t: number) => number, col: string, extra = '') => path(ribbon(ps, w), `fill="${col}" ${extra}`);
  const sh = (svg: string, o = 0.14) => g(svg, `opacity="${o}"`);
  const tickles = (pts: { p: P; a: number }[], len: number, col: string, w = 1.1,
    o = 0.5) => path(pts.map((q) => `M${pt(q.p)}l${n1(Math.cos(q.a) * len)} ${n1(Math.sin(q.a) * len)}`).join(''),
      `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" opacity="${o}"`);
  void sh;
  const pen: Pen = { c, p, r, pickc, tub, tickles };
  if (ch === '0') return drawFox(pen);
  if (ch === '1') return drawGiraffe(pen);
  if (ch === '2') return drawSwan(pen);
  if (ch === '3') return drawCaterpillar(pen);
  if (ch === '4') return drawFlamingo(pen);
  if (ch === '5') return drawSeahorse(pen);
  if (ch === '6') return drawSnail(pen);
  if (ch === '7') return drawToucan(pen);
  if (ch === '8') return drawPenguin(pen);
  // 9: an elephant's head, the trunk let down
  const a = mix(pickc(3), '#8d9bb0', 0.62), d = shade(a, -0.13), l = shade(a, 0.08), ear = mix('#f0b6ac', a, 0.25);
  const tr = [...bez([78, 44], [90, 84], [82, 122], [50, 138], 26), ...bez([50, 138], [30, 147], [14, 138], [16, 126], 14).slice(1)];
  let o = tub(tr, (t) => 31 - 18 * Math.pow(t, 0.8), a);
  let rings = ''; march({ p: tr.slice(5), loop: false }, 8.6).forEach((q) => {
    const t = 0.14 + q.t * 0.86, hw = (31 - 18 * Math.pow(t, 0.8)) / 2;
    rings += `M${pt(polar(q.p[0], q.p[1], -hw * 0.86, q.a + 1.57))}Q${pt(polar(q.p[0], q.p[1], 3.4, q.a))} ${pt(polar(q.p[0], q.p[1], hw * 0.5, q.a + 1.57))}`;
  });
  o += path(rings, `fill="none" stroke="${d}" stroke-width="1.8" stroke-linecap="round" opacity=".5"`) + ell(16, 125, 6.6, 3.4, `fill="${d}"`) + ell(16, 124.6, 3.6, 1.5, `fill="${shade(a, -0.3)}"`);
  o += path('M70 74C66 84 58 90 48 92C52 84 56 78 58 72Z', 'fill="#fff8ea"');
  o += path('M50 0C80 0 98 18 97 46C96 70 82 84 60 82C30 84 4 68 4 40C6 14 26 0 50 0Z', `fill="${a}"`)
    + path('M52 16C34 6 8 14 6 40C4 62 20 78 38 76C54 74 60 60 58 44C58 34 58 22 52 16Z', `fill="${shade(a, -0.06)}"`)
    + path('M48 22C34 14 14 22 13 42C12 58 24 70 38 68C50 66 53 56 52 44C52 34 52 28 48 22Z', `fill="${ear}"`)
    + path('M46 30C36 24 24 30 22 42', 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"');
  o += eyeD(76, 34, 6, 0.2) + path('M70 26Q76 22 82 27', `fill="none" stroke="${d}" stroke-width="2" stroke-linecap="round"`) + cheek(72, 52, 5, '#ef8f80')
    + path('M58 2C60 -6 66 -8 70 -8M63 3C66 -2 70 -4 75 -3', `fill="none" stroke="${d}" stroke-width="2.4" stroke-linecap="round"`)
    + path('M34 5C44 2 56 2 66 5', `fill="none" stroke="${l}" stroke-width="3.4" stroke-linecap="round"`);
  o += g(path('M0 0L-4 -9C0 -13 6 -12 6 -7L12 -10C14 -4 10 1 4 1Z', `fill="${p.a}"`) + circ(1, -5, 2.4, `fill="${p.b}"`), tf(13, 117, -14, 0.9));
  return { w: 98, svg: o, feet: [] };
}
