import { bez, circ, ell, g, mix, n1, type P, path, polar, pt, shade, smooth, TAU } from '#artwork/engine.ts';
import { arcPoints, march } from '#artwork/outlines/strokes.ts';
import { cheek, eyeD } from './face.ts';
import type { Figure, Pen } from './figure.ts';

/** a caterpillar */
export function drawCaterpillar({ p, pickc }: Pen): Figure {
  // caterpillar
  const body = march({ p: [...arcPoints(40, 37, 36, 34, -158, 74, 24), ...arcPoints(40, 104, 42, 34, -76, 160, 26)], loop: false }, 13.2), a = pickc(2), b = shade(a, 0.085), d = shade(a, -0.15);
  let legs = '', seg1 = '', hair = '';
  const N = body.length;
  body.forEach((q, i) => {
    const R = 13.4 - 3.4 * Math.pow(i / N, 3);
    for (const s of [-1, 1]) {
      const e = polar(q.p[0], q.p[1], R - 1, q.a + s * 1.57);
      if (s === 1 && i > 1) {
        const f = polar(e[0], e[1], 5, q.a + s * 1.57);
        legs += `M${pt(e)}L${pt(f)}`;
      } else hair += `M${pt(e)}l${n1(Math.cos(q.a + s * 1.57 + 0.2) * 6)} ${n1(Math.sin(q.a + s * 1.57 + 0.2) * 6)}M${pt(polar(q.p[0], q.p[1], R - 1, q.a + s * 1.2))}l${n1(Math.cos(q.a + s * 1.2) * 5)} ${n1(Math.sin(q.a + s * 1.2) * 5)}`;
    }
  });
  for (let i = N - 1; i >= 1; i--) {
    const q = body[i]!, R = 13.4 - 3.4 * Math.pow(i / N, 3);
    seg1 += circ(q.p[0], q.p[1], R, `fill="${i % 2 ? a : b}"`)
      + path(`M${pt(polar(q.p[0], q.p[1], R * 0.98, q.a + 2.5))}A${n1(R)} ${n1(R)} 0 0 1 ${pt(polar(q.p[0], q.p[1], R * 0.98, q.a + 3.8))}`,
      `fill="none" stroke="${d}" stroke-width="1.6" opacity=".4"`)
        + circ(...polar(q.p[0], q.p[1], R * 0.3, q.a - 1.57), R * 0.3, `fill="${i % 2 ? p.b : p.a}"`) + ell(q.p[0] - R * 0.35, q.p[1] - R * 0.45, R * 0.26, R * 0.16, 'fill="#fff" opacity=".35"');
  }
  const h = body[0]!.p;
  let o = path(hair, `stroke="${d}" stroke-width="1.5" stroke-linecap="round" fill="none"`)
    + path(legs, `stroke="${d}" stroke-width="4.4" stroke-linecap="round" fill="none"`) + path(legs, `stroke="${p.b}" stroke-width="2.6" stroke-linecap="round" fill="none"`) + seg1;
  o += path(`M${n1(h[0] - 6)} ${n1(h[1] - 15)}q-6 -12 -14 -12M${n1(h[0] + 7)} ${n1(h[1] - 15)}q0 -13 8 -17`,
    `fill="none" stroke="${d}" stroke-width="2.6" stroke-linecap="round"`) + circ(h[0] - 21, h[1] - 27, 3.8, `fill="${p.a}"`)
      + circ(h[0] + 16, h[1] - 33, 3.8, `fill="${p.a}"`) + circ(h[0], h[1], 18.5, `fill="${b}"`) + eyeD(h[0] - 8, h[1] - 3, 5.4, 0.1)
      + eyeD(h[0] + 7, h[1] - 3, 5.4, -0.1) + path(`M${n1(h[0] - 7)} ${n1(h[1] + 7)}Q${n1(h[0])} ${n1(h[1] + 13)} ${n1(h[0] + 7)} ${n1(h[1] + 7)}`,
      'fill="none" stroke="#231b22" stroke-width="2" stroke-linecap="round"') + cheek(h[0] - 13, h[1] + 5, 3.4, '#ef7f6c') + cheek(h[0] + 13, h[1] + 5, 3.4, '#ef7f6c');
  return { w: 88, svg: o, feet: [[40, 146]] };
}

