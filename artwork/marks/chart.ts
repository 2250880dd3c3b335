import { at, fit, type P } from '#artwork/engine.ts';
import { flatten } from '#artwork/heroes/hero.ts';

export class Chart {
  readonly a: Int8Array;
  readonly w: number;
  readonly h: number;
  constructor(w: number, h: number) {
    this.w = w;
    this.h = h;
    this.a = new Int8Array(w * h).fill(-1);
  }
  set(x: number, y: number, k: number) {
    x = Math.round(x);
    y = Math.round(y);
    if (x >= 0 && y >= 0 && x < this.w && y < this.h) this.a[y * this.w + x] = k;
  }
  get(x: number, y: number) {
    return x >= 0 && y >= 0 && x < this.w && y < this.h ? this.a[y * this.w + x]! : -1;
  }
  box(x: number, y: number, w: number, h: number, k: number) {
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.set(x + i, y + j, k);
  }
  /** a drawn chart; the map gives each letter its colour; flip mirrors it */
  put(rows: string[], x: number, y: number, key: Record<string, number>, flip = false) {
    const W = Math.max(...rows.map((r) => r.length));
    rows.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const k = key[row[i]!];
        if (k !== undefined) this.set(x + (flip ? W - 1 - i : i), y + j, k);
      }
    });
    return W;
  }
  /** half a symmetric chart whose last column is the axis */
  half(rows: string[], cx: number, y: number, key: Record<string, number>) {
    rows.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const k = key[row[i]!];
        if (k === undefined) continue;
        const o = row.length - 1 - i;
        this.set(cx - o, y + j, k);
        this.set(cx + o, y + j, k);
      }
    });
  }
  bits(b: boolean[][], x: number, y: number, k: number) {
    b.forEach((row, j) => row.forEach((v, i) => v && this.set(x + i, y + j, k)));
  }
  used() {
    return [...new Set(this.a)].filter((k) => k >= 0);
  }
}
const F5: Record<string, string> = Object.fromEntries(
  'A ehhvhhh B uhhuhhu C ehggghe D uhhhhhu E vgguggv F vgguggg G ehgnhhf H hhhvhhh I e44444e J 72222ic K hikokih L ggggggv M hrllhhh N hhpljhh O ehhhhhe P uhhuggg Q ehhhlid R uhhukih S fgge11u T v444444 U hhhhhhe V hhhhha4 W hhhllla X hha4ahh Y hhha444 Z v1248gv a 00e1fhf b ggmphhu c 00eghhe d 11djhhf e 00ehvge f 698s888 g 00fhhf1e h ggmphhh i 40c444e j 2062222ic k ggikoki l c44444e m 00qllll n 00mphhh o 00ehhhe p 00uhhugg q 00fhhf11 r 00mpggg s 00fge1u t 88s8896 u 00hhhjd v 00hhha4 w 00hhlla x 00ha4ah y 00hhhf1e z 00v248v 0 ehhhhhe 1 4c4444e 2 eh1248v 3 v2421he 4 26aiv22 5 vgu11he 6 68guhhe 7 v124888 8 ehhehhe 9 ehhf12c & cik8lid ! 4444404 ’ 4480000 \' 4480000 . 0000004 , 000000448 - 000e000 – 000v000 ? eh12404 : 0040400 ( 2488842 ) 8422248 + 044v440 · 0004000 ß ehhuhhm Ø ehjlphe ø 00ejlpe ł c46c44e Ł 88a8ogv đ 171djhf ð a4ahhhe ı 00c444e ¡ 4044444 ¿ 40488he'
    .split(' ')
    .reduce((o, v, i, s) => (i % 2 ? [...o, [s[i - 1]!, v]] : o), [] as [string, string][]),
);
const MARK: Record<string, [string, boolean]> = {
  '\u0301': ['24', false],
  '\u0300': ['84', false],
  '\u0302': ['4a', false],
  '\u0308': ['a0', false],
  '\u0303': ['di', false],
  '\u030a': ['4a4', false],
  '\u030c': ['a4', false],
  '\u0304': ['e0', false],
  '\u0306': ['a4', false],
  '\u0307': ['40', false],
  '\u030b': ['9i', false],
  '\u0327': ['48', true],
  '\u0328': ['84', true],
};
const TWO: Record<string, string> = { Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'Th', þ: 'th', Đ: 'D', '“': '', '”': '', '‘': '’', '…': '...', '—': '–' };
/** a line of five-by-seven lettering: cells relative to the top of the capitals */
export function line5(text: string): { w: number; px: P[] } {
  const px: P[] = [];
  let x = 0;
  const chars = Array.from(text).flatMap((ch) => Array.from((TWO[ch] ?? ch)));
  for (const ch of chars) {
    if (ch === ' ') {
      x += 3;
      continue;
    }
    const [base, ...marks] = F5[ch] ? [ch] : Array.from(ch.normalize('NFD'));
    let b = base;
    if (marks.length && b === 'i') b = 'ı';
    const rows = F5[b!];
    if (!rows) continue;
    const cells: P[] = [];
    Array.from(rows).forEach((v, j) => {
      const bits = parseInt(v, 32);
      for (let i = 0; i < 5; i++) if (bits & (16 >> i)) cells.push([i, j]);
    });
    const x0 = Math.min(...cells.map((q) => q[0])),
      x1 = Math.max(...cells.map((q) => q[0]));
    const top = Math.min(...cells.map((q) => q[1]));
    for (const q of cells) px.push([x + q[0] - x0, q[1]]);
    for (const m of marks) {
      const mk = MARK[m];
      if (!mk) continue;
      Array.from(mk[0]).forEach((v, j) => {
        const bits = parseInt(v, 32);
        for (let i = 0; i < 5; i++)
          if (bits & (16 >> i)) px.push([x + i - 2 + Math.round((x1 - x0) / 2), mk[1] ? 7 + j : top - (mk[0].length === 3 ? 3 : 3) + j]);
      });
    }
    x += x1 - x0 + 2;
  }
  return { w: Math.max(0, x - 1), px };
}

