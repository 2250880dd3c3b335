import {
  at, bez, blob, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, type P, path, pt, rect, ribbon, type Rng,
  set, shade, wrap, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { add, roundRect, sub, unit } from '#artwork/outlines/strokes.ts';

const roman = (n: number) => {
  let o = '';
  for (const [v, s] of [[100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']] as [number, string][]) while (n >= v) { o += s; n -= v; }
  return o;
};

/** a stroke with a dry, bristled tail */
function brushed(ps: P[], w: number, col: string, r: Rng, o = 1) {
  const s = ribbon(ps, (t) => w * (0.78 + 0.22 * Math.sin(t * 9 + 1)) * (t < 0.04 ? 0.6 + t * 10 : 1) * (t > 0.9 ? 1 - (t - 0.9) * 4 : 1));
  let hair = ''; const n = ps.length;
  for (let i = 0; i < 9; i++) {
    const off = (i / 8 - 0.5) * w * 0.92, a = Math.floor(n * r.f(0.5, 0.75)), b = n - 1, k = ps.slice(a, b + 1);
    if (k.length < 3) continue;
    const e = k[k.length - 1]!, d = unit(sub(e, k[k.length - 3]!)), nn: P = [-d[1], d[0]];
    hair += `M${pt(add(k[0]!, nn, off))}L${pt(add(add(e, nn, off), d, r.f(4, w * 0.9)))}`;
  }
  return g(path(s, `fill="${col}"`) + path(hair, `fill="none" stroke="${col}" stroke-width="${n1(w * 0.09)}" stroke-linecap="round"`), `opacity="${o}"`);
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; num: string; N: number; bg: string; dark: boolean; lines: string[];
  second: string[];
};

function drawStrike({ c, p, r, num, N, bg, lines, second }: Scene) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
  const ink = pickInk(bg, [p.ink, p.e]), red = pickInk(bg, [p.a, p.b], 2.2), prev = String(Math.max(0, N - 1));
  const q = figure(prev, 'dm-serif-display', 450, 720, prev.length === 1 ? 400 : 680, 560);
  c.add('art', path(q.d, `fill="${ink}"`));
  const y = (q.top + q.bottom) / 2, hand = (a: P, b: P, c1: P, c2: P): P[] => bez(a, c1, c2, b, 40).map(([x, yy], i) => [x, yy + Math.sin(i * 0.7) * 1.6] as P);
  let o = brushed(hand([q.left - 56, y + 84], [q.right + 62, y - 74], [q.left + 120, y + 36], [q.right - 130, y - 10]), 25, red, r);
  o += brushed(hand([q.right + 40, y + 26], [q.left - 30, y + 128], [q.right - 160, y + 66], [q.left + 160, y + 88]).map((z) => z), 20, red, r, 0.96);
  // caret and the new figure, in the same hand
  const nx = Math.min(760, Math.max(640, q.right - 40)), t = set(num, 'permanent-marker', num.length === 3 ? 200 : 270), tw = t.x1 - t.x0, tx = Math.min(930 - tw / 2, nx + 30);
  const pen = at(t, 0, 0);
  o += g(path(pen, `fill="${red}"`) + path(pen, `fill="none" stroke="${red}" stroke-width="5" stroke-linejoin="round"`), `transform="translate(${n1(tx)} ${n1(q.top - 62)}) rotate(-7)"`);
  o += brushed([...bez([tx - 66, q.top + 34], [tx - 30, q.top + 12], [tx - 14, q.top - 6], [tx - 4, q.top - 26], 14),
    ...bez([tx - 4, q.top - 26], [tx + 8, q.top - 4], [tx + 26, q.top + 16], [tx + 56, q.top + 30], 14).slice(1)], 18, red, r);
  c.add('art', o);
  const said = lines.length === 1 && lines[0]!.length > 22 ? wrap(lines[0]!, 2) : lines,
    hs = Math.min(...said.map((s) => fitLine(s, 'dm-serif-display', 780, 84).size)), y0 = said.length > 1 ? 1112 : 1160;
  said.forEach((s, i) => c.add('type', path(at(set(s, 'dm-serif-display', hs), 110, y0 + i * hs * 1.1, 's'), `fill="${ink}"`)));
  second.forEach((s, i) => c.add('type', path(at(fitLine(s, 'dm-sans:500', 780, 38), 110, y0 + (said.length - 1) * hs * 1.1 + 72 + i * 50, 's'), `fill="${ink}"`)));
}

function drawTally({ c, p, r, N, bg, dark }: Scene) {
  // a tally on the wall, one stroke for each year
  const wall = bg, chalk = dark ? p.ink : pickInk(bg, [p.ink]);
  let gd = rect(0, 0, 1000, 1400, `fill="${wall}"`);
  for (let i = 0; i < 46; i++) gd += path(blob(r, r.f(0, 1000), r.f(0, 1400), r.f(60, 220), r.f(40, 150), 9, 0.2), `fill="${i % 2 ? '#000' : '#fff'}" opacity="${dark ? 0.018 : 0.022}"`);
  let cracks = ''; for (let i = 0; i < 26; i++) {
    const x = r.f(0, 1000), y = r.f(0, 1400);
    cracks += `M${n1(x)} ${n1(y)}l${n1(r.f(-16, 16))} ${n1(r.f(-12, 12))}l${n1(r.f(-12, 12))} ${n1(r.f(-12, 12))}`;
  }
  c.add('ground', gd + path(cracks, 'fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"') + c.vignette('#000', dark ? 0.35 : 0.12));
  const groups = Math.ceil(N / 5), full = Math.floor(N / 5);
  // rows of gates that fill the wall: choose the grid with the largest gate
  let best = { cols: 1, rows: groups, s: 0 };
  for (let cols = 1; cols <= Math.min(5, groups); cols++) {
    const rows = Math.ceil(groups / cols), s = Math.min(800 / (cols * 1.22 - 0.22), 780 / (rows * 1.24 - 0.24), N < 5 ? 420 : 340);
    if (s > best.s + 0.5) best = { cols, rows, s };
  }
  const s = best.s, sx = s * 1.22, sy = s * 1.24, H = (best.rows - 1) * sy + s, top = 580 - H / 2;
  let o = '', acc = '';
  const scratch = (a: P, b: P, w: number) => {
    const n = 12, ps: P[] = Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1), k = Math.sin(t * 3.1) * r.f(-0.6, 0.6);
      return [lerp(a[0], b[0], t) + k * w * 0.4 + r.f(-0.6, 0.6), lerp(a[1], b[1], t)] as P;
    });
    const wv = r.f(0.8, 1.15);
    return ribbon(ps, (t) => w * wv * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.2 + 0.12))) * (0.9 + r.f(0, 0.16)));
  };
  for (let i = 0; i < groups; i++) {
    const row = Math.floor(i / best.cols), inRow = row === best.rows - 1 ? groups - row * best.cols : best.cols, col = i - row * best.cols,
      x0 = 500 - ((best.cols - 1) * sx + s) / 2 + col * sx, y0 = top + row * sy, n = i < full ? 5 : N - full * 5;
    void inRow;
    const w = Math.max(7, s * 0.062), only = groups === 1 && n < 5 ? ((4 - n) * s * 0.25) / 2 : 0;
    for (let k = 0; k < Math.min(4, n); k++) {
      const x = x0 + s * (0.12 + k * 0.25) + only + r.f(-s * 0.014, s * 0.014), last = i === groups - 1 && k === n - 1,
        d = scratch([x + r.f(-s * 0.03, s * 0.03), y0 + r.f(-s * 0.02, s * 0.04)], [x + r.f(-s * 0.03, s * 0.03), y0 + s + r.f(-s * 0.04, s * 0.03)], w);
      if (last) acc += d; else o += d;
    }
    if (n === 5) { const d = scratch([x0 - s * 0.05, y0 + s * r.f(0.76, 0.86)], [x0 + s * 1.02, y0 + s * r.f(0.14, 0.24)], w); if (i === groups - 1) acc += d; else o += d; }
  }
  const accent = pickInk(wall, [p.a, p.b], 2.2);
  c.add('art', path(o, `fill="#000" fill-opacity="${dark ? 0.35 : 0.1}" transform="translate(3 4)"`) + path(o, `fill="${chalk}"`)
    + path(acc, `fill="#000" fill-opacity="${dark ? 0.35 : 0.1}" transform="translate(3 4)"`) + path(acc, `fill="${accent}"`));
  let dust = ''; for (let i = 0; i < 260; i++) { const x = r.f(60, 940), y = r.f(top - 40, top + H + 40); dust += rect(x, y, r.f(1.4, 4), r.f(1.2, 3), ''); }
  c.add('texture', g(dust, `fill="${wall}" opacity=".75"`));
  words(c, { fam: 'caveat-brush', max: 86, y: 1192, col: chalk, small: chalk, smallFam: 'caveat-brush', caps: false, smallMax: 46, gap: 70, w: 820 });
}

