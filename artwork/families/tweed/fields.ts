import { g, lerp, mix, n1, type P, path, poly, rect, shade, tf } from '#artwork/engine.ts';
import { cloth, flecks, patch, running, wall, type Loom, type Room, type Weave } from './cloth.ts';

/** a far sheep: a curl of wool on four stitches */
function dot({ p }: Loom, x: number, y: number, s: number): string {
  const wool = mix(p.paper, '#ffffff', 0.3);
  return g(path('M-14 10v14M-5 12v14M8 12v14M16 10v14', 'stroke="#2b2a28" stroke-width="4.4" stroke-linecap="round"') + path('M-22 4q-6 -12 6 -16q4 -10 15 -7q10 -6 17 2q12 0 10 12q4 12 -9 14q-8 8 -16 3q-10 6 -17 0q-10 0 -6 -8Z', `fill="${wool}" stroke="${mix(wool, p.e, 0.25)}" stroke-width="2"`) + path('M-10 0q5 -7 10 0M4 -4q5 -6 9 1M-4 8q5 -6 9 0', `fill="none" stroke="${mix(wool, p.e, 0.3)}" stroke-width="2.2"`) + path('M24 -8q12 -4 15 7q-2 9 -11 9q-9 -3 -4 -16Z', 'fill="#2b2a28"'), tf(x, y, 0, s));
}

/** The fields of the west, as one sees them from the road over the hill. */
export function fields(l: Loom): Room {
  const { c, r, p } = l, sky = mix(p.bg, p.paper, 0.25), sea = mix(p.c, '#6f98a6', 0.6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth(l, 'plain', sky, 0, 0.8)}"`) + flecks(l, 'M0 0H1000V640H0Z', [0, 0, 1000, 640], 170, [p.paper, p.c, p.b], 7));
  // the sun comes through in one place
  c.add('ground', g(path('M560 330L300 700H520ZM620 330L600 700H790Z', `fill="${mix(p.b, '#fff6d8', 0.6)}" opacity=".6"`)));
  const cloudTone = mix(p.bg, p.e, 0.34);
  const cloud = (x: number, y: number, s: number, tone: string) => `<g ${tf(x, y, 0, s)}>${patch(l, 'M-210 60C-250 10 -190 -34 -140 -22C-120 -84 -20 -92 10 -44C50 -84 130 -66 140 -16C190 -30 240 10 210 60Z', [-230, -80, 450, 140], 'barley', tone, { n: 60, cols: [p.paper, p.bg, p.c], thread: mix(tone, p.paper, 0.55) })}</g>`;
  c.add('art', cloud(250, 454, 0.9, shade(cloudTone, 0.05)) + cloud(600, 420, 1.1, cloudTone) + cloud(860, 500, 0.72, shade(cloudTone, 0.08)));
  let rain = '';
  for (let i = 0; i < 46; i++) { const x = r.f(30, 960), y = r.f(500, 640); if (x < 300 || x > 760) rain += `M${n1(x)} ${n1(y)}l-9 34`; }
  c.add('art', path(rain, `stroke="${mix(p.paper, p.c, 0.25)}" stroke-width="4" stroke-linecap="round"`));
  c.add('art', patch(l, 'M-20 640Q240 628 520 640T1020 634V820H-20Z', [0, 630, 1000, 190], 'twill', sea, { deg: 62, n: 140, cols: [p.paper, mix(sea, p.e, 0.5), mix(p.b, p.paper, 0.5)] }) + running('M60 672Q180 664 300 672M420 690Q560 680 700 690M720 664Q830 658 940 664M140 712Q260 704 380 712', mix(p.paper, sea, 0.2), 4));
  c.add('art', patch(l, 'M640 642C690 596 730 604 760 622C800 580 870 588 900 624C930 618 980 622 1020 632V660H640Z', [640, 580, 380, 80], 'herringbone', mix(p.c, p.e, 0.35), { n: 50 }));
  // fields: a net of corners that widens as it comes near, each a cloth of its own
  const cols: P[][] = [], rows = 5, across = 4;
  for (let j = 0; j <= rows; j++) {
    const t = (j / rows) ** 1.35, y = lerp(736, 1440, t), line: P[] = [];
    for (let i = 0; i <= across; i++) {
      const k = i / across, wide = lerp(1120, 1900, t), sway = Math.sin(j * 1.3 + i * 0.7) * 24;
      line.push([500 - wide / 2 + k * wide + (i && i < across ? r.f(-46, 46) : 0) + lerp(60, -40, t), y + (i - across / 2) ** 2 * -9 * (1 - t) + sway * (j && j < rows ? 1 : 0.3)]);
    }
    cols.push(line);
  }
  const greens = [p.a, shade(p.a, 0.07), mix(p.a, p.d, 0.5), p.d, mix(p.a, p.b, 0.36), shade(p.a, -0.06), mix(p.c, p.a, 0.5), mix(p.b, p.d, 0.5), mix(p.e, p.a, 0.5)], weaves: Weave[] = ['herringbone', 'twill', 'plain', 'barley', 'herringbone', 'check', 'twill'];
  let s = '';
  for (let j = 0; j < rows; j++) for (let i = 0; i < across; i++) {
    const q: P[] = [cols[j]![i]!, cols[j]![i + 1]!, cols[j + 1]![i + 1]!, cols[j + 1]![i]!], xs = q.map((a) => a[0]), ys = q.map((a) => a[1]), k = (j * 5 + i * 3 + j * i) % 9;
    s += patch(l, poly(q), [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)], weaves[(j * 3 + i * 2) % 7]!, greens[k]!, { deg: (k * 37) % 90, n: 34 + j * 12, k: 0.6 + j * 0.14 });
  }
  c.add('art', s);
  let walls = '';
  for (let j = 1; j < rows; j++) walls += wall(l, cols[j]!, 12 + j * 5, 12 + j * 5);
  for (let i = 1; i < across; i++) walls += wall(l, cols.map((line) => line[i]!), 12, 36);
  c.add('art', walls);
  c.add('art', [[300, 838, 0.55], [344, 850, 0.5], [640, 812, 0.5], [820, 936, 0.8], [742, 960, 0.86], [220, 1010, 1], [296, 1034, 1.05], [590, 1120, 1.3], [700, 1150, 1.36], [880, 1200, 1.5]].map(([x, y, k]) => dot(l, x!, y!, k!)).join(''));
  // a cottage, with its smoke
  const white = mix(p.paper, '#ffffff', 0.4), thatch = mix(p.b, '#b98d45', 0.5);
  c.add('art', g(running('M58 -74C50 -110 86 -120 72 -160C64 -186 90 -196 86 -220', mix(p.paper, p.bg, 0.2), 7, '20 12') + l.c.soft('M-80 0V-46H80V0Z', 0, 3, 6, p.ink, 0.3) + path('M-80 0V-46H80V0Z', `fill="${white}"`) + path('M50 -66V-86H66V-66Z', `fill="${white}"`) + path('M-92 -40L-70 -84H70L92 -40Z', `fill="${cloth(l, 'twill', thatch, 40, 0.5)}" stroke="${shade(thatch, -0.14)}" stroke-width="3"`) + rect(-12, -36, 22, 36, `fill="#a83a2c"`) + rect(-56, -32, 22, 18, `fill="${p.e}"`) + rect(34, -32, 22, 18, `fill="${p.e}"`) + path('M-84 -46H84', `stroke="${shade(thatch, -0.2)}" stroke-width="3" stroke-dasharray="7 5"`), tf(470, 900, 0, 1.05)));
  return { box: [100, 82, 800, 250], ground: sky };
}
