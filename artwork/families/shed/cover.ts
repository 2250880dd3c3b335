import {
  at, circ, Drawing, ell, g, type Input, lum, mix, n1, type P, path, polar, pt, rect, ribbon, type Rng, set, shade,
  TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';

const fly = (r: Rng, kind: string, A: string, B: string, C: string) => {
  const dk = (q: string) => shade(q, -0.16), lt = (q: string) => shade(q, 0.12);
  const fib = (x: number, y: number, n: number, a0: number, a1: number, l0: number, l1: number, cv: number) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = r.f(a0, a1), e = polar(x, y, r.f(l0, l1), a), m = polar(x, y, l0 * 0.6, a + cv * r.f(0.3, 1));
      d += `M${n1(x + r.f(-3, 3))} ${n1(y + r.f(-2, 2))}Q${pt(m)} ${pt(e)}`;
    }
    return d;
  };
  const st = (d: string, col: string, w = 2, o = 1) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"${o < 1 ? ` stroke-opacity="${o}"` : ''}`);
  const PI = Math.PI;
  let s = path('M58 0H-44C-84 0 -86 48 -44 48C-36 48 -30 44 -27 36M-27 36l-9 5M-27 36l2 10',
    'fill="none" stroke="#2b2e33" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"')
      + path('M58 -2H-44C-80 -2 -82 44 -46 46', 'fill="none" stroke="#aab0b8" stroke-width="1.6"') + circ(65, 0, 7, 'fill="none" stroke="#2b2e33" stroke-width="4"');
  const streamer = kind === 'streamer', L = streamer ? 130 : 56;
  s += st(fib(-46, -2, streamer ? 26 : 14, PI * 0.94, PI * 1.12, L * 0.6, L, 0.2), C, 2.2) + st(fib(-46, -2, 8, PI * 0.96, PI * 1.1, L * 0.5, L * 0.9, 0.2), lt(C), 1.6);
  const bw = kind === 'nymph' ? 25 : 18, body: P[] = [[-48, 0], [-20, 0], [10, -1], [40, 0]];
  s += path(ribbon(body, (t) => 7 + bw * Math.sin(PI * Math.min(1, 0.15 + t * 0.62))), `fill="${A}"`);
  let rib = '', fuzz = '';
  for (let x = -42; x < 36; x += 10) { const h = 4 + bw * 0.5 * Math.sin(PI * Math.min(1, 0.15 + ((x + 48) / 88) * 0.62)); rib += `M${x} ${n1(h)}L${x + 6} ${n1(-h)}`; }
  for (let i = 0; i < 34; i++) { const x = r.f(-44, 36), k = r.chance(0.5) ? 1 : -1; fuzz += `M${n1(x)} ${n1(k * 6)}l${n1(r.f(-7, 3))} ${n1(k * r.f(6, 12))}`; }
  s += st(fuzz, dk(A), 1.5, 0.8) + st(rib, kind === 'nymph' || streamer ? '#e3c072' : dk(A), 2.6);
  if (kind === 'nymph') s += path('M-2 -13C14 -22 32 -18 42 -8L36 0H-4Z', `fill="${dk(B)}"`) + st(fib(26, 4, 12, PI * 0.3, PI * 0.7, 24, 40, 0.3), B, 2)
    + circ(46, 0, 14, 'fill="#b5823a"') + circ(42, -5, 5, 'fill="#fbe6b0"');
  else if (streamer) s += st(fib(40, -6, 60, PI * 0.99, PI * 1.16, 120, 190, -0.12), B, 2.6)
    + st(fib(40, -6, 30, PI * 1.0, PI * 1.14, 100, 180, -0.12), lt(B), 1.7) + st(fib(38, 6, 16, PI * 0.6, PI * 0.9, 26, 46, 0.2), C, 2.2)
    + path('M34 -13C46 -16 58 -8 58 0C58 8 46 15 34 12Z', 'fill="#1e2024"') + circ(46, -3, 6, 'fill="#f0d070"') + circ(47, -3, 3, 'fill="#111"');
  else if (kind === 'caddis')
    s += st(fib(36, -8, 56, PI * 0.98, PI * 1.18, 60, 108, -0.1), B, 2.4) + st(fib(36, -8, 26, PI * 1.0, PI * 1.16, 50, 100, -0.1), lt(B), 1.5)
      + st(fib(38, 0, 44, 0, TAU, 20, 40, 0.2), C, 1.8) + st(fib(46, -4, 2, -0.7, -0.4, 40, 52, 0.2), dk(B), 2);
  else if (kind === 'wet')
    s += path('M40 -6C10 -52 -50 -70 -104 -52C-70 -34 -20 -10 34 2Z', `fill="${B}"`)
      + st(Array.from({ length: 9 }, (_, i) => `M38 -4Q${n1(-10 - i * 3)} ${n1(-44 + i * 4)} ${n1(-96 + i * 9)} ${n1(-52 + i * 5)}`).join(''), dk(B), 1.5, 0.7)
      + st(fib(40, 4, 24, PI * 0.45, PI * 0.85, 34, 52, 0.3), C, 2);
  else s += st(fib(14, -6, 30, PI * 1.36, PI * 1.5, 46, 70, 0.1), B, 2.4) + st(fib(18, -6, 26, PI * 1.52, PI * 1.68, 46, 68, -0.1), lt(B), 2.2)
    + st(fib(24, 0, 60, 0, TAU, 34, 54, 0.18), C, 1.7) + st(fib(24, 0, 26, 0, TAU, 30, 50, 0.18), lt(C), 1.3);
  return s + path('M40 -6C48 -8 58 -5 60 0C58 5 48 8 40 6Z', 'fill="#1c1d21"');
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dk: boolean; t: string[]; steel: (a?: number) => string;
  wood: (q: string) => string; brass: string; ash: string; S: (d: string, o?: number, sp?: number) => string;
  serif: string;
};

