import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { type Hall, type Room } from './cloth.ts';

/** a finial of chased silver with its bells, its foot at the origin */
function rimmon(silver: string, dark: string, bright: string, gold: string): string {
  const bell = (x: number, y: number) => path(`M${x} ${y}v8`, `stroke="${dark}" stroke-width="2.5"`) + path(`M${x - 7} ${y + 22}Q${x - 6} ${y + 8} ${x} ${y + 8}Q${x + 6} ${y + 8} ${x + 7} ${y + 22}Z`, `fill="${gold}"`) + circ(x, y + 23, 2.6, `fill="${dark}"`);
  const tier = (y: number, w: number, k: number) => path(`M${-w} ${y}C${-w} ${y - k} ${-w * 0.5} ${y - k * 1.3} 0 ${y - k * 1.3}C${w * 0.5} ${y - k * 1.3} ${w} ${y - k} ${w} ${y}C${w} ${y + k * 0.5} ${w * 0.4} ${y + k * 0.7} 0 ${y + k * 0.7}C${-w * 0.4} ${y + k * 0.7} ${-w} ${y + k * 0.5} ${-w} ${y}Z`, `fill="${silver}"`) + path(`M${-w * 0.4} ${n1(y - k * 1.1)}Q${-w * 0.62} ${y} ${-w * 0.3} ${n1(y + k * 0.56)}M${w * 0.4} ${n1(y - k * 1.1)}Q${w * 0.62} ${y} ${w * 0.3} ${n1(y + k * 0.56)}M0 ${n1(y - k * 1.25)}V${n1(y + k * 0.66)}`, `fill="none" stroke="${dark}" stroke-width="3" opacity=".7"`) + path(`M${-w * 0.72} ${n1(y - k * 0.3)}Q${-w * 0.62} ${n1(y - k * 0.9)} ${-w * 0.3} ${n1(y - k * 1.08)}`, `fill="none" stroke="${bright}" stroke-width="5" stroke-linecap="round"`);
  const rim = (y: number, w: number) => ell(0, y, w, 7, `fill="${dark}"`) + ell(0, y - 3, w, 7, `fill="${silver}"`);
  return rect(-9, -70, 18, 74, `fill="${silver}"`) + rect(-9, -70, 6, 74, `fill="${bright}" opacity=".8"`) + rim(0, 24) + rim(-62, 30) + tier(-98, 44, 34) + [-40, -14, 14, 40].map((x) => bell(x, -80 + Math.abs(x) * -0.2)).join('') + rim(-140, 24) + tier(-164, 30, 24) + [-26, 0, 26].map((x) => bell(x, -150)).join('') + rim(-194, 15) + path('M-18 -198L-24 -236L-12 -220L0 -244L12 -220L24 -236L18 -198Z', `fill="${gold}"`) + [-24, 0, 24].map((x) => circ(x, x ? -238 : -246, 5, `fill="${bright}"`)).join('');
}

