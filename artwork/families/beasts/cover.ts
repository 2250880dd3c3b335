import {
  bez, blob, circ, contrast, Drawing, ell, g, type Input, lum, mix, n1, type P, type Palette, path, poisson, polar,
  pt, rect, ribbon, type Rng, shade, smooth, TAU, tf,
} from '#artwork/engine.ts';
import { numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { arcPoints, march, sparkleD } from '#artwork/outlines/strokes.ts';

const eyeD = (x: number, y: number, q: number, look = 0.15) => circ(x, y, q, 'fill="#fffdf6"') + circ(x + q * look, y + q * 0.06, q * 0.66, 'fill="#231b22"')
  + circ(x + q * look - q * 0.22, y - q * 0.22, q * 0.22, 'fill="#fff"');
const lidded = (x: number, y: number, q: number, up1 = false) =>
  path(up1 ? `M${n1(x - q)} ${n1(y)}Q${n1(x)} ${n1(y - q * 1.1)} ${n1(x + q)} ${n1(y)}`
    : `M${n1(x - q)} ${n1(y)}Q${n1(x)} ${n1(y + q * 1.1)} ${n1(x + q)} ${n1(y)}`, `fill="none" stroke="#231b22" stroke-width="${n1(q * 0.36)}" stroke-linecap="round"`);
const cheek = (x: number, y: number, q: number, col: string) => ell(x, y, q, q * 0.68, `fill="${col}" fill-opacity=".55"`);

/** An animal in the shape of a digit: its width, its drawing, and where its feet stand. */
type Figure = { w: number; svg: string; feet: [number, number][] };

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; r: Rng; pickc: (k: number) => string;
  tub: (ps: P[], w: (t: number) => number, col: string, extra?: string) => string;
  tickles: (pts: { p: P; a: number; }[], len: number, col: string, w?: number, o?: number) => string;
};