function drawChart({ inp, c, p, num, bg, dark, second }: Scene) {
  // an optician's chart
  const paper = dark ? p.paper : lum(bg) > 0.9 ? bg : mix(bg, '#fff', 0.6), room = dark ? bg : shade(bg, -0.06, 0.02);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${room}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.35], [1, '#fff', 0]], 0.5, 0.36, 0.7)}"`));
  const card = roundRect(120, 104, 760, 1192, 10), sheet = dark ? mix(p.ink, '#fff', 0.5) : paper, ink = pickInk(sheet, ['#17151a'], 7);
  let a = c.soft(card, 10, 24, 26, '#000', 0.32, 6) + path(card, `fill="${c.lin([[0, '#fff'], [0.12, sheet], [1, shade(sheet, -0.03)]])}"`)
    + rect(120, 92, 760, 26, `rx="8" fill="${c.lin([[0, '#d9dde0'], [0.4, '#fff'], [1, '#8c949b']])}"`) + circ(500, 62, 9, 'fill="#555b62"')
    + path('M180 96L500 60L820 96', 'fill="none" stroke="#555b62" stroke-width="3"');
  c.add('art', a);
  const flat = upper(inp.headline.replace(/\|/g, ' '));
  // the headline read down the chart, a little smaller on each line
  const wordsL = flat.split(/\s+/), rows: string[] = []; let capN = 11;
  for (const w of wordsL) {
    const l = rows[rows.length - 1];
    // a full stop ends a line
    if (l && !/[.,?]$/.test(l) && Array.from((l + w)).length + 1 <= capN) rows[rows.length - 1] = l + ' ' + w; else { if (rows.length) capN += 4; rows.push(w); }
  }
  const list = rows.slice(0, 7), foot = 1246 - Math.max(0, second.length - 1) * 40 - 66;
  let last = 1e9;
  const set1 = list.map((s, i) => {
    const t0 = set(s, 'josefin-slab:700', 100, { track: 200 }), size = Math.min((Math.min(104, 108 * Math.pow(0.86, i)) / t0.cap) * 100, (600 / (t0.x1 - t0.x0)) * 100, Math.max(44, last * 0.95));
    last = size;
    return set(s, 'josefin-slab:700', size, { track: 200 });
  });
  const isRuled = (i: number) => i < list.length - 1 && (list.length === 2 ? i === 0 : i === 1 || i === 3);
  const gapOf = (i: number) => 30 + set1[i]!.cap * 0.24 + (isRuled(i) ? 40 : 0),
    need = (k: number) => set1.reduce((a2, t, i) => a2 + t.cap * k + (i < list.length - 1 ? gapOf(i) * k : 0), 0);
  const kk = Math.min(1, (foot - 150 - 190 - 56) / need(1)), numH = clamp(foot - 150 - 56 - need(kk) - 30, 190, 500), q = figure(num, 'josefin-slab:700', 500, 158 + numH / 2, 610, numH);
  c.add('art', path(q.d, `fill="${ink}" stroke="${ink}" stroke-width="9" stroke-linejoin="miter"`));
  let y = 158 + numH + 56 + Math.max(0, (foot - (158 + numH + 56) - need(kk)) * 0.3);
  list.forEach((s, i) => {
    const t = kk < 1 ? set(s, 'josefin-slab:700', set1[i]!.size * kk, { track: 200 }) : set1[i]!;
    y += t.cap;
    c.add('type', path(at(t, 500, y), `fill="${ink}"`));
    c.add('ornament', path(at(set(String(i + 2), 'josefin-slab:700', 24), 842, y - t.cap / 2 + 8), `fill="${ink}"`));
    const g0 = gapOf(i) * kk;
    if (isRuled(i)) c.add('ornament', rect(170, y + g0 / 2 - 3, 660, 7, `fill="${pickInk(sheet, i < 2 ? [p.c, p.a] : [p.a, p.b], 2)}"`));
    y += g0;
  });
  c.add('ornament', path(at(set('1', 'josefin-slab:700', 24), 842, 158 + numH / 2 + 8), `fill="${ink}"`));
  second.forEach((s, i) => {
    const t = fitLine(s, 'josefin-slab:700', 560, 34 + (second.length - 1 - i) * 4, { track: 60 });
    c.add('type', path(at(t, 500, 1246 - (second.length - 1 - i) * 40), `fill="${ink}"`));
  });
  c.add('texture', c.vignette('#000', 0.14));
}

