import { circ, type Drawing, mix, n1, type P, type Palette, path, polar, type Rng, shade, TAU } from '#artwork/engine.ts';

export type Work = { c: Drawing; r: Rng; p: Palette; straw: string; black: string; red: string; green: string };
export type Room = { top: number; h: number; ground: string };

export function workOf(c: Drawing): Work {
  const { p } = c;
  return { c, r: c.r, p, straw: mix(p.b, '#d9ae62', 0.5), black: mix('#1a1412', p.e, 0.3), red: mix('#ad2b22', p.a, 0.25), green: mix('#2f6f3e', p.c, 0.25) };
}

/** which colour a stitch has, by the row it is in (0 in the middle, 1 at the rim) and its angle */
export type Pattern = (row: number, angle: number) => string;

/** A round basket seen from above: rows of grass, each sewn to the last with stitches that lean a little. */
export function coiled({ c, straw }: Work, [cx, cy]: P, R: number, gap: number, pattern: Pattern): string {
  const stitches = new Map<string, string>(), rows = Math.round(R / gap);
  let o = circ(cx, cy, R, `fill="${shade(straw, -0.16)}"`);
  for (let i = 0; i < rows; i++) {
    const q = gap * (i + 0.5), n = Math.max(8, Math.round((TAU * q) / (gap * 0.62)));
    o += circ(cx, cy, q, `fill="none" stroke="${shade(straw, -0.04)}" stroke-width="${n1(gap * 0.82)}"`);
    for (let k = 0; k < n; k++) {
      const a = (k / n) * TAU + i * 0.37, col = pattern(i / (rows - 1), a), from = polar(cx, cy, q - gap * 0.42, a - (gap * 0.12) / q), to = polar(cx, cy, q + gap * 0.42, a + (gap * 0.12) / q);
      stitches.set(col, `${stitches.get(col) ?? ''}M${n1(from[0])} ${n1(from[1])}L${n1(to[0])} ${n1(to[1])}`);
    }
  }
  // light falls on each row: dark in the groove, bright on its back
  for (const [col, d] of stitches) o += path(d, `stroke="${shade(col, -0.1)}" stroke-width="${n1(gap * 0.5)}" stroke-linecap="round"`) + path(d, `stroke="${col}" stroke-width="${n1(gap * 0.36)}" stroke-linecap="round"`);
  let groove = '', back = '';
  for (let i = 1; i <= rows; i++) { groove += circ(cx, cy, gap * i, ''); if (i < rows) back += circ(cx, cy, gap * (i + 0.4), ''); }
  o += `<g fill="none" stroke="#170d05" stroke-opacity=".34" stroke-width="${n1(gap * 0.2)}">${groove}</g><g fill="none" stroke="#fff3cf" stroke-opacity=".22" stroke-width="${n1(gap * 0.18)}">${back}</g>`;
  return o + circ(cx, cy, R, `fill="${c.rad([[0, '#fff6dd', 0.2], [0.5, '#fff6dd', 0], [0.86, '#160c05', 0], [1, '#160c05', 0.34]], 0.4, 0.36, 0.66)}"`);
}

/** Plaited straw as a field of cells, over and under, each with a colour of its own. */
export function plaited({ r, straw }: Work, x0: number, y0: number, nx: number, ny: number, q: number, colour: (i: number, j: number) => string): string {
  const over = new Map<string, string>();
  let fibre = '', edge = '';
  for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) {
    const x = x0 + i * q, y = y0 + j * q, across = (i + j) % 2 === 0, col = shade(colour(i, j), across ? 0.02 : -0.035);
    over.set(col, `${over.get(col) ?? ''}M${n1(x + 1)} ${n1(y + 1)}h${n1(q - 2)}v${n1(q - 2)}h${n1(2 - q)}Z`);
    for (let k = 1; k < 4; k++) { const t = (q * k) / 4 + r.f(-1, 1); fibre += across ? `M${n1(x + 3)} ${n1(y + t)}h${n1(q - 6)}` : `M${n1(x + t)} ${n1(y + 3)}v${n1(q - 6)}`; }
    edge += across ? `M${n1(x + 1)} ${n1(y + 1)}v${n1(q - 2)}M${n1(x + q - 1)} ${n1(y + 1)}v${n1(q - 2)}` : `M${n1(x + 1)} ${n1(y + 1)}h${n1(q - 2)}M${n1(x + 1)} ${n1(y + q - 1)}h${n1(q - 2)}`;
  }
  return path(`M${n1(x0)} ${n1(y0)}h${n1(nx * q)}v${n1(ny * q)}h${n1(-nx * q)}Z`, `fill="${shade(straw, -0.24)}"`) + [...over].map(([col, d]) => path(d, `fill="${col}"`)).join('') + path(fibre, 'stroke="#2a1806" stroke-opacity=".16" stroke-width="1.6" fill="none"') + path(edge, 'stroke="#2a1806" stroke-opacity=".3" stroke-width="3" fill="none"');
}
