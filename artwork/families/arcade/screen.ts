import { clamp } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';

const GLYPH: Record<string, string> = {
  A: '7C1211127C', B: '7F49494936', C: '3E41414122', D: '7F4141413E', E: '7F49494941', F: '7F09090901', G: '3E41415173', H: '7F0808087F', I: '00417F4100',
    J: '2040413F01', K: '7F08142241', L: '7F40404040', M: '7F020C027F',
  N: '7F0408107F', O: '3E4141413E', P: '7F09090906', Q: '3E4151215E', R: '7F09192946', S: '2649494932', T: '01017F0101', U: '3F4040403F', V: '1F2040201F',
    W: '3F4038403F', X: '6314081463', Y: '0304780403', Z: '6151494543',
  '0': '3E5149453E', '1': '00427F4000', '2': '7249494946', '3': '2241494936', '4': '1814127F10', '5': '2745454539', '6': '3C4A494931', '7': '0171090503', '8': '3649494936', '9': '064949291E',
  '!': '00005F0000', '&': '3649562050', '’': '0000030000', "'": '0000030000', ',': '0050300000', '-': '0808080808', '–': '0808080808', '.': '0060600000',
    ':': '0036360000', '?': '0201590906', '+': '08083E0808', '/': '2010080402', '(': '001C224100', ')': '0041221C00', '“': '0003000300', '”': '0003000300', '#': '147F147F14', '*': '0A041F040A',
};

const MARK: Record<string, [number, number][]> = {
  '\u0301': [[3, -2], [2, -1]], '\u0300': [[1, -2], [2, -1]], '\u0308': [[1, -2], [3, -2]], '\u0302': [[1, -1], [2, -2], [3, -1]],
    '\u030c': [[1, -2], [2, -1], [3, -2]], '\u0303': [[0, -1], [1, -2], [2, -1], [3, -2]], '\u030a': [[2, -3], [1, -2], [3, -2], [2, -1]],
      '\u0327': [[2, 7], [1, 8]], '\u0328': [[3, 7], [4, 8]], '\u0307': [[2, -2]], '\u030b': [[1, -1], [2, -2], [3, -1], [4, -2]],
        '\u0306': [[1, -2], [2, -1], [3, -2]], '\u0304': [[1, -2], [2, -2], [3, -2]],
};

