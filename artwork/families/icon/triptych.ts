import {
  at, circ, Drawing, ell, g, type Input, type LineSpec, lum, METAL, mix, type P, type Palette, path, polar, poly, pt,
  rect, shade, sparkle, TAU, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { leafAt } from '#artwork/heroes/nature/simple.ts';
import { stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { clipOf, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { LEAF, metalFor, moulding, painted, paintsOf } from './gilding.ts';

export const TRIPTYCH: Place = { cx: 500, cy: 626, w: 412, h: 584 };
const FOOT = 1012;
const CENTRE = `M240 ${FOOT}L240 416C240 268 356 150 500 150C644 150 760 268 760 416L760 ${FOOT}Z`;
/** the left wing; the right one is its mirror */
const WING = `M44 ${FOOT - 26}L44 452C50 330 124 212 226 178L226 ${FOOT}Z`;

/** the wall behind: a damask of leaves, tone on tone */
function damask(c: Drawing, wall: string, tone: string): string {
  const motif = (x: number, y: number) => {
    let d = '';
    for (let i = 0; i < 4; i++) d += leafAt(x, y, i * 90, i % 2 ? 66 : 44, 24) + leafAt(x, y, i * 90 + 45, 34, 15);
    return d;
  };
  const tile = c.pattern(160, 240, path(motif(80, 60) + motif(0, 180) + motif(160, 180), `fill="${tone}"`));
  return rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${tile}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#ffffff', lum(wall) > 0.5 ? 0.4 : 0.12], [0.55, '#ffffff', 0], [1, '#000000', 0.2]], 500, 560, 980, 'u')}"`);
}

/** a flowering stem up the middle of a wing */
function stem(col: string, bloom: string, gilt: string): string {
  let leaves = '',
    flowers = '',
    line = `M136 ${FOOT - 60}`;
  for (let i = 0; i < 7; i++) {
    const y = FOOT - 100 - i * 96,
      sx = i % 2 ? 1 : -1;
    line += `Q${136 - sx * 26} ${y + 48} 136 ${y}`;
    leaves += leafAt(136, y + 50, -90 + sx * 58, 60, 24) + leafAt(136, y + 24, -90 - sx * 62, 44, 18);
    const [fx, fy]: P = [136 + sx * 40, y - 4];
    if (y > 300) {
      let petals = '';
      for (let k = 0; k < 6; k++) petals += circD(...polar(fx, fy, 11, (k / 6) * TAU), 7.6);
      flowers += path(petals, `fill="${bloom}" stroke="${gilt}" stroke-width="1.5"`) + circ(fx, fy, 6, `fill="${gilt}"`);
    }
  }
  return path(line, `fill="none" stroke="${gilt}" stroke-width="4" stroke-linecap="round"`) + path(leaves, `fill="${col}" stroke="${gilt}" stroke-width="1.6"`) + flowers;
}

/** a wing covered with a diaper of gilt lines, a flower where they cross */
function diaper(bloom: string, gilt: string): string {
  let lines = '',
    flowers = '';
  for (let i = -2; i < 16; i++) lines += `M30 ${170 + i * 76}L240 ${170 + i * 76 + 160}M240 ${170 + i * 76}L30 ${170 + i * 76 + 160}`;
  for (let y = 0; y < 24; y++) for (const x of y % 2 ? [85, 185] : [35, 135, 235]) {
    const cy = 212 + y * 38;
    flowers += circD(x, cy, 7);
  }
  return path(lines, `fill="none" stroke="${gilt}" stroke-opacity=".8" stroke-width="2.6"`) + path(flowers, `fill="${bloom}" stroke="${gilt}" stroke-width="2"`);
}

/** The metal of the leaf, with its foil, and the two paints beside it; `gilt` is the bright line of the metal. */
type Gilding = { metal: Palette['metal']; foil: string; gilt: string; field: string; jewel: string };

/** a wing: painted ground with gold stars and, in turn, a flowering stem or a diaper */
function drawWing(c: Drawing, h: Hero, { metal, foil, gilt, field, jewel }: Gilding, wing: string): string {
  let stars = '';
  for (let y = 0; y < 13; y++) for (let x = 0; x < 4; x++) stars += sparkle(60 + x * 52 + (y % 2) * 26, 210 + y * 62, 7.5);
  const leafy = natural(c.p, '#5f8f57', 0.35);
  const half = use(wing, `fill="${c.lin([[0, shade(field, -0.05)], [0.75, field], [1, shade(field, 0.035)]], 0, 0, 1, 0)}"`)
    + g(path(stars, `fill="${gilt}" fill-opacity=".55"`) + turnedBy(h, [stem(leafy, jewel, gilt), diaper(jewel, gilt)], 'wing')[0], `clip-path="${clipOf(c, wing)}"`)
    + moulding(WING, foil, 15, metal) + use(wing, `fill="${c.lin([[0, '#000', 0.26], [0.5, '#000', 0.05], [0.86, '#000', 0], [1, '#000', 0.34]], 0, 0, 1, 0)}"`);
  const hinges = [360, 640, 900].map((y) => rect(222, y, 22, 52, `rx="7" fill="${foil}" stroke="${METAL[metal][0]}" stroke-width="2"`)).join('');
  return c.def((id) => `<g id="${id}">${softU(wing, 5, 18, 22, '#0c0604', 0.34, 5)}${half}${hinges}</g>`);
}

/** rays burnished into the leaf about a point */
function rays(cx: number, cy: number): string {
  let d = '';
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * TAU;
    d += poly([polar(cx, cy, 236, a - 0.03), polar(cx, cy, 700, a - 0.056), polar(cx, cy, 700, a + 0.014), polar(cx, cy, 236, a + 0.012)]);
  }
  return d;
}

/** a ring of dots punched into the leaf */
function punched(metal: Palette['metal'], cx: number, cy: number, R: number, n: number, k: number): string {
  const { deep, glint } = LEAF[metal];
  let s = '';
  for (let i = 0; i < n; i++) {
    const q = polar(cx, cy, R, (i / n) * TAU);
    s += circ(q[0], q[1], k, `fill="${deep}" fill-opacity=".6"`) + circ(q[0] + k * 0.3, q[1] + k * 0.4, k * 0.7, `fill="${glint}" fill-opacity=".75"`);
  }
  return s;
}

/** the middle: a painted band round leaf with rays and a punched halo */
function drawMiddle(c: Drawing, { metal, gilt, field }: Gilding, centre: string): string {
  const leaf = LEAF[metal], [s0, s1, s2, s3] = leaf.stops, { cx } = TRIPTYCH, cy = TRIPTYCH.cy - 30;
  const inside = `M282 ${FOOT - 42}L282 420C282 292 380 192 500 192C620 192 718 292 718 420L718 ${FOOT - 42}Z`;
  return softU(centre, 4, 22, 26, '#0c0604', 0.4, 6) + use(centre, `fill="${field}"`) + use(centre, `fill="${c.lin([[0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#000', 0.2]])}"`)
    + path(inside, `fill="${c.rad([[0, s0], [0.45, s1], [0.82, s2], [1, s3]], cx, cy, 560, 'u')}"`)
    + g(path(rays(cx, cy), `fill="${leaf.glint}" fill-opacity=".28"`) + circ(cx, cy, 240, `fill="${c.rad([[0, leaf.glint, 0.85], [0.7, s0, 0.4], [1, s1, 0.08]])}"`)
      + [238, 214, 194].map((R) => path(circD(cx, cy, R), `fill="none" stroke="${leaf.deep}" stroke-opacity=".5" stroke-width="2"`)).join('')
      + punched(metal, cx, cy, 226, 56, 4.6) + punched(metal, cx, cy, 204, 72, 2.3), `clip-path="${c.clip(path(inside))}"`)
    + path(inside, `fill="none" stroke="${METAL[metal][0]}" stroke-width="7"`) + path(inside, `fill="none" stroke="${gilt}" stroke-width="3.4"`);
}

/** cabochons along the painted band */
function drawGems(c: Drawing, { metal, foil, gilt, jewel }: Gilding): string {
  const gem = (x: number, y: number, R: number, col: string) => circ(x, y, R + 4, `fill="${foil}" stroke="${METAL[metal][0]}" stroke-width="1.6"`)
    + circ(x, y, R, `fill="${c.rad([[0, mix(col, '#ffffff', 0.6)], [0.4, col], [1, shade(col, -0.12)]], 0.5, 0.5, 0.6, '', 0.34, 0.28)}"`);
  let gems = '';
  for (const [i, y] of [480, 590, 700, 810, 920].entries()) for (const x of [261, 739]) gems += gem(x, y, i % 2 ? 7 : 9, i % 2 ? shade(gilt, -0.04) : jewel);
  for (const a of [-2.6, -2.1, -1.57, -1.04, -0.54]) gems += gem(...polar(500, 412, 241, a), 9, jewel);
  return gems;
}

/** the plinth that the triptych stands on, and the finial at its top */
function drawPlinth(c: Drawing, { metal, foil, gilt, field, jewel }: Gilding, plinth: string): string {
  const finial = ell(500, 104, 20, 27, `fill="${foil}" stroke="${METAL[metal][0]}" stroke-width="2.4"`) + circ(500, 74, 9, `fill="${jewel}" stroke="${gilt}" stroke-width="2.4"`) + ell(500, 136, 30, 9, `fill="${foil}" stroke="${METAL[metal][0]}" stroke-width="2"`);
  return softU(plinth, 3, 12, 16, '#0c0604', 0.36, 5) + use(plinth, `fill="${c.lin([[0, shade(field, 0.06)], [0.5, field], [1, shade(field, -0.07)]])}"`)
    + path(`M186 ${FOOT + 6}H814M174 ${FOOT + 31}H826M174 ${FOOT + 52}H826`, `stroke="${foil}" stroke-width="5"`) + finial;
}

/** the words on the wall under it, the small line between two rules where there is room */
function drawWords(c: Drawing, wall: string, isDim: boolean, { metal, field, jewel }: Gilding) {
  const { input: inp } = c,
    words = inp.headline.split('|'),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'cinzel:700', w: 800, max: words.length > 1 ? 80 : 100, track: 30, gap: i === words.length - 1 ? 40 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 700, max: 52, track: 20, flat: true });
  const k = stackEven(specs, { cy: 1212 });
  const ink = isDim ? withContrast(wall, LEAF[metal].line, 5) : withContrast(wall, field, 5.5);
  c.add('type', path(words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''), `fill="${ink}"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${withContrast(wall, isDim ? '#fff4dc' : jewel, 5)}"`) : ''));
  if (!small) return;
  const y = k.ys[words.length]! - k.runs[words.length]!.cap / 2,
    w = (k.runs[words.length]!.x1 - k.runs[words.length]!.x0) / 2 + 36;
  if (w < 300) c.add('ornament', [-1, 1].map((sx) => path(`M${pt([500 + sx * w, y])}L${pt([500 + sx * (w + 80), y])}`, `stroke="${ink}" stroke-width="2.4"`) + path(sparkle(500 + sx * (w + 98), y, 10), `fill="${ink}"`)).join(''));
}

