import { bez, blob, circ, contrast, ell, g, type P, path, poisson, polar, ribbon, shade, tf } from '#artwork/engine.ts';
import { arcPoints, march } from '#artwork/outlines/strokes.ts';
import { cheek, eyeD, lidded } from './face.ts';
import type { Figure, Pen } from './figure.ts';

/** a fox */
export function drawFox({ p, r, tub, tickles }: Pen): Figure {
  // a fox asleep, nose to tail
  const col = contrast('#d9692f', p.bg) > 1.6 ? '#d9692f' : '#b54a22', d = shade(col, -0.13), cream = '#fff3e0';
  const ring: P[] = arcPoints(50, 70, 36, 55, -62, 262, 40);
  let o = tub(ring, (t) => 16 + 18 * Math.sin(Math.PI * Math.min(1, t * 1.06 + 0.06)) + (t > 0.72 ? (t - 0.72) * 10 : 0), col);
  o += tub(arcPoints(50, 70, 30, 49, -30, 190, 30), (t) => 6.5 * Math.sin(Math.PI * t), cream, 'opacity=".55"');
  // tail comes round over the paws
  const tail = arcPoints(50, 70, 37, 56, 150, 292, 26);
  o += tub(tail, (t) => 8 + 24 * Math.sin(Math.PI * (0.1 + t * 0.78)), shade(col, -0.045)) + tub(tail.slice(17), (t) => 19 * (1 - t * t * 0.9) + 2, cream);
  o += tickles(march({ p: tail.slice(4, 18), loop: false }, 5).map((q) => ({ p: [q.p[0] + r.f(-6, 6), q.p[1] + r.f(-3, 3)] as P, a: q.a })), 6, d, 1.3, 0.5);
  o += tickles(march({ p: ring.slice(4, 30), loop: false }, 4.4).map((q) => ({ p: [q.p[0] + r.f(-9, 9), q.p[1] + r.f(-5, 5)] as P, a: q.a })), 5, d, 1.2, 0.45);
  // head
  o += g(path('M-24 -4C-28 -20 -26 -32 -22 -38C-14 -34 -8 -28 -6 -22C-2 -23 2 -23 6 -22C8 -28 14 -34 22 -38C26 -32 28 -20 24 -4C24 8 14 15 4 22Q0 25 -4 22C-14 15 -24 8 -24 -4Z',
    `fill="${shade(col, 0.02)}"`)
      + path('M-20 -32C-14 -29 -10 -24 -9 -20C-14 -18 -18 -15 -21 -12C-22 -20 -22 -27 -20 -32ZM20 -32C14 -29 10 -24 9 -20C14 -18 18 -15 21 -12C22 -20 22 -27 20 -32Z',
      `fill="${d}"`) + path('M-24 -2C-18 -4 -8 0 -4 8C-3 12 -2 14 0 14C2 14 3 12 4 8C8 0 18 -4 24 -2C24 8 14 15 4 22Q0 25 -4 22C-14 15 -24 8 -24 -2Z',
        `fill="${cream}"`) + lidded(-11, -1, 5) + lidded(11, -1, 5) + ell(0, 21, 4, 3, 'fill="#2a1c1c"') + cheek(-16, 8, 4.4, '#e58a6c') + cheek(16, 8, 4.4, '#e58a6c'), tf(70, 20, 22, 0.86));
  return { w: 100, svg: o, feet: [[50, 136]] };
}

/** a giraffe */
export function drawGiraffe({ c, p, r, tub, tickles }: Pen): Figure {
  // giraffe
  const col = '#eab65a', d = '#a8642c', cream = '#fbe9c8';
  const neck = bez([26, 142], [30, 96], [36, 60], [34, 14], 30);
  let o = tub(neck, (t) => 36 - 19 * Math.pow(t, 0.7), col);
  // mane
  o += tickles(march({ p: neck.slice(4), loop: false }, 2.6).map((q) => {
    const t = q.t, hw = (36 - 19 * Math.pow(0.14 + t * 0.86, 0.7)) / 2;
    return { p: polar(q.p[0], q.p[1], hw - 2, q.a + Math.PI / 2), a: q.a + 1.9 };
  }), 7, d, 2.4, 0.95);
  const id = c.clip(path(ribbon(neck, (t) => 36 - 19 * Math.pow(t, 0.7))));
  let sp = ''; for (const [x, y] of poisson(r.sub('gir'), 4, 24, 60, 122, 9.5)) sp += path(blob(r, x, y, 4.6, 4.2, 6, 0.26), '');
  o += g(g(sp, `fill="${d}"`), `clip-path="${id}"`);
  // head, nosing left
  o += path('M40 -2C42 -12 46 -16 52 -17C53 -10 50 -2 43 3Z', `fill="${col}"`) + path('M43 -3C45 -9 48 -12 51 -13C51 -8 48 -3 44 0Z', `fill="#e79a7c"`)
    + path('M27 -6L25 -17M36 -7L37 -18', `stroke="${col}" stroke-width="4.4" stroke-linecap="round"`) + circ(25, -18, 4, `fill="${d}"`) + circ(37.4, -19, 4, `fill="${d}"`);
  o += path('M44 4C46 18 42 26 32 28C24 30 12 32 4 30C-6 28 -9 18 -4 12C2 6 12 0 20 -5C30 -10 42 -8 44 4Z', `fill="${col}"`)
    + path('M4 30C-6 28 -9 18 -4 12C0 8 6 5 11 9C15 15 14 26 10 31C8 31 6 30.6 4 30Z', `fill="${cream}"`) + ell(-1, 17, 1.4, 2, `fill="${d}"`)
    + path('M-3 25Q4 28 9 24', `fill="none" stroke="${d}" stroke-width="1.6" stroke-linecap="round"`) + eyeD(25, 5, 5.2, -0.15)
    + path('M20 0Q25 -4 30 0', `fill="none" stroke="${d}" stroke-width="1.6" stroke-linecap="round"`) + cheek(20, 16, 4, '#e58a6c');
  o += path('M-6 22C-14 24 -16 32 -14 38', `fill="none" stroke="${p.c}" stroke-width="2.4" stroke-linecap="round"`)
    + ([[-14, 28, -30], [-16, 35, 20], [-10, 36, -10]] as [number, number, number][]).map(([x, y, a]) =>
    g(path('M0 0C-6 -3 -8 -9 -6 -14C0 -12 3 -6 0 0Z', `fill="${p.c}"`), tf(x, y, a + 180))).join('');
  return { w: 62, svg: g(o, 'transform="translate(8 0)"'), feet: [[34, 142]] };
}
