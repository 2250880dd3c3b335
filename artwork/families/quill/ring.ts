import {
  at, contrast, type Drawing, type LineSpec, mix, n1, type P, path, rect, shade, TAU, use, wrap,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { type Hero, spl } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { nameLines } from '#artwork/lettering/name-lines.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { circD, off, spaced } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { coil, quilled, strip } from './coils.ts';

const CX = 500,
  CY = 700,
  RX = 342,
  RY = 532,
  MANY = 10;
/** the uppermost of the ring */
export const IN_RING = { cx: CX, cy: CY - RY, w: 206, h: 206 };

/** Ten of them in a ring with leaves and coils between, the words in its middle. */
export function ringOfMany(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const ground = dark ? r.pick([p.bg, shade(mix(p.bg, p.e, 0.3), 0.01), shade(mix(p.bg, p.b, 0.3), -0.02)]) : r.pick([mix(p.bg, p.d, 0.5), mix(p.bg, p.b, 0.28), mix(p.bg, p.a, 0.16), shade(p.bg, -0.01)]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(40, 40, `<rect width="20" height="40" fill="#fff" fill-opacity="${dark ? 0.025 : 0.2}"/>`)}"`) + c.grain(0.8));
  const ring: P[] = Array.from({ length: 160 }, (_, i) => [CX + Math.cos((i / 160) * TAU - Math.PI / 2) * RX, CY + Math.sin((i / 160) * TAU - Math.PI / 2) * RY]);
  const even = spaced(ring, 10),
    stops = (k: number) => even[Math.round(k * even.length) % even.length]!;
  // between two of them: a bent stem with leaves, a coil in the middle
  const leafC = off(natural(p, '#5f8f57', 0.3), ground, 1.5),
    pool = [p.a, p.b, p.c, p.e].filter((x) => contrast(x, ground) > 1.5);
  const cols = (pool.length ? pool : [p.ink]).slice(0, 2).map((x) => off(x, ground, 1.5));
  let leaves = '',
    veins = '';
  const rolls = cols.map(() => '');
  for (let i = 0; i < MANY; i++) {
    const { p: q, n } = stops((i + 0.5) / MANY),
      a = Math.atan2(-n[0], n[1]);
    const t: P = [Math.cos(a), Math.sin(a)];
    const f = (u: number, v: number): P => [q[0] + t[0] * u + n[0] * v, q[1] + t[1] * u + n[1] * v];
    for (const s of [-1, 1]) {
      leaves += spl([[...f(4 * s, 15 * s), 1], f(16 * s, 38 * s), [...f(18 * s, 66 * s), 1], f(-8 * s, 40 * s)]) + spl([[...f(15 * s, 4 * s), 1], f(30 * s, 18 * s), [...f(50 * s, 22 * s), 1], f(34 * s, 0)]);
      const [b, e] = [f(6 * s, 26 * s), f(15 * s, 54 * s)];
      veins += `M${n1(b[0])} ${n1(b[1])}L${n1(e[0])} ${n1(e[1])}`;
    }
    rolls[i % cols.length]! += coil(q[0], q[1], 17, 5.4, r.f(0, TAU)) + circD(q[0], q[1], 17);
  }
  const one = c.def((id) => `<g id="${id}">${quilled(c, h, { cx: 0, cy: 0, w: IN_RING.w, h: IN_RING.h }, ground)}</g>`);
  const [top, ...rest] = Array.from({ length: MANY }, (_, i) => stops(i / MANY).p);
  // living things face one another across the words
  const turns = h.tags.includes('animal');
  const put = (q: P) => use(one, `transform="translate(${n1(q[0])} ${n1(q[1])})${turns && q[0] < CX - 1 ? ' scale(-1 1)' : ''}"`);
  c.add('ornament', strip(c, leaves, leafC, 3.8) + strip(c, veins, shade(leafC, 0.05), 2.6) + rolls.map((d, i) => strip(c, d, cols[i]!, 3.4)).join(''));
  c.add('art', put(top!));
  c.add('art', rest.map(put).join(''));
  // words by themselves, so that they may be large
  const words = input.headline.split('|').flatMap((line) => line.split(' ')),
    lines = words.length > 4 ? wrap(input.headline.replace('|', ' '), 3) : words,
    small = smallLineOf(input);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'dm-serif-display', w: 416, max: 104, gap: i === lines.length - 1 ? 50 : 26, flat: true }));
  const named = small ? nameLines(small, 'josefin-sans:600', 400, 36, { track: 60 }) : [];
  for (const run of named) specs.push({ t: run.text, f: 'josefin-sans:600', w: 400, max: named.length > 1 ? run.size : 36, track: 60, gap: 18, flat: true });
  const k = stackEven(specs, { cy: CY });
  const ink = inkOn(ground, dark ? [p.a, p.ink] : [p.a, p.e, p.ink], 4.5);
  const td = lines.map((_, i) => at(k.runs[i]!, CX, k.ys[i]!)).join('');
  const tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  c.add('type', use(tid, `fill="#140a10" fill-opacity=".2" transform="translate(3 5)"`) + use(tid, `fill="${ink}"`)
    + (small ? path(named.map((_, i) => at(k.runs[lines.length + i]!, CX, k.ys[lines.length + i]!)).join(''), `fill="${inkOn(ground, [p.ink, p.e])}"`) : ''));
}
