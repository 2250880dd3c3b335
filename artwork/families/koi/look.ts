import { circ, hair, type Look, lum, mix, n1, rect } from '#artwork/engine.ts';

/** What the card's other faces show of the pair of fish. */
export const pair: Partial<Look> = {
  title: 'Round the pond',
  behind: (c, cx, cy, S, k) => {
    const w = lum(k.p.bg) > 0.6 ? mix(k.p.bg, k.p.d, 0.12) : mix(k.p.bg, k.stock, 0.55),
      R = S * 0.82;
    return (
      circ(
        cx,
        cy,
        R,
        `fill="${c.rad([
          [0, mix(w, '#ffffff', 0.25)],
          [0.86, w],
          [1, mix(w, k.deep, 0.06)],
        ])}"`,
      ) +
      [0.86, 0.66, 0.46]
        .map((q, i) =>
          hair(
            `M${n1(cx - R * q)} ${n1(cy)}a${n1(R * q)} ${n1(R * q)} 0 0 1 ${n1(R * q * 2)} 0a${n1(R * q)} ${n1(R * q)} 0 0 1 ${n1(-R * q * 2)} 0Z`,
            '#ffffff',
            3,
            0.75 - i * 0.15,
          ),
        )
        .join('')
    );
  },
  faces: ['marcellus'],
  small: 'tenor-sans',
  hand: ['caveat:500'],
  size: 210,
  spot: { layers: [2], from: 0, to: 37, box: [222, 232, 776, 650] },
  stamp: [110, 120, 890, 1030],
  kit: (p) => ({ env: mix(p.bg, p.d, 0.3), liner: mix(p.bg, p.c, 0.22), stock: mix(p.paper, '#ffffff', 0.4) }),
  edge: (c, k, side) => {
    const x = side === 'l' ? 90 : 905,
      y = 1310,
      pale = lum(k.p.bg) > 0.6,
      wa = pale ? k.p.bg : mix(k.p.bg, k.stock, 0.8),
      wb = pale ? mix(k.p.bg, k.p.d, 0.2) : mix(k.p.bg, k.stock, 0.66),
      wc = mix(wa, k.deep, 0.22);
    let s = rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0.62, wa, 0],
        [1, wb, 0.95],
      ])}"`,
    );
    for (let i = 1; i < 9; i++)
      s += hair(
        `M${x - i * 62} ${y}a${i * 62} ${i * 24} 0 0 1 ${i * 124} 0a${i * 62} ${i * 24} 0 0 1 ${-i * 124} 0Z`,
        wc,
        3.4 - i * 0.3,
        0.6 - i * 0.055,
      );
    return s;
  },
  seed: (x, y) =>
    hair(
      `M${x - 30} ${y}a30 30 0 0 1 60 0a30 30 0 0 1 -60 0ZM${x - 16} ${y}a16 16 0 0 1 32 0a16 16 0 0 1 -32 0Z`,
      '#ffffff',
      3,
      0.75,
    ),
};
