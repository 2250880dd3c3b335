import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, g, mix, n1, type P, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import type { Late } from './late.ts';

/** a stamp: its teeth, its picture */
function stamp(l: Late, x: number, y: number, w: number, h: number, deg: number, ground: string, picture: string): string {
  const { p } = l;
  let d = '';
  const nx = Math.round(w / 17), ny = Math.round(h / 17);
  for (let i = 0; i <= nx; i++) d += `M${n1((i * w) / nx)} 0h.1M${n1((i * w) / nx)} ${h}h.1`;
  for (let i = 0; i <= ny; i++) d += `M0 ${n1((i * h) / ny)}h.1M${w} ${n1((i * h) / ny)}h.1`;
  return g(rect(3, 5, w, h, `fill="${p.e}" opacity=".22"`) + rect(0, 0, w, h, `fill="${p.paper}"`) + path(d, `stroke="${p.paper}" stroke-width="11" stroke-linecap="round"`) + g(rect(12, 12, w - 24, h - 24, `fill="${ground}"`) + g(picture, `clip-path="${l.c.clip(rect(12, 12, w - 24, h - 24))}"`)), tf(x, y, deg));
}

/** A letter that travelled a long way: past two poles, over a desert, by whale. */
export function letter(l: Late): Room {
  const { c, r, p } = l, sea = mix(p.e, p.c, 0.42), land = mix(p.b, p.paper, 0.5), foam = mix(sea, p.paper, 0.3), ice = '#eef6f8', leafy = mix(p.c, p.b, 0.25);
  let waves = '';
  for (let i = 0; i < 110; i++) { const x = r.f(-20, 1000), y = r.f(0, 1400), k = r.f(0.7, 1.2); waves += `M${n1(x)} ${n1(y)}q${n1(9 * k)} ${n1(-13 * k)} ${n1(18 * k)} 0t${n1(18 * k)} 0`; }
  const coast = (ps: P[], col: string) => { const d = smooth(ps); return path(d, `fill="none" stroke="${mix(sea, foam, 0.35)}" stroke-width="56" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${foam}" stroke-width="20" stroke-linejoin="round" opacity=".7"`) + grained(l, d, [Math.min(...ps.map((q) => q[0])), Math.min(...ps.map((q) => q[1])), 420, 420], col, { n: 380, from: 60, dl: -0.07 }); };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sea}"`) + path(waves, `fill="none" stroke="${foam}" stroke-width="4" stroke-linecap="round" opacity=".5"`)
    + coast([[-60, -40], [240, -50], [340, 40], [400, 150], [330, 250], [210, 300], [120, 390], [-60, 400]], land)
    + coast([[640, -60], [1060, -60], [1060, 240], [930, 290], [860, 220], [740, 230], [650, 130], [610, 40]], ice)
    + coast([[-60, 1080], [80, 1110], [210, 1170], [300, 1190], [340, 1290], [280, 1460], [-60, 1460]], mix(leafy, land, 0.35))
    + coast([[620, 1460], [600, 1340], [690, 1240], [820, 1180], [930, 1100], [1060, 1080], [1060, 1460]], mix(p.d, land, 0.4)));
  // the desert and its camel
  const sand = mix(p.b, p.a, 0.2), hide = mix('#c98f4e', p.a, 0.15);
  c.add('art', path('M-10 300C60 220 130 250 190 200C250 160 300 200 330 250C240 280 200 300 120 390L-10 400Z', `fill="${mix(land, sand, 0.45)}"`) + path('M-10 120C60 60 120 70 170 40L330 40C300 100 150 130 -10 160Z', `fill="${mix(land, sand, 0.35)}"`) + g(path('M-92 96V10C-92 -30 -66 -40 -52 -66C-38 -86 -22 -60 -12 -46C0 -62 20 -92 36 -66C44 -48 56 -36 62 -20C78 -16 86 -40 86 -70C86 -92 104 -104 124 -94L150 -84C152 -72 140 -68 122 -70C118 -30 104 14 76 22L74 96H58L54 30H-58L-64 96H-76L-78 40L-82 96Z', `fill="${hide}"`) + path('M-52 -66C-38 -86 -22 -60 -12 -46L-14 -22H-60ZM-12 -46C0 -62 20 -92 36 -66L52 -26H-8Z', `fill="${shade(hide, -0.07)}"`) + rect(-40, -34, 66, 44, `rx="4" fill="${p.a}"`) + path('M-40 -34L-7 -10L26 -34', `fill="none" stroke="${p.paper}" stroke-width="5"`) + rect(-40, -34, 66, 44, `rx="4" fill="none" stroke="${p.paper}" stroke-width="4"`) + circ(124, -84, 4, `fill="${p.e}"`) + path('M-92 14q-16 20 -10 44', `fill="none" stroke="${hide}" stroke-width="7" stroke-linecap="round"`), tf(150, 196, 0, 1.06)));
  // the ice and its postman
  const berg = (x: number, y: number, k: number) => g(path('M-90 40L-60 -40L-20 -20L10 -96L56 -30L96 40Z', `fill="#ffffff"`) + path('M10 -96L56 -30L96 40H30L20 -20Z', `fill="${mix(ice, sea, 0.22)}"`), tf(x, y, 0, k));
  c.add('art', berg(780, 80, 0.9) + berg(930, 120, 1.1) + g(path('M-40 60C-56 -20 -40 -92 0 -96C40 -92 56 -20 40 60Z', `fill="${p.e}"`) + path('M-24 56C-34 0 -26 -50 0 -52C26 -50 34 0 24 56Z', `fill="${p.paper}"`) + path('M-30 60q-20 2 -22 12h34ZM30 60q20 2 22 12h-34Z', `fill="${p.b}"`) + circ(-10, -68, 5, 'fill="#fff"') + circ(12, -68, 5, 'fill="#fff"') + path('M-8 -58h18l-9 14Z', `fill="${p.b}"`) + path('M-34 -84C-30 -112 30 -112 36 -84L56 -78H-34Z', `fill="${p.a}"`) + path('M40 -40C70 -20 74 10 60 34', `fill="none" stroke="${p.e}" stroke-width="16" stroke-linecap="round"`) + path('M-30 -46L40 22', `stroke="${shade(p.a, -0.05)}" stroke-width="8"`) + rect(16, 8, 56, 44, `rx="5" fill="${p.a}"`), tf(690, 92, 0, 0.94)));
  // the island, the mountains
  const palm = (x: number, y: number, k: number, lean: number) => g(path(`M-8 0C${lean * 0.3} -60 ${lean * 0.7} -110 ${lean} -160L${lean + 14} -158C${lean * 0.8 + 10} -100 ${lean * 0.4 + 16} -50 14 0Z`, 'fill="#8a5a3a"') + [-170, -130, -80, -40, 0, 30].map((d) => g(path('M0 0C30 -30 80 -30 110 10C74 2 40 6 0 8Z', `fill="${shade(p.c, -0.06)}"`), tf(lean + 6, -160, d))).join(''), tf(x, y, 0, k));
  const peak = (x: number, y: number, k: number, col: string) => g(path('M-120 0L0 -190L120 0Z', `fill="${col}"`) + path('M0 -190L120 0H20L34 -60L6 -90L16 -120Z', `fill="${shade(col, -0.08)}"`) + path('M0 -190L44 -120L22 -128L8 -106L-10 -126L-40 -126Z', 'fill="#ffffff"'), tf(x, y, 0, k));
  c.add('art', palm(90, 1290, 1, 40) + palm(170, 1330, 0.84, -30) + path('M220 1350q30 -50 60 0Z', `fill="${p.a}"`) + path('M250 1324V1306', `stroke="${p.e}" stroke-width="5"`) + circ(60, 1350, 14, `fill="${shade(land, -0.1)}"`) + peak(930, 1330, 1.05, mix(p.d, p.e, 0.35)) + peak(790, 1370, 0.9, mix(p.d, p.e, 0.22)) + peak(880, 1400, 0.8, mix(p.a, p.e, 0.2)));
  // the whale
  c.add('art', g(path('M-150 10C-150 -60 -60 -84 20 -64C70 -50 96 -20 130 -30C120 -60 130 -84 150 -90C156 -70 160 -56 180 -50C200 -56 216 -46 222 -34C200 -14 176 -14 160 -4C130 40 40 60 -40 54C-110 50 -148 40 -150 10Z', `fill="${mix(p.e, '#4a7fa8', 0.4)}"`) + path('M-148 16C-120 30 -60 36 0 26C-10 46 -30 54 -50 54C-110 50 -146 40 -148 16Z', `fill="${mix(p.paper, sea, 0.25)}"`) + circ(-100, -4, 7, 'fill="#ffffff"') + path('M-60 -78C-60 -120 -100 -120 -98 -96M-60 -78C-60 -120 -20 -120 -22 -96', `fill="none" stroke="${foam}" stroke-width="9" stroke-linecap="round"`) + rect(-20, -98, 60, 40, `rx="3" fill="${p.paper}" ${tf(0, 0, 8)}`) + path('M-16 -92L20 -66L46 -88', `fill="none" stroke="${p.a}" stroke-width="4"`), tf(480, 1244, -4, 0.9)));
  // the route between them
  const road = 'M520 36C450 110 430 200 350 246C300 340 60 330 56 440C50 540 10 700 60 900C80 1020 30 1090 120 1120C240 1140 330 1210 350 1270C420 1370 560 1330 620 1260C720 1170 860 1240 940 1130C990 980 940 760 960 560C970 420 900 330 800 262C720 214 640 260 620 330C606 372 560 400 520 430';
  c.add('art', path(road, `fill="none" stroke="${sea}" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 26" opacity=".4"`) + path(road, `fill="none" stroke="${mix(p.a, p.paper, 0.06)}" stroke-width="11" stroke-linecap="round" stroke-dasharray="1 26"`));
  const boat = (x: number, y: number, k: number) => g(path('M-54 0H58L40 30H-36Z', `fill="${p.a}"`) + path('M0 -6V-92L50 -10ZM-8 -6V-70L-44 -10Z', `fill="${p.paper}"`) + path('M-70 34q14 -12 28 0t28 0t28 0t28 0t28 0', `fill="none" stroke="${foam}" stroke-width="7" stroke-linecap="round"`), tf(x, y, 0, k));
  c.add('art', boat(492, 158, 0.96));
  // the envelope, a little creased
  const [x, y, w, h] = [96, 436, 808, 600], paper = mix(p.paper, p.b, 0.07), bag = `M${x + 6} ${y}L${x + w - 60} ${y + 4}L${x + w - 34} ${y + 18}L${x + w} ${y + 6}L${x + w + 2} ${y + h - 8}L${x + 70} ${y + h}L${x + 52} ${y + h - 16}L${x + 20} ${y + h - 2}L${x} ${y + h - 60}Z`;
  let airmail = '';
  for (let i = 0; i < 34; i++) { const k = [p.a, paper, p.c, paper][i % 4]!; airmail += path(`M${x + i * 26} ${y - 10}h26l-26 30h-26ZM${x + i * 26} ${y + h - 20}h26l-26 30h-26Z`, `fill="${k}"`) + path(`M${x - 10} ${y + i * 26}v26l30 -26v-26ZM${x + w - 20} ${y + i * 26}v26l30 -26v-26Z`, `fill="${k}"`); }
  c.add('art', c.soft(bag, 4, 18, 22, '#0a1420', 0.42) + path(bag, `fill="${paper}"`) + g(airmail + path(`M${x + 20} ${y + 20}H${x + w - 20}V${y + h - 20}H${x + 20}Z`, `fill="${paper}"`) + path(`M${x + w - 140} ${y - 6}L${x + w + 6} ${y + 130}M${x - 6} ${y + h - 150}L${x + 150} ${y + h + 6}`, `stroke="${shade(paper, -0.07)}" stroke-width="5"`), `clip-path="${c.clip(path(bag))}"`));
  const deep = mix(p.e, p.c, 0.2);
  c.add('art', stamp(l, 700, 472, 160, 190, 3, p.a, circ(80, 80, 36, `fill="${p.b}"`) + path('M12 150L70 70L112 130L130 110L160 160V190H12Z', `fill="${deep}"`) + path('M70 70L92 102L76 98L66 110L54 94Z', 'fill="#fff"')) + stamp(l, 548, 466, 140, 116, -4, p.c, path('M12 90q16 -18 32 0t32 0t32 0t32 0V116H12Z', `fill="${deep}"`) + path('M40 78H104L92 92H52ZM70 72V28L104 70ZM64 72V40L44 72Z', `fill="${p.paper}"`)) + stamp(l, 552, 590, 128, 110, 5, p.b, path('M30 90C30 50 60 40 70 60C90 50 104 70 96 92Z', `fill="${p.a}"`) + path('M60 90V70', `stroke="${p.e}" stroke-width="5"`) + circ(94, 36, 14, `fill="${p.paper}"`)));
  const mark = (X: number, Y: number, R: number, deg: number, col: string) => g(circ(0, 0, R, 'fill="none"') + circ(0, 0, R * 0.68, 'fill="none"') + path(`M${-R * 0.5} 0H${R * 0.5}M${-R * 0.4} ${-R * 0.22}H${R * 0.4}M${-R * 0.4} ${R * 0.22}H${R * 0.4}`, '') + Array.from({ length: 5 }, (_, i) => path(`M${R + 6} ${-40 + i * 20}q18 -14 36 0t36 0t36 0t30 0`, 'fill="none"')).join(''), `stroke="${col}" stroke-width="5" stroke-linecap="round" opacity=".62" ${tf(X, Y, deg)}`);
  c.add('art', mark(470, 560, 62, -12, p.e) + mark(196, 524, 50, 8, shade(p.a, -0.06)) + g(path('M-60 0q10 -14 20 0t20 0t20 0t20 0t20 0t20 0', 'fill="none"') + rect(-72, -34, 144, 68, 'rx="8" fill="none"'), `stroke="${mix(p.c, p.e, 0.3)}" stroke-width="6" opacity=".7" ${tf(790, 978, -9)}`));
  // small footprints across it
  c.add('art', [[140, 936, 30], [176, 894, 40], [150, 842, -8]].map(([X, Y, d]) => g(path('M0 0L0 -28M0 0L-18 -20M0 0L18 -20M0 0V14', ''), `fill="none" stroke="#7a5a3e" stroke-width="6" stroke-linecap="round" opacity=".5" ${tf(X!, Y! + 60, d! + 30)}`)).join(''));
  return { box: [176, 716, 648, 216], ground: paper, ink: p.e, small: shade(p.a, -0.08), max: 104 };
}
