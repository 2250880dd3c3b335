import { circ, ell, g, lerp, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { cob } from '#artwork/subjects/produce.ts';
import { plaited, type Room, type Work } from './grass.ts';

/** half the basket's width at a height, 0 at the rim to 1 at the foot */
const belly = (t: number) => 268 + 74 * Math.sin(Math.PI * (t * 0.9 + 0.08)) - 96 * t * t;

/** First fruits in a tall basket. */
export function basket(w: Work): Room {
  const { c, r, p, straw, black, red, green } = w, sun = mix(p.a, p.b, 0.25), top = 850, foot = 1220, rows = 17;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + circ(500, 850, 384, `fill="${sun}"`) + [410, 436, 460, 482].map((R, i) => circ(500, 850, R, `fill="none" stroke="${sun}" stroke-width="${[11, 8, 5, 3][i]}" stroke-dasharray="${[900, 18, 12, 8][i]} ${[1, 10, 14, 18][i]}"`)).join(''));
  c.add('ground', plaited(w, -20, 1180, 40, 5, 26, (i, j) => (j === 1 || j === 3 ? ((i + j) % 3 ? red : black) : j === 2 ? (i % 2 ? green : straw) : straw)));
  // what is in it, from the back
  const leaf = (x: number, y: number, s: number, deg: number, tone: number) => { const col = shade(mix('#3f7a44', p.c, 0.3), tone); return g(path('M0 0C-30 -20 -84 -30 -96 -84C-118 -96 -104 -130 -92 -136C-96 -166 -62 -182 -48 -172C-34 -204 34 -204 48 -172C62 -182 96 -166 92 -136C104 -130 118 -96 96 -84C84 -30 30 -20 0 0Z', `fill="${col}" stroke="${shade(col, -0.1)}" stroke-width="3"`) + path('M0 20V-170M0 -40Q-40 -60 -70 -92M0 -40Q40 -60 70 -92M0 -90Q-26 -108 -44 -144M0 -90Q26 -108 44 -144', `fill="none" stroke="${shade(col, 0.2)}" stroke-width="6" stroke-linecap="round"`), tf(x, y, deg, s)); };
  let heap = leaf(330, 700, 1.15, -34, -0.05) + leaf(450, 640, 1.25, -12, 0) + leaf(580, 640, 1.2, 14, -0.03) + leaf(690, 700, 1.1, 36, 0.02) + leaf(260, 760, 0.9, -58, 0.02) + leaf(758, 764, 0.9, 60, -0.04);
  const kern = [['#e8b53a', '#f6d27a', '#d99a2a', '#b8642a'], ['#9a2f26', '#c2502f', '#e0a03a', '#5a1c18'], ['#f0d28a', '#e8b53a', '#f6e2b0', '#c98a3a']];
  heap += kern.map((k, i) => g(cob(c, r, 250, 52, k, mix('#b9b56c', green, 0.15), '#ffe9b4', 0.6), `transform="translate(${[372, 500, 640][i]} ${[760, 790, 770][i]}) rotate(${[158, 182, 206][i]})"`)).join('');
  const yam = (x: number, y: number, s: number, deg: number, col: string) => g(path('M-128 0C-112 -44 -50 -66 10 -58C70 -52 118 -26 134 6C110 34 60 56 0 54C-60 52 -112 34 -128 0Z', `fill="${c.lin([[0, shade(col, 0.09)], [1, shade(col, -0.12)]])}"`) + path('M-60 -30q14 6 28 0M-4 14q16 6 30 0M44 -22q12 5 24 0M-70 18q12 5 22 0', `fill="none" stroke="${shade(col, -0.16)}" stroke-width="5" stroke-linecap="round"`) + path('M134 6q14 4 26 -2M-128 0q-14 -4 -22 4', `stroke="${shade(col, -0.14)}" stroke-width="5" stroke-linecap="round"`), tf(x, y, deg, s));
  heap += yam(330, 700, 0.9, -26, '#b5603a') + yam(668, 704, 0.92, 24, '#a8522f') + yam(500, 722, 0.86, 4, '#c26a3e');
  const pepper = (x: number, y: number, s: number, deg: number, col: string) => g(path('M-46 -40C-66 -20 -60 40 -34 66C-18 80 18 80 34 66C60 40 66 -20 46 -40C28 -56 14 -44 0 -44C-14 -44 -28 -56 -46 -40Z', `fill="${c.rad([[0, shade(col, 0.14)], [0.5, col], [1, shade(col, -0.12)]], 0.36, 0.3, 0.8)}"`) + path('M0 -44C-10 -10 -10 30 -2 70M-26 -44C-40 -10 -34 40 -22 64', `fill="none" stroke="${shade(col, -0.12)}" stroke-width="4"`) + path('M-4 -44q-4 -22 12 -34', 'fill="none" stroke="#4f7a35" stroke-width="11" stroke-linecap="round"'), tf(x, y, deg, s));
  heap += pepper(420, 716, 0.82, -14, red) + pepper(590, 722, 0.78, 16, mix('#e0a02e', p.b, 0.2));
  for (const [x, y, a] of [[300, 752, -64], [318, 768, -50], [694, 754, 62], [676, 770, 50]] as const) heap += g(path('M-10 0C-16 -50 -8 -120 0 -150C8 -120 16 -50 10 0Z', `fill="${mix('#6f9c48', p.c, 0.2)}"`) + path('M0 -4V-140M-5 -4Q-7 -70 -1 -130M5 -4Q7 -70 1 -130', `stroke="${shade(mix('#6f9c48', p.c, 0.2), -0.12)}" stroke-width="2.4" fill="none"`) + path('M-12 0q12 -14 24 0l-6 12h-12Z', 'fill="#4f7a35"'), tf(x, y, a, 0.86));
  c.add('art', ell(500, 1236, 300, 34, 'fill="#120a05" opacity=".4"') + ell(500, top, 270, 58, `fill="${shade(straw, -0.3)}"`) + g(heap, 'transform="translate(0 110)"'));
  // the basket: rows of grass round its belly, stitches in a stepped pattern
  const stitches = new Map<string, string>();
  let body = `M${500 - belly(0)} ${top}`;
  for (let i = 1; i <= 24; i++) body += `L${n1(500 - belly(i / 24))} ${n1(lerp(top, foot, i / 24))}`;
  body += `Q500 ${foot + 56} ${n1(500 + belly(1))} ${foot}`;
  for (let i = 23; i >= 0; i--) body += `L${n1(500 + belly(i / 24))} ${n1(lerp(top, foot, i / 24))}`;
  body += `Q500 ${top + 96} ${500 - belly(0)} ${top}Z`;
  let o = path(body, `fill="${shade(straw, -0.12)}"`), bands = '';
  for (let j = 0; j < rows; j++) {
    const t = (j + 0.5) / rows, y = lerp(top, foot, t), R = belly(t), dip = lerp(48, 28, t), n = 76;
    bands += `M${n1(500 - R)} ${n1(y)}Q500 ${n1(y + dip * 2)} ${n1(500 + R)} ${n1(y)}`;
    for (let k = 0; k < n; k++) {
      // stitches crowd together where the side turns away
      const u = Math.sin(((k + 0.5) / n - 0.5) * Math.PI), x = 500 + R * u, yy = y + dip * (1 - u * u), h = ((foot - top) / rows) * 0.44, cell = Math.floor(k / 4), step = Math.abs((cell + 100) % 6 - 3);
      const col = j === 0 || j === rows - 1 ? black : j === 1 || j === rows - 2 ? (cell % 2 ? red : green) : j > 4 && j < 12 ? (Math.abs(j - 8) <= step && step > 0 ? (Math.abs(j - 8) === step ? black : cell % 12 < 6 ? red : green) : shade(straw, 0.07)) : shade(straw, 0.07);
      stitches.set(col, `${stitches.get(col) ?? ''}M${n1(x - 1.6)} ${n1(yy - h)}L${n1(x + 1.6)} ${n1(yy + h)}`);
    }
  }
  o += path(bands, `fill="none" stroke="${straw}" stroke-width="${n1(((foot - top) / rows) * 0.84)}"`) + [...stitches].map(([col, d]) => path(d, `stroke="${col}" stroke-width="7" stroke-linecap="round"`)).join('');
  o += path(bands, `fill="none" stroke="#170d05" stroke-opacity=".3" stroke-width="4" transform="translate(0 ${n1((foot - top) / rows / 2)})"`);
  c.add('art', g(o + path(body, `fill="${c.lin([[0, '#140a04', 0.5], [0.24, '#140a04', 0], [0.4, '#fff4d6', 0.16], [0.62, '#140a04', 0], [1, '#140a04', 0.56]], 0, 0, 1, 0)}"`), `clip-path="${c.clip(path(body))}"`));
  const rim = `M${500 - belly(0)} ${top}Q500 ${top + 96} ${500 + belly(0)} ${top}`;
  c.add('art', path(rim, `fill="none" stroke="${shade(black, 0.02)}" stroke-width="24" stroke-linecap="round"`) + path(rim, `fill="none" stroke="${straw}" stroke-width="17" stroke-dasharray="8 5"`));
  return { top: 84, h: 262, ground: p.bg };
}
