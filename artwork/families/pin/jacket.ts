import {
  at, circ, clamp, contrast, type Drawing, fromOklch, type LineSpec, lum, METAL, mix, n1, type P, path, rect, shade,
  smooth, toOklch, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackEven } from '#artwork/materials/lettering.ts';
import { rrD, spaced } from '#artwork/materials/outlines.ts';
import { softU } from '#artwork/materials/pieces.ts';
import { enamelled } from './enamel.ts';
import { liningFor } from './lining.ts';

/** a colour as a dyer would get it into cotton: never bright, never quite black */
function dyed(x: string): string {
  const o = toOklch(x);
  return fromOklch({ l: clamp(o.l, 0.3, 0.56), c: Math.min(o.c, 0.095), h: o.h });
}

/** cotton twill: a diagonal rib, slubs along the weft, worn paler here and there */
function twill(c: Drawing, cloth: string): string {
  const { r } = c;
  let slub = '';
  for (let i = 0; i < 90; i++) { const x = r.f(0, 260), y = r.f(0, 260); slub += `M${n1(x)} ${n1(y)}l${n1(r.f(0, 3))} ${n1(r.f(10, 46))}`; }
  const rib = `<path d="M-3 15L15 -3M-3 3L3 -3M9 15L15 9" stroke="#fff" stroke-opacity=".15" stroke-width="2.4"/><path d="M-3 9L9 -3M3 15L15 3" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`;
  return rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(cloth, 0.075, -0.01)], [0.55, cloth], [1, shade(cloth, -0.07)]], 470, 520, 900, 'u')}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.pattern(260, 260, `<path d="${slub}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2.2" stroke-linecap="round"/>`)}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(12, 12, rib)}"`);
}

