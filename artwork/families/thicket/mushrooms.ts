import { clamp, g, lerp, mix, n1, type P, path, poly, shade, smooth, TAU } from '#artwork/engine.ts';
import { engrave } from '#artwork/marks/engraving.ts';
import { willowLeaf } from '#artwork/outlines/strokes.ts';
import { pen, spl, type Watercolour } from './pen.ts';

/** a toadstool */
export function mush(watercolour: Watercolour, x: number, y: number, s: number, lean: number, cw: number, chh: number, sh: number, col: string, spots = true) {
  const { c, r, paper, ink, ochre, dusk, W, I, wash, clearW, commit } = watercolour;
  const T = ([u, v]: P): P => [x + (u + (v / -sh) * lean) * s, y + v * s], Q = (ps: P[]) => ps.map(T);
  const tx = (d: P[]) => smooth(Q(d));
  const stemL: P[] = [[-40, 4], [-50, -14], [-38, -50], [-27, -sh * 0.5], [-24, -sh]], stemR: P[] = [[24, -sh], [29, -sh * 0.5], [42, -50], [54, -12], [40, 6]];
  const stem = tx([...stemL, ...stemR]), rim = sh - 4;
  const cap: P[] = [[-cw, -rim], [-cw * 1.0, -rim - chh * 0.32], [-cw * 0.8, -rim - chh * 0.72], [-cw * 0.4, -rim - chh * 0.96], [0, -rim - chh * 1.02],
    [cw * 0.42, -rim - chh * 0.95], [cw * 0.82, -rim - chh * 0.7], [cw * 1.01, -rim - chh * 0.3], [cw, -rim]];
  const under: P[] = [[cw, -rim], [cw * 0.6, -rim + 24], [0, -rim + 34], [-cw * 0.6, -rim + 24], [-cw, -rim]];
  const capTop = spl(Q(cap), 6), und = spl(Q(under), 6), capD = poly([...capTop, ...und]),
    undUp = Q([[-cw, -rim], [-cw * 0.5, -rim - 12], [0, -rim - 16], [cw * 0.5, -rim - 12], [cw, -rim]]), gillD = poly([...spl(undUp, 5), ...und]);
  clearW(stem + capD);
  wash(stem, mix('#f3e6c8', ochre, 0.12), 0.75);
  W.push(path(tx([[8, 0], [14, -sh * 0.5], [8, -sh], [24, -sh], [29, -sh * 0.5], [42, -50], [52, -12], [36, 6]]), `fill="${dusk}" fill-opacity=".3"`));
  // stem line, flutes, base
  I.push(path(pen(watercolour, spl(Q(stemL), 6), 4.6 * s) + pen(watercolour, spl(Q(stemR), 6), 5.4 * s)));
  let fl = '';
  for (let i = 0; i < 9; i++) {
    const u = lerp(-6, 25, i / 8), v0 = -sh * r.f(0.12, 0.3), v1 = -sh * r.f(0.55, 0.86);
    fl += pen(watercolour, spl(Q([[u * 1.3, v0], [u, (v0 + v1) / 2], [u * 0.9, v1]]), 3), 2.4 * Math.sqrt(s));
  }
  I.push(path(fl, 'opacity=".8"'));
  commit();
  // gills
  W.push(path(gillD, `fill="${paper}"`));
  wash(gillD, mix('#f0dcb8', ochre, 0.2), 0.85, 0, 0);
  let gl = '';
  for (let i = -13; i <= 13; i++) {
    const u = (i / 13.5) * cw * 0.97, yy = -rim + 31 * Math.sqrt(Math.max(0, 1 - (u / cw) ** 2)) - 4;
    gl += pen(watercolour, Q([[u * 0.3, -rim - 12], [u * 0.7, -rim + (yy + rim) * 0.4 - 6], [u, yy]]), 2.5 * Math.sqrt(s));
  }
  const ring = tx([[-26, -sh * 0.74], [0, -sh * 0.72], [28, -sh * 0.74], [44, -sh * 0.6], [24, -sh * 0.565], [4, -sh * 0.585], [-20, -sh * 0.56], [-42, -sh * 0.6]]);
  W.push(path(ring, `fill="${mix('#f7ecd4', ochre, 0.1)}"`));
  I.push(path(gl), path(ring, `fill="none" stroke="${ink}" stroke-width="${n1(3 * Math.sqrt(s))}" stroke-linejoin="round"`),
    path(Array.from({ length: 9 }, (_, i) => pen(watercolour, Q([[lerp(-24, 26, i / 8), -sh * 0.72], [lerp(-30, 32, i / 8), -sh * 0.6]]), 2.2)).join('')));
  commit();
  // cap
  const topD = poly([...capTop, ...spl(undUp, 5).reverse()]);
  W.push(path(topD, `fill="${col}" fill-opacity=".94" stroke="${shade(col, -0.12)}" stroke-opacity=".5" stroke-width="5" transform="translate(2 2)"`));
  W.push(path(tx([[-cw * 0.78, -rim - chh * 0.3], [-cw * 0.66, -rim - chh * 0.62], [-cw * 0.3, -rim - chh * 0.86], [-cw * 0.34, -rim - chh * 0.6],
    [-cw * 0.56, -rim - chh * 0.36]]), `fill="#fff3e4" fill-opacity=".5"`)
      + path(tx([[cw * 0.98, -rim - 6], [cw * 0.99, -rim - chh * 0.32], [cw * 0.78, -rim - chh * 0.7], [cw * 0.3, -rim - chh * 0.92],
      [cw * 0.56, -rim - chh * 0.5], [cw * 0.5, -rim - 12]]), `fill="${shade(col, -0.14)}" fill-opacity=".55"`));
  const cl = c.clip(path(topD));
  const f = (u: number, v: number): P => T([lerp(-1, 1, v) * cw * Math.sqrt(Math.max(0, 1 - Math.pow(u, 2.2))) * 1.0, -rim - 10 - chh * u * 0.99]);
  I.push(g(path(engrave((u, v) => f(u * 0.97, 0.5 + Math.sin((v - 0.5) * Math.PI) / 2), (u, v) => clamp((v - 0.56) * 1.25 + (u < 0.16 ? 0.1 : 0) - u * 0.18),
    { n: 40, sp: 5.2 * Math.sqrt(s), m: 14, r })), `clip-path="${cl}"`));
  if (spots) {
    const sp: [number, number, number][] = [[-0.5, 0.3, 0.15], [0.06, 0.42, 0.19], [0.56, 0.3, 0.14], [-0.18, 0.74, 0.13], [0.36, 0.7, 0.12],
      [-0.76, 0.16, 0.08], [-0.2, 0.14, 0.1], [0.3, 0.12, 0.09], [0.8, 0.14, 0.07], [-0.5, 0.6, 0.08], [0.06, 0.92, 0.07]];
    for (const [u, v, k] of sp) {
      const [qx, qy] = T([u * cw * Math.sqrt(1 - v * v * 0.75), -rim - 8 - chh * v * 0.96]), R = k * cw * s, sx = Math.sqrt(Math.max(0.25, 1 - u * u * 0.9)),
        d = smooth(Array.from({ length: 8 }, (_, i) => {
        const a = (i / 8) * TAU, q = R * r.f(0.86, 1.12);
        return [qx + Math.cos(a) * q * sx, qy + Math.sin(a) * q * 0.72] as P;
      }));
      W.push(path(d, `fill="#fffaf0"`));
      I.push(path(d, `fill="#fffaf0" stroke="${ink}" stroke-width="${n1(2.6 * Math.sqrt(s))}"`)
        + path(willowLeaf([qx + R * 0.7 * sx, qy - R * 0.2], [qx + R * 0.5 * sx, qy + R * 0.5], [qx - R * 0.4 * sx, qy + R * 0.62], R * 0.12), `fill="${ink}" opacity=".6"`));
    }
  }
  I.push(path(pen(watercolour, capTop, 6 * Math.sqrt(s)) + pen(watercolour, und, 4.6 * Math.sqrt(s))));
  commit();
  return T;
}