function drawFlies({ inp, c, r, p, dk, t, brass, S, serif }: Scene) {
  const desk = dk ? shade(p.bg, 0.01) : mix(p.e, '#2a1a12', 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(desk, 0.06)], [1, shade(desk, -0.07)]], 0.4, 0.32, 0.85)}"`));
  let tw = '', tw2 = '';
  for (let i = -20; i < 44; i++) { tw += `M${i * 34} 0l500 1400`; tw2 += `M${i * 34 + 480} 0l${-500} 1400`; }
  c.add('texture', path(tw, `stroke="${shade(desk, 0.08)}" stroke-width="6" stroke-opacity=".35"`)
    + path(tw2, `stroke="${shade(desk, -0.08)}" stroke-width="6" stroke-opacity=".4"`)
    + rect(0, 0, 1000, 1400, `fill="${fineTile(c, 7, 7, '<path d="M0 7L7 0M-1 1L1 -1M6 8L8 6" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>')}"`));
  const X = 140, Y = 112, W = 720, H = 880,
    box = `M${X + 36} ${Y}H${X + W - 36}Q${X + W} ${Y} ${X + W} ${Y + 36}V${Y + H - 36}Q${X + W} ${Y + H} ${X + W - 36} ${Y + H}H${X + 36}Q${X} ${Y + H} ${X} ${Y + H - 36}V${Y + 36}Q${X} ${Y} ${X + 36} ${Y}Z`;
  const wd = mix('#8a5a30', p.b, 0.12);
  let s = S(box, 0.55, 34) + path(box, `fill="${c.lin([[0, shade(wd, 0.1)], [0.5, wd], [1, shade(wd, -0.14)]], 0, 0, 0.6, 1)}"`);
  let gr = '';
  for (let i = 0; i < 80; i++) { const y = r.f(Y, Y + H), x = r.f(X - 40, X + W - 100); gr += `M${n1(x)} ${n1(y)}q${n1(r.f(60, 120))} ${n1(r.f(-6, 6))} ${n1(r.f(140, 300))} 0`; }
  s += g(path(gr, `fill="none" stroke="${shade(wd, -0.16)}" stroke-width="2" stroke-opacity=".5"`), `clip-path="${c.clip(path(box))}"`)
    + path(box, `fill="none" stroke="${shade(wd, 0.16)}" stroke-width="3" stroke-opacity=".6"`);
  const ix = X + 40, iy = Y + 40, iw = W - 80, ih = H - 80, foam = mix('#E9E0CC', lum(p.paper) > 0.7 ? p.paper : '#F6EEDD', 0.5);
  s += rect(ix, iy, iw, ih, `fill="${shade(foam, -0.04)}" rx="14"`);
  const rowsN = 5, rh = ih / rowsN;
  for (let j = 0; j < rowsN; j++)
    s += rect(ix, iy + j * rh + rh * 0.5, iw, rh * 0.4, `fill="${c.lin([[0, mix(foam, '#fff', 0.5)], [0.5, foam], [1, shade(foam, -0.12)]])}"`)
      + rect(ix, iy + j * rh + rh * 0.9, iw, 12, `fill="#2a1c10" fill-opacity=".2"`);
  s += rect(ix, iy, iw, 30, `fill="${c.lin([[0, '#1a0f08', 0.5], [1, '#1a0f08', 0]])}"`)
    + rect(ix, iy, 26, ih, `fill="${c.lin([[0, '#1a0f08', 0.42], [1, '#1a0f08', 0]], 0, 0, 1, 0)}"`) + rect(ix, iy, iw, ih, `fill="none" stroke="${shade(wd, -0.2)}" stroke-width="4" rx="14"`);
  c.add('art', s);
  const kinds = ['dry', 'wet', 'nymph', 'streamer', 'caddis'], natural = ['#7a5a34', '#b08a52', '#3e3a36', '#8d8a70', '#c9b48a'], bright = [p.a, p.b, p.c, p.d, p.a, p.e];
  let f = '';
  for (let j = 0; j < rowsN; j++) {
    const n = j % 2 ? 3 : 4, kk = r.shuffle(kinds).filter((k) => !(n === 4 && k === 'streamer')), S0 = n === 3 ? 0.98 : 0.84;
    for (let i = 0; i < n; i++) {
      const kd = kk[i % kk.length]!, x = ix + (iw * (i + 0.5)) / n + (n === 3 ? 18 : 8) + (kd === 'streamer' && i === 0 ? 44 : 0),
        y = iy + j * rh + rh * 0.47, A = r.pick(bright), B = r.chance(0.6) ? r.pick(natural) : r.pick(bright), C = r.chance(0.5) ? r.pick(bright) : r.pick(natural);
      f += ell(x - 8, y + 44 * S0, 66 * S0, 8, 'fill="#2a1c10" fill-opacity=".22"')
        + path(`M${n1(x - 62 * S0)} ${n1(y + 50 * S0)}h${n1(44 * S0)}`, 'stroke="#2a1c10" stroke-width="5" stroke-opacity=".35" stroke-linecap="round"')
        + g(fly(r, kd, A, B, C), tf(x, y, r.f(-4, 4), S0));
    }
  }
  c.add('art', f);
  c.add('art', [Y + 200, Y + H - 280].map((y) => S(`M${X - 12} ${y}h34v80h-34Z`, 0.4, 8) + rect(X - 12, y, 34, 80, `fill="${brass}" rx="5"`)
    + circ(X + 6, y + 18, 5, 'fill="#6a4a14"') + circ(X + 6, y + 62, 5, 'fill="#6a4a14"')).join('')
    + rect(X + W - 18, Y + H / 2 - 44, 36, 88, `fill="${brass}" rx="8"`) + circ(X + W, Y + H / 2, 13, 'fill="#6a4a14"') + circ(X + W - 3, Y + H / 2 - 4, 5, 'fill="#fbe9b8"'));
  const ink = reads(desk, 6, '#FFF3DC', p.ink);
  const b = block(inp.headline, serif, 500, 800, t.length ? 150 : 210, 112, { cy: t.length ? 1136 : 1180 }, { lead: 1.06, lines: 2 });
  c.add('type', path(b.d, `fill="${ink}"`));
  if (t.length) c.add('type', path(block(t.map(upper).join('|'), 'josefin-sans:600', 500, 760, 74, 28, { top: b.bottom + 36 }, { track: 160, lead: 1.6 }).d,
    `fill="${reads(desk, 4.6, p.b, mix(p.b, '#fff', 0.5), ink)}"`));
}

