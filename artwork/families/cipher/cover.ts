import {
  at, circ, Drawing, g, type Input, mix, n1, noise1, type P, path, polar, poly, pt, qbez, rect, ribbon, rot, type Run,
  set, shade, smooth, TAU, type Palette,
} from '#artwork/engine.ts';
import { gilt, isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, initials, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade, mirror, ringD, rr, walker } from '#artwork/outlines/flourish.ts';

const raise = (d: string, face: string, hi: string, lo: string, k = 2.4) => g(path(d, `fill="${lo}" fill-opacity=".5"`), `transform="translate(${k} ${k * 1.2})"`)
    + g(path(d, `fill="${hi}"`), `transform="translate(${-k * 0.8} ${-k})"`) + path(d, `fill="${face}"`);
/** two letters woven: the first passes over the second in the lower half */
function woven(c: Drawing, a: string, b: string, cx: number, cy: number, size: number, f: string, fa: string, fb: string, gap: string, spread = 0.28, drop = 0.1) {
  const A = set(a, f, size),
    B = set(b, f, size);
  const k = Math.min(1, 560 / (A.x1 - A.x0), 560 / (B.x1 - B.x0)),
    A2 = set(a, f, size * k),
    B2 = set(b, f, size * k);
  const wa = A2.x1 - A2.x0,
    wb = B2.x1 - B2.x0,
    lap = Math.min(wa, wb) * spread,
    left = cx - (wa + wb - lap) / 2,
    dy = size * drop * 0.5;
  const mid = (u: Run) => (u.y0 + u.y1) / 2;
  const ya = cy - dy - (drop > 0.25 ? mid(A2) : -A2.cap / 2),
    yb = cy + dy - (drop > 0.25 ? mid(B2) : -B2.cap / 2);
  const da = at(A2, left + wa / 2, ya),
    db = at(B2, left + wa - lap + wb / 2, yb);
  const hw = size * 0.014;
  const cl = c.clip(rect(0, cy + size * 0.02, 1000, size));
  const one = (d: string, fill: string) => path(d, `fill="${fill}" stroke="${gap}" stroke-width="${n1(hw * 2)}" paint-order="stroke" stroke-linejoin="round"`) + path(d, `fill="${fill}"`);
  return one(da, fa) + one(db, fb) + g(one(da, fa), `clip-path="${cl}"`);
}
const laurel = (c: Drawing, cx: number, cy: number, R: number, fillA: string, fillB: string, line: string, n = 17, gapDeg = 26) => {
  let s = '';
  const arcP: P[] = [];
  for (let i = 0; i <= 40; i++) arcP.push(polar(cx, cy, R, ((90 + (i / 40) * (180 - gapDeg)) * Math.PI) / 180));
  s += path(ribbon(arcP, (t) => 6 - 3.4 * t), `fill="${fillB}"`);
  const wk = walker(arcP);
  for (let i = 0; i < n; i++) {
    const t = 0.03 + (i / n) * 0.95,
      [q, a] = wk(t),
      L = R * 0.25 * (0.75 + 0.5 * Math.sin(Math.PI * Math.min(1, t + 0.2)));
    for (const sd of [-1, 1]) {
      const A = ((a + sd * 30) * Math.PI) / 180;
      const z = qbez([0, 0], [L * 0.5, sd * L * 0.2], [L, sd * L * 0.12], 8).map((v) => { const w = rot(v, A); return [w[0] + q[0], w[1] + q[1]] as P; });
      s += path(blade(z, L * 0.32, 0.45), `fill="${sd > 0 ? fillA : fillB}"`) + path(smooth(z.slice(0, 8), false), `fill="none" stroke="${line}" stroke-width="1.8"`);
    }
    if (i % 3 === 1) {
      const b = polar(q[0], q[1], R * 0.1, ((a - 95) * Math.PI) / 180);
      s += path(`M${pt(q)}L${pt(b)}`, `stroke="${fillB}" stroke-width="2"`) + circ(b[0], b[1], R * 0.021, `fill="${fillA}"`);
    }
  }
  const [q, a] = wk(0.999);
  const tipA = (a * Math.PI) / 180;
  s += path(blade(qbez(q, polar(q[0], q[1], R * 0.1, tipA), polar(q[0], q[1], R * 0.2, tipA), 8), R * 0.07, 0.45), `fill="${fillA}"`);
  return s;
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; dark: boolean; a: string; b: string; foil: string; ls: string[]; sig: string;
};

