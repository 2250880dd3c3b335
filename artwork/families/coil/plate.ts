import { circ, mix, n1, path, polar, rect, shade, TAU } from '#artwork/engine.ts';
import { coiled, type Room, type Work } from './grass.ts';

/** A star of seven points that turns as it grows, as a sewer gains a stitch with each row. */
export function plate(w: Work): Room {
  const { c, r, p, straw, black, red, green } = w, pale = shade(straw, 0.1), dark = shade(straw, -0.1);
  let threads = '';
  for (let i = 0; i < 240; i++) { const x = r.f(0, 1000), y = r.f(0, 1400), L = r.f(20, 70); threads += i % 2 ? `M${n1(x)} ${n1(y)}h${n1(L)}` : `M${n1(x)} ${n1(y)}v${n1(L)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(p.bg, p.b, 0.1)], [1, p.bg]], 0.5, 0.4, 0.8)}"`) + path(threads, `stroke="${mix(p.bg, p.d, 0.12)}" stroke-width="2" opacity=".6"`));
  const cx = 500, cy = 566, R = 436;
  c.add('art', [6, 5, 4, 3, 2, 1].map((k) => circ(cx + 5, cy + 16, R + k * 6, 'fill="#0a0604" opacity=".08"')).join(''));
  c.add('art', coiled(w, [cx, cy], R, 16, (row, a) => {
    const turn = a - row * 0.9 + Math.PI / 2, t = (((turn / TAU) * 7) % 1 + 1) % 1, arm = Math.abs(t - 0.5) * 2;
    const which = Math.floor((((turn / TAU) * 7) % 7 + 7) % 7), tint = which === 0 ? black : which <= 3 ? red : green;
    if (row > 0.965) return black;
    if (row > 0.9) return Math.floor(((a / TAU) * 56) % 2) ? red : green;
    if (row > 0.86) return black;
    if (row < 0.09) return black;
    if (row < 0.15) return pale;
    // points that widen, then close
    const wide = row < 0.5 ? 0.18 + row * 1.1 : 0.73 - (row - 0.5) * 1.9;
    if (arm < wide - 0.14) return tint;
    if (arm < wide) return black;
    return row > 0.56 && arm > 0.86 ? dark : Math.floor(row * 30) % 6 === 0 ? dark : pale;
  }));
  // a loop of grass to hang it by
  const [lx, ly] = polar(cx, cy, R - 2, -Math.PI / 2);
  c.add('art', path(`M${lx - 24} ${ly + 6}C${lx - 44} ${ly - 62} ${lx + 44} ${ly - 62} ${lx + 24} ${ly + 6}`, `fill="none" stroke="${shade(straw, -0.18)}" stroke-width="17"`) + path(`M${lx - 24} ${ly + 6}C${lx - 44} ${ly - 62} ${lx + 44} ${ly - 62} ${lx + 24} ${ly + 6}`, `fill="none" stroke="${straw}" stroke-width="13" stroke-dasharray="7 2"`));
  return { top: 1064, h: 262, ground: p.bg };
}
