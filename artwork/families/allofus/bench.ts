import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Crowd } from './crowd.ts';

type Sitter = { x: number; h: number; w: number; coat: string; skin: string; hair: string; head: (skin: string, hair: string) => string };

/** All of us on one long bench, from behind, with a view and a balloon each. */
export function bench(s: Crowd): Room {
  const { c, r, p } = s, sky = mix(p.bg, p.b, 0.12), sea = mix(p.c, p.e, 0.15), wood = mix('#a5683c', p.a, 0.14);
  let glints = '';
  for (let i = 0; i < 60; i++) { const y = r.f(836, 1010), w = r.f(10, 60) * (1 - (y - 836) / 400), x = 500 + r.g(0, 90 + (y - 836) * 0.5); glints += `M${n1(x - w)} ${n1(y)}h${n1(w * 2)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.6, mix(p.d, p.b, 0.35)]])}"`) + grained(s, 'M300 830A200 200 0 0 1 700 830Z', [300, 630, 400, 200], mix(p.a, p.b, 0.55), { n: 420, from: 90, dl: -0.05 }) + rect(0, 828, 1000, 220, `fill="${sea}"`) + path(glints, `stroke="${mix(p.b, p.paper, 0.3)}" stroke-width="6" stroke-linecap="round" opacity=".8"`) + path('M700 829C760 770 850 780 900 790C940 776 980 780 1010 790V829Z', `fill="${mix(p.c, p.e, 0.4)}"`) + path('M0 1040C200 1010 760 1010 1000 1040V1400H0Z', `fill="${mix(p.c, p.b, 0.18)}"`) + path('M0 1230C300 1200 700 1204 1000 1230V1400H0Z', `fill="${mix(p.c, p.e, 0.2)}"`) + path('M150 876l40 -66l4 66ZM134 884h84l-14 20h-54Z', `fill="${p.paper}"`));
  const ball = (x: number, y: number, k: number, col: string, tx: number, ty: number) => path(`M${x} ${y + 74 * k}C${x - 20} ${y + 150} ${tx + 26} ${ty - 130} ${tx} ${ty}`, `fill="none" stroke="${p.e}" stroke-width="3.4" opacity=".7"`) + g(grained(s, 'M0 -76C48 -76 64 -38 60 -4C56 34 24 66 0 72C-24 66 -56 34 -60 -4C-64 -38 -48 -76 0 -76Z', [-64, -76, 128, 148], col, { n: 90, from: 50, dl: -0.08 }) + path('M-9 84L0 70L9 84Z', `fill="${col}"`) + path('M-36 -24Q-32 -50 -12 -58', 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".7"'), tf(x, y, 0, k));
  const skins = ['#f0c3a0', '#8a5636', '#c98b5e', '#f3d3b8', '#5e3824', '#dba377', '#e9b48c'];
  const bob = (hair: string) => path('M-50 -30C-60 -96 60 -96 50 -30C54 10 46 34 40 38H-40C-46 34 -54 10 -50 -30Z', `fill="${hair}"`);
  const people: Sitter[] = [
    { x: 138, h: 236, w: 62, coat: p.a, skin: skins[0]!, hair: '#5a3420', head: (_, hair) => bob(hair) },
    { x: 262, h: 282, w: 70, coat: p.e, skin: skins[1]!, hair: '#1d1618', head: (_, hair) => path('M-44 -20C-54 -92 54 -92 44 -20Q0 -8 -44 -20Z', `fill="${hair}"`) },
    { x: 382, h: 214, w: 58, coat: p.b, skin: skins[2]!, hair: '#2a1a18', head: (_, hair) => circ(-34, -66, 26, `fill="${hair}"`) + circ(34, -66, 26, `fill="${hair}"`) + path('M-46 -16C-56 -84 56 -84 46 -16Q0 6 -46 -16Z', `fill="${hair}"`) },
    { x: 500, h: 274, w: 72, coat: mix(p.c, p.e, 0.45), skin: skins[3]!, hair: '#d9d4cf', head: () => path('M-50 -34C-56 -92 56 -92 50 -34Z', `fill="${p.a}"`) + rect(-54, -46, 108, 24, `rx="11" fill="${shade(p.a, 0.07)}"`) + circ(0, -84, 17, `fill="${p.paper}"`) + path('M-44 -22Q0 -6 44 -22V-8Q0 8 -44 -8Z', 'fill="#d9d4cf"') },
    { x: 622, h: 244, w: 64, coat: p.d, skin: skins[4]!, hair: '#20140f', head: (_, hair) => circ(0, -44, 66, `fill="${hair}"`) },
    { x: 744, h: 266, w: 68, coat: mix(p.c, p.paper, 0.15), skin: skins[5]!, hair: '#b9692c', head: (_, hair) => path('M-46 -24C-56 -92 56 -92 46 -24C50 0 30 14 14 14L6 120Q0 132 -6 120L-14 14C-30 14 -50 0 -46 -24Z', `fill="${hair}"`) + rect(-12, 70, 24, 12, `rx="5" fill="${p.a}"`) },
    { x: 866, h: 180, w: 50, coat: p.paper, skin: skins[6]!, hair: '#e0b25a', head: (_, hair) => path('M-44 -20C-52 -84 52 -84 44 -20C40 0 -40 0 -44 -20Z', `fill="${hair}"`) + path('M-10 -76q10 -26 26 -16', `fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"`) },
  ];
  const seat = 1190;
  c.add('art', ball(96, 596, 1, p.a, 150, 1060) + ball(250, 500, 1.1, p.b, 264, 1040) + ball(398, 590, 0.94, p.c, 384, 1070) + ball(530, 480, 1.12, p.d, 500, 1040) + ball(664, 580, 1, p.a, 624, 1056) + ball(790, 500, 1.06, p.e, 744, 1040) + ball(912, 610, 0.94, p.b, 868, 1090));
  c.add('art', people.map(({ x, h, w, coat: col, skin, hair, head }, i) => {
    const top = seat - h, body = `M${-w} ${h + 20}C${-w - 4} ${n1(h * 0.4)} ${-w} 26 ${n1(-w * 0.5)} 12H${n1(w * 0.5)}C${w} 26 ${w + 4} ${n1(h * 0.4)} ${w} ${h + 20}Z`;
    const print = i === 0 ? path(`M-90 60H90M-90 100H90M-90 140H90`, `stroke="${p.paper}" stroke-width="13"`) : i === 3 ? path('M-90 70l30 -24l30 24l30 -24l30 24l30 -24l30 24', `fill="none" stroke="${p.b}" stroke-width="11"`) : i === 6 ? path('M-90 40H90M-90 70H90M-90 100H90M-90 130H90', `stroke="${p.e}" stroke-width="9"`) : i === 4 ? path('M-30 60h.1M10 60h.1M-40 100h.1M0 100h.1M40 100h.1M-20 140h.1M24 140h.1', `stroke="${p.paper}" stroke-width="15" stroke-linecap="round"`) : '';
    return g(rect(-17, -16, 34, 40, `fill="${shade(skin, -0.06)}"`) + grained(s, body, [-w - 4, 12, w * 2 + 8, h], col, { n: 200, from: 60, dl: -0.08 }) + g(print, `clip-path="${c.clip(path(body))}"`) + g(circ(0, -36, 46, `fill="${skin}"`) + circ(-46, -30, 11, `fill="${skin}"`) + circ(46, -30, 11, `fill="${skin}"`) + head(skin, hair), tf(0, 0, ((i * 5) % 7) * 2 - 6)), tf(x, top));
  }).join(''));
  // an arm round a shoulder, a dog at the end
  c.add('art', path('M316 986C350 970 400 990 428 1012', `fill="none" stroke="${shade(p.e, 0.03)}" stroke-width="34" stroke-linecap="round"`) + circ(432, 1016, 17, `fill="${skins[1]!}"`) + path('M690 1000C650 980 620 990 590 1012', `fill="none" stroke="${shade(mix(p.c, p.paper, 0.15), -0.03)}" stroke-width="32" stroke-linecap="round"`) + circ(586, 1016, 16, `fill="${skins[5]!}"`));
  // the bench over their backs
  const slat = (y: number) => grained(s, `M40 ${y}H960V${y + 38}H40Z`, [40, y, 920, 38], wood, { n: 160, from: 90, dl: -0.08 }) + path(`M46 ${y + 5}H954`, `stroke="${shade(wood, 0.09)}" stroke-width="5" stroke-linecap="round"`);
  c.add('art', ell(500, 1352, 500, 20, `fill="${p.e}" opacity=".28"`) + path('M90 1056V1350M910 1056V1350M500 1070V1350', `stroke="${shade(wood, -0.13)}" stroke-width="30" stroke-linecap="round"`) + slat(1078) + slat(1132) + slat(1186) + path('M30 1250H970V1282H30Z', `fill="${shade(wood, -0.08)}"`) + rect(456, 1096, 88, 56, `rx="6" fill="${mix(p.b, p.paper, 0.25)}"`) + path('M500 1142l-20 -20a13 13 0 0 1 20 -17a13 13 0 0 1 20 17Z', `fill="${p.a}"`));
  const tuft = (x: number, y: number, k: number) => g(path('M-34 0C-32 -34 -44 -58 -58 -74C-32 -64 -16 -34 -12 0ZM-14 0C-14 -50 -10 -80 4 -108C12 -76 12 -40 10 0ZM8 0C12 -34 30 -62 56 -80C44 -52 38 -26 34 0Z', `fill="${mix(p.c, p.e, 0.4)}"`), tf(x, y, 0, k));
  c.add('art', [30, 150, 240, 380, 470, 600, 700, 820, 900, 980].map((x, i) => tuft(x, 1410, 0.7 + (i % 3) * 0.16)).join(''));
  return { box: [90, 76, 820, 250], ground: sky, ink: p.e, small: shade(p.a, -0.1), max: 118 };
}
