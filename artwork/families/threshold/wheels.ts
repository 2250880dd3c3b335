import { g, n1, type P, path, polar, poly, TAU } from '#artwork/engine.ts';

const ring = (cx: number, cy: number, R: number) => `M${n1(cx - R)} ${n1(cy)}a${n1(R)} ${n1(R)} 0 1 0 ${n1(2 * R)} 0a${n1(R)} ${n1(R)} 0 1 0 ${n1(-2 * R)} 0Z`;

/** A toothed wheel with `arms` openings, as one path for an even-odd fill. */
export function wheel(cx: number, cy: number, R: number, teeth: number, arms: number, turn = 0): string {
  const out: P[] = [], t = TAU / teeth, low = R - Math.min(16, R * 0.1);
  for (let i = 0; i < teeth; i++) {
    const a = turn + i * t;
    out.push(polar(cx, cy, low, a - t * 0.3), polar(cx, cy, R, a - t * 0.16), polar(cx, cy, R, a + t * 0.16), polar(cx, cy, low, a + t * 0.3));
  }
  let d = poly(out);
  const ro = R * 0.78, ri = R * 0.24, w = R * 0.055;
  for (let i = 0; i < arms; i++) {
    const a0 = turn + (i * TAU) / arms, a1 = a0 + TAU / arms, i0 = a0 + w / ri, i1 = a1 - w / ri, o0 = a0 + (w * 0.7) / ro, o1 = a1 - (w * 0.7) / ro;
    const [p, q, s, u] = [polar(cx, cy, ri, i0), polar(cx, cy, ro, o0), polar(cx, cy, ro, o1), polar(cx, cy, ri, i1)];
    d += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}A${n1(ro)} ${n1(ro)} 0 0 1 ${n1(s[0])} ${n1(s[1])}L${n1(u[0])} ${n1(u[1])}A${n1(ri)} ${n1(ri)} 0 0 0 ${n1(p[0])} ${n1(p[1])}Z`;
  }
  return d + ring(cx, cy, R * 0.08);
}

/** A dark thing against a light that comes from (dx, dy): its lit edge, then itself. */
export function against(d: string, fill: string, lit: string, dx: number, dy: number, o = 1): string {
  return path(d, `fill="${lit}" fill-rule="evenodd" transform="translate(${dx} ${dy})"${o < 1 ? ` opacity="${o}"` : ''}`) + path(d, `fill="${fill}" fill-rule="evenodd"`);
}

/** a cat from behind, sitting at (x, y), its tail hanging */
export function cat(x: number, y: number, k: number, fill: string, lit: string): string {
  const body = 'M-46 0C-56 -44 -40 -84 -22 -98C-30 -112 -33 -128 -30 -142L-33 -170L-12 -154Q0 -158 12 -154L33 -170L30 -142C33 -128 30 -112 22 -98C40 -84 56 -44 46 0C50 22 64 34 60 62C58 82 40 88 34 78C30 70 42 68 42 56C40 36 26 26 24 2Z';
  return g(path(body, `fill="${lit}" transform="translate(-3 -4)"`) + path(body, `fill="${fill}"`), `transform="translate(${x} ${y}) scale(${k})"`);
}
