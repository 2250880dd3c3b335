import { frameAt, hair, type Look, mix, path } from '#artwork/engine.ts';

/** What the card's other faces show of the fig. */
export const fig: Partial<Look> = {
  title: 'Ficus carica',
  faces: ['cormorant-garamond:600i'],
  small: 'cormorant-garamond:600',
  hand: ['la-belle-aurore', 'caveat:500'],
  size: 210,
  spot: { layers: [3], depth: 1, from: 8, to: 17, box: [262, 420, 660, 902] },
  second: { layers: [3], depth: 1, from: 11, to: 17, box: [240, 608, 494, 902] },
  stamp: [200, 180, 860, 960],
  kit: (p) => ({
    stock: mix(p.paper, '#fbf3e4', 0.6),
    env: mix(p.d, '#fbf3e4', 0.66),
    liner: mix(p.c, '#f7eedb', 0.62),
    acc: p.e,
  }),
  edge: (_c, k) =>
    hair(frameAt(66), mix(k.ink, k.stock, 0.1), 3, 0.75) +
    hair(frameAt(78), k.ink, 1.4, 0.6) +
    hair(frameAt(42, 10), '#ffffff', 3, 0.8) +
    hair(frameAt(40, 10), '#8a6a3a', 2, 0.16),
  seed: (x, y, k) =>
    path(
      `M${x} ${y - 20}C${x + 14} ${y - 8} ${x + 13} ${y + 10} ${x} ${y + 20}C${x - 13} ${y + 10} ${x - 14} ${y - 8} ${x} ${y - 20}Z`,
      `fill="${mix(k.p.c, k.deep, 0.25)}"`,
    ) + hair(`M${x} ${y - 16}V${y + 26}`, k.liner, 2),
};
