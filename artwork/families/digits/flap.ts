import { at, g, lum, n1, path, rect, set, shade } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { pickInk } from '#artwork/lettering/numbers.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import type { Numeral } from './number.ts';

/** the number on split flaps */
export function drawFlap({ c, p, num, lines, second, dark }: Numeral) {
  // split-flap departures board
  const wall = dark ? p.bg : shade(p.e, lum(p.e) > 0.45 ? -0.2 : -0.04), lit = '#f7f3e6', amber = pickInk('#17181b', [p.b, p.c, '#f2c14b'], 6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.16], [1, '#fff', 0]], 0.5, 0.06, 0.9)}"`));
  const board = roundRect(56, 150, 888, 1100, 18);
  let o = path('M250 -10V170M750 -10V170', 'stroke="#000" stroke-opacity=".35" stroke-width="26" transform="translate(10 0)"')
    + path('M250 -10V170M750 -10V170', `stroke="${shade(wall, 0.13)}" stroke-width="18"`) + c.soft(board, 0, 26, 34, '#000', 0.5, 6)
    + path(board, `fill="${c.lin([[0, '#3a3d43'], [0.03, '#24262b'], [1, '#1a1b1f']])}"`)
    + path(roundRect(56, 150, 888, 1100, 18), 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"') + rect(82, 176, 836, 1048, 'rx="6" fill="#0d0e10"');
  const cell = (x: number, y: number, w: number, h: number, ch: string, key: string, size: number, col: string, base: number, drop = 0) => {
    const rx = Math.min(14, w * 0.1);
    let s = rect(x, y, w, h, `rx="${n1(rx)}" fill="${c.lin([[0, '#2f3136'], [0.495, '#26282c'], [0.505, '#1c1d20'], [1, '#232529']])}"`);
    const t = ch.trim() ? set(ch, key, size, { feat: { lnum: true } }) : null;
    if (t) s += path(at(t, x + w / 2, base), `fill="${col}"`);
    if (drop && t) { // the last flap still falling
      const half = c.clip(rect(x, y, w, h / 2)), fy = y + h / 2;
      s += g(rect(x + w * 0.012, fy, w * 0.976, h * 0.36, `fill="${c.lin([[0, '#191a1d'], [1, '#303338']])}"`) , '')
        + g(g(path(at(t, x + w / 2, base), `fill="${shade(col, -0.1)}"`), `transform="translate(0 ${n1(fy * (1 - 0.72))}) scale(1 .72)"`),
        `clip-path="${c.clip(rect(x, fy, w, h * 0.36))}"`) + rect(x, fy + h * 0.36, w, 10, 'fill="#000" opacity=".5"'); void half;
    }
    s += rect(x, y + h / 2 - Math.max(1.4, h * 0.007), w, Math.max(2.8, h * 0.014), 'fill="#050506"')
      + rect(x, y + h / 2 + h * 0.007, w, Math.max(1, h * 0.004), 'fill="#fff" opacity=".14"')
      + rect(x, y, w, Math.max(1.2, h * 0.005), `rx="${n1(rx)}" fill="#fff" opacity=".2"`) + rect(x, y + h / 2 - h * 0.1, w, h * 0.1, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.28]])}"`);
    for (const e of [x - w * 0.004, x + w - w * 0.05])
      s += rect(e, y + h * 0.46, w * 0.054, h * 0.08, `rx="${n1(w * 0.012)}" fill="#4a4e55"`) + rect(e, y + h * 0.46, w * 0.054, h * 0.02, 'fill="#7a8088"');
    return s;
  };
  const nd = Math.max(2, num.length), show = num.padStart(nd, ' '), bw = nd === 2 ? 372 : 252, bh = nd === 2 ? 500 : 380, gap = 18,
    x0 = 500 - (nd * bw + (nd - 1) * gap) / 2, y0 = nd === 2 ? 222 : 282;
  const key = 'league-spartan:700', probe = set('0', key, 100), sz = Math.min((bw * 0.8) / (probe.x1 - probe.x0), (bh * 0.74) / (probe.y1 - probe.y0)) * 100,
    capH = (probe.y1 - probe.y0) * sz / 100, base = y0 + bh / 2 + capH / 2 - (probe.y1 * sz) / 100;
  Array.from(show).forEach((ch, i) => { o += cell(x0 + i * (bw + gap), y0, bw, bh, ch, key, sz, lit, base, 0); });
  // words, a letter to a flap
  const rows: { t: string; col: string }[] = [];
  const cols = 16;
  const fold = (t: string) => {
    const out: string[] = [];
    for (const w of upper(t).split(/\s+/)) { const l = out[out.length - 1]; if (l !== undefined && (l + ' ' + w).length <= cols) out[out.length - 1] = l + ' ' + w; else out.push(w.slice(0, cols)); }
    return out;
  };
  for (const l of lines) for (const t of fold(l)) rows.push({ t, col: lit });
  for (const s of second) for (const t of fold(s)) rows.push({ t, col: amber });
  const used = rows.slice(0, 5), cw = 46, cg = 5, rh = Math.min(82, 400 / Math.max(used.length, 3)), X0 = 500 - (cols * cw + (cols - 1) * cg) / 2,
    Y0 = 752 + Math.max(0, (452 - Math.max(4, used.length) * (rh + 14)) / 2);
  const all4 = used.length < 4 ? [...used, ...Array.from({ length: 4 - used.length }, () => ({ t: '', col: lit }))] : used;
  const cs = Math.min(rh * 0.62, 47), cap = set('H', key, cs).cap;
  let lettersSvg = '';
  all4.forEach((row, j) => {
    const st = Math.floor((cols - Array.from(row.t).length) / 2);
    for (let i = 0; i < cols; i++) {
      const ch = Array.from(row.t)[i - st] ?? ' ';
      const y = Y0 + j * (rh + 14);
      lettersSvg += cell(X0 + i * (cw + cg), y, cw, rh, ch, key, cs, row.col, y + rh / 2 + cap / 2);
    }
  });
  c.add('art', o); c.add('type', lettersSvg);
  c.add('texture', rect(56, 150, 888, 1100, `fill="${c.lin([[0, '#fff', 0.07], [0.3, '#fff', 0.015], [0.31, '#fff', 0], [1, '#fff', 0]], 0, 0, 0.7, 1)}"`) + c.vignette('#000', 0.3) + c.grain(0.8));
}
