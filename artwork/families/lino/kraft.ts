import { at, contrast, type Drawing, fit, type LineSpec, lum, mix, n1, type P, path, rect, shade, toOklch } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { cutOf, gouge, salt } from './cut.ts';

const X = 96,
  Y = 84,
  W = 808,
  H = 960;

/** fibres and flecks of unbleached paper */
function fibres(c: Drawing, paper: string): string {
  const { r } = c;
  let dark = '',
    pale = '';
  for (let i = 0; i < 70; i++) {
    const x = r.f(0, 260), y = r.f(0, 260), l = r.f(5, 15), a = r.f(0, 6.3);
    const d = `M${n1(x)} ${n1(y)}l${n1(Math.cos(a) * l)} ${n1(Math.sin(a) * l)}`;
    if (i % 3) dark += d;
    else pale += d;
  }
  return rect(0, 0, 1000, 1400, `fill="${paper}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.pattern(260, 260, `<g fill="none" stroke-linecap="round" stroke-width="1.6"><path d="${dark}" stroke="${shade(paper, -0.1)}" stroke-opacity=".4"/><path d="${pale}" stroke="#fff" stroke-opacity=".22"/></g>`)}"`);
}

/** Ink rolled straight on to sugar paper, its ends running dry; the hero over it in white and the key. */
export function kraftPrint(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const paper = dark ? shade(p.bg, 0.015) : mix('#c8a678', p.b, 0.08);
  const white = mix('#fbf6ea', p.paper, dark ? 0 : 0.3);
  const key = dark ? shade(p.bg, -0.07) : mix([p.e, p.ink].toSorted((a, b) => lum(a) - lum(b))[0]!, '#1c1614', 0.4);
  const slabs = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, paper) > 1.5 && contrast(x, white) > 2.1 && contrast(x, key) > 2.2);
  const slab = slabs.length ? r.pick(slabs) : shade(p.a, -0.1);
  // the most vivid of the other inks that differs enough from slab, key and white
  const second = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, slab) > 1.6 && contrast(x, key) > 2.4 && contrast(x, white) > 1.12)
    .toSorted((a, b) => toOklch(b).c - toOklch(a).c)[0] ?? mix(white, slab, 0.5);
  c.add('ground', fibres(c, paper));
  // the slab: straight at the sides, dry at both ends
  const edge = (y: number, s: number): P[] => {
    const q: P[] = [];
    let x = X;
    while (x < X + W) {
      q.push([x, y + s * r.f(-4, 4) - s * (r.chance(0.16) ? r.f(6, 22) : 0)]);
      x += r.f(4, 13);
    }
    return q;
  };
  const outline = [...edge(Y, 1), [X + W, Y] as P, ...Array.from({ length: 60 }, (_, i): P => [X + W + r.f(-1.6, 1.6), Y + (i / 60) * H]),
    [X + W, Y + H] as P, ...edge(Y + H, -1).reverse(), ...Array.from({ length: 60 }, (_, i): P => [X + r.f(-1.6, 1.6), Y + H - (i / 60) * H])];
  let dry = '';
  for (let i = 0; i < 210; i++) {
    const x = r.f(X + 4, X + W - 4), l = r.f(20, 110) * (r.chance(0.2) ? 1.8 : 1), w = r.f(1, 3.2), low = i % 2 === 0;
    const y0 = low ? Y + H + 6 : Y - 6, y1 = low ? y0 - l : y0 + l;
    dry += gouge([x, y0], [x, y1], [x + w, (y0 + y1) / 2], [x - w, (y0 + y1) / 2]);
  }
  const body = `M${outline.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
  let s = path(body, `fill="${slab}"`) + path(`M${X + 5} ${Y + 12}V${Y + H - 12}M${X + W - 5} ${Y + 12}V${Y + H - 12}`, `fill="none" stroke="${shade(slab, -0.07)}" stroke-opacity=".7" stroke-width="7"`)
    + rect(X, Y + 250, W, 90, `fill="#fff" fill-opacity=".05"`) + rect(X, Y + 610, W, 130, `fill="#000" fill-opacity=".035"`) + path(dry, `fill="${paper}"`);
  const cut = cutOf(c, h, 500, 562, 640, 760);
  s += cut.halo(slab, 0.6) + cut.print({ key, mid: second, pale: mix(white, second, 0.35), white, gap: slab });
  const specks = salt(c, paper, 0.7);
  s += rect(X, Y, W, H, `fill="${specks}"`);
  c.add('art', s);
  const words = inLines(input.headline, 14),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t) => ({ t: t.toUpperCase(), f: 'londrina-solid:900', w: W, h: words.length > 1 ? 96 : 128, max: words.length > 1 ? 128 : 170, track: 12, gap: 18, flat: true }));
  const k = stackEven(specs, { cy: small ? 1172 : 1205 });
  const ink = inkOn(paper, dark ? [white] : [key], 4.5);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  let ty = path(td, `fill="${ink}"`) + path(td, `fill="${specks}"`);
  if (small) ty += path(at(fit(small, 'caveat-brush', 640, 70, { max: 62 }), 500, Math.max(k.bottom + 74, 1326)), `fill="${inkOn(paper, [dark ? p.a : key, white])}"`);
  c.add('type', ty);
  c.add('texture', c.grain(0.8));
}
