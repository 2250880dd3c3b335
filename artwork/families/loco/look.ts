import { circ, hair, type Look, makeRng, mix, n1, path, polar, smooth, TAU } from '#artwork/engine.ts';

/** What the card's other faces show of the train in the hills. */
export const hills: Partial<Look> = {
  title: 'All aboard',
  room: { foot: 1266, lean: -4 },
  faces: ['caprasimo', 'young-serif'],
  small: 'josefin-sans:700',
  hand: ['gochi-hand', 'caveat:600'],
  size: 240,
  spot: {
    layers: [1],
    find: (q) => [q.filter((t) => t.startsWith('<g transform')).reduce((a, b) => (b.length > a.length ? b : a))],
    box: [523, 684, 944, 971],
  },
  stamp: [430, 560, 990, 1080],
  kit: (p) => ({ env: mix(p.b, p.paper, 0.35), liner: mix(p.e, p.ink, 0.2) }),
  under: (cx, y, w, k) =>
    hair(`M${n1(cx - w * 0.72)} ${n1(y + 1)}H${n1(cx + w * 0.72)}`, k.ink, 4) +
    hair(`M${n1(cx - w * 0.7)} ${n1(y + 8)}H${n1(cx + w * 0.7)}`, mix(k.ink, k.stock, 0.45), 5).replace(
      '<path',
      '<path stroke-dasharray="7 13"',
    ),
  edge: (_c, k, side) => {
    const gr = mix('#9bb36a', k.p.c, 0.25),
      r = makeRng('turf' + side);
    let s =
      path(
        side === 'l' ? 'M0 1268C260 1210 620 1226 1000 1286V1400H0Z' : 'M0 1286C330 1330 700 1296 1000 1236V1400H0Z',
        `fill="${mix(gr, k.stock, 0.35)}"`,
      ) +
      path(
        side === 'l' ? 'M0 1330C300 1300 700 1310 1000 1346V1400H0Z' : 'M0 1346C300 1380 700 1350 1000 1310V1400H0Z',
        `fill="${gr}"`,
      );
    for (let i = 0; i < 9; i++) {
      const x = side === 'l' ? r.f(30, 360) : r.f(640, 970),
        y = r.f(1330, 1372),
        col = [k.p.a, k.p.b, '#fffdf4'][i % 3];
      s +=
        hair(`M${n1(x)} ${n1(y)}v24`, mix(gr, k.deep, 0.4), 3) +
        path(
          smooth(Array.from({ length: 10 }, (_, j) => polar(x, y, j % 2 ? 7 : 13, (j * TAU) / 10))),
          `fill="${col}"`,
        ) +
        circ(x, y, 4, `fill="${mix(k.p.b, '#c98a1c', 0.4)}"`);
    }
    return s;
  },
  seed: (x, y, k) =>
    path(
      `M${x - 26} ${y + 10}c-14 0 -14 -18 0 -18c0 -20 28 -22 32 -6c16 -4 22 24 4 24Z`,
      `fill="${mix(k.stock, k.liner, 0.1)}"`,
    ),
};
