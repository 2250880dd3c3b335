import { frameAt, hair, type Look, mix, rect, waveLine } from '#artwork/engine.ts';

/** What the card's other faces show of the harbour. */
export const harbour: Partial<Look> = {
  title: 'The harbour',
  faces: ['federo', 'tenor-sans'],
  small: 'josefin-sans:600',
  hand: ['caveat:500'],
  size: 190,
  // the lateen boat, known by where its mast, sails and hull begin
  spot: {
    layers: [1],
    depth: 1,
    find: (children) => children.filter((child) => /^<path d="M(256 960L|112 886C|354 556C|202 772C|124 934C)/.test(child)),
    box: [108, 552, 398, 1000],
  },
  stamp: [60, 330, 640, 1050],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.25), liner: mix(p.c, p.e, 0.55), acc: p.a }),
  edge: (_c, k) =>
    hair(frameAt(46), mix(k.deep, k.p.c, 0.2), 3) + rect(46, 1330, 908, 24, `fill="${mix(k.deep, k.p.c, 0.2)}"`),
  seed: (x, y, k) =>
    hair(`M${x - 26} ${y}q13 -9 26 0q13 -9 26 0M${x - 12} ${y + 12}q12 -8 24 0`, mix(k.p.b, k.stock, 0.4), 4),
  link: (_c, y, k) => hair(waveLine(404, 596, y, 4, 32), k.acc, 4),
};
