import {
  at, circ, type Drawing, type Input, lerp, type LineSpec, mix, n1, type P, path, rect, shade, smooth, use,
} from '#artwork/engine.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackEven } from '#artwork/materials/lettering.ts';
import { clipOf, lay } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { coatOf, exposed } from './exposure.ts';

/** A hero on a coat brushed on cream paper in broad strokes; the words below in an italic. */
export function drawBrushed(c: Drawing, inp: Input): void {
  const { r } = c;
  const coat = coatOf(c.p);
  const paper = '#f6f1e4';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + c.grain(1));
  const X0 = 96,
    X1 = 904,
    Y0 = 92,
    Y1 = 1070;
  let body = '',
    dry = '',
    streak = '';
  const rows = 19;
  for (let i = 0; i < rows; i++) {
    const y = lerp(Y0 + 24, Y1 - 24, i / (rows - 1)),
      xl = X0 + r.f(-26, 20),
      xr = X1 + r.f(-20, 26),
      wob = r.f(-7, 7);
    const q: P[] = [];
    const H = 38;
    for (let k = 0; k <= 9; k++) q.push([lerp(xl + 12, xr - 12, k / 9), y - H + wob * Math.sin(k) + r.f(-3, 3)]);
    for (let k = 0; k <= 7; k++) q.push([xr + r.f(-16, 16), lerp(y - H, y + H, k / 7)]);
    for (let k = 9; k >= 0; k--) q.push([lerp(xl + 12, xr - 12, k / 9), y + H + wob * Math.sin(k) + r.f(-3, 3)]);
    for (let k = 7; k >= 0; k--) q.push([xl + r.f(-16, 16), lerp(y - H, y + H, k / 7)]);
    body += smooth(q);
    // bristles that ran dry
    for (const [x, sg] of [[xl, -1], [xr, 1]] as const)
      for (let k = 0; k < 7; k++) {
        const yy = y + r.f(-H, H),
          L = r.f(12, 50),
          w = r.f(1.2, 5);
        dry += `M${n1(x - sg * 10)} ${n1(yy - w)}Q${n1(x + sg * L * 0.6)} ${n1(yy - w * 0.4)} ${n1(x + sg * L)} ${n1(yy + r.f(-2, 2))}Q${n1(x + sg * L * 0.5)} ${n1(yy + w)} ${n1(x - sg * 10)} ${n1(yy + w)}Z`;
      }
    for (let k = 0; k < 6; k++) {
      const yy = y + r.f(-H, H);
      streak += `M${n1(X0 + r.f(0, 260))} ${n1(yy)}Q500 ${n1(yy + r.f(-8, 8))} ${n1(X1 - r.f(0, 260))} ${n1(yy + r.f(-4, 4))}`;
    }
  }
  const cid = c.def((id) => `<path id="${id}" d="${body}"/>`);
  const pool = c.rad([[0, shade(coat, 0.05, 0.012)], [0.62, coat], [1, shade(coat, -0.06)]], 500, 560, 700, 'u');
  const rim = mix(coat, paper, 0.55);
  let s = use(cid, `fill="${rim}" fill-opacity=".5" stroke="${rim}" stroke-opacity=".5" stroke-width="7"`)
    + path(dry, `fill="${mix(coat, paper, 0.12)}"`) + use(cid, `fill="${pool}"`)
    + `<g clip-path="${clipOf(c, cid)}">${path(streak, 'fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="5"')}${path(streak,
    'fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3" transform="translate(30 9)"')}</g>`;
  for (let i = 0; i < 16; i++) {
    const q: P = [r.chance(0.5) ? r.f(20, 80) : r.f(920, 980), r.f(80, 1100)];
    s += circ(q[0], q[1], r.f(1, 4.5), `fill="${coat}" fill-opacity=".8"`);
  }
  const h = heroFor(inp);
  const ps = lay(c, h, 500, 572, 640, 770);
  c.add('art', s + exposed(c, h, ps, new VisibleParts(ps, 2), { coat, white: mix('#f4f6f2', coat, 0.03) }));
  const words = inLines(inp.headline, 20);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'cormorant-garamond:600i', w: 800, max: words.length > 1 ? 76 : 104, gap: i === words.length - 1 ? 44 : 34, flat: true }));
  if (small) specs.push({ t: upper(small), f: 'tenor-sans', w: 760, max: 27, track: 190, flat: true });
  const k = stackEven(specs, { cy: 1222 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${coat}"`)).join(''));
}
