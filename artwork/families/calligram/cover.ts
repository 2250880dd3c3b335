import {
  at, bez, circ, clamp, Drawing, ell, g, heart, type Input, lerp, lum, mix, type P, path, polar, poly, pt, qbez, rect,
  ribbon, set, shade, tf, tfit, warp, wrap, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';

type Col = { x0: number; x1: number; top: (x: number) => number; bot: (x: number) => number };
/** upper and lower edge of an outline as functions of x */
const columns = (ps: P[]): Col => {
  const x0 = Math.min(...ps.map((q) => q[0])), x1 = Math.max(...ps.map((q) => q[0])), N = 400;
  const tp = Array.from<number>({ length: N + 1 }).fill(1e9), bt = Array.from<number>({ length: N + 1 }).fill(-1e9);
  for (let i = 0; i < ps.length; i++) {
    const a = ps[i]!, b = ps[(i + 1) % ps.length]!, n = Math.max(2, Math.ceil(Math.abs(b[0] - a[0])) * 2);
    for (let k = 0; k <= n; k++) {
      const x = lerp(a[0], b[0], k / n), y = lerp(a[1], b[1], k / n), j = Math.round(((x - x0) / (x1 - x0)) * N);
      tp[j] = Math.min(tp[j]!, y);
      bt[j] = Math.max(bt[j]!, y);
    }
  }
  for (let j = 1; j <= N; j++) { if (tp[j]! > 1e8) { tp[j] = tp[j - 1]!; bt[j] = bt[j - 1]!; } }
  const f = (arr: number[]) => (x: number) => { const v = clamp((x - x0) / (x1 - x0)) * N, j = Math.floor(v); return lerp(arr[j]!, arr[Math.min(N, j + 1)]!, v - j); };
  return { x0, x1, top: f(tp), bot: f(bt) };
};
/** pour words into an outline, row by row; letters stretch to its edge */
const pour = (text: string, key: string, S: Col, o: { rows: number; gap: number; wave: number }) => {
  // the words once, twice or three times, whichever fits best
  const takes = [1, 2, 3].filter((n) => n === 1 || text.length * n < 52).map((n) => pourOnce(Array(n).fill(text).join(' '), key, S, o));
  return takes.sort((a, b) => a.cost - b.cost)[0]!.draw();
};
const pourOnce = (text: string, key: string, S: Col, o: { rows: number; gap: number; wave: number }) => {
  const words = text.split(/\s+/);
  const N = 90, xs = Array.from({ length: N + 1 }, (_, i) => lerp(S.x0, S.x1, i / N)), tp = xs.map(S.top), bt = xs.map(S.bot);
  const yT = Math.min(...tp), yB = Math.max(...bt);
  const memo = new Map<string, [number, number, number]>();
  /** where a band of the outline is tall enough for letters: left, right, and its tightest waist */
  const span = (a: number, b: number): [number, number, number] => {
    const k = Math.round(a / 3) + '|' + Math.round(b / 3), had = memo.get(k);
    if (had) return had;
    const need = (b - a) * 0.56;
    let i0 = -1, i1 = -1, waist = 1;
    for (let i = 0; i <= N; i++) if (Math.min(bt[i]!, b) - Math.max(tp[i]!, a) > need) { if (i0 < 0) i0 = i; i1 = i; }
    if (i0 < 0) { i0 = 0; i1 = N; waist = 0; }
    for (let i = i0; i <= i1; i++) waist = Math.min(waist, (Math.min(bt[i]!, b) - Math.max(tp[i]!, a)) / (b - a));
    const v: [number, number, number] = [xs[i0]!, xs[i1]!, waist];
    memo.set(k, v);
    return v;
  };
  const found: { best: { rows: string[]; ys: number[]; cost: number } | null } = { best: null };
  const tryRows = (rows: string[]) => {
    let hs = rows.map(() => (yB - yT) / rows.length);
    for (let it = 0; it < 5; it++) {
      let y = yT;
      const want = rows.map((t, i) => { const [l, rr] = span(y, y + hs[i]!); y += hs[i]!; return clamp(((rr - l) / Math.max(1.6, t.length)) * 1.35, 60, 330); });
      const sum = want.reduce((a, b) => a + b, 0);
      hs = hs.map((h, i) => lerp(h, (want[i]! / sum) * (yB - yT), 0.7));
    }
    const ys = [yT], mean = (yB - yT) / rows.length;
    hs.forEach((h) => ys.push(ys[ys.length - 1]! + h));
    let cost = 0;
    rows.forEach((t, i) => {
      const [l, rr, waist] = span(ys[i]!, ys[i + 1]!), ratio = (rr - l) / t.length / hs[i]!;
      cost += Math.log(ratio / 0.7) ** 2 + Math.max(0, 0.52 - waist) * 6 + (hs[i]! < 74 ? 1.6 : 0) + 0.35 * Math.log(hs[i]! / mean) ** 2
        + (t.length < 3 ? 0.5 : 0) + Math.max(0, 34 - (rr - l) / t.length) * 0.25;
      if (i < rows.length - 1 && / (I|A|AN|THE|AND|TO|OF|MY|FOR|IN|UN|UNE|DE|LE|LA|EL|DER|DIE|DAS|ZUM)$/.test(t)) cost += 0.5;
      if (/[.!?;:] /.test(t)) cost += 0.8;
    });
    cost /= rows.length;
    if (!found.best || cost < found.best.cost) found.best = { rows, ys, cost };
  };
  const lo = Math.max(2, Math.min(words.length, o.rows - 3)), hi = Math.min(words.length, o.rows + 2);
  let tried = 0;
  const cap = 600;
  for (let n = lo; n <= hi; n++) {
    const fair = text.length / n;
    const rec = (i: number, left: number, acc: string[]) => {
      if (tried > cap) return;
      if (left === 1) { const t = words.slice(i).join(' '); if (t.length <= fair * 2.3) { tried++; tryRows([...acc, t]); } return; }
      for (let j = i + 1; j <= words.length - left + 1; j++) { const t = words.slice(i, j).join(' '); if (j > i + 1 && t.length > fair * 1.9) break; rec(j, left - 1, [...acc, t]); }
    };
    rec(0, n, []);
  }
  if (!found.best) tryRows(wrap(text, Math.min(o.rows, words.length)));
  if (!found.best) throw new Error('no rows were found for the words');
  const { rows, ys, cost } = found.best;
  const wv = (x: number, i: number) => (i === 0 || i === rows.length ? 0 : Math.sin(((x - S.x0) / (S.x1 - S.x0)) * Math.PI * 2 + i * 2.1) * o.wave);
  return { cost, draw: () => rows.map((t, i) => {
    const [l, rr] = span(ys[i]!, ys[i + 1]!);
    const q = set(t, key, 200, { track: -6 });
    // every line is driven to its cap height, so accents ride above
    const hC = q.cap || 140, d = warp(q, 0, 0, (a, b) => {
      const u = (a + (q.x1 - q.x0) / 2) / (q.x1 - q.x0), x = lerp(l + 3, rr - 3, u);
      const top = Math.max(ys[i]! + wv(x, i) + o.gap / 2, S.top(x)), bot = Math.min(ys[i + 1]! + wv(x, i + 1) - o.gap / 2, S.bot(x));
      const v = 1 + b / hC;
      return [x, lerp(top, Math.max(bot, top + 8), v)];
    }, 6);
    return { d, t, y0: ys[i]!, y1: ys[i + 1]!, l, r: rr };
  }) };
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; dark: boolean; bg: string; ik: string; words: string;
  paint: (d: string, col: string) => string;
  nm: (y: number, font?: string, track?: number, max?: number, caps?: boolean) => string;
};

function drawHeart({ p, bg, ik, words, paint, nm, out }: Scene & { out: string }) {
  let art = '';
  const h: P[] = [...bez([500, 1090], [360, 960], [92, 780], [92, 500], 40), ...bez([92, 500], [92, 280], [400, 210], [500, 400], 40),
    ...bez([500, 400], [600, 210], [908, 280], [908, 500], 40), ...bez([908, 500], [908, 780], [640, 960], [500, 1090], 40)];
  const cut = 972, tip = h.filter((q) => q[1] > cut + 7);
  const rows = pour(words, 'lilita-one', columns(h.map((q) => [q[0], Math.min(q[1], cut)] as P)), { rows: 6, gap: 13, wave: 13 });
  art += path(poly(tip), `fill="${inkFor(bg, [mix(p.a, p.e, 0.55), p.a, p.ink], 2.4)}"`);
  const h2 = inkFor(bg, [mix(p.a, p.e, 0.55), p.a, p.ink], 2.4), h1 = inkFor(bg, [p.a, p.e, p.ink], 2.4);
  rows.forEach((q, i) => (out += paint(q.d, (rows.length - i) % 2 ? h1 : h2)));
  art += path(heart(500, 1206, 15), `fill="${p.a}"`) + rect(400, 1203, 70, 2.4, `fill="${ik}"`) + rect(530, 1203, 70, 2.4, `fill="${ik}"`);
  out += nm(1280);
  return { art, out };
}

function drawWine({ p, ik, words, paint, nm, out }: Scene & { out: string }) {
  let art = '';
  const bowlL = bez([262, 150], [196, 470], [246, 700], [500, 716], 40), outline = `M262 150C196 470 246 700 500 716C754 700 804 470 738 150`;
  void bowlL;
  const lv = 300;
  const wine: P[] = [...qbez([236, lv + 6], [500, lv - 34], [764, lv + 6], 40), ...bez([764, lv + 6], [784, 560], [714, 688], [500, 700], 40),
    ...bez([500, 700], [286, 688], [216, 560], [236, lv + 6], 40)];
  const rows = pour(words, 'league-spartan:900', columns(wine.map(([a, b]) => [500 + (a - 500) * 0.955, b] as P)), { rows: 6, gap: 9, wave: 9 });
  rows.forEach((q, i) => (out += paint(q.d, [p.a, mix(p.a, p.e, 0.4), p.a, mix(p.a, p.b, 0.4)][i % 4]!)));
  const thin = `fill="none" stroke="${ik}" stroke-width="5" stroke-linecap="round"`;
  art += path(outline, thin) + path('M262 150C330 128 670 128 738 150C670 174 330 174 262 150Z', thin)
    + path('M488 716C494 800 490 900 486 980C484 1030 440 1052 350 1070C330 1076 330 1090 356 1094C440 1104 560 1104 644 1094C670 1090 670 1076 650 1070C560 1052 516 1030 514 980C510 900 506 800 512 716',
    thin) + path('M404 1068C450 1080 550 1080 596 1068', `fill="none" stroke="${ik}" stroke-width="3" stroke-linecap="round" opacity=".7"`);
  art += path('M286 196C272 240 264 268 260 296', `fill="none" stroke="${ik}" stroke-width="9" stroke-linecap="round" opacity=".3"`)
    + path('M714 196C722 230 728 252 731 272', `fill="none" stroke="${ik}" stroke-width="4" stroke-linecap="round" opacity=".4"`);
  // one falling drop
  art += path('M812 214C800 240 792 252 794 268C796 284 828 284 830 268C832 252 822 240 812 214Z', `fill="${p.a}"`);
  out += nm(1230);
  return { art, out };
}

function drawCat({ p, bg, ik, words, paint, nm, out }: Scene & { out: string }) {
  let art = '';
  // a sitting cat: its body of words, its head and tail of ink
  const fur = p.a, lineC = ik;
  const body: P[] = [...bez([170, 1010], [110, 960], [110, 760], [176, 646], 30), ...bez([176, 646], [300, 650], [420, 640], [512, 622], 20),
    ...bez([512, 622], [548, 540], [660, 520], [740, 570], 30), ...bez([740, 570], [890, 650], [930, 860], [880, 990], 30),
      ...bez([880, 990], [860, 1040], [820, 1046], [780, 1046], 12), ...bez([780, 1046], [560, 1050], [400, 1050], [240, 1046], 20), ...bez([240, 1046], [214, 1044], [190, 1030], [170, 1010], 10)];
  const rows = pour(words, 'lilita-one', columns(body), { rows: 5, gap: 11, wave: 10 });
  const alt = mix(fur, p.e, 0.5);
  rows.forEach((q, i) => (out += paint(q.d, i % 2 ? inkFor(bg, [alt], 2) : fur)));
  // tail round the front
  art += path(ribbon(bez([866, 940], [990, 1120], [700, 1150], [470, 1108], 40), (t) => 54 * (1 - t * 0.36) * (t > 0.96 ? Math.sqrt(Math.max(0, (1 - t) / 0.04)) * 0.9 + 0.1 : 1)), `fill="${fur}"`);
  for (const t of [0.46, 0.6, 0.74, 0.88]) {
    const q = bez([866, 940], [990, 1120], [700, 1150], [470, 1108], 100), k = Math.round(t * 100),
      a = Math.atan2(q[k + 1]![1] - q[k]![1], q[k + 1]![0] - q[k]![0]) + Math.PI / 2, w = 26 * (1 - t * 0.36);
    art += path(`M${pt(polar(q[k]![0], q[k]![1], w, a))}Q${pt(polar(q[k]![0], q[k]![1], 10, a - Math.PI / 2))} ${pt(polar(q[k]![0], q[k]![1], -w, a))}`,
      `fill="none" stroke="${alt}" stroke-width="13"`);
  }
  const hx = 330, hy = 470;
  const hd = `M${hx - 168} ${hy + 20}C${hx - 186} ${hy - 60} ${hx - 176} ${hy - 160} ${hx - 160} ${hy - 214}C${hx - 154} ${hy - 230} ${hx - 140} ${hy - 230} ${hx - 128} ${hy - 218}C${hx - 100} ${hy - 188} ${hx - 76} ${hy - 154} ${hx - 62} ${hy - 130}C${hx - 24} ${hy - 140} ${hx + 24} ${hy - 140} ${hx + 62} ${hy - 130}C${hx + 76} ${hy - 154} ${hx + 100} ${hy - 188} ${hx + 128} ${hy - 218}C${hx + 140} ${hy - 230} ${hx + 154} ${hy - 230} ${hx + 160} ${hy - 214}C${hx + 176} ${hy - 160} ${hx + 186} ${hy - 60} ${hx + 168} ${hy + 20}C${hx + 150} ${hy + 106} ${hx + 76} ${hy + 140} ${hx} ${hy + 140}C${hx - 76} ${hy + 140} ${hx - 150} ${hy + 106} ${hx - 168} ${hy + 20}Z`;
  art += path(hd, `fill="${fur}" stroke="${bg}" stroke-width="20" stroke-linejoin="round" paint-order="stroke"`);
  for (const s of [-1, 1])
    art += path(`M${hx + s * 144} ${hy - 186}C${hx + s * 154} ${hy - 140} ${hx + s * 156} ${hy - 108} ${hx + s * 148} ${hy - 84}C${hx
      + s * 128} ${hy - 104} ${hx + s * 108} ${hy - 118} ${hx + s * 92} ${hy - 124}C${hx + s * 106} ${hy - 148} ${hx + s * 124} ${hy - 172} ${hx + s * 144} ${hy - 186}Z`,
      `fill="${mix(fur, '#f7b6a8', 0.62)}"`);
  for (const [a, w] of [[-34, 40], [0, 56], [34, 40]] as [number, number][])
    art += path(`M${hx + a - 9} ${hy - 134}C${hx + a - 6} ${hy - 110} ${hx + a * 0.9 - 2} ${hy - 134 + w} ${hx + a * 0.9} ${hy - 130 + w}C${hx + a * 0.9
      + 2} ${hy - 134 + w} ${hx + a + 6} ${hy - 110} ${hx + a + 9} ${hy - 134}Z`,
      `fill="${alt}"`);
  for (const s of [-1, 1]) {
    for (const k of [0, 1]) art += path(`M${hx + s * 172} ${hy + 2 + k * 36}C${hx + s * 150} ${hy + 6 + k * 34} ${hx + s * 132} ${hy + 12 + k * 28} ${hx + s * 122} ${hy + 20 + k * 22}C${hx + s * 136} ${hy + 22 + k * 24} ${hx + s * 152} ${hy + 22 + k * 28} ${hx + s * 168} ${hy + 20 + k * 36}Z`,
      `fill="${alt}"`);
    // eyes shut, one of them not quite
    if (s < 0) art += path(`M${hx - 108} ${hy - 8}C${hx - 90} ${hy + 20} ${hx - 52} ${hy + 20} ${hx - 36} ${hy - 8}`, `fill="none" stroke="${lineC}" stroke-width="11" stroke-linecap="round"`);
    else art += path(`M${hx + 34} ${hy - 4}C${hx + 52} ${hy - 34} ${hx + 92} ${hy - 34} ${hx + 110} ${hy - 4}C${hx + 92} ${hy + 18} ${hx + 52} ${hy + 18} ${hx + 34} ${hy - 4}Z`,
      `fill="${mix(p.b, '#fff7d6', 0.4)}" stroke="${lineC}" stroke-width="9" stroke-linejoin="round"`) + ell(hx + 68, hy - 4, 9, 20, `fill="${lineC}"`) + circ(hx + 65, hy - 12, 4, 'fill="#fff"');
    for (const k of [-1, 0, 1])
      art += path(`M${hx + s * 64} ${hy + 62 + k * 11}C${hx + s * 120} ${hy + 50 + k * 20} ${hx + s * 170} ${hy + 48 + k * 30} ${hx + s * 222} ${hy + 56 + k * 38}`,
        `fill="none" stroke="${lineC}" stroke-width="4" stroke-linecap="round" opacity=".85"`);
  }
  art += ell(hx - 32, hy + 76, 40, 32, `fill="${mix(fur, '#fff8ec', 0.8)}"`) + ell(hx + 32, hy + 76, 40, 32, `fill="${mix(fur, '#fff8ec', 0.8)}"`);
  art += path(`M${hx - 22} ${hy + 38}C${hx - 10} ${hy + 32} ${hx + 10} ${hy + 32} ${hx + 22} ${hy + 38}C${hx + 20} ${hy + 54} ${hx + 8} ${hy + 62} ${hx} ${hy
    + 64}C${hx - 8} ${hy + 62} ${hx - 20} ${hy + 54} ${hx - 22} ${hy + 38}Z`,
    `fill="${lineC}"`) + path(`M${hx} ${hy + 62}V${hy + 78}C${hx - 6} ${hy + 96} ${hx - 32} ${hy + 96} ${hx - 40} ${hy + 82}M${hx} ${hy + 78}C${hx + 6} ${hy + 96} ${hx + 32} ${hy + 96} ${hx + 40} ${hy + 82}`,
      `fill="none" stroke="${lineC}" stroke-width="6" stroke-linecap="round"`);
  out = out + nm(1272, 'josefin-sans:600', 110, 33);
  return { art, out };
}

function drawBalloon({ c, p, dark, bg, ik, words, paint, nm, out, art }: Scene & { out: string; art: string }) {
  const env: P[] = [...bez([426, 930], [380, 830], [128, 700], [128, 440], 36), ...bez([128, 440], [128, 230], [300, 96], [500, 96], 36),
    ...bez([500, 96], [700, 96], [872, 230], [872, 440], 36), ...bez([872, 440], [872, 700], [620, 830], [574, 930], 36)];
  const rows = pour(words, 'lilita-one', columns(env), { rows: 7, gap: 11, wave: 0 });
  const cs = [p.a, p.b, p.e, p.c].map((q) => inkFor(bg, [q, mix(q, p.e, 0.25), mix(q, p.e, 0.5), p.a], 2.3));
  rows.forEach((q, i) => (out += paint(q.d, cs[[0, 1, 2, 0, 1, 2, 0, 1][i % 8]!]!)));
  const rope = `fill="none" stroke="${ik}" stroke-width="4" stroke-linecap="round"`;
  art += path('M430 948L454 1044M476 950L484 1044M524 950L516 1044M570 948L546 1044', rope)
    + path('M428 938C470 950 530 950 572 938', `fill="none" stroke="${ik}" stroke-width="8" stroke-linecap="round"`);
  const bk = 'M440 1042H560L548 1122C546 1138 530 1144 500 1144C470 1144 454 1138 452 1122Z', wick = mix(p.b, p.ink.length ? '#8a5a30' : '#8a5a30', 0.45);
  let wv = '';
  for (let j = 0; j < 6; j++) for (let i = 0; i < 10; i++) wv += `M${438 + i * 13 + (j % 2) * 6.5} ${1056 + j * 16}q6 7 12 0`;
  art += path(bk, `fill="${wick}"`) + g(path(wv, `fill="none" stroke="${shade(wick, -0.16)}" stroke-width="3.4"`), `clip-path="${c.clip(path(bk))}"`)
    + rect(434, 1034, 132, 17, `rx="8" fill="${shade(wick, -0.14)}"`);
  // birds and a scrap of cloud, drawn with the same pen
  const cl = (x: number, y: number,
    s: number) => g(path('M-90 20C-110 20 -112 -12 -84 -14C-84 -44 -40 -54 -26 -30C-10 -62 46 -56 46 -18C76 -26 92 20 60 20Z',
      `fill="${dark ? mix(bg, '#fff', 0.16) : '#fff'}" opacity=".9"`), tf(x, y, 0, s));
  art = cl(140, 1000, 1.1) + cl(868, 930, 0.9) + cl(760, 1110, 0.6) + art;
  for (const [x, y, s] of [[196, 880, 1], [246, 850, 0.7], [820, 1020, 0.8]] as [number, number, number][])
    art += g(path('M-34 -12C-20 -22 -6 -14 0 2C6 -14 20 -22 34 -12C20 -14 8 -6 0 10C-8 -6 -20 -14 -34 -12Z', `fill="${ik}"`), tf(x, y, -6, s));
  out += nm(1250);
  return { out, art };
}

export function drawCalligram(inp: Input): Drawing {
  const c = new Drawing('calligram', inp), { p } = c;
  const m = ['heart', 'wine', 'cat', 'balloon'].includes(inp.motif || '') ? inp.motif! : 'heart';
  const dark = lum(p.bg) < 0.5;
  const bg = p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? p.paper : '#fff', 0.55], [1, dark ? p.paper : '#fff', 0]], 0.5, 0.42, 0.64)}"`));
  const ik = inkFor(bg, [p.ink, p.e], 6);
  const words = upper(inp.headline.replace(/\|/g, ' '));
  const paint = (d: string, col: string) => path(d, `fill="${col}" stroke="${col}" stroke-width="2" stroke-linejoin="round"`);
  let out = '', art = '';
  const nm = (y: number, font = 'josefin-sans:600', track = 150, max = 34, caps = true) => {
    if (!inp.name) return '';
    const q = tfit(caps ? upper(inp.name) : inp.name, font, 760, max, { track });
    return path(at(q, 500, y), `fill="${ik}"`);
  };
  const scene: Scene = { c, p, dark, bg, ik, words, paint, nm };
  if (m === 'heart') { const drawn = drawHeart({ ...scene, out }); art += drawn.art; out = drawn.out; }
  else if (m === 'wine') { const drawn = drawWine({ ...scene, out }); art += drawn.art; out = drawn.out; }
  else if (m === 'cat') { const drawn = drawCat({ ...scene, out }); art += drawn.art; out = drawn.out; }
  else ({ out, art } = drawBalloon({ ...scene, out, art }));
  c.add('art', art);
  c.add('type', out);
  c.add('texture', c.grain(0.7));
  return c;
}
