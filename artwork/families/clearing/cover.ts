import {
  at, circ, contrast, Drawing, g, type Input, lum, mix, n1, noise1, type P, path, poisson, polar, pt, rect, set,
  shade, TAU, tf, type Palette, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, numberOf, pickInk } from '#artwork/lettering/numbers.ts';
import { contours, field, polylines } from '#artwork/outlines/field.ts';
import { march, roundRect, unit } from '#artwork/outlines/strokes.ts';

/** What the parts of a cover share. */
type Scene = { c: Drawing; p: Palette; r: Rng };

function bloom({ c, p, r }: Scene, x: number, y: number, R: number, col: string, kind: number) {
  let s = ''; const n = kind ? 9 : 5, a0 = r.f(0, 72),
    pd = kind ? 'M0 0C-11 -16 -12 -44 0 -54C12 -44 11 -16 0 0Z' : 'M0 0C-26 -12 -34 -42 -18 -54C-8 -60 -2 -52 0 -48C2 -52 8 -60 18 -54C34 -42 26 -12 0 0Z';
  for (let i = 0; i < n; i++)
    s += path(pd, `fill="${i % 2 ? col : shade(col, 0.035)}" stroke="${shade(col, -0.12)}" stroke-opacity=".4" stroke-width="1.4" transform="rotate(${n1(a0 + (i / n) * 360)})"`);
  if (!kind) {
    s += circ(0, 0, 10, `fill="${shade(col, -0.2)}"`);
    for (let i = 0; i < 9; i++) { const e = polar(0, 0, 17, (i / 9) * TAU); s += path(`M0 0L${pt(e)}`, `stroke="${p.b}" stroke-width="1.6"`) + circ(e[0], e[1], 2.8, `fill="${p.b}"`); }
  } else s += circ(0, 0, 13, `fill="${p.b}"`) + circ(-3, -3, 6, `fill="${shade(p.b, 0.08)}"`);
  return g(circ(3, 7, 48, `fill="${c.rad([[0.4, '#000', 0.32], [1, '#000', 0]])}"`) + s, tf(x, y, 0, R / 54));
}

/** What the parts of `drawClearing` share. */
type ClearingScene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; m: string; open: string; night: string;
  sd: (x: number, y: number) => number; grad: (x: number, y: number) => P; panel: number;
  edge: { p: P[]; loop: boolean; }[];
};

function drawBrightSpots({ c, p, r, m, night, sd, grad, edge }: ClearingScene) {
  // bright spots of colour: flowers, birds' eyes, berries
  let fl = '';
  const cols = m === 'frost' ? [p.a, p.paper] : [p.a, p.b, p.d].filter((x, i) => i < 2 || contrast(x, night) > 1.5), spots: P[] = [];
  const scene: Scene = { c, p, r };
  for (const e of edge) for (const z of march({ p: e.p, loop: e.loop }, 132)) {
    const gr = grad(z.p[0], z.p[1]), off = r.f(-34, -14), x = z.p[0] + gr[0] * off, y = z.p[1] + gr[1] * off;
    if (sd(x, y) > -30) continue;
    if (spots.some((s) => Math.hypot(s[0] - x, s[1] - y) < 84)) continue;
    spots.push([x, y]);
    if (m === 'frost') fl += [0, 1, 2].map((i) => {
      const o = polar(x, y, 15, i * 2.1 + r.f(0, 1));
      return circ(o[0] + 2, o[1] + 4, 14, 'fill="#000" opacity=".2"')
        + circ(o[0], o[1], 13, `fill="${c.rad([[0, shade(p.a, 0.12)], [0.7, p.a], [1, shade(p.a, -0.14)]], 0.36, 0.32, 0.7)}"`) + circ(o[0] - 4, o[1] - 4.6, 3, 'fill="#fff" opacity=".8"');
    }).join(''); else fl += bloom(scene, x, y, Math.min(r.f(30, 50), -sd(x, y) * 0.95), r.pick(cols), r.chance(0.4) ? 1 : 0);
  }
  for (const [x, y] of poisson(r, 20, 20, 960, 1080, 190)) {
    if (sd(x, y) > -130 || spots.some((s) => Math.hypot(s[0] - x, s[1] - y) < 110)) continue;
    fl += m === 'frost' ? [0, 1].map((i) => circ(x + i * 20, y + i * 9, 12, `fill="${p.a}"`)
      + circ(x + i * 20 - 3.6, y + i * 9 - 4, 3, 'fill="#fff" opacity=".75"')).join('') : bloom(scene, x, y, r.f(24, 44), r.pick(cols), r.chance(0.5) ? 1 : 0);
  }
  c.add('art', fl);
}