function drawLaurel({ c, p, dark, a, b, foil, ls, sig, ground, ink }: Scene & { ground: string; ink: string }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.07 : 0.4], [1, '#fff', 0]], 0.5, 0.4, 0.6)}"`));
  const fr = rect(52, 52, 896, 1296, `fill="none" stroke="${foil}" stroke-width="2.4"`)
    + path('M92 70H908A22 22 0 0 0 930 92V1308A22 22 0 0 0 908 1330H92A22 22 0 0 0 70 1308V92A22 22 0 0 0 92 70Z', `fill="none" stroke="${foil}" stroke-width="5"`);
  c.add('frame', fr);
  const cx = 500,
    cy = 560,
    R = 316,
    ln = dark ? shade(p.bg, -0.03) : ground;
  let s = mirror(laurel(c, cx, cy, R, foil, foil, ln));
  // a ribbon tied at the foot
  const rb = dark ? p.e : p.a,
    rbD = shade(rb, -0.09);
  const bow = path('M500 880C456 846 396 842 380 872C370 896 420 916 500 884Z', `fill="${rb}"`)
    + path('M500 882C470 868 430 858 404 872C430 876 470 884 500 884Z', `fill="${rbD}"`)
    + path('M498 884C478 920 440 950 404 984L424 990L428 1010C466 972 494 930 506 890Z', `fill="${rb}"`) + path('M498 884C486 910 470 930 452 948C476 930 494 908 506 890Z', `fill="${rbD}"`);
  s += mirror(bow) + path('M482 866C492 858 510 858 519 866C524 878 522 894 516 902C506 908 492 908 484 902C477 892 477 876 482 866Z',
    `fill="${shade(rb, 0.03)}"`) + path('M490 868C488 880 488 892 492 902M508 866C511 880 511 892 507 902', `fill="none" stroke="${rbD}" stroke-width="2.4"`);
  c.add('art', s, 'float');
  const halo = ground;
  c.add('type', b ? woven(c, a, b, cx, cy - 4, 330, 'cormorant-garamond:600', foil, readable(dark ? p.ink : p.ink, ground), halo, 0.34, 0.2)
    : path(at(set(a, 'cormorant-garamond:600', 460), cx, cy + set(a, 'cormorant-garamond:600', 460).cap / 2), `fill="${foil}"`));
  const specs: Ln[] = evenLines(ls, 'cormorant-garamond:500i', 720, 92, { gap: 14 });
  if (sig) { specs[specs.length - 1]!.gap = 34; specs.push({ t: sig.toUpperCase(), f: 'tenor-sans', w: 680, max: 25, track: 270 }); }
  const S = pile(specs, { cy: 1166, h: 250 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
}

function drawSeal({ inp, c, p, dark, a, b, ls, sig, ink, ground }: Scene & { ink: string; ground: string }) {
  // a folded sheet, a silk band, a coin of wax
  const sheet = dark ? mix(p.ink, '#ffffff', 0.25) : mix(p.paper, '#ffffff', 0.2),
    silk = dark ? p.bg : mix(p.e, p.c, 0.3),
    wax = dark ? p.e : mix(p.a, p.e, 0.12);
  ink = readable(dark ? p.bg : p.ink, sheet, 7);
  ground = sheet;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(sheet, -0.035)], [0.5, sheet], [1, shade(sheet, -0.02)]], 0, 0, 1, 0.5)}"`));
  const shd = mix(shade(sheet, -0.4), '#3a2413', 0.4);
  // envelope flap
  const flap = 'M-20 -20H1020V96C860 300 660 470 548 560C520 582 480 582 452 560C340 470 140 300 -20 96Z';
  let s = '';
  s += rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.5], [1, '#fff', 0]], 0.4, 0.7, 0.6)}"`);
  s += c.soft(flap, 0, 10, 26, shd, 0.34, 7) + path(flap,
    `fill="${c.lin([[0, shade(sheet, -0.05)], [0.7, shade(sheet, 0.012)], [1, shade(sheet, -0.02)]])}"`) + path(flap, `fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".8"`);
  const waxC = [500, 560];
  // silk cord, crossing under the seal
  const rib = (y0: P, q: P, e: P, w: number) => {
    const z = qbez(y0, q, e, 24);
    const dx = e[0] - q[0], dy = e[1] - q[1], dl = Math.hypot(dx, dy), nx = (-dy / dl) * (w / 2), ny = (dx / dl) * (w / 2);
    const off = (k: number) => z.map((v, i) => {
      const u = z[Math.min(24, i + 1)]!, o = z[Math.max(0, i - 1)]!, l = Math.hypot(u[0] - o[0], u[1] - o[1]);
      return [v[0] - ((u[1] - o[1]) / l) * k, v[1] + ((u[0] - o[0]) / l) * k] as P;
    });
    const D = poly([...off(w / 2), [e[0] + nx + (dx / dl) * 30, e[1] + ny + (dy / dl) * 30], [e[0], e[1] - 2], [e[0] - nx + (dx / dl) * 30, e[1] - ny + (dy / dl) * 30], ...off(-w / 2).reverse()]);
    return c.soft(D, 3, 7, 8, shd, 0.3, 4)
      + path(D, `fill="${c.lin([[0, shade(silk, -0.07)], [0.3, shade(silk, 0.06)], [0.6, shade(silk, -0.03)], [1, shade(silk, 0.03)]], 0, 0, 1, 0)}"`)
      + path(smooth(z.map(([x, y]) => [x - w * 0.36, y] as P), false), `fill="none" stroke="${shade(silk, 0.12)}" stroke-width="1.6" stroke-opacity=".6"`)
      + path(smooth(z.map(([x, y]) => [x + w * 0.36, y] as P), false), `fill="none" stroke="${shade(silk, -0.14)}" stroke-width="1.6" stroke-opacity=".6"`);
  };
  s += rib([514, 600], [600, 740], [596, 912], 66) + rib([486, 600], [430, 760], [372, 884], 66);
  c.add('art', s);
  let w = '';
  const N = 30,
    nz = noise1(inp.seed + 'wax');
  const edge: P[] = Array.from({ length: N }, (_, i) => {
    const an = (i / N) * TAU, k = 1 + nz(i * 0.55) * 0.06 + (i % 11 === 4 ? 0.05 : 0);
    return [waxC[0]! + Math.cos(an) * 192 * k, waxC[1]! + Math.sin(an) * 186 * k];
  });
  const WD = smooth(edge);
  const hi = shade(wax, 0.17, -0.02),
    lo = shade(wax, -0.16);
  w += c.soft(WD, 8, 16, 22, shd, 0.5, 7) + path(WD, `fill="${c.rad([[0, shade(wax, 0.03)], [0.72, wax], [0.9, shade(wax, 0.04)], [1, lo]], 0.42, 0.38, 0.62)}"`);
  w += path(smooth(edge.map(([x, y]) => [waxC[0]! + (x - waxC[0]!) * 0.955 - 3, waxC[1]! + (y - waxC[1]!) * 0.955 - 4] as P)), `fill="none" stroke="${hi}" stroke-width="6" stroke-opacity=".5"`);
  w += circ(waxC[0]!, waxC[1]!, 146, `fill="${c.lin([[0, lo], [0.5, shade(wax, -0.05)], [1, shade(wax, 0.05)]], 0.1, 0, 0.9, 1)}"`)
    + circ(waxC[0]!, waxC[1]!, 138, `fill="${c.rad([[0, shade(wax, 0.02)], [1, shade(wax, -0.035)]])}"`)
    + path(`M${waxC[0]! - 98} ${waxC[1]! + 98}A139 139 0 0 0 ${waxC[0]! + 98} ${waxC[1]! - 98}`, `fill="none" stroke="${hi}" stroke-width="4" stroke-opacity=".85" stroke-linecap="round"`);
  let beads = '';
  for (let i = 0; i < 40; i++) { const q = polar(waxC[0]!, waxC[1]!, 122, (i / 40) * TAU); beads += ringD(q[0], q[1], 4.6); }
  w += raise(beads, shade(wax, 0.03), hi, lo, 1.6);
  // glints of poured wax
  w += path(`M${waxC[0]! - 172} ${waxC[1]! - 26}C${waxC[0]! - 166} ${waxC[1]! - 92} ${waxC[0]! - 124} ${waxC[1]! - 142} ${waxC[0]! - 66} ${waxC[1]! - 164}`,
    `fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".34"`)
      + path(`M${waxC[0]! - 30} ${waxC[1]! - 172}q14 -4 26 -4`, `fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-opacity=".34"`)
      + path(`M${waxC[0]! + 160} ${waxC[1]! + 60}C${waxC[0]! + 144} ${waxC[1]! + 108} ${waxC[0]! + 112} ${waxC[1]! + 140} ${waxC[0]! + 70} ${waxC[1]! + 160}`,
      `fill="none" stroke="${hi}" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"`);
  const mono = (t: string, x: number, y: number, size: number) => { const u = set(t, 'cormorant-garamond:700', size); return raise(at(u, x, y + u.cap / 2), shade(wax, 0.045), hi, lo, 2.6); };
  if (b) {
    const ua = set(a, 'cormorant-garamond:700', 100),
      ub = set(b, 'cormorant-garamond:700', 100),
      wa = ua.x1 - ua.x0,
      wb = ub.x1 - ub.x0,
      kz = Math.min(1.36, 1.72 / ((wa + wb + 8) / 100)),
      x0 = waxC[0]! - ((wa + wb + 8) * kz) / 2;
    w += mono(a, x0 + (wa * kz) / 2, waxC[1]! - 14, 100 * kz) + mono(b, x0 + (wa + 8 + wb / 2) * kz, waxC[1]! - 14, 100 * kz) + mono('&', waxC[0]!, waxC[1]! + 66, 54);
  }
  else w += mono(a, waxC[0]!, waxC[1]!, 176);
  c.add('art', w, 'float');
  const specs: Ln[] = evenLines(ls, 'pinyon-script', 760, 132, { gap: 20 });
  if (sig) { specs[specs.length - 1]!.gap = 40; specs.push({ t: sig.toUpperCase(), f: 'cormorant-garamond:600', w: 680, max: 32, track: 220 }); }
  const S = pile(specs, { cy: 1146, h: 320 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  return { ink, ground };
}

function drawEmbossed({ c, p, dark, a, b, foil, ls, sig, ground, ink }: Scene & { ground: string; ink: string }) {
  // blind emboss: an oval cartouche with a tied ribbon, one gilt letter
  const sheet = dark ? shade(p.bg, 0.02) : mix(p.bg, p.paper, 0.5);
  const hi = dark ? shade(sheet, 0.11) : '#ffffff',
    lo = shade(sheet, dark ? -0.12 : -0.2),
    face = shade(sheet, dark ? 0.012 : 0.008);
  ground = sheet;
  ink = dark ? p.ink : readable(p.ink, sheet, 7);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sheet}"`));
  const cx = 500,
    cy = 590;
  const band = (rx: number, ry: number, w: number) => ringD(cx, cy, rx, ry) + ringD(cx, cy, rx - w, ry - w);
  const em = (d: string, k0 = 2.6,
    k = k0 * 1.25) => g(path(d, `fill="${lo}" fill-opacity=".85" fill-rule="evenodd"`), `transform="translate(${k} ${k * 1.2})"`)
      + g(path(d, `fill="${hi}" fill-rule="evenodd"`), `transform="translate(${-k} ${-k})"`) + path(d, `fill="${face}" fill-rule="evenodd"`);
  let s = em(rr(60, 60, 880, 1280, 4) + rr(84, 84, 832, 1232, 4), 2.2);
  s += em(band(300, 370, 16));
  let beads = '';
  for (let i = 0; i < 96; i++) { const an = (i / 96) * TAU; beads += ringD(cx + Math.cos(an) * 268, cy + Math.sin(an) * 338, 5.2); }
  s += em(beads, 1.6) + em(band(252, 322, 5), 1.6);
  // garlands of small leaves either side of the oval, and a bow above
  let gar = '';
  for (const sd of [-1, 1]) {
    const arcP: P[] = [];
    for (let i = 0; i <= 40; i++) { const an = ((90 - sd * (8 + (i / 40) * 148)) * Math.PI) / 180; arcP.push([cx + Math.cos(an) * 352, cy + Math.sin(an) * 424]); }
    const wk = walker(arcP);
    gar += ribbon(arcP, (t) => 6 - 3 * t);
    for (let i = 0; i < 24; i++) {
      const [q, an] = wk(0.02 + (i / 24) * 0.97);
      for (const side of [-1, 1]) {
        const L = 50 * (1 - 0.3 * (i / 24)), A = ((an + side * 42) * Math.PI) / 180;
        const z = qbez(q, polar(q[0], q[1], L * 0.5, A - side * 0.2), polar(q[0], q[1], L, A - side * 0.1), 6);
        gar += blade(z, L * 0.36, 0.5);
      }
    }
  }
  s += g(gar.split('Z').filter(Boolean).map((d) => em(d + 'Z', 1.7)).join(''));
  c.add('art', s);
  s = '';
  const bowL = 'M496 150C462 112 392 92 362 116C344 132 356 168 392 172C430 174 466 164 496 154ZM484 148C456 154 420 160 396 156C378 150 374 134 386 126C410 116 454 130 484 148ZM494 156C468 192 424 220 376 228C388 238 390 248 386 262C438 250 488 214 508 160Z';
  s += em(bowL, 2) + `<g transform="translate(1000 0) scale(-1 1)">${em(bowL, 2)}</g>`
    + em('M482 136C492 129 508 129 518 136C524 146 522 160 517 168C507 173 492 173 483 168C477 158 477 146 482 136Z', 2);
  c.add('art', g(s, 'transform="translate(0 26)"'));
  const f = 'pinyon-script';
  c.add('type', b ? woven(c, a, b, cx, cy, 236, f, foil, readable(mix(ink, p.a, dark ? 0 : 0.2), sheet, 4.6), sheet, 0.46, 0.3)
    : path(at(set(a, f, 420), cx, cy + set(a, f, 420).cap / 2), `fill="${foil}"`));
  const specs: Ln[] = evenLines(ls, 'marcellus', 660, 62, { gap: 16, track: 40 });
  if (sig) { specs[specs.length - 1]!.gap = 28; specs.push({ t: sig, f: 'cormorant-garamond:500i', w: 640, max: 46 }); }
  const S = pile(specs, { cy: 1180, h: 200 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  return { ground, ink };
}

export function drawCipher(inp: Input): Drawing {
  const c = new Drawing('cipher', inp),
    { p } = c;
  const m = inp.motif || 'laurel',
    dark = isDarkColour(p.bg);
  const [a, b] = initials(inp) as [string, string];
  let ground = dark ? p.bg : mix(p.paper, p.bg, 0.35);
  const foil = gilt(c, ground, 28);
  let ink = dark ? p.ink : readable(p.ink, ground, 7);
  const ls = headlineLines(inp, 22);
  const sig = inp.name || inp.sub || '';
  const scene: Scene = { inp, c, p, dark, a, b, foil, ls, sig };
  if (m === 'laurel') drawLaurel({ ...scene, ground, ink });
  else if (m === 'seal') ({ ink, ground } = drawSeal({ ...scene, ink, ground }));
  else ({ ground, ink } = drawEmbossed({ ...scene, ground, ink }));
  if (m === 'oval') c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', dark ? 0.06 : 0.3], [0.5, '#fff', 0], [1, '#000', 0.06]], 0, 0, 1, 1)}"`));
  c.add('texture', c.grain(0.9));
  c.alt = `Monogram ${[a, b].filter(Boolean).join(' and ')} with the words ${ls.join(' ')}`;
  return c;
}