/** a seahorse */
export function drawSeahorse({ p, pickc, tub }: Pen): Figure {
  // sea-horse
  const a = pickc(1), d = shade(a, -0.16), l = shade(a, 0.1), fin = pickc(0);
  const spine = [...bez([30, 14], [6, 22], [10, 56], [22, 62], 16), ...bez([22, 62], [60, 58], [84, 82], [70, 112], 20).slice(1),
    ...bez([70, 112], [58, 138], [10, 146], [6, 124], 18).slice(1), ...bez([6, 124], [6, 108], [30, 108], [30, 121], 10).slice(1)];
  let o = path('M74 66C94 60 104 74 98 92C92 90 82 90 76 94Z', `fill="${fin}"`)
    + [0, 1, 2, 3].map((i) => path(`M78 ${74 + i * 5}L${96 - i} ${70 + i * 6.4}`, `stroke="${shade(fin, -0.12)}" stroke-width="1.6" opacity=".6"`)).join('');
  const W = (t: number) => (t < 0.26 ? 24 - t * 10 : t < 0.5 ? 21 + (t - 0.26) * 62 : Math.max(5, 36 - (t - 0.5) * 66));
  o += tub(spine, W, a);
  const q = march({ p: spine, loop: false }, 7.4); let bands = '', bumps = '';
  q.forEach((z, i) => {
    if (i < 3) return;
    const hw = W(z.t) / 2;
    const e0 = polar(z.p[0], z.p[1], hw * 0.86, z.a + 1.57), e1 = polar(z.p[0], z.p[1], -hw * 0.86, z.a + 1.57), m2 = polar(z.p[0], z.p[1], 3, z.a);
    bands += `M${pt(e0)}Q${pt(m2)} ${pt(e1)}`;
    const s = polar(z.p[0], z.p[1], -hw + 1, z.a + 1.57);
    bumps += circ(s[0], s[1], Math.max(1.6, hw * 0.17), '');
  });
  o += g(bumps, `fill="${fin}"`) + path(bands, `fill="none" stroke="${d}" stroke-width="1.8" stroke-linecap="round" opacity=".45"`);
  o += path('M14 34C8 32 4 26 6 20L12 22L10 12L18 16L20 6L27 12Z', `fill="${fin}"`);
  o += path('M14 20C16 6 34 2 44 8C50 10 54 12 62 11C70 10 78 9 84 6C88 8 88 20 85 23C76 20 66 22 58 24C50 30 40 36 28 36C18 36 12 30 14 20Z', `fill="${a}"`)
    + path('M84 6C88 8 88 20 85 23C82 20 82 10 84 6Z', `fill="${d}"`) + eyeD(36, 17, 6.4, 0.18) + cheek(32, 29, 4.4, '#ef7f6c')
    + path('M60 18Q68 17 76 17', `fill="none" stroke="${d}" stroke-width="1.5" opacity=".6"`) + ell(46, 11, 4, 2, `fill="${l}" opacity=".7"`);
  o += ([[94, 30, 4.4], [102, 18, 6], [93, 6, 3]] as [number, number, number][]).map(([x, y, s]) =>
    circ(x, y, s, `fill="#fff" fill-opacity=".4" stroke="${mix(p.e, '#fff', 0.45)}" stroke-width="1.3"`)).join('');
  return { w: 100, svg: o, feet: [] };
}

/** a snail */
export function drawSnail({ pickc, tub }: Pen): Figure {
  // snail
  const sk = '#e9b98c', d = shade(sk, -0.14), sc = pickc(0), sc2 = pickc(1);
  const neck = [...bez([96, 140], [40, 146], [0, 136], [6, 96], 24), ...bez([6, 96], [10, 56], [34, 44], [50, 22], 18).slice(1)];
  let o = tub(neck, (t) => (t < 0.3 ? 8 + t * 40 : 20) + (t > 0.8 ? (t - 0.8) * 20 : 0), sk);
  o += path('M8 139C30 146 70 146 100 140', `fill="none" stroke="${d}" stroke-width="2" stroke-linecap="round" opacity=".5"`);
  o += path('M50 12C50 2 56 -6 56 -14M60 14C64 4 72 0 76 -6', `fill="none" stroke="${sk}" stroke-width="4.4" stroke-linecap="round"`)
    + path(`M42 30C38 18 46 8 58 8C70 8 78 18 76 28C74 38 62 42 54 40C48 40 44 36 42 30Z`, `fill="${sk}"`) + eyeD(56, -17, 6.4, 0.2) + eyeD(78, -8, 6.4, 0.2)
    + path('M60 31Q68 35 73 28', 'fill="none" stroke="#231b22" stroke-width="2" stroke-linecap="round"') + cheek(57, 27, 4, '#e5705e');
  // the shell: a spiral that narrows inwards
  const S = (t: number): P => { const R = 41 * Math.pow(1 - t, 0.86), a = 2.2 + t * TAU * 2.35; return [57 + Math.cos(a) * R, 96 + Math.sin(a) * R]; };
  o += circ(57, 96, 42, `fill="${sc}"`) + path('M16 104C18 136 60 146 86 126C72 132 30 132 16 104Z', `fill="${shade(sc, -0.1)}"`);
  const sp: P[] = Array.from({ length: 70 }, (_, i) => S(i / 70));
  o += tub(sp.slice(0, 66), (t) => 13 * (1 - t) + 2.6, sc2) + path(smooth(sp.slice(0, 66), false), `fill="none" stroke="${shade(sc2, -0.12)}" stroke-width="1.4" opacity=".55"`);
  let rb = ''; for (let i = 0; i < 30; i++) { const a = (i / 30) * TAU; rb += `M${pt(polar(57, 96, 40, a))}L${pt(polar(57, 96, 33.5, a + 0.1))}`; }
  o += path(rb, `stroke="${shade(sc, 0.12)}" stroke-width="1.7" stroke-linecap="round" opacity=".7"`)
    + path('M28 76C34 66 44 60 54 58', 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"');
  return { w: 100, svg: o, feet: [[50, 144]] };
}
