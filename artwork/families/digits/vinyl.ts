import { arc, at, circ, g, path, polar, pt, rect, set, shade, tf } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, pickInk } from '#artwork/lettering/numbers.ts';
import type { Numeral } from './number.ts';

/** the number on a record */
export function drawVinyl({ c, p, r, num, lines, second, dark }: Numeral) {
  const bg = p.bg, R = 452, cx = 500, cy = 560;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.09 : 0.4], [1, '#fff', 0]], 0.3, 0.2, 0.9)}"`));
  const disc = `M${cx - R} ${cy}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`;
  let o = c.soft(disc, 14, 30, 34, dark ? '#000' : shade(bg, -0.5), 0.45, 6) + path(disc, 'fill="#121114"');
  const rg = r.sub('groove'); let gA = '', gB = '';
  for (let q = 288; q < R - 12; q += 5.2) { if (rg.chance(0.055)) { q += 4; continue; } const s = circ(cx, cy, q, ''); if (rg.chance(0.5)) gA += s; else gB += s; }
  o += g(gA, 'fill="none" stroke="#2b2930" stroke-width="2.2"') + g(gB, 'fill="none" stroke="#211f25" stroke-width="2.8"') + circ(cx, cy, R - 5, 'fill="none" stroke="#3a3840" stroke-width="3"');
  // light fans across the grooves
  const fan = (a: number, w: number, op: number) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      const k = (i + 1) / 7, a0 = a - w * k, a1 = a + w * k;
      s += path(`M${cx} ${cy}L${pt(polar(cx, cy, R, a0))}A${R} ${R} 0 0 1 ${pt(polar(cx, cy, R, a1))}Z`, `fill="#fff" opacity="${op}"`);
    }
    return s;
  };
  o += g(fan(-2.3, 0.34, 0.03) + fan(0.84, 0.34, 0.03) + fan(-0.72, 0.16, 0.016) + fan(2.42, 0.16, 0.016), `clip-path="${c.clip(circ(cx, cy, R - 8))}"`);
  const lab = p.a, LR = 276, on = pickInk(lab, [p.paper, p.ink], 4.5), on2 = pickInk(lab, [p.b, p.d, on], 3);
  o += circ(cx, cy, LR, `fill="${lab}"`) + path(`M${cx - LR} ${cy}a${LR} ${LR} 0 0 0 ${2 * LR} 0Z`, `fill="${shade(lab, -0.045)}"`)
    + circ(cx, cy, LR - 9, `fill="none" stroke="${on2}" stroke-width="3"`) + circ(cx, cy, LR, `fill="${c.rad([[0.8, '#000', 0], [1, '#000', 0.22]])}"`)
    + circ(cx, cy, LR + 1, 'fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"');
  // the number straddles the spindle
  const q = figure(num, 'shrikhand', cx, cy, num.length === 1 ? 230 : num.length === 2 ? 380 : 420, 240);
  o += path(q.d, `fill="${shade(lab, -0.2)}" transform="translate(5 6)"`) + path(q.d, `fill="${on}"`);
  c.add('art', o);
  const small = (t: string, deg: number, flip: boolean, max: number) => {
    let s = max;
    const key = 'jost:600';
    while (s > 12 && arc(t, key, s, cx, cy, LR - 38, deg, { flip, track: 120 }).span > 128) s -= 1;
    return arc(t, key, s, cx, cy, flip ? LR - 22 : LR - 22 - s * 0.74, deg, { flip, track: 120 }).d;
  };
  const nm = second[second.length - 1];
  if (nm) c.add('type', path(small(upper(nm), 0, false, 26), `fill="${on}"`));
  const hole = circ(cx, cy, 13, `fill="${bg}"`) + circ(cx, cy, 13, 'fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"')
    + circ(cx, cy, 18, `fill="none" stroke="${shade(lab, -0.15)}" stroke-width="3"`);
  const rings = [0, 1, 2].map((i) => rect(cx - 62 + i * 47, cy + 172, 30, 3, `fill="${on2}"`)).join('');
  c.add('art', hole + rings);
  if (second.length > 1) c.add('type', path(small(upper(second[0]!), 0, true, 24), `fill="${on}"`));
  // tone arm
  const arm = 'M900 96C906 240 892 420 846 560C830 606 806 640 800 676';
  c.add('art', path(arm, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="20" transform="translate(14 22)" stroke-linecap="round"`)
    + circ(914, 130, 66, 'fill="#000" fill-opacity=".2"')
    + circ(900, 112, 64, `fill="${c.lin([[0, '#f4f6f7'], [0.5, '#b9c0c6'], [1, '#7b838a']], 0, 0, 1, 1)}"`)
    + circ(900, 112, 44, `fill="${c.lin([[0, '#8d959c'], [1, '#e8ecef']], 0, 0, 1, 1)}"`) + circ(900, 112, 20, 'fill="#3c4147"')
    + path(arm, 'fill="none" stroke="#6f777e" stroke-width="18" stroke-linecap="round"')
    + path(arm, 'fill="none" stroke="#dfe4e8" stroke-width="9" stroke-linecap="round" transform="translate(-2.5 -1)"')
    + g(rect(-24, -12, 48, 92, 'rx="9" fill="#2a2c31"') + rect(-15, -4, 8, 72, 'rx="4" fill="#fff" opacity=".25"')
    + rect(22, 44, 26, 6, 'rx="3" fill="#6f777e"') + rect(-24, 60, 48, 9, `fill="${p.a}"`), tf(806, 668, 43)));
  const ink = pickInk(bg, [p.ink, p.e]);
  const L = lines, hs = Math.min(...L.map((s) => fitLine(s, 'shrikhand', 820, 92).size));
  L.forEach((s, i) => c.add('type', path(at(set(s, 'shrikhand', hs), 500, 1236 + (i - (L.length - 1) / 2) * hs * 1.02), `fill="${ink}"`)));
  c.add('texture', c.grain(1));
}
