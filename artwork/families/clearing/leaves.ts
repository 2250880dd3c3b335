import { type Drawing, mix, n1, path, shade, type Palette } from '#artwork/engine.ts';

/** A kind of leaf: its outline and its veins as path data, and how large it grows. */
type LeafKind = [d: string, veins: string, size: number];

/** the greens of a place */
export function greensOf(m: string, p: Palette): string[] {
  return m === 'jungle' ? [p.e, p.c, shade(p.c, -0.08), mix(p.c, p.e, 0.5), shade(p.c, 0.09)]
    : m === 'meadow' ? [shade(p.c, -0.06), p.c, shade(p.c, 0.07), mix(p.c, p.b, 0.25), p.e]
    : m === 'grove' ? [p.c, shade(p.c, 0.06), mix(p.c, p.d, 0.3), shade(p.c, -0.1), p.e] : [mix(p.e, '#fff', 0.25), p.d, mix(p.d, '#fff', 0.4), p.c, shade(p.e, 0.04)];
}

/** The kinds of leaves that grow in a place. The stem of each is at the origin, its tip at −100. */
export function leavesOf(m: string): LeafKind[] {
  const monstera = 'M0 0C-30 -2 -50 -22 -52 -48L-28 -42L-54 -58C-52 -72 -46 -84 -36 -92L-20 -70L-28 -98C-18 -106 -8 -110 0 -112C8 -110 18 -106 28 -98L20 -70L36 -92C46 -84 52 -72 54 -58L28 -42L52 -48C50 -22 30 -2 0 0Z',
    mV = 'M0 0V-100M0 -26L-38 -34M0 -26L38 -34M0 -46L-44 -62M0 -46L44 -62M0 -66L-30 -88M0 -66L30 -88';
  const palm = (() => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const t = i / 8, y = -14 - t * 78, L = 46 * Math.sin(0.5 + t * 2.2);
      for (const s of [-1, 1])
        d += `M0 ${n1(y)}C${n1(s * L * 0.4)} ${n1(y - 6)} ${n1(s * L * 0.8)} ${n1(y - 14)} ${n1(s * L)} ${n1(y - 30)}C${n1(s * L * 0.7)} ${n1(y - 22)} ${n1(s * L * 0.3)} ${n1(y + 4)} 0 ${n1(y + 9)}Z`;
    }
    return d + 'M-1.8 0L0 -112L1.8 0Z';
  })();
  const lance = 'M0 0C-24 -18 -28 -66 0 -112C28 -66 24 -18 0 0Z', lV = 'M0 -2V-104M0 -22L-13 -36M0 -22L13 -36M0 -42L-16 -58M0 -42L16 -58M0 -62L-13 -76M0 -62L13 -76';
  const grass = 'M-5 0C-8 -40 -4 -84 12 -124C8 -84 8 -40 5 0Z', gV = 'M0 0C0 -40 2 -84 10 -118';
  const sprig = (() => {
    let d = 'M-1.6 0C-2 -40 0 -80 2 -108L4 -108C3 -80 2 -40 1.6 0Z';
    for (let i = 0; i < 6; i++) {
      const y = -14 - i * 16;
      for (const s of [-1, 1]) d += `M0 ${y}C${s * 8} ${y - 16} ${s * 24} ${y - 20} ${s * 30} ${y - 16}C${s * 26} ${y - 4} ${s * 12} ${y + 2} 0 ${y}Z`;
    }
    return d;
  })();
  const fir = 'M-2 0L-1 -108L1 -108L2 0Z', firV = (() => {
    let d = 'M0 0V-108';
    for (let i = 0; i < 15; i++) {
      const y = -4 - i * 6.9, L = 25 * Math.sqrt(1 - i / 17);
      for (const s of [-1, 1]) d += `M0 ${n1(y)}Q${n1(s * L * 0.6)} ${n1(y - L * 0.3)} ${n1(s * L)} ${n1(y - L * 0.85)}`;
    }
    return d;
  })();
  return m === 'jungle' ? [[monstera, mV, 1.25], [palm, 'M0 0V-100', 1.3], [lance, lV, 1.05]]
    : m === 'meadow' ? [[grass, gV, 1.1], [sprig, 'M0 0V-100', 1], [lance, lV, 0.72]]
    : m === 'grove' ? [[lance, lV, 0.9], [sprig, 'M0 0V-100', 1.05], [lance, lV, 0.7]] : [[fir, firV, 1.2], [sprig, 'M0 0V-100', 0.95], [lance, lV, 0.66]];
}

/** a leaf of a colour, as a definition; fir needles are thin lines, other leaves have a shape */
export function leafOf(c: Drawing, d: string, veins: string, col: string): string {
  return c.def((id) =>
      veins.length > 500 ? `<g id="${id}" fill="none" stroke-linecap="round">${path(veins, `stroke="${shade(col, -0.1)}" stroke-width="4.4" transform="translate(.8 1.2)"`)}${path(veins, `stroke="${col}" stroke-width="3.4"`)}${path('M0 0V-104', `stroke="${shade(col, 0.08)}" stroke-width="2"`)}</g>`
        : `<g id="${id}">${path(d, `fill="${c.lin([[0, shade(col, -0.1)], [0.55, col], [1, shade(col, 0.07)]], 0, 1, 0.4, 0)}"`)}${path(veins,
        `fill="none" stroke="${shade(col, 0.15)}" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"`)}</g>`,
        'lf' + d + col);
}
