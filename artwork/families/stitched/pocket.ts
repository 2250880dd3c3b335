import {
  at, clamp, contrast, type Drawing, fromOklch, type Input, type LineSpec, lum, mix, n1, path, rect, shade, toOklch,
  use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { inkOn, inLines, stackEven, stackWithin } from '#artwork/materials/lettering.ts';
import { clipOf, inner, lay, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { Felt, runningStitch, satinWords } from './felt.ts';

export const ON_POCKET: Place = { cx: 500, cy: 868, w: 540, h: 620 };
/** the pocket's seams: from the left upper corner round to the right one, drawn in by a margin */
const seam = (m: number) =>
  `M${142 + m} 428L${150 + m} ${1150 - m * 0.5}Q${150 + m} ${1196 - m * 0.6} ${190 + m * 0.8} ${1214 - m * 0.9}L500 ${n1(1326 - m)}L${810 - m * 0.8} ${1214 - m * 0.9}Q${850 - m} ${1196 - m * 0.6} ${850 - m} ${1150 - m * 0.5}L${858 - m} 428`;

/** A hero sewn to the pocket of a denim shirt, with the words above it in satin-stitched script. */
export function drawPocket(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const h = heroFor(inp);
  const [dye] = turnedBy(h, isDark(p) ? [p.bg, p.e, p.b] : [p.e, p.ink, lum(p.a) < 0.64 ? p.a : p.e]);
  const tone = toOklch(dye);
  // woven denim is never quite black and never pale
  const denim = fromOklch({ l: clamp(tone.l, 0.33, 0.46), c: Math.min(tone.c, 0.11), h: tone.h });
  const weft = mix(denim, '#ffffff', 0.42);
  const thread = [p.c, p.d, p.a, '#f2d9a0'].find((x) => lum(x) > 0.68 && contrast(x, denim) > 4) ?? '#f6e3bb';
  const twill = fineTile(
    c, 8, 8, `<path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" stroke="${weft}" stroke-opacity=".34" stroke-width="1.7"/><path d="M0 4L4 0M4 8L8 4" stroke="#04060c" stroke-opacity=".3" stroke-width="1.6"/>`,
  );
  let slubs = '';
  for (let i = 0; i < 90; i++) slubs += `M${n1(r.f(0, 1000))} ${n1(r.f(-60, 1380))}v${n1(r.f(30, 190))}`;
  const faded = c.rad([[0, weft, 0.34], [0.6, weft, 0.1], [1, weft, 0]], 0.5, 0.5, 0.6);
  const cloth = (at0: string) => at0 + rect(0, 0, 1000, 1400, `fill="${twill}"`) + path(slubs, `fill="none" stroke="${weft}" stroke-opacity=".2" stroke-width="1.8"`);
  c.add('ground', cloth(rect(0, 0, 1000, 1400, `fill="${denim}"`)) + c.vignette('#000', 0.34));
  // the placket's edge and the yoke's seam, as far as they are seen
  const felled = (d: string) =>
    path(d, 'fill="none" stroke="#000" stroke-opacity=".34" stroke-width="9"') + path(d, `fill="none" stroke="${weft}" stroke-opacity=".3" stroke-width="2" transform="translate(0 -5)"`);
  let s = felled('M-10 56H1010') + runningStitch('M-6 74H1010M-6 92H1010', thread, 4, '15 9');
  const pocket = c.def((id) => `<path id="${id}" d="${seam(0)}Z"/>`);
  const light = mix(denim, weft, 0.14);
  s += softU(pocket, 3, 9, 20, '#000', 0.5, 7) + use(pocket, `fill="${light}"`);
  s += `<g clip-path="${clipOf(c, pocket)}">${rect(0, 0, 1000, 1400, `fill="${twill}"`)}${rect(100, 428, 800, 920, `fill="${faded}"`)}`
    + rect(100, 428, 800, 96, `fill="${c.lin([[0, '#fff', 0.13], [0.86, '#fff', 0.03], [0.9, '#000', 0.34], [1, '#000', 0]])}"`) + '</g>';
  s += inner(c, pocket, -2, -3, 20, '#000', 0.34, 5) + inner(c, pocket, 3, 4, 6, '#fff', 0.24, 2);
  s += runningStitch(seam(17) + seam(36), thread, 4.4, '15 9') + runningStitch('M162 500H838', thread, 4.4, '15 9');
  // bar tacks where the hand pulls
  for (const [x, turn] of [[168, 0], [832, 0]] as const) {
    let tack = '';
    for (let y = 432; y < 506; y += 5) tack += `M${x - 9} ${y}l18 ${turn + 3}`;
    s += path(tack, `fill="none" stroke="${thread}" stroke-width="4.6" stroke-linecap="round"`);
  }
  const tab = c.def((id) => `<path id="${id}" d="M838 640h58v92h-58z"/>`);
  const tabCol = lum(p.b) < 0.5 && contrast(p.b, denim) < 1.6 ? p.a : p.b;
  s += softU(tab, 2, 4, 7, '#000', 0.4, 4) + use(tab, `fill="${tabCol}"`) + path('M846 650V722', `stroke="${mix(tabCol, '#ffffff', 0.6)}" stroke-width="3" stroke-dasharray="9 6"`);
  c.add('frame', s);
  const felt = new Felt(c);
  const ps = lay(c, h, ON_POCKET.cx, ON_POCKET.cy, ON_POCKET.w, ON_POCKET.h);
  const un = unionId(c, ps);
  const back = isDark(p) ? mix(p.ink, p.d, 0.14) : mix(p.paper, p.d, 0.18);
  const around = (w: number, col: string, extra = '') => use(un, `fill="${col}" stroke="${col}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" ${extra}`);
  // a backing of pale felt about the whole, so that dark heroes stand out too
  const backing = softU(un, 4, 9, 34, '#000', 0.5, 8) + around(44, shade(back, -0.12), 'transform="translate(1 3)"') + around(44, back)
    + use(un, `fill="none" stroke="${felt.wool}" stroke-width="44" stroke-linejoin="round"`);
  c.add('art', backing + felt.hero(h, ps, back));
  const words = inLines(inp.headline, 16);
  const lone = words.length === 1;
  const specs: LineSpec[] = words.map((t) => ({ t, f: 'lobster', w: 800, max: lone ? 150 : 122, gap: 10 }));
  const k = stackWithin(specs, { cy: 262, h: 280 });
  const want = inkOn(denim, isDark(p) ? [p.a, p.c, p.ink] : [p.d, p.paper], 4.6);
  c.add('type', satinWords(c, words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), want));
  const small = smallLineOf(inp);
  if (small) {
    const n = stackEven([{ t: small, f: 'fredoka:600', w: 560, max: 40, track: 60, flat: true }], { cy: 466 });
    c.add('type', path(at(n.runs[0]!, 500, n.ys[0]!), `fill="${inkOn(light, [want, thread, '#fff8ea'], 4.5)}"`));
  }
}
