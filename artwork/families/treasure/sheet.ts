import { g, lerp, mix, noise1, type P, path, poly, shade } from '#artwork/engine.ts';
import { looseBlob } from '#artwork/subjects/scenery.ts';
import type { Parchment } from './map.ts';

/** the sheet of parchment */
export function drawSheet({ inp, c, r, parch }: Parchment) {
  // deckled sheet with two burnt nicks
  const edge: P[] = [], nz = noise1(inp.seed + 'e');
  const side = (x0: number, y0: number, x1: number, y1: number, nx: number, ny: number, k: number) => {
    const L = Math.hypot(x1 - x0, y1 - y0), n = Math.round(L / 17);
    for (let i = 0; i < n; i++) {
      const t = i / n, e = nz(t * n * 0.3 + k * 60) * 6 + nz(t * n * 0.9 + k * 60) * 3.6 + Math.max(0, Math.exp(-(((t - (k % 2 ? 0.24 : 0.7)) * 26) ** 2)) * 24);
      edge.push([lerp(x0, x1, t) + nx * e, lerp(y0, y1, t) + ny * e]);
    }
  };
  side(40, 40, 960, 40, 0, 1, 0);
  side(960, 40, 960, 1360, -1, 0, 1);
  side(960, 1360, 40, 1360, 0, -1, 2);
  side(40, 1360, 40, 40, 1, 0, 3);
  const ed = poly(edge), eclip = c.clip(`<path d="${ed}"/>`);
  let base = c.soft(ed, 4, 12, 18, '#000', 0.42, 7) + path(ed, `fill="${c.rad([[0, shade(parch, 0.03)], [0.7, parch], [1, shade(parch, -0.1, 0.02)]], 0.5, 0.46, 0.72)}"`);
  let st = '';
  for (let i = 0; i < 26; i++) st += path(looseBlob(r, r.f(0, 1000), r.f(0, 1400), r.f(14, 100)), `fill="${shade(parch, -0.12, 0.02)}" opacity="${r.f(0.05, 0.16).toFixed(2)}"`);
  for (let i = 5; i >= 1; i--) st += path(ed, `fill="none" stroke="${shade(parch, -0.34, 0.02)}" stroke-width="${i * 13}" stroke-opacity=".085"`);
  st += path(ed, `fill="none" stroke="${shade(parch, -0.4, 0.02)}" stroke-width="4" stroke-opacity=".55"`);
  c.add('ground', base + g(st, `clip-path="${eclip}"`));
  return eclip;
}

/** lines of water along the coast */
export function drawWaterLines({ parch, ink, wash, isl }: Parchment & { isl: string }) {
  let sea = '';
  // water lining: contour after contour by nested strokes
  let wl = '';
  const pc = mix(parch, wash, 0.42);
  [58, 43, 30, 19, 10].forEach((w,
    i) => (wl += path(isl, `fill="none" stroke="${mix(ink, pc, 0.2 + (4 - i) * 0.13)}" stroke-width="${w * 2 + 2.6}" stroke-linejoin="round"`)
      + path(isl, `fill="none" stroke="${mix(pc, parch, (4 - i) * 0.16)}" stroke-width="${w * 2}" stroke-linejoin="round"`)));
  sea += wl;
  return sea;
}