/** in the middle of a gilt triptych whose wings stand open */
export function drawTriptych(inp: Input): Drawing {
  const c = new Drawing('icon-triptych', inp),
    { p } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', painted in the middle of a gilt triptych';
  const metal = metalFor(p, h), gilding: Gilding = { metal, gilt: LEAF[metal].line, ...paintsOf(p, h), foil: c.foil(metal, 52) }, { field, foil } = gilding;
  const wall = turnedBy(h, isDark(p) ? [shade(field, -0.13), mix(p.paper, p.b, 0.2), mix(p.ink, p.d, 0.3)] : [mix(p.bg, p.d, 0.22), shade(field, -0.1), shade(p.d, 0.02), mix(p.b, p.paper, 0.5)], 'wall')[0],
    isDim = lum(wall) < 0.56;
  c.add('ground', damask(c, wall, shade(wall, isDim ? 0.035 : -0.035)));
  const wing = c.def((id) => `<path id="${id}" d="${WING}"/>`),
    centre = c.def((id) => `<path id="${id}" d="${CENTRE}"/>`);
  const side = drawWing(c, h, gilding, wing), middle = drawMiddle(c, gilding, centre), gems = drawGems(c, gilding);
  const plinth = c.def((id) => `<path id="${id}" d="M196 ${FOOT}L804 ${FOOT}L826 ${FOOT + 28}L826 ${FOOT + 54}L174 ${FOOT + 54}L174 ${FOOT + 28}Z"/>`);
  c.add('frame', use(side) + use(side, 'transform="translate(1000 0) scale(-1 1)"') + middle + moulding(CENTRE, foil, 18, metal) + gems + drawPlinth(c, gilding, plinth));
  c.add('art', painted(c, h, TRIPTYCH, { line: '#3b160c', gold: '#f3cd6c', weight: 0.9 }, metal));
  drawWords(c, wall, isDim, gilding);
  c.add('texture', c.vignette('#1a0a02', 0.14) + c.grain(0.45));
  return c;
}
