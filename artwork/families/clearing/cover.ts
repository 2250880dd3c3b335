import { at, Drawing, g, type Input, lum, mix, type P, path, rect, set, shade } from '#artwork/engine.ts';
import { figure, fitLine, numberOf, pickInk } from '#artwork/lettering/numbers.ts';
import { field, polylines } from '#artwork/outlines/field.ts';
import { roundRect, unit } from '#artwork/outlines/strokes.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { drawBrightSpots } from './flowers.ts';
import { type Gap, growThicket, type Thicket } from './thicket.ts';

/** a plain label at the foot with the words */
function drawLabel(c: Drawing, open: string, night: string): void {
  const { p, input: inp } = c, panel = 1116;
  const lab = roundRect(120, panel, 760, 196, 6), on = open, ink = pickInk(on, [p.ink, night, p.e], 5);
  c.add('art', c.soft(lab, 4, 12, 14, '#000', 0.34, 5) + path(lab, `fill="${on}"`)
    + path(roundRect(134, panel + 14, 732, 168, 3), `fill="none" stroke="${pickInk(on, [p.a, p.e], 1.6)}" stroke-width="2"`));
  const L = inp.headline.split('|').map((s) => s.trim()), second = [inp.sub, inp.name].filter(Boolean) as string[], fam = 'elsie:900',
    hs = Math.min(...L.map((s) => fitLine(s, fam, 650, L.length > 1 ? 54 : 72).size)), t0 = second.length ? 0 : 26;
  const block = L.length * hs * 1.04 + second.length * 40, y0 = panel + 98 - block / 2 + hs * 0.76 + t0 * 0;
  L.forEach((s, i) => c.add('type', path(at(set(s, fam, hs), 500, y0 + i * hs * 1.04), `fill="${ink}"`)));
  second.forEach((s, i) => c.add('type', path(at(fitLine(upper(s), 'jost:500', 640, 26, { track: 150 }), 500, y0 + (L.length - 1) * hs * 1.04 + 50 + i * 40), `fill="${ink}"`)));
}

/** the number q cleared in the thicket */
function drawOpening(c: Drawing, open: string, night: string, q: Gap['q'], { back, mid, front }: Thicket): void {
  const mask = c.mask(rect(0, 0, 1000, 1400, 'fill="#fff"') + path(q.d, 'fill="#000"'));
  c.add('art', g(back + mid, `mask="${mask}"`));
  // the clearing itself: paper, with the thicket's shade falling in
  c.add('art', path(q.d, `fill="${open}"`)
    + g([6, 5, 4, 3, 2, 1].map((i) => path(q.d, `fill="none" stroke="${night}" stroke-opacity=".075" stroke-width="${i * 4.4}" transform="translate(5 7)"`))
    .join('') + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#000', 0.06], [0.5, '#000', 0]], 0, 0, 0.3, 1)}"`), `clip-path="${c.clip(path(q.d))}"`));
  c.add('art', front);
}

/** A number cleared in a thicket of leaves, and a label at its foot. */
export function drawClearing(inp: Input): Drawing {
  const c = new Drawing('clearing', inp), { p } = c, r = c.r.sub('cl');
  const kinds = ['jungle', 'meadow', 'grove', 'frost'], m = kinds.includes(inp.motif || '') ? inp.motif! : kinds[c.r.i(0, 3)]!, num = numberOf(inp), dark = lum(p.bg) < 0.5;
  const open = dark ? p.ink : p.paper, night = m === 'meadow' ? mix(p.c, '#12281f', 0.66) : shade(lum(p.e) < 0.45 ? p.e : shade(p.e, -0.3), -0.06);
  const q = figure(num, 'jost:800', 500, 570, num.length === 1 ? 480 : 800, num.length === 1 ? 730 : 620, { track: num.length > 1 ? 14 : 0 }), sd = field(polylines(q.d, 6), 5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${night}"`));
  const grad = (x: number, y: number): P => unit([sd(x + 8, y) - sd(x - 8, y), sd(x, y + 8) - sd(x, y - 8)]);
  const gap: Gap = { q, sd, grad }, thicket = growThicket(c, r, m, night, gap);
  drawOpening(c, open, night, q, thicket);
  drawBrightSpots(c, r, m, night, gap, thicket.edge);
  drawLabel(c, open, night);
  c.add('texture', c.vignette('#000', 0.24) + c.grain(0.95));
  c.alt = `${num}: ${inp.headline.replace(/\|/g, ' ')}`;
  return c;
}
