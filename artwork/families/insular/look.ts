import { adopt, g, hair, heart, type Look, mix, n1, path, polar, rect, TAU } from '#artwork/engine.ts';

/** What the card's other faces show of the harp. */
export const harp: Partial<Look> = {
  title: 'The harp',
  room: { cx: 552, w: 600, right: 782 },
  faces: ['federo', 'marcellus'],
  small: 'cormorant-garamond:600',
  hand: ['caveat:500'],
  size: 200,
  spot: { layers: [3], box: [258, 236, 748, 906] },
  stamp: [200, 190, 800, 940],
  kit: (p) => ({ stock: mix('#fdf6e3', p.ink, 0.3), ink: mix(p.bg, '#04201b', 0.2), liner: mix('#e9e2bd', p.d, 0.22) }),
  edge: (c, k, side, _s, cover) => {
    // the cover's own border, one side of it, carried inside as a ribbon at the outer edge
    const s = (cover.layers[1]?.svg ?? '') + (cover.layers[2]?.svg ?? ''),
      clip = c.clip(rect(62, 56, 116, 1288));
    adopt(c, cover, s);
    return g(
      rect(62, 50, 116, 1300, `fill="${k.p.bg}"`) +
        g(s, `clip-path="${clip}"`) +
        hair(
          'M62 56H178V1344H62Z',
          c.lin(
            [
              [0, '#e9cc86'],
              [0.35, '#b98a36'],
              [0.6, '#f3dfa6'],
              [1, '#b4832f'],
            ],
            0,
            0,
            0.4,
            1,
          ),
          7,
        ),
      side === 'l' ? 'transform="translate(-14 0)"' : 'transform="translate(1014 0) scale(-1 1)"',
    );
  },
  seed: (x, y) =>
    [0, 1, 2]
      .map((i) => {
        const q = polar(x, y - 4, 13, -Math.PI / 2 + (i * TAU) / 3);
        return path(
          heart(q[0], q[1], 12),
          `fill="#2f6b54" transform="rotate(${Math.round((i * 360) / 3)} ${n1(q[0])} ${n1(q[1])})"`,
        );
      })
      .join('') + hair(`M${x} ${y + 6}q2 14 10 22`, '#2f6b54', 3),
};
