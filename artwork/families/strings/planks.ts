import {
  at, clamp, contrast, type Drawing, ell, glyphPaths, type Input, type LineSpec, lum, mix, noise1, type P, path, rect,
  shade, smooth, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { spaced } from '#artwork/materials/outlines.ts';
import { clipOf, lay, softU } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { nails, strung } from './threads.ts';

/** A hero on upright planks, its words strung between nails too. */
export function drawPlanks(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const dark = isDark(p);
  const plain = dark ? mix('#33221a', p.bg, 0.45) : mix('#9a6a42', p.a, 0.24);
  // threads of every colour stand out on wood of a middle tone
  const wood = lum(plain) > 0.56 ? shade(plain, 0.56 - lum(plain)) : plain;
  let planks = '';
  const nz = noise1('wood' + inp.seed);
  for (let b = 0; b < 5; b++) {
    const x = b * 200,
      col = shade(wood, r.f(-0.035, 0.035), 0, r.f(-4, 4));
    planks += rect(x, 0, 200, 1400, `fill="${col}"`);
    let d = '',
      d2 = '';
    const kx = x + r.f(50, 150),
      ky = r.f(200, 1200);
    for (let i = 0; i < 15; i++) {
      const x0 = x + 6 + i * 13.4,
        q: P[] = [];
      for (let y = -20; y <= 1420; y += 60) {
        const dy = (y - ky) / 130,
          push = (Math.exp(-dy * dy) * 34 * Math.sign(x0 - kx)) / (1 + Math.abs(x0 - kx) / 40);
        q.push([clamp(x0 + nz(y / 190 + b * 9 + i * 0.13) * 9 + push, x + 3, x + 197), y]);
      }
      if (i % 3) d += smooth(q, false);
      else d2 += smooth(q, false);
    }
    planks += path(d, `fill="none" stroke="#1a0c04" stroke-opacity=".13" stroke-width="2.2"`)
      + path(d2, `fill="none" stroke="#1a0c04" stroke-opacity=".22" stroke-width="3.4"`) + ell(kx, ky, 8, 15, 'fill="#1a0c04" fill-opacity=".3"')
      + rect(x - 2, 0, 4, 1400, 'fill="#0e0602" fill-opacity=".6"') + rect(x + 2, 0, 2, 1400, 'fill="#fff" fill-opacity=".18"');
  }
  c.add('ground', planks + c.vignette('#000', dark ? 0.42 : 0.3));
  const ps = lay(c, heroFor(inp), 500, 556, 690, 760, { step: 7 });
  c.add('art', strung(c, heroFor(inp), ps, new VisibleParts(ps, 2), { wood, dark }));
  const words = inLines(inp.headline, 13);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'league-spartan:800', w: 780, max: words.length > 1 ? 104 : 140, track: 24, gap: i === words.length - 1 ? 52 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:600', w: 720, max: 38, track: 90, flat: true });
  const k = stackEven(specs, { cy: 1180 });
  const tid = c.def((id) => `<path id="${id}" d="${words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('')}"/>`);
  const want = dark ? p.ink : '#fffaf0';
  const tc = contrast(want, wood) > 3.2 ? want : dark ? '#fff8ea' : inkOn(wood, [shade(p.e, -0.2), p.ink, '#24120a'], 4.4);
  const middle = (k.ys[0]! - k.runs[0]!.cap + k.ys[words.length - 1]!) / 2;
  const tn: P[] = [];
  words.forEach((_, i) => glyphPaths(k.runs[i]!, 500, k.ys[i]!)
    .forEach((gl) => flatten(gl.d, 10).forEach((l) => l.length > 3 && spaced(l, k.runs[i]!.size > 112 ? 34 : 46).forEach((o) => tn.push(o.p)))));
  const under = lum(tc) > 0.6 ? mix(wood, tc, 0.4) : shade(tc, 0.05);
  c.add('type', softU(tid, 3, 6, 6, '#000', 0.42, 4) + use(tid, `fill="${under}"`)
    + `<g clip-path="${clipOf(c, tid)}" fill="none" stroke="${tc}">${path(parallels(26, middle), `stroke-width="2.5"`)}${path(parallels(-44, middle), `stroke-width="2.2" stroke-opacity=".85"`)}</g>`
    + use(tid, `fill="none" stroke="${tc}" stroke-width="3.4" stroke-linejoin="round"`) + nails(c, tn, k.runs[0]!.size > 112 ? 0.66 : 0.5));
  if (!small) return;
  const line = at(k.runs[words.length]!, 500, k.ys[words.length]!);
  c.add('type', path(line, `fill="#000" fill-opacity=".4" transform="translate(1.5 2)"`) + path(line, `fill="${inkOn(wood, [tc, '#fffaf0', '#1c0f08'], 4.5)}"`));
}

/** threads across the words' whole field at an angle */
function parallels(deg: number, middle: number): string {
  const a = (deg * Math.PI) / 180,
    ca = Math.cos(a),
    sa = Math.sin(a);
  let d = '';
  for (let q = -430; q <= 430; q += 5.4) {
    const f = (u: number): P => [500 + ca * u - sa * q, middle + sa * u + ca * q];
    d += `M${f(-470).map(Math.round).join(' ')}L${f(470).map(Math.round).join(' ')}`;
  }
  return d;
}
