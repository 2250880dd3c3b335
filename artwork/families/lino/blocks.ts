import { at, contrast, type Drawing, fit, mix, path, rect } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines } from '#artwork/materials/lettering.ts';
import { cutOf, gouge, inksOn, rough, salt, type Inks } from './cut.ts';

const X = 84,
  SIDE = 408,
  GAP = 16;

/** One block pulled four times in other inks, with a strip of words cut out of the key. */
export function fourBlocks(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const paper = isDark(p) ? mix('#f4ead6', p.ink, 0.3) : mix(p.paper, '#f3ead8', 0.4);
  const inks = inksOn(paper, p),
    { key, mid, pale } = inks;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + c.grain(0.7));
  const cut = cutOf(c, h, 0, 0, 312, 326);
  // animals face one another
  const turns = h.tags.includes('animal');
  const third = [p.c, p.b, p.e, p.d].find((x) => x !== mid && x !== pale && contrast(x, paper) > 1.5 && contrast(x, key) > 1.6) ?? mix(mid, pale, 0.5);
  const pulls: [string, Inks][] = [
    [pale, inks],
    [mid, { key, mid: contrast(pale, mid) > 1.45 ? pale : mix(paper, mid, 0.3), pale: mix(paper, pale, 0.4), white: paper, gap: mid }],
    [key, { key: mid, mid: pale, pale: paper, white: paper, gap: key }],
    [third, { key, mid: paper, pale: mix(paper, third, 0.4), white: contrast(pale, third) > 1.4 ? mix(pale, paper, 0.25) : mix(paper, third, 0.3), gap: third }],
  ];
  let s = '';
  const small = smallLineOf(input),
    ht = small ? 282 : 340,
    // each card has its prints in another order, and its words between or below them
    band = r.i(1, 2),
    top = X + band * (SIDE + GAP);
  r.shuffle(pulls).forEach(([ground, set], i) => {
    const row = Math.floor(i / 2),
      x = X + (i % 2) * (SIDE + GAP),
      y = X + row * (SIDE + GAP) + (row >= band ? ht + GAP : 0),
      cx = x + SIDE / 2,
      cy = y + SIDE / 2;
    s += path(rough(input.seed + i, x, y, SIDE, SIDE, 3), `fill="${ground}"`);
    // what the gouge left standing in the corners
    let left = '';
    for (let j = 0; j < 64; j++) {
      const a = r.f(0, 6.28), d = r.f(0.86, 1.16) * SIDE * 0.5,
        u = Math.cos(a) * d, v = Math.sin(a) * d;
      if (Math.max(Math.abs(u), Math.abs(v)) > SIDE / 2 - 16) continue;
      const l = r.f(10, 26), w = r.f(1.4, 3), tx = -Math.sin(a), ty = Math.cos(a);
      left += gouge([cx + u - tx * l, cy + v - ty * l], [cx + u + tx * l, cy + v + ty * l], [cx + u + ty * w * 2, cy + v - tx * w * 2], [cx + u - ty * w, cy + v + tx * w]);
    }
    s += path(left, `fill="${ground === key ? mid : ground === pale ? key : paper}" fill-opacity="${ground === pale ? 0.8 : 0.6}"`);
    s += `<g transform="translate(${cx} ${cy})${turns && i % 2 ? ' scale(-1 1)' : ''}">${cut.halo(set.gap, 0.7)}${cut.print(set)}</g>`;
  });
  const specks = salt(c, paper);
  s += rect(X, X, 2 * SIDE + GAP, 2 * SIDE + 2 * GAP + ht, `fill="${specks}"`);
  c.add('art', s);
  // the strip of words
  const words = inLines(input.headline, 13),
    lines = words.length;
  let ty = path(rough(input.seed + 's', X, top, 2 * SIDE + GAP, ht, 3), `fill="${key}"`);
  const runs = words.map((t) => fit(t, 'caprasimo', 740, lines > 1 ? 118 : 160, { max: lines > 1 ? 122 : 140 })),
    size = Math.min(...runs.map((q) => q.size)),
    even = words.map((t) => fit(t, 'caprasimo', 740, 1e9, { max: size }));
  const step = size * 1.02,
    first = top + ht / 2 - ((lines - 1) * step) / 2 + size * 0.33;
  const td = even.map((q, i) => at(q, 500, first + i * step)).join('');
  ty += path(td, `fill="${inkOn(key, [paper])}"`) + rect(X, top, 2 * SIDE + GAP, ht, `fill="${salt(c, paper, 0.4)}"`);
  if (small) ty += path(at(fit(small, 'josefin-slab:600', 700, 60, { max: 48 }), 500, X + 2 * SIDE + 2 * GAP + ht + 82), `fill="${inkOn(paper, [key])}"`);
  c.add('type', ty);
}