/** What the parts of `drawTools` share. */
type ToolsScene = {
  c: Drawing; r: Rng; p: Palette; steel: (a?: number) => string; wood: (q: string) => string; brass: string;
  ash: string; S: (d: string, o?: number, sp?: number) => string; bd: string;
};

function drawPlanks({ c, r, bd }: ToolsScene) {
  let pl = '';
  for (let i = 0; i < 7; i++) {
    const y = i * 200;
    pl += rect(0, y, 1000, 198, `fill="${i % 2 ? shade(bd, 0.025) : shade(bd, -0.02)}"`) + rect(0, y + 196, 1000, 5, `fill="${shade(bd, -0.16)}"`)
      + rect(0, y, 1000, 2.4, `fill="${shade(bd, 0.12)}"`);
    let gr = '';
    for (let k = 0; k < 26; k++) { const x = r.f(-100, 900), yy = y + r.f(10, 190); gr += `M${n1(x)} ${n1(yy)}q${n1(r.f(80, 180))} ${n1(r.f(-7, 7))} ${n1(r.f(200, 420))} 0`; }
    pl += path(gr, `fill="none" stroke="${shade(bd, -0.09)}" stroke-width="2" stroke-opacity=".6"`);
  }
  c.add('texture', pl);
}

type PegboardParts = ToolsScene & {
  put: (x: number, y: number, a: number, sc: number, shadow: string, s: string) => number; red: string; out: string[];
  hook: (x: number, y: number) => string;
};

