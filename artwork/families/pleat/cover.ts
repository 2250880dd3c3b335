import {
  at, circ, Drawing, g, type Input, lum, mix, n1, type P, type Palette, path, poly, pt, rect, set, shade, tf,
} from '#artwork/engine.ts';
import { numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { add, sub, unit } from '#artwork/outlines/strokes.ts';

type Fold = { w: number; s: { p: P[]; loop?: boolean; under?: number[] }[] };
const FOLD: Record<string, Fold> = {
  '0': { w: 84, s: [{ p: [[0, 0], [84, 0], [84, 140], [0, 140]], loop: true }] },
  '1': { w: 40, s: [{ p: [[-4, 34], [40, -6], [40, 151]] }] },
  '2': { w: 84, s: [{ p: [[0, 0], [84, 0], [84, 69], [0, 69], [0, 140], [84, 140]] }] },
  '3': { w: 84, s: [{ p: [[14, 69], [84, 69]] }, { p: [[0, 0], [84, 0], [84, 140], [0, 140]] }] },
  '4': { w: 96, s: [{ p: [[70, 151], [70, -16], [0, 98], [97, 98]] }] },
  '5': { w: 84, s: [{ p: [[82, 0], [0, 0], [0, 66], [84, 66], [84, 140], [0, 140]] }] },
  '6': { w: 84, s: [{ p: [[80, 0], [0, 0], [0, 140], [84, 140], [84, 66], [0, 66]], under: [4] }] },
  '7': { w: 84, s: [{ p: [[0, 0], [84, 0], [30, 151]] }] },
  // two loops, one on the other: a bar across a single one reads as a nought
  '8': { w: 84, s: [{ p: [[0, 66], [84, 66], [84, 140], [0, 140]], loop: true }, { p: [[6, 0], [78, 0], [78, 66], [6, 66]], loop: true }] },
  '9': { w: 84, s: [{ p: [[4, 140], [84, 140], [84, 0], [0, 0], [0, 74], [84, 74]], under: [4] }] },
};

export function drawPleat(inp: Input): Drawing {
  const c = new Drawing('pleat', inp), { p } = c, r = c.r;
  const m = ['satin', 'grosgrain', 'tape', 'tissue'].includes(inp.motif || '') ? inp.motif! : 'satin';
  const num = numberOf(inp), dark = lum(p.bg) < 0.5;
  const bg = p.bg, deep = dark ? '#000000' : shade(bg, -0.45, 0.02);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? p.paper : '#fff', dark ? 0.9 : 0.55], [1, dark ? p.paper : '#fff', 0]], 0.42, 0.3, 0.66)}"`));
  const S = m === 'tape' ? 31 : 33, gap = S + 17, ds = Array.from(num).map((ch) => FOLD[ch]!);
  const total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + S;
  const k = Math.min(790 / total, 3.7), w = S * k, H = 140 * k, top = 556 - H / 2;
  let x = 500 - (total * k) / 2 + w / 2 + (num[0] === '1' ? 4 : 0);
  const strips: { p: P[]; loop: boolean; under: number[] }[] = [];
  for (const d of ds) { for (const s of d.s) strips.push({ p: s.p.map(([a, b]) => [x + a * k, top + b * k] as P), loop: !!s.loop, under: s.under ?? [] }); x += (d.w + gap) * k; }
  const front = m === 'tape' ? (dark ? p.c : mix(p.b, '#ffe08a', 0.35)) : p.a,
    back = m === 'tape' ? mix(front, '#ffffff', 0.72) : m === 'grosgrain' ? shade(p.a, lum(p.a) > 0.55 ? -0.09 : 0.1, -0.02) : p.b;
  const tickInk = pickInk(front, [p.ink, '#1d1a22'], 4.5);
  const totalLen = strips.reduce((a, s) => a + s.p.reduce((z, q, i) => z + (i ? Math.hypot(q[0] - s.p[i - 1]![0], q[1] - s.p[i - 1]![1]) : 0), 0)
    + (s.loop ? Math.hypot(s.p[0]![0] - s.p[s.p.length - 1]![0], s.p[0]![1] - s.p[s.p.length - 1]![1]) : 0), 0);
  const N = Number(num), unitLen = (totalLen - 24) / Math.max(1, N);
  let run = 0, side = 0;
  const rr = r.sub('fold');
  const art: string[] = [], shadows: string[] = [];
  for (const s of strips) {
    const n = s.p.length, legs = s.loop ? n : n - 1;
    const dir = Array.from({ length: legs }, (_, i) => unit(sub(s.p[(i + 1) % n]!, s.p[i]!)));
    /** the two points of the crease at vertex i: along d1 + d2, to the ribbon's edges on the left and right of leg d */
    const crease = (v: P, d1: P, d2: P, d: P): [P, P] => {
      const cr = unit([d1[0] + d2[0], d1[1] + d2[1]]), nx: P = [-d[1], d[0]], cn = cr[0] * nx[0] + cr[1] * nx[1];
      return [add(v, cr, -w / 2 / cn), add(v, cr, w / 2 / cn)]; // left (−n), right (+n)
    };
    const cover = (d1: P, d2: P) => {
      const sn = Math.abs(d1[0] * d2[1] - d1[1] * d2[0]), cs = d1[0] * d2[0] + d1[1] * d2[1];
      return (w / 2) * ((1 + Math.abs(cs)) / Math.max(0.3, sn)) + Math.min(w * 0.3, unitLen * 5) * 0.5;
    };
    const out: { i: number; s: string }[] = [];
    for (let i = 0; i < legs; i++) {
      const a = s.p[i]!, b = s.p[(i + 1) % n]!, d = dir[i]!, nx: P = [-d[1], d[0]], L = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const folded0 = s.loop || i > 0, folded1 = s.loop || i < legs - 1;
      const first = !folded0, last = !folded1;
      let A0: P, A1: P, B0: P, B1: P;
      if (folded0) [A0, A1] = crease(a, dir[(i - 1 + legs) % legs]!, d, d); else { A0 = add(a, nx, -w / 2); A1 = add(a, nx, w / 2); }
      if (folded1) [B0, B1] = crease(b, d, dir[(i + 1) % legs]!, d); else { B0 = add(b, nx, -w / 2); B1 = add(b, nx, w / 2); }
      const tucked = s.under.includes(i);
      const notch = m === 'tape' ? 0 : w * 0.28;
      const ext = m === 'tape' ? 0 : w * 0.16;
      const pts: P[] = [A0];
      if (last && !tucked && !(n === 2)) pts.push(add(B0, d, ext), add(b, d, ext - notch), add(B1, d, ext)); else pts.push(B0, B1);
      pts.push(A1);
      if (first && !(s.p.length === 7)) { pts[0] = add(A0, d, -ext); pts[pts.length - 1] = add(A1, d, -ext); pts.push(add(a, d, -ext + notch)); }
      const face = (i + side) % 2 === 0 ? front : back, isFront = (i + side) % 2 === 0;
      const D = poly(pts), id = c.clip(`<path d="${D}"/>`);
      const tr = m === 'tissue';
      let o = '';
      // cast shadow of this leg on what lies beneath
      const lift = c.soft(D, w * 0.035, w * 0.085, w * 0.1, deep, dark ? 0.5 : 0.24, 5);
      shadows.push(c.soft(D, w * 0.1, w * 0.22, w * 0.22, deep, dark ? 0.4 : 0.16, 5));
      const ga = add(a, d, -w / 2), gb = add(b, d, w / 2), U = (v: number) => Math.round(v * 10) / 10;
      const hi = shade(face, 0.09, -0.01), lo = shade(face, -0.12, 0.005), sheen = rr.f(0.36, 0.62);
      const fill = m === 'satin'
        ? c.lin([[0, lo], [0.1, shade(face, -0.03)], [sheen - 0.2, face], [sheen - 0.05, hi], [sheen, shade(face, 0.16, -0.03)], [sheen + 0.07, hi],
        [sheen + 0.22, face], [0.9, shade(face, -0.04)], [1, lo]], U(ga[0]), U(ga[1]), U(gb[0]), U(gb[1]), 'u')
        : c.lin([[0, shade(face, -0.08)], [0.2, face], [0.6, shade(face, 0.03)], [0.86, face], [1, shade(face, -0.07)]], U(ga[0]), U(ga[1]), U(gb[0]), U(gb[1]), 'u');
      o += path(D, `fill="${fill}"${tr ? ' fill-opacity=".8"' : ''}`);
      let inn = '';
      const along = (off: number, ww: number, col: string, op = 1,
        dash = '') => `<path d="M${pt(add(add(a, nx, off * w), d, -w))}L${pt(add(add(b, nx, off * w), d, w))}" stroke="${col}" stroke-width="${n1(ww)}" stroke-opacity="${op}" fill="none"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
      if (m === 'satin') {
        for (const q of [-0.47, 0.47]) inn += along(q, 3, shade(face, -0.09), 0.7);
        let th = ''; for (let q = -0.44; q < 0.45; q += 0.055) th += along(q + rr.f(-0.01, 0.01), 1, rr.chance(0.5) ? '#fff' : deep, 0.09);
        inn += th;
      } else if (m === 'grosgrain') {
        inn += `<path d="M${pt(a)}L${pt(b)}" stroke="${shade(face, -0.1)}" stroke-width="${n1(w)}" stroke-opacity=".3" stroke-dasharray="2.6 4.4" fill="none"/>`
          + `<path d="M${pt(add(a, d, -w))}L${pt(add(b, d, w))}" stroke="#fff" stroke-width="${n1(w)}" stroke-opacity=".13" stroke-dasharray="2 5" stroke-dashoffset="-3" fill="none"/>`;
        if (isFront) { for (const q of [-0.3, 0.3]) inn += along(q, w * 0.15, p.paper === bg ? '#fff' : dark ? p.ink : p.paper, 0.96); inn += along(0, w * 0.07, p.b, 1); }
        else inn += along(-0.3, w * 0.15, mix(face, '#fff', 0.3), 0.8) + along(0.3, w * 0.15, mix(face, '#fff', 0.3), 0.8);
        for (const q of [-0.3, 0.3])
          inn += `<path d="M${pt(add(add(a, nx, q * w), d, -w))}L${pt(add(add(b, nx, q * w), d, w))}" stroke="${shade(bg,
            -0.3)}" stroke-width="${n1(w * 0.15)}" stroke-opacity=".13" stroke-dasharray="2.4 4.6" fill="none"/>`;
        inn += along(-0.475, 4, shade(face, -0.12), 0.8, '4 3') + along(0.475, 4, shade(face, -0.12), 0.8, '4 3');
      } else if (m === 'tape') {
        inn += along(-0.455, 2.2, tickInk, 0.75) + along(0.455, 2.2, tickInk, 0.75);
        let t = ''; let lab = '';
        const from = run, to = run + L, div = unitLen > 90 ? 10 : unitLen > 44 ? 5 : unitLen > 22 ? 2 : 1, step = unitLen / div;
        const every = unitLen > 56 ? 1 : unitLen > 26 ? 5 : 10;
        for (let q = Math.ceil(from / step); q * step <= to + 0.01; q++) {
          const z = q * step - from, yr = q / div;
          const clear = z > (folded0 ? cover(dir[(i - 1 + legs) % legs]!, d) : w * 0.2) && z < L - (folded1 ? cover(d, dir[(i + 1) % legs]!) : w * 0.34);
          const big = Math.abs(yr - Math.round(yr)) < 1e-6, ten = big && Math.round(yr) % 5 === 0;
          const len = big ? (ten || every === 1 ? 0.3 : 0.24) : q * 2 % div === 0 ? 0.18 : 0.12;
          for (const sd of [-1, 1]) { const e = add(add(a, d, z), nx, sd * w * 0.455); t += `M${pt(e)}L${pt(add(e, nx, -sd * w * len))}`; }
          if (big && Math.round(yr) % every === 0 && yr > 0 && clear) {
            const vert = Math.abs(d[1]) > Math.abs(d[0]) ? (d[1] > 0 ? 90 : -90) : d[0] >= 0 ? 0 : 0;
            const ang = Math.abs(d[0]) > 0.95 || Math.abs(d[1]) > 0.95 ? vert : (Math.atan2(d[1], d[0]) * 180) / Math.PI + (d[0] < 0 ? 180 : 0);
            const fs = Math.min(w * 0.3, unitLen * every * 0.5), q2 = set(String(Math.round(yr)), 'josefin-sans:700', fs), pp = add(a, d, z);
            const isTen = Math.round(yr) % 10 === 0;
            lab += g(path(at(q2, 0, q2.cap / 2), `fill="${isTen ? pickInk(isFront ? front : back, [p.a, '#a3231c'], 3) : tickInk}"`), tf(pp[0], pp[1], ang));
          }
        }
        inn += `<path d="${t}" stroke="${tickInk}" stroke-width="2.4" fill="none"/>` + lab;
        run = to;
        if (first || last) { const e = first ? a : b, dd = first ? d : ([-d[0], -d[1]] as P); inn += poly2(e, dd, nx, w, c, p.metal); }
      }
      // rounding where it turns over, and the soft dark beside the fold
      const edge = (q0: P, q1: P, dd: P) => {
        let e = '';
        for (let z = 0; z < 4; z++) e += `<path d="M${pt(q0)}L${pt(q1)}" stroke="${deep}" stroke-width="${n1(w * (0.5 - z * 0.12))}" stroke-opacity="${tr ? 0.03 : 0.05}" fill="none"/>`;
        return e + `<path d="M${pt(add(q0, dd, 2.4))}L${pt(add(q1, dd, 2.4))}" stroke="#fff" stroke-width="3.4" stroke-opacity=".5" fill="none"/>`;
      };
      if (folded0) inn += edge(A0, A1, d);
      if (folded1) inn += edge(B0, B1, [-d[0], -d[1]]);
      o += g(inn, `clip-path="${id}"`) + path(D, `fill="none" stroke="${shade(face, -0.2)}" stroke-opacity=".35" stroke-width="1.4"`);
      out.push({ i: tucked ? -1 : i, s: lift + o });
    }
    side = (side + (s.loop ? 0 : 1)) % 2;
    if (n === 2) side = 0;
    out.sort((q, z) => q.i - z.i);
    art.push(...out.map((q) => q.s));
  }
  c.add('art', shadows.join('') + art.join(''));
  const ink = pickInk(bg, [p.ink, p.e]);
  const fam = { satin: 'gloock', grosgrain: 'young-serif', tape: 'josefin-slab:700', tissue: 'tenor-sans' }[m]!;
  words(c, { fam, max: 84, y: 1142, col: ink, small: pickInk(bg, [p.e, p.ink]), smallFam: m === 'tape' ? 'josefin-slab:600' : 'jost:500', smallMax: 29, gap: 74 });
  c.add('texture', c.vignette(deep, dark ? 0.35 : 0.1) + c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}

/** the brass end of a measuring tape */
function poly2(e: P, d: P, nx: P, w: number, c: Drawing, metal: Palette['metal']) {
  const q = [add(e, nx, -w / 2), add(e, nx, w / 2), add(add(e, nx, w / 2), d, w * 0.17), add(add(e, nx, -w / 2), d, w * 0.17)];
  return path(poly(q), `fill="${c.foil(metal, 40)}"`) + path(`M${pt(q[2]!)}L${pt(q[3]!)}`, 'stroke="#000" stroke-opacity=".35" stroke-width="2.4"')
    + circ(...add(e, d, w * 0.085), w * 0.045, 'fill="#000" fill-opacity=".4"');
}
