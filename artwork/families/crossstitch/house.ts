import { wrap } from '#artwork/engine.ts';
import { bw, countAll, fir, HEARTS } from '#artwork/marks/chart.ts';
import { backstitch } from './backstitch.ts';
import { BIRD, TULIPH } from './parts.ts';
import { border, type Pattern } from './pattern.ts';

/** a house with an alphabet over it */
export function drawHouse(pattern: Pattern & { alphabet: [string, string][] }) {
  const { T, ch, lines, rule, fine, strands, minor } = pattern;
  let { alphabet } = pattern;
  border(pattern);
  // the alphabet in one strand, the words in two
  const hd = lines.length === 1 && lines[0]!.length > 8 ? wrap(lines[0]!, 2) : lines;
  const hb = fine(hd, 66) ? [] : countAll(hd, 'young-serif', 66, hd.length > 1 ? 15 : 18, 1, 20);
  const hh = hb.length ? hb.reduce((q, b) => q + b.length + 4, -4) : hd.length * 10 - 4;
  let hy = Math.round((hd.length > 1 ? 53 : 52) - hh / 2);
  for (const b of hb) {
    ch.bits(b, Math.round(50 - bw(b) / 2), hy, 9);
    hy += b.length + 4;
  }
  if (!hb.length) strands(hd, hy, 66);
  alphabet = [
    [backstitch('ABCDEFGHIJKLM', 500, 172, 6.25).d, T[2]!],
    [backstitch('NOPQRSTUVWXYZ', 500, 236, 6.25).d, T[0]!],
  ];
  for (const x of [17, 78]) ch.put(HEARTS[5]!, x, 20, { x: 3 });
  rule(31);
  rule(73);
  // house
  const gy = 110,
    hx = 50;
  for (let j = 0; j < 11; j++) for (let i = -11 - j * 0.62; i <= 11 + j * 0.62; i++) ch.set(hx + Math.round(i), gy - 27 + j, (Math.round(i) + j * 2) % 4 === 0 && j % 2 ? 3 : 0);
  for (const x of [-10, 8]) ch.box(hx + x, gy - 32, 3, 6, 7);
  ch.box(hx - 15, gy - 16, 31, 16, 3);
  for (const x of [-12, 8]) {
    ch.box(hx + x, gy - 12, 5, 6, 4);
    ch.box(hx + x + 2, gy - 12, 1, 6, 6);
    ch.box(hx + x, gy - 10, 5, 1, 6);
    ch.box(hx + x - 1, gy - 5, 7, 1, 8);
    for (let i = 0; i < 4; i++) ch.set(hx + x + i * 2 - 1, gy - 6, 0);
  }
  ch.box(hx - 3, gy - 11, 7, 11, 4);
  ch.put(HEARTS[5]!, hx - 2, gy - 9, { x: 1 });
  ch.set(hx + 2, gy - 3, 1);
  ch.box(hx - 4, gy - 12, 9, 1, 6);
  ch.box(hx - 3, gy - 22, 7, 4, 4);
  ch.box(hx, gy - 22, 1, 4, 6);
  fir(ch, 25, gy - 1, 22, 8, 7);
  fir(ch, 75, gy - 1, 22, 8, 7);
  for (const x of [31, 69]) ch.half(TULIPH, x, gy - 9, { x: 0, y: 1, g: 8 });
  ch.put(BIRD, 19, 77, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 }, true);
  ch.put(BIRD, 65, 77, { x: 4, y: 2, w: 0, o: 6, b: 1, k: 7 });
  for (let x = 18; x < 82; x++) {
    ch.set(x, gy, 8);
    if (x % 3) ch.set(x, gy + 1, 8);
  }
  minor(117, 66);
  return alphabet;
}