function drawLabel({ inp, c, p, open, night, panel }: ClearingScene) {
  // a plain label at the foot
  const lab = roundRect(120, panel, 760, 196, 6), on = open, ink = pickInk(on, [p.ink, night, p.e], 5);
  c.add('art', c.soft(lab, 4, 12, 14, '#000', 0.34, 5) + path(lab, `fill="${on}"`)
    + path(roundRect(134, panel + 14, 732, 168, 3), `fill="none" stroke="${pickInk(on, [p.a, p.e], 1.6)}" stroke-width="2"`));
  const L = inp.headline.split('|').map((s) => s.trim()), second = [inp.sub, inp.name].filter(Boolean) as string[], fam = 'elsie:900',
    hs = Math.min(...L.map((s) => fitLine(s, fam, 650, L.length > 1 ? 54 : 72).size)), t0 = second.length ? 0 : 26;
  const block = L.length * hs * 1.04 + second.length * 40, y0 = panel + 98 - block / 2 + hs * 0.76 + t0 * 0;
  L.forEach((s, i) => c.add('type', path(at(set(s, fam, hs), 500, y0 + i * hs * 1.04), `fill="${ink}"`)));
  second.forEach((s, i) => c.add('type', path(at(fitLine(upper(s), 'jost:500', 640, 26, { track: 150 }), 500, y0 + (L.length - 1) * hs * 1.04 + 50 + i * 40), `fill="${ink}"`)));
}

type ClearingParts = { c: Drawing; open: string; night: string; q: ReturnType<typeof figure>; mask: string };

