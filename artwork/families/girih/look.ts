import { frameAt, hair, type Look, mix, path, star, windowSpot } from '#artwork/engine.ts';

/** What the card's other faces show of the screens: the moon, which is visible on a dark back, unlike the outline of the mosque. */
export const arch: Partial<Look> = {
  spot: (c, k, cover) => windowSpot(c, cover, { window: 'round', box: [346, 286, 654, 594] }, k),
};

/** What the card's other faces show of the crescent. */
export const crescent: Partial<Look> = {
  title: 'The new moon',
  faces: ['marcellus'],
  small: 'marcellus',
  hand: ['caveat:500'],
  size: 210,
  spot: { layers: [3], from: 1, box: [108, 128, 867, 896] },
  stamp: [100, 90, 960, 960],
  kit: (p) => ({
    stock: mix('#fffaf0', p.ink, 0.25),
    ink: mix(p.bg, '#04201b', 0.3),
    liner: mix('#f4e5c0', p.ink, 0.25),
  }),
  edge: (_c, k) =>
    hair(frameAt(58), k.metal, 2.4) +
    hair('M96 72H904M96 1328H904M72 96V1304M928 96V1304', k.metal, 1.2, 0.8) +
    ([
      [65, 65],
      [935, 65],
      [65, 1335],
      [935, 1335],
    ] satisfies [number, number][])
      .map(
        ([x, y]) =>
          path(star(x, y, 8, 27, 18), `fill="${k.stock}" stroke="${k.metal}" stroke-width="2.6"`) +
          path(star(x, y, 8, 13, 7, 0), `fill="${k.metal}"`),
      )
      .join(''),
  seed: (x, y, k) =>
    path(star(x, y, 8, 30, 17), `fill="none" stroke="${k.p.bg}" stroke-width="3"`) +
    path(star(x, y, 8, 12, 6, 0), 'fill="#b07f2c"'),
};
