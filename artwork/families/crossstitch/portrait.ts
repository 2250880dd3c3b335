import { place } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';
import { countParts, DAISY, TULIPH } from './parts.ts';
import { head, type Pattern } from './pattern.ts';

/** a picture in an oval */
export function drawPortrait(pattern: Pattern) {
  const { m, W, H, ch, lines, bud, headH, minor, smallRows } = pattern;
  // a portrait: a beast of the book counted into thread, among flowers
  const parts = m === 'kingfisher' ? kingfisher() : hareParts();
  const L: Record<string, number> =
    m === 'kingfisher'
      ? { branch: 7, leaf: 8, leaf2: 2, tail: 4, breast: 0, back: 4, cheek: 0, throat: 6, wing: 2, wing2: 1, beak: 5, beak2: 0, eye: 5, foot: 7 }
      : { ear2: 7, body: 1, haunch: 3, tail: 6, ear: 1, earin: 3, head: 1, cheek: 6, nose: 5, eye: 5, chest: 6, leg: 1 };
  const s2 = 0.095;
  if (m === 'kingfisher') countParts(ch, place(parts, 11, 4, s2), (k) => L[k] ?? -1);
  else {
    countParts(ch, place(parts, 13, 14, 0.088), (k) => L[k] ?? -1);
    for (const [x, h, k, fl] of [[22, 26, 0, 1], [28, 15, 4, 0], [76, 30, 4, 0], [82, 18, 0, 1], [70, 12, 3, 0], [16, 14, 3, 0]] as const) {
      const by2 = 79;
      for (let y = by2 - h; y <= by2; y++) ch.set(x, y, 8);
      for (let i = 3; i < h - 6; i += 5) {
        ch.set(x - 1, by2 - i, 8);
        ch.set(x - 2, by2 - i - 1, 8);
        ch.set(x + 1, by2 - i - 2, 8);
        ch.set(x + 2, by2 - i - 3, 8);
      }
      if (fl) ch.half(TULIPH.slice(0, 4), x, by2 - h - 3, { x: k, y: 1 });
      else ch.put(DAISY, x - 2, by2 - h - 2, { x: k, y: 1 });
    }
    for (let x = 12; x < 88; x++) {
      ch.set(x, 80, 8);
      if (x % 3) ch.set(x, 81, 8);
      if (x % 5 === 0) ch.set(x, 82, 2);
    }
  }
  const sr = smallRows(),
    hh = headH(74, lines.length > 1 ? 15 : 18);
  const y0 = Math.round(106 - (hh + (sr ? sr + 7 : 0)) / 2);
  const y1 = head(pattern, y0, 74, lines.length > 1 ? 15 : 18);
  minor(y1 + 7, 80);
  // a simple hem of little crosses
  for (let x = 6; x < 94; x += 4) for (const y of [6, H - 7]) bud(x + 1, y, [0, 0], (x / 4) % 2 > 0.9 ? 0 : 4);
  for (let y = 14; y < H - 12; y += 4) for (const x of [5, W - 6]) ch.set(x, y, y % 8 < 4 ? 2 : 0);
}
