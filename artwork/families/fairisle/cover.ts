import {
  at, contrast, Drawing, fit, type Input, lum, mix, n1, path, polar, pt, rect, shade, wrap, type Palette, type Rng,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { bw, Chart, countAll, fir, HEARTS, line5 } from '#artwork/marks/chart.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { circD } from '#artwork/materials/outlines.ts';

function put5(ch: Chart, text: string, cx: number, y: number, k: number) {
  const l = line5(text),
    x = Math.round(cx - l.w / 2 + 0.01);
  for (const q of l.px) ch.set(x + q[0], y + q[1], k);
  return l.w;
}

/** break a line of counted lettering so that each part has room */
function fit5(text: string, maxW: number, n = 3): string[] {
  for (let k = 1; k <= n; k++) {
    const ls = wrap(text, k);
    if (ls.every((l) => line5(l).w <= maxW)) return ls;
  }
  // a double name may break at its hyphen
  const parts = text.replace(/-(?=\S)/g, '- ');
  const ls = wrap(parts, n).map((l) => l.replace(/- (?=\S)/g, '-'));
  return ls.flatMap((l) => turned(l, maxW));
}

/** a word wider than the knitting continues in the next row */
function turned(text: string, maxW: number): string[] {
  if (line5(text).w <= maxW || text.length < 6) return [text];
  const half = Math.ceil(text.length / 2);
  return [`${text.slice(0, half)}-`, ...turned(text.slice(half), maxW)];
}
const DEER = [
  '..x....x...x....x.......',
  '..x..x.x...x.x..x.......',
  '...x.x.x...x.x.x........',
  '...xxx.x...x.xxx........',
  '.....xxx...xxx..........',
  '.......xx.xx............',
  '........xxx.............',
  '.......xxxxxx...........',
  '.....xxxxxxx............',
  '....xoxxxxx.............',
  '...xxxxxxxx.............',
  '...xxx.xxxxx............',
  '.......xxxxxx...........',
  '.......xxxxxxx.......xx.',
  '.......xxxxxxxxxxxxxxxx.',
  '........xxxxxxxxxxxxxxx.',
  '........xxxxxxxxxxxxxx..',
  '........xxxxxxxxxxxxxx..',
  '.........xxxxxxxxxxxxx..',
  '.........xxxx....xxxxx..',
  '.........xx.x.....xx.xx.',
  '.........xx.x.....xx..x.',
  '.........x..x.....x...x.',
  '.........x..x.....x...x.',
  '.........x..x.....x...x.',
  '.........xx.xx....xx..xx',
];

function selbu(ch: Chart, cx: number, cy: number, a: number, k: number, core = -1) {
  for (let v = 1; v <= a; v++)
    for (let u = v + 1; u <= v + a; u++)
      for (const [x, y] of [
        [u, v],
        [v, u],
      ] as [number, number][])
        for (const sx of [-1, 1]) for (const sy of [-1, 1]) ch.set(cx + sx * x, cy + sy * y, k);
  if (core >= 0) {
    ch.set(cx, cy, core);
    for (let i = 1; i <= a; i++) for (const [x, y] of [[i, i], [-i, i], [i, -i], [-i, -i]] as [number, number][]) if (i > a - 1 || i === 1) ch.set(cx + x, cy + y, core);
  }
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; SW: number; SH: number; W: number; light: string; Y: string[]; ch: Chart;
  cx: number; each: (y: number, period: number, off: number, f: (x: number) => void) => void;
  stripe: (y: number, k: number, n?: number) => void; lines: string[]; minor: string[]; fine: string[]; heavy: number;
  low: number; snow: (y0: number, y1: number) => void;
};

function peerie({ W, ch, cx, stripe }: Scene, y: number, k: number, kind: number, bg = -1) {
  if (bg >= 0) stripe(y, bg, 3);
  for (let x = 0; x < W; x++) {
    const q = Math.abs(x - cx);
    if (kind === 0) {
      if (q % 4 === 0) { ch.set(x, y, k); ch.set(x, y + 2, k); }
      if (q % 4 === 2) ch.set(x, y + 1, k);
      if (q % 2 === 1) ch.set(x, y + 1, k);
    } else if (kind === 1) ch.set(x, y + [0, 1, 2, 1][q % 4]!, k);
    else if (q % 3 === 0) ch.set(x, y + 1, k);
  }
}

/** the words, centred between two rows; the headline takes what the name leaves */
function words({ SW, SH, ch, cx, lines, minor, fine }: Scene, top: number, bottom: number, maxH: number) {
  const room = bottom - top,
    // many small lines stand closer
    pitch = fine.length + minor.length > 4 ? 8 : 10,
    nm = minor.length ? minor.length * pitch - 2 : 0,
    gap = nm ? (pitch < 10 ? 3 : 6) : 0,
    each2 = fine.length ? 0 : Math.min(maxH, (room - nm - gap - (lines.length - 1) * 4) / lines.length);
  const bs = countAll(lines, 'young-serif', 70, Math.max(8, each2), SW / SH, 16, 0.46);
  const tot = (fine.length ? fine.length * pitch - 2 : bs.reduce((q, b) => q + b.length + 4, -4)) + gap + nm;
  let y = Math.round(top + (room - tot) / 2);
  fine.forEach((l, i) => put5(ch, l, cx, y + i * pitch, 1));
  if (fine.length) y += fine.length * pitch + 2;
  else for (const b of bs) {
    ch.bits(b, Math.round(cx - bw(b) / 2), y, 1);
    y += b.length + 4;
  }
  y += gap - 4 + (bs[bs.length - 1]!.length < 8 && !fine.length ? 1 : 0);
  minor.forEach((l, i) => put5(ch, l, cx, y + i * pitch, 7));
}

function drawDeer(scene: Scene) {
  const { W, ch, cx, each, stripe, low, snow } = scene;
  for (const [y, k] of [[0, 2], [1, 2], [2, 2]] as const) stripe(y, k);
  peerie(scene, 4, 1, 1);
  stripe(8, 2, 3);
  each(0, 16, cx, (x) => ch.put(HEARTS[7]!, x - 3, 12, { x: 2 }));
  each(0, 16, cx + 8, (x) => { selbu(ch, x, 15, 1, 1); ch.set(x, 15, 1); });
  stripe(21, 2, 2);
  peerie(scene, 24, 1, 0);
  stripe(28, 2, 2);
  ch.put(DEER, 9, 37, { x: 1, o: 0 });
  ch.put(DEER, W - 9 - 23, 37, { x: 1, o: 0 }, true);
  fir(ch, cx, 62, 15, 4, 4);
  fir(ch, 3, 62, 10, 4, 4);
  fir(ch, W - 3, 62, 10, 4, 4);
  snow(33, 62);
  stripe(65, 1, 2);
  each(0, 8, cx, (x) => { for (let i = 0; i < 4; i++) ch.box(x - i, 67 + 3 - i - 0, 1 + i * 2, 1, 1); });
  const b = low;
  words(scene, 73, b - 3, 16);
  stripe(b, 2, 2);
  peerie(scene, b + 3, 1, 0);
  stripe(b + 7, 2, 2);
  each(0, 16, cx, (x) => ch.put(HEARTS[7]!, x - 3, b + 12, { x: 2 }));
  each(0, 16, cx + 8, (x) => { selbu(ch, x, b + 15, 1, 1); ch.set(x, b + 15, 1); });
  stripe(b + 22, 2, 9);
}

function drawStar(scene: Scene) {
  const { ch, cx, each, stripe, low } = scene;
  stripe(0, 2, 3);
  peerie(scene, 5, 1, 1);
  stripe(10, 3, 1);
  stripe(12, 2, 1);
  selbu(ch, cx, 39, 9, 1, 2);
  for (const dx of [-30, 30]) selbu(ch, cx + dx, 39, 4, 2, 1);
  for (const [dx, dy] of [[-30, -17], [30, -17], [-30, 17], [30, 17]] as [number, number][]) { selbu(ch, cx + dx, 39 + dy, 2, 3); ch.set(cx + dx, 39 + dy, 1); }
  for (const dx of [-1, 1]) for (let i = 0; i < 44; i++) if (i % 4 !== 3) ch.set(cx + dx * 20, 17 + i, 3);
  stripe(64, 2, 1);
  stripe(66, 3, 1);
  peerie(scene, 68, 1, 1);
  const b = Math.max(116, low);
  words(scene, 73, b - 3, 17);
  stripe(b, 2, 2);
  peerie(scene, b + 3, 1, 0);
  stripe(b + 7, 2, 2);
  each(0, 12, cx, (x) => ch.put(HEARTS[5]!, x - 2, b + 11, { x: 3 }));
}

function drawHearts(scene: Scene) {
  const { ch, cx, each, stripe, low } = scene;
  for (let k = 0; k < 5; k++) {
    const y = 4 + k * 13;
    each(0, 12, cx + (k % 2 ? 6 : 0), (x) => ch.put(HEARTS[9]!, x - 4, y, { x: [2, 1, 3, 5, 4][k]! }));
    if (k < 4) peerie(scene, y + 9, k % 2 ? 3 : 1, 2);
  }
  const b = Math.max(117, low);
  words(scene, 69, b - 3, 22);
  peerie(scene, b, 1, 1);
  stripe(b + 4, 2, 2);
  peerie(scene, b + 7, 3, 0);
}

function drawJumper(scene: Scene) {
  const { SW, SH, W, ch, cx, stripe, heavy } = scene;
  // a jumper front, its collar and its woven label
  const yoke = (x: number, y: number) => Math.sqrt(((x - cx) * SW) ** 2 + ((y + 14) * SH) ** 2) / SH;
  for (let y = 0; y < 92; y++)
    for (let x = 0; x < W; x++) {
      const d = yoke(x, y) - 46,
        a = Math.atan2((x - cx) * SW, (y + 14) * SH) * 19;
      const ai = Math.round(a),
        q = ((ai % 4) + 4) % 4;
      if (d < 0) continue;
      const di = Math.round(d);
      if (di < 2) ch.set(x, y, 2);
      else if (di === 3 && q % 2 === 0) ch.set(x, y, 1);
      else if (di >= 5 && di <= 8) ch.set(x, y, [[2, 2, 0, 2], [2, 0, 0, 0], [2, 0, 0, 0], [2, 2, 0, 2]][di - 5]![q] ? 3 : 0);
      else if (di === 10 || di === 11) ch.set(x, y, 1);
      else if (di >= 13 && di <= 18) {
        const z = ((ai % 8) + 8) % 8,
          dd = Math.abs(z - 4) + Math.abs(di - 15.5);
        if (dd < 2.6) ch.set(x, y, 2);
        else if (dd > 4.4) ch.set(x, y, 4);
      } else if (di === 20 || di === 21) ch.set(x, y, 1);
      else if (di === 23 && q === 0) ch.set(x, y, 3);
      else if (di === 25 && q === 2) ch.set(x, y, 1);
    }
  for (let y = 36; y < 128; y += 4)
    for (let x = (y / 4) % 2 ? 4 : 8; x < W; x += 8) if (yoke(x, y) - 46 > 29 && y < (heavy > 3 ? 78 : 84)) ch.set(x, y, 1);
  words(scene, heavy > 3 ? 80 : 86, 126, 18);
  stripe(129, 2, 2);
  peerie(scene, 132, 1, 0);
  stripe(136, 2, 2);
}

function drawNeck({ inp, c, p, SH, light, Y, body, tile }: Scene & { body: string; tile: string }) {
  // the inside of the neck, a ribbed collar, and the maker's label
  const nx = 500,
    ny = -140,
    RO = 46 * SH * 1.0,
    RI = RO - 74;
  let ribs = '',
    ribl = '';
  for (let i = -40; i <= 40; i++) {
    const a = Math.PI / 2 + i * 0.034;
    const q0 = polar(nx, ny, RI, a),
      q1 = polar(nx, ny, RO, a);
    ribs += `M${pt(q0)}L${pt(q1)}`;
    const b0 = polar(nx, ny, RI + 3, a + 0.017),
      b1 = polar(nx, ny, RO - 3, a + 0.017);
    ribl += `M${pt(b0)}L${pt(b1)}`;
  }
  const inner = circD(nx, ny, RI);
  const back = shade(body, -0.1);
  c.add(
    'art',
    path(circD(nx, ny, RO), `fill="${shade(body, 0.015)}"`) +
      path(ribl, `stroke="${shade(body, 0.09)}" stroke-width="7" stroke-opacity=".8"`) +
      path(ribs, `stroke="#0a0505" stroke-opacity=".42" stroke-width="4.5"`) +
      path(circD(nx, ny, RO), `fill="none" stroke="#0a0505" stroke-opacity=".5" stroke-width="4"`) +
      path(circD(nx, ny, RO + 5), `fill="none" stroke="#0a0505" stroke-opacity=".2" stroke-width="10"`) +
      path(inner, `fill="${back}"`) +
      path(inner, `fill="${tile}" opacity=".8"`) +
      path(inner, `fill="${c.rad([[0.6, '#000', 0.06], [0.9, '#000', 0.34], [1, '#000', 0.55]], 0.5, 0.5, 0.5)}"`) +
      path(inner, `fill="none" stroke="${shade(body, 0.1)}" stroke-width="4"`),
  );
  const lab = inp.sub && inp.name ? inp.sub : 'made with love';
  const run = fit(lab, 'parisienne', 250, 60, { max: 54 });
  const lw = run.x1 - run.x0 + 70;
  const lx = 500 - lw / 2;
  c.add('ornament', c.soft(`M${n1(lx)} 52h${n1(lw)}v96h${n1(-lw)}z`, 3, 6, 10, '#000', 0.4) + rect(lx, 52, lw, 96, `fill="${light}"`)
    + rect(lx, 52, lw, 96, `fill="${fineTile(c, 4, 4, '<path d="M0 1H4M0 3H4" stroke="#5a4630" stroke-opacity=".14" stroke-width=".8"/>')}"`)
    + path(`M${n1(lx + 9)} 58v84M${n1(lx + lw - 9)} 58v84`, `stroke="${Y[2]!}" stroke-width="4" stroke-dasharray="9 7"`));
  c.add('type', path(at(run, 500, 100 - (run.y0 + run.y1) / 2), `fill="${inkOn(light, [p.e, p.ink, '#3a2a20'], 4.5)}"`));
}

/** What the parts of `drawFairisle` share. */
type FairisleScene = {
  c: Drawing; r: Rng; SW: number; SH: number; K: number; W: number; H: number; Y: string[]; ch: Chart;
};

function drawStitches({ SW, SH, K, W, H, Y, ch }: FairisleScene) {
  // chevron stitches, run by run; each row tucks under the one above it
  let art = '';
  for (let k = 1; k < Y.length; k++) {
    let d = '';
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        if (ch.get(x, y) !== k) continue;
        let n = 1;
        while (ch.get(x + n, y) === k) n++;
        const h = SW / 2;
        d += `M${n1(x * SW)} ${n1(y * SH)}` + `l${h} ${K} ${h} ${-K}`.repeat(n) + `v${SH}` + `l${-h} ${K} ${-h} ${-K}`.repeat(n) + 'z';
        x += n - 1;
      }
    if (d) art += path(d, `fill="${Y[k]!}"`);
  }
  return art;
}

