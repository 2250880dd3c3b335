import { circ, g, lerp, mix, n1, type P, path, shade } from '#artwork/engine.ts';
import { balloon } from './balloon.ts';
import { bow } from './bow.ts';
import type { Sky } from './sky.ts';

/** a bunch of balloons */
export function drawBunch({ inp, c, r, p, dark, cols, conf }: Sky & { conf: string }) {
  c.add('art', conf);
  c.add('art', circ(500, 470, 400, `fill="${mix(p.bg, dark ? p.a : '#ffffff', dark ? 0.1 : 0.5)}"`));
  const spots: [number, number, number, number][] = [
    [500, 205, 108, 0],
    [325, 285, 112, -11],
    [682, 280, 114, 10],
    [205, 455, 104, -20],
    [800, 448, 106, 20],
    [420, 420, 112, -5],
    [600, 440, 116, 6],
    [300, 620, 92, -15],
    [710, 628, 94, 15],
    [505, 640, 108, 1],
  ];
  const K: P = [500, 985];
  let st = '',
    bl = '';
  spots.forEach(([x, y, R, a], i) => {
    x += r.f(-12, 12);
    y += r.f(-10, 10);
    const col = cols[(i * 2 + (i > 4 ? 1 : 0)) % cols.length]!;
    const b: P = [x - Math.sin((a * Math.PI) / 180) * R * 1.28, y + Math.cos((a * Math.PI) / 180) * R * 1.3];
    st += path(
      `M${n1(b[0])} ${n1(b[1])}C${n1(b[0] - (x - 500) * 0.05)} ${n1(b[1] + 110)} ${n1(lerp(500, x, 0.28))} ${n1(K[1] - 160)} ${n1(K[0] + r.f(-3, 3))} ${K[1]}`,
      `fill="none" stroke="${dark ? p.d : mix(p.ink, p.bg, 0.45)}" stroke-width="2"`,
    );
    bl += balloon(c, x, y, R, col, a, {
      op: 0.96,
      pat: i === 2 || i === 7 ? 'dots' : i === 3 ? 'stripe' : i === 9 ? undefined : undefined,
      heart: inp.variant === 'heart' && i % 3 === 0,
    });
  });
  for (let i = 0; i < 5; i++)
    st += path(
      `M500 985C${500 + (i - 2) * 14} 1010 ${500 + (i - 2) * 26 + r.f(-8, 8)} 1030 ${500 + (i - 2) * 20 + r.f(-14, 14)} 1066`,
      `fill="none" stroke="${dark ? p.d : mix(p.ink, p.bg, 0.45)}" stroke-width="2"`,
    );
  c.add('art', st, 'sway');
  c.add('art', g(bl, `filter="${c.shadow(0, 10, 14, shade(p.bg, -0.45, 0.02), 0.22)}"`), 'float');
  c.add('ornament', bow(500, 985, 30, dark ? p.ink : p.e));
}
