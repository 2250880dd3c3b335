import {
  circ, clamp, Drawing, ell, g, type Input, lum, mix, n1, type P, path, polar, qbez, rect, ribbon, type Rng, shade,
  TAU, tf,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { onLine } from '#artwork/marks/brush.ts';

const powder = (c: Drawing, r: Rng, x: number, y: number, rx: number, ry: number, col: string, n: number, dots = 150) => {
  let s = '';
  // soft heart first, then billows from the back to the front, each lit from above
  for (let i = 0; i < 5; i++) {
    const a = r.f(0, TAU), q = Math.min(rx, ry) * 0.9;
    s += circ(x + Math.cos(a) * rx * 0.3, y + Math.sin(a) * ry * 0.3, q, `fill="${c.rad([[0, col, 0.7], [0.6, col, 0.36], [1, col, 0]])}"`);
  }
  const puffs = Array.from({ length: Math.round(n * 1.9) }, () => {
    const a = r.f(0, TAU), k = Math.sqrt(r.f());
    return [x + Math.cos(a) * rx * k * 0.86, y + Math.sin(a) * ry * k * 0.86, r.f(0.16, 0.36) * Math.min(rx, ry) * (1.25 - k * 0.6)] as const;
  }).sort((A, B) => A[1] - B[1]);
  const tones = [shade(col, 0.075), shade(col, 0.035), col, shade(col, -0.05)].map((q) => c.rad([[0, q, 0.62], [0.45, q, 0.5], [0.72, q, 0.34], [0.86, q, 0.14], [1, q, 0]]));
  for (const [px, py, q] of puffs) s += circ(px, py, q, `fill="${tones[clamp(Math.round(((py - y + ry) / (2 * ry)) * 3 + r.f(-0.7, 0.7)), 0, 3)]!}"`);
  const d = ['', '', ''];
  for (let i = 0; i < dots * 1.5; i++) {
    const a = r.f(0, TAU), k = Math.pow(r.f(), 0.6) * 1.32, w = k > 1 ? r.i(0, 1) : r.i(0, 2);
    d[w]! += `M${n1(x + Math.cos(a) * rx * k)} ${n1(y + Math.sin(a) * ry * k)}h.1`;
  }
  let gl = '', gd = '';
  for (let i = 0; i < dots * 2; i++) {
    const a = r.f(0, TAU), k = Math.sqrt(r.f()) * 1.04, e = `M${n1(x + Math.cos(a) * rx * k)} ${n1(y + Math.sin(a) * ry * k)}h.1`;
    if (i % 2) gl += e; else gd += e;
  }
  s += path(gl, `stroke="${mix(col, '#ffffff', 0.5)}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".55"`)
    + path(gd, `stroke="${shade(col, -0.1)}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".45"`);
  return s + d.map((q, i) => (q ? path(q, `stroke="${shade(col, [0.03, -0.03, 0.07][i]!)}" stroke-width="${[3, 5.5, 2][i]!}" stroke-linecap="round" stroke-opacity=".8"`) : '')).join('');
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; bg: string; cols: string[]; t: string[]; brass: (a?: number) => string;
  word: (cy: number, h: number, max: number, w?: number) => void;
};

function drawThali({ c, r, cols, t, brass, word }: Scene) {
  const cs = cols;
  c.add('art', powder(c, r, 210, 700, 190, 240, cs[0]!, 34, 240) + powder(c, r, 800, 690, 190, 250, cs[3]!, 34, 240)
    + powder(c, r, 400, 600, 180, 190, cs[1]!, 30, 220) + powder(c, r, 620, 590, 180, 190, cs[2]!, 30, 220) + powder(c, r, 510, 740, 220, 170, cs[4]!, 30, 180));
  const cx = 500, cy = 1090, plate = (rx: number, ry: number, y: number) => ell(cx, y, rx, ry);
  let s = ell(cx, cy + 70, 410, 60, `fill="${c.rad([[0.3, '#3a1a10', 0.4], [1, '#3a1a10', 0]])}"`)
    + path(`M${cx - 400} ${cy}C${cx - 390} ${cy + 90} ${cx - 200} ${cy + 132} ${cx} ${cy + 132}C${cx + 200} ${cy + 132} ${cx + 390} ${cy + 90} ${cx + 400} ${cy}Z`,
    `fill="${brass(0.1)}"`) + plate(400, 112, cy).replace('/>', `fill="${brass(0.3)}"/>`)
      + plate(376, 100, cy + 2).replace('/>', `fill="${c.rad([[0, '#f6dc92'], [0.7, '#c8953a'], [1, '#8a5f1c']], 0.4, 0.3, 0.8)}"/>`)
      + ell(cx, cy + 2, 376, 100, 'fill="none" stroke="#7a5216" stroke-width="3"');
  let ch = '';
  for (let i = 0; i < 40; i++) { const a = (i * TAU) / 40, q: P = [cx + Math.cos(a) * 388, cy + 1 + Math.sin(a) * 106]; ch += circ(q[0], q[1], 3.4); }
  s += g(ch, 'fill="#7a5216"');
  const heap = (x: number, y: number, w: number, h: number, col: string) => {
    const d = `M${x - w} ${y}C${x - w * 0.62} ${y - h * 0.3} ${x - w * 0.3} ${y - h * 0.96} ${x} ${y - h}C${x + w * 0.3} ${y - h * 0.96} ${x + w * 0.62} ${y - h * 0.3} ${x + w} ${y}C${x + w * 0.6} ${y + h * 0.22} ${x - w * 0.6} ${y + h * 0.22} ${x - w} ${y}Z`;
    let dt = '', dl = '';
    for (let i = 0; i < 150; i++) {
      const u = r.f(-1, 1), v = r.f(0, 1);
      if (u < 0) dl += `M${n1(x + u * w * (1 - v * 0.9))} ${n1(y - v * h * 0.94 + 10)}h.1`; else dt += `M${n1(x + u * w * (1 - v * 0.9))} ${n1(y - v * h * 0.94 + 10)}h.1`;
    }
    return ell(x + w * 0.2, y + 8, w * 1.1, h * 0.2, 'fill="#4a2a08" fill-opacity=".35"')
      + path(d, `fill="${c.lin([[0, shade(col, 0.1)], [0.45, col], [1, shade(col, -0.15)]], 0, 0, 1, 0.3)}"`)
      + path(dl, `stroke="${mix(col, '#ffffff', 0.45)}" stroke-width="3" stroke-linecap="round" stroke-opacity=".75"`)
      + path(dt, `stroke="${shade(col, -0.12)}" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".6"`);
  };
  s += heap(330, 1066, 122, 170, cs[2]!) + heap(668, 1068, 122, 176, cs[1]!) + heap(500, 1064, 128, 206, cs[0]!) + heap(396, 1126, 122, 150, cs[3]!) + heap(606, 1128, 124, 154, cs[4]!);
  s += ([[250, 1130, 20], [744, 1130, -30], [500, 1170, 70]] as [number, number, number][]).map(([x, y, a]) =>
    g([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => g(path('M0 0C-13 -8 -13 -26 0 -32C13 -26 13 -8 0 0Z', `fill="${i % 2 ? '#F59A1F' : '#FFB93A'}"`),
      `transform="rotate(${i * 40})"`)).join('')
        + [0, 1, 2, 3, 4, 5].map((i) => g(path('M0 0C-8 -5 -8 -15 0 -18C8 -15 8 -5 0 0Z', 'fill="#E87C12"'), `transform="rotate(${i * 60 + 20})"`)).join(''), tf(x, y, a, 1, 0.7))).join('');
  c.add('art', s);
  word(t.length ? 224 : 250, 230, 168);
}

function drawPichkari({ c, r, cols, brass, word }: Scene) {
  // brass syringe at the lower left; its jet opens into cloud
  const put = (q: string) => c.add('art', g(q, 'transform="translate(40 176) scale(.93)"'));
  put(powder(c, r, 690, 470, 250, 210, cols[0]!, 40, 300) + powder(c, r, 840, 640, 180, 190, cols[3]!, 30, 200)
    + powder(c, r, 500, 590, 190, 160, cols[1]!, 28, 200) + powder(c, r, 820, 330, 180, 150, cols[2]!, 28, 200) + powder(c, r, 640, 700, 170, 130, cols[4]!, 24, 180));
  let jet = '', drops = '';
  const j = qbez([388, 884], [560, 690], [780, 540], 20);
  jet = ribbon(j, (k) => 14 + k * 120);
  for (let i = 0; i < 70; i++) {
    const k = r.f(0.1, 1), [q, a] = onLine(j, k), o = r.g(0, 1) * (10 + k * 90), x = q[0] - Math.sin(a) * o, y = q[1] + Math.cos(a) * o, S = r.f(4, 13);
    drops += g(path(`M0 ${n1(-S * 1.5)}C${n1(S * 0.5)} ${n1(-S * 0.5)} ${n1(S)} 0 ${n1(S)} ${n1(S * 0.4)}A${n1(S)} ${n1(S)} 0 0 1 ${n1(-S)} ${n1(S
      * 0.4)}C${n1(-S)} 0 ${n1(-S * 0.5)} ${n1(-S * 0.5)} 0 ${n1(-S * 1.5)}Z`,
      `fill="${cols[i % 3]!}"`) + circ(-S * 0.3, S * 0.2, S * 0.25, 'fill="#fff" fill-opacity=".8"'), tf(x, y, (a * 180) / Math.PI - 90));
  }
  put(path(jet, `fill="${c.lin([[0, cols[0]!, 0], [0.4, cols[0]!, 0.55], [1, cols[0]!, 0.95]], 1, 0, 0, 1)}"`) + drops);
  const tube = path('M-70 -190H70V190H-70Z', `fill="${brass()}"`)
    + [-170, -120, 120, 170].map((y) => path(`M-78 ${y - 11}H78V${y + 11}H-78Z`, `fill="${brass()}"`)
    + path(`M-78 ${y + 11}H78`, 'stroke="#6a4612" stroke-width="2.4"')).join('') + path('M-70 -190L-24 -262H24L70 -190Z', `fill="${brass()}"`)
    + path('M-17 -262L-11 -330H11L17 -262Z', `fill="${brass()}"`) + path('M-13 190H13V330H-13Z', `fill="${brass()}"`)
    + path('M-96 330H96C106 330 106 366 96 366H-96C-106 366 -106 330 -96 330Z', `fill="${brass()}"`);
  let eng = '';
  for (const y of [-72, 0, 72]) for (const x of [-42, 0, 42]) eng += [0, 1, 2, 3, 4, 5].map((i) => {
    const q = polar(x, y, 11, i * 1.047);
    return ell(q[0], q[1], 7, 4, `transform="rotate(${i * 60} ${n1(q[0])} ${n1(q[1])})"`);
  }).join('');
  put(g(c.soft('M-70 -190L-24 -262H24L70 -190V190H-70Z', 10, 8, 16, '#3a1a10', 0.3, 5) + tube + g(eng, 'fill="#7a5216" fill-opacity=".75"'), tf(244, 1034, 46, 0.76)));
  word(206, 250, 160);
}

function drawBurst({ c, r, bg, cols, t, word }: Scene) {
  const n = 11, cx = 500, cy = 690;
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = (i * TAU) / n + r.f(-0.1, 0.1), X = cx + Math.cos(a) * 372, Y = cy + Math.sin(a) * 500;
    s += powder(c, r, X, Y, r.f(170, 215), r.f(180, 230), cols[(i * 2) % 5]!, 26, 170);
  }
  c.add('art', s);
  c.add('texture', ell(cx, cy, 400, 420, `fill="${c.rad([[0, bg, 1], [0.6, bg, 0.97], [0.82, bg, 0.6], [1, bg, 0]])}"`));
  let fl = '';
  const d = ['', '', '', '', ''];
  for (let i = 0; i < 420; i++) { const a = r.f(0, TAU), k = r.f(0.74, 1.16); d[i % 5]! += `M${n1(cx + Math.cos(a) * 400 * k)} ${n1(cy + Math.sin(a) * 480 * k)}h.1`; }
  fl = d.map((q, i) => path(q, `stroke="${cols[i]!}" stroke-width="${3 + (i % 3) * 1.6}" stroke-linecap="round"`)).join('');
  c.add('ornament', fl);
  word(cy - (t.length ? 40 : 0), 330, 190, 540);
}