function drawRelief({ c, r, SW, SH, K }: FairisleScene) {
  // relief of the stitches: one neutral tile over all colours
  let edge = '',
    hi = '',
    mid = '',
    ply = '';
  for (let i = 0; i < 8; i++)
    for (let j = -1; j < 10; j++) {
      const x = i * SW,
        y = j * SH,
        h = SW / 2,
        a = () => r.f(-0.35, 0.35);
      for (const sg of [0, 1]) {
        const f = (u: number, v: number) => `${n1(x + (sg ? SW - u : u))} ${n1(y + v)}`;
        edge += `M${f(0, 0)}L${f(h, K)}`;
        hi += `M${f(1.4, 3 + a())}Q${f(2.6, 5.8)} ${f(h - 1.5, K + 3.4 + a())}`;
        mid += `M${f(h, K + 0.5)}L${f(h, K + SH - 0.5)}M${f(0, 0.5)}L${f(0, SH - 0.5)}`;
        ply += `M${f(1, 6 + a())}L${f(3.4, 6.2)}M${f(2.2, 8.4 + a())}L${f(4.8, 8.9)}`;
      }
    }
  const tile = c.pattern(100, 100,
    `<g fill="none" stroke-linecap="round"><path d="${mid}" stroke="#0c0606" stroke-opacity=".26" stroke-width="1.5"/><path d="${edge}" stroke="#0c0606" stroke-opacity=".42" stroke-width="1.9"/><path d="${hi}" stroke="#fff" stroke-opacity=".3" stroke-width="1.7"/><path d="${ply}" stroke="#0c0606" stroke-opacity=".12" stroke-width=".8"/></g>`);
  let fuzz = '';
  for (let i = 0; i < 130; i++) {
    const x = r.f(0, 500),
      y = r.f(0, 500);
    fuzz += `M${n1(x)} ${n1(y)}q${n1(r.f(-9, 9))} ${n1(r.f(-9, 9))} ${n1(r.f(-14, 14))} ${n1(r.f(-12, 12))}`;
  }
  const wool = c.pattern(500, 500, `<path d="${fuzz}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".9" stroke-linecap="round"/>`);
  return { tile, wool };
}

