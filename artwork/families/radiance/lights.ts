import { g, mix, n1, type P, path, polar, shade, star, tf } from '#artwork/engine.ts';
import { kinara, passing, rings, type Room, type Scene } from './light.ts';

/** a stalk of corn, leaning, in silhouette */
function stalk(h: number, col: string, k: number): string {
  let leaves = '';
  for (let i = 0; i < 5; i++) { const y = -h * (0.18 + i * 0.16), m = i % 2 ? k : -k; leaves += `M0 ${n1(y)}C${n1(m * h * 0.12)} ${n1(y - h * 0.2)} ${n1(m * h * 0.26)} ${n1(y - h * 0.16)} ${n1(m * h * 0.32)} ${n1(y + h * 0.04)}C${n1(m * h * 0.22)} ${n1(y - h * 0.08)} ${n1(m * h * 0.1)} ${n1(y - h * 0.1)} 0 ${n1(y + h * 0.06)}Z`; }
  return path(`M-7 0Q-2 ${n1(-h * 0.5)} -2 ${n1(-h)}H3Q4 ${n1(-h * 0.5)} 8 0Z${leaves}M0 ${n1(-h)}l${n1(-h * 0.06)} ${n1(-h * 0.12)}l${n1(h * 0.045)} ${n1(h * 0.07)}l${n1(h * 0.012)} ${n1(-h * 0.1)}l${n1(h * 0.03)} ${n1(h * 0.1)}l${n1(h * 0.05)} ${n1(-h * 0.08)}Z`, `fill="${col}"`);
}

/** All seven lit, and the light going out over the fields. */
export function lights(sc: Scene): Room {
  const { c, r, p, far, mid, near, lit, dark } = sc, eye: P = [500, 560];
  c.add('ground', rings(sc, eye, 12, 74));
  // a beam from each flame, and seven stars on them
  let beams = '', stars = '';
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.3, e0 = polar(500, 720, 1200, a - 0.045), e1 = polar(500, 720, 1200, a + 0.045), q = polar(500, 720, 560 + (i === 3 ? 50 : 0), a);
    beams += `M500 720L${n1(e0[0])} ${n1(e0[1])}L${n1(e1[0])} ${n1(e1[1])}Z`;
    stars += star(q[0], q[1], 5, 25, 10.5);
  }
  c.add('art', path(beams, `fill="${lit}" opacity="${dark ? 0.2 : 0.34}"`) + path(stars, `fill="${dark ? lit : p.a}"`));
  const hills = 'M-20 960C180 880 300 900 500 930S840 880 1020 930V1420H-20Z', rows = 'M-20 1040C240 980 400 1000 560 1010S860 980 1020 1016V1420H-20Z';
  c.add('art', path(hills, `fill="${far}"`) + path(rows, `fill="${mid}"`));
  let furrows = '';
  for (let i = -9; i <= 9; i++) furrows += `M${500 + i * 42} 1000L${500 + i * 120} 1200`;
  c.add('art', g(path(furrows, `stroke="${shade(mid, 0.07)}" stroke-width="7"`), `clip-path="${c.clip(path(rows))}"`));
  let crop = '';
  for (const [x, h, k] of [[40, 620, 1], [124, 500, -1], [196, 390, 1], [960, 630, -1], [878, 510, 1], [806, 380, -1]] as const) crop += g(stalk(h * r.f(0.95, 1.05), mix(near, mid, x > 100 && x < 900 ? 0.3 : 0), k), tf(x, 1160, k * 2));
  c.add('art', crop + passing(sc, eye, 10, 74, `<path d="M0 0H1000V1160H0Z"/>`));
  // the mat, with an ear of corn for each child
  const base = 'M-20 1104H1020V1420H-20Z', straw = mix(mix(p.b, '#b98a4a', 0.4), near, 0.25);
  let woven = '';
  for (let x = 150; x < 850; x += 28) woven += `M${x} 1104v34M${x + 14} 1104v34`;
  c.add('art', path(base, `fill="${near}"`) + path('M140 1092H860L880 1138H120Z', `fill="${straw}"`) + path(woven, `stroke="${shade(straw, -0.14)}" stroke-width="6" stroke-dasharray="8 7"`) + path('M120 1138H880', `stroke="${mix(p.a, straw, 0.2)}" stroke-width="8" stroke-dasharray="20 12"`));
  const ear = (x: number, k: number) => g(path('M-70 0C-40 -26 30 -26 66 -6C74 0 74 6 66 10C30 28 -40 24 -70 0Z', `fill="${mix(p.b, '#f2c14e', 0.4)}"`) + path('M-50 -8q10 8 0 18M-34 -14q12 14 0 28M-16 -18q14 18 0 36M2 -18q14 18 0 36M20 -16q14 16 0 32M38 -12q12 12 0 26', `fill="none" stroke="${mix(p.a, '#a8641e', 0.4)}" stroke-width="4"`) + path('M-40 -12C-80 -36 -120 -24 -140 2C-112 -8 -84 0 -60 6C-88 10 -112 22 -124 40C-90 32 -60 22 -40 14Z', `fill="${mix('#7d9a4a', p.c, 0.3)}"`), tf(x, 1108, k * -4));
  c.add('art', g(ear(0, 0), 'transform="translate(246 4) scale(1)"') + g(ear(0, 0), 'transform="translate(754 4) scale(-1 1)"'));
  c.add('art', kinara(sc, 500, 1110, 0.98, mix('#5a321c', p.e, 0.45)));
  return { top: 1184, h: 180, ground: near };
}
