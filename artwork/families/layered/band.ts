import {
  at, circ, contrast, type Drawing, lerp, type LineSpec, lum, makeRng, mix, n1, noise1, type P, path, rect, shade,
  smooth, toOklch,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ALOFT } from '#artwork/materials/aloft.ts';
import { fittedHeight } from '#artwork/materials/fitted-height.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { layered, standing } from './paper.ts';
import { cloud } from './window.ts';

const GROUND = 1010;

/** A landscape over the whole sheet in layers: sky, far ridges, the hero on the middle one, the words on the nearest hill. */
export function landscape(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.22);
  const green = greenOf(p, dark);
  const skies: [string, ...string[]] = dark
    ? [mix(p.bg, p.b, 0.25), mix(p.bg, p.d, 0.25), mix(p.ink, p.c, 0.45)]
    : [pale(p.d, p.paper, 0.86), pale(p.b, p.paper, 0.85), mix('#cfe6f0', p.d, 0.2), pale(p.c, p.paper, 0.82), mix(p.a, rich, 0.25)];
  const sky = groundFor(p, h, ownWay(h, 'sky', skies));
  const night = lum(sky) < 0.55;
  const land = ownOf(h, 'land', dark ? [mix(green, p.bg, 0.25), mix(p.b, p.bg, 0.2), mix(p.e, p.bg, 0.3)] : [green, rich, mix(p.c, rich, 0.25), mix(p.a, rich, 0.3)]);
  const near = shade(mix(land, dark ? p.bg : rich, 0.6), night || dark ? -0.045 : -0.03);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(sky, night ? -0.03 : -0.02)], [0.7, shade(sky, 0.035)]])}"`));
  // the sun or moon, in three discs
  const [sx, R] = [ownOf(h, 'sun at', [500, 690, 310]), 250];
  const warm = [p.b, p.a, p.d, '#f2c46a'].filter((x) => { const { h: hue, c: chroma } = toOklch(x); return chroma > 0.05 && (hue < 105 || hue > 345); });
  const sun = night ? mix(mix('#fff2cf', p.paper, lum(p.paper) > 0.6 ? 0.4 : 0), sky, 0.1) : (warm.map((x) => mix(x, sky, 0.2)).find((x) => contrast(x, sky) > 1.15) ?? mix('#ffffff', sky, 0.2));
  let s = '';
  if (night) {
    const r = makeRng(`${h.key}stars`);
    for (let i = 0; i < 34; i++) s += circ(r.f(60, 940), r.f(60, 640), r.f(3, 6.5), `fill="${mix('#fff8e4', sky, 0.25)}"`);
  }
  [1.42, 1.2, 1].forEach((k, i) => {
    const d = circD(sx, 430, R * k);
    s += standing(c, d, mix(sky, sun, [0.22, 0.5, 1][i]!), { spread: 14, dark: 0.16, dy: 8, lip: 0.2 });
  });
  if (!night)
    for (const [x, y, k] of [[170, 250, 1], [838, 350, 1.15], [640, 150, 0.7]] as const) {
      const d = cloud(x, y, k);
      s += standing(c, d, mix('#ffffff', sky, 0.16), { spread: 13, dark: 0.18, dy: 10 });
    }
  const ridges = ownOf(h, 'ridge', RIDGES);
  const tone = (t: number) => mix(mix(sky, land, 0.28), near, t);
  s += standing(c, ridge(ridges[0], 690, 66, h.key, 1), tone(0.02)) + standing(c, ridge(ridges[1], 800, 60, h.key, 2), tone(0.2));
  s += trees(c, h, 886, tone(0.34), 12, 0.8) + standing(c, ridge(0, 900, 44, h.key, 3), tone(0.36));
  c.add('frame', s);
  const aloft = ALOFT.has(h.key);
  const [w, ht] = [660, 660];
  const tall = fittedHeight(h, w, ht);
  const ps = lay(c, h, 500, aloft ? 560 : GROUND + 24 - tall / 2, w, ht);
  c.add('art', layered(c, h, ps, mix(sky, tone(0.2), 0.3), 28));
  c.add('frame', standing(c, ridge(0, GROUND + (aloft ? -10 : 18), 26, h.key, 4), tone(0.62), { spread: 24 }) + grass(c, h, tone(0.62))
    + standing(c, ridge(0, 1104, 20, h.key, 5), near, { spread: 26, dark: 0.34 }));
  c.add('texture', c.grain(0.8));
  const words = inLines(input.headline, 15);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'league-spartan:700', w: 830, max: words.length > 1 ? 92 : 118, track: -12, gap: i === words.length - 1 ? 34 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'league-spartan:400', w: 800, max: 40, track: 6, flat: true });
  const k = stackWithin(specs, { cy: 1242, h: 200 });
  const ink = inkOn(near, [mix(p.paper, '#fffaf0', lum(p.paper) > 0.6 ? 0.4 : 1), p.ink], 4.8);
  c.add('type', k.runs.map((q, i) => path(at(q, 84, k.ys[i]!, 's'), `fill="${ink}"`)).join(''));
}

