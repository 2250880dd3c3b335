import {
  at, contrast, Drawing, ell, type Input, lerp, type LineSpec, mix, n1, type P, type Palette, path, polar, poly, pt,
  rect, type Rng, shade, smooth, TAU, use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import { clipOf, softU } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { bake, biscuit, DOUGH, ice, sugared } from './dough.ts';

export const PLACE: Place = { cx: 500, cy: 500, w: 640, h: 660 };

/** What the parts of a cover share. */
type Scene = { c: Drawing; p: Palette; r: Rng };

function drawSprinkles({ c, p, r }: Scene) {
  // hundreds and thousands, and crumbs
  let bits = '';
  const cols = [p.a, p.b, p.c, p.d, p.e].map(sugared);
  for (let i = 0; i < 46; i++) {
    const x = r.f(96, 904),
      y = r.chance(0.5) ? r.f(100, 220) : r.f(800, 1300),
      deg = r.f(0, 180);
    if (Math.abs(x - 500) < 400 && y > 905 && y < 1272) continue;
    bits += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)})"><rect x="-9" y="-1" width="19" height="7" rx="3.5" fill="#6a4420" fill-opacity=".28"/><rect x="-10" y="-3.5" width="19" height="7" rx="3.5" fill="${cols[i % 5]!}"/><rect x="-8" y="-2.6" width="12" height="2" rx="1" fill="#fff" fill-opacity=".6"/></g>`;
  }
  for (let i = 0; i < 34; i++) {
    const a = r.f(0, TAU),
      q = polar(500, 560, r.f(380, 640), a),
      R = r.f(1.5, 6);
    if (q[0] < 80 || q[0] > 920 || q[1] < 90 || q[1] > 1310) continue;
    bits += ell(q[0] + 1.5, q[1] + 2.5, R, R * 0.8, 'fill="#6a4420" fill-opacity=".35"') + ell(q[0], q[1], R, R * 0.8, `fill="${i % 2 ? DOUGH.main : '#c08443'}"`);
  }
  c.add('ornament', bits);
}

/** on a sheet of baking paper, the words on an iced plaque */
export function drawSheet(inp: Input): Drawing {
  const c = new Drawing('biscuit', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', an iced biscuit';
  const dark = isDark(p);
  const cloth = dark ? p.bg : mix(p.d, p.bg, 0.25),
    check = dark ? mix(p.bg, p.b, 0.5) : mix(p.a, p.bg, 0.35);
  // a checked cloth and a sheet of baking paper with a cut edge
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${mix(cloth, '#ffffff', dark ? 0 : 0.5)}"`)
    + rect(0, 0, 1000, 1400,
    `fill="${c.pattern(72, 72, `<rect width="36" height="72" fill="${check}" fill-opacity=".55"/><rect width="72" height="36" fill="${check}" fill-opacity=".55"/>`)}"`)
      + rect(0, 0, 1000, 1400, `fill="${fineTile(c, 5, 5, '<path d="M0 1H5M0 3.5H5" stroke="#000" stroke-opacity=".05"/><path d="M1 0V5" stroke="#fff" stroke-opacity=".09"/>')}"`));
  const top: P[] = [],
    bot: P[] = [];
  for (let i = 0; i <= 60; i++) {
    top.push([64 + i * 14.6, 66 + i * 0.25 + (i % 2 ? 8 : 0)]);
    bot.push([58 + i * 14.8, 1336 - i * 0.3 + (i % 2 ? 8 : 0)]);
  }
  const sheet = poly([...top, ...bot.reverse()]);
  const sid = c.def((id) => `<path id="${id}" d="${sheet}"/>`);
  let fold = '';
  for (let i = 0; i < 16; i++) {
    const a: P = [r.f(60, 940), r.f(80, 1330)],
      an = r.f(0, TAU),
      L = r.f(180, 520),
      b: P = [a[0] + Math.cos(an) * L, a[1] + Math.sin(an) * L],
      m: P = [(a[0] + b[0]) / 2 + r.f(-40, 40), (a[1] + b[1]) / 2 + r.f(-40, 40)];
    fold += `<path d="M${pt(a)}L${pt(m)}L${pt(b)}" stroke="#fff" stroke-opacity=".8" stroke-width="2.4" fill="none"/><path d="M${pt(a)}L${pt(m)}L${pt(b)}" stroke="#8a6a3a" stroke-opacity=".2" stroke-width="2" fill="none" transform="translate(1.8 2.4)"/>`;
    fold += path(poly([a, m, b, [m[0] + r.f(-120, 120), m[1] + r.f(60, 200)]]), `fill="${i % 2 ? '#fff' : '#a9854a'}" fill-opacity="${i % 2 ? 0.16 : 0.05}"`);
  }
  c.add('frame', softU(sid, 4, 10, 16, '#000', 0.3, 6) + use(sid, `fill="${c.lin([[0, '#fbf5e6'], [1, '#f0e3c8']], 0, 0, 1, 1)}"`) + `<g clip-path="${clipOf(c, sid)}">${fold}</g>`);
  const { svg } = biscuit(c, h, PLACE);
  c.add('art', svg);
  const scene: Scene = { c, p, r };
  drawSprinkles(scene);
  // a plaque, iced and piped
  const words = inp.headline.split('|');
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'pacifico', w: 600, max: words.length > 1 ? 82 : 104, gap: i === words.length - 1 ? 40 : 12 }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 580, max: 38, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1092 });
  const ph = Math.max(200, k.H + 92),
    pw = Math.min(800, Math.max(460, k.w + 130)),
    pd: P[] = [];
  const per = (n: number, a: P, b: P, nx: number, ny: number) => {
    for (let i = 0; i < n; i++) for (let j = 0; j < 5; j++) {
      const t = (i + j / 5) / n, bump = Math.sin((j / 5) * Math.PI) * 15;
      pd.push([lerp(a[0], b[0], t) + nx * bump, lerp(a[1], b[1], t) + ny * bump]);
    }
  };
  const x0 = 500 - pw / 2,
    x1 = 500 + pw / 2,
    y0 = 1092 - ph / 2,
    y1 = 1092 + ph / 2,
    nx = Math.round(pw / 48),
    ny = Math.round(ph / 48);
  per(nx, [x0, y0], [x1, y0], 0, -1);
  per(ny, [x1, y0], [x1, y1], 1, 0);
  per(nx, [x1, y1], [x0, y1], 0, 1);
  per(ny, [x0, y1], [x0, y0], -1, 0);
  const pl = c.def((id) => `<path id="${id}" d="${smooth(pd)}"/>`),
    inset = c.def((id) => `<path id="${id}" d="${rrD(x0 + 16, y0 + 16, pw - 32, ph - 32, 20)}"/>`);
  const icing = '#fffaf0';
  // the gloss on it pales the piping
  const ink = withContrast(icing, [p.a, p.e, p.ink].map((x) => (dark ? shade(x, -0.1) : x)).find((x) => contrast(x, icing) > 4) ?? (dark ? p.bg : p.ink), 6);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('frame', bake(c, pl, 18) + softU(inset, 1, 3, 5, '#5a3212', 0.3, 3) + ice(c, inset, icing, { area: 1e5, x0, x1, y0, y1 }, shade(p.d, dark ? 0.05 : 0, 0.01)));
  c.add('type', path(td, `fill="#3a1d0c" fill-opacity=".3" transform="translate(2.4 4.4)"`)
    + path(td, `fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`)
    + path(td, 'fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2" transform="translate(-1 -1.6)"')
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(icing, [ink, p.ink])}"`) : ''));
  return c;
}
