import { clamp, Drawing, type Input, lum, mix, path, rect, shade, TAU, wrap, type Palette, type Rng } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';

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
class Screen {
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
const SP = {
  hero: ['.....kkkkkk.....', '...kkhhhhhhkk...', '..khhhhhhhhhhk..', '..khhHhhhhhhhk..', '.khhhhhshhshhhk.', '.khhssssssssshk.', '.khhsskssksshhk.',
    '..khsskssksshk..', '...kssssssssk...', '.cckkccccccckk..', 'ccckrrcccccrrsk.', 'c.kskrrrrrrrksk.', '...kkbbbbbbbkk..', '...krrrrkrrrrk..', '...kddk..kddk...', '..kdddk..kdddk..'],
  cake: ['.........y..........', '........yoy.........', '........yoy.........', '.........w..........', '.........a..........', '.........w..........',
    '.........a..........', '....kkkkkkkkkkkkk...', '..kkiiiiiiiiiiiiikk.', '.kiiiiaiiiiyiiiiiiik', '.kiiiiiiiiiiiiaiiiik', '.kiikiiikiiiikiiikik',
      '.kkkskikskiikskikskk', '.kssssksssksssskssk.', '.kaaaaaaaaaaaaaaaak.', '.ksssssssssssssssk..', '.kssssssssssssssskk.', 'kkkkkkkkkkkkkkkkkkkk', 'kwwwwwwwwwwwwwwwwwwk', '.kkkkkkkkkkkkkkkkkk.'],
  coin: ['..kkkk..', '.kyyyyk.', 'kywyyyok', 'kywyoyok', 'kywyoyok', 'kywyoyok', 'kyyyyyok', '.kyyook.', '..kkkk..'],
  heart: ['.kk.kk.', 'krrkrrk', 'krwrrrk', 'krrrrrk', '.krrrk.', '..krk..', '...k...'],
  inv: ['..a.....a..', '...a...a...', '..aaaaaaa..', '.aakaaakaa.', 'aaaaaaaaaaa', 'a.aaaaaaa.a', 'a.a.....a.a', '...aa.aa...'],
  inv2: ['....bbb....', '..bbbbbbb..', '.bbbbbbbbb.', 'bbkkbbbkkbb', 'bbbbbbbbbbb', '..bb.b.bb..', '.bb.b.b.bb.', 'bb.......bb'],
  ship: ['.......w.......', '......wcw......', '......wcw......', '.....wwcww.....', '.....wcccw.....', '..a..wcccw..a..', '..w.wwwwwww.w..',
    '.wwwwwrwrwwwww.', 'wwwwwwrwrwwwwww', 'wwgwwwwwwwwwgww', 'wg.gwwwwwwwg.gw', 'w...owwwwwo...w', '.....o.y.o.....', '.......y.......'],
  chest: ['..kkkkkkkkkkkkkk..', '.kbbbbbbbbbbbbbbk.', 'kbybbbbbbbbbbbbybk', 'kbybkkkkkkkkkkbybk', 'kkkkyyyyyyyyyykkkk', 'kyywyyoyywyyoyyyyk',
    'kkkkkkkkkkkkkkkkkk', 'kbybbbbkyykbbbbybk', 'kbybbbbkykkbbbbybk', 'kbybbbbbkkbbbbbybk', 'kbybbbbbbbbbbbbybk', 'kddddddddddddddddk', '.kkkkkkkkkkkkkkkk.'],
  car: ['.........kkkkkkkkkkkkkk.........', '.......kkbbbbbbbbbbbbbbkk.......', '......kbdddddddddddddddwbk......', '.....kbddddddddddddddddddbk.....',
    '....kbdddddddddddddddddddddbk...', '..kkrrrrrrrrrrrrrrrrrrrrrrrrkk..', '.krrrrrrrrrrrrrrrrrrrrrrrrrrrrk.', 'krrwwrrrrrrrrrrrrrrrrrrrrrrwwrrk',
      'krraaaaakkkkkkkkkkkkkkkkaaaaarrk', 'krraaaaaknnnnnnnnnnnnnnkaaaaarrk', 'krrrrrrrkkkkkkkkkkkkkkkkrrrrrrrk', 'kddddddddddddddddddddddddddddddk',
        '.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.', '.kkkkkkk................kkkkkkk.', '.kkkkkkk................kkkkkkk.', '..kkkkk..................kkkkk..'],
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; p: Palette; r: Rng; S: Screen; dark: boolean; K: string; W: string; lines: string[];
  heroM: { k: string; r: string; h: string; H: string; s: string; b: string; c: string; d: string; };
  cakeM: { k: string; i: string; a: string; y: string; o: string; w: string; s: string; };
  title: (y: number, ramp: string[], out?: string, drop?: string) => number; name: string;
  cut: (t: string, max: number) => string[];
};

function lay({ S, cut }: Scene, t: string, max: number) {
  if (S.cells(t).w <= max) return [t];
  const k = t.indexOf(', ');
  if (k > 0 && S.cells(t.slice(0, k + 1)).w <= max && S.cells(t.slice(k + 2)).w <= max) return [t.slice(0, k + 1), t.slice(k + 2)];
  const parted = (n: number) => wrap(t.replace(/-(?=\S)/g, '- '), n).map((l) => l.replace(/- (?=\S)/g, '-'));
  const two = parted(2);
  return two.every((l) => S.cells(l).w <= max) ? two : parted(3).flatMap((l) => cut(l, max));
}

function plate(scene: Scene, y: number, col: string, txt: string, t: string) {
  const { S, K, W } = scene;
  if (!t) return;
  const ls = lay(scene, t, 106);
  const w = Math.max(...ls.map((q) => S.cells(q).w)) + 10;
  const h = ls.length * 11 + 5;
  S.box(Math.round(62.5 - w / 2), y, w, h, K);
  S.box(Math.round(62.5 - w / 2) + 1, y + 1, w - 2, h - 2, col);
  txt = inkFor(col, [txt, W], 4.5);
  ls.forEach((q, i) => S.text(q, 62.5, y + 5 + i * 11, txt));
}

function drawQuest(scene: Scene) {
  const { inp, p, S, dark, K, W, lines, heroM, cakeM, title, name } = scene;
  const top = dark ? shade(p.bg, 0.04) : shade(p.bg, -0.06, 0.02), low = mix(dark ? p.d : p.d, '#ffffff', 0.25);
  S.sky(0, 140, [top, mix(top, low, 0.3), mix(top, low, 0.6), low, mix(low, '#fff3d0', 0.5)]);
  // clouds in two tones
  const cloud = (x: number, y: number, s: number) => {
    for (const [a, b, w, h] of [[0, 4, 24, 4], [3, 2, 16, 3], [6, 0, 8, 3]] as [number, number, number, number][]) { S.box(x + a * s, y + b * s, w * s, h * s, W); }
    S.box(x + 1, y + 7 * s, 22 * s, s, mix(low, top, 0.35));
  };
  cloud(6, 82, 1); cloud(92, 70, 1); cloud(60, 92, 1);
  // hills: far range, castle, near range
  const hillA = mix(p.e, low, 0.55), hillB = mix(p.c, low, 0.4);
  for (let x = 0; x < 125; x++) { const y = 112 - Math.round(9 * Math.sin(x * 0.05 + 1) + 5 * Math.sin(x * 0.13)); S.box(x, y, 1, 60, hillA); S.set(x, y, mix(hillA, W, 0.3)); }
  const cx = 86, cy = 103, st = mix(p.e, low, 0.35), sd = mix(p.e, low, 0.18);
  for (const [x, y, w, h] of [[0, -12, 26, 44], [-5, -20, 9, 52], [22, -20, 9, 52], [8, -28, 10, 60]] as [number, number, number, number][]) {
    S.box(cx + x, cy + y, w, h, st);
    S.box(cx + x + w - 2, cy + y, 2, h, sd);
    for (let i = 0; i < w; i += 3) S.box(cx + x + i, cy + y - 2, 2, 2, st);
  }
  for (const [x, y] of [[-5, -20], [22, -20], [8, -28]] as [number, number][]) {
    const w = x === 8 ? 10 : 9;
    for (let j = 0; j < 8; j++) S.box(cx + x + Math.floor(j / 2) , cy + y - 3 - j, w - 2 * Math.floor(j / 2), 1, j < 8 ? p.a : K);
    S.box(cx + x + 4, cy + y - 15, 1, 5, K);
    S.box(cx + x + 5, cy + y - 15, 4, 3, p.b);
  }
  for (const [x, y] of [[11, -16], [-2, -10], [25, -10], [4, -4], [19, -4]] as [number, number][]) S.box(cx + x, cy + y, 2, 4, p.b);
  for (let x = 0; x < 125; x++) {
    const y = 124 - Math.round(6 * Math.sin(x * 0.07 + 3.4) + 3 * Math.sin(x * 0.21));
    S.box(x, y, 1, 60, hillB);
    S.set(x, y, mix(hillB, W, 0.35));
    if ((x * 7) % 5 === 0) S.set(x, y + 3 + (x % 3), shade(hillB, -0.06));
  }
  // ground
  const tile = (x: number, y: number, grass: boolean) => {
    const d = '#b06b3a';
    S.box(x, y, 10, 10, d);
    S.box(x, y + 9, 10, 1, shade(d, -0.14));
    S.box(x + 9, y, 1, 10, shade(d, -0.1));
    S.box(x + 2, y + 5, 2, 1, shade(d, 0.1));
    S.box(x + 6, y + 7, 2, 1, shade(d, -0.1));
    if (grass) { S.box(x, y, 10, 3, p.c); S.box(x, y, 10, 1, shade(p.c, 0.12)); for (let i = 0; i < 10; i += 3) S.set(x + i, y + 3, p.c); }
  };
  for (let x = -2; x < 125; x += 10) { if (x > 55 && x < 74) continue; tile(x, 142, true); tile(x, 152, false); tile(x, 162, false); tile(x, 172, false); }
  S.box(58, 150, 20, 25, shade(p.bg, -0.14)); for (let x = 58; x < 78; x++) S.set(x, 150 + (x % 4 < 2 ? 0 : 1), W);
  // floating bricks and coins
  for (const x of [58, 68]) {
    S.box(x, 118, 10, 8, K);
    S.box(x + 1, 119, 8, 6, p.b);
    S.box(x + 1, 119, 8, 1, mix(p.b, W, 0.6));
    for (const [a, b] of [[4, 0], [3, 1], [5, 1], [2, 2], [6, 2], [3, 3], [5, 3], [4, 4]] as [number, number][]) S.set(x + a + 0.4, 120 + b, K);
  }
  for (const [x, y] of [[46, 110], [59, 104], [72, 106]] as [number, number][]) S.sprite(SP.coin, x, y, { k: K, y: p.b, o: shade(p.b, -0.12), w: W });
  S.sprite(SP.hero, 32, 112, heroM);
  for (const [x, y] of [[30, 131], [34, 134], [27, 134]] as [number, number][]) S.box(x, y, 3, 2, mix(W, low, 0.3));
  S.sprite(SP.cake, 96, 122, cakeM);
  // flowers
  for (const [x, q] of [[8, p.a], [20, p.b], [84, p.a]] as [number, string][]) { S.box(x, 138, 1, 4, shade(p.c, -0.1)); S.box(x - 1, 136, 3, 3, q); S.set(x, 137, W); }
  // head-up display
  S.box(0, 0, 125, 18, K);
  S.text(inp.sub && S.cells(inp.sub).w < 82 ? inp.sub : 'Player 1', 6, 6, W, 1, undefined, 's');
  for (let i = 0; i < 3; i++) S.sprite(SP.heart, 116 - i * 9 - 4, 5, { k: K, r: p.a, w: W });
  title(31 - (lines.length > 2 ? 3 : 0), [mix(p.b, W, 0.5), p.b, p.b, mix(p.b, p.a, 0.55), p.a]);
  if (name) { const ls = lay(scene, name, 108), h = ls.length * 10 + 7; S.box(0, 175 - h, 125, h, K); ls.forEach((q, i) => S.text(q, 62.5, 175 - h + 5 + i * 10, inkFor(K, [p.b, W], 4.5))); }
}

function drawRace(scene: Scene & { way: number }) {
  const { p, r, S, K, W, title, name, way } = scene;
  const hz = 104;
  S.sky(0, hz, [K, mix(K, p.a, 0.25), mix(p.bg, p.a, 0.45), p.a, mix(p.a, p.b, 0.6), p.b]);
  for (let i = 0; i < 46; i++) S.set(r.i(0, 124), r.i(2, 50), r.chance(0.3) ? W : mix(K, W, 0.55));
  // sliced sun
  for (let y = -27; y <= 27; y++) for (let x = -27; x <= 27; x++) if (x * x + y * y < 27.4 * 27.4) {
    const yy = 84 + y;
    if (yy >= hz) continue;
    const k = y - 2;
    if (k > 0 && k % 5 < 1 + k / 9) continue;
    S.set(62 + x, yy, y < -12 ? mix(p.d, W, 0.35) : y < 0 ? p.d : y < 12 ? mix(p.d, p.b, 0.5) : mix(p.b, p.a, 0.35));
  }
  // hills
  for (let x = 0; x < 125; x++) {
    const y = hz - Math.max(2, Math.round(10 * Math.abs(Math.sin(x * 0.09 + 0.5)) * (Math.abs(x - 62) / 62) + 4 * Math.abs(Math.sin(x * 0.31))));
    S.box(x, y, 1, hz - y, mix(K, p.a, 0.18));
    S.set(x, y, p.c);
  }
  // ground grid and road
  for (let y = hz; y < 175; y++) {
    const t = (y - hz) / (175 - hz), z = 1 / (t + 0.06), band = Math.floor(z * 5.2) % 2;
    const hw = 5 + t * 58, cx = 62;
    for (let x = 0; x < 125; x++) {
      const u = (x - cx) / hw, au = Math.abs(u);
      let col = band ? mix(K, p.e, 0.3) : mix(K, p.a, 0.16);
      if (au < 1) col = band ? mix(K, '#55506e', 0.55) : mix(K, '#55506e', 0.75);
      if (au < 1.09 && au > 0.95) col = band ? W : p.a;
      if (au < 0.03 && band) col = p.d;
      if (au > 1.09 && Math.abs(((u * 2.2) % 1 + 1) % 1 - 0.5) < 0.035 / (0.4 + t)) col = mix(p.c, K, 0.35);
      S.set(x, y, col);
    }
  }
  S.box(0, hz, 125, 1, mix(p.c, W, 0.4));
  const palm = (x: number, base: number, h: number, f: number) => {
    for (let j = 0; j < h; j++) { const xx = x + Math.round(f * 5 * Math.sin((j / h) * 1.4)); S.box(xx, base - j, 2, 1, K); }
    const tx = x + Math.round(f * 5), ty = base - h;
    for (const [ax, dr] of [[-1, 1.5], [-1, 0.2], [1, 0.2], [1, 1.5], [-1, -0.8], [1, -0.8]] as [number, number][]) for (let j = 0; j < h * 0.42; j++) {
      const q = j / (h * 0.42);
      const yy = ty + Math.round(dr * j * 0.5 + q * q * h * 0.16 - j * 0.22);
      S.box(tx + ax * j, yy, 1, q < 0.8 ? 2 : 1, K);
      if (j % 2) S.set(tx + ax * j, yy + 2, K);
    }
  };
  palm(9, 150, 54, 1); palm(113, 152, 60, -1); palm(26, 116, 24, 1); palm(98, 115, 22, -1);
  S.sprite(SP.car, 46, S.cells(name).w > 106 ? 130 - way : 138, { k: K, r: p.a, b: shade(p.a, -0.08), d: shade(p.e, 0.1), a: p.b, w: W, n: p.d });
  for (let i = 0; i < 10; i++) { S.set(r.i(42, 50), r.i(146, 152), mix(W, K, 0.3)); S.set(r.i(74, 82), r.i(146, 152), mix(W, K, 0.3)); }
  title(16, [W, mix(p.c, W, 0.5), p.c, mix(p.c, p.a, 0.5), p.a], K, shade(p.a, -0.2));
  plate(scene, 158 - (S.cells(name).w > 106 ? 10 + way : 0), K, p.d, name);
}

function drawSpace(scene: Scene & { way: number }) {
  const { p, r, S, K, W, title, name, way } = scene;
  S.sky(0, 175, [K, shade(K, 0.03), mix(K, p.e, 0.6), mix(K, p.b, 0.35)]);
  for (let i = 0; i < 120; i++) {
    const x = r.i(0, 124), y = r.i(0, 174), k = r.n();
    S.set(x, y, k < 0.5 ? mix(K, W, 0.4) : k < 0.85 ? mix(K, W, 0.75) : p.d);
    if (k > 0.94) { S.set(x - 1, y, mix(K, W, 0.4)); S.set(x + 1, y, mix(K, W, 0.4)); S.set(x, y - 1, mix(K, W, 0.4)); S.set(x, y + 1, mix(K, W, 0.4)); }
  }
  // ringed planet
  const B = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  for (let y = -19; y <= 19; y++) for (let x = -19; x <= 19; x++) if (x * x + y * y <= 19.3 * 19.3) {
    const l = (-x * 0.7 - y * 0.7) / 19 + Math.sin(y * 0.55 + x * 0.1) * 0.16, t = (B[((y + 20) % 4) * 4 + ((x + 20) % 4)]! - 7.5) / 34;
    S.set(99 + x, 124 + y, l + t > 0.42 ? mix(p.c, W, 0.35) : l + t > 0.05 ? p.c : l + t > -0.4 ? mix(p.c, p.b, 0.6) : mix(p.b, K, 0.4));
  }
  for (let i = 0; i < 420; i++) {
    const a = (i / 420) * TAU, x = Math.cos(a) * 29, y = Math.sin(a) * 6, X = 99 + x * 0.95 + y * 0.3, Y = 124 + y - x * 0.26;
    if (y < 0 && Math.hypot(x * 0.95, y - x * 0.26) < 19) continue;
    S.set(X, Y, p.a);
    S.set(X, Y + 1, shade(p.a, -0.12));
  }
  for (let j = 0; j < 3; j++) for (let i = 0; i < 6; i++) { if (j === 2 && i === 2) continue; S.sprite(j === 1 ? SP.inv2 : SP.inv, 11 + i * 18 , 70 + j * 13, { a: j ? p.d : p.c, b: p.a, k: K }); }
  const ex = 52, ey = 100;
  for (const [a, b, cc] of [[0, 0, W], [-3, -3, p.a], [3, -3, p.a], [-3, 3, p.a], [3, 3, p.a], [-6, 0, p.d], [6, 0, p.d], [0, -6, p.d], [0, 6, p.d],
    [-5, -6, W], [6, 5, W]] as [number, number, string][]) S.box(ex + a, ey + b, 2, 2, cc);
  for (const y of [110, 119]) { S.box(52, y - way, 2, 5, p.d); }
  S.sprite(SP.ship, 45, 126 - way, { w: '#e6ebf7', c: p.d, a: p.a, r: p.c, g: '#98a5c4', o: '#ff8a3d', y: p.a });
  for (const x of S.cells(name).w > 106 ? [] : [10, 38, 66]) {
    for (let j = 0; j < 6; j++) for (let i = 0; i < 14; i++)
      if (!(j > 3 && i > 4 && i < 9) && !((x * 3 + i * 5 + j * 7) % 11 === 0) && !(j === 0 && (i < 2 || i > 11))) S.set(x - 4 + i, 145 + j, mix(p.c, p.d, 0.4));
  }
  S.text('1UP', 8, 6, p.a, 1, undefined, 's');
  S.text('HI ' + String(99000 + (r.i(0, 999) | 0)), 117, 6, W, 1, undefined, 'e');
  title(21, [mix(p.a, W, 0.6), mix(p.a, W, 0.2), p.a, mix(p.a, p.c, 0.5), p.c], K, mix(K, p.b, 0.6));
  if (name) plate(scene, 154 - (S.cells(name).w > 106 ? 9 + way : 0), K, W, name);
}

function drawDungeon(scene: Scene) {
  const { inp, p, S, K, W, heroM, cakeM, title, name } = scene;
  // the treasure room
  const wall = mix(p.d, K, 0.42), wl = mix(p.d, K, 0.25), wd = mix(p.d, K, 0.68), fl = mix(mix(p.d, p.b, 0.3), K, 0.5), fl2 = mix(mix(p.d, p.b, 0.3), K, 0.58);
  S.box(0, 0, 125, 175, K);
  for (let j = 0; j < 12; j++) for (let i = -1; i < 10; i++) {
    const x = i * 14 + (j % 2) * 7, y = j * 7;
    const col = (i * 7 + j * 3) % 5 === 0 ? wl : (i + j * 5) % 7 === 0 ? wd : wall;
    S.box(x, y, 13, 6, col);
    S.box(x, y, 13, 1, shade(col, 0.06));
  }
  for (let j = 0; j < 6; j++) for (let i = 0; i < 9; i++) {
    const x = i * 14, y = 84 + j * 10;
    S.box(x, y, 14, 10, (i + j) % 2 ? fl : fl2);
    S.box(x, y, 14, 1, shade((i + j) % 2 ? fl : fl2, 0.05));
    if ((i * 3 + j * 5) % 7 === 0) S.box(x + 4, y + 5, 3, 1, shade(fl2, -0.06));
  }
  S.box(0, 82, 125, 2, K);
  // light from the chest
  const B = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  for (let y = 20; y < 140; y++) for (let x = 0; x < 125; x++) {
    const d = Math.hypot((x - 62) / 1.15, y - 96) / 52;
    const f = 1 - d;
    if (f > 0 && f * 13 > B[(y % 4) * 4 + (x % 4)]!) {
      const q = S.get(x, y);
      if (q) S.set(x, y, mix(q, p.b, 0.34));
    } else if (d > 1.1 && (d - 1.1) * 16 > B[(y % 4) * 4 + (x % 4)]!) { const q = S.get(x, y); if (q) S.set(x, y, mix(q, K, 0.5)); }
  }
  for (const x of [14, 107]) {
    S.box(x, 62, 4, 9, '#7a4a26');
    S.box(x - 1, 60, 6, 2, K);
    for (const [a, b, w, h, cc] of [[-1, 54, 6, 6, '#ff7a2f'], [0, 51, 4, 5, p.b], [1, 48, 2, 5, p.b], [1, 55, 2, 4, W]] as [number, number, number, number, string][]) S.box(x + a, b, w, h, cc);
  }
  
  S.sprite(SP.chest, 53, 101, { k: K, b: '#a8602d', y: p.b, o: shade(p.b, -0.14), w: W, d: '#7a4220' });
  S.sprite(SP.cake, 52, 78, cakeM);
  for (const [x, y] of [[44, 84], [80, 80], [48, 74], [84, 92], [42, 94]] as [number, number][]) {
    S.set(x, y, W);
    S.set(x - 1, y, p.b);
    S.set(x + 1, y, p.b);
    S.set(x, y - 1, p.b);
    S.set(x, y + 1, p.b);
  }
  S.sprite(SP.hero, 22, 97, heroM); S.box(24, 113, 16, 1, shade(fl2, -0.1));
  // a small dragon beside the open chest
  S.sprite(['....gg.......', '...gkgg......', 'ggggggg......', 'g.gggg.....g.', '...ggg.y..gg.', '..gyygggyggg.', '..gyyggggggg.', '..gyygggggg..',
    '...gggggggg..', '...gg...gg...', '..kkk..kkk...'], 92, 102, { g: p.c, y: p.b, k: K });
  S.box(94, 113, 12, 1, shade(fl2, -0.1));
  title(13, [W, mix(p.b, W, 0.45), p.b, p.b, mix(p.b, p.a, 0.5)], K, shade(p.a, -0.12));
  // dialogue
  const msg = inp.sub ? upper(inp.sub) : '';
  const ls: string[] = [];
  const nl = name ? lay(scene, name, 104) : [];
  if (msg) ls.push(...lay(scene, msg, 104));
  ls.push(...nl);
  const h = Math.max(24, ls.length * 11 + 9), y = 171 - h;
  S.box(4, y, 117, h, W); S.box(5, y + 1, 115, h - 2, K); S.box(6, y + 2, 113, h - 4, W); S.box(7, y + 3, 111, h - 6, mix(K, p.e, 0.3));
  ls.forEach((t, i) => S.text(t, 11, y + 7 + i * 11, i >= ls.length - nl.length ? inkFor(mix(K, p.e, 0.3), [p.b, p.a, W], 4.5) : W, 1, undefined, 's'));
  for (let i = 0; i < 3; i++) S.box(112 + i, y + h - 8 + i, 5 - i * 2, 1, W);
}

export function drawArcade(inp: Input): Drawing {
  const c = new Drawing('arcade', inp), { p, r } = c;
  const m = ['quest', 'race', 'dungeon', 'space'].includes(inp.motif || '') ? inp.motif! : 'quest';
  const S = new Screen();
  const dark = lum(p.bg) < 0.5;
  const K = shade(darkest(p), lum(darkest(p)) > 0.3 ? -0.1 : -0.03), W = '#fffaf0';
  const L = inp.headline.split('|').map((t) => t.trim());
  const scaleOf = (t: string) => { const w = S.cells(t).w; return w * 3 <= 112 ? 3 : w * 2 <= 114 ? 2 : 1; };
  const lines = L.flatMap((t) => (S.cells(t).w > 114 ? wrap(t, 2) : [t]));
  const sc = Math.min(...lines.map(scaleOf));
  const skin = '#f2bf93', hair = '#5a3420';
  const heroM = { k: K, r: p.c, h: hair, H: shade(hair, 0.12), s: skin, b: p.b, c: p.a, d: shade(hair, -0.08) };
  const cakeM = { k: K, i: W, a: p.a, y: p.b, o: '#ff7a2f', w: '#e9ecf5', s: '#d99a5b' };
  const title = (y: number, ramp: string[], out = K, drop = shade(K, 0.0)) => {
    let yy = y;
    for (const t of lines) { const s = Math.max(sc, Math.min(scaleOf(t), sc + 1)); S.title(t, 62.5, yy, s, ramp, out, drop); yy += 7 * s + (s > 1 ? 7 : 5); }
    return yy;
  };
  const name = upper(inp.name ?? '');
  /** a word wider than the screen continues on the next line */
  const cut = (t: string, max: number): string[] => {
    let n = t.length;
    while (n > 1 && S.cells(t.slice(0, n)).w > max) n--;
    return n < t.length ? [t.slice(0, n), ...cut(t.slice(n), max)] : [t];
  };
  const scene: Scene = { inp, p, r, S, dark, K, W, lines, heroM, cakeM, title, name, cut };
  /** how far the picture moves for a name of more than two lines, in cells */
  const way = Math.max(0, lay(scene, name, 106).length - 2) * 13;
  if (m === 'quest') drawQuest(scene);
  else if (m === 'race') drawRace({ ...scene, way });
  else if (m === 'space') drawSpace({ ...scene, way });
  else drawDungeon(scene);
  c.add('art', S.svg());
  // the screen: scan lines, and a slight curve of the glass
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${fineTile(c, 8, 8, rect(0, 6, 8, 2, 'fill="#000" opacity=".13"') + rect(0, 0, 8, 1.6, 'fill="#fff" opacity=".07"'))}"`)
      + path('M0 0H1000V330C700 250 300 330 0 520Z', `fill="${c.lin([[0, '#fff', 0.13], [1, '#fff', 0.0]])}"`) + c.vignette('#000', 0.3));
  return c;
}