function drawPegboard({ c, p, steel, wood, brass, ash, S, bd, put, red, out, hook }: PegboardParts) {
  // saw across the top
  const blade = 'M0 0L560 46L566 118L24 176C10 178 0 166 0 150Z';
  let teeth = 'M24 176';
  for (let i = 0; i < 54; i++) teeth += `L${n1(24 + i * 10 + 8)} ${n1(176 - i * 1.07 + 8)}L${n1(24 + (i + 1) * 10)} ${n1(176 - (i + 1) * 1.07)}`;
  const hd = 'M6 -26C-40 -40 -92 -30 -112 10C-128 44 -120 100 -128 150C-134 184 -120 204 -96 200C-70 196 -64 176 -36 184C-12 192 14 196 22 176L30 20C30 0 24 -20 6 -26ZM-78 30C-66 12 -34 8 -24 24C-18 40 -24 96 -32 116C-40 136 -74 136 -84 118C-92 96 -90 50 -78 30Z';
  put(282, 372, -2, 1, blade + hd, path(blade, `fill="${c.lin([[0, '#9aa2aa'], [0.3, '#eef1f3'], [0.6, '#b5bcc3'], [1, '#7a828a']], 0, 0, 0.2, 1)}"`)
    + path(teeth + 'L566 118L560 110L24 166Z', 'fill="#8d959d"') + path('M40 30L540 66', 'stroke="#fff" stroke-opacity=".6" stroke-width="4"')
    + path(hd, `fill="${wood(mix('#a5632f', red, 0.12))}" fill-rule="evenodd"`)
    + path(hd, `fill="none" stroke="#4a2612" stroke-width="3" stroke-opacity=".5"`)
    + ([[2, 20], [4, 76], [6, 130]] as [number, number][]).map(([x, y]) => circ(x, y, 9, `fill="${brass}"`) + path(`M${x - 5} ${y - 3}l10 6`, 'stroke="#5a3d10" stroke-width="2.4"')).join(''));
  // hammer
  const hh = 'M-17 60C-24 200 -22 340 -26 430C-28 462 28 462 26 430C22 340 24 200 17 60Z', hc = 'M-24 0H24V70H-24Z',
    face = 'M24 4C50 4 62 0 92 -4C104 -4 108 8 108 34C108 60 104 72 92 72C62 68 50 64 24 64Z', claw = 'M-24 2C-70 0 -116 18 -146 66C-150 76 -140 80 -132 74C-104 46 -70 42 -24 64Z';
  put(244, 636, 0, 0.98, hh + hc + face + claw, path(hh, `fill="${wood(ash)}"`)
    + path('M-25 300C-24 350 -25 400 -26 430C-28 462 28 462 26 430C25 400 24 350 25 300Z', `fill="${red}"`)
    + path('M-25 316h50M-26 340h52M-26 364h52M-26 388h52', `stroke="${shade(red, -0.12)}" stroke-width="6"`)
    + path(claw + face, `fill="${c.lin([[0, '#d9dee3'], [0.4, '#8a929a'], [1, '#4b525a']])}"`)
    + path(hc, `fill="${c.lin([[0, '#eef1f3'], [0.5, '#7d858d'], [1, '#4b525a']])}"`)
    + path('M-120 44C-90 22 -60 16 -28 18M34 16H90', 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"'));
  // screwdrivers
  const dr = (x: number, y: number, hcol: string, len: number) => {
    const h = 'M-30 0C-36 40 -36 90 -26 130C-22 146 22 146 26 130C36 90 36 40 30 0C24 -18 -24 -18 -30 0Z', sh = `M-8 136H8V${136 + len}L12 ${172 + len}H-12L-8 ${136 + len}Z`;
    put(x, y, 0, 1, h + sh, path(sh, `fill="${steel()}"`)
      + path(h, `fill="${c.lin([[0, shade(hcol, -0.1)], [0.3, mix(hcol, '#fff', 0.4)], [0.55, hcol], [1, shade(hcol, -0.16)]], 0, 0, 1, 0)}"`)
      + path('M-14 4V124M14 4V124', `stroke="${shade(hcol, -0.16)}" stroke-width="6" stroke-linecap="round" stroke-opacity=".7"`) + rect(-18, 130, 36, 16, `fill="${brass}" rx="3"`));
  };
  dr(408, 652, p.b, 190);
  dr(494, 652, mix(p.c, '#2f6a4a', 0.3), 140);
  // the place where the spanner was
  const sp = 'M-26 60C-62 44 -70 -4 -44 -36L-28 -52V-8L0 10L28 -8V-52L44 -36C70 -4 62 44 26 60L20 330C46 346 56 388 36 414L24 428V388L0 374L-24 388V428L-36 414C-56 388 -46 346 -20 330Z';
  out.push(g(path(sp, `fill="${mix(bd, '#FFF7E6', 0.16)}"`)
    + path(sp, `fill="none" stroke="#FFF4DC" stroke-width="5" stroke-dasharray="15 10" stroke-linecap="round" stroke-linejoin="round"`), tf(618, 684, 0, 1)));
  // a tag with an apology, where the spanner was
  const tag = 'M-58 -86L0 -122L58 -86V96H-58Z';
  out.push(path('M618 664Q626 700 640 716', 'fill="none" stroke="#f0e0bc" stroke-width="3.4"')
    + g(S(tag, 0.36, 9) + path(tag, `fill="#F6E6C4"`) + circ(0, -92, 9, `fill="${bd}"`) + circ(0, -92, 13, 'fill="none" stroke="#b5823a" stroke-width="4"')
    + path(at(set('IOU', 'permanent-marker', 46), 0, 12), `fill="${mix(red, '#5a1a14', 0.3)}"`)
    + path('M-34 44Q0 34 34 46M-28 66Q0 60 24 66', 'fill="none" stroke="#8a6a44" stroke-width="3" stroke-linecap="round"'), tf(650, 822, 9, 0.92)));
  // pliers
  const pj = 'M-10 0C-34 30 -44 70 -30 104L0 112L30 104C44 70 34 30 10 0Z',
    pl = 'M-26 92C-74 150 -84 260 -66 356C-62 376 -36 376 -36 356C-46 270 -30 190 14 128Z', pr = 'M26 92C74 150 84 260 66 356C62 376 36 376 36 356C46 270 30 190 -14 128Z';
  put(794, 646, 0, 1.06, pj + pl + pr, path(pl, `fill="${c.lin([[0, shade(red, -0.06)], [0.4, shade(red, 0.1)], [1, shade(red, -0.14)]], 0, 0, 1, 0)}"`)
    + path(pr, `fill="${c.lin([[0, shade(red, -0.02)], [0.5, shade(red, 0.06)], [1, shade(red, -0.2)]], 0, 0, 1, 0)}"`) + path(pj, `fill="${steel(0)}"`)
    + path('M0 4V78M-9 24h18M-12 38h24M-13 52h26', 'stroke="#3a4048" stroke-width="3"')
    + circ(0, 112, 27, `fill="${c.rad([[0, '#eef1f3'], [0.6, '#8a929a'], [1, '#4b525a']], 0.4, 0.35, 0.7)}"`) + circ(0, 112, 10, 'fill="#4b525a"'));
  for (const [x, y] of [[204, 350], [840, 410], [196, 622], [288, 622], [408, 634], [494, 634], [594, 640], [642, 640], [768, 720], [822, 720]] as [number, number][]) out.push(hook(x, y));
}

type PottingToolsParts = ToolsScene & {
  red: string; put: (x: number, y: number, a: number, sc: number, shadow: string, s: string) => number; out: string[];
};

function drawPottingTools({ c, p, steel, wood, ash, red, put, out }: PottingToolsParts) {
  // pot, trowel, fork, twine, seed packet
  const tc = mix('#c0653a', red, 0.2), pot = 'M-130 -110H130L120 -50H108L84 150C82 162 70 168 58 168H-58C-70 168 -82 162 -84 150L-108 -50H-120Z';
  const th = 'M-22 0C-30 -60 -30 -130 -20 -190C-16 -206 16 -206 20 -190C30 -130 30 -60 22 0Z',
    tb = 'M-14 40C-70 70 -84 140 -66 220C-54 268 -24 308 0 330C24 308 54 268 66 220C84 140 70 70 14 40L10 0H-10Z';
  const hnd = (col: string) => path(th, `fill="${wood(ash)}"`)
    + path('M-25 -40C-28 -90 -28 -140 -20 -190C-16 -206 16 -206 20 -190C28 -140 28 -90 25 -40Z',
    `fill="${c.lin([[0, shade(col, -0.1)], [0.3, mix(col, '#fff', 0.3)], [0.6, col], [1, shade(col, -0.16)]], 0, 0, 1, 0)}"`)
      + circ(0, -176, 9, `fill="${shade(col, -0.24)}"`) + rect(-16, -6, 32, 50, `fill="${steel()}" rx="4"`);
  put(246, 470, -14, 1.06, th + tb,
    path(tb, `fill="${c.lin([[0, '#7a828a'], [0.34, '#e6eaed'], [0.5, '#9aa2aa'], [0.7, '#c9cfd5'], [1, '#5b626a']], 0, 0, 1, 0)}"`)
      + path('M0 60C-8 140 -8 220 0 300', 'stroke="#4b525a" stroke-opacity=".5" stroke-width="8" fill="none" stroke-linecap="round"')
      + path('M-40 230C-54 270 -20 310 0 330C20 310 54 270 40 230C20 250 -20 250 -40 230Z', 'fill="#5a3a22" fill-opacity=".8"') + hnd(red));
  const tine = 'M-10 40C-70 52 -78 84 -74 130L-66 300H-54L-50 130C-50 96 -34 84 -12 82V310H12V82C34 84 50 96 50 130L54 300H66L74 130C78 84 70 52 10 40Z';
  put(456, 470, 4, 1.04, th + tine, path(tine, `fill="${steel(0)}"`) + hnd(p.b));
  const pk = 'M-118 -170L-106 -180L-94 -170L-82 -180L-70 -170L-58 -180L-46 -170L-34 -180L-22 -170L-10 -180L2 -170L14 -180L26 -170L38 -180L50 -170L62 -180L74 -170L86 -180L98 -170L110 -180L118 -170V180H-118Z';
  const car = (x: number, y: number, a: number, k: number) =>
    g(path('M-26 -40C-34 10 -14 90 0 124C14 90 34 10 26 -40C16 -54 -16 -54 -26 -40Z',
      `fill="${c.lin([[0, '#f0923a'], [0.5, '#e2752a'], [1, '#b5521c']], 0, 0, 1, 0)}"`)
        + path('M-22 -16h20M24 4h-18M-16 30h14M16 52h-12', 'stroke="#b5521c" stroke-width="3" stroke-linecap="round"')
        + [-26, -8, 10, 28].map((q) =>
        path(`M0 -44Q${q * 0.4} -80 ${q} -112`, `stroke="${mix(p.c, '#4f8a3a', 0.5)}" stroke-width="6" fill="none" stroke-linecap="round"`)
          + ell(q, -112, 11, 17, `fill="${mix(p.c, '#5f9a44', 0.5)}" transform="rotate(${q} ${q} -112)"`)).join(''), tf(x, y, a, k));
  put(752, 520, 7, 1.02, pk, path(pk, 'fill="#F8EBCB"') + rect(-118, -150, 236, 64, `fill="${mix(p.c, '#2f6a3a', 0.4)}"`)
    + path(at(set('CARROTS', 'gloock', 44), 0, -102), 'fill="#FFF6E0"') + car(-38, 34, 12, 0.82) + car(40, 30, -12, 0.82) + car(0, 48, 0, 0.94)
    + path('M-118 -170V180H-104V-160Z', 'fill="#fff" fill-opacity=".5"') + rect(-90, 160, 180, 4, `fill="${red}"`));
  put(330, 900, 0, 0.86, pot, ell(0, -110, 130, 18, 'fill="#5a2f1a"')
    + path(pot, `fill="${c.lin([[0, shade(tc, -0.1)], [0.28, shade(tc, 0.12)], [0.6, tc], [1, shade(tc, -0.18)]], 0, 0, 1, 0)}"`)
    + path('M-120 -50H120L117 -34H-112Z', `fill="#3a1a0c" fill-opacity=".3"`)
    + path('M-96 -96V-62M-70 10C-68 60 -62 100 -58 130', 'stroke="#ffe0c4" stroke-opacity=".55" stroke-width="9" stroke-linecap="round" fill="none"'));
  // seedling
  const leafy = (a: number,
    L: number) => g(path(`M0 0C${-L * 0.34} ${-L * 0.24} ${-L * 0.3} ${-L * 0.84} 0 ${-L}C${L * 0.3} ${-L * 0.84} ${L * 0.34} ${-L * 0.24} 0 0Z`,
      `fill="${c.lin([[0, mix(p.c, '#b7d67a', 0.5)], [1, mix(p.c, '#3f7a3a', 0.5)]])}"`)
        + path(`M0 0V${-L * 0.86}`, 'stroke="#e6f2c4" stroke-width="2.6" stroke-opacity=".7"'), `transform="rotate(${a})"`);
  out.push(g(path('M0 40C-4 0 4 -40 0 -86', `stroke="${mix(p.c, '#4f8a3a', 0.5)}" stroke-width="10" fill="none" stroke-linecap="round"`)
    + g(leafy(-62, 112) + leafy(58, 118), tf(0, -40)) + g(leafy(-24, 92) + leafy(22, 96), tf(0, -80)), tf(330, 776)));
  const ball = 'M-112 0a112 112 0 1 0 224 0a112 112 0 1 0 -224 0Z', jute = '#c9a468';
  let tw = '', tw2 = '';
  for (let i = -7; i <= 7; i++) { tw += `M-120 ${i * 17 + 34}Q0 ${i * 17 - 40} 120 ${i * 17 + 14}`; tw2 += `M${i * 17} -120Q${i * 17 + 50} 0 ${i * 17 - 10} 120`; }
  put(690, 896, -16, 0.98, ball, path(ball, `fill="${c.rad([[0, '#f0d9a4'], [0.5, jute], [1, '#6a4a20']], 0.36, 0.32, 0.75)}"`)
    + g(path(tw, 'fill="none" stroke="#7a5624" stroke-width="4" stroke-opacity=".65"')
    + g(path(tw, 'fill="none" stroke="#f6e4ba" stroke-width="3" stroke-opacity=".6" transform="translate(0 -6)"'), '')
    + g(path('M-40 -120C30 -80 50 60 10 120L70 120C120 60 90 -80 20 -120Z', `fill="${jute}"`)
    + path(tw2, 'fill="none" stroke="#7a5624" stroke-width="4" stroke-opacity=".6"'),
    `clip-path="${c.clip(path('M-40 -120C30 -80 50 60 10 120L70 120C120 60 90 -80 20 -120Z'))}"`), `clip-path="${c.clip(path(ball))}"`));
  out.push(path('M784 940C850 970 880 930 900 990C908 1020 880 1030 870 1010', `fill="none" stroke="${jute}" stroke-width="7" stroke-linecap="round"`));
}

function drawFoldingRule({ c, brass, S }: ToolsScene) {
  // a folding rule along the top
  let ru = '';
  const seg = (x: number, y: number, a: number, L: number) => {
    let k = '';
    for (let i = 1; i * 13 < L; i++) k += `M${i * 13} -22v${i % 5 ? 11 : 20}`;
    return g(S(`M0 -24H${L}V24H0Z`, 0.36, 9) + rect(0, -24, L, 48, `fill="${c.lin([[0, '#f6dc8c'], [0.5, '#e9bf55'], [1, '#b88a2c']])}" rx="6"`)
      + path(k, 'stroke="#4a3210" stroke-width="2.2"') + rect(L - 44, -24, 44, 48, `fill="${brass}" rx="6"`) + circ(L - 22, 0, 9, 'fill="#6a4a14"'), tf(x, y, a));
  };
  ru = seg(132, 172, 0, 380) + seg(486, 170, 18, 366);
  c.add('art', ru);
}

function drawTools({ inp, c, r, p, m, dk, t, steel, wood, brass, ash, S, serif }: Scene) {
  const peg = m === 'tools', board = dk ? mix(p.bg, p.e, 0.2) : mix(p.e, p.bg, 0.12), bd = peg ? board : dk ? p.bg : mix(p.c, '#2c3b2a', 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(bd, 0.05)], [1, shade(bd, -0.05)]], 0.1, 0, 0.9, 1)}"`));
  const hole = (s: string) => rect(0, 0, 1000, 1400, `fill="${c.pattern(50, 50, s)}"`);
  const parts: ToolsScene = { c, r, p, steel, wood, brass, ash, S, bd };
  if (peg) c.add('texture',
    hole(`<circle cx="25" cy="25" r="5.4" fill="#000" fill-opacity=".42"/><path d="M20.5 28.5a5.4 5.4 0 0 0 9 0" stroke="#fff" stroke-opacity=".28" stroke-width="1.6" fill="none"/>`));
  else drawPlanks(parts);
  const hook = (x: number,
    y: number) => path(`M${x} ${y - 16}V${y + 4}Q${x} ${y + 16} ${x + 9} ${y + 12}`,
      'fill="none" stroke="#1a1410" stroke-opacity=".4" stroke-width="8" stroke-linecap="round" transform="translate(5 6)"')
        + path(`M${x} ${y - 16}V${y + 4}Q${x} ${y + 16} ${x + 9} ${y + 12}`, `fill="none" stroke="#d9dde2" stroke-width="7" stroke-linecap="round"`);
  const red = p.a, out: string[] = [];
  const put = (x: number, y: number, a: number, sc: number, shadow: string, s: string) => out.push(g(S(shadow, 0.42, 13) + s, tf(x, y, a, sc)));
  if (peg) drawPegboard({ ...parts, put, red, out, hook });
  else drawPottingTools({ ...parts, red, put, out });
  c.add('art', peg ? out : g(out, tf(0, -76)));
  // the enamel plate carries the words
  const plateY = peg ? 1132 : 1086, ph = 208,
    plate = `M118 ${plateY}H882Q906 ${plateY} 906 ${plateY + 24}V${plateY + ph - 24}Q906 ${plateY + ph} 882 ${plateY + ph}H118Q94 ${plateY + ph} 94 ${plateY + ph - 24}V${plateY + 24}Q94 ${plateY} 118 ${plateY}Z`;
  const en = '#FBF1DC', tx = reads(en, 6, p.e, p.ink, bd);
  c.add('frame', S(plate, 0.45, 16) + path(plate, `fill="${c.lin([[0, '#ffffff'], [0.12, en], [1, shade(en, -0.07)]])}"`)
    + path(plate, `fill="none" stroke="${red}" stroke-width="7" transform="translate(500 ${plateY + ph / 2}) scale(.966 .86) translate(-500 ${-(plateY + ph / 2)})"`)
    + ([[128, plateY + 34], [872, plateY + 34], [128, plateY + ph - 34], [872, plateY + ph - 34]] as [number, number][]).map(([x, y]) =>
    circ(x, y, 8.5, `fill="${brass}"`) + path(`M${x - 5} ${y + 2}l10 -4`, 'stroke="#5a3d10" stroke-width="2.4"')).join(''));
  const b = block(inp.headline, serif, 500, 650, t.length ? 92 : 140, 92, { cy: plateY + ph / 2 - (t.length ? 27 : 0) }, { lead: 1.05, lines: 2 });
  c.add('type', path(b.d, `fill="${tx}"`));
  if (t.length) c.add('type', path(block(t.map(upper).join(' · '), 'josefin-sans:600', 500, 640, 28, 25, { top: b.bottom + 22 }, { track: 140, lines: 1 }).d,
    `fill="${reads(en, 4.6, shade(red, -0.06), red, tx)}"`));
  if (peg) drawFoldingRule(parts);
}