/** an outlined face counted on to the grid: cells more than half covered */
export function countAll(lines: string[], key: string, maxW: number, maxH: number, aspect = 1, track = 0, cut = 0.47) {
  const size = Math.min(...lines.map((t) => fit(t, key, maxW, maxH / aspect, { track }).size));
  // thin strokes vanish from small letters: let them keep more of their cells
  const keep = size < 17 ? cut - 0.09 : cut;
  return lines.map((t) => count(t, key, maxW, maxH, aspect, track, keep, size));
}

function count(text: string, key: string, maxW: number, maxH: number, aspect = 1, track = 0, cut = 0.47, max?: number): boolean[][] {
  const run = fit(text, key, maxW, maxH / aspect, { track, max });
  const S = 4;
  const w = Math.ceil(run.x1 - run.x0) + 1,
    h = Math.ceil((run.y1 - run.y0) * aspect) + 1;
  const cov = new Float32Array(w * h);
  const polys = flatten(at(run, 0, 0, 's').replace(/([A-Z])/g, ' $1 '), 0.6).map((ps) => ps.map(([x, y]) => [x, (y - run.y0) * aspect] as P));
  for (let sy = 0; sy < h * S; sy++) {
    const y = (sy + 0.5) / S;
    const xs: [number, number][] = [];
    for (const ps of polys)
      for (let i = 0; i < ps.length; i++) {
        const a = ps[i]!,
          b = ps[(i + 1) % ps.length]!;
        if (a[1] <= y !== b[1] <= y) xs.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), a[1] < b[1] ? 1 : -1]);
      }
    xs.sort((p, q) => p[0] - q[0]);
    let wind = 0;
    for (let i = 0; i < xs.length - 1; i++) {
      wind += xs[i]![1];
      if (!wind) continue;
      for (let x = Math.floor(xs[i]![0]); x <= Math.floor(xs[i + 1]![0]) && x < w; x++)
        cov[(sy / S | 0) * w + x]! += (Math.min(x + 1, xs[i + 1]![0]) - Math.max(x, xs[i]![0])) / S;
    }
  }
  const out: boolean[][] = [];
  for (let y = 0; y < h; y++) out.push(Array.from({ length: w }, (_, x) => cov[y * w + x]! > cut));
  while (out.length && !out[out.length - 1]!.some(Boolean)) out.pop();
  while (out.length && !out[0]!.some(Boolean)) out.shift();
  return out;
}
export const bw = (b: boolean[][]) => Math.max(...b.map((r) => r.lastIndexOf(true))) + 1;
export const HEARTS: Record<number, string[]> = {
  5: ['.x.x.', 'xxxxx', 'xxxxx', '.xxx.', '..x..'],
  7: ['.xx.xx.', 'xxxxxxx', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...'],
  9: ['.xxx.xxx.', 'xxxxxxxxx', 'xxxxxxxxx', 'xxxxxxxxx', '.xxxxxxx.', '..xxxxx..', '...xxx...', '....x....'],
};

export function fir(ch: Chart, cx: number, base: number, h: number, k: number, trunk: number) {
  for (let j = 0; j < h; j++) {
    const tier = j % 5,
      w = Math.floor(j / 5) * 1.6 + tier * 1.0;
    for (let x = -Math.floor(w); x <= Math.floor(w); x++) ch.set(cx + x, base - h - 2 + j, k);
  }
  ch.box(cx - (h > 14 ? 1 : 0), base - 2, h > 14 ? 3 : 1, 3, trunk);
}
