import { at, type Drawing, fit, hash, type Input, lum, mix, n1, path, rect, shade, wrap } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, ownWay } from '#artwork/materials/own-way.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { isTurned } from '#artwork/materials/word-order.ts';
import { bw, countAll, HEARTS, line5 } from '#artwork/marks/chart.ts';
import { aida, backstitched, countable, Crosses, onCloth, strand, work } from './thread.ts';

const U = 8;
const W = 125;
const H = 175;
const TULIP = ['x.x.x', 'xxxxx', '.xxx.', '..g..', 'g.g.g', '.ggg.', '..g..', '..g..'];
const STAR = ['..x..', '.x.x.', 'x.y.x', '.x.x.', '..x..'];
const CROWN = ['x..x..x', 'xx.x.xx', 'xxxxxxx', 'yxyxyxy', 'xxxxxxx'];
const TREE = ['..ggg..', '.ggggg.', 'ggxgggg', 'ggggxgg', 'gxggggg', 'ggggxgg', '.ggggg.', '..ggg..', '...k...', '...k...', '...k...', '.kkkkk.'];
const FIR = ['....g....', '...ggg...', '...ggg...', '..ggggg..', '...ggg...', '..ggggg..', '.ggggggg.', '..ggggg..', '.ggggggg.', 'ggggggggg', '....k....', '....k....'];

/** A sampler: alphabet, hero and words in thread on one cloth, in a border of its own. */
export function drawSampler(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const ecru = mix(p.paper, '#efe4cd', 0.5);
  const deepest = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.26);
  const cloths4: [string, ...string[]] = isDark(p)
    ? [mix(p.bg, '#1a1a22', 0.14), mix(p.b, p.bg, 0.35), mix(p.ink, '#f3e8d2', 0.6)]
    : [ecru, mix(p.d, ecru, 0.45), shade(deepest, -0.03), mix(p.c, ecru, 0.68), mix(p.bg, '#ffffff', 0.5)];
  const cloth = groundFor(p, hero, ownWay(hero, 'cloth', cloths4));
  const dark = lum(cloth) < 0.55;
  const on = (x: string, least: number) => onCloth(x, cloth, least);
  const thread = { a: on(p.a, 2.3), b: on(p.b, 1.9), c: on(p.c, 2), e: on(ownOf(hero, 'border', [p.e, p.a, p.c, p.b]), 2.6), leaf: on(greenOf(p, dark), 2.2), bark: on('#7a5236', 2.6) };
  const ink = on(dark ? (lum(p.ink) > 0.6 ? p.ink : '#fff4de') : ownOf(hero, 'ink', [deepest, p.ink, p.a]), 6);
  const cloths = new Crosses();
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${aida(c, U, cloth)}"`));

  const turned = isTurned(hero);
  BORDERS[hash(`${hero.key}border`) % BORDERS.length]!(cloths, thread);
  const mid = (W - 1) / 2;
  const rule = (y: number) => {
    for (let i = 0; i <= 45; i++) {
      const up = [0, 1, 2, 1][i % 4]!;
      for (const x of [mid - i, mid + i]) cloths.set(x, y - up, i % 4 === 2 ? thread.a : thread.leaf);
    }
  };
  // the alphabet comes first or last
  rule(turned ? 62 : 36);
  rule(turned ? 140 : 115);
  const box = { x: 25, y: turned ? 66 : 40, w: 75, h: 70 };
  const worked = work(c, hero, cloths, box.x, box.y, box.w, box.h, U, cloth);
  fillCorners(cloths, worked, box, thread, hero.tags.includes('christmas') || hero.tags.includes('woodland') ? FIR : TREE);

  const { letters, strands } = words(inp, ink, cloths, turned ? [15, 57] : [118, 161]);
  const rows: [string, string][] = [
    [backstitched('ABCDEFGHIJKLM', 500, (turned ? 145 : 17) * U, 6.4).d, thread.c],
    [backstitched('NOPQRSTUVWXYZ', 500, (turned ? 154 : 26) * U, 6.4).d, thread.a],
  ];
  c.add('art', cloths.draw(c, U, cloth) + worked.outline);
  c.add('ornament', rows.map(([d, colour]) => strand(d, on(colour, 2.6), 3.6)).join(''));
  c.add('type', (strands ? strand(strands, ink, 4.2) : '') + letters);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#2a1a08', 0.16]], 0, 0, 1, 1)}"`) + c.vignette('#2a1a08', 0.16));
}

type Threads = { a: string; b: string; c: string; e: string; leaf: string; bark: string };

type Border = (cloths: Crosses, t: Threads) => void;

/** a band of a chart run round all four sides, and a heart or flower at the corners */
function banded(chart: readonly string[], corner: readonly string[], key: (t: Threads) => Record<string, string>, from = 6): Border {
  const step = chart[0]!.length;
  const across = 88;
  const down = 136;
  const [x0, y0] = [Math.floor((W - across) / 2 + 1.5), Math.floor((H - down) / 2 + 0.5)];
  return (cloths, t) => {
    const of = key(t);
    const run = (n: number, put: (i: number, j: number, k: string) => void) => {
      for (let i = 0; i < n; i++)
        chart.forEach((row, j) => {
          const k = of[row[i % step]!];
          if (k) put(i, j, k);
        });
    };
    run(across, (i, j, k) => {
      cloths.set(x0 + i, from + j, k);
      cloths.set(x0 + across - 1 - i, H - 1 - from - j, k);
    });
    run(down, (i, j, k) => {
      cloths.set(W - 1 - from - j, y0 + i, k);
      cloths.set(from + j, y0 + down - 1 - i, k);
    });
    const w = corner[0]!.length;
    for (const x of [6, W - 6 - w]) for (const y of [6, H - 6 - corner.length]) cloths.put(corner, x, y, of);
  };
}

