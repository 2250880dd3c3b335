import { hair, type Look, mix, n1, path, poly, rect } from '#artwork/engine.ts';

/** What the card's other faces show of the kingfisher. */
export const kingfisher: Partial<Look> = {
  title: 'Kingfisher',
  room: { right: 846, w: 640 },
  faces: ['federo', 'tenor-sans'],
  small: 'jost:500',
  hand: ['caveat:500'],
  size: 250,
  spot: { layers: [1], round: true, box: [146, 166, 854, 874] },
  stamp: [90, 90, 910, 1060],
  kit: (p) => ({
    stock: mix('#fff8e6', p.ink, 0.12),
    env: mix('#0f4a63', p.bg, 0.25),
    liner: mix(p.bg, '#04141c', 0.2),
    acc: p.a,
  }),
  edge: (c, k) => {
    const cs = [k.p.a, k.p.c, k.p.d, k.p.b, k.p.e].map((q) => mix(q, '#1b9fc0', 0.18)),
      lead = '#20252a',
      h = (1400 - 92) / 12;
    let s = '';
    for (let i = 0; i < 12; i++)
      s +=
        rect(46, 46 + i * h, 30, h, `fill="${cs[(i * 3) % 5]}"`) +
        rect(924, 46 + i * h, 30, h, `fill="${cs[(i * 3 + 2) % 5]}"`) +
        hair(`M46 ${n1(46 + i * h)}h30M924 ${n1(46 + i * h)}h30`, lead, 6);
    return (
      s +
      rect(
        46,
        46,
        30,
        1308,
        `fill="${c.lin(
          [
            [0, '#ffffff', 0.45],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.15],
          ],
          0,
          0,
          1,
          0,
        )}"`,
      ) +
      hair('M46 46h30v1308h-30ZM924 46h30v1308h-30Z', lead, 8) +
      hair('M76 46H924M76 1354H924', lead, 5)
    );
  },
  seed: (x, y, k) =>
    path(
      poly([
        [x, y - 26],
        [x + 20, y],
        [x, y + 26],
        [x - 20, y],
      ]),
      `fill="${k.p.b}" stroke="#11161a" stroke-width="6"`,
    ),
};
