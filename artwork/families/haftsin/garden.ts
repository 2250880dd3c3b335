import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { arch, blossom, border, type Page, type Room } from './page.ts';

/** A leaf from an album: the garden on the first day of spring, with cypresses, almond, a stream, and two larks. */
export function garden(s: Page): Room {
  const { c, r, p } = s, gold = c.foil('gold');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.paper}"`) + border(s, 44, 78));
  const inner = rect(128, 128, 744, 1144, '');
  let o = rect(128, 128, 744, 1144, `fill="${c.lin([[0, mix(p.d, '#ffffff', 0.1)], [0.55, mix('#fbeccb', p.d, 0.25)]])}"`);
  // hills as a miniature has them: lilac, rose, sage, each with its tufts
  const hill = (d: string, col: string, y: number) => { let t = ''; for (let i = 0; i < 34; i++) { const x = r.f(130, 870), yy = y + r.f(10, 130); t += `M${n1(x)} ${n1(yy)}l-7 -15M${n1(x)} ${n1(yy)}l0 -19M${n1(x)} ${n1(yy)}l7 -15`; } return path(d, `fill="${col}"`) + g(path(t, `stroke="${shade(col, -0.09)}" stroke-width="3" stroke-linecap="round"`), `clip-path="${c.clip(path(d))}"`) + path(d, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="4"`); };
  o += hill('M120 720C180 620 240 640 290 590C350 530 420 620 470 610C540 590 580 520 650 560C720 600 760 560 880 640V1300H120Z', mix('#c7b3d6', p.c, 0.1), 580) + hill('M120 800C220 720 300 780 380 740C480 690 560 760 660 720C740 690 800 740 880 720V1300H120Z', mix('#eac3b4', p.c, 0.08), 730) + hill('M120 900C240 840 360 880 500 850C640 830 760 870 880 840V1300H120Z', mix('#b8cf9a', p.a, 0.14), 860);
  // the stream comes down between stones
  const stream = 'M560 856C520 900 600 930 560 980C520 1030 420 1040 430 1110C436 1160 500 1180 480 1280H660C660 1200 600 1170 590 1120C584 1070 660 1040 672 980C684 920 600 900 610 852Z';
  o += path(stream, `fill="${mix('#8fc3d2', p.a, 0.15)}"`) + path('M590 880C570 920 640 940 610 990C580 1040 500 1060 506 1110C510 1160 570 1190 566 1280M610 900C650 940 640 980 610 1020', `fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".8"`);
  for (const [x, y, k] of [[548, 880, 16], [534, 932, 12], [570, 1000, 16], [452, 1060, 18], [428, 1120, 22], [474, 1196, 18], [640, 900, 14], [684, 990, 16], [628, 1060, 18], [600, 1140, 16], [640, 1200, 22]] as const) o += path(`M${x - k} ${y}Q${x - k} ${y - k} ${x} ${y - k}Q${x + k * 1.1} ${y - k * 0.8} ${x + k} ${y}Q${x} ${y + k * 0.5} ${x - k} ${y}Z`, `fill="${mix('#cbb8c9', p.b, r.f(0, 0.35))}" stroke="${mix('#8d7a92', p.e, 0.2)}" stroke-width="3"`);
  const cypress = (x: number, y: number, k: number) => { const col = mix('#2c5a42', p.e, 0.18); let q = ''; for (let i = 0; i < 26; i++) { const t = i / 26, w = 46 * Math.sin(t * Math.PI) ** 0.8; q += `M${n1(r.f(-w, w) * 0.7)} ${n1(-30 - t * 420)}l-8 -22M${n1(r.f(-w, w) * 0.7)} ${n1(-40 - t * 420)}l8 -22`; } return g(rect(-8, -40, 16, 44, 'fill="#6b4532"') + path('M0 -20C-70 -70 -52 -320 0 -500C52 -320 70 -70 0 -20Z', `fill="${col}"`) + path(q, `stroke="${shade(col, 0.09)}" stroke-width="4" stroke-linecap="round"`), tf(x, y, 0, k)); };
  o += cypress(222, 930, 1.04) + cypress(800, 930, 1.1) + cypress(726, 900, 0.8);
  o += blossom(s, 356, 1090, 1.34, '#6b4532', [mix('#f2a7b6', p.c, 0.08), '#fbdfe0', '#ffffff']);
  // flowers of the field: tulip, hyacinth, narcissus
  const green = mix('#4d8a44', p.a, 0.12);
  const tulip = (x: number, y: number, k: number, col: string) => g(path('M0 0Q-4 -50 0 -84', `fill="none" stroke="${green}" stroke-width="6"`) + path('M-2 -4C-30 -20 -34 -50 -28 -74C-12 -54 -4 -30 -2 -4ZM2 -4C26 -20 34 -46 28 -66C12 -48 4 -30 2 -4Z', `fill="${green}"`) + path('M0 -78C-26 -84 -28 -118 -18 -136L-8 -118L0 -142L8 -118L18 -136C28 -118 26 -84 0 -78Z', `fill="${col}"`) + path('M0 -80C-10 -92 -10 -112 0 -138C10 -112 10 -92 0 -80Z', `fill="${shade(col, 0.08)}"`), tf(x, y, 0, k));
  const narcissus = (x: number, y: number, k: number) => g(path('M0 0Q4 -40 0 -70', `fill="none" stroke="${green}" stroke-width="6"`) + path('M-4 -2C-20 -30 -20 -60 -14 -84C-4 -60 -2 -30 -4 -2Z', `fill="${green}"`) + [0, 1, 2, 3, 4, 5].map((i) => path('M0 0C-10 -8 -10 -22 0 -28C10 -22 10 -8 0 0Z', `fill="#fffdf2" transform="translate(0 -76) rotate(${i * 60})"`)).join('') + circ(0, -76, 9, 'fill="#f0b53c"') + circ(0, -76, 4, 'fill="#d98a22"'), tf(x, y, 0, k));
  for (const [x, y, k, t] of [[176, 1200, 1.1, 0], [236, 1240, 1.2, 1], [300, 1216, 1, 2], [388, 1246, 1.1, 0], [188, 1060, 0.8, 1], [722, 1236, 1.2, 0], [786, 1200, 1.1, 1], [836, 1250, 1.2, 2], [708, 1110, 0.8, 2], [806, 1080, 0.86, 0], [260, 1130, 0.9, 0], [752, 1040, 0.7, 1]] as const) o += t === 1 ? narcissus(x, y, k) : tulip(x, y, k, t ? mix('#c83a4c', p.c, 0.2) : mix('#e9903a', p.b, 0.2));
  // two larks and a cloud of the Chinese kind that the painters loved
  const lark = (x: number, y: number, k: number, flip: number) => g(path('M-50 6C-20 -26 24 -30 52 -10L72 -14L58 0C40 24 -10 26 -50 6Z', `fill="${p.e}"`) + path('M0 -8C-16 -40 -50 -60 -76 -58C-66 -30 -40 -4 -6 6Z', `fill="${mix(p.e, p.c, 0.35)}"`) + path('M-50 6L-86 4L-80 18Z', `fill="${p.e}"`) + circ(48, -8, 4, 'fill="#fff"') + path('M20 14Q40 12 52 0', `fill="none" stroke="${p.b}" stroke-width="5" stroke-linecap="round"`), `transform="translate(${x} ${y}) scale(${k * flip} ${k})"`);
  const cloud = (x: number, y: number, k: number) => g(path('M0 0C-30 0 -34 -34 -6 -36C-4 -62 40 -62 42 -36C64 -50 92 -34 84 -12C112 -18 124 8 100 16C130 20 170 22 210 14C160 44 60 40 20 22C0 30 -16 16 0 0Z', `fill="#ffffff" stroke="${gold}" stroke-width="5"`) + path('M14 -8a14 14 0 1 1 14 12M64 -4a13 13 0 1 1 12 11', `fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round"`), tf(x, y, 0, k));
  o += cloud(580, 500, 0.9) + cloud(180, 548, 0.66) + lark(520, 690, 0.8, -1) + lark(640, 640, 0.92, 1);
  c.add('art', g(o, `clip-path="${c.clip(inner)}"`));
  // the heading, as an illuminator makes it: an arch cut out of a panel
  const head = arch(188, 812, 146, 470, 330);
  c.add('art', g(path(`M128 128H872V470H128Z${head}`, `fill="${p.a}" fill-rule="evenodd"`) + [170, 830].map((x) => g([0, 1, 2, 3, 4, 5, 6, 7].map((i) => { const e = polar(0, 0, 22, (i * TAU) / 8); return circ(e[0], e[1], 8, `fill="${i % 2 ? p.b : p.paper}"`); }).join('') + circ(0, 0, 13, `fill="${p.c}"`), tf(x, 176))).join(''), `clip-path="${c.clip(rect(128, 128, 744, 330, ''))}"`));
  c.add('art', rect(188, 250, 624, 186, `fill="${p.paper}"`) + rect(188, 250, 624, 186, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(200, 262, 600, 162, `fill="none" stroke="${p.c}" stroke-width="3"`));
  return { box: [222, 272, 556, 142], ground: p.paper, ink: p.e, max: 92, small: p.c };
}
