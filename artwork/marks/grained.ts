import { type Drawing, g, n1, path, type Rng, shade } from '#artwork/engine.ts';

/** What the grain of a shape is: how many grains, where its shade lies (degrees; 0 is right, 90 below), how dark, and how far it reaches in. */
export type Grain = { n?: number; from?: number; dl?: number; reach?: number; size?: number };

/** A shape in flat ink with the grain of a print, which is denser towards the shaded side and makes it look round. */
export function grained({ c, r }: { c: Drawing; r: Rng }, d: string, [x, y, w, h]: readonly [number, number, number, number], col: string, { n = 260, from = 60, dl = -0.1, reach = 0.62, size = 4 }: Grain = {}): string {
  const a = (from * Math.PI) / 180, ux = Math.cos(a), uy = Math.sin(a), half = (Math.abs(ux) * w + Math.abs(uy) * h) / 2;
  let near = '', far = '';
  for (let i = 0; i < n; i++) {
    const px = r.f(), py = r.f(), X = x + px * w, Y = y + py * h, t = (((px - 0.5) * w * ux + (py - 0.5) * h * uy) / half + 1) / 2;
    if (t < 1 - reach || r.f() > ((t - 1 + reach) / reach) ** 1.4 * 1.3) continue;
    const dot = `M${n1(X)} ${n1(Y)}h.1`;
    if (t > 0.78) near += dot; else far += dot;
  }
  const dark = shade(col, dl);
  return path(d, `fill="${col}"`) + g(path(near, `stroke="${dark}" stroke-width="${n1(size * 1.5)}"`) + path(far, `stroke="${dark}" stroke-width="${size}"`), `fill="none" stroke-linecap="round" clip-path="${c.clip(path(d))}"`);
}
