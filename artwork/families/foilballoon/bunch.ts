import {
  at, circ, contrast, Drawing, type Input, type LineSpec, lum, mix, type P, type Palette, path, rect, shade, use,
  withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { balloon, curl, curlLine } from './film.ts';

/** the foremost of the bunch */
export const BUNCH: Place = { cx: 500, cy: 352, w: 440, h: 470 };
const KNOT: P = [500, 958];

/** the same colours in other places */
const turned = (p: Palette): Palette => ({ ...p, id: `${p.id}-turned`, a: p.b, b: p.c, c: p.a, e: p.d, d: p.e });

/** three of them on ribbons, held by a gift label with the words */
export function drawBunch(inp: Input): Drawing {
  const c = new Drawing('foil-bunch', inp),
    { p } = c;
  const h = heroFor(inp);
  c.alt = `A bunch of three foil balloons on ribbons: ${h.name.toLowerCase()}`;
  const dark = isDark(p);
  const wall = turnedBy(h, dark ? [p.bg, mix(p.b, p.bg, 0.35), p.paper] : [mix(p.d, p.bg, 0.2), mix(p.b, p.paper, 0.36), mix(p.c, p.paper, 0.44), mix(p.e, p.paper, 0.62), mix(p.a, p.paper, 0.56)])[0];
  // striped paper on the wall
  const stripes = c.pattern(100, 100, rect(0, 0, 50, 100, `fill="${shade(wall, dark ? 0.03 : -0.03)}"`) + rect(49, 0, 2, 100, `fill="${shade(wall, dark ? 0.06 : 0.04)}"`) + rect(99, 0, 1, 100, `fill="${shade(wall, dark ? 0.06 : 0.04)}"`));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${stripes}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#ffffff', dark ? 0.12 : 0.4], [0.6, '#ffffff', 0], [1, '#000000', 0.1]], 420, 420, 1000, 'u')}"`));
  const front = balloon(c, h, BUNCH, wall, { deg: 0 }),
    behind = balloon(c, h, BUNCH, wall, { p: turned(p), deg: 0, ids: front.ids, plain: true });
  const one = c.def((id) => `<g id="${id}">${behind.svg}</g>`);
  const put = (x: number, y: number, deg: number, k: number) => `<use href="#${one}" transform="translate(${x} ${y}) rotate(${deg}) scale(${k}) translate(${-BUNCH.cx} ${-BUNCH.cy})"/>`;
  const valveAt = (x: number, y: number, deg: number, k: number): P => {
    const a = (deg * Math.PI) / 180,
      [u, v] = [(behind.valve[0] - BUNCH.cx) * k, (behind.valve[1] - BUNCH.cy) * k];
    return [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)];
  };
  const left = [236, 610, -13, 0.72] as const,
    right = [764, 640, 12, 0.72] as const;
  const ribbons = [p.a, p.c, p.e].map((x) => (contrast(x, wall) > 1.5 ? x : p.ink));
  const from: P[] = [valveAt(...left), valveAt(...right), front.valve];
  c.add('ornament', from.map((q, i) => curl(curlLine(c, [q[0], q[1] - 5], KNOT, i === 2 ? 10 : 8, 9), ribbons[i]!, [12, 14])).join(''));
  c.add('art', front.svg);
  c.add('art', put(...left) + put(...right));
  // the label
  const L = { x: 150, y: 1000, w: 700, h: 320 };
  const paper = dark ? mix(p.ink, '#fff8ea', 0.5) : turnedBy(h, [p.paper, mix('#d9b98a', p.paper, 0.25)])[0],
    label = c.def((id) => `<path id="${id}" fill-rule="evenodd" d="M${L.x + 70} ${L.y}L${L.x + L.w - 70} ${L.y}L${L.x + L.w} ${L.y + 60}L${L.x + L.w} ${L.y + L.h}L${L.x} ${L.y + L.h}L${L.x} ${L.y + 60}Z"/>`);
  const rim = [p.e, p.a, p.ink].find((x) => contrast(x, paper) > 2.6) ?? '#4a3a30';
  const inset = `M${L.x + 78} ${L.y + 18}L${L.x + L.w - 78} ${L.y + 18}L${L.x + L.w - 18} ${L.y + 68}L${L.x + L.w - 18} ${L.y + L.h - 18}L${L.x + 18} ${L.y + L.h - 18}L${L.x + 18} ${L.y + 68}Z`;
  const bow = ribbons[0]!,
    lo = shade(bow, -0.12),
    [kx, ky] = KNOT,
    loop = (sx: number) => `M${kx} ${ky}C${kx + sx * 28} ${ky - 52} ${kx + sx * 104} ${ky - 50} ${kx + sx * 94} ${ky}C${kx + sx * 102} ${ky + 42} ${kx + sx * 30} ${ky + 38} ${kx} ${ky}Z`,
    fold = (sx: number) => `M${kx + sx * 10} ${ky - 3}C${kx + sx * 40} ${ky - 30} ${kx + sx * 66} ${ky - 26} ${kx + sx * 80} ${ky - 6}C${kx + sx * 60} ${ky + 10} ${kx + sx * 38} ${ky + 12} ${kx + sx * 10} ${ky + 3}Z`;
  c.add('frame', softU(label, 8, 16, 16, '#000', 0.28, 6) + use(label, `fill="${paper}"`) + path(inset, `fill="none" stroke="${rim}" stroke-width="3.4"`)
    + circ(500, L.y + 44, 19, `fill="${rim}"`) + circ(500, L.y + 44, 10, `fill="${shade(wall, -0.12)}"`)
    + path(`M500 ${L.y + 44}C484 ${L.y + 10} 490 ${ky + 20} ${kx} ${ky}C512 ${ky + 20} 516 ${L.y + 10} 500 ${L.y + 44}`, `fill="none" stroke="${bow}" stroke-width="7"`)
    + path(loop(-1) + loop(1), `fill="${bow}" stroke="${lo}" stroke-width="2.4"`) + path(fold(-1) + fold(1), `fill="${lo}"`) + circ(kx, ky, 18, `fill="${shade(bow, 0.05)}" stroke="${lo}" stroke-width="2.4"`));
  const words = inp.headline.split('|'),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'dm-serif-display', w: 610, max: words.length > 1 ? 86 : 116, gap: i === words.length - 1 ? 34 : 18, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 560, max: 36, track: 90, flat: true });
  const k = stackEven(specs, { cy: L.y + 192 });
  const ink = withContrast(paper, [p.e, p.a, p.ink].find((x) => contrast(x, paper) > 4.2) ?? (lum(p.ink) < 0.5 ? p.ink : p.bg), 4.5);
  c.add('type', path(words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), `fill="${ink}"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(paper, [ink, p.ink])}"`) : ''));
  return c;
}
