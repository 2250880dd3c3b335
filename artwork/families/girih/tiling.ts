import { type Drawing, g, lerp, n1, type P, path, polar, poly, pt, star, sym, TAU, use } from '#artwork/engine.ts';

type Poly = { n: number; c: P; e: number; a: number };

function tiling(kind: string, e: number, cx: number, cy: number, R: number): Poly[] {
  const out: Poly[] = [];
  const ap = (n: number) => e / 2 / Math.tan(Math.PI / n);
  if (kind === '8') {
    const d = 2 * ap(8),
      N = Math.ceil(R / d) + 1;
    for (let i = -N; i <= N; i++)
      for (let j = -N; j <= N; j++) {
        out.push({ n: 8, c: [cx + i * d, cy + j * d], e, a: 0 }, { n: 4, c: [cx + (i + 0.5) * d, cy + (j + 0.5) * d], e, a: Math.PI / 4 });
      }
  } else {
    const big = kind === '6' ? 6 : 12,
      gap = kind === '3' ? 0 : e,
      D = 2 * ap(big) + gap,
      N = Math.ceil(R / D / 0.8) + 1;
    for (let i = -N; i <= N; i++)
      for (let j = -N; j <= N; j++) {
        const x = cx + D * (i + j / 2),
          y = cy + D * j * Math.sqrt(0.75);
        out.push({ n: big, c: [x, y], e, a: 0 });
        if (gap)
          for (const k of [0, 1, 2]) {
            const q = polar(x, y, D / 2, (k * Math.PI) / 3);
            out.push({ n: 4, c: q, e, a: (k * Math.PI) / 3 });
          }
        for (const [k, s] of [
          [30, -1],
          [90, 1],
        ] as const) {
          const q = polar(x, y, D / Math.sqrt(3), (k * Math.PI) / 180);
          out.push({ n: kind === '12' ? 6 : 3, c: q, e, a: kind === '12' ? Math.PI / 6 : ((s < 0 ? 30 : 90) * Math.PI) / 180 + Math.PI });
        }
      }
  }
  return out.filter((q) => Math.hypot(q.c[0] - cx, q.c[1] - cy) < R + e * 3);
}

/** Hankin's polygons in contact: every strand goes over where it leans one way and under where it leans the other */
function straps(ps: Poly[], theta: number, keep: (p: P) => boolean) {
  let all = '',
    over = '';
  const hearts: { n: number; c: P; d: string; r: number }[] = [];
  for (const q of ps) {
    if (!keep(q.c)) continue;
    const ap = q.e / 2 / Math.tan(Math.PI / q.n);
    const mids = Array.from({ length: q.n }, (_, i) => polar(q.c[0], q.c[1], ap, q.a + (i * TAU) / q.n));
    // apex where neighbouring rays meet: on the bisector through the vertex
    const half = Math.PI / q.n;
    // triangle centre–mid–apex: angle at the mid between the inward normal and the ray is 90° − theta
    const inner = Math.PI / 2 - theta,
      rx = (ap * Math.sin(inner)) / Math.sin(Math.PI - inner - half);
    const ax = Array.from({ length: q.n }, (_, i) => polar(q.c[0], q.c[1], rx, q.a + ((i + 0.5) * TAU) / q.n));
    const st: P[] = [];
    for (let i = 0; i < q.n; i++) {
      const m = mids[i]!,
        nx = mids[(i + 1) % q.n]!;
      all += `M${pt(m)}L${pt(ax[i]!)}L${pt(nx)}`;
      const l = Math.hypot(ax[i]![0] - m[0], ax[i]![1] - m[1]),
        k = Math.min(0.62, (q.e * 0.26) / l);
      over += `M${n1(lerp(m[0], ax[i]![0], -0.02))} ${n1(lerp(m[1], ax[i]![1], -0.02))}L${n1(lerp(m[0], ax[i]![0], k))} ${n1(lerp(m[1], ax[i]![1], k))}`;
      st.push(m, ax[i]!);
    }
    hearts.push({ n: q.n, c: q.c, d: poly(st), r: rx });
  }
  return { all, over, hearts };
}

/** the angle of the straps, by the kind of tiling */
export const THETA: Record<string, number> = { '8': 63, '12': 68, '6': 58, '3': 66 };

/** a lattice of straps within a circle */
export function lattice(c: Drawing, kind: string, e: number, cx: number, cy: number, R: number, w: number, gold: string, bed: string, fills: string[], keep: (p: P) => boolean = () => true) {
  const { all, over, hearts } = straps(tiling(kind, e, cx, cy, R), (THETA[kind]! * Math.PI) / 180, keep);
  const A = sym(all),
    O = sym(over);
  const big = Math.max(...hearts.map((h) => h.n));
  const inlay = [
    path(hearts.filter((h) => h.n === big).map((h) => h.d).join(''), `fill="${fills[0]!}"`),
    path(hearts.filter((h) => h.n === 4 && big !== 4).map((h) => h.d).join(''), `fill="${fills[1]!}"`),
    path(hearts.filter((h) => h.n !== 4 && h.n !== big).map((h) => h.d).join(''), `fill="${fills[2] ?? fills[1]!}"`),
    path(hearts.filter((h) => h.n === big).map((h) => star(h.c[0], h.c[1], h.n, h.r * 0.5, h.r * 0.3, 0)).join(''), `fill="${gold}"`),
    path(hearts.filter((h) => h.n === big).map((h) => star(h.c[0], h.c[1], h.n, h.r * 0.3, h.r * 0.17, Math.PI / h.n)).join(''), `fill="${bed}"`),
  ].join('');
  const s = (id: string, width: number, col: string, cap: string,
    o = 1) => use(id, `fill="none" stroke="${col}" stroke-width="${n1(width)}" stroke-linecap="${cap}" stroke-linejoin="miter"${o < 1 ? ` stroke-opacity="${o}"` : ''}`);
  return (
    inlay +
    g(s(A, w + 5, '#000', 'butt', 0.32), `transform="translate(${n1(w * 0.25)} ${n1(w * 0.45)})"`) +
    s(A, w + 2.4, bed, 'butt') +
    s(A, w, gold, 'butt') +
    s(A, w * 0.3, bed, 'butt', 0.62) +
    s(O, w + 4.4, bed, 'butt') +
    s(O, w, gold, 'butt') +
    s(O, w * 0.3, bed, 'butt', 0.62)
  );
}
