import {
  at, bez, circ, clamp, Drawing, ell, g, type Input, lerp, lum, mix, n1, noise1, type P, path, poisson, polar, poly,
  pt, rect, ribbon, rot, set, shade, star, TAU, tf, tfit, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf, onCircle } from '#artwork/lettering/lines.ts';
import { evenSteps, flat } from '#artwork/marks/burin.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { looseBlob } from '#artwork/subjects/scenery.ts';

const ring8 = (x: number, y: number,
  R: number) => `M${x - R} ${y}C${x - R} ${y - R * 0.552} ${x - R * 0.552} ${y - R} ${x} ${y - R}C${x + R * 0.552} ${y - R} ${x + R} ${y - R * 0.552} ${x + R} ${y}C${x + R} ${y + R * 0.552} ${x + R * 0.552} ${y + R} ${x} ${y + R}C${x - R * 0.552} ${y + R} ${x - R} ${y + R * 0.552} ${x - R} ${y}Z`;
const MM = 'M-90 -58C-78 -82 -60 -74 -60 -44V62M-60 -44C-52 -84 -18 -84 -18 -44V62';
const SIGN: Record<string, string> = {
  aries: 'M0 92C0 10 -16 -72 -60 -72C-98 -72 -98 -18 -66 -10M0 92C0 10 16 -72 60 -72C98 -72 98 -18 66 -10',
  taurus: ring8(0, 36, 52) + 'M-78 -84C-64 -30 -34 -16 0 -16C34 -16 64 -30 78 -84',
  gemini: 'M-76 -88C-32 -66 32 -66 76 -88M-76 88C-32 66 32 66 76 88M-32 -72V72M32 -72V72',
  cancer: ring8(-50, -22, 26) + ring8(50, 22, 26) + 'M-76 -24C-66 -92 50 -92 88 -46M76 24C66 92 -50 92 -88 46',
  leo: ring8(-48, 24, 28) + 'M-24 10C-42 -34 -58 -90 2 -92C62 -92 48 -30 26 24C10 64 22 96 56 82C68 76 76 66 78 54',
  virgo: MM + 'M-18 -44C-10 -84 24 -84 24 -44V46C24 80 42 96 74 94M24 -34C58 -64 86 -30 66 14C50 50 14 74 -14 92',
  libra: 'M-92 84H92M-92 44H-36C-78 0 -60 -74 0 -74C60 -74 78 0 36 44H92',
  scorpio: MM + 'M-18 -44C-10 -84 24 -84 24 -44V44C24 82 62 84 88 54M60 52L90 50L88 80',
  sagittarius: 'M-80 86L80 -80M14 -84L82 -82L84 -14M-56 8L4 66',
  capricorn: 'M-92 -62C-72 -84 -54 -62 -52 -30V50M-52 -30C-44 -84 10 -92 16 -30V34C18 78 -2 98 -30 90M16 40C22 2 80 0 80 44C80 86 24 84 16 40',
  aquarius: 'M-94 -14L-56 -50L-34 -16L4 -50L26 -16L64 -50L92 -20M-94 52L-56 16L-34 50L4 16L26 50L64 16L92 46',
  pisces: 'M-76 -90C-26 -40 -26 40 -76 90M76 -90C26 -40 26 40 76 90M-86 0H86',
};
const ZOD = Object.keys(SIGN);

/** What the parts of a cover share. */
type Scene = {
  inp: Input; r: Rng; night: string; tint: string; cx: number; cy: number; hatch: string; hatch2: string;
  figFill: string;
};