export function drawShed(inp: Input): Drawing {
  const c = new Drawing('shed', inp), { r, p } = c;
  const m = inp.motif || 'tools', dk = isDark(p), t = smallLines(inp);
  const steel = (a = 0) => c.lin([[0, '#6d747c'], [0.2, '#d9dee3'], [0.45, '#9aa2aa'], [0.62, '#eef1f3'], [1, '#5b626a']], a, 0, 1 - a, a ? 1 : 0),
    wood = (q: string) => c.lin([[0, shade(q, -0.12)], [0.3, shade(q, 0.1)], [0.6, q], [1, shade(q, -0.16)]], 0, 0, 1, 0),
      brass = c.lin([[0, '#8a6420'], [0.35, '#f4d98a'], [0.6, '#c4933a'], [1, '#7a5518']], 0, 0, 1, 0);
  const ash = '#c08a4e', S = (d: string, o = 0.4, sp = 15) => c.soft(d, 9, 13, sp, '#120a06', o, 5);
  const serif = 'gloock';
  const scene: Scene = { inp, c, r, p, m, dk, t, steel, wood, brass, ash, S, serif };
  if (m === 'flies') drawFlies(scene);
  else drawTools(scene);
  c.add('texture', c.vignette('#0c0805', 0.3) + c.grain(0.8));
  return c;
}
