import { circ, type Drawing, g, n1, type P, path, poisson, rect, shade } from '#artwork/engine.ts';
import type { Hour } from './hour.ts';

/** whether a point of the sky is behind the headline */
const isBehindWords = ([x, y]: P) => y > 70 && y < 430 && Math.abs(x - 500) < 370;

/** a sleigh and its reindeer before the moon at mx, my */
function drawSleigh(top: string, mx: number, my: number): string {
  let s = '';
  const sl = shade(top, -0.05),
    x = mx - 40,
    y = my + 20;
  let d = '';
  const rd = (a: number, b: number) =>
    `M${a} ${b}c-8 -2 -20 -2 -28 0l-12 16h5l10 -10l20 1l8 12h5l-3 -13l8 -14l8 -4l-2 -5l-10 0l-6 6ZM${a + 9} ${b - 10}l4 -14l5 -6l-4 7l8 -3l-8 7l-2 8Z`;
  for (let i = 0; i < 3; i++) d += rd(x - 40 + i * 52, y - i * 9);
  d += `M${x - 150} ${y + 12}q0 24 26 24h40q14 0 18 -12l6 -22q-22 12 -42 4q-30 -12 -48 6Z`;
  s +=
    path(d, `fill="${sl}"`) +
    path(`M${x - 66} ${y + 12}Q${x - 20} ${y + 10} ${x + 66} ${y - 18}`, `fill="none" stroke="${sl}" stroke-width="2"`);
  return s;
}

/** the snow that falls */
export function drawSnow(c: Drawing, isDay: boolean): void {
  const { r } = c;
  let fl = '';
  for (const q of poisson(r, 0, 0, 1000, 1400, 36))
    if (r.chance(0.55) && !isBehindWords(q))
      fl += circ(q[0], q[1], Math.pow(r.f(), 2.4) * 5.4 + 1.1, `opacity="${n1(r.f(0.5, 1))}"`);
  c.add('art', g(fl, `fill="#fff"${isDay ? ' opacity=".9"' : ''}`), 'snow');
}

/** the sky with its stars, the moon or the sun, and a sleigh unless it is plain */
export function drawSky(c: Drawing, { isDay, top, middle, horizon }: Hour, isPlain: boolean): void {
  const { r } = c;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, top], [0.5, middle], [0.85, horizon]])}"`));
  let s = '';
  if (!isDay)
    for (const q of poisson(r, 0, 0, 1000, 820, 42))
      if (r.chance(0.7) && !isBehindWords(q))
        s += circ(q[0], q[1], Math.pow(r.f(), 2) * 2.6 + 0.7, `fill="#fff" opacity="${n1(r.f(0.35, 0.95))}"`);
  const mx = r.f(640, 790),
    my = r.f(480, 540);
  s +=
    circ(mx, my, 190, `fill="${c.rad([[0, isDay ? '#fff7dd' : '#fff3cf', 0.55], [1, '#fff3cf', 0]])}"`) +
    circ(mx, my, 84, `fill="${isDay ? '#fff6d8' : '#fff1cb'}"`) +
    (isDay
      ? ''
      : circ(mx - 26, my - 16, 15, 'fill="#f3dfae" opacity=".7"') +
        circ(mx + 24, my + 22, 20, 'fill="#f3dfae" opacity=".6"') +
        circ(mx + 20, my - 34, 9, 'fill="#f3dfae" opacity=".6"'));
  if (!isPlain) s += drawSleigh(top, mx, my);
  c.add('art', s, 'twinkle');
}
