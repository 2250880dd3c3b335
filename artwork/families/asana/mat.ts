import { type Drawing, g, mix, n1, type Palette, path, type Rng, shade } from '#artwork/engine.ts';

export type Studio = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; max: number };

/** A shape in flat ink with the speckle of a print towards one side: what gives it its roundness. */
export function speckled({ c, r }: Studio, d: string, [x, y, w, h]: readonly [number, number, number, number], col: string, n: number, side: 'left' | 'right' | 'below' = 'right', dl = -0.1): string {
  let a = '', b = '';
  for (let i = 0; i < n; i++) {
    const t = Math.sqrt(r.f()), u = r.f(), px = side === 'right' ? x + t * w : side === 'left' ? x + (1 - t) * w : x + u * w, py = side === 'below' ? y + t * h : y + u * h;
    const q = `M${n1(px)} ${n1(py)}h.1`;
    if (t > 0.72) a += q; else b += q;
  }
  const dark = shade(col, dl);
  return path(d, `fill="${col}"`) + g(path(a, `stroke="${dark}" stroke-width="5"`) + path(b, `stroke="${dark}" stroke-width="3"`), `fill="none" stroke-linecap="round" clip-path="${c.clip(path(d))}"`);
}

/** a rolled-out mat seen from its long side, its near edge on y */
export const matOf = (s: Studio, x: number, y: number, w: number, col: string) => path(`M${x + 46} ${y - 54}H${x + w - 46}L${x + w} ${y}H${x}Z`, `fill="${col}"`) + path(`M${x} ${y}H${x + w}V${y + 13}H${x}Z`, `fill="${shade(col, -0.12)}"`) + path(`M${x + 40} ${y - 40}H${x + w - 40}`, `stroke="${mix(col, '#ffffff', 0.35)}" stroke-width="5"`) + path(`M${x + 14} ${y - 12}H${x + w - 14}`, `stroke="${mix(col, '#ffffff', 0.35)}" stroke-width="5"`);
