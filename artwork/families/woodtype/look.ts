import { adopt, childrenOf, frameAt, hair, type Look, mix, path, placed, rect, star } from '#artwork/engine.ts';

/** What the card's other faces show of the boxing bill. */
export const bout: Partial<Look> = {
  title: 'The bout of the century',
  faces: ['young-serif'],
  small: 'league-spartan:700',
  hand: ['caveat:600'],
  size: 210,
  // the left glove, which hangs at a height that depends on the lines above it
  spot: (c, _k, cover) => {
    const svg = cover.layers.flatMap((layer) => childrenOf(layer.svg)).find((child) => child.startsWith('<g transform="translate(318 ')) ?? '';
    const y = Number(/translate\(318 ([\d.]+)\)/.exec(svg)?.[1] ?? 700);
    adopt(c, cover, svg);
    return placed(c, svg, [93, y - 149, 495, y + 129]);
  },
  stamp: [150, 570, 850, 1388],
  kit: (p) => ({ stock: mix(p.paper, p.bg, 0.4), env: mix(p.bg, '#d8bb86', 0.35), liner: p.a, acc: p.a }),
  edge: (_c, k) => hair(frameAt(36, 34), k.ink, 7) + hair(frameAt(56, 22), k.ink, 2.4),
  seed: (x, y, k) => path(star(x, y, 5, 24, 10), `fill="${mix(k.stock, k.p.bg, 0.5)}"`),
  link: (_c, y, k) =>
    rect(330, y - 3, 120, 7, `fill="${k.ink}"`) +
    rect(550, y - 3, 120, 7, `fill="${k.ink}"`) +
    [-30, 0, 30].map((d) => path(star(500 + d, y, 5, d ? 9 : 14, d ? 4 : 6), `fill="${k.acc}"`)).join(''),
};