/** The ark with its curtain drawn aside: a scroll dressed in velvet and silver, the lamp that is never out above it. */
export function ark({ c, r, p }: Hall): Room {
  const stone = mix(p.bg, '#fff6e2', 0.3), gold = c.foil('gold');
  let wall = rect(0, 0, 1000, 1400, `fill="${shade(stone, -0.05)}"`);
  for (let row = 0; row < 13; row++) for (let k = -1; k < 6; k++) wall += rect(k * 210 + (row % 2 ? 105 : 0) + 3, row * 112 + 3, 204, 106, `rx="5" fill="${shade(stone, r.f(-0.022, 0.02))}"`);
  c.add('ground', wall);
  // pillars and an arch of pale stone round the dark of the ark
  const open = 'M206 1066V430A294 294 0 0 1 794 430V1066Z', out = 'M120 1066V430A380 380 0 0 1 880 430V1066Z', night = mix(p.e, '#0b1020', 0.45);
  let o = c.soft(out, 0, 8, 20, p.ink, 0.35) + path(out, `fill="${mix(p.paper, stone, 0.3)}"`);
  for (let i = 0; i <= 18; i++) { const a = Math.PI + (i * Math.PI) / 18, u = polar(500, 430, 300, a), v = polar(500, 430, 376, a); o += path(`M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}`, `stroke="${shade(stone, -0.13)}" stroke-width="3"`); }
  for (let i = 0; i < 18; i++) { const e = polar(500, 430, 338, Math.PI + ((i + 0.5) * Math.PI) / 18); o += g(path('M0 -17C9 -8 9 8 0 17C-9 8 -9 -8 0 -17Z', `fill="${i % 2 ? p.a : p.b}"`), tf(e[0], e[1], (180 * (i + 0.5)) / 18 - 90)); }
  for (const x of [128, 802]) { o += rect(x, 460, 70, 606, `fill="${c.lin([[0, shade(stone, -0.1)], [0.35, mix(p.paper, '#ffffff', 0.4)], [1, shade(stone, -0.14)]], 0, 0, 1, 0)}"`) + path(`M${x + 20} 520V1010M${x + 36} 520V1010M${x + 52} 520V1010`, `stroke="${shade(stone, -0.13)}" stroke-width="4"`) + rect(x - 8, 444, 86, 30, `rx="5" fill="${p.b}"`) + rect(x - 4, 478, 78, 16, `rx="5" fill="${mix(p.b, p.paper, 0.35)}"`) + rect(x - 8, 1022, 86, 44, `rx="5" fill="${mix(p.b, p.paper, 0.2)}"`); }
  c.add('art', o + path(open, `fill="${c.rad([[0, mix(night, p.b, 0.34)], [0.5, mix(night, p.b, 0.1)], [1, night]], 0.5, 0.46, 0.62)}"`) + path(open, `fill="none" stroke="${gold}" stroke-width="10"`));
  // the curtain, both halves drawn aside
  const velvet = p.a, curtain = (s: 1 | -1) => {
    const e = s < 0 ? 211 : 789, q = (x: number) => e - s * x, d = `M${e} 1060V420C${q(-2)} 300 ${q(60)} 210 ${q(150)} 166C${q(176)} 420 ${q(132)} 640 ${q(52)} 764C${q(100)} 820 ${q(104)} 960 ${q(92)} 1060Z`;
    return path(d, `fill="${velvet}"`) + g(path(`M${q(116)} 190C${q(130)} 420 ${q(90)} 640 ${q(36)} 764M${q(70)} 226C${q(84)} 420 ${q(62)} 640 ${q(22)} 764M${q(30)} 300C${q(44)} 460 ${q(32)} 660 ${q(10)} 764M${q(52)} 790C${q(74)} 860 ${q(70)} 960 ${q(66)} 1060M${q(30)} 790C${q(44)} 860 ${q(38)} 960 ${q(36)} 1060`, `fill="none" stroke="${shade(velvet, -0.1)}" stroke-width="13" opacity=".75"`) + path(`M${q(134)} 186C${q(150)} 420 ${q(110)} 640 ${q(46)} 760M${q(92)} 206C${q(108)} 420 ${q(76)} 640 ${q(30)} 764`, `fill="none" stroke="${shade(velvet, 0.09)}" stroke-width="6" opacity=".8"`), `clip-path="${c.clip(path(d))}"`) + path(`M${q(150)} 166C${q(176)} 420 ${q(132)} 640 ${q(52)} 764C${q(100)} 820 ${q(104)} 960 ${q(92)} 1060`, `fill="none" stroke="${p.b}" stroke-width="9"`) + g(rect(q(60) - 34, 748, 72, 30, `rx="14" fill="${p.b}"`) + rect(q(60) - 34, 754, 72, 6, `fill="${shade(p.b, -0.13)}"`) + path(`M${q(30)} 776v34`, `stroke="${p.b}" stroke-width="7"`) + path(`M${q(30) - 15} 806h30l5 46h-40Z`, `fill="${p.b}"`) + path(`M${q(30) - 10} 818v30M${q(30)} 818v32M${q(30) + 10} 818v30`, `stroke="${shade(p.b, -0.15)}" stroke-width="3"`));
  };
  c.add('art', g(curtain(-1) + curtain(1), `clip-path="${c.clip(path(open))}"`));
  // the lamp
  c.add('art', circ(500, 246, 150, `fill="${c.rad([[0, '#ffd88a', 0.85], [0.4, '#ffb84a', 0.3], [1, '#ffb84a', 0]])}"`) + path('M500 136V168M500 168L462 236M500 168L538 236M500 168V232', `stroke="${p.b}" stroke-width="4.5"`) + path('M452 236H548Q544 288 510 298V312H490V298Q456 288 452 236Z', `fill="${gold}"`) + path('M452 236H548L545 250H455Z', `fill="${shade(p.b, 0.1)}"`) + path('M500 238C478 218 492 204 500 182C508 204 522 218 500 238Z', 'fill="#ffb03a"') + path('M500 237C490 226 496 218 500 206C504 218 510 226 500 237Z', 'fill="#fff3c4"') + path('M500 312l-8 16l8 14l8 -14Z', `fill="${p.b}"`));
  // the scroll: staves, mantle, silver
  const silver = c.lin([[0, '#8d959e'], [0.3, '#f4f6f7'], [0.55, '#b5bcc4'], [0.8, '#e6e9ec'], [1, '#7d858e']], 0, 0, 1, 0), wood = '#7a4a28', mantle = p.c;
  const stave = (x: number) => rect(x - 12, 990, 24, 60, `fill="${wood}"`) + ell(x, 998, 52, 12, `fill="${shade(wood, -0.05)}"`) + ell(x, 993, 52, 12, `fill="${mix(wood, '#d9a05e', 0.4)}"`) + path(`M${x - 15} 1050H${x + 15}L${x + 9} 1066H${x - 9}Z`, `fill="${mix(wood, '#d9a05e', 0.5)}"`);
  const body = 'M344 590Q344 552 384 546Q416 542 424 556Q500 572 576 556Q584 542 616 546Q656 552 656 590L672 968Q500 996 328 968Z';
  let s = stave(428) + stave(572) + g(rimmon(silver, '#6d757e', '#ffffff', p.b), tf(428, 560)) + g(rimmon(silver, '#6d757e', '#ffffff', p.b), tf(572, 560));
  s += c.soft(body, 0, 10, 18, '#05070d', 0.55) + path(body, `fill="${c.lin([[0, shade(mantle, -0.12)], [0.22, shade(mantle, 0.04)], [0.34, shade(mantle, -0.02)], [0.5, shade(mantle, -0.08)], [0.66, shade(mantle, 0.03)], [0.8, shade(mantle, 0.05)], [1, shade(mantle, -0.14)]], 0, 0, 1, 0)}"`);
  let fringe = '';
  for (let i = 0; i < 49; i++) { const x = 332 + i * 7, y = 968 + 14 * Math.sin(((x - 328) / 344) * Math.PI); fringe += `M${n1(x)} ${n1(y)}v24`; }
  s += path('M331 934Q500 962 669 934M333 918Q500 946 667 918', `fill="none" stroke="${p.b}" stroke-width="5"`) + path(fringe, `stroke="${p.b}" stroke-width="4"`) + path('M328 968Q500 996 672 968', `fill="none" stroke="${shade(p.b, 0.06)}" stroke-width="8"`) + path('M346 600Q500 634 654 600M346 616Q500 650 654 616', `fill="none" stroke="${p.b}" stroke-width="4"`);
  // a crown in gold thread over two branches of pomegranate
  let crown = path('M-86 46L-104 -44L-58 4L-40 -74L0 -14L40 -74L58 4L104 -44L86 46Z', `fill="${p.b}"`) + path('M-88 58H88V80H-88Z', `fill="${p.b}"`) + path('M-72 69h.1M-48 69h.1M-24 69h.1M0 69h.1M24 69h.1M48 69h.1M72 69h.1', `stroke="${mantle}" stroke-width="10" stroke-linecap="round"`) + [[-104, -52], [-40, -84], [40, -84], [104, -52], [0, -24]].map(([x, y]) => circ(x!, y!, 11, `fill="${p.b}"`)).join('');
  crown += path('M-66 34L-78 -8M-30 34L-36 -40M0 36V4M30 34L36 -40M66 34L78 -8', `stroke="${shade(p.b, -0.14)}" stroke-width="4" stroke-linecap="round"`);
  const branch = (k: 1 | -1) => g(path('M0 64C-60 60 -110 20 -120 -50', `fill="none" stroke="${p.b}" stroke-width="6" stroke-linecap="round"`) + [[-30, 58, 200], [-60, 44, 40], [-84, 22, 220], [-104, -6, 60], [-114, -28, 250]].map(([x, y, d]) => g(path('M0 0C10 -16 34 -16 46 0C34 14 10 14 0 0Z', `fill="${p.b}"`), tf(x!, y!, d))).join('') + g(circ(0, 0, 26, `fill="${p.b}"`) + path('M-10 -22L-14 -42L0 -34L14 -42L10 -22Z', `fill="${p.b}"`) + path('M-8 -6h.1M8 -6h.1M0 6h.1M-14 8h.1M14 8h.1M0 -16h.1', `stroke="${mantle}" stroke-width="7" stroke-linecap="round"`), tf(-122, -78, -10)), `transform="scale(${k} 1)"`);
  s += g(crown, tf(500, 716, 0, 0.92)) + g(branch(1) + branch(-1), tf(500, 838, 0, 0.96));
  // the pointer, on its chain
  s += path('M428 570C470 640 590 640 606 700', 'fill="none" stroke="#c9cfd5" stroke-width="4" stroke-dasharray="7 4"') + g(path('M-7 0H7L5 96H-5Z', `fill="${silver}"`) + [0, 30, 64, 96].map((y) => ell(0, y, 12, 5, 'fill="#dfe3e7" stroke="#7d858e" stroke-width="2"')).join('') + path('M-9 104H9V124Q9 132 4 132V160Q0 166 -4 160V134Q-9 132 -9 124Z', 'fill="#eef1f3" stroke="#7d858e" stroke-width="2.5"') + path('M9 112Q18 116 14 128Q10 132 8 128', 'fill="#eef1f3" stroke="#7d858e" stroke-width="2.5"'), tf(606, 700, -4, 1.1));
  c.add('art', s);
  // steps, and the words on a slab
  c.add('art', rect(84, 1066, 832, 40, `fill="${mix(p.paper, stone, 0.25)}"`) + rect(84, 1098, 832, 8, `fill="${shade(stone, -0.15)}"`) + rect(40, 1106, 920, 294, `fill="${mix(p.paper, '#ffffff', 0.2)}"`) + rect(40, 1106, 920, 8, `fill="${mix(p.paper, '#ffffff', 0.6)}"`) + rect(64, 1130, 872, 234, `fill="none" stroke="${p.b}" stroke-width="5"`));
  return { box: [110, 1146, 780, 204], ground: mix(p.paper, '#ffffff', 0.2), ink: p.e, small: p.c, max: 92, lines: 2 };
}
