import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Table } from './table.ts';

/** A house of cards, four storeys, and on the top of it a cupcake with one candle. */
export function house(s: Table): Room {
  const { c, p } = s, wall = mix(p.e, p.a, 0.14), baize = mix('#2f7a56', p.c, 0.4), paper = mix(p.paper, '#ffffff', 0.2), wood = mix('#7a4428', p.a, 0.15), flame = '#ffd98a';
  const stripe = c.pattern(120, 120, path('M0 0H60V120H0Z', `fill="${shade(wall, 0.028)}"`) + path('M30 36l12 16l-12 16l-12 -16ZM90 96l12 16l-12 16l-12 -16Z', `fill="${shade(wall, 0.07)}"`));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${stripe}"`) + circ(500, 520, 560, `fill="${c.rad([[0, flame, 0.5], [0.5, p.a, 0.22], [1, p.a, 0]])}"`));
  c.add('art', ell(500, 1330, 620, 130, `fill="${wood}"`) + ell(500, 1312, 600, 116, `fill="${baize}"`) + ell(500, 1312, 540, 98, `fill="none" stroke="${mix(p.b, baize, 0.4)}" stroke-width="5"`) + ell(500, 1290, 440, 50, `fill="${shade(baize, -0.1)}" opacity=".7"`));
  // cards: L long, leaning; backs and faces by turns
  const L = 196, half = 62, rise = Math.sqrt(L * L - half * half);
  const weave = c.pattern(26, 26, rect(0, 0, 26, 26, `fill="${p.a}"`) + path('M0 13L13 0L26 13L13 26Z', `fill="none" stroke="${paper}" stroke-width="3.4"`) + circ(13, 13, 3, `fill="${paper}"`)), weave2 = c.pattern(26, 26, rect(0, 0, 26, 26, `fill="${mix(p.c, p.e, 0.35)}"`) + path('M0 13L13 0L26 13L13 26Z', `fill="none" stroke="${paper}" stroke-width="3.4"`) + circ(13, 13, 3, `fill="${p.b}"`));
  const pip = ['M0 20C-30 2 -28 -20 -12 -22C-4 -22 0 -16 0 -12C0 -16 4 -22 12 -22C28 -20 30 2 0 20Z', 'M0 -24L18 0L0 24L-18 0Z', 'M0 -24C-10 -8 -26 0 -24 12C-22 22 -8 20 -4 12L-8 26H8L4 12C8 20 22 22 24 12C26 0 10 -8 0 -24Z', 'M0 -24A11 11 0 0 1 9 -6A11 11 0 1 1 4 10L8 26H-8L-4 10A11 11 0 1 1 -9 -6A11 11 0 0 1 0 -24Z'];
  // a leaning card as we see it: a slim upright quadrilateral that shows its face by its slant
  const lean = (x: number, y: number, f: number, n: number) => {
    const tx = x + f * half, ty = y - rise, w = 92;
    const d = `M${n1(x - w / 2)} ${n1(y + 13)}L${n1(x + w / 2)} ${n1(y - 13)}L${n1(tx + w / 2)} ${n1(ty - 13)}L${n1(tx - w / 2)} ${n1(ty + 13)}Z`, skew = `matrix(1 ${Math.round((-26 / w) * 1000) / 1000} ${Math.round(((f * half) / -rise) * 1000) / 1000} 1 ${n1((x + tx) / 2)} ${n1((y + ty) / 2)})`;
    const isBack = n % 2 === 0, ink = n % 4 === 1 ? p.a : p.e;
    return path(d, `fill="${isBack ? (n % 4 ? weave2 : weave) : paper}" stroke="${paper}" stroke-width="7" stroke-linejoin="round"`) + (isBack ? '' : g(path(pip[n % 4]!, `fill="${ink}" transform="translate(0 -52)"`) + path(pip[n % 4]!, `fill="${ink}"`) + path(pip[n % 4]!, `fill="${ink}" transform="translate(0 52) rotate(180)"`), `transform="${skew}"`)) + path(d, `fill="${p.e}" opacity="${f > 0 ? 0 : 0.13}"`) + path(d, `fill="none" stroke="${shade(paper, -0.2)}" stroke-width="2.4" stroke-linejoin="round"`);
  };
  const flat = (x: number, y: number, w: number, n: number) => path(`M${n1(x - w / 2 - 40)} ${n1(y + 10)}L${n1(x + w / 2 - 50)} ${n1(y + 10)}L${n1(x + w / 2 + 40)} ${n1(y - 16)}L${n1(x - w / 2 + 50)} ${n1(y - 16)}Z`, `fill="${n % 2 ? weave : weave2}" stroke="${paper}" stroke-width="6" stroke-linejoin="round"`) + path(`M${n1(x - w / 2 - 40)} ${n1(y + 15)}H${n1(x + w / 2 - 50)}`, `stroke="${shade(paper, -0.16)}" stroke-width="5"`);
  let tower = '', n = 0;
  for (let level = 0; level < 3; level++) {
    const count = 3 - level, y = 1290 - level * (rise + 32), step = half * 2 + 140;
    for (let i = 0; i < count; i++) { const x = 500 + (i - (count - 1) / 2) * step; tower += lean(x - half, y, 1, n++) + lean(x + half, y, -1, n++); }
    if (count > 1) for (let i = 0; i < count - 1; i++) tower += flat(500 + (i - (count - 2) / 2) * step, y - rise - 16, 290, n++);
    else tower += flat(500, y - rise - 16, 230, n++);
  }
  c.add('art', tower);
  // the cupcake
  const top = 1290 - 3 * (rise + 32) + 2;
  c.add('art', circ(500, top - 206, 230, `fill="${c.rad([[0, '#fff6d6', 0.95], [0.3, flame, 0.5], [1, flame, 0]])}"`) + g(grained(s, 'M-58 -70H58L44 0H-44Z', [-58, -70, 116, 70], p.c, { n: 60, from: 0, dl: -0.08 }) + path('M-40 -68L-32 -2M-14 -68L-11 -2M14 -68L11 -2M40 -68L32 -2', `stroke="${shade(p.c, -0.08)}" stroke-width="5"`) + path('M-70 -66C-84 -96 -54 -112 -44 -110C-50 -140 -14 -150 0 -150C14 -150 50 -140 44 -110C54 -112 84 -96 70 -66C40 -50 -40 -50 -70 -66Z', `fill="${mix(p.d, p.paper, 0.35)}"`) + path('M-62 -78C-30 -66 30 -66 62 -80M-42 -108C-16 -98 20 -98 42 -110', `fill="none" stroke="${mix(p.d, p.a, 0.16)}" stroke-width="6" stroke-linecap="round"`) + path('M-30 -88h.1M24 -84h.1M-4 -116h.1M46 -92h.1M-50 -84h.1M14 -130h.1', `stroke="${p.a}" stroke-width="11" stroke-linecap="round"`) + rect(-7, -206, 14, 60, `fill="${paper}"`) + path('M-7 -186l14 -10M-7 -164l14 -10', `stroke="${p.a}" stroke-width="5"`) + path('M0 -210C-17 -220 -14 -246 0 -270C14 -246 17 -220 0 -210Z', 'fill="#f79a2e"') + path('M0 -212C-9 -220 -8 -236 0 -250C8 -236 9 -220 0 -212Z', 'fill="#fffbe4"'), tf(500, top)));
  // fallen cards
  c.add('art', g(rect(-48, -68, 96, 136, `rx="8" fill="${paper}"`) + path(pip[0]!, `fill="${p.a}" transform="scale(1.5)"`), `transform="translate(150 1316) rotate(-24) scale(1 .5)"`) + g(rect(-48, -68, 96, 136, `rx="8" fill="${weave}" stroke="${paper}" stroke-width="7"`), `transform="translate(870 1322) rotate(30) scale(1 .5)"`));
  return { box: [90, 64, 820, 222], ground: wall, ink: p.paper, small: flame, max: 128 };
}