function drawFox({ p, r, tub, tickles }: Scene): Figure {
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

function drawGiraffe({ c, p, r, tub, tickles }: Scene): Figure {
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

function drawSwan({ p, tub }: Scene): Figure {
  // swan
  const white = lum(p.bg) > 0.9 ? '#f2f4f6' : '#fffdf8', shd = mix('#b9c6d2', p.e, 0.12), beak = '#ee8b2c';
  let o = path('M8 118C14 98 38 88 58 94C72 98 82 92 98 76C100 96 104 108 108 112C102 132 80 142 52 142C28 142 10 136 8 118Z', `fill="${white}" stroke="${shd}" stroke-width="1.8"`);
  const neck = [...bez([20, 122], [24, 100], [74, 72], [76, 40], 26), ...bez([76, 40], [77, 12], [44, 2], [32, 18], 16).slice(1)];
  o += tub(neck, (t) => 33 - 15 * Math.min(1, t * 1.4), shd) + tub(neck, (t) => 30 - 15 * Math.min(1, t * 1.4), white) + path('M12 120C20 104 40 92 60 97L52 134L20 134Z', `fill="${white}"`);
  o += path('M24 127C40 138 84 138 104 116C102 132 80 142 52 142C34 142 18 138 11 128Z', `fill="${shd}" opacity=".5"`);
  // wing
  o += path('M40 118C46 100 72 104 100 86C98 104 92 116 104 116C90 130 56 136 40 118Z', `fill="${shade(white, -0.035)}"`);
  for (let i = 0; i < 4; i++)
    o += path(`M${50 + i * 11} ${122 - i * 2.4}C${60 + i * 10} ${120 - i * 3} ${70 + i * 8} ${114 - i * 5} ${78 + i * 6} ${106 - i * 4}`,
      `fill="none" stroke="${shd}" stroke-width="1.8" stroke-linecap="round"`);
  o += tub(neck.slice(10, 30), (t) => 3.5 * Math.sin(Math.PI * t), shd, 'opacity=".45" transform="translate(4 2)"');
  o += ell(34, 17, 13, 11, `fill="${white}"`) + path('M26 12C18 12 8 20 2 29C10 31 20 30 28 25Z', `fill="${beak}"`)
    + path('M28 8C22 10 20 14 22 19C26 17 30 13 31 9Z', 'fill="#2b2228"') + path('M5 28.4Q15 25 26 21', 'fill="none" stroke="#b0551a" stroke-width="1.4"')
    + circ(34, 13, 2.7, 'fill="#231b22"') + circ(33.2, 12.2, 0.9, 'fill="#fff"') + cheek(39, 21, 3.6, '#f0a493');
  // a small crown
  o += g(path('M-9 0L-11 -11L-5 -6L0 -13L5 -6L11 -11L9 0Z', `fill="${p.b}"`) + circ(0, -14, 1.8, `fill="${p.a}"`) + rect(-9, -2, 18, 3.4, `fill="${shade(p.b, -0.1)}"`), tf(44, 8, 24, 0.86));
  return { w: 104, svg: o, feet: [[56, 142]] };
}

function drawCaterpillar({ p, pickc }: Scene): Figure {
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

function drawFlamingo({ tub }: Scene): Figure {
  // flamingo: neck, back and one long leg
  const col = '#f2798a', d = shade(col, -0.12), l = shade(col, 0.09);
  let o = path('M70 94L72 141M72 141l-13 3M72 141l9 3.5', `fill="none" stroke="${d}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`)
    + path('M66 94C58 104 50 112 46 116C54 118 62 120 70 119', `fill="none" stroke="${d}" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round" opacity="0"`);
  // raised tail feathers on the right
  for (const [a, k, L] of [[-6, l, 62], [8, col, 66], [20, d, 54], [-17, shade(col, 0.05), 52]] as [number, string, number][])
    o += g(path(`M0 0C-13 ${-L * 0.3} -11 ${-L * 0.78} 0 ${-L}C11 ${-L * 0.78} 12 ${-L * 0.3} 0 0Z`, `fill="${k}"`)
      + path(`M0 -6V${-L * 0.8}`, `stroke="#fff" stroke-opacity=".3" stroke-width="1.4"`), tf(74, 86, a));
  o += path('M4 92C0 80 10 72 24 74C44 76 70 72 96 84C102 88 100 96 92 98C76 106 26 112 4 92Z', `fill="${col}"`);
  o += path('M36 90C52 80 78 80 96 88C86 100 52 106 36 90Z', `fill="${l}"`)
    + [0, 1, 2].map((i) => path(`M${48 + i * 13} ${94 - i}q8 4 16 0`, `fill="none" stroke="${d}" stroke-width="1.7" stroke-linecap="round"`)).join('');
  const neck = [...bez([15, 92], [-8, 66], [18, 50], [26, 32], 20), ...bez([26, 32], [34, 12], [20, 2], [10, 10], 12).slice(1)];
  o += tub(neck, (t) => 18 - 7.5 * t, col);
  o += ell(14, 10, 11, 9.6, `fill="${col}"`) + path('M8 3C-4 2 -12 8 -14 18C-15 24 -12 27 -9 27C-8 20 -2 17 8 17Z', 'fill="#fbeee2"')
    + path('M-14 18C-15 24 -12 27 -9 27C-8.4 22 -6 20 -2 18.4C-6 16 -11 16 -14 18Z', 'fill="#2a2026"') + circ(16, 7.4, 2.6, 'fill="#231b22"')
    + circ(15.2, 6.6, 0.9, 'fill="#fff"') + cheek(18, 14, 3.4, '#e0455f');
  return { w: 100, svg: g(o, 'transform="translate(6 0)"'), feet: [[78, 144]] };
}

function drawSeahorse({ p, pickc, tub }: Scene): Figure {
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

function drawSnail({ pickc, tub }: Scene): Figure {
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

function drawToucan({ p, pickc, tub }: Scene): Figure {
  // toucan
  const blk = lum(p.bg) < 0.5 ? '#4b4468' : '#2b2733', b2 = pickc(1), d = '#1a1720';
  let o = path('M46 104C40 118 34 132 28 150L42 150C48 134 54 120 62 108Z', `fill="${blk}"`) + path('M38 122L30 150M48 122L40 150', `stroke="${mix(blk, '#fff', 0.2)}" stroke-width="1.6"`);
  o += path('M96 16C102 44 92 86 66 116C56 122 44 118 42 108C46 84 58 66 62 40C58 14 88 -4 96 16Z', `fill="${blk}"`)
    + path('M62 40C60 60 66 66 74 58C84 52 90 40 88 26C84 8 62 16 62 40Z', 'fill="#fff6e2"') + path('M64 62C70 68 80 60 86 48C88 60 76 74 66 74C62 74 62 66 64 62Z', `fill="${p.a}"`);
  o += path('M92 60C90 84 76 104 62 114C66 96 76 76 92 60Z', `fill="${shade(blk, 0.1)}"`)
    + [0, 1, 2].map((i) => path(`M${86 - i * 6} ${76 + i * 9}q-6 6 -12 8`, `fill="none" stroke="${mix(blk, '#fff', 0.3)}" stroke-width="1.6" stroke-linecap="round"`)).join('');
  // the bill is the bar of the seven
  o += path('M74 8C60 -4 26 -8 6 4C-4 10 -6 22 0 32C8 26 20 26 34 27C52 29 66 34 76 34Z', `fill="${b2}"`)
    + path('M76 34C66 34 52 29 34 27C20 26 8 26 0 32C-1 30 -3 26 -3 22C10 18 40 20 76 22Z', `fill="${shade(b2, -0.12)}"`)
    + path('M6 4C-4 10 -6 22 0 32C4 29 8 28 13 27C8 20 8 10 14 1C11 2 8 3 6 4Z', `fill="${p.a}"`)
    + path('M4 22C26 17 50 19 76 22', `fill="none" stroke="${d}" stroke-width="1.6"`)
    + path('M24 4C40 0 56 2 66 8', 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"')
    + [30, 42, 54].map((x) => path(`M${x} 19.4v8`, `stroke="${d}" stroke-width="1.4" opacity=".35"`)).join('');
  o += circ(79, 20, 9.4, `fill="${p.c}"`) + eyeD(79, 20, 6, -0.16) + path('M58 116q-6 8 -14 6M64 112q-2 10 -10 12', `fill="none" stroke="${b2}" stroke-width="3.4" stroke-linecap="round"`);
  o += tub(bez([6, 128], [40, 118], [70, 128], [104, 116], 16), () => 6.6, '#8a5a36') + path('M84 118C90 108 100 106 106 108C104 116 94 122 84 118Z', `fill="${p.c}"`);
  return { w: 96, svg: o, feet: [] };
}

function drawPenguin({ p }: Scene): Figure {
  // penguin, two rounds
  const blk = lum(p.bg) < 0.5 ? '#6273a3' : '#2d3650', wht = '#fffdf6', or = '#f09a30';
  let o = path('M50 143C20 143 6 124 8 100C10 84 18 74 28 68C20 60 16 48 18 36C20 16 34 2 50 2C66 2 80 16 82 36C84 48 80 60 72 68C82 74 90 84 92 100C94 124 80 143 50 143Z', `fill="${blk}"`);
  o += path('M12 92C2 100 -2 112 -4 124C6 124 14 116 17 106ZM88 92C98 100 102 112 104 124C94 124 86 116 83 106Z', `fill="${blk}"`);
  o += path('M50 58C36 60 27 52 27 41C27 30 36 24 43 26C47 27 49 31 50 34C51 31 53 27 57 26C64 24 73 30 73 41C73 52 64 60 50 58Z', `fill="${wht}"`)
    + path('M50 136C30 136 20 122 22 104C24 90 36 80 50 80C64 80 76 90 78 104C80 122 70 136 50 136Z', `fill="${wht}"`)
    + path('M50 136C30 136 20 122 22 104C28 126 60 132 78 108C78 124 68 136 50 136Z', `fill="${mix(blk, '#fff', 0.82)}"`);
  o += circ(39, 40, 4.4, 'fill="#231b22"') + circ(61, 40, 4.4, 'fill="#231b22"') + circ(37.6, 38.4, 1.5, 'fill="#fff"')
    + circ(59.6, 38.4, 1.5, 'fill="#fff"') + path('M43 45Q50 41 57 45Q55 54 50 55Q45 54 43 45Z', `fill="${or}"`)
    + path('M43.6 47Q50 50 56.4 47', 'fill="none" stroke="#a85c14" stroke-width="1.3"') + cheek(33, 50, 4.4, '#f08b7c') + cheek(67, 50, 4.4, '#f08b7c');
  o += path('M26 141C20 142 16 146 18 148H42C43 144 38 140 34 140ZM74 141C80 142 84 146 82 148H58C57 144 62 140 66 140Z', `fill="${or}"`);
  // scarf round the waist of the eight
  o += path('M24 64C36 74 64 74 76 64C80 68 81 73 79 77C64 87 36 87 21 77C19 73 20 68 24 64Z', `fill="${p.a}"`)
    + path('M64 76C70 88 72 100 70 110L58 108C60 98 58 88 53 81Z', `fill="${shade(p.a, -0.06)}"`)
    + path('M30 70l-4 10M42 74l-2 11M54 74l2 11M66 71l5 9', `stroke="${p.b}" stroke-width="3"`)
    + path('M59 108l-1 6M63 109l0 6M67 110l1 6', `stroke="${p.a}" stroke-width="2" stroke-linecap="round"`);
  o += path('M30 12C36 6 44 4 52 5', 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3.4" stroke-linecap="round"');
  return { w: 100, svg: o, feet: [[50, 147]] };
}

/** each animal on a cell 100 × 140 units; drawn large, with its own marks */
function beast(ch: string, c: Drawing, p: Palette, r: Rng, tone: number): Figure {
  const hue = [p.a, p.b, p.c, p.e, mix(p.a, p.b, 0.5)], pickc = (k: number) => hue[(k + tone) % hue.length]!;
  const tub = (ps: P[], w: (t: number) => number, col: string, extra = '') => path(ribbon(ps, w), `fill="${col}" ${extra}`);
  const sh = (svg: string, o = 0.14) => g(svg, `opacity="${o}"`);
  const tickles = (pts: { p: P; a: number }[], len: number, col: string, w = 1.1,
    o = 0.5) => path(pts.map((q) => `M${pt(q.p)}l${n1(Math.cos(q.a) * len)} ${n1(Math.sin(q.a) * len)}`).join(''),
      `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" opacity="${o}"`);
  void sh;
  const scene: Scene = { c, p, r, pickc, tub, tickles };
  if (ch === '0') return drawFox(scene);
  if (ch === '1') return drawGiraffe(scene);
  if (ch === '2') return drawSwan(scene);
  if (ch === '3') return drawCaterpillar(scene);
  if (ch === '4') return drawFlamingo(scene);
  if (ch === '5') return drawSeahorse(scene);
  if (ch === '6') return drawSnail(scene);
  if (ch === '7') return drawToucan(scene);
  if (ch === '8') return drawPenguin(scene);
  // 9: an elephant's head, the trunk let down
  const a = mix(pickc(3), '#8d9bb0', 0.62), d = shade(a, -0.13), l = shade(a, 0.08), ear = mix('#f0b6ac', a, 0.25);
  const tr = [...bez([78, 44], [90, 84], [82, 122], [50, 138], 26), ...bez([50, 138], [30, 147], [14, 138], [16, 126], 14).slice(1)];
  let o = tub(tr, (t) => 31 - 18 * Math.pow(t, 0.8), a);
  let rings = ''; march({ p: tr.slice(5), loop: false }, 8.6).forEach((q) => {
    const t = 0.14 + q.t * 0.86, hw = (31 - 18 * Math.pow(t, 0.8)) / 2;
    rings += `M${pt(polar(q.p[0], q.p[1], -hw * 0.86, q.a + 1.57))}Q${pt(polar(q.p[0], q.p[1], 3.4, q.a))} ${pt(polar(q.p[0], q.p[1], hw * 0.5, q.a + 1.57))}`;
  });
  o += path(rings, `fill="none" stroke="${d}" stroke-width="1.8" stroke-linecap="round" opacity=".5"`) + ell(16, 125, 6.6, 3.4, `fill="${d}"`) + ell(16, 124.6, 3.6, 1.5, `fill="${shade(a, -0.3)}"`);
  o += path('M70 74C66 84 58 90 48 92C52 84 56 78 58 72Z', 'fill="#fff8ea"');
  o += path('M50 0C80 0 98 18 97 46C96 70 82 84 60 82C30 84 4 68 4 40C6 14 26 0 50 0Z', `fill="${a}"`)
    + path('M52 16C34 6 8 14 6 40C4 62 20 78 38 76C54 74 60 60 58 44C58 34 58 22 52 16Z', `fill="${shade(a, -0.06)}"`)
    + path('M48 22C34 14 14 22 13 42C12 58 24 70 38 68C50 66 53 56 52 44C52 34 52 28 48 22Z', `fill="${ear}"`)
    + path('M46 30C36 24 24 30 22 42', 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"');
  o += eyeD(76, 34, 6, 0.2) + path('M70 26Q76 22 82 27', `fill="none" stroke="${d}" stroke-width="2" stroke-linecap="round"`) + cheek(72, 52, 5, '#ef8f80')
    + path('M58 2C60 -6 66 -8 70 -8M63 3C66 -2 70 -4 75 -3', `fill="none" stroke="${d}" stroke-width="2.4" stroke-linecap="round"`)
    + path('M34 5C44 2 56 2 66 5', `fill="none" stroke="${l}" stroke-width="3.4" stroke-linecap="round"`);
  o += g(path('M0 0L-4 -9C0 -13 6 -12 6 -7L12 -10C14 -4 10 1 4 1Z', `fill="${p.a}"`) + circ(1, -5, 2.4, `fill="${p.b}"`), tf(13, 117, -14, 0.9));
  return { w: 98, svg: o, feet: [] };
}

export function drawBeasts(inp: Input): Drawing {
  const c = new Drawing('beasts', inp), { p, r } = c;
  const m = ['hill', 'sky', 'spot'].includes(inp.motif || '') ? inp.motif! : ['hill', 'sky', 'spot'][r.i(0, 2)]!;
  const num = numberOf(inp, 4), bg = p.bg, dark = lum(bg) < 0.5;
  const A = Array.from(num).map((ch, i) => beast(ch, c, p, r.sub('b' + i), i * 2)), gap = 14, total = A.reduce((s, q) => s + q.w, 0) + gap * (A.length - 1);
  const k = Math.min(790 / total, A.length === 1 ? 4.35 : 3.9), cy = m === 'spot' ? 560 : 566, top = cy - 70 * k, H = 140 * k, base = top + H + 6 * k * 0.6;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? shade(bg, 0.08) : '#fff', 0.75], [1, dark ? shade(bg, 0.08) : '#fff', 0]], 0.5, 0.34, 0.62)}"`));
  const rs = r.sub('set'), soft = dark ? shade(bg, 0.07) : shade(bg, -0.05, 0.012), soft2 = dark ? shade(bg, 0.12) : shade(bg, -0.09, 0.02);
  let gd = '';
  if (m === 'hill') {
    const land = mix(p.c, bg, 0.35), l2 = mix(p.c, bg, 0.58);
    gd += circ(790, 210, 96, `fill="${dark ? '#f6e6b4' : p.b}" opacity=".9"`) + [1.35, 1.75].map((q) => circ(790, 210, 96 * q, `fill="${dark ? '#f6e6b4' : p.b}" opacity=".1"`)).join('');
    const cloud = (x: number, y: number,
      s: number) => path('M-90 20C-110 20 -112 -6 -92 -10C-92 -32 -60 -40 -46 -26C-34 -54 14 -54 24 -24C44 -36 72 -26 70 -6C92 -6 94 20 72 20Z',
        `fill="${dark ? shade(bg, 0.16) : '#fff'}" opacity=".85" ${tf(x, y, 0, s)}`);
    gd += cloud(190, 190, 1) + cloud(560, 128, 0.62);
    gd += path(`M-20 ${n1(base - 70)}C200 ${n1(base - 190)} 380 ${n1(base - 60)} 560 ${n1(base - 86)}S900 ${n1(base - 190)} 1020 ${n1(base - 80)}V1420H-20Z`,
      `fill="${l2}"`) + path(`M-20 ${n1(base + 4)}C240 ${n1(base - 34)} 700 ${n1(base - 40)} 1020 ${n1(base + 2)}V1420H-20Z`, `fill="${land}"`);
    let gr = '', fl = ''; for (let i = 0; i < 90; i++) {
      const x = rs.f(10, 990), y = base + rs.f(10, 190);
      gr += `M${n1(x)} ${n1(y)}q${n1(rs.f(-6, 0))} -10 ${n1(rs.f(-8, -2))} -18M${n1(x + 4)} ${n1(y)}q3 -12 ${n1(rs.f(2, 8))} -20`;
      if (i % 4 === 0) {
        const X = rs.f(20, 980), Y = base + rs.f(26, 170);
        if (Y < 1010) fl += g([0, 72, 144, 216, 288].map((a) => ell(0, -7, 4.6, 6.4, `fill="${i % 8 ? p.paper : p.d}" transform="rotate(${a})"`)).join('')
          + circ(0, 0, 4, `fill="${p.b}"`), tf(X, Y, rs.f(0, 60), rs.f(0.8, 1.3)));
      }
    }
    gd += path(gr, `fill="none" stroke="${shade(land, -0.09)}" stroke-width="3" stroke-linecap="round" opacity=".7"`) + fl;
  } else if (m === 'sky') {
    for (let i = 0; i < 70; i++) {
      const x = rs.f(30, 970), y = rs.f(40, 1050), q = rs.f(2, 7);
      gd += rs.chance(0.3) ? path(sparkleD(x, y, q * 2.6), `fill="${dark ? '#fbe9b0' : soft2}"`) : circ(x, y, q * 0.6, `fill="${dark ? '#fff' : soft2}" opacity=".8"`);
    }
    gd += path(blob(rs, 500, cy, 460, 430, 9, 0.07), `fill="${soft}"`);
  } else {
    gd += circ(500, cy, 452, `fill="${soft}"`) + circ(500, cy, 452, `fill="none" stroke="${soft2}" stroke-width="5" stroke-dasharray="2 22" stroke-linecap="round" transform="translate(0 0)"`);
    const cols = [p.a, p.b, p.c, p.e]; for (let i = 0; i < 60; i++) {
      const x = rs.f(30, 970), y = rs.f(40, 1060);
      if (Math.hypot(x - 500, y - cy) < 474) continue;
      const cc = rs.pick(cols), t = rs.i(0, 2);
      gd += t === 0 ? circ(x, y, rs.f(7, 13), `fill="${cc}"`)
        : t === 1 ? rect(-15, -5, 30, 10, `rx="5" fill="${cc}" ${tf(x, y, rs.f(0, 180))}`)
        : path('M-12 8L0 -13L12 8Z', `fill="${cc}" stroke="${cc}" stroke-width="5" stroke-linejoin="round" ${tf(x, y, rs.f(0, 120))}`);
    }
  }
  c.add('ground', gd);
  let x = 500 - (total * k) / 2, art = '';
  A.forEach((q) => {
    for (const [fx, fy] of q.feet)
      art += [3, 2, 1].map((i) => ell(x + fx * k, top + (fy + 1.5) * k, k * (17 + i * 7), k * (1.6 + i * 1.1), `fill="${dark ? '#000' : shade(bg, -0.5)}" fill-opacity=".085"`)).join('');
    art += g(q.svg, `transform="translate(${n1(x)} ${n1(top)}) scale(${k.toFixed(3)})"`);
    x += (q.w + gap) * k;
  });
  c.add('art', art);
  const land = m === 'hill' ? mix(p.c, bg, 0.35) : bg, ink = pickInk(land, [p.ink, p.e, p.paper], 5);
  words(c, { fam: 'bagel-fat-one', max: 104, y: 1188, col: ink, small: ink, smallFam: 'fredoka:500', caps: false, smallMax: 42, gap: 74, w: 820 });
  c.add('texture', c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
