import {
  at, type Drawing, type Input, type LineSpec, lum, METAL, mix, n1, type P, path, poly, rect, shade, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay, softU } from '#artwork/materials/pieces.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { coatOf, exposed } from './exposure.ts';

const [L, T, R, B] = [132, 92, 868, 944];

/** the wavy cut of an old print's border */
function deckle(): string {
  const pts: P[] = [];
  const step = 16;
  const tooth = (i: number) => (i % 2 ? 5 : 0);
  for (let x = L, i = 0; x < R; x += step, i++) pts.push([x, T + tooth(i)]);
  for (let y = T, i = 0; y < B; y += step, i++) pts.push([R - tooth(i), y]);
  for (let x = R, i = 0; x > L; x -= step, i++) pts.push([x, B - tooth(i)]);
  for (let y = B, i = 0; y > T; y -= step, i++) pts.push([L + tooth(i), y]);
  return poly(pts);
}

/** A small print with a deckled border, held by corners on an album's page, the words written below in pencil. */
export function drawAlbum(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const coat = coatOf(p);
  const h = heroFor(inp);
  const night = isDark(p);
  const pages: [string, ...string[]] = night
    ? [shade(p.bg, lum(p.bg) < 0.2 ? 0.02 : -0.04), mix(p.ink, p.d, 0.3), mix(p.bg, p.b, 0.6)]
    : [mix(p.d, p.bg, 0.22), mix(p.ink, '#201c1a', 0.3), mix(p.b, p.bg, 0.42)];
  const [page] = turnedBy(h, pages);
  const dark = lum(page) < 0.55;
  // the tooth of sugar paper
  let fleck = '';
  let fleck2 = '';
  for (let i = 0; i < 420; i++) {
    const [x, y, a, len] = [r.f(0, 1000), r.f(0, 1400), r.f(0, 6.3), r.f(3, 15)];
    const d = `M${n1(x)} ${n1(y)}l${n1(Math.cos(a) * len)} ${n1(Math.sin(a) * len)}`;
    if (i % 3) fleck += d;
    else fleck2 += d;
  }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${page}"`) + path(fleck, 'fill="none" stroke="#000" stroke-opacity=".13" stroke-width="1.5"')
    + path(fleck2, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.13 : 0.4}" stroke-width="1.5"`) + c.grain(1) + c.vignette('#000', dark ? 0.3 : 0.12));
  const print = c.def((id) => `<path id="${id}" d="${deckle()}"/>`);
  const border = '#f7f3e8';
  const [l, t, w, ht] = [L + 40, T + 40, R - L - 80, B - T - 80];
  const field = c.rad([[0, shade(coat, 0.07, 0.012)], [0.55, shade(coat, 0.01)], [1, shade(coat, -0.06)]], 500, 500, 620, 'u');
  let wash = '';
  for (let i = 0; i < 26; i++) wash += `M${l} ${n1(r.f(t, t + ht))}q${n1(r.f(200, 400))} ${n1(r.f(-14, 14))} ${w} ${n1(r.f(-10, 10))}`;
  let s = softU(print, 5, 10, 18, '#000', dark ? 0.5 : 0.32, 6) + use(print, `fill="${border}"`) + use(print, `fill="none" stroke="#8a7c5c" stroke-opacity=".35" stroke-width="1.6"`)
    + rect(l - 3, t - 3, w + 6, ht + 6, `fill="${mix(coat, border, 0.6)}"`) + rect(l, t, w, ht, `fill="${field}"`)
    + path(wash, 'fill="none" stroke="#fff" stroke-opacity=".045" stroke-width="7"') + path(wash, 'fill="none" stroke="#000" stroke-opacity=".09" stroke-width="4" transform="translate(0 13)"');
  const ps = lay(c, h, 500, 518, 560, 670);
  s += exposed(c, h, ps, new VisibleParts(ps, 2), { coat, white: mix('#f6f7f2', coat, 0.03) });
  // its corners, gummed to the page
  const corner = dark ? METAL[p.metal][3] : mix(p.e, '#2a2118', 0.25);
  const size = 96;
  for (const [x, y, sx, sy] of [[L, T, 1, 1], [R, T, -1, 1], [R, B, -1, -1], [L, B, 1, -1]] as const) {
    const d = poly([[x - sx * 12, y - sy * 12], [x + sx * size, y - sy * 12], [x - sx * 12, y + sy * size]]);
    s += path(d, 'fill="#000" fill-opacity=".28" transform="translate(3 5)"') + path(d, `fill="${corner}"`)
      + path(poly([[x + sx * (size - 26), y - sy * 12], [x + sx * size, y - sy * 12], [x - sx * 12, y + sy * size], [x - sx * 12, y + sy * (size - 26)]]), 'fill="#fff" fill-opacity=".16"')
      + path(poly([[x + sx * size, y - sy * 12], [x - sx * 12, y + sy * size]], false), 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.6"');
  }
  c.add('art', `<g transform="rotate(${turnedBy(h, [-1.8, 1.4])[0]} 500 520)">${s}</g>`);
  // words in this hand nearly touch across a single space
  const apart = (line: string) => line.replaceAll(' ', '  ');
  const words = inLines(inp.headline, 16).map(apart);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t2, i) => ({ t: t2, f: 'homemade-apple', w: 800, max: words.length > 1 ? 84 : 104, gap: i === words.length - 1 ? 34 : 4 }));
  if (small) specs.push({ t: apart(small), f: 'homemade-apple', w: 640, max: 42 });
  const k = stackWithin(specs, { cy: 1178, h: 322 });
  const ink = inkOn(page, dark ? ['#f8f3e4'] : [coat, night ? p.bg : p.ink], 5);
  c.add('type', path(k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join(''), `fill="${ink}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"`));
}