/** a screen of square dots, with letters of five by seven of them */
export class Screen {
  w = 125;
  h = 175;
  px: (string | null)[] = Array.from({ length: 125 * 175 }, () => null);
  set(x: number, y: number, c: string | null) {
    x = Math.round(x); y = Math.round(y);
    if (c && x >= 0 && y >= 0 && x < this.w && y < this.h) this.px[y * this.w + x] = c;
  }
  get(x: number, y: number) { return this.px[y * this.w + x]!; }
  box(x: number, y: number, w: number, h: number, c: string) { for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.set(x + i, y + j, c); }
  sprite(rows: string[], x: number, y: number, m: Record<string, string>, flip = false) {
    rows.forEach((r, j) => Array.from(r).forEach((ch, i) => m[ch] && this.set(x + (flip ? r.length - 1 - i : i), y + j, m[ch])));
  }
  /** the lit cells of a line of type, in font pixels; five wide, narrow letters set narrow */
  cells(t: string) {
    const o: [number, number][] = [];
    let x = 0;
    for (const raw of upper(t).replace(/Ł/g, 'L\u0337').replace(/Ø/g, 'O\u0338').replace(/Æ/g, 'AE').replace(/Œ/g, 'OE').replace(/Đ|Ð/g, 'D').replace(/Þ/g, 'TH').normalize('NFD')) {
      if (raw === ' ') { x += 4; continue; }
      if (raw === '\u0337') { const b = x - 6; o.push([b - 1, 4], [b + 1, 2], [b + 2, 1]); continue; }
      if (raw === '\u0338') { const b = x - 6; o.push([b + 1, 4], [b + 2, 3], [b + 3, 2]); continue; }
      if (MARK[raw]) { for (const [a, b] of MARK[raw]) o.push([x - 6 + a, b]); continue; }
      const gl = GLYPH[raw];
      if (!gl) continue;
      const cols = gl.match(/../g)!.map((h) => parseInt(h, 16));
      const lo = cols[0] ? 0 : cols.findIndex((v) => v), hi = cols[4] ? 4 : 4 - [...cols].reverse().findIndex((v) => v);
      for (let i = lo; i <= hi; i++) for (let j = 0; j < 8; j++) if (cols[i]! & (1 << j)) o.push([x + i - lo, j]);
      x += hi - lo + 2 + (lo ? 0 : 0);
    }
    return { o, w: x - 1 };
  }
  text(t: string, cx: number, y: number, c: string, s = 1, shadow?: string, align: 'm' | 's' | 'e' = 'm') {
    const { o, w } = this.cells(t), x = Math.round(align === 'm' ? cx - (w * s) / 2 : align === 'e' ? cx - w * s : cx);
    if (shadow) for (const [a, b] of o) this.box(x + a * s + 1, y + b * s + 1, s, s, shadow);
    for (const [a, b] of o) this.box(x + a * s, y + b * s, s, s, c);
  }
  /** title lettering: fat cells, a bright-to-deep fill, dark outline and a drop */
  title(t: string, cx: number, y: number, s: number, ramp: string[], out: string, drop: string) {
    const { o, w } = this.cells(t), x = Math.round(cx - (w * s + 1) / 2), f = new Set<string>();
    for (const [a, b] of o) for (let i = 0; i <= s; i++) for (let j = 0; j < s; j++) f.add(x + a * s + i + ',' + (y + b * s + j));
    const each = (fn: (px: number, py: number) => void) => f.forEach((k) => { const [a, b] = k.split(',').map(Number) as [number, number]; fn(a, b); });
    each((a, b) => { for (let i = -1; i <= 1; i++) for (let j = -1; j <= 3; j++) this.set(a + i, b + j, j > 1 ? drop : out); });
    each((a, b) => { for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) this.set(a + i, b + j, out); });
    each((a, b) => this.set(a, b, ramp[clamp(Math.floor(((b - y) / (7 * s)) * ramp.length), 0, ramp.length - 1)]!));
    each((a, b) => { if (!f.has(a + ',' + (b - 1)) && b - y < 7 * s * 0.5) this.set(a, b, '#fffdf0'); });
  }
  /** ordered dither between bands of colour */
  sky(y0: number, y1: number, cols: string[]) {
    const B = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
    for (let y = y0; y < y1; y++) for (let x = 0; x < this.w; x++) {
      const v = ((y - y0) / (y1 - y0)) * (cols.length - 1), k = Math.floor(v), f = clamp((v - k - 0.5) * 2.6 + 0.5);
      this.set(x, y, f > (B[(y % 4) * 4 + (x % 4)]! + 0.5) / 16 ? cols[Math.min(cols.length - 1, k + 1)]! : cols[k]!);
    }
  }
  svg() {
    const by = new Map<string, string>(), open = new Map<string, { x: number; y: number; w: number; h: number; c: string }>();
    const flush = (b: { x: number; y: number; w: number; h: number; c: string }) => by.set(b.c, (by.get(b.c) ?? '') + `M${b.x} ${b.y}h${b.w}v${b.h}h-${b.w}z`);
    for (let y = 0; y < this.h; y++) {
      const now = new Map<string, { x: number; y: number; w: number; h: number; c: string }>();
      for (let x = 0; x < this.w; ) {
        const c = this.get(x, y);
        let e = x + 1;
        while (e < this.w && this.get(e, y) === c) e++;
        if (c) {
          const k = x + ',' + (e - x) + ',' + c, o = open.get(k);
          if (o) { o.h++; now.set(k, o); open.delete(k); } else now.set(k, { x, y, w: e - x, h: 1, c });
        }
        x = e;
      }
      open.forEach(flush);
      open.clear();
      now.forEach((v, k) => open.set(k, v));
    }
    open.forEach(flush);
    return `<g transform="scale(8)" shape-rendering="crispEdges">${[...by].map(([c, d]) => `<path d="${d}" fill="${c}"/>`).join('')}</g>`;
  }
}
