import { frameAt, g, hair, type Look, makeRng, mix, n1, path, placed, polar, poly, shade, sparkle, TAU } from '#artwork/engine.ts';

/** a round brilliant seen from above, 100 across its middle */
const stone = (col: string, seed: string) => {
  const r = makeRng(seed),
    R = 50,
    n = 8;
  let s = '';
  const tone = () => [shade(col, 0.16, 0.0), shade(col, 0.07), col, shade(col, -0.07), shade(col, -0.14)][r.i(0, 4)]!;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      b = ((i + 1) / n) * TAU,
      m = (a + b) / 2,
      t0 = polar(0, 0, R * 0.52, a),
      t1 = polar(0, 0, R * 0.52, b),
      k0 = polar(0, 0, R * 0.8, m),
      g0 = polar(0, 0, R, a),
      g1 = polar(0, 0, R, b),
      gm = polar(0, 0, R * 1.02, m);
    s +=
      path(poly([t0, t1, k0]), `fill="${shade(tone(), 0.04)}"`) +
      path(poly([t0, k0, g0]), `fill="${tone()}"`) +
      path(poly([t1, k0, g1]), `fill="${tone()}"`) +
      path(poly([g0, k0, gm]), `fill="${tone()}"`) +
      path(poly([g1, k0, gm]), `fill="${tone()}"`);
    s += path(
      poly([[0, 0], t0, t1]),
      `fill="${i < 4 ? shade(col, -0.03 - 0.04 * (i % 2)) : shade(col, 0.06 + 0.09 * (i % 2))}"`,
    );
  }
  return (
    s +
    path(
      poly([polar(0, 0, R * 0.5, 3.5), polar(0, 0, R * 0.5, 4.3), polar(0, 0, R * 0.14, 3.9)]),
      'fill="#fff" opacity=".55"',
    ) +
    path(sparkle(24, -26, 22, 0.1), 'fill="#fff"')
  );
};

/** the stone of a year, as on the cover */
const STONES: Record<string, string> = { '15': '#bfe3ec', '40': '#c3123a', '45': '#1c49b8', '55': '#0e8a5c', '60': '#d9e9f2', '65': '#2a57c9', '75': '#e6eef5' };
const stoneOf = (year = '40') => STONES[year] ?? '#c3123a';

/** What the card's other faces show of the gems: one cut stone of its year, and a few spilt at the foot of the page. */
export const gem: Partial<Look> = {
  faces: ['marcellus'],
  small: 'marcellus',
  size: 116,
  spot: (c, _k, cover) =>
    placed(
      c,
      path('M-50 8C-48 50 40 66 58 22C58 60 -20 76 -50 8Z', 'fill="#000" opacity=".16"') + stone(stoneOf(cover.input.variant), 'ruby'),
      [-52, -52, 52, 56],
    ),
  stamp: [36, 120, 964, 1190],
  kit: (p) => ({
    stock: mix('#fff7f0', p.ink, 0.25),
    ink: mix(p.bg, '#2a0614', 0.3),
    liner: mix(p.bg, p.a, 0.34),
  }),
  edge: (_c, k, side, _spot, cover) => {
    const r = makeRng('gems' + side);
    let s = hair(frameAt(58), k.metal, 1.8, 0.9);
    const spilt = side === 'l' ? 7 : 0;
    for (let i = 0; i < spilt; i++) {
      const x = 96 + r.f(0, 250) * r.n();
      const y = 1302 - r.f(0, 70) * r.n();
      s += g(
        stone(stoneOf(cover.input.variant), 'g' + i + side),
        `transform="translate(${n1(x)} ${n1(y)}) rotate(${r.i(0, 90)}) scale(${r.f(0.14, 0.34).toFixed(2)})"`,
      );
    }
    return s;
  },
  seed: (x, y) => path(sparkle(x, y, 24, 0.1), 'fill="#ffe6e6"'),
};