export function drawGulal(inp: Input): Drawing {
  const c = new Drawing('gulal', inp), { r, p } = c;
  const m = inp.motif || 'burst', dk = isDark(p), bg = dk ? p.bg : lum(p.paper) > 0.9 ? p.paper : '#FFFDF8', cols = [p.a, p.b, p.c, p.d, p.e].map((q) => shade(q, 0.02, 0.04)), t = smallLines(inp);
  const brass = (a = 0) => c.lin([[0, '#8a5f1c'], [0.22, '#f0d080'], [0.4, '#c8953a'], [0.62, '#fbe9a8'], [1, '#80561a']], 0, 0, 1, a);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dk ? shade(bg, 0.05) : '#ffffff'], [1, dk ? shade(bg, -0.03) : shade(bg, -0.012)]], 0.5, 0.45, 0.8)}"`));
  const ink = reads(bg, 6, dk ? '#FFF6E6' : p.ink, p.e);
  const word = (cy: number, h: number, max: number, w = 800) => {
    const b = block(inp.headline, 'shrikhand', 500, w, h, max, { cy }, { lead: 1.0, lines: 3 });
    c.add('type', path(b.d, `fill="${ink}"`));
    if (t.length) c.add('type', path(block(t.join('|'), 'yatra-one', 500, w * 0.9, 96, 44, { top: b.bottom + 30 }, { lead: 1.2 }).d, `fill="${reads(bg, 4.6, p.a, p.e, ink)}"`));
  };
  const scene: Scene = { c, r, bg, cols, t, brass, word };
  if (m === 'thali') drawThali(scene);
  else if (m === 'pichkari') drawPichkari(scene);
  else drawBurst(scene);
  c.add('texture', c.grain(0.7));
  return c;
}
