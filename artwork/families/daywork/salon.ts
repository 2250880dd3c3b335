import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import type { Lettered, Work } from './work.ts';

/** A salon's looking-glass with its bulbs lit, everything laid out, and the chair turned to you. */
export function salon(s: Work): Lettered {
  const { c, r, p } = s, paper = mix(p.d, p.paper, 0.12), glass = mix(p.paper, '#eaf4f6', 0.5), brass = mix('#d8a94a', p.b, 0.35), marble = mix(p.paper, '#ffffff', 0.3), seat = p.c, dark = p.e, bulb = mix('#fff3c4', p.b, 0.12);
  const leafy = path('M0 34C-20 10 -20 -14 0 -38C20 -14 20 10 0 34ZM0 34V-30', `fill="${shade(paper, -0.035)}" stroke="${paper}" stroke-width="3"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(110, 150, g(leafy, tf(28, 40, 24)) + g(leafy, tf(82, 115, -24)))}"`) + rect(0, 1180, 1000, 220, `fill="${c.pattern(100, 100, rect(0, 0, 100, 100, `fill="${marble}"`) + path('M0 0H50V50H0ZM50 50H100V100H50Z', `fill="${mix(dark, marble, 0.14)}"`))}"`));
  // the glass: an arch of light bulbs round it
  const arch = (k: number) => `M${n1(500 - 310 * k)} 960V430C${n1(500 - 310 * k)} ${n1(430 - 400 * k)} ${n1(500 + 310 * k)} ${n1(430 - 400 * k)} ${n1(500 + 310 * k)} 430V960Z`;
  c.add('art', c.soft(arch(1.14), 6, 12, 20, dark, 0.3) + path(arch(1.14), `fill="${brass}"`) + path(arch(1.1), `fill="${shade(brass, -0.09)}"`) + path(arch(0.98), `fill="${shade(brass, 0.05)}"`) + path(arch(0.95), `fill="${c.lin([[0, glass], [1, mix(glass, p.c, 0.14)]], 0, 0, 1, 1)}"`));
  c.add('art', g(path('M240 960L560 90H650L330 960ZM400 960L700 140L740 180L450 960Z', 'fill="#ffffff" opacity=".42"'), `clip-path="${c.clip(path(arch(0.95)))}"`));
  const lamps: [number, number][] = [];
  for (let i = 0; i < 5; i++) lamps.push([178, 900 - i * 104], [822, 900 - i * 104]);
  for (let i = 1; i < 8; i++) { const t = i / 8, u = 1 - t, x = u * u * u * 178 + 3 * u * u * t * 178 + 3 * u * t * t * 822 + t * t * t * 822, y = u * u * u * 430 + 3 * u * u * t * 6 + 3 * u * t * t * 6 + t * t * t * 430; lamps.push([x, y]); }
  c.add('art', lamps.map(([x, y]) => circ(x, y, 62, `fill="${c.rad([[0, bulb, 0.85], [1, bulb, 0]])}"`) + circ(x, y, 26, `fill="${bulb}"`) + circ(x, y, 26, `fill="none" stroke="${shade(brass, -0.05)}" stroke-width="4"`) + circ(x - 7, y - 8, 7, 'fill="#ffffff"')).join(''));
  // the counter with its things
  c.add('art', rect(60, 1034, 880, 40, `rx="8" fill="${marble}"`) + path('M90 1050q120 -10 220 6q130 14 260 -6q160 -10 330 8', `fill="none" stroke="${shade(marble, -0.09)}" stroke-width="4"`) + rect(60, 1070, 880, 12, `fill="${shade(marble, -0.13)}"`) + rect(90, 1082, 820, 130, `fill="${mix(seat, dark, 0.25)}"`) + path('M340 1082V1212M660 1082V1212', `stroke="${shade(mix(seat, dark, 0.25), -0.08)}" stroke-width="6"`) + [215, 500, 785].map((x) => rect(x - 34, 1110, 68, 13, `rx="6" fill="${brass}"`)).join(''));
  const bottle = (x: number, w: number, h: number, col: string) => grained(s, `M${x} 1034V${1034 - h + 24}Q${x} ${1034 - h} ${x + w * 0.3} ${1034 - h}H${x + w * 0.7}Q${x + w} ${1034 - h} ${x + w} ${1034 - h + 24}V1034Z`, [x, 1034 - h, w, h], col, { n: 60, from: 0, dl: -0.09 }) + rect(x + 6, 1034 - h * 0.66, w - 12, h * 0.36, `rx="4" fill="${p.paper}"`);
  c.add('art', bottle(86, 60, 130, p.a) + rect(106, 884, 20, 24, `fill="${dark}"`) + path('M104 884h40v11h-40Z', `fill="${dark}"`) + bottle(158, 50, 96, p.b) + rect(170, 914, 26, 26, `fill="${p.paper}"`));
  // a jar of combs, in blue
  c.add('art', path('M806 1034V880H890V1034Z', `fill="#7cc4e8" opacity=".75"`) + g(rect(-9, -160, 18, 150, `rx="5" fill="${dark}"`) + path(Array.from({ length: 15 }, (_, i) => `M9 ${-154 + i * 9}h18`).join(''), `stroke="${dark}" stroke-width="4"`), tf(836, 1022, -6)) + g(rect(-8, -176, 16, 160, `rx="5" fill="${p.a}"`) + path(Array.from({ length: 15 }, (_, i) => `M8 ${-170 + i * 9}h15`).join(''), `stroke="${p.a}" stroke-width="4"`), tf(858, 1024, 7)) + path('M806 1034V880H890V1034Z', `fill="none" stroke="${mix(p.paper, '#7cc4e8', 0.3)}" stroke-width="6"`) + rect(796, 1014, 104, 22, `rx="6" fill="${brass}"`));
  // a rose in a small glass
  c.add('art', g(path('M0 0C-4 -40 4 -70 0 -104', `fill="none" stroke="#4f7d46" stroke-width="7"`) + path('M0 -56C24 -66 36 -84 36 -96C14 -96 2 -80 0 -56Z', 'fill="#4f7d46"') + Array.from({ length: 7 }, (_, i) => { const [x, y] = polar(0, -126, 21, i * 0.9); return circ(x, y, 19, `fill="${shade(p.a, (i % 3) * 0.03 - 0.03)}"`); }).join('') + circ(0, -126, 15, `fill="${shade(p.a, -0.09)}"`) + path('M-22 0L-16 -62H16L22 0Z', 'fill="#ffffff" opacity=".6"'), tf(736, 1034)));
  // the chair from behind, and cut hair on the floor
  c.add('art', ell(500, 1384, 230, 20, `fill="${dark}" opacity=".3"`) + rect(482, 1250, 36, 130, `fill="${mix('#b8bec4', brass, 0.2)}"`) + ell(500, 1374, 150, 18, `fill="${mix('#9aa1a8', brass, 0.2)}"`) + grained(s, 'M340 1290C326 1180 336 1080 360 1020C380 984 620 984 640 1020C664 1080 674 1180 660 1290C600 1310 400 1310 340 1290Z', [330, 992, 340, 310], seat, { n: 420, from: 80, dl: -0.08 }) + path('M420 1000V1296M500 996V1300M580 1000V1296', `stroke="${shade(seat, -0.06)}" stroke-width="6"`) + path('M350 1050C380 1010 620 1010 650 1050', `fill="none" stroke="${shade(seat, 0.08)}" stroke-width="7" stroke-linecap="round"`) + [[460, 1070], [540, 1070], [460, 1180], [540, 1180]].map(([x, y]) => circ(x!, y!, 8, `fill="${brass}"`)).join('') + path('M330 1170H270C250 1170 250 1200 270 1200H336M670 1170H730C750 1170 750 1200 730 1200H664', `fill="${dark}"`));
  let curls = '';
  for (let i = 0; i < 16; i++) { const x = r.f(60, 940), y = r.f(1300, 1386); if (Math.abs(x - 500) > 190) curls += `M${n1(x)} ${n1(y)}c10 -26 40 -18 32 6c-8 18 -30 8 -20 -6`; }
  c.add('art', path(curls, `fill="none" stroke="${mix('#8a4a26', p.a, 0.2)}" stroke-width="7" stroke-linecap="round"`));
  // scissors lie in front of the glass
  c.add('art', g(path('M0 0L-128 -20C-136 -22 -136 -10 -128 -8L0 12ZM0 0L-128 26C-136 28 -134 38 -126 36L4 10Z', 'fill="#c9d0d6"') + circ(0, 5, 9, `fill="${dark}"`) + circ(54, -24, 27, `fill="none" stroke="${dark}" stroke-width="13"`) + circ(54, 32, 27, `fill="none" stroke="${dark}" stroke-width="13"`) + path('M0 4L32 -14M0 6L32 24', `stroke="${dark}" stroke-width="13"`), tf(300, 1014, 6, 0.74)));
  return { box: [236, 300, 528, 390], ground: glass, ink: shade(p.a, -0.1), small: dark, max: 140, face: 'playfair-display:700i' };
}