function drawForum({ c, r, num, N, bg, dark, lines, second }: Scene) {
  // carved in stone, like a Roman inscription
  const st = dark ? mix(bg, '#9a958c', 0.35) : mix(bg, '#d9d2c4', 0.5), sh = shade(st, -0.2), li = shade(st, 0.12);
  let gd = rect(0, 0, 1000, 1400, `fill="${st}"`);
  for (let i = 0; i < 70; i++) gd += path(blob(r, r.f(0, 1000), r.f(0, 1400), r.f(50, 260), r.f(20, 110), 10, 0.25), `fill="${i % 2 ? '#000' : '#fff'}" opacity=".02"`);
  for (let i = 0; i < 9; i++) {
    let x = r.f(-60, 700), y = r.f(0, 1400), d = `M${n1(x)} ${n1(y)}`;
    for (let k = 0; k < 9; k++) { x += r.f(30, 90); y += r.f(-34, 40); d += `L${n1(x)} ${n1(y)}`; }
    gd += path(d, `fill="none" stroke="${i % 3 ? li : sh}" stroke-opacity="${i % 3 ? 0.28 : 0.14}" stroke-width="${n1(r.f(1, 4))}"`);
  }
  let sp = ''; for (let i = 0; i < 700; i++) sp += circ(r.f(0, 1000), r.f(0, 1400), r.f(0.6, 2), ''); gd += g(sp, `fill="${sh}" opacity=".2"`);
  c.add('ground', gd + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`));
  const cut = (d: string, depth: number, gild = false) => {
    const id = c.clip(path(d));
    return path(d, `fill="none" stroke="${li}" stroke-opacity=".9" stroke-width="3" transform="translate(1.8 2.4)"`)
      + path(d, `fill="${gild ? c.foil('gold', 28) : shade(st, -0.17)}"`)
      + g([5, 4, 3, 2, 1].map((i) =>
      path(d, `fill="none" stroke="#000" stroke-opacity=".13" stroke-width="${n1((depth * i) / 2.4)}" transform="translate(${n1(depth * 0.3)} ${n1(depth * 0.44)})"`))
        .join('') + path(d, `fill="none" stroke="${li}" stroke-opacity=".5" stroke-width="${n1(depth * 0.5)}" transform="translate(${n1(-depth * 0.32)} ${n1(-depth * 0.4)})"`), `clip-path="${id}"`);
  };
  const rom = roman(N), q = figure(rom, 'cinzel:700', 500, 560, 690, rom.length === 1 ? 440 : 400, { track: 30 });
  let o = cut(q.d, 24, true);
  // moulding and rule
  const fr = (x: number, y: number, w: number, h: number) =>
    path(`M${x} ${y}h${w}v${h}h${-w}Z`, `fill="none" stroke="${sh}" stroke-opacity=".7" stroke-width="7"`)
      + path(`M${x} ${y}h${w}v${h}h${-w}Z`, `fill="none" stroke="${li}" stroke-width="3" transform="translate(4 5)"`);
  o += fr(62, 62, 876, 1276) + fr(84, 84, 832, 1232);
  c.add('art', o);
  const tint = pickInk(st, [shade(st, -0.5), '#2a251f'], 5),
    hw = lines.length === 1 && fitLine(upper(lines[0]!), 'cinzel:600', 700, 60).size < 44 ? wrap(lines[0]!, 2) : lines,
      hs = Math.min(...hw.map((s) => fitLine(upper(s), 'cinzel:600', 700, 62, { track: 40 }).size));
  const engraved = (d: string) => path(d, `fill="${li}" fill-opacity=".9" transform="translate(1.4 2)"`) + path(d, `fill="${tint}"`);
  hw.forEach((s, i) => c.add('type', engraved(at(set(upper(s), 'cinzel:600', hs, { track: 40 }), 500, 1046 + i * hs * 1.24))));
  second.forEach((s, i) => c.add('type', engraved(at(fitLine(upper(s), 'cinzel:600', 680, 30, { track: 120 }), 500, 1046 + (hw.length - 1) * hs * 1.24 + 74 + i * 50))));
  const small = at(set(`· ${num} ·`, 'cinzel:600', 38, { track: 60 }), 500, Math.max(190, q.top - 110)); c.add('ornament', engraved(small));
  c.add('texture', c.vignette('#000', 0.26));
}

export function drawDeadpan(inp: Input): Drawing {
  const c = new Drawing('deadpan', inp), { p } = c, r = c.r.sub('dp');
  const kinds = ['strike', 'tally', 'chart', 'carved'], m = kinds.includes(inp.motif || '') ? inp.motif! : kinds[c.r.i(0, 3)]!, num = numberOf(inp), N = Number(num), bg = p.bg, dark = lum(bg) < 0.5;
  const lines = inp.headline.split('|').map((s) => s.trim()), second = [inp.sub, inp.name].filter(Boolean) as string[];
  const scene: Scene = { inp, c, p, r, num, N, bg, dark, lines, second };
  if (m === 'strike') drawStrike(scene);
  else if (m === 'tally') drawTally(scene);
  else if (m === 'chart') drawChart(scene);
  else drawForum(scene);
  c.add('texture', c.grain(1.05));
  c.alt = `${num}: ${inp.headline.replace(/\|/g, ' ')}`;
  return c;
}
