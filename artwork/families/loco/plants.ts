import { blob, circ, ell, n1, path, polar, type Rng, shade, TAU } from '#artwork/engine.ts';

/** a storybook tree: trunk, crown with a lit side and a scatter of leaf strokes */
export const bush = (r: Rng, x: number, y: number, h: number, col: string, trunk: string, tall = false) => {
  const rx = h * (tall ? 0.16 : 0.3), ry = h * (tall ? 0.44 : 0.32), cy = y - h + ry;
  let leaf = '';
  for (let i = 0; i < (tall ? 10 : 14); i++) {
    const q = polar(0, 0, Math.sqrt(r.f(0.02, 0.8)), r.f(0, TAU)), lx = x + q[0] * rx, ly = cy + q[1] * ry;
    leaf += `M${n1(lx)} ${n1(ly)}q${n1(rx * 0.1)} ${n1(-ry * 0.12)} ${n1(rx * 0.24)} ${n1(-ry * 0.1)}`;
  }
  return path(`M${n1(x - h * 0.022)} ${n1(y + 4)}L${n1(x - h * 0.012)} ${n1(cy)}H${n1(x + h * 0.012)}L${n1(x + h * 0.028)} ${n1(y + 4)}Z`, `fill="${trunk}"`)
    + path(blob(r, x, cy, rx, ry, tall ? 8 : 9, 0.07), `fill="${col}"`) +
    path(blob(r, x - rx * 0.22, cy - ry * 0.2, rx * 0.62, ry * 0.62, 8, 0.1), `fill="${shade(col, 0.05)}"`)
      + path(leaf, `fill="none" stroke="${shade(col, -0.09)}" stroke-width="${n1(Math.max(1.6, h * 0.014))}" stroke-linecap="round"`);
};

/** meadow flowers standing at the foot of the card: poppies, daisies and bells by turns */
export const posy = (r: Rng, where: [number, number, number][], cols: string[], green: string, dark: string) =>
  where.map(([x, y, h], i) => {
    const lean = r.f(-0.14, 0.14) * h, tx = x + lean, ty = y - h, col = cols[i % cols.length]!, R = h * 0.13 + 7;
    let s = path(`M${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - h * 0.5)} ${n1(tx)} ${n1(ty)}`, `fill="none" stroke="${green}" stroke-width="${n1(4 + h * 0.01)}" stroke-linecap="round"`);
    s += path(`M${n1(x)} ${n1(y - h * 0.2)}C${n1(x - 30)} ${n1(y - h * 0.3)} ${n1(x - 34)} ${n1(y - h * 0.48)} ${n1(x - 30)} ${n1(y - h * 0.56)}C${n1(x
      - 12)} ${n1(y - h * 0.5)} ${n1(x - 2)} ${n1(y - h * 0.4)} ${n1(x)} ${n1(y - h * 0.2)}ZM${n1(x + 2)} ${n1(y - h * 0.1)}C${n1(x
        + 26)} ${n1(y - h * 0.16)} ${n1(x + 32)} ${n1(y - h * 0.3)} ${n1(x + 30)} ${n1(y - h * 0.4)}C${n1(x + 12)} ${n1(y - h * 0.34)} ${n1(x
        + 2)} ${n1(y - h * 0.26)} ${n1(x + 2)} ${n1(y - h * 0.1)}Z`,
      `fill="${green}"`);
    if (i % 3 === 1) {
      for (let j = 0; j < 11; j++) s += ell(0, -R * 0.78, R * 0.2, R * 0.46, `fill="${col}" transform="translate(${n1(tx)} ${n1(ty)}) rotate(${n1((j / 11) * 360)})"`);
      return s + circ(tx, ty, R * 0.42, `fill="${cols[2]!}"`);
    }
    if (i % 3 === 0) {
      const d = (k: number) =>
        `M${n1(tx)} ${n1(ty + R * 0.8)}C${n1(tx - R * 1.5 * k)} ${n1(ty
          + R * 0.7)} ${n1(tx - R * 1.5 * k)} ${n1(ty - R * 0.9)} ${n1(tx - R * 0.5 * k)} ${n1(ty - R * 0.9)}C${n1(tx)} ${n1(ty - R * 1.25)} ${n1(tx)} ${n1(ty
          - R * 1.25)} ${n1(tx + R * 0.5 * k)} ${n1(ty - R * 0.9)}C${n1(tx + R * 1.5 * k)} ${n1(ty - R * 0.9)} ${n1(tx + R * 1.5 * k)} ${n1(ty + R * 0.7)} ${n1(tx)} ${n1(ty + R * 0.8)}Z`;
      return s + path(d(1), `fill="${shade(col, -0.05)}"`)
        + path(`M${n1(tx - R * 1.1)} ${n1(ty - R * 0.1)}C${n1(tx - R * 0.6)} ${n1(ty - R * 0.5)} ${n1(tx + R * 0.6)} ${n1(ty - R * 0.5)} ${n1(tx
        + R * 1.1)} ${n1(ty - R * 0.1)}C${n1(tx + R)} ${n1(ty + R * 0.7)} ${n1(tx + R * 0.4)} ${n1(ty + R * 0.8)} ${n1(tx)} ${n1(ty
        + R * 0.8)}C${n1(tx - R * 0.4)} ${n1(ty + R * 0.8)} ${n1(tx - R)} ${n1(ty + R * 0.7)} ${n1(tx - R * 1.1)} ${n1(ty - R * 0.1)}Z`,
        `fill="${shade(col, 0.03)}"`) + ell(tx, ty - R * 0.36, R * 0.3, R * 0.17, `fill="${dark}" opacity=".8"`);
    }
    return s + path(`M${n1(tx)} ${n1(ty - R)}C${n1(tx - R)} ${n1(ty - R * 0.8)} ${n1(tx - R * 0.7)} ${n1(ty + R * 0.2)} ${n1(tx - R)} ${n1(ty + R * 0.9)}L${n1(tx - R * 0.5)} ${n1(ty + R * 0.6)}L${n1(tx)} ${n1(ty + R)}L${n1(tx + R * 0.5)} ${n1(ty + R * 0.6)}L${n1(tx + R)} ${n1(ty + R * 0.9)}C${n1(tx + R * 0.7)} ${n1(ty + R * 0.2)} ${n1(tx + R)} ${n1(ty - R * 0.8)} ${n1(tx)} ${n1(ty - R)}Z`,
      `fill="${col}"`);
  }).join('');