export function drawFairisle(inp: Input): Drawing {
  const c = new Drawing('fairisle', inp),
    { r, p } = c;
  const m = inp.motif || 'deer';
  const SW = 12.5,
    SH = 10,
    K = 6.2,
    W = 80,
    H = 140;
  const dark = isDark(p);
  const light = mix(p.paper, '#fbf3e2', dark ? 1 : 0.5);
  let body = dark ? p.bg : lum(p.e) < 0.5 ? p.e : p.a;
  for (let i = 0; i < 20 && contrast(light, body) < 5.4; i++) body = shade(body, -0.02);
  const sure = (x: string, min: number) => {
    let v = x;
    for (let i = 0; i < 14 && contrast(v, body) < min; i++) v = shade(v, lum(body) < 0.6 ? 0.04 : -0.04);
    return v;
  };
  // 0 body, 1 light, 2 a, 3 b, 4 c, 5 d, 6 e, 7 the small words
  const Y = [body, sure(light, 4.6), sure(contrast(p.a, body) < 1.5 ? p.b : p.a, 1.7), sure(p.b, 3.4), sure(p.c, 1.6), sure(p.d, 2), sure(p.e, 1.6), sure(p.b, 4.6)];
  const ch = new Chart(W, H);
  ch.a.fill(0);
  const cx = 40;
  const each = (y: number, period: number, off: number, f: (x: number) => void) => {
    for (let x = off - period * 8; x < W + period * 8; x += period) f(x);
  };
  const stripe = (y: number, k: number, n = 1) => ch.box(0, y, W, n, k);
  const said = inp.headline.split('|');
  const lines = said.length === 1 && said[0]!.length > 12 ? wrap(said[0]!, 2) : said;
  const small = inp.name || inp.sub;
  const minor = small ? fit5(small, 74, 3) : [];
  // counted letters of so few stitches cannot be read: the small ones take their place
  const fine = lines.some((t) => fit(t, 'young-serif', 70, 40, { track: 16 }).size < 11) ? lines.flatMap((t) => fit5(t, 74, 2)) : [];
  const heavy = (fine.length || lines.length) + minor.length;
  // the closing band is lower the more room the words take
  const low = heavy <= 2 ? 112 : heavy === 3 ? 119 : 127;
  const snow = (y0: number, y1: number) => {
    for (let y = y0; y < y1; y += 4) for (let x = (y - y0) % 8 ? 2 : 6; x < W; x += 8)
      if (ch.get(x, y) === 0 && ch.get(x - 1, y) === 0 && ch.get(x + 1, y) === 0 && ch.get(x, y - 1) === 0 && ch.get(x, y + 1) === 0) ch.set(x, y, 1);
  };
  const scene: Scene = { inp, c, p, SW, SH, W, light, Y, ch, cx, each, stripe, lines, minor, fine, heavy, low, snow };
  if (m === 'deer') drawDeer(scene);
  else if (m === 'star') drawStar(scene);
  else if (m === 'hearts') drawHearts(scene);
  else drawJumper(scene);
  const view: FairisleScene = { c, r, SW, SH, K, W, H, Y, ch };
  const art = drawStitches(view);
  const { tile, wool } = drawRelief(view);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${Y[0]!}"`));
  c.add('art', art);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tile}"`) + rect(0, 0, 1000, 1400, `fill="${wool}"`));
  if (m === 'jumper') drawNeck({ ...scene, body, tile });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.45, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`) + c.vignette('#000', 0.2));
  return c;
}
