import { frameAt, hair, type Look, mix, path } from '#artwork/engine.ts';

/** What the card's other faces show of the pansy. */
export const pansy: Partial<Look> = {
  title: 'Pansies, pressed',
  faces: ['cormorant-garamond:500i'],
  small: 'tenor-sans',
  hand: ['la-belle-aurore', 'caveat:500'],
  size: 230,
  spot: { layers: [3], depth: 2, box: [283, 306, 710, 928] },
  second: { layers: [3], depth: 2, from: 15, to: 15, box: [335, 304, 547, 532] },
  stamp: [230, 260, 770, 930],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.3), liner: mix(p.bg, p.paper, 0.35) }),
  edge: (c, k) => hair(frameAt(54, 0), k.metal, 1.6, 0.75) + hair(frameAt(62, 0), k.metal, 0.9, 0.6),
  seed: (x, y, k) =>
    hair(`M${x - 20} ${y + 18}Q${x} ${y} ${x + 16} ${y - 20}`, mix(k.p.c, '#6d7f5b', 0.5), 3) +
    [0, 1, 2]
      .map((i) =>
        path(
          `M${x - 10 + i * 10} ${y + 8 - i * 11}q${i % 2 ? -18 : 16} ${i % 2 ? -10 : 2} ${i % 2 ? -20 : 22} ${i % 2 ? -18 : -6}q${i % 2 ? 14 : -12} ${i % 2 ? 2 : -6} ${i % 2 ? 20 : -22} ${i % 2 ? 18 : 6}Z`,
          `fill="${mix(k.p.c, '#6d7f5b', 0.5)}"`,
        ),
      )
      .join(''),
};
