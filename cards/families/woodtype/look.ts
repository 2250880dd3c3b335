import { star } from '#cards/render/geometry.ts';
import { rect, path } from '#cards/render/svg.ts';
import { mix } from '#cards/render/colour.ts';
import { frameAt, hair } from '#cards/render/faces/strokes.ts';
import type { Look } from '#cards/render/faces/look.ts';

/** what bout lends to the card's other faces */
export const bout: Partial<Look> = {
  title: 'The bout of the century',
  faces: ['young-serif'],
  small: 'league-spartan:700',
  hand: ['caveat:600'],
  size: 210,
  spot: { layers: [1], from: 13, to: 13, box: [93, 560, 495, 838] },
  stamp: [86, 536, 520, 870],
  kit: (p) => ({ stock: mix(p.paper, p.bg, 0.4), env: mix(p.bg, '#d8bb86', 0.35), liner: p.a, acc: p.a }),
  edge: (_c, k) => hair(frameAt(36, 34), k.ink, 7) + hair(frameAt(56, 22), k.ink, 2.4),
  seed: (x, y, k) => path(star(x, y, 5, 24, 10), `fill="${mix(k.stock, k.p.bg, 0.5)}"`),
  link: (_c, y, k) =>
    rect(330, y - 3, 120, 7, `fill="${k.ink}"`) +
    rect(550, y - 3, 120, 7, `fill="${k.ink}"`) +
    [-30, 0, 30].map((d) => path(star(500 + d, y, 5, d ? 9 : 14, d ? 4 : 6), `fill="${k.acc}"`)).join(''),
};
