import { at, type Drawing, fit, type LineSpec, mix, type P, path, polar, poly, rect, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { stackEven } from '#artwork/materials/lettering.ts';
import { rrD } from '#artwork/materials/outlines.ts';
import type { Piece } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { cutOf, gouge, inksOn, rough, salt } from './cut.ts';

/** One print with its plate mark: a hero before a disc, the chatter of the gouge about it. */
export function framedPrint(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const paper = dark ? mix('#f4ead6', p.ink, 0.3) : mix(p.paper, '#f3ead8', 0.5);
  const inks = inksOn(paper, p),
    { key, mid, pale } = inks;
  const X = 120,
    Y = 112,
    W = 760,
    H = 900;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`)
    + path(rrD(X - 40, Y - 40, W + 80, H + 80, 6), 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" transform="translate(2 2.4)"')
    + path(rrD(X - 40, Y - 40, W + 80, H + 80, 6), 'fill="none" stroke="#3a2a1a" stroke-opacity=".13" stroke-width="4"') + c.grain(0.7));
  const hx = 500,
    hy = 566;
  const cut = cutOf(c, h, hx, hy, 600, 700);
  // the first block: a flat of the pale ink, and a disc of the middle one
  let s = `<g transform="translate(5 4)">${path(rough(input.seed, X, Y, W, H, 4), `fill="${pale}"`)}</g>`;
  const disc = Array.from({ length: 90 }, (_, i) => polar(hx, 530, 318 + r.f(-1.6, 1.6), (i / 90) * TAU));
  // what is printed in the middle ink at its rim stands before bare paper
  const sun = cut.rim('mid') > 0.4 && cut.rim('white') < 0.4 ? paper : mix(mid, paper, 0.06);
  s += path(poly(disc), `fill="${sun}"`) + path(poly(disc), `fill="none" stroke="${paper}" stroke-width="5" transform="translate(2 2)"`);
  // chatter: ridges the gouge has left, running about the hero as the hand went
  const frame: Piece = { ...cut.ps[0]!, i: 0, line: false, polys: [[[X, Y], [X + W, Y], [X + W, Y + H], [X, Y + H]]], x0: X, y0: Y, x1: X + W, y1: Y + H };
  const field = new VisibleParts([frame], 4, 0);
  field.a.fill(-1);
  for (const q of cut.ps) if (!q.line) field.fill(q.polys, 1);
  let chat = '',
    light = '';
  const D = (x: number, y: number) => field.dist(x, y);
  for (let i = 0; i < 1150; i++) {
    const x = r.f(X + 14, X + W - 14),
      y = r.f(Y + 14, Y + H - 14);
    if (field.at(x, y) >= 0) continue;
    const d = D(x, y);
    if (d < 15) continue;
    const e = 10,
      gx = D(x + e, y) - D(x - e, y),
      gy = D(x, y + e) - D(x, y - e),
      l = Math.hypot(gx, gy) || 1;
    const edge = Math.min(x - X, X + W - x, y - Y, Y + H - y);
    const inDisc = Math.hypot(x - hx, y - 530) < 318;
    const want = edge < 84 ? 0.95 : d < 46 ? 0.62 : inDisc ? 0.14 : 0.32;
    if (!r.chance(want)) continue;
    let tx = -gy / l,
      ty = gx / l;
    if (edge < 84 && d > 60) { const v = Math.min(x - X, X + W - x) < Math.min(y - Y, Y + H - y); tx = v ? 0.2 : 1; ty = v ? 1 : 0.2; if ((x > 500) === v) ty = -ty; }
    const L = r.f(14, 46) * (d < 46 ? 0.8 : 1),
      w = r.f(2, 5.2) * (edge < 60 ? 1.5 : 1);
    const a: P = [x - (tx * L) / 2, y - (ty * L) / 2],
      b: P = [x + (tx * L) / 2, y + (ty * L) / 2];
    if (field.at(a[0], a[1]) >= 0 || field.at(b[0], b[1]) >= 0) continue;
    const nx = -ty * w * 0.5,
      ny = tx * w * 0.5;
    const m = gouge(a, b, [x + nx * 2, y + ny * 2], [x - nx, y - ny]);
    if (inDisc && edge > 90) light += m;
    else chat += m;
  }
  s += path(light, `fill="${sun === paper ? mid : pale}" fill-opacity="${sun === paper ? 0.75 : 1}"`);
  // the key block's border, its corners worn
  const bd = rough(input.seed, X, Y, W, H, 3) + rough(input.seed, X + 17, Y + 17, W - 34, H - 34, 4);
  const ink = path(bd, `fill="${key}" fill-rule="evenodd"`) + path(chat, `fill="${key}"`);
  s += `<g style="mix-blend-mode:multiply">${ink}</g>` + cut.halo(paper) + cut.print(inks);
  const specks = salt(c, paper);
  s += rect(X - 8, Y - 8, W + 16, H + 16, `fill="${specks}"`);
  c.add('art', s);
  const words = input.headline.split('|');
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t) => ({ t, f: 'rammetto-one', w: 740, max: words.length > 1 ? 82 : 96, track: 6, gap: 22, flat: true }));
  const k = stackEven(specs, { cy: words.length > 1 ? 1164 : 1138 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  let ty = path(td, `fill="${mid === key ? pale : mix(mid, paper, 0.1)}" transform="translate(6 5)"`)
    + `<g style="mix-blend-mode:multiply">${path(td, `fill="${key}"`)}</g>` + path(td, `fill="${specks}"`);
  // pencil: the number of the print, and the names
  if (small) {
    const q = fit(small, 'josefin-slab:600', 700, 60, { max: 44 });
    ty += path(at(q, 500, Math.max(k.bottom + 92, 1270)), `fill="${mix(key, '#4a4a52', 0.4)}"`);
  }
  c.add('type', ty);
}
