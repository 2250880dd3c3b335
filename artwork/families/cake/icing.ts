import { n1, type Rng } from '#artwork/engine.ts';

/** icing that drips */
export const drip = (r: Rng, x0: number, x1: number, y: number, h: number, depth: number) => {
  let d = `M${n1(x0)} ${n1(y)}`;
  let x = x1;
  d += `H${n1(x1)}V${n1(y + h)}`;
  while (x > x0 + 1) {
    const w = Math.min(x - x0, r.f(26, 46));
    const L = r.f(0.15, 1) * depth;
    d += `v${n1(L * 0.6)}a${n1(w / 4)} ${n1(w / 4)} 0 0 1 ${n1(-w / 2)} 0v${n1(-L * 0.6)}`;
    const w2 = w / 2;
    d += `a${n1(w2 / 2)} ${n1(Math.min(w2 / 2, 10))} 0 0 0 ${n1(-w2)} 0`;
    x -= w;
  }
  return d + `V${n1(y)}Z`;
};