function drawSign({ inp, r, night, tint, cx, cy, hatch, hatch2, figFill, fig, chains }: Scene & { fig: string; chains: P[][] }) {
  const z = inp.variant && SIGN[inp.variant] ? inp.variant : r.pick(ZOD);
  const k = 2.1, ls = flat(SIGN[z]!, 14).map((l) => l.map(([x, y]) => [cx + x * k, cy + y * k] as P));
  const d = ls.map((l) => poly(l, false)).join('');
  const o = (w: number, col: string, ex = '') => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${ex}`);
  fig = o(54, night, 'opacity=".8"') + o(46, tint) + o(42, figFill) + g(o(42, hatch), '') + g(o(16, hatch2), `transform="translate(9 9)" opacity=".9"`);
  chains = ls.map((l) => {
    let len = 0;
    for (let i = 1; i < l.length; i++) len += Math.hypot(l[i]![0] - l[i - 1]![0], l[i]![1] - l[i - 1]![1]);
    return evenSteps(l, clamp(Math.round(len / 105), 1, 6));
  });
  return { fig, chains };
}

function drawAge({ inp, night, tint, cx, cy, hatch, fig, chains }: Scene & { fig: string; chains: P[][] }) {
  const t0 = (inp.sub || '30').slice(0, 3), run = tfit(t0, 'abril-fatface', 520, 430), sc = Math.min(1, 330 / (run.y1 - run.y0)), t = set(t0, 'abril-fatface', run.size * sc);
  const d = at(t, cx, cy + (t.y1 - t.y0) / 2 - Math.max(0, t.y1));
  // a number must be readable before its stars are seen: it glows, where figures of animals are only ruled
  fig = path(d, `fill="${mix(night, tint, 0.34)}" stroke="${night}" stroke-width="12" paint-order="stroke"`) + path(d, `fill="${hatch}" stroke="${tint}" stroke-width="3.4"`);
  const qd = d.replace(/Q(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g, 'L$3 $4');
  chains = flat(qd).map((l) => {
    let len = 0;
    for (let i = 1; i < l.length; i++) len += Math.hypot(l[i]![0] - l[i - 1]![0], l[i]![1] - l[i - 1]![1]);
    return evenSteps(l, clamp(Math.round(len / 86), 4, 16));
  });
  return { fig, chains };
}

function drawHeart({ night, tint, hatch, hatch2, figFill, fig, chains }: Scene & { fig: string; chains: P[][] }) {
  const hp = 'M500 720C400 640 308 560 312 462C316 380 396 346 452 388C480 408 494 434 500 458C506 434 522 406 550 388C608 348 686 384 688 464C690 560 600 640 500 720Z';
  const sh = 'M500 720C600 640 690 560 688 464C687 410 652 376 616 372C660 440 640 560 500 720Z';
  const shaft: P[] = [[232, 690], [768, 396]];
  const [ux, uy] = [0.877, -0.481];
  let fe = '';
  for (let i = 0; i < 6; i++) {
    const b: P = [232 + ux * i * 15, 690 + uy * i * 15];
    fe += `M${pt(b)}l${n1(-ux * 34 - uy * -26)} ${n1(-uy * 34 + ux * -26 * -1)}M${pt(b)}l${n1(-ux * 34 + uy * -26)} ${n1(-uy * 34 - ux * -26 * -1)}`;
  }
  const arrow = path(poly(shaft, false), `stroke="${night}" stroke-width="16"`) + path(poly(shaft, false), `stroke="${tint}" stroke-width="6"`);
  fig = path(hp, `fill="${figFill}" stroke="${night}" stroke-width="14" paint-order="stroke"`)
    + path(hp, `fill="${hatch}" stroke="${tint}" stroke-width="3"`) + path(sh, `fill="${hatch2}"`)
    + path('M352 470C354 430 380 408 408 412', `fill="none" stroke="${tint}" stroke-width="4" stroke-linecap="round"`);
  fig = arrow + fig + path('M640 466L768 396', `stroke="${night}" stroke-width="16"`) + path('M640 466L768 396', `stroke="${tint}" stroke-width="6"`)
    + path(fe, `stroke="${tint}" stroke-width="3.4" stroke-linecap="round"`) + path('M768 396L722 398L738 412L736 432Z', `fill="${tint}" stroke="${tint}" stroke-width="5" stroke-linejoin="round"`);
  chains = [evenSteps(flat(hp, 16)[0]!, 13), [[232, 690], [300, 652]], [[688, 440], [768, 396]]];
  return { fig, chains };
}

function drawSwan({ night, tint, hatch, hatch2, figFill, fig, chains }: Scene & { fig: string; chains: P[][] }) {
  // swan in flight: neck outstretched, wings half beat
  const body = 'M232 664C290 640 330 600 384 590C430 566 470 552 520 536C580 512 624 488 668 452C694 432 720 408 742 400C756 396 768 400 772 410L808 424L768 424C750 428 728 446 704 470C660 516 612 560 560 590C520 614 470 628 420 630C380 650 320 668 232 664Z';
  const wing = (bone: P[], a0: number, a1: number, L: (t: number) => number) => {
    let o = '';
    for (const [n, k, off] of [[12, 1, 0], [10, 0.52, 0.04]] as const)
      for (let i = 0; i < n; i++) {
        const t = 1 - i / (n - 1), q = bone[Math.round(t * (bone.length - 1))]!, a = lerp(a1, a0, t) + off, l = L(t) * k, w = l * (k < 1 ? 0.34 : 0.17);
        const e = rot([l, 0], a), f1 = rot([l * 0.55, -w], a), f2 = rot([l * 0.55, w], a), g1 = rot([l * 0.96, -w * 0.7], a), g2 = rot([l * 0.96, w * 0.7], a);
        const d = `M${pt(q)}C${pt([q[0] + f1[0], q[1] + f1[1]])} ${pt([q[0] + g1[0], q[1] + g1[1]])} ${pt([q[0] + e[0], q[1] + e[1]])}C${pt([q[0] + g2[0], q[1] + g2[1]])} ${pt([q[0] + f2[0], q[1] + f2[1]])} ${pt(q)}Z`;
        o += path(d, `fill="${figFill}" stroke="${tint}" stroke-width="2"`) + path(d, `fill="${k < 1 ? hatch2 : hatch}" opacity="${k < 1 ? 0.5 : 0.8}"`)
          + path(`M${pt(q)}L${pt([q[0] + e[0] * 0.94, q[1] + e[1] * 0.94])}`, `stroke="${tint}" stroke-width="1.3"`);
      }
    return o + path(ribbon(bone, (t) => 26 - 17 * t), `fill="${figFill}" stroke="${tint}" stroke-width="2.2"`) + path(ribbon(bone, (t) => 24 - 17 * t), `fill="${hatch}"`);
  };
  const W1 = wing(bez([566, 546], [560, 450], [500, 420], [430, 318], 30), 4.0, 2.72, (t) => 118 + 70 * Math.sin(t * 2.6)),
    W2 = wing(bez([572, 578], [640, 620], [650, 700], [622, 782], 30), 1.5, 2.72, (t) => 104 + 56 * Math.sin(t * 2.5));
  const ol = (d: string) => path(d, `fill="${figFill}" stroke="${night}" stroke-width="12" paint-order="stroke"`)
    + path(d, `fill="${hatch}" stroke="${tint}" stroke-width="2.8" stroke-linejoin="round"`);
  fig = W1 + W2 + ol(body) + path('M420 630C470 628 520 614 560 590C612 560 660 516 704 470C650 540 560 610 420 630Z', `fill="${hatch2}"`) + circ(752, 412, 3.6, `fill="${tint}"`);
  chains = [[[240, 660], [398, 610], [500, 574], [600, 524], [690, 446], [760, 410]], [[566, 546], [532, 444], [430, 318], [360, 268]], [[572, 578], [638, 660], [622, 782], [628, 868]]];
  return { fig, chains };
}

/** What the parts of `drawAtlas` share. */
type AtlasScene = {
  inp: Input; c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  dark: boolean; sheet: string; sink: string; night: string; line: string; tint: string; soft: string; cx: number;
  cy: number; R: number;
};

function drawRings({ c, K, dark, sheet, sink, night, cx, cy, R }: AtlasScene) {
  // rings
  let fr = rect(44, 44, 912, 1312, `fill="none" stroke="${sink}" stroke-width="4"`) + rect(54, 54, 892, 1292, `fill="none" stroke="${sink}" stroke-width="1.4"`);
  fr += circ(cx, cy, R + 62, `fill="${sheet}" stroke="${sink}" stroke-width="3.4"`) + circ(cx, cy, R + 56, `fill="none" stroke="${sink}" stroke-width="1.2"`);
  let tk = '', tb = '';
  for (let i = 0; i < 360; i++) {
    const a = (i * TAU) / 360, l = i % 30 === 0 ? 48 : i % 10 === 0 ? 17 : i % 5 === 0 ? 13 : 8;
    tk += `M${pt(polar(cx, cy, R + 8, a))}L${pt(polar(cx, cy, R + 8 + (l === 48 ? 48 : l), a))}`;
    if (i % 2 === 0) tb += `M${pt(polar(cx, cy, R + 5, a))}A${R + 5} ${R + 5} 0 0 1 ${pt(polar(cx, cy, R + 5, a + TAU / 360))}`;
  }
  fr += path(tk, `stroke="${sink}" stroke-width="1.3"`) + path(tb, `fill="none" stroke="${sink}" stroke-width="4.4"`);
  let zt = '';
  ZOD.forEach((z, i) => {
    const t = set(upper(z), 'cinzel:600', 19, { track: 160 });
    const deg = i * 30 + 15;
    zt += onCircle(t, cx, cy, deg > 90 && deg < 270 ? R + 47 : R + 33, deg, deg > 90 && deg < 270);
  });
  // the heavens
  c.add('art', fr + circ(cx, cy, R, `fill="${c.rad([[0, mix(night, K.cool, dark ? 0.1 : 0.2)], [1, night]])}"`));
  c.add('ornament', path(zt, `fill="${sink}"`));
}

function drawSky({ inp, c, r, line, tint, soft, cx, cy, R, clip }: AtlasScene & { clip: string }) {
  let grid = '';
  for (let i = 0; i < 24; i++) grid += `M${pt(polar(cx, cy, i % 6 ? 40 : 0, (i * TAU) / 24))}L${pt(polar(cx, cy, R, (i * TAU) / 24))}`;
  let sky = path(grid, `stroke="${soft}" stroke-width="1"`) + [90, 182, 274].map((q) => circ(cx, cy, q, `fill="none" stroke="${soft}" stroke-width="${q === 182 ? 2 : 1}"`)).join('');
  sky += circ(cx + 74, cy - 50, 268, `fill="none" stroke="${tint}" stroke-width="1.4" stroke-dasharray="10 5" opacity=".7"`);
  // milky way, stippled
  let mw = '';
  const nz = noise1(inp.seed + 'mw'), tilt = r.f(-0.9, -0.4);
  for (let i = 0; i < 900; i++) {
    const t = r.f(-1, 1) * R * 1.05, u = r.g(0, 34 + 16 * nz(t / 60)), q = rot([t, u + Math.sin(t / 150) * 70 + nz(t / 90) * 24], tilt);
    mw += `M${n1(cx + q[0])} ${n1(cy + q[1])}h.1`;
  }
  sky += path(mw, `stroke="${line}" stroke-width="1.7" stroke-linecap="round" opacity=".5"`);
  // smaller constellations with friendly names
  const names = r.shuffle(['Risus', 'Amicitia', 'Felix', 'Libum', 'Fortuna', 'Ursa Dormiens', 'Vinum', 'Catulus', 'Carpe Noctem', 'Iocus']);
  const spots: [number, number][] = [[-238, -176], [226, -214], [258, 150], [-226, 196], [8, -306], [10, 304]];
  let lk = '', st = '', nm = '';
  spots.forEach(([x, y], i) => {
    if (Math.hypot(x, y) > 330) return;
    let a = r.f(0, TAU), q: P = [cx + x * 0.98 - Math.cos(a) * 50, cy + y - Math.sin(a) * 22];
    for (let k = 0; k < 5; k++) {
      const nx: P = [q[0] + Math.cos(a) * r.f(22, 36), q[1] + Math.sin(a) * r.f(16, 28)];
      if (k) lk += `M${pt(q)}L${pt(nx)}`;
      st += path(star(nx[0], nx[1], 6, r.f(3.6, 6.4), 2), `fill="${line}"`);
      q = nx;
      a += r.f(-1.1, 1.1);
    }
    if (Math.abs(y) < 280) nm += at(set(names[i]!, 'cormorant-garamond:600i', 24), cx + x * 0.93, cy + y + (y > 0 ? 56 : -50), 'm');
  });
  for (const q of poisson(r, cx - R, cy - R, 2 * R, 2 * R, 34)) {
    const d = Math.hypot(q[0] - cx, q[1] - cy);
    if (d > R - 10) continue;
    st += r.chance(0.2) ? path(star(q[0], q[1], r.pick([5, 6, 8]), r.f(3.4, 5.4), 1.7), `fill="${line}"`) : circ(q[0], q[1], r.f(0.8, 1.7), `fill="${line}"`);
  }
  sky += path(lk, `stroke="${line}" stroke-width="1" opacity=".75"`) + st;
  c.add('art', g(sky, `clip-path="${clip}"`), 'twinkle');
  c.add('ornament', path(nm, `fill="${line}"`));
}

function drawCorners({ c, K, sheet, sink }: AtlasScene) {
  // corners: sun, moon, and two small planets
  const face = (x: number, y: number,
    k: number) => g(path('M-22 -10Q-14 -18 -5 -11M5 -11Q14 -18 22 -10M-20 -3Q-13 3 -6 -3M6 -3Q13 3 20 -3M0 -8C-3 4 -6 10 -4 13Q0 16 5 13M-11 22Q0 30 11 22M-7 22Q0 19 7 22',
      `fill="none" stroke="${sink}" stroke-width="2.6" stroke-linecap="round"`), tf(x, y, 0, k));
  let co = '';
  const sx = 132, sy = 132;
  let ray = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * TAU) / 24, b = TAU / 60;
    if (i % 2) ray += `M${pt(polar(sx, sy, 40, a - b))}L${pt(polar(sx, sy, 66, a))}L${pt(polar(sx, sy, 40, a + b))}`;
    else ray += `M${pt(polar(sx, sy, 40, a - b))}Q${pt(polar(sx, sy, 52, a - b * 2.4))} ${pt(polar(sx, sy, 58, a))}Q${pt(polar(sx, sy, 50, a + b))} ${pt(polar(sx, sy, 40, a + b))}`;
  }
  co += path(ray, `fill="${mix(sheet, K.hot, 0.35)}" stroke="${sink}" stroke-width="1.8"`)
    + circ(sx, sy, 38, `fill="${mix(sheet, K.warm, 0.6)}" stroke="${sink}" stroke-width="2.2"`) + face(sx, sy + 1, 0.92);
  const mx = 868, my = 132;
  co += path(`M${mx + 22} ${my - 50}A54 54 0 1 0 ${mx + 44} ${my + 30}C${mx + 10} ${my + 34} ${mx + 2} ${my + 18} ${mx - 2} ${my + 12}Q${mx - 8} ${my
    + 8} ${mx - 2} ${my + 2}Q${mx - 16} ${my - 2} ${mx - 4} ${my - 14}C${mx - 4} ${my - 30} ${mx + 6} ${my - 44} ${mx + 22} ${my - 50}Z`,
    `fill="${mix(sheet, K.cool2, 0.45)}" stroke="${sink}" stroke-width="2.2"`)
      + path(`M${mx - 22} ${my - 14}q8 -7 13 0M${mx - 18} ${my + 22}q6 3 12 -2`, `fill="none" stroke="${sink}" stroke-width="2.4" stroke-linecap="round"`);
  for (let i = 0; i < 5; i++) co += path(star(mx + 30 + (i % 2) * 24 - (i > 2 ? 18 : 0), my - 26 + i * 15, 6, i % 2 ? 6 : 9, 3), `fill="${sink}"`);
  const px = 122, py = 978;
  co += circ(px, py, 26, `fill="${mix(sheet, K.hot, 0.4)}" stroke="${sink}" stroke-width="2.2"`)
    + ell(px, py, 50, 12, `fill="none" stroke="${sink}" stroke-width="2.4" transform="rotate(-18 ${px} ${py})"`)
    + path(`M${px - 20} ${py - 10}q20 8 40 -6M${px - 24} ${py + 8}q24 10 46 -4`, `fill="none" stroke="${sink}" stroke-width="1.6"`);
  const qx = 878, qy = 978;
  co += path(`M${qx - 50} ${qy + 34}L${qx + 18} ${qy - 22}`, `stroke="${sink}" stroke-width="1.4" stroke-dasharray="2 5"`)
    + path(star(qx + 24, qy - 28, 8, 20, 8), `fill="${mix(sheet, K.warm, 0.6)}" stroke="${sink}" stroke-width="2"`);
  for (let i = 0; i < 5; i++)
    co += path(`M${qx + 10 - i * 2} ${qy - 14 + i * 3}C${qx - 16 - i * 3} ${qy + 2 + i * 4} ${qx - 30} ${qy + 16 + i * 3} ${qx - 52 + i * 4} ${qy + 20 + i * 8}`,
      `fill="none" stroke="${sink}" stroke-width="1.7"`);
  c.add('ornament', co);
}

function drawTitle({ inp, c, sheet, sink }: AtlasScene) {
  // title
  const ls = linesOf(inp.headline), H0 = 1032;
  const b = block(ls, 'elsie-swash-caps:400', 780, 150, ls.length > 1 ? 78 : 100, 1.1);
  const sub = inp.name ? tfit(inp.name, 'cormorant-garamond:600i', 640, 44) : null;
  const top = H0 + (sub ? 4 : 30) + (150 - b.h) / 2 + 6;
  c.add('type', path(drawBlock(b, 500, top), `fill="${withContrast(sheet, sink, 7)}"`));
  const yb = 1246;
  if (sub) c.add('type', path(at(sub, 500, yb + 2), `fill="${withContrast(sheet, sink, 7)}"`));
}

export function drawAtlas(inp: Input): Drawing {
  const c = new Drawing('atlas', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['sign', 'age', 'heart', 'swan'].includes(inp.motif) ? inp.motif : 'sign';
  const dark = K.dark, sheet = dark ? shade(p.bg, -0.02) : mix(mix(K.cream, K.warm, 0.16), '#f1e4c6', 0.4);
  const sink = dark ? mix(K.cream, K.warm, 0.3) : shade(mix(K.deep, K.cool, 0.2), lum(K.deep) > 0.36 ? -0.08 : 0);
  const base = lum(p.e) < 0.42 ? p.e : lum(K.deep) > 0.34 ? shade(K.deep, 0.29 - lum(K.deep)) : K.deep;
  const night = dark ? mix(p.paper, p.bg, 0.3) : base;
  const line = withContrast(night, mix(K.cream, K.warm, 0.18), 7), tint = withContrast(night, mix(K.warm, K.cream, 0.12), 4.6), soft = mix(night, line, 0.34);
  const cx = 500, cy = 552, R = 366;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(sheet, 0.02)], [0.75, sheet], [1, shade(sheet, -0.06)]], 0.5, 0.45, 0.8)}"`));
  // foxing on the sheet
  // The layer is there on dark paper too: what follows has the same place among the layers, which the page of a figure relies on.
  c.add('texture', dark ? '' : Array.from({ length: 16 }, () => path(looseBlob(r, r.f(0, 1000), r.f(0, 1400), r.f(10, 70)), `fill="${K.warm}" opacity="${r.f(0.05, 0.11).toFixed(2)}"`)).join(''));
  const parts: AtlasScene = { inp, c, r, K, dark, sheet, sink, night, line, tint, soft, cx, cy, R };
  drawRings(parts);
  const clip = c.clip(circ(cx, cy, R));
  drawSky({ ...parts, clip });
  // the figure, engraved behind its stars
  const hatch = fineTile(c, 7, 7, `<path d="M0 3.5H7" stroke="${tint}" stroke-width="1.5"/>`, 'rotate(-38)'),
    hatch2 = fineTile(c, 5, 5, `<path d="M0 2.5H5" stroke="${tint}" stroke-width="1.7"/>`, 'rotate(24)');
  const figFill = mix(night, tint, 0.1);
  let fig = '';
  let chains: P[][] = [];
  const big: P[] = [];
  const scene: Scene = { inp, r, night, tint, cx, cy, hatch, hatch2, figFill };
  if (m === 'sign') ({ fig, chains } = drawSign({ ...scene, fig, chains }));
  else if (m === 'age') ({ fig, chains } = drawAge({ ...scene, fig, chains }));
  else if (m === 'heart') ({ fig, chains } = drawHeart({ ...scene, fig, chains }));
  else ({ fig, chains } = drawSwan({ ...scene, fig, chains }));
  let cl = '', cs = '';
  chains.forEach((ch, k) => {
    cl += poly(ch, false);
    ch.forEach((q, i) => {
      big.push(q);
      if (i === ch.length - 1 && Math.hypot(q[0] - ch[0]![0], q[1] - ch[0]![1]) < 2) return;
      const mag = (i + k) % 3 === 0 ? 19 : (i + k) % 3 === 1 ? 13 : 10;
      cs += circ(q[0], q[1], mag * 0.82, `fill="${night}"`) + path(star(q[0], q[1], mag === 19 ? 8 : 6, mag, mag * 0.4), `fill="${line}"`)
        + (mag === 19 ? circ(q[0], q[1], 3.4, `fill="${night}"`) : '');
    });
  });
  c.add('art', g(fig + path(cl, `fill="none" stroke="${line}" stroke-width="2.6" stroke-dasharray="9 5"`) + cs, `clip-path="${clip}"`), 'float');
  drawCorners(parts);
  drawTitle(parts);
  // table of magnitudes
  let mg = '';
  for (let i = 0; i < 7; i++) mg += path(star(500 + (i - 3) * 40, 1302, i % 2 ? 6 : 8, 11 - Math.abs(i - 3) * 2, 4 - Math.abs(i - 3) * 0.8), `fill="${sink}"`);
  mg += path('M120 1302H352M648 1302H880M120 1307H352M648 1307H880', `stroke="${sink}" stroke-width="1.4"`);
  c.add('ornament', mg);
  c.add('texture', c.grain(1));
  return c;
}
