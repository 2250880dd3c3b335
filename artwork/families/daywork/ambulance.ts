import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Lettered, Work } from './work.ts';

/** An ambulance in a wet street at night, outside the one house with its door open. */
export function ambulance(s: Work): Lettered {
  const { c, r, p } = s, night = mix(p.e, '#101a3c', 0.45), lit = mix(p.b, '#fff0c4', 0.35), blue = '#5aa7ff', white = mix(p.paper, '#ffffff', 0.3), green = '#1f8a4c', yellow = '#f2ee4a', road = mix(night, '#0b1024', 0.35), glass = mix(night, '#8fc3e0', 0.42);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.04)], [0.6, night], [0.9, mix(night, p.c, 0.3)]])}"`));
  // a terrace: roofs, chimneys, windows, nearly all of them dark
  let row = '';
  for (let i = 0; i < 5; i++) {
    const x = -30 + i * 216, col = mix(night, p.a, 0.16 + (i % 2) * 0.07), isOpen = i === 1;
    row += rect(x, 330, 212, 700, `fill="${col}"`) + path(`M${x - 6} 336L${x + 20} 224H${x + 192}L${x + 218} 336Z`, `fill="${shade(night, -0.06)}"`) + rect(x + 150, 150, 40, 90, `fill="${shade(col, -0.05)}"`) + rect(x + 158, 128, 10, 26, `fill="${col}"`) + rect(x + 174, 128, 10, 26, `fill="${col}"`);
    const pane = (u: number, v: number, on: boolean) => rect(u, v, 64, 92, `fill="${on ? lit : mix(night, '#05081c', 0.4)}" stroke="${mix(p.paper, night, 0.42)}" stroke-width="7"`) + path(`M${u + 32} ${v}v92M${u} ${v + 46}h64`, `stroke="${mix(p.paper, night, 0.42)}" stroke-width="5"`);
    row += pane(x + 28, 376, isOpen) + pane(x + 122, 376, i === 3) + (isOpen ? rect(x + 118, 760, 84, 260, `fill="${lit}"`) : '');
  }
  c.add('art', row + rect(0, 1010, 1000, 40, `fill="${mix(night, '#6a7080', 0.4)}"`) + rect(0, 1046, 1000, 354, `fill="${road}"`));
  // blue light on everything
  c.add('art', circ(330, 470, 330, `fill="${c.rad([[0, blue, 0.55], [1, blue, 0]])}"`) + circ(640, 470, 300, `fill="${c.rad([[0, blue, 0.45], [1, blue, 0]])}"`));
  // the van: box, cab, bonnet
  c.add('art', ell(480, 1196, 480, 26, `fill="#04060f" opacity=".55"`));
  const box = 'M40 560Q40 530 70 530H690V1140H40Z', cab = 'M690 620H780C816 620 836 640 850 680L884 800C930 812 964 830 966 870V1140H690Z';
  c.add('art', grained(s, cab, [690, 620, 276, 520], white, { n: 160, from: 90, dl: -0.09 }) + grained(s, box, [40, 530, 650, 610], white, { n: 420, from: 90, dl: -0.08 }) + path('M720 660H776C800 660 812 674 822 704L850 800H720Z', `fill="${glass}"`) + path('M740 676L790 676L760 790H730Z', 'fill="#ffffff" opacity=".2"') + path('M700 640V1120M866 810V1040', `stroke="${shade(white, -0.14)}" stroke-width="5"`) + rect(716, 850, 46, 13, `rx="6" fill="${shade(white, -0.3)}"`) + path('M866 730L894 726V770L870 770Z', `fill="${shade(night, 0.06)}"`));
  // squares of two colours along it
  const square = c.pattern(176, 176, rect(0, 0, 176, 176, `fill="${yellow}"`) + path('M0 0H88V88H0ZM88 88H176V176H88Z', `fill="${green}"`));
  c.add('art', rect(40, 880, 650, 176, `fill="${square}"`) + g(rect(690, 880, 280, 176, `fill="${square}"`), `clip-path="${c.clip(path(cab))}"`) + rect(40, 872, 930, 8, `fill="${shade(white, -0.06)}"`) + path('M40 1100H966', `stroke="${shade(white, -0.2)}" stroke-width="9"`));
  // lights, wheels, a lamp
  const beacon = (x: number) => rect(x - 62, 496, 124, 36, `rx="12" fill="${blue}"`) + rect(x - 50, 502, 60, 11, `rx="5" fill="#dff0ff"`) + circ(x, 500, 96, `fill="${c.rad([[0, '#d6ebff', 0.95], [0.4, blue, 0.5], [1, blue, 0]])}"`) + path(`M${x - 90} 430l-26 -22M${x} 400v-34M${x + 90} 430l26 -22`, `stroke="#bfe0ff" stroke-width="8" stroke-linecap="round"`);
  c.add('art', beacon(330) + beacon(630));
  const wheel = (x: number) => path(`M${x - 100} 1144A100 100 0 0 1 ${x + 100} 1144Z`, `fill="${shade(night, -0.06)}"`) + circ(x, 1142, 78, 'fill="#15161d"') + circ(x, 1142, 44, `fill="#b9c0c8"`) + circ(x, 1142, 14, 'fill="#4a505a"') + [0, 72, 144, 216, 288].map((d) => g(rect(-7, -40, 14, 24, 'rx="6" fill="#6b727c"'), tf(x, 1142, d))).join('');
  c.add('art', wheel(210) + wheel(800) + path('M966 900C950 900 932 910 932 930C932 950 950 958 966 956Z', `fill="${lit}"`) + path('M966 908L1010 880V980L966 950Z', `fill="${lit}" opacity=".4"`) + rect(30, 1096, 30, 34, `rx="6" fill="${p.a}"`));
  // a heart on the side, because the star of life is a protected sign
  c.add('art', g(path('M0 34C-50 0 -54 -40 -28 -50C-12 -54 0 -42 0 -30C0 -42 12 -54 28 -50C54 -40 50 0 0 34Z', `fill="${p.a}"`) + path('M-40 -8H-14L-4 -26L8 12L16 -8H40', 'fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"'), tf(776, 960, 0, 0.9)));
  // rain, and reflections on the road
  let rain = '', wet = '';
  for (let i = 0; i < 120; i++) { const x = r.f(-20, 1020), y = r.f(0, 1380), h = r.f(24, 60); rain += `M${n1(x)} ${n1(y)}l${n1(-h * 0.2)} ${n1(h)}`; }
  for (let i = 0; i < 80; i++) { const x = r.f(20, 980), y = r.f(1216, 1396), w = r.f(20, 90); wet += `M${n1(x - w / 2)} ${n1(y)}h${n1(w)}`; }
  c.add('art', path('M240 1210H420L400 1400H270ZM560 1210H700L690 1400H580Z', `fill="${blue}" opacity=".3"`) + path('M270 1210h60v190h-50Z', `fill="${lit}" opacity=".28"`) + path(wet, `stroke="${mix(blue, p.paper, 0.3)}" stroke-width="5" stroke-linecap="round" opacity=".34"`) + path(rain, `stroke="${p.paper}" stroke-width="3" stroke-linecap="round" opacity=".28"`));
  return { box: [76, 570, 578, 286], ground: white, ink: green, small: mix(night, '#000000', 0.1), max: 124, face: 'league-spartan:800' };
}
