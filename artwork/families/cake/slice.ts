import {
  at, circ, type Drawing, ell, fit, g, type Input, lerp, lum, mix, n1, type P, path, pt, rect, type Rng, shade, smooth,
  stack, tf, type Palette,
} from '#artwork/engine.ts';
import { candle } from '#artwork/subjects/candle.ts';
import type { Table } from './table.ts';

/** A slice of cake: its corners, its layers and its icing. */
type Slice = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cream: string; lines: string[]; A: P; B: P; Cc: P;
  L: (a: P, b: P, t: number) => P; dn: (q: P, t: number) => P; sponge: string; sp2: string; jam: string; cr: string;
  ic: string;
};

function drawLayers({ r, A, B, L, dn, sponge, sp2, jam, cr, ic }: Slice) {
  let s = '';
  const lay: [number, number, string][] = [
    [0, 0.08, ic],
    [0.08, 0.32, sponge],
    [0.32, 0.38, cr],
    [0.38, 0.43, jam],
    [0.43, 0.66, sponge],
    [0.66, 0.72, cr],
    [0.72, 0.77, jam],
    [0.77, 1, sponge],
  ];
  for (const [t0, t1, col] of lay) {
    const a = dn(A, t0),
      b = dn(B, t0),
      b2 = dn(B, t1),
      a2 = dn(A, t1);
    const wob = col === cr || col === jam;
    const topE = wob
      ? smooth(
          [
            a,
            ...[0.2, 0.4, 0.6, 0.8].map((t, i) => {
              const q = L(a, b, t);
              return [q[0], q[1] + (i % 2 ? 4 : -4)] as P;
            }),
            b,
          ],
          false,
        )
      : `M${pt(a)}L${pt(b)}`;
    s += path(topE + `L${pt(b2)}L${pt(a2)}Z`, `fill="${col}" stroke="${col}" stroke-width="2"`);
    if (col === sponge) {
      let d = '';
      for (let i = 0; i < 44; i++) {
        const u = r.f(0.03, 0.97),
          t = r.f(t0 + 0.02, t1 - 0.02);
        const q = dn(L(A, B, u), t);
        d += ell(q[0], q[1], r.f(2, 6), r.f(1.6, 3.6), '');
      }
      s += g(d, `fill="${sp2}"`);
    }
  }
  return s;
}

function drawIcing({ r, A, B, L, ic }: Slice) {
  let s = '';
  const N = 9;
  let dd = `M${pt(A)}`;
  for (let i = 0; i < N; i++) {
    const q0 = L(A, B, i / N),
      q1 = L(A, B, (i + 0.55) / N),
      q2 = L(A, B, (i + 1) / N),
      l = r.f(14, 74);
    dd += `L${n1(q0[0])} ${n1(q0[1] + l * 0.8)}Q${n1((q0[0] + q1[0]) / 2)} ${n1(q0[1] + l + 24)} ${n1(q1[0])} ${n1(q1[1] + l * 0.8)}L${n1(q1[0])} ${n1(q1[1]
      + 8)}Q${n1((q1[0] + q2[0]) / 2)} ${n1(q1[1] + 1)} ${n1(q2[0])} ${n1(q2[1] + 8)}`;
  }
  dd += `L${pt(B)}Z`;
  s +=
    path(dd, `fill="${shade(ic, 0.04)}"`) +
    path(
      `M${n1(A[0] + 60)} ${n1(A[1] - 2)}L${n1(B[0] - 90)} ${n1(B[1] - 26)}`,
      `stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"`,
    );
  return s;
}