const FLOWER = ['..xxx..', '.xxxxx.', 'xxyyyxx', 'xxyyyxx', 'xxyyyxx', '.xxxxx.', '..xxx..'];
const BORDERS: readonly Border[] = [
  banded(['eeeeee..', 'e....e..', 'e.ee.e..', 'e..e.e..', 'eeee.eee'], HEARTS[9]!, (t) => ({ e: t.e, x: t.a })),
  banded(['..g.......g.....', '.g.g..a..g.g..b.', 'g...gaba...gbab.', '.....ga...g..b..', '......ggg.......'].map((row) => row.padEnd(16, '.')), FLOWER, (t) => ({ g: t.leaf, a: t.a, b: t.b, x: t.a, y: t.b })),
  banded(['a...b...', 'aa.bbb..', 'aaabbbbb', '.aa.bbb.', '..a..b..'], HEARTS[7]!, (t) => ({ a: t.c, b: t.e, x: t.e })),
  banded(['.a.a....', 'aaaaa...', 'aaaaa.g.', '.aaa.ggg', '..a...g.'], FLOWER, (t) => ({ a: t.e, g: t.leaf, x: t.c, y: t.b })),
  banded(['eeeeeeee', '........', 'e.a.e.a.', '........', 'eeeeeeee'], HEARTS[9]!, (t) => ({ e: t.e, a: t.a, x: t.a })),
];

/** small motifs where the hero leaves the cloth bare, the same left and right */
function fillCorners(cloths: Crosses, worked: { cells: (x: number, y: number) => boolean }, box: { x: number; y: number; w: number; h: number }, t: Threads, tree: readonly string[]): void {
  const bare = (x: number, y: number, w: number, h: number) => {
    for (let j = -2; j < h + 2; j++) for (let i = -2; i < w + 2; i++) if (worked.cells(x + i, y + j)) return false;
    return true;
  };
  const [left, bottom] = [18, box.y + box.h];
  const right = W - 1 - left;
  const wanted: [readonly string[], number, number, Record<string, string>][] = [
    [CROWN, 0, box.y + 2, { x: t.b, y: t.a }],
    [HEARTS[7]!, 1, box.y + 22, { x: t.a }],
    [STAR, 2, box.y + 40, { x: t.e, y: t.b }],
    [tree, tree === FIR ? 0 : 1, bottom - 12, { g: t.leaf, k: t.bark, x: t.a }],
    [TULIP, 11, bottom - 8, { x: t.a, g: t.leaf }],
    [STAR, 12, box.y + 8, { x: t.c, y: t.b }],
    [HEARTS[5]!, 12, box.y + 26, { x: t.c }],
    [TULIP, 19, bottom - 8, { x: t.b, g: t.leaf }],
  ];
  for (const [chart, dx, y, key] of wanted) {
    const w = Math.max(...chart.map((row) => row.length));
    const x1 = left + dx;
    const x2 = right - dx - w + 1;
    if (!bare(x1, y, w, chart.length) || !bare(x2, y, w, chart.length)) continue;
    cloths.put(chart, x1, y, key);
    cloths.put(chart, x2, y, key, true);
  }
}

/** the headline in crosses where it has room for them, else in single stitches; what cannot be counted is drawn */
function words(inp: Input, ink: string, cloths: Crosses, [top, bottom]: [number, number]): { letters: string; strands: string } {
  const said = inp.headline.split('|');
  const lines = said.length === 1 && said[0]!.length > 12 ? wrap(said[0]!, 2) : said;
  const small = smallLineOf(inp) || '';
  const maxW = 94;
  let [letters, strands] = ['', ''];
  const smallRows = small ? 6 : 0;
  const room = bottom - top - (smallRows ? smallRows + 5 : 0);
  const each = Math.min(19, (room - (lines.length - 1) * 4) / lines.length);
  const fine = lines.some((t) => fit(t, 'young-serif', maxW, each, { track: 20 }).size < 11);
  let y = top;
  if (fine) {
    const pitch = Math.min(11, room / lines.length);
    const counted = lines.every(countable);
    y += (room - lines.length * pitch) / 2;
    lines.forEach((t, i) => {
      const row = (y + i * pitch + 1) * U;
      if (counted) strands += backstitched(t, 500, row, Math.min(9.4, (maxW * U) / line5(t).w)).d;
      else letters += drawn(t, row + 30, 62, ink);
    });
    y += lines.length * pitch + 1;
  } else {
    const bits = countAll(lines, 'young-serif', maxW, each, 1, 20);
    const tall = bits.reduce((sum, b) => sum + b.length + 4, -4);
    y = Math.round(top + (room - tall) / 2);
    for (const b of bits) {
      const x0 = Math.round((W - bw(b)) / 2);
      b.forEach((row, j) => row.forEach((v, i) => v && cloths.set(x0 + i, y + j, ink)));
      y += b.length + 4;
    }
    y += 1;
  }
  if (small) {
    const row = Math.min(y + 1, bottom - 6) * U;
    if (countable(small)) strands += backstitched(small, 500, row, Math.min(6.6, (88 * U) / line5(small).w)).d;
    else letters += drawn(small, row + 24, 52, ink);
  }
  return { letters, strands };
}

function drawn(text: string, cy: number, max: number, ink: string): string {
  const run = fit(text, 'young-serif', 760, max, { max });
  return path(at(run, 500, cy - (run.y0 + run.y1) / 2), `fill="${ink}" stroke="${shade(ink, -0.06)}" stroke-width="${n1(1)}"`);
}
