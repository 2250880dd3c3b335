import {
  clamp, Drawing, g, type Input, lum, mix, n1, type P, path, polar, pt, qbez, rect, ribbon, shade,
} from '#artwork/engine.ts';
import { hueOf } from '#artwork/colours/table.ts';
import type { Brush } from './brush.ts';
import { drawLemon } from './lemon.ts';
import { drawMill } from './mill.ts';
import { type Panel, drawBorder, drawCartouche, drawTiles } from './panel.ts';
import { drawShip } from './ship.ts';
import { drawVase } from './vase.ts';

const OXIDES: [string, string][] = [['#173a8c', 'cobalt'], ['#5b2a63', 'manganese'], ['#14604f', 'copper']];

export function drawAzulejo(inp: Input): Drawing {
  const c = new Drawing('azulejo', inp), { r, p } = c;
  const m = ['ship', 'mill', 'vase', 'lemon'].includes(inp.motif || '') ? inp.motif! : 'ship';
  const h0 = hueOf(p.e), near = OXIDES.map((o) => ({ o, d: Math.abs(((hueOf(o[0]) - h0 + 540) % 360) - 180) })).sort((a, b) => a.d - b.d)[0]!.o;
  const ox = (OXIDES.find((o) => o[1] === inp.variant) ?? near)[0];
  const B = mix(ox, p.e, 0.12), D = shade(B, -0.1), M = mix(B, '#ffffff', 0.28);
  const glaze = mix('#f7f5ec', p.bg, lum(p.bg) > 0.6 ? 0.14 : 0.02), acc = mix('#e9a92c', lum(p.bg) > 0.6 ? p.b : p.a, 0.25);
  // brush
  const bs = (ps: P[], w: number, tail = 0.12) => ribbon(ps, (t) => w * (tail + (1 - tail) * Math.pow(Math.sin(Math.PI * clamp(0.06 + t * 0.9)), 0.7)));
  const q3 = (a: P, b: P, d: P, w: number, tail?: number) => bs(qbez(a, b, d, 10), w, tail);
  const tear = (x: number, y: number, a: number, l: number, w: number) => {
    const e = polar(x, y, l, a), n = a + Math.PI / 2;
    const b1 = polar(polar(x, y, l * 0.66, a)[0], polar(x, y, l * 0.66, a)[1], w, n), b2 = polar(polar(x, y, l * 0.66, a)[0], polar(x, y, l * 0.66, a)[1], w, n + Math.PI);
    const f1 = polar(e[0], e[1], w * 0.8, n), f2 = polar(e[0], e[1], w * 0.8, n + Math.PI);
    return `M${n1(x)} ${n1(y)}Q${pt(b1)} ${pt(b1)}C${pt(f1)} ${pt(f1)} ${pt(e)}C${pt(f2)} ${pt(f2)} ${pt(b2)}Q${pt(b2)} ${n1(x)} ${n1(y)}Z`;
  };
  const lens = (x: number, y: number, a: number, l: number, w: number) => {
    const e = polar(x, y, l, a), A1 = polar(x, y, l * 0.3, a), B1 = polar(x, y, l * 0.72, a), n = a + Math.PI / 2;
    return `M${n1(x)} ${n1(y)}C${pt(polar(A1[0], A1[1], w, n))} ${pt(polar(B1[0], B1[1], w * 0.9, n))} ${pt(e)}C${pt(polar(B1[0], B1[1], w * 0.9,
      n + Math.PI))} ${pt(polar(A1[0], A1[1], w, n + Math.PI))} ${n1(x)} ${n1(y)}Z`;
  };
  const wash = (d: string, o = 0.3, col = B) => path(d, `fill="${col}" fill-opacity="${o}" stroke="${col}" stroke-opacity="${Math.round(o * 80) / 100}" stroke-width="3.5" stroke-linejoin="round"`);
  const line = (d: string, o = 0.92) => path(d, `fill="${D}" fill-opacity="${o}"`);
  const panel: Panel = { inp, c, r, B, D, glaze, acc, bs, q3, tear, wash, line };
  const seams = drawTiles(panel);
  drawBorder(panel);
  const A: string[] = [];
  const gull = (x: number, y: number, s: number) => q3([x - 26 * s, y - 8 * s], [x - 12 * s, y - 14 * s], [x, y], 5 * s) + q3([x, y], [x + 12 * s, y - 16 * s], [x + 28 * s, y - 8 * s], 5 * s);
  const brush: Brush = { r, B, D, M, glaze, acc, bs, q3, tear, lens, wash, line, A, gull };
  if (m === 'ship') drawShip(brush);
  else if (m === 'mill') drawMill(brush);
  else if (m === 'vase') drawVase(brush);
  else drawLemon(brush);
  const cx = 500;
  // the clip keeps the painter inside the border
  c.add('art', g(A, `clip-path="${c.clip(rect(204, 204, 592, 786))}"`));
  drawCartouche({ ...panel, cx });
  c.add('texture', g(seams, 'fill="none" stroke-width="2.4"')
    + path([1, 2, 3, 4].map((i) => (i === 2 || i === 3 ? `M${i * 200} 0V1000M${i * 200} 1200V1400` : `M${i * 200} 0V1400`)).join('')
    + [1, 2, 3, 4, 5, 6].map((i) => `M0 ${i * 200}H1000`).join(''), `fill="none" stroke="${mix('#8d8672', glaze, 0.35)}" stroke-width="3.6"`)
    + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.2], [0.45, '#ffffff', 0], [1, '#5a4a2a', 0.1]], 0, 0, 1, 1)}"`) + c.grain(0.4));
  return c;
}
