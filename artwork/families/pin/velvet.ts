import {
  at, circ, clamp, type Drawing, fromOklch, type LineSpec, lum, METAL, mix, n1, path, shade, toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { clipOf, inner, softU } from '#artwork/materials/pieces.ts';
import { enamelled } from './enamel.ts';
import { liningFor } from './lining.ts';

const EDGE = 62;

export const ON_VELVET = { cx: 500, cy: 560, w: 670, h: 760 };

/** Seen close in a framed case of buttoned velvet, the words engraved on a plate. */
export function velvetFrame(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const deep = (x: string, l: number) => { const o = toOklch(x); return fromOklch({ l: clamp(o.l, l - 0.06, l + 0.05), c: clamp(o.c, 0.03, 0.13), h: o.h }); };
  const linings = dark ? [deep(p.bg, 0.3), deep(p.b, 0.36), deep(p.e, 0.36)] : [p.a, p.e, p.c].filter((x) => Math.abs(toOklch(x).h - 95) > 30).map((x, i) => deep(x, i === 1 ? 0.36 : 0.43)).concat(mix(p.bg, p.d, 0.6));
  const velvet = liningFor(p, h, [linings[0] ?? p.bg, ...linings.slice(1)]);
  const M = METAL[p.metal];
  const wood = dark ? '#3a2519' : mix('#5b3a24', p.e, 0.12);
  // moulding, mitred
  const W = 1000, H = 1400, E = EDGE;
  const side = (d: string, x1: number, y1: number, x2: number, y2: number) => path(d, `fill="${c.lin([[0, shade(wood, 0.1)], [0.25, shade(wood, -0.02)], [0.5, shade(wood, 0.06)], [0.8, shade(wood, -0.08)], [1, shade(wood, -0.03)]], x1, y1, x2, y2)}"`);
  let grain = '';
  for (let i = 0; i < 60; i++) { const y = r.f(0, E), x = r.f(0, 1000); grain += `M${n1(x)} ${n1(y)}q${n1(r.f(40, 90))} ${n1(r.f(-3, 3))} ${n1(r.f(90, 240))} 0`; }
  const gr = path(grain, 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6"');
  const inside = c.def((id) => `<path id="${id}" d="${rrD(E, E, W - 2 * E, H - 2 * E, 5)}"/>`);
  c.add('frame', side(`M0 0H${W}L${W - E} ${E}H${E}Z`, 0, 0, 0, 1) + side(`M0 ${H}H${W}L${W - E} ${H - E}H${E}Z`, 0, 1, 0, 0) + gr + `<g transform="translate(0 ${H - E})">${gr}</g>`
    + side(`M0 0L${E} ${E}V${H - E}L0 ${H}Z`, 0, 0, 1, 0) + side(`M${W} 0L${W - E} ${E}V${H - E}L${W} ${H}Z`, 1, 0, 0, 0)
    + path(`M0 0L${E} ${E}M${W} 0L${W - E} ${E}M0 ${H}L${E} ${H - E}M${W} ${H}L${W - E} ${H - E}`, 'stroke="#000" stroke-opacity=".4" stroke-width="2"'));
  // buttoned velvet
  const T = 176,
    q = T / 2;
  const fold = [[0, 0, 1], [0, 0, -1], [T, 0, -1], [q, q, 1], [q, q, -1], [0, T, 1], [T, T, -1]]
    .map(([x, y, k]) => `M${x} ${y! - (y === T ? T : 0)}q${n1(k! * T * 0.22)} ${n1(T * 0.3)} ${k! * q} ${q}`).join('');
  const studs = [[0, 0], [T, 0], [0, T], [T, T], [q, q]] as const;
  const pad = c.rad([[0, '#fff', 0.17], [1, '#fff', 0]]);
  const tile = c.pattern(T, T, studs.map(([x, y]) => `<ellipse cx="${x}" cy="${n1((y % T) + T * 0.34)}" rx="52" ry="36" fill="${pad}"/>`).join('')
    + `<g fill="none" stroke-linecap="round">${path(fold, 'stroke="#000" stroke-opacity=".1" stroke-width="26"')}${path(fold, 'stroke="#000" stroke-opacity=".14" stroke-width="12"')}${path(fold, 'stroke="#000" stroke-opacity=".2" stroke-width="4"')}${path(fold, 'stroke="#fff" stroke-opacity=".12" stroke-width="4" transform="translate(-4 5)"')}</g>`
    + studs.map(([x, y]) => circ(x + 2, y + 4, 9, 'fill="#000" fill-opacity=".4"') + circ(x, y, 9, `fill="${shade(velvet, 0.03)}"`)).join(''), 'translate(60 60)');
  const clip = clipOf(c, inside);
  c.add('ground', `<g clip-path="${clip}">${use(inside, `fill="${c.rad([[0, shade(velvet, 0.07, 0.012)], [0.6, velvet], [1, shade(velvet, -0.1)]], 500, 520, 860, 'u')}"`)}`
    + use(inside, `fill="${tile}"`) + '</g>' + inner(c, inside, 8, 14, 34, '#000', lum(velvet) > 0.7 ? 0.26 : 0.5, 8)
    + use(inside, `fill="none" stroke="${c.foil(p.metal, 40)}" stroke-width="9"`) + use(inside, `fill="none" stroke="${M[0]}" stroke-width="2" transform="translate(4 4)"`));
  c.add('art', enamelled(c, h, ON_VELVET, 0, velvet));
  // the plate
  const words = inLines(input.headline, 17),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'playfair-display:700i', w: 610, max: words.length > 1 ? 78 : 100, gap: i === words.length - 1 ? 36 : 20, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'josefin-sans:600', w: 540, max: 30, track: 160, flat: true });
  const k = stackEven(specs, { cy: 1174 });
  const ph = Math.max(190, Math.min(k.H + 96, 2 * (H - E - 30 - 1174))),
    plate = c.def((id) => `<path id="${id}" d="${rrD(146, 1174 - ph / 2, 708, ph, 16)}"/>`);
  const brass = c.lin([[0, M[1]], [0.22, mix(M[6], M[1], 0.35)], [0.5, M[1]], [0.78, mix(M[6], M[1], 0.3)], [1, M[1]]], 146, 1060, 854, 1300, 'u');
  let o = softU(plate, 4, 8, 16, '#000', 0.5, 6) + use(plate, `fill="${M[0]}" transform="translate(2 3)"`) + use(plate, `fill="${brass}"`)
    + path(rrD(158, 1174 - ph / 2 + 12, 684, ph - 24, 10), `fill="none" stroke="${M[0]}" stroke-width="2.4"`);
  for (const x of [182, 818])
    o += circ(x, 1174, 11, `fill="${M[0]}"`) + circ(x - 0.8, 1173, 9.6, `fill="${c.rad([[0, M[6]], [1, M[3]]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"`) + path(`M${x - 7} 1177L${x + 6} 1169`, `stroke="${M[0]}" stroke-width="3"`);
  c.add('ornament', o);
  const ink = inkOn(M[1], [mix(p.bg, '#1c120a', 0.8), '#20140c'], 5.5);
  const d = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  c.add('type', path(d, 'fill="#fff" fill-opacity=".65" transform="translate(1.2 2)"') + path(d, `fill="${ink}"`));
  c.add('texture', c.vignette('#000', 0.2) + c.grain(0.4));
}