function drawOpening({ c, open, night, q, mask, back, mid, front }: ClearingParts & { back: string; mid: string; front: string }) {
  c.add('art', g(back + mid, `mask="${mask}"`));
  // the clearing itself: paper, with the thicket's shade falling in
  c.add('art', path(q.d, `fill="${open}"`)
    + g([6, 5, 4, 3, 2, 1].map((i) => path(q.d, `fill="none" stroke="${night}" stroke-opacity=".075" stroke-width="${i * 4.4}" transform="translate(5 7)"`))
    .join('') + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#000', 0.06], [0.5, '#000', 0]], 0, 0, 0.3, 1)}"`), `clip-path="${c.clip(path(q.d))}"`));
  c.add('art', front);
}

/** A kind of leaf: its outline and its veins as path data, and how large it grows. */
type LeafKind = [d: string, veins: string, size: number];

/** the greens of a place */
function greensOf(m: string, p: Palette): string[] {
  return m === 'jungle' ? [p.e, p.c, shade(p.c, -0.08), mix(p.c, p.e, 0.5), shade(p.c, 0.09)]
    : m === 'meadow' ? [shade(p.c, -0.06), p.c, shade(p.c, 0.07), mix(p.c, p.b, 0.25), p.e]
    : m === 'grove' ? [p.c, shade(p.c, 0.06), mix(p.c, p.d, 0.3), shade(p.c, -0.1), p.e] : [mix(p.e, '#fff', 0.25), p.d, mix(p.d, '#fff', 0.4), p.c, shade(p.e, 0.04)];
}

/** The kinds of leaves that grow in a place. The stem of each is at the origin, its tip at −100. */
function leavesOf(m: string): LeafKind[] {
  const monstera = 'M0 0C-30 -2 -50 -22 -52 -48L-28 -42L-54 -58C-52 -72 -46 -84 -36 -92L-20 -70L-28 -98C-18 -106 -8 -110 0 -112C8 -110 18 -106 28 -98L20 -70L36 -92C46 -84 52 -72 54 -58L28 -42L52 -48C50 -22 30 -2 0 0Z',
    mV = 'M0 0V-100M0 -26L-38 -34M0 -26L38 -34M0 -46L-44 -62M0 -46L44 -62M0 -66L-30 -88M0 -66L30 -88';
  const palm = (() => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const t = i / 8, y = -14 - t * 78, L = 46 * Math.sin(0.5 + t * 2.2);
      for (const s of [-1, 1])
        d += `M0 ${n1(y)}C${n1(s * L * 0.4)} ${n1(y - 6)} ${n1(s * L * 0.8)} ${n1(y - 14)} ${n1(s * L)} ${n1(y - 30)}C${n1(s * L * 0.7)} ${n1(y - 22)} ${n1(s * L * 0.3)} ${n1(y + 4)} 0 ${n1(y + 9)}Z`;
    }
    return d + 'M-1.8 0L0 -112L1.8 0Z';
  })();
  const lance = 'M0 0C-24 -18 -28 -66 0 -112C28 -66 24 -18 0 0Z', lV = 'M0 -2V-104M0 -22L-13 -36M0 -22L13 -36M0 -42L-16 -58M0 -42L16 -58M0 -62L-13 -76M0 -62L13 -76';
  const grass = 'M-5 0C-8 -40 -4 -84 12 -124C8 -84 8 -40 5 0Z', gV = 'M0 0C0 -40 2 -84 10 -118';
  const sprig = (() => {
    let d = 'M-1.6 0C-2 -40 0 -80 2 -108L4 -108C3 -80 2 -40 1.6 0Z';
    for (let i = 0; i < 6; i++) {
      const y = -14 - i * 16;
      for (const s of [-1, 1]) d += `M0 ${y}C${s * 8} ${y - 16} ${s * 24} ${y - 20} ${s * 30} ${y - 16}C${s * 26} ${y - 4} ${s * 12} ${y + 2} 0 ${y}Z`;
    }
    return d;
  })();
  const fir = 'M-2 0L-1 -108L1 -108L2 0Z', firV = (() => {
    let d = 'M0 0V-108';
    for (let i = 0; i < 15; i++) {
      const y = -4 - i * 6.9, L = 25 * Math.sqrt(1 - i / 17);
      for (const s of [-1, 1]) d += `M0 ${n1(y)}Q${n1(s * L * 0.6)} ${n1(y - L * 0.3)} ${n1(s * L)} ${n1(y - L * 0.85)}`;
    }
    return d;
  })();
  return m === 'jungle' ? [[monstera, mV, 1.25], [palm, 'M0 0V-100', 1.3], [lance, lV, 1.05]]
    : m === 'meadow' ? [[grass, gV, 1.1], [sprig, 'M0 0V-100', 1], [lance, lV, 0.72]]
    : m === 'grove' ? [[lance, lV, 0.9], [sprig, 'M0 0V-100', 1.05], [lance, lV, 0.7]] : [[fir, firV, 1.2], [sprig, 'M0 0V-100', 0.95], [lance, lV, 0.66]];
}

/** a leaf of a colour, as a definition; fir needles are thin lines, other leaves have a shape */
function leafOf(c: Drawing, d: string, veins: string, col: string): string {
  return c.def((id) =>
      veins.length > 500 ? `<g id="${id}" fill="none" stroke-linecap="round">${path(veins, `stroke="${shade(col, -0.1)}" stroke-width="4.4" transform="translate(.8 1.2)"`)}${path(veins, `stroke="${col}" stroke-width="3.4"`)}${path('M0 0V-104', `stroke="${shade(col, 0.08)}" stroke-width="2"`)}</g>`
        : `<g id="${id}">${path(d, `fill="${c.lin([[0, shade(col, -0.1)], [0.55, col], [1, shade(col, 0.07)]], 0, 1, 0.4, 0)}"`)}${path(veins,
        `fill="none" stroke="${shade(col, 0.15)}" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"`)}</g>`,
        'lf' + d + col);
}

/** The number that is cleared in the thicket, and how far a point is from its edge (positive within it). */
type Gap = { q: ReturnType<typeof figure>; sd: (x: number, y: number) => number; grad: (x: number, y: number) => P };