/** rolling, peaked, or stepped */
const RIDGES: [[number, number], ...[number, number][]] = [[1, 0], [0, 0], [2, 0], [1, 1]];

/** a ridge across the whole page; kind 0 rolls, 1 has peaks, 2 terraces */
function ridge(kind: number, y: number, amp: number, key: string, i: number): string {
  const f = noise1(`${key}ridge${i}`);
  if (kind === 1) {
    const pts: P[] = Array.from({ length: 9 }, (_, j): P => [lerp(-80, 1080, j / 8) + f(j + 40) * 34, y - (j % 2 ? 1 : -0.5) * amp * (1.5 + f(j * 3.1) * 0.6)]);
    return `M-40 1440V${n1(y)}L${pts.map(([a, b]) => `${n1(a)} ${n1(b)}`).join('L')}L1040 1440Z`;
  }
  const pts: P[] = Array.from({ length: 13 }, (_, j): P => [lerp(-60, 1060, j / 12), y + f(j * 0.42 + i * 5) * amp * (kind === 2 ? 1.5 : 1)]);
  return `${smooth(pts, false)}L1060 1440L-60 1440Z`;
}

/** firs, rounds or poplars along a ridge, fewer in the middle */
function trees(c: Drawing, h: Hero, y: number, colour: string, n: number, k: number): string {
  const r = makeRng(`${h.key}trees`);
  const kind = ownOf(h, 'trees', [0, 1, 2]);
  let d = '';
  for (let i = 0; i < n; i++) {
    const side = i % 2 ? 1 : -1,
      x = 500 + side * r.f(190, 520),
      s = k * r.f(0.75, 1.35),
      q = (u: number, v: number) => `${n1(x + u * s)} ${n1(y + 40 + v * s)}`;
    if (kind === 0) d += `M${q(-46, 0)}L${q(-20, -62)}L${q(-34, -62)}L${q(-12, -116)}L${q(-24, -116)}L${q(0, -180)}L${q(24, -116)}L${q(12, -116)}L${q(34, -62)}L${q(20, -62)}L${q(46, 0)}Z`;
    else if (kind === 1) d += `M${q(-7, 0)}L${q(-6, -40)}C${q(-72, -44)} ${q(-70, -150)} ${q(0, -156)}C${q(70, -150)} ${q(72, -44)} ${q(6, -40)}L${q(7, 0)}Z`;
    else d += `M${q(-6, 0)}L${q(-6, -24)}C${q(-44, -40)} ${q(-30, -150)} ${q(0, -216)}C${q(30, -150)} ${q(44, -40)} ${q(6, -24)}L${q(6, 0)}Z`;
  }
  return standing(c, d, colour, { spread: 12, dark: 0.2, dy: -2, lip: 0.28 });
}

/** tufts at the foot of the hero's hill */
function grass(c: Drawing, h: Hero, colour: string): string {
  const r = makeRng(`${h.key}grass`);
  let d = '';
  for (let i = 0; i < 13; i++) {
    const x = 500 + (i % 2 ? 1 : -1) * r.f(210, 500),
      y = 1100 + r.f(-8, 24),
      s = r.f(0.8, 1.3),
      q = (u: number, v: number) => `${n1(x + u * s)} ${n1(y + v * s)}`;
    for (const [a, l] of [[-26, 46], [-8, 74], [12, 62], [30, 40]] as const) d += `M${q(a * 0.4 - 6, 20)}Q${q(a * 0.5, -l * 0.5)} ${q(a, -l)}Q${q(a * 0.7 + 6, -l * 0.4)} ${q(a * 0.4 + 8, 20)}Z`;
  }
  const col = shade(colour, lum(colour) > 0.5 ? -0.05 : 0.06);
  return standing(c, d, col, { spread: 7, dark: 0.2, dy: 3, lip: 0 });
}
