import {
  circ, clamp, contrast, Drawing, ease, g, type Input, lum, mix, withContrast, type P, type Palette, path, poly, rect,
  toOklab, toOklch,
} from '#artwork/engine.ts';
import { figure, numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { field, polylines } from '#artwork/outlines/field.ts';

/** The palette's deepest ink for the lines around the digits, and for the digits the strongest ink that differs from it. */
function twoInks({ bg, ink, a, b, c, e }: Palette): [around: string, figures: string] {
  const dark = lum(bg) < 0.5;
  const around = [a, e, ink].find((x) => contrast(x, bg) > 5) ?? ink;
  const there = toOklab(around);
  const apart = (x: string) => Math.hypot(...(['l', 'a', 'b'] as const).map((k) => toOklab(x)[k] - there[k]));
  const strong = [b, a, c, e].filter((x) => toOklch(x).c > 0.08 && apart(x) > 0.25);
  return [around, strong.find((x) => contrast(x, bg) > 2.6) ?? withContrast(bg, strong[0] ?? c, dark ? 4 : 3.2)];
}

export function drawOptic(inp: Input): Drawing {
  const c = new Drawing('optic', inp), { p } = c;
  const kinds = ['ripple', 'relief', 'rings', 'slats'], m = kinds.includes(inp.motif || '') ? inp.motif! : kinds[c.r.i(0, 3)]!, num = numberOf(inp), r = c.r.sub('o');
  const dark = lum(p.bg) < 0.5, bg = p.bg;
  const W = num.length === 1 ? 430 : 800;
  if (m === 'ripple') {
    // bands of colour spreading from the figures until they leave the card
    const q = figure(num, 'fredoka:700', 500, 540, num.length === 1 ? 340 : num.length === 2 ? 640 : 780, 500, { track: 20 });
    const cyc = [p.a, p.b, p.c, p.d, p.e].filter((x, i, a) => a.indexOf(x) === i), step = 31;
    let o = rect(0, 0, 1000, 1400, `fill="${p.e}"`);
    const n = 27;
    for (let i = n; i >= 1; i--) {
      const col = cyc[(i - 1) % cyc.length]!;
      o += path(q.d, `fill="none" stroke="${col}" stroke-width="${i * step * 2}" stroke-linejoin="round" stroke-linecap="round"`)
        + (i <= n ? path(q.d, `fill="none" stroke="#000" stroke-opacity=".06" stroke-width="${i * step * 2}" stroke-linejoin="round"`)
        + path(q.d, `fill="none" stroke="${col}" stroke-width="${i * step * 2 - 5}" stroke-linejoin="round"`) : '');
    }
    o += path(q.d, `fill="${p.paper}"`);
    c.add('ground', o);
    const L = inp.headline.split('|'), pan = L.length > 1 ? 1064 : 1100, on = p.ink && lum(p.ink) < 0.5 ? p.ink : p.bg;
    c.add('art', rect(0, pan, 1000, 1400 - pan, `fill="${on}"`));
    words(c, { fam: 'fredoka:600', max: 82, y: L.length > 1 ? 1270 : 1246, col: pickInk(on, [p.paper, p.d]), small: pickInk(on, [p.b, p.d, p.paper]),
      smallFam: 'fredoka:500', smallMax: 30, gap: 66, track: 120 });
  } else if (m === 'relief') {
    // level lines climb over the figures as over a hill
    const q = figure(num, 'league-spartan:800', 500, 556, num.length === 1 ? 400 : 760, 560, { track: num.length > 1 ? -10 : 0 }), sd = field(polylines(q.d, 6), 5), ink = p.ink, gap = 15.5;
    c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? p.paper : '#fff', 0.8], [1, dark ? p.paper : '#fff', 0]], 0.5, 0.36, 0.6)}"`));
    let lo = ''; const hot: string[] = [];
    const x0 = 84, x1 = 916;
    let k = 0;
    for (let y = 168; y <= 960; y += gap, k++) {
      const top: P[] = [], bot: P[] = [], xs: number[] = []; let hs: number[] = [];
      for (let x = x0; x <= x1; x += 6) { xs.push(x); hs.push(ease(clamp((sd(x, y) * 0.5 + sd(x, y - 5) * 0.25 + sd(x, y + 5) * 0.25 + 10) / 36))); }
      for (let k2 = 0; k2 < 3; k2++) hs = hs.map((h, i) => ((hs[i - 1] ?? h) + 2 * h + (hs[i + 1] ?? h)) / 4);
      xs.forEach((x, i) => {
        const h = hs[i]!, rim = clamp(1 - Math.min(x - x0, x1 - x) / 70, 0, 1), yy = y - 27 * h + Math.sin(x * 0.011 + y * 0.021) * 1.6,
          sl = Math.abs((hs[i + 1] ?? h) - (hs[i - 1] ?? h)), th = (2 + 4.6 * h + 3 * sl) * (1 - rim * 0.75);
        top.push([x, yy - th / 2]);
        bot.push([x, yy + th / 2]);
      });
      const keep = (ps: P[]) => ps.filter((z, i) => i === 0 || i === ps.length - 1 || Math.abs(ps[i - 1]![1] - 2 * z[1] + ps[i + 1]![1]) > 0.05 || i % 8 === 0);
      lo += poly([...keep(top), ...keep(bot).reverse()]);
    }
    const g1 = c.lin([p.a, p.b, p.c].map((x, i) => [i / 2, contrast(x, bg) > 2 ? x : mix(x, p.ink, 0.6)] as [number, string]), 84, 200, 916, 900, 'u');
    void hot; void ink;
    c.add('art', path(lo, `fill="${g1}"`));
    words(c, { fam: 'league-spartan:700', max: 76, y: 1140, col: pickInk(bg, [p.ink]), small: pickInk(bg, [p.a, p.e, p.ink]), smallFam: 'league-spartan:500', gap: 66, smallMax: 29 });
  } else if (m === 'rings') {
    const q = figure(num, 'bowlby-one', 500, 556, num.length === 1 ? 460 : 830, 620, {}), id = c.clip(path(q.d)), cx = 500 + r.f(-40, 40), cy = 520 + r.f(-30, 30), st = 40;
    c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
    let a = '', b = '';
    for (let R = st / 2; R < 1040; R += st) { a += circ(cx, cy, R, ''); b += circ(cx, cy, R + st / 2, ''); }
    const [colA, colB] = twoInks(p);
    c.add('art', g(a, `fill="none" stroke="${colA}" stroke-width="${st / 2}"`)
      + g(rect(0, 0, 1000, 1400, `fill="${mix(bg, colB, 0.3)}"`) + g(circ(cx, cy, st / 4 + 1, `fill="${colB}"`) + b, `fill="none" stroke="${colB}" stroke-width="${st / 2}"`), `clip-path="${id}"`));
    const isTwo = inp.headline.includes('|'), pan = isTwo ? 1078 : 1108;
    c.add('art', rect(0, pan, 1000, 1400 - pan, `fill="${bg}"`) + rect(0, pan, 1000, 10, `fill="${colB}"`));
    words(c, { fam: 'bowlby-one', max: 66, y: isTwo ? 1270 : 1236, col: pickInk(bg, [p.ink]), small: pickInk(bg, [p.a, p.ink]),
      hcaps: true, smallFam: 'league-spartan:600', gap: 62, smallMax: 29, w: 840 });
  } else {
    // two sets of slats, half a step apart, with the fold of light between them
    const q = figure(num, 'league-spartan:900', 500, 566, W, 640, { track: num.length > 1 ? -18 : 0 }), id = c.clip(path(q.d)), st = 34;
    c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
    let a = '', b = '';
    const box = [60, 96, 880, 960];
    const ga = c.lin([[0, p.a], [1, p.e]], 0, 96, 0, 1056, 'u'),
      inner = [p.b, p.c, p.d].sort((x,
        y) => Math.min(contrast(y, p.a), contrast(y, p.e), contrast(y, bg)) - Math.min(contrast(x, p.a), contrast(x, p.e), contrast(x, bg)))[0]!,
          gb = c.lin([[0, inner], [1, mix(inner, p.a, 0.35)]], 0, 200, 0, 960, 'u');
    for (let x = -700; x < 1700; x += st) { a += `M${x} 1060l620 -980h${st / 2}l-620 980Z`; b += `M${x} 80l620 980h${st / 2}l-620 -980Z`; }
    c.add('art', g(path(a, `fill="${ga}"`), `clip-path="${c.clip(rect(box[0]!, box[1]!, box[2]!, box[3]!))}"`)
      + g(rect(0, 0, 1000, 1400, `fill="${bg}"`) + path(b, `fill="${gb}"`), `clip-path="${id}"`) + path(q.d, `fill="none" stroke="${bg}" stroke-width="9" stroke-linejoin="miter"`));
    words(c, { fam: 'league-spartan:800', max: 84, y: 1182, col: pickInk(bg, [p.ink]), small: pickInk(bg, [p.a, p.e, p.ink]), smallFam: 'league-spartan:500', gap: 66, smallMax: 29, w: 860 });
  }
  c.add('texture', c.grain(1.1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
