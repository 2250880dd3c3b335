import { at, circ, g, mix, path, rect, set, shade, tf } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible } from '#artwork/colours/kids.ts';
import { type Yard, SITE_FONT } from './yard.ts';

/** a crane */
export function drawCrane({ c, R, cream, ink, black, sky, yellow, red, grey, who, num, ground, groundY, pilot, skylineBack }: Yard) {
  let art = '', typeArt = '';
  // ---- tower crane, with the name going up letter by letter
  art += skylineBack(groundY, [[0, 130, 230], [300, 150, 180], [880, 130, 300]], mix(sky, R.cool, 0.25));
  art += rect(0, groundY, 1000, 300, `fill="${ground}"`);
  const mx = 800;
  let lat = '';
  for (let y = 560; y + 58 <= groundY - 20; y += 58) lat += `M${mx - 36} ${y}L${mx + 36} ${y + 58}M${mx + 36} ${y}L${mx - 36} ${y + 58}M${mx - 36} ${y}H${mx + 36}`;
  art += path(lat, `fill="none" stroke="${yellow}" stroke-width="10"`) + path(`M${mx - 36} 560V${groundY}M${mx + 36} 560V${groundY}`, `stroke="${yellow}" stroke-width="18"`);
  let jib = '';
  for (let x = 80; x < 760; x += 60) jib += `M${x} 556L${x + 30} 508L${x + 60} 556`;
  art += path('M60 556H960M90 508H800', `stroke="${yellow}" stroke-width="15" stroke-linecap="round"`)
    + path(jib, `fill="none" stroke="${yellow}" stroke-width="9" stroke-linejoin="round"`)
    + path(`M${mx} 410L300 506M${mx} 410L930 548`, `stroke="${ink}" stroke-width="6"`)
    + path(`M${mx - 38} 556L${mx} 404L${mx + 38} 556Z`, `fill="none" stroke="${yellow}" stroke-width="15" stroke-linejoin="round"`)
    + rect(880, 560, 84, 66, `fill="${grey}"`) + path('M908 560V626M936 560V626', `stroke="${mix(grey, ink, 0.4)}" stroke-width="5"`);
  // cabin
  art += path(`M${mx - 96} 566H${mx - 20}V664H${mx - 80}L${mx - 104} 620V576Q${mx - 104} 566 ${mx - 96} 566Z`, `fill="${red}"`)
    + path(`M${mx - 92} 582H${mx - 34}V640H${mx - 74}L${mx - 92} 614Z`, `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(mx - 58, 644, 1.02, yellow, 2), `clip-path="${c.clip(rect(mx - 92, 570, 60, 70))}"`);
  const word = upper(who || num || 'GO').normalize('NFC').replace(/\s*[&+]\s*/g, ' & ');
  const rows0 = word.split(/\s+/), rows: string[] = [];
  for (const w of rows0) {
    const k = rows[rows.length - 1];
    if (k !== undefined && (k + w).length <= 7) rows[rows.length - 1] = k + w; else if (k && /^[&+]$/.test(k)) rows[rows.length - 1] = k + w; else rows.push(w);
  }
  while (rows.length > 3) rows.splice(-2, 2, rows[rows.length - 2]! + rows[rows.length - 1]!);
  const n = Math.max(...rows.map((w) => Array.from(w).length)), bw = Math.min(rows.length > 1 ? 128 : 148, 640 / n, rows.length > 2 ? 112 : 999), gap = 6;
  const cols = [red, mix(R.cool, sky, 0.05), yellow, cream, mix(R.hot, R.warm, 0.5), R.cool2];
  let hang = { x: 190, y: 0, letter: '', col: red };
  rows.forEach((w, ri) => {
    const cs = Array.from(w), y = groundY - (rows.length - ri) * (bw + gap) + gap;
    const x0 = 60;
    cs.forEach((ch, i) => {
      const col = cols[(i + ri * 2) % cols.length]!, x = x0 + i * (bw + gap);
      const last = ri === 0 && i === cs.length - 1 && cs.length > 1;
      const hy = last ? y - 128 : y, tilt = last ? -5 : 0;
      if (last) hang = { x: x + bw / 2, y: hy, letter: ch, col };
      const dep = bw * 0.09;
      art += g(rect(-bw / 2, 0, bw, bw, `fill="${col}"`) + rect(-bw / 2, bw - dep, bw, dep, `fill="${shade(col, -0.12)}"`)
        + rect(bw / 2 - dep, 0, dep, bw, `fill="${shade(col, -0.07)}"`) + rect(-bw / 2, 0, bw, dep * 0.6, 'fill="#fff" opacity=".25"'), tf(x + bw / 2, hy, tilt));
      const q0 = set(ch, SITE_FONT, 100), q = set(ch, SITE_FONT, Math.min(bw * 0.86, (bw * 0.66 * 100) / Math.max(1, q0.x1 - q0.x0)));
      typeArt += g(path(at(q, -dep * 0.3, bw * 0.47 - (q.y0 + q.y1) / 2), `fill="${legible(col, [cream, black], 3)}"`), tf(x + bw / 2, hy, tilt));
    });
  });
  const hx = hang.x, hookY = hang.y - 74;
  art += rect(hx - 34, 556, 68, 22, `rx="4" fill="${ink}"`)
    + path(`M${hx - 12} 578V${hookY - 34}M${hx + 12} 578V${hookY - 34}`, `stroke="${ink}" stroke-width="5"`)
    + rect(hx - 20, hookY - 36, 40, 34, `rx="6" fill="${red}"`)
    + path(`M${hx} ${hookY - 4}V${hookY + 8}C${hx + 22} ${hookY + 12} ${hx + 16} ${hookY + 40} ${hx - 4} ${hookY + 34}C${hx - 14} ${hookY + 30} ${hx - 14} ${hookY + 22} ${hx - 12} ${hookY + 18}`,
    `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`)
      + path(`M${hx} ${hookY + 34}L${hx - bw * 0.42} ${hang.y + 6}M${hx} ${hookY + 34}L${hx + bw * 0.42} ${hang.y - 4}`, `stroke="${ink}" stroke-width="5"`);
  art += path(`M${mx - 80} ${groundY}V${groundY - 26}H${mx + 80}V${groundY}Z`, `fill="${grey}"`);
  art += g(pilot(0, -60, 1.5, yellow, 1) + path('M-30 -50C-34 -20 -30 20 -30 60H-6L0 20L6 60H30C30 20 34 -20 30 -50C20 -66 -20 -66 -30 -50Z',
    `fill="${mix(R.cool, ink, 0.2)}"`) + path('M-31 -30H31M-31 -12H31', `stroke="${yellow}" stroke-width="8"`)
      + path('M28 -46C54 -50 62 -74 70 -104', `fill="none" stroke="${mix(R.cool, ink, 0.2)}" stroke-width="17" stroke-linecap="round"`)
      + circ(72, -110, 11, 'fill="#EFE3D3"') + path('M-28 -44C-44 -30 -46 -10 -40 8',
      `fill="none" stroke="${mix(R.cool, ink, 0.1)}" stroke-width="16" stroke-linecap="round"`) + rect(-36, 58, 30, 14, `rx="6" fill="${black}"`)
        + rect(6, 58, 30, 14, `rx="6" fill="${black}"`), tf(916, groundY - 66, 0, 0.92));
  return { art, typeArt };
}