/** the thicket, from the dark behind to the bright in front; the last ranks lean over the edge of the clearing */
function growThicket(c: Drawing, r: Rng, m: string, night: string, { q, sd, grad }: Gap) {
  const { p, input: inp } = c, greens = greensOf(m, p), kit = leavesOf(m);
  let back = '', mid = '', front = '';
  const place = (x: number, y: number, a: number, s: number, tone: number) => {
    const k = r.pick(kit), col = tone < 0 ? mix(greens[r.i(0, greens.length - 1)]!, night, 0.62) : tone > 0 ? greens[r.i(0, greens.length - 1)]! : mix(greens[r.i(0, greens.length - 1)]!, night, 0.3);
    return `<use href="#${leafOf(c, k[0], k[1], col)}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((a * 180) / Math.PI + 90)}) scale(${((s * k[2]) / 100).toFixed(2)})"/>`;
  };
  const sway = noise1(inp.seed + 'sway');
  for (const [x, y] of poisson(r, -40, -40, 1080, 1500, 74)) { if (sd(x, y) > -10) continue; back += place(x, y, sway(x * 0.004 + y * 0.006) * 2.4 - 1.57, r.f(120, 170), -1); }
  for (const [x, y] of poisson(r, -40, -40, 1080, 1500, 68)) {
    const v = sd(x, y);
    if (v > -26) continue;
    const gr = grad(x, y), near = v > -90, a = near ? Math.atan2(gr[1], gr[0]) + r.f(0.7, 1.3) * (r.chance(0.5) ? 1 : -1) : sway(x * 0.005 + 40 + y * 0.004) * 2.6 - 1.57;
    mid += place(x, y, a, near ? r.f(70, 96) : r.f(110, 150), 0);
  }
  const edge = contours(sd, -26, [q.left - 60, q.top - 60, q.right + 60, q.bottom + 60], 10);
  for (const e of edge) for (const z of march({ p: e.p, loop: e.loop }, m === 'jungle' ? 50 : 40)) {
    const gr = grad(z.p[0], z.p[1]), s = (r.chance(0.5) ? 1 : -1), tight = sd(z.p[0] - gr[0] * 40, z.p[1] - gr[1] * 40) > -40, over = !tight && r.chance(0.16);
    if (tight && r.chance(0.4)) continue;
    front += place(z.p[0] + r.f(-5, 5), z.p[1] + r.f(-5, 5), Math.atan2(gr[1], gr[0]) + s * (over ? r.f(0.3, 0.7) : r.f(1.15, 1.8)), tight ? r.f(34, 46) : over ? r.f(52, 68) : r.f(60, 88), 1);
  }
  for (const [x, y] of poisson(r, -20, -20, 1040, 1460, 104)) { if (sd(x, y) > -120) continue; front += place(x, y, sway(x * 0.006 + 90 - y * 0.004) * 2.8 - 1.57, r.f(90, 135), 1); }
  return { back, mid, front, edge };
}

export function drawClearing(inp: Input): Drawing {
  const c = new Drawing('clearing', inp), { p } = c, r = c.r.sub('cl');
  const kinds = ['jungle', 'meadow', 'grove', 'frost'], m = kinds.includes(inp.motif || '') ? inp.motif! : kinds[c.r.i(0, 3)]!, num = numberOf(inp), dark = lum(p.bg) < 0.5;
  const open = dark ? p.ink : p.paper, night = m === 'meadow' ? mix(p.c, '#12281f', 0.66) : shade(lum(p.e) < 0.45 ? p.e : shade(p.e, -0.3), -0.06);
  const q = figure(num, 'jost:800', 500, 570, num.length === 1 ? 480 : 800, num.length === 1 ? 730 : 620, { track: num.length > 1 ? 14 : 0 }), sd = field(polylines(q.d, 6), 5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${night}"`));
  const grad = (x: number, y: number): P => unit([sd(x + 8, y) - sd(x - 8, y), sd(x, y + 8) - sd(x, y - 8)]);
  const panel = 1116;
  const { back, mid, front, edge } = growThicket(c, r, m, night, { q, sd, grad });
  const mask = c.mask(rect(0, 0, 1000, 1400, 'fill="#fff"') + path(q.d, 'fill="#000"'));
  const view: ClearingParts = { c, open, night, q, mask };
  drawOpening({ ...view, back, mid, front });
  const parts: ClearingScene = { inp, c, p, r, m, open, night, sd, grad, panel, edge };
  drawBrightSpots(parts);
  drawLabel(parts);
  c.add('texture', c.vignette('#000', 0.24) + c.grain(0.95));
  c.alt = `${num}: ${inp.headline.replace(/\|/g, ' ')}`;
  return c;
}
