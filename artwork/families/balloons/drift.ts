import { mix, path, qbez, smooth } from '#artwork/engine.ts';
import { balloon } from './balloon.ts';
import type { Sky } from './sky.ts';

/** balloons that drift off */
export function drawDrift({ inp, c, r, p, cols, conf }: Sky & { conf: string }) {
  c.add('art', conf);
  const spots: [number, number, number, string?][] = [
    [165, 250, 118],
    [835, 215, 132],
    [500, 130, 62],
    [80, 640, 76],
    [925, 660, 84],
    [190, 1130, 140],
    [860, 1090, 112],
    [560, 1265, 92],
    [390, 1330, 60],
    [665, 90, 44],
    [330, 400, 46],
  ];
  let s = '';
  spots.forEach(([x, y, R], i) => {
    const col = cols[i % cols.length]!;
    const tail = qbez([x, y + R * 1.3], [x + r.f(-50, 50), y + R * 2.1], [x + r.f(-30, 30), y + R * 3.1]);
    s +=
      path(smooth([...tail], false), `fill="none" stroke="${mix(col, p.ink, 0.4)}" stroke-width="2" opacity=".6"`) +
      balloon(c, x, y, R, col, r.f(-10, 10), {
        pat: i % 4 === 1 ? 'dots' : i % 5 === 2 ? 'stripe' : undefined,
        heart: inp.variant === 'heart',
      });
  });
  c.add('art', s, 'float');
}
