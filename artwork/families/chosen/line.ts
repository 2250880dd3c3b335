import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, type Drawing, ell, g, mix, n1, type Palette, path, rect, type Rng, shade, tf } from '#artwork/engine.ts';

export type House = { c: Drawing; r: Rng; p: Palette };

/** the six colours of the flag, as cloth has them */
export const SIX = ['#d8362f', '#ee7f2a', '#f5c637', '#2f9a57', '#2b6bc0', '#7b3fa0'] as const;
/** the five colours that later flags add to the six */
const FIVE = ['#2b2420', '#7a4a2c', '#7fc8e6', '#f3a6bf', '#fdfbf6'] as const;

/** Washing between two houses, red to violet: everything out in the air. */
export function line({ c, r, p }: House): Room {
  const sky = mix(p.d, '#ffffff', 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.7, mix(sky, '#fdeedb', 0.6)], [1, '#fdeedb']])}"`));
  const cloud = (x: number, y: number, k: number) => path('M-120 30C-160 30 -160 -20 -116 -22C-112 -64 -46 -70 -30 -38C-6 -78 66 -70 66 -24C110 -30 130 26 90 30Z', `fill="#ffffff" opacity=".72" ${tf(x, y, 0, k)}`);
  c.add('art', cloud(250, 430, 0.8) + cloud(760, 420, 1) + cloud(500, 900, 0.9));
  // far roofs
  let roofs = '';
  for (const [x, y, w, col] of [[120, 1190, 190, p.a], [290, 1150, 170, p.c], [450, 1200, 150, p.b], [590, 1140, 180, p.d], [760, 1190, 160, p.a]] as const) { const wall = mix(mix(col, '#ffffff', 0.45), sky, 0.3), tile = mix(mix('#b5603c', p.c, 0.2), sky, 0.2); roofs += rect(x, y, w, 300, `fill="${wall}"`) + path(`M${x - 14} ${y + 6}L${x + w / 2} ${y - 84}L${x + w + 14} ${y + 6}Z`, `fill="${tile}"`) + path(`M${x + 10} ${y - 16}L${x + w / 2} ${y - 70}L${x + w - 10} ${y - 16}M${x} ${y - 2}H${x + w}`, `fill="none" stroke="${shade(tile, 0.05)}" stroke-width="4"`) + rect(x + w * 0.7, y - 96, 24, 62, `fill="${shade(wall, -0.12)}"`) + [0.24, 0.62].map((k) => rect(x + w * k - 4, y + 44, 38, 58, `rx="4" fill="${mix(p.e, sky, 0.35)}"`) + path(`M${n1(x + w * k + 15)} ${y + 44}v58M${n1(x + w * k - 4)} ${y + 72}h38`, `stroke="${mix(wall, '#ffffff', 0.5)}" stroke-width="4"`)).join(''); }
  c.add('art', roofs);
  // the two houses
  const side = (x: number, w: number, col: string, flip: boolean) => { let q = rect(x, 0, w, 1400, `fill="${col}"`), bricks = ''; for (let i = 0; i < 90; i++) { const bx = x + r.f(6, w - 46), by = Math.round(r.f(0, 58)) * 24; bricks += `M${n1(bx)} ${by}h${n1(r.f(22, 40))}`; } q += path(bricks, `stroke="${shade(col, -0.06)}" stroke-width="13" opacity=".6"`); const e = flip ? x : x + w; return q + rect(flip ? x : x + w - 12, 0, 12, 1400, `fill="${shade(col, -0.1)}"`) + path(`M${e} 0V1400`, `stroke="${shade(col, -0.2)}" stroke-width="3"`); };
  const wl = mix(p.c, '#ffffff', 0.3), wr = mix(p.a, '#ffffff', 0.35);
  const win = (x: number, y: number, w: number, h: number, sill: string) => rect(x - 9, y - 9, w + 18, h + 18, `fill="${p.paper}"`) + rect(x, y, w, h, `fill="${c.lin([[0, mix(p.e, '#88a9c8', 0.4)], [1, mix(p.e, '#cfe0ea', 0.5)]])}"`) + path(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.45}H${x + w}`, `stroke="${p.paper}" stroke-width="7"`) + rect(x - 18, y + h + 9, w + 36, 17, `rx="4" fill="${sill}"`);
  c.add('art', side(0, 92, wl, false) + side(908, 92, wr, true) + win(-40, 470, 96, 200, p.paper) + win(944, 470, 96, 200, p.paper) + win(-40, 960, 96, 190, p.paper) + win(944, 960, 96, 190, p.paper));
  const plant = (x: number, y: number, col: string) => { let q = rect(x - 44, y - 36, 88, 36, `rx="5" fill="${mix('#a8552e', p.c, 0.15)}"`); for (let i = 0; i < 10; i++) { const d = -60 + i * 13; q = path('M0 0C-9 -20 -7 -46 0 -58C7 -46 9 -20 0 0Z', `fill="${i % 2 ? '#4f8a4a' : '#69a45c'}" ${tf(x - 26 + i * 6, y - 32, d * 0.6)}`) + q; } return q + [-26, -4, 18].map((d, i) => circ(x + d, y - 76 + (i % 2) * 14, 15, `fill="${col}"`) + circ(x + d, y - 76 + (i % 2) * 14, 5, `fill="${p.b}"`)).join(''); };
  c.add('art', plant(30, 680, SIX[0]) + plant(970, 1160, SIX[5]) + plant(970, 680, SIX[1]));
  // a cat
  c.add('art', g(path('M-34 0C-44 -50 -26 -76 -2 -80C26 -76 44 -48 34 0Z', `fill="${p.e}"`) + circ(0, -92, 32, `fill="${p.e}"`) + path('M-30 -104L-28 -138L-6 -120ZM30 -104L28 -138L6 -120Z', `fill="${p.e}"`) + path('M-14 -94h.1M14 -94h.1', `stroke="${p.b}" stroke-width="9" stroke-linecap="round"`) + path('M-6 -82L0 -78L6 -82', `fill="none" stroke="${p.paper}" stroke-width="3" stroke-linecap="round"`) + path('M32 -6C70 -4 66 40 56 66', `fill="none" stroke="${p.e}" stroke-width="14" stroke-linecap="round"`), tf(26, 1160, 0, 0.9)));
  // two lines, each with its pegs
  const sag = (y: number, k: number) => (x: number) => y + 4 * k * ((x - 80) / 840) * (1 - (x - 80) / 840), one = sag(468, 56), two = sag(900, 44);
  const cord = (f: (x: number) => number) => { let d = ''; for (let i = 0; i <= 30; i++) { const x = 74 + i * 28.4; d += `${i ? 'L' : 'M'}${n1(x)} ${n1(f(x))}`; } return path(d, `fill="none" stroke="${p.ink}" stroke-width="4.5"`); };
  const wheel = (x: number, y: number) => circ(x, y, 20, `fill="${p.ink}"`) + circ(x, y, 11, `fill="${p.paper}"`) + circ(x, y, 4, `fill="${p.ink}"`);
  const peg = (x: number, y: number) => path(`M${n1(x - 7)} ${n1(y - 20)}Q${n1(x)} ${n1(y - 28)} ${n1(x + 7)} ${n1(y - 20)}L${n1(x + 6)} ${n1(y + 22)}H${n1(x + 1.5)}V${n1(y - 2)}H${n1(x - 1.5)}V${n1(y + 22)}H${n1(x - 6)}Z`, 'fill="#e2b877" stroke="#a87638" stroke-width="2"');
  c.add('art', cord(one) + cord(two) + wheel(84, one(84)) + wheel(916, one(916)) + wheel(84, two(84)) + wheel(916, two(916)));
  const W = 138, at = (i: number) => 155 + i * W;
  const cloth = (x: number, y: number, d: string, col: string, over: string, deg = 0) => g(path(d, `fill="${p.ink}" opacity=".12" transform="translate(7 10)"`) + path(d, `fill="${col}"`) + g(over, `clip-path="${c.clip(path(d))}"`), tf(x, y, deg));
  const fold = (col: string, d: string) => path(d, `fill="none" stroke="${shade(col, -0.08)}" stroke-width="9" stroke-linecap="round" opacity=".7"`);
  const lit = (col: string, d: string) => path(d, `fill="none" stroke="${shade(col, 0.09)}" stroke-width="6" stroke-linecap="round" opacity=".8"`);
  const [R, O, Y, G, B, V] = SIX;
  let o = cloth(at(0), one(at(0)), 'M-54 -6H-22Q0 18 22 -6H54L72 150L48 156L44 60V250Q0 262 -44 250V60L-48 156L-72 150Z', R, fold(R, 'M-30 70Q-22 160 -34 240M26 90Q18 170 30 240') + path('M-46 234Q0 246 46 234V262H-46Z', `fill="${shade(R, -0.08)}"`) + path('M-40 100H40M-40 124H40', `stroke="${shade(R, 0.16)}" stroke-width="7" stroke-dasharray="9 7"`), -2);
  o += cloth(at(1), one(at(1)), 'M-52 -6H52L60 270Q28 282 0 270T-60 270Z', O, fold(O, 'M-26 20Q-18 150 -32 262M22 20Q14 150 30 262') + path('M-62 206H62M-62 232H62', `stroke="${mix(O, '#ffffff', 0.6)}" stroke-width="11"`) + lit(O, 'M-4 10Q2 120 -2 190'), 1);
  o += cloth(at(2), one(at(2)), 'M-40 -6H-24Q0 20 24 -6H40L34 92C54 180 66 250 72 312Q36 326 0 314T-72 312C-66 250 -54 180 -34 92Z', Y, fold(Y, 'M-16 110Q-26 220 -34 310M16 110Q24 220 32 310') + path('M-36 92H36V108H-36Z', `fill="${shade(Y, -0.1)}"`) + Array.from({ length: 20 }, (_, i) => circ(-50 + (i % 5) * 26 + (Math.floor(i / 5) % 2) * 12, 146 + Math.floor(i / 5) * 44, 6, 'fill="#ffffff"')).join(''), 2);
  o += cloth(at(3), one(at(3)), 'M-46 -6H-20Q0 14 20 -6H46L70 66L46 84L40 60V216Q0 226 -40 216V60L-46 84L-70 66Z', G, fold(G, 'M-24 70Q-18 140 -26 210') + path('M0 142C-24 122 -40 108 -36 90C-30 74 -8 76 0 94C8 76 30 74 36 90C40 108 24 122 0 142Z', `fill="${p.paper}"`), -2);
  o += cloth(at(4), one(at(4)), 'M-44 -6H44L50 300H10L0 96L-10 300H-50Z', B, path('M-46 -6H46V18H-46Z', `fill="${shade(B, -0.08)}"`) + path('M-30 30Q-34 60 -14 60M30 30Q34 60 14 60M0 18V92', `fill="none" stroke="${mix(B, '#f5c637', 0.6)}" stroke-width="3.5" stroke-dasharray="7 5"`) + fold(B, 'M-30 110Q-28 200 -34 290M28 110Q26 200 32 290') + rect(-50, 276, 100, 24, `fill="${mix(B, '#ffffff', 0.5)}"`), 1);
  o += cloth(at(5), one(at(5)), 'M-52 -6H-20L0 20L20 -6H52L72 130L50 138L44 66V262Q0 272 -44 262V66L-50 138L-72 130Z', V, path('M0 20V266', `stroke="${shade(V, -0.1)}" stroke-width="4"`) + [50, 90, 130, 170, 210].map((y) => circ(0, y, 6, `fill="${p.paper}"`)).join('') + path('M-60 60L70 60M-60 100L70 100M-60 140L70 140M-60 180L70 180M-60 220L70 220M-30 0V280M30 0V280', `stroke="${shade(V, 0.09)}" stroke-width="5" opacity=".6"`) + rect(14, 96, 26, 32, `fill="${shade(V, -0.07)}"`), -1);
  for (let i = 0; i < 6; i++) for (const s of i === 3 || i === 2 ? [-30, 30] : [-38, 38]) o += peg(at(i) + s, one(at(i) + s));
  // odd socks below
  const sock = (x: number, col: string, deg: number, stripe: string) => g(path('M-20 -4H20V84C20 100 62 104 64 128C64 150 18 150 2 142C-16 134 -20 118 -20 100Z', `fill="${p.ink}" opacity=".12" transform="translate(6 8)"`) + path('M-20 -4H20V84C20 100 62 104 64 128C64 150 18 150 2 142C-16 134 -20 118 -20 100Z', `fill="${col}"`) + path('M-20 24H20M-20 42H20', `stroke="${stripe}" stroke-width="8"`) + path('M44 110C66 114 68 150 34 148Z', `fill="${stripe}"`), tf(x, two(x), deg)) + peg(x, two(x));
  [...FIVE].forEach((col, i) => { const x = 250 + i * 118; o += sock(x, col, [-3, 2, -2, 3, -1][i]!, i === 4 ? mix(p.a, '#ffffff', 0.2) : i === 0 ? '#8a7d74' : mix(col, i === 1 ? '#ffd9a8' : '#ffffff', 0.6)); });
  c.add('art', o);
  // swallows
  c.add('art', [[210, 850, 0.8, -8], [850, 862, 1, 10], [170, 1090, 0.7, -14]].map(([x, y, k, d]) => path('M0 0C-30 -22 -62 -26 -92 -12C-58 -10 -34 2 -14 16L-44 44L-6 28L30 42L12 14C34 -2 56 -14 90 -20C58 -30 26 -22 0 0Z', `fill="${p.e}" ${tf(x!, y!, d, k! * 0.72)}`)).join('') + ell(500, 1420, 600, 40, `fill="${mix(p.e, sky, 0.4)}"`));
  return { box: [130, 76, 740, 300], ground: sky, ink: p.e, small: p.c, max: 116 };
}