/** a felled seam along a line, with two rows of topstitching */
function seam(d: string, cloth: string, thread: string, gap: number, across: 'x' | 'y'): string {
  const by = (k: number) => (across === 'x' ? `translate(${k} 0)` : `translate(0 ${k})`);
  let s = path(d, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="12" transform="${by(3)}"`) + path(d, `fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" transform="${by(-4)}"`)
    + path(d, `fill="none" stroke="${shade(cloth, -0.12)}" stroke-width="4"`);
  for (const k of [gap, gap * 2.1])
    s += path(d, `fill="none" stroke="#000" stroke-opacity=".35" stroke-width="6" stroke-dasharray="19 9" stroke-linecap="round" transform="${by(-k + 2.5)}"`) + path(d, `fill="none" stroke="${thread}" stroke-width="5" stroke-dasharray="19 9" stroke-linecap="round" transform="${by(-k)}"`);
  return s;
}

export const ON_JACKET = { cx: 470, cy: 540, w: 590, h: 610 };

/** Worn on a denim jacket, the words on a sewn patch. */
export function denimJacket(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const dark = isDark(p);
  const cloth = liningFor(p, h, [dyed(mix('#35557f', p.e, 0.3)), dyed(dark ? p.bg : p.e), dyed(dark ? p.b : p.ink)]);
  const thread = contrast('#d98f45', cloth) > 2 ? '#d98f45' : '#e9b876';
  c.add('ground', twill(c, cloth));
  // yoke, placket and the point of the pocket flap
  const yoke = smooth([[-20, 150], [250, 138], [500, 150], [780, 150], [1020, 128]], false),
    front = 'M884 -20C880 400 890 900 884 1420',
    flap: P[] = [[96, 1420], [96, 918], [828, 918], [828, 1420]];
  let cut = seam(yoke, cloth, thread, 15, 'y') + seam(front, cloth, thread, 14, 'x');
  cut += path(`M${flap.map((q) => q.join(' ')).join('L')}`, `fill="${shade(cloth, 0.012)}" fill-opacity=".5" stroke="#000" stroke-opacity=".3" stroke-width="7"`)
    + path('M112 1420V934H812V1420', `fill="none" stroke="${thread}" stroke-width="5" stroke-dasharray="19 9" stroke-linecap="round"`) + path('M130 1420V952H794V1420', `fill="none" stroke="${thread}" stroke-width="5" stroke-dasharray="19 9" stroke-linecap="round"`);
  // shank buttons
  const M = METAL[p.metal];
  for (const y of [300, 760, 1220])
    cut += circ(948, y + 7, 38, 'fill="#000" fill-opacity=".35"') + circ(944, y, 36, `fill="${M[0]}"`) + circ(944, y, 33, `fill="${c.rad([[0, M[6]], [0.45, M[1]], [1, M[0]]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"`)
      + circ(944, y, 23, `fill="none" stroke="${M[0]}" stroke-width="3"`) + circ(944, y, 9, `fill="${M[0]}"`) + circ(942.6, y - 1.6, 7, `fill="${M[1]}"`);
  c.add('frame', cut);
  c.add('art', enamelled(c, h, ON_JACKET, -5, cloth));
  // the patch
  const words = inLines(input.headline, 15),
    small = smallLineOf(input),
    face = dark ? (lum(p.a) > 0.66 ? p.a : mix(p.a, p.ink, 0.2)) : mix(p.paper, '#fff6e2', 0.4),
    ink = withContrast(face, dark ? p.bg : [p.a, p.e].find((x) => contrast(x, face) > 4.5) ?? p.ink, 4.6),
    rim = dark ? p.ink : [p.a, p.b, p.c, p.e].find((x) => x !== ink && contrast(x, face) > 1.5 && contrast(x, cloth) > 1.4) ?? ink;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'lobster', w: 560, max: words.length > 1 ? 104 : 124, gap: i === words.length - 1 ? 40 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:700', w: 520, max: 36, track: 70, flat: true });
  const k = stackEven(specs, { cy: 1146 });
  const ht = Math.max(250, k.H + 112),
    outline = rrD(136, 1146 - ht / 2, 652, ht, 64),
    id = c.def((q) => `<path id="${q}" d="${outline}"/>`);
  let edge = '';
  for (const { p: q, n } of spaced(flatten(outline, 6)[0]!, 6.2)) edge += `M${n1(q[0] - n[0] * 11 + n[1] * 2)} ${n1(q[1] - n[1] * 11 - n[0] * 2)}L${n1(q[0] + n[0] * 11 - n[1] * 2)} ${n1(q[1] + n[1] * 11 + n[0] * 2)}`;
  const weave = c.pattern(14, 14, '<path d="M0 3.5H14M0 10.5H14" stroke="#000" stroke-opacity=".07" stroke-width="3"/><path d="M3.5 0V14M10.5 0V14" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>');
  c.add('ornament', softU(id, 5, 9, 18, '#000', 0.4, 6) + use(id, `fill="${face}"`) + use(id, `fill="${weave}"`)
    + use(id, `fill="none" stroke="${shade(rim, -0.12)}" stroke-width="25"`) + path(edge, `fill="none" stroke="${rim}" stroke-width="4.6" stroke-linecap="round"`)
    + use(id, `fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7" transform="translate(-2 -3)"`) + use(id, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6" transform="translate(4 6)"'));
  const satin = c.pattern(16, 16, '<path d="M-4 4L4 -4M-4 12L12 -4M-4 20L20 -4M4 20L20 4M12 20L20 12" stroke="#fff" stroke-opacity=".2" stroke-width="2.4"/>');
  c.add('type', k.runs.map((q, i) => {
    const d = at(q, 462, k.ys[i]!);
    return i < words.length ? path(d, `fill="#000" fill-opacity=".3" transform="translate(2.4 4)"`) + path(d, `fill="${ink}" stroke="${ink}" stroke-width="3"`) + path(d, `fill="${satin}"`)
      : path(d, `fill="${ink}"`);
  }).join(''));
  c.add('texture', c.vignette('#000', 0.22) + c.grain(0.5));
}
