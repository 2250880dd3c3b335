import { lerp, n1, type P, polar, pt, ribbon, rot, TAU } from '#artwork/engine.ts';

export const num = (v: number) => String(Math.round(v * 1000) / 1000);
export const petalRing = (x: number, y: number, n: number, r0: number, r1: number, w: number, a0 = 0) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = a0 + (i * TAU) / n,
      f = (rr: number, s: number): P => {
        const q = polar(x, y, rr, a);
        return [q[0] - Math.sin(a) * s, q[1] + Math.cos(a) * s];
      };
    const m = lerp(r0, r1, 0.62);
    d += `M${pt(f(r0, 0))}C${pt(f(lerp(r0, r1, 0.3), w * 0.55))} ${pt(f(m, w))} ${pt(f(r1, 0))}C${pt(f(m, -w))} ${pt(f(lerp(r0, r1, 0.3), -w * 0.55))} ${pt(f(r0, 0))}Z`;
  }
  return d;
};
/** the half-moon, drop and diamond punches of the tissue cutter */
export const tear = (x: number, y: number, L: number, w: number, a: number) => {
  const f = (u: number, v: number): P => {
    const q = rot([u, v], a);
    return [x + q[0], y + q[1]];
  };
  return `M${pt(f(0, 0))}C${pt(f(L * 0.3, w * 0.2))} ${pt(f(L * 0.55, w))} ${pt(f(L * 0.82, w * 0.8))}C${pt(f(L * 1.08, w * 0.5))} ${pt(f(L * 1.08,
    -w * 0.5))} ${pt(f(L * 0.82, -w * 0.8))}C${pt(f(L * 0.55, -w))} ${pt(f(L * 0.3, -w * 0.2))} ${pt(f(0, 0))}Z`;
};
export const dia = (x: number, y: number, a: number, b = a) => `M${n1(x)} ${n1(y - b)}L${n1(x + a)} ${n1(y)}L${n1(x)} ${n1(y + b)}L${n1(x - a)} ${n1(y)}Z`;
export const curl = (x: number, y: number, R: number, a0: number, dir: number, turns = 1.6, w = 7) => {
  const ps: P[] = [];
  for (let i = 0; i <= 28; i++) {
    const t = i / 28;
    ps.push(polar(x, y, R * (1 - t * 0.86), a0 + dir * t * turns * TAU));
  }
  return ribbon(ps, (t) => w * Math.sin(Math.PI * (0.12 + 0.8 * t)));
};

/** a circle as a path */
export function circPath(x: number, y: number, R: number) {
  return `M${n1(x - R)} ${n1(y)}a${n1(R)} ${n1(R)} 0 1 0 ${n1(R * 2)} 0a${n1(R)} ${n1(R)} 0 1 0 ${n1(-R * 2)} 0Z`;
}

/** five round petals of a printed flower of the radius R */
export function fivePetals(x: number, y: number, R: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const q = polar(x, y, R * 0.62, (i / 5) * TAU);
    return `<circle cx="${n1(q[0])}" cy="${n1(q[1])}" r="${n1(R * 0.42)}"/>`;
  }).join('');
}