function drawToppings({ r, p, cream, A, B, Cc, L, jam }: Slice) {
  let s = '';
  for (let i = 0; i < 5; i++) {
    const t = i / 4,
      q: P = [lerp(B[0] + 6, Cc[0] - 20, t) + Math.sin(t * Math.PI) * 34, lerp(B[1] - 20, Cc[1] + 6, t)];
    s +=
      ([
        [0, 0, 46, 30],
        [0, -24, 34, 24],
        [0, -44, 21, 17],
      ] as [number, number, number, number][])
        .map(
          ([x, y, a, b], k) =>
            ell(q[0] + x, q[1] + y, a, b, `fill="${k % 2 ? cream : '#fffdf8'}"`) +
            path(
              `M${n1(q[0] - a * 0.8)} ${n1(q[1] + y + 4)}q${n1(a * 0.8)} ${n1(b * 0.6)} ${n1(a * 1.6)} -2`,
              `fill="none" stroke="${shade(cream, -0.09)}" stroke-width="3"`,
            ),
        )
        .join('') +
      circ(q[0], q[1] - 66, 22, `fill="${shade(jam, -0.03)}"`) +
      circ(q[0] - 7, q[1] - 73, 6, 'fill="#fff" opacity=".7"') +
      path(`M${n1(q[0])} ${n1(q[1] - 86)}q8 -30 30 -38`, `fill="none" stroke="${p.c}" stroke-width="4" stroke-linecap="round"`);
  }
  for (let i = 0; i < 46; i++) {
    const u = r.f(0.1, 0.9),
      v = r.f(0.06, 0.62);
    const q = L(L(A, B, u), Cc, v);
    s += g(rect(-9, -3, 18, 6, `rx="3" fill="${r.pick([p.a, p.b, p.c, p.e, '#fff'])}"`), tf(q[0], q[1], r.f(0, 180)));
  }
  return s;
}

function drawWords({ inp, c, p, dark, cream, lines }: Slice) {
  const S = stack([{ t: lines.join(' '), f: 'lobster', w: 820, max: 158 }], { top: 150 });
  const d = at(S.runs[0]!, 500, S.ys[0]!);
  c.add('type', path(d, `fill="${dark ? p.ink : p.ink}"`));
  if (inp.name) {
    const u = fit(inp.name.toUpperCase(), 'jost:600', 640, 42, { max: 44, track: 240 });
    c.add('type', path(at(u, 500, 1298), `fill="${dark ? p.a : lum(p.e) > 0.6 ? p.ink : cream}"`));
  }
}

/** a slice of cake */
export function drawSlice({ inp, c, r, p, dark, cream, lines, cols, s }: Table & { s: string }) {
  const A: P = [120, 700],
    B: P = [742, 782],
    Cc: P = [900, 560],
    dy = 262;
  const L = (a: P, b: P, t: number): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  const dn = (q: P, t: number): P => [q[0], q[1] + dy * t];
  s +=
    ell(520, 985, 440, 92, `fill="#000" opacity=".13"`) +
    ell(520, 970, 440, 90, `fill="#fff"`) +
    ell(520, 960, 392, 74, `fill="${shade(cream, -0.03)}"`) +
    ell(520, 960, 392, 74, `fill="none" stroke="${p.a}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"`);
  const sponge = mix('#f6d9a0', p.b, 0.22),
    sp2 = shade(sponge, -0.07),
    jam = p.a,
    cr = cream,
    ic = cols[1]!;
  const slice: Slice = { inp, c, r, p, dark, cream, lines, A, B, Cc, L, dn, sponge, sp2, jam, cr, ic };
  s += drawLayers(slice); // crust side
  s += path(
    `M${pt(B)}Q${n1(856)} ${n1(716)} ${pt(Cc)}L${pt(dn(Cc, 1))}Q${n1(856)} ${n1(716 + dy)} ${pt(dn(B, 1))}Z`,
    `fill="${c.lin(
      [
        [0, shade(ic, -0.05)],
        [1, shade(ic, -0.14)],
      ],
      0,
      0,
      1,
      0,
    )}"`,
  );
  s += path(`M${pt(A)}L${pt(B)}Q856 716 ${pt(Cc)}Z`, `fill="${shade(ic, 0.04)}"`);
  s += drawIcing(slice);
  s += drawToppings(slice);
  s = candle(c, 505, 724, 206, 30, p.a).replace('', '') + s;
  const cs = candle(c, 520, 715, 218, 30, p.e === ic ? p.a : p.e);
  c.add('art', s.replace(candle(c, 505, 724, 206, 30, p.a), '') + cs, 'pop');
  drawWords(slice);
  return s;
}
