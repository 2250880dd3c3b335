import { at, Drawing, type Input, lum, n1, type P, path, poly, rect, set, shade, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { drawBiscuit } from './biscuit.ts';
import { drawCandles } from './candles.ts';
import { DIGIT } from './digits.ts';
import { drawFlowers } from './flowers.ts';
import { drawFoil } from './foil.ts';
import type { Numeral } from './number.ts';
import { drawSweets } from './sweets.ts';

function drawNameLine({ c, m }: Numeral, name: string, baseY: number, col: string) {
  const z = tfit(upper(name), 'josefin-sans:600', 700, 31, { track: 150 });
  c.add('type', path(at(z, 500, baseY + (m === 'candles' ? 84 : 92)), `fill="${col}"`));
  if (m === 'flowers' || m === 'foil' || m === 'biscuit') {
    const w = (z.x1 - z.x0) / 2 + 26;
    if (w < 330) c.add('ornament', [-1, 1].map((s) => rect(s < 0 ? 500 - w - 70 : 500 + w, baseY + 79, 70, 2.4, `fill="${col}" opacity=".6"`)).join(''));
  }
}

export function drawNumerals(inp: Input): Drawing {
  const c = new Drawing('numerals', inp), { p, r } = c;
  const m = ['foil', 'sweets', 'candles', 'biscuit', 'flowers'].includes(inp.motif || '') ? inp.motif! : 'foil';
  const num = (/^\d{1,3}$/.test(inp.variant || '') ? inp.variant! : inp.headline.match(/\d{1,3}/)?.[0] ?? inp.name?.match(/\d{1,3}/)?.[0] ?? String(r.i(1, 100)));
  const dark = lum(p.bg) < 0.5;
  const bg = p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? p.paper : '#ffffff', dark ? 0.9 : 0.6], [1, dark ? p.paper : '#ffffff', 0]], 0.5, 0.4, 0.62)}"`));
  // place the skeletons
  const SW = { foil: 34, sweets: 22, candles: 27, biscuit: 36, flowers: 30 }[m]!; // stroke, in digit units
  const gap = SW + (m === 'sweets' ? 14 : m === 'flowers' ? 4 : 9);
  const ds = Array.from(num).map((ch) => DIGIT[ch]!);
  const total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + SW;
  const k = Math.min(800 / total, 4.15), cy = m === 'candles' ? 590 : 545;
  const hPx = 140 * k, wPx = SW * k;
  let x = 500 - (total * k) / 2 + (SW * k) / 2;
  const strokes = ds.map((d, i) => {
    const dy = m === 'candles' || m === 'biscuit' ? 0 : (i % 2 ? 1 : -1) * (ds.length > 1 ? 10 : 0);
    const o = d.s.map((s) => s.map(([a, b]) => [x + a * k, cy - hPx / 2 + b * k + dy] as P));
    x += (d.w + gap) * k;
    return o[0]!;
  });
  const closed = (s: P[]) => Math.hypot(s[0]![0] - s[s.length - 1]![0], s[0]![1] - s[s.length - 1]![1]) < 4;
  const dOf = (s: P[]) => poly(s, closed(s));
  const art: string[] = [];
  const rr = r.sub('num');
  const shadowC = dark ? '#000000' : shade(bg, -0.4);
  const softTube = (d: string, w: number, dx: number, dy: number,
    o = 0.22) => [0, 1, 2, 3, 4].map((i) =>
      path(d, `fill="none" stroke="${shadowC}" stroke-opacity="${Math.round(o * 28) / 100}" stroke-width="${n1(w + 36 - i * 12)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${dx} ${dy})"`))
        .join('');
  const bottomY = cy + hPx / 2 + wPx / 2;
  const numeral: Numeral = { inp, c, p, m, dark, bg, cy, wPx, strokes, closed, dOf, art, rr, shadowC, softTube, bottomY };
  if (m === 'foil') drawFoil(numeral);
  else if (m === 'sweets') drawSweets(numeral);
  else if (m === 'candles') drawCandles(numeral);
  else if (m === 'biscuit') drawBiscuit(numeral);
  else drawFlowers(numeral);
  c.add('art', art);
  // words
  const fam = { foil: 'poiret-one', sweets: 'bagel-fat-one', candles: 'yesteryear', biscuit: 'sansita-swashed:700', flowers: 'cormorant-garamond:600i' }[m]!;
  const mx = { foil: 92, sweets: 92, candles: 108, biscuit: 96, flowers: 112 }[m]!;
  const on = m === 'candles' ? (dark ? p.a : p.b) : bg;
  const col = inkFor(on, [p.ink, p.e, p.paper], m === 'foil' ? 5 : 4.5);
  const L = inp.headline.split('|').map((t) => (m === 'biscuit' ? t.trim().replace(/ /g, '\u00a0 ') : t.trim()));
  const q = L.map((t) => tfit(t, fam, 820, mx)), hs = Math.min(...q.map((z) => z.size));
  const baseY = m === 'candles' ? 1234 : m === 'foil' ? 1190 : 1140;
  L.forEach((t, i) => c.add('type', path(at(set(t, fam, hs), 500, baseY + (i - (L.length - 1)) * hs * 1.02), `fill="${col}"${m === 'foil' ? ` stroke="${col}" stroke-width="2.4"` : ''}`)));
  if (inp.name) drawNameLine(numeral, inp.name, baseY, col);
  c.add('texture', c.grain(0.55));
  return c;
}
