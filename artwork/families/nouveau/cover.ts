import {
  at, bez, circ, Drawing, ell, g, type Input, lerp, mix, n1, type P, path, polar, pt, qbez, rect, ribbon, shade,
  smooth, tf, warp, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable, stock } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade, mirror, ringD, through, walker } from '#artwork/outlines/flourish.ts';

type Ink = { ink: string; lw: number };
const cel = (d: string, fill: string, k: Ink, lw = k.lw) => path(d, `fill="${fill}" stroke="${k.ink}" stroke-width="${n1(lw)}" stroke-linejoin="round"`);
const fine = (d: string, k: Ink, w = 2, o = 1) => path(d, `fill="none" stroke="${k.ink}" stroke-width="${w}" stroke-linecap="round" stroke-opacity="${o}"`);

function irisBloom(x: number, y: number, deg: number, s: number, up: string, fall: string, beard: string, k: Ink) {
  const lw = k.lw / s,
    U2 = shade(up, -0.05),
    F2 = shade(fall, 0.05);
  const side = (m: number) =>
    g(
      cel('M-4 2C-34 -26 -92 -26 -122 12C-142 40 -140 92 -112 116C-98 126 -92 112 -84 104C-76 112 -62 108 -60 92C-58 70 -40 40 -4 2Z', fall, k, lw) +
        path('M-6 2C-40 -8 -84 6 -96 44C-100 60 -98 84 -94 100', `fill="none" stroke="${beard}" stroke-width="9" stroke-linecap="round"`) +
        fine('M-30 -4C-70 -14 -108 6 -122 48M-36 6C-70 10 -82 40 -80 84M-28 -12C-66 -22 -100 -10 -118 14', k, 2 / s, 0.55),
      `transform="scale(${m} 1)"`,
    );
  return g(
    cel('M0 6C-46 -40 -56 -138 -22 -176C-14 -188 -6 -180 0 -190C6 -180 14 -188 22 -176C56 -138 46 -40 0 6Z', U2, k, lw) +
      fine('M0 -10C-4 -60 -6 -110 -2 -160M-12 -30C-24 -80 -26 -120 -18 -152M12 -30C24 -80 26 -120 18 -152', k, 2 / s, 0.5) +
      side(1) + side(-1) +
      cel('M0 8C-34 -10 -92 -52 -96 -112C-98 -152 -72 -172 -58 -150C-50 -160 -34 -156 -30 -136C-20 -100 -2 -50 0 8Z', up, k, lw) +
      cel('M0 8C34 -10 92 -52 96 -112C98 -152 72 -172 58 -150C50 -160 34 -156 30 -136C20 -100 2 -50 0 8Z', up, k, lw) +
      fine('M-8 -12C-40 -50 -66 -90 -72 -136M-6 -30C-30 -70 -46 -100 -50 -134M-20 -16C-56 -46 -82 -80 -86 -116M8 -12C40 -50 66 -90 72 -136M6 -30C30 -70 46 -100 50 -134M20 -16C56 -46 82 -80 86 -116',
        k, 2 / s, 0.5) +
      cel('M0 -8C-26 10 -62 60 -54 112C-50 140 -28 136 -22 150C-14 162 14 162 22 150C28 136 50 140 54 112C62 60 26 10 0 -8Z', F2, k, lw) +
      fine('M-10 40C-26 70 -34 100 -30 128M10 40C26 70 34 100 30 128M-4 80C-10 104 -12 126 -8 144M4 80C10 104 12 126 8 144', k, 2 / s, 0.55) +
      cel('M0 -6C-12 14 -14 46 0 78C14 46 12 14 0 -6Z', beard, k, lw * 0.7) +
      cel('M0 4C-16 -6 -26 -26 -20 -40C-12 -34 -4 -30 0 -22C4 -30 12 -34 20 -40C26 -26 16 -6 0 4Z', shade(up, 0.06), k, lw * 0.8),
    tf(x, y, deg, s),
  );
}

function lilyBloom(x: number, y: number, deg: number, s: number, col: string, throat: string, stamen: string, k: Ink) {
  const lw = k.lw / s;
  let o = '';
  const pets: [number, number, number, number, boolean][] = [[-150, 150, 62, 0.5, true], [-28, 150, 62, -0.5, true], [-90, 178, 66, 0, true],
    [-178, 168, 74, -0.6, false], [-2, 168, 74, 0.6, false], [90, 128, 92, 0, false]];
  for (const [a, L, W, bend, back] of pets) {
    const A = (a * Math.PI) / 180,
      e = polar(0, 0, L, A),
      nrm: P = [-Math.sin(A), Math.cos(A)];
    const q: P = [e[0] * 0.55 - nrm[0] * bend * L * 0.26, e[1] * 0.55 - nrm[1] * bend * L * 0.26 - 8],
      t: P = [e[0] + nrm[0] * bend * L * 0.3, e[1] + nrm[1] * bend * L * 0.3 + (a === 90 ? 0 : 10)];
    const sp = qbez([0, 0], q, t, 16);
    o += cel(blade(sp, W, 0.56, 0.03), back ? shade(col, -0.04) : col, k, lw);
    o += path(blade(sp.slice(0, 10), W * 0.34, 0.4), `fill="${throat}" fill-opacity=".55"`) + fine(smooth(sp.slice(1, 15), false), k, 2.2 / s, 0.65);
    const wk = walker(sp);
    for (const tt of [0.3, 0.4, 0.5]) for (const sd of [-1, 1]) {
      const [z, an] = wk(tt),
        z2 = polar(z[0], z[1], W * 0.17, ((an + sd * 90) * Math.PI) / 180);
      o += circ(z2[0], z2[1], 2.6, `fill="${stamen}"`);
    }
  }
  for (let i = 0; i < 6; i++) {
    const a = -2.1 + i * 0.42,
      e = polar(0, 0, 88 + (i % 2) * 12, a + 0.35 * Math.sign(i - 2.5));
    const sp = qbez([0, 4], [e[0] * 0.3, e[1] * 0.75 - 12], e, 8);
    o += fine(smooth(sp, false), { ink: k.ink, lw }, 6 / s) + path(smooth(sp, false), `fill="none" stroke="${shade(col, -0.1)}" stroke-width="${2.6 / s}"`)
      + g(ell(0, 0, 15, 6, `fill="${stamen}" stroke="${k.ink}" stroke-width="${2.4 / s}"`), tf(e[0], e[1], 20 + i * 24));
  }
  return g(o, tf(x, y, deg, s));
}

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; dark: boolean;
  st: { dark: true; paper: string; ink: string; tint: string; deep: string; } | { dark: false; paper: string; ink: string; tint: string; deep: string; };
  ink: string; k: Ink; cream: string; leafC: string; leafD: string; panel: string;
  stem: (ps: P[], w?: number) => string; sword: (a: P, b: P, q: P, w: number, col?: string) => string;
};

function drawIris({ p, dark, k, leafD, stem, sword }: Scene) {
  let h = '';
  const up = dark ? mix(p.d, '#ffffff', 0.2) : mix(p.e, p.paper, 0.3),
    fall = dark ? p.e : shade(p.e, -0.02),
    beard = dark ? p.a : mix(p.b, '#f2b93c', 0.5);
  h += sword([420, 1004], [214, 560], [270, 900], 66, leafD) + sword([580, 1004], [786, 560], [730, 900], 66, leafD);
  h += stem(through([[470, 1010], [440, 860], [352, 700], [316, 560]])) + stem(through([[530, 1010], [560, 860], [648, 700], [684, 560]]))
    + stem(through([[500, 1010], [488, 820], [512, 600], [500, 430]]), 17);
  h += sword([455, 1006], [330, 700], [420, 880], 60) + sword([545, 1006], [670, 700], [580, 880], 60) + sword([500, 1010], [560, 640], [470, 820], 56)
    + sword([488, 1010], [426, 720], [500, 880], 48, leafD);
  h += irisBloom(312, 548, -14, 0.84, up, mix(fall, up, 0.25), beard, k) + irisBloom(688, 548, 14, 0.84, up, mix(fall, up, 0.25), beard, k) + irisBloom(500, 400, 0, 1.16, up, fall, beard, k);
  h += cel('M488 560C470 590 474 640 494 664C508 640 516 600 512 560Z', leafD, k, 3.6);
  return h;
}

function drawLily({ p, dark, st, k, leafC, leafD, stem, sword }: Scene) {
  let h = '';
  const col = mix(st.paper, '#ffffff', 0.5),
    th = dark ? p.c : mix(p.a, p.d, 0.3),
    an = dark ? p.e : p.a;
  const fan = (x: number, y: number, d: number) => sword([500, 1006], [x, y], [lerp(500, x, 0.2) + d, lerp(1000, y, 0.5)], 52, leafD);
  h += fan(240, 780, -40) + fan(760, 780, 40) + fan(330, 690, -30) + fan(670, 690, 30);
  const st3 = [through([[496, 1010], [470, 850], [400, 720], [338, 620]]), through([[504, 1010], [530, 850], [600, 720], [662, 600]]), through([[500, 1010], [494, 800], [506, 600], [500, 420]])];
  for (const q of st3) h += stem(q, 16);
  for (let i = 0; i < 4; i++) for (const sd of [-1, 1]) h += sword([500, 985 - i * 84], [500 + sd * (150 - i * 16), 880 - i * 92], [500 + sd * 74, 990 - i * 92], 36, i % 2 ? leafC : leafD);
  const bud = (x: number, y: number, a: number, L: number) =>
    g(cel(blade(qbez([0, 0], [-8, -L * 0.5], [4, -L], 12), L * 0.42, 0.6, 0.05), mix(col, leafC, 0.22), k, 4.4)
      + fine(`M0 -6C-8 ${-L * 0.4} -4 ${-L * 0.7} 3 ${-L * 0.92}M4 -8C14 ${-L * 0.4} 12 ${-L * 0.7} 6 ${-L * 0.9}`, k, 2, 0.6), tf(x, y, a));
  h += stem(through([[500, 640], [560, 520], [600, 420], [628, 352]]), 12) + bud(628, 362, 18, 128) + stem(through([[500, 680], [430, 540], [396, 460], [376, 384]]), 12) + bud(376, 394, -14, 112);
  h += lilyBloom(330, 640, -24, 0.9, col, th, an, k) + lilyBloom(672, 616, 22, 0.94, col, th, an, k) + lilyBloom(500, 424, 0, 1.2, col, th, an, k);
  return h;
}

function drawPeacock({ c, p, dark, ink, k, cream, panel }: Scene) {
  let h = '';
  // peacock: the whole train as three ranks of eyes
  const T1 = dark ? mix(p.b, p.bg, 0.2) : mix(p.c, p.e, 0.45),
    T2 = dark ? p.d : mix(p.c, p.paper, 0.2),
    eyeA = dark ? p.a : mix(p.b, '#e5b04a', 0.4),
    eyeB = dark ? shade(p.bg, -0.02) : shade(p.e, -0.05),
    eyeC = dark ? p.e : p.a;
  const ox = 500,
    oy = 742;
  const feather = (a: number, L: number, s: number, tone: string) => {
    const ps: P[] = [[-13 * s, 0], [-32 * s, -L * 0.55], [-50 * s, -L * 0.8], [-44 * s, -L * 0.95], [0, -L * 1.03], [44 * s, -L * 0.95], [50 * s, -L * 0.8], [32 * s, -L * 0.55], [13 * s, 0]];
    let barbs = '';
    for (let i = 0; i < 11; i++) {
      const t = 0.3 + i * 0.045;
      for (const sd of [-1, 1]) barbs += `M0 ${n1(-L * t)}Q${n1(sd * 14 * s)} ${n1(-L * (t + 0.06))} ${n1(sd * (18 + i * 2.2) * s)} ${n1(-L * (t + 0.1))}`;
    }
    const e = -L * 0.84;
    return g(
      cel(smooth(ps), tone, k, 4) + fine(barbs, k, 1.4, 0.45) + fine(`M0 0V${n1(-L * 0.7)}`, k, 2.4, 0.8) +
        cel(`M0 ${n1(e + 46 * s)}C${n1(-40 * s)} ${n1(e + 26 * s)} ${n1(-40 * s)} ${n1(e - 36 * s)} 0 ${n1(e - 42 * s)}C${n1(40 * s)} ${n1(e
          - 36 * s)} ${n1(40 * s)} ${n1(e + 26 * s)} 0 ${n1(e + 46 * s)}Z`,
          eyeA, k, 2.8) +
        path(`M0 ${n1(e + 32 * s)}C${n1(-28 * s)} ${n1(e + 18 * s)} ${n1(-28 * s)} ${n1(e - 24 * s)} 0 ${n1(e - 28 * s)}C${n1(28 * s)} ${n1(e
          - 24 * s)} ${n1(28 * s)} ${n1(e + 18 * s)} 0 ${n1(e + 32 * s)}Z`,
          `fill="${eyeC}"`) +
        path(`M0 ${n1(e + 20 * s)}C${n1(-20 * s)} ${n1(e + 14 * s)} ${n1(-20 * s)} ${n1(e - 16 * s)} ${n1(-5 * s)} ${n1(e - 18 * s)}L0 ${n1(e
          - 8 * s)}L${n1(5 * s)} ${n1(e - 18 * s)}C${n1(20 * s)} ${n1(e - 16 * s)} ${n1(20 * s)} ${n1(e + 14 * s)} 0 ${n1(e + 20 * s)}Z`,
          `fill="${eyeB}"`),
      tf(ox, oy, a),
    );
  };
  const rank = (n: number, span: number, L: number, s: number, tone: string) => {
    const idx = Array.from({ length: n }, (_, i) => (i / (n - 1)) * 2 - 1).sort((a, b) => Math.abs(b) - Math.abs(a));
    return idx.map((u) => feather(u * span, L * (1 - 0.05 * u * u), s, tone)).join('');
  };
  h += `<g clip-path="${c.clip(path(panel))}">${rank(15, 100, 440, 0.92, T1) + rank(12, 90, 346, 0.8, T2) + rank(9, 78, 256, 0.7, T1)}</g>`;
  // ledge, legs, body
  const bodyC = dark ? shade(mix(p.b, p.d, 0.2), -0.02) : shade(mix(p.e, p.c, 0.1), -0.02),
    bodyL = shade(bodyC, 0.09);
  h += fine('M478 880V972M524 880V972', k, 11) + fine('M478 972l-26 16M478 972l4 20M478 972l28 14M524 972l-26 16M524 972l4 20M524 972l28 14', k, 8);
  h += cel('M500 420C470 420 452 442 456 472C460 502 474 520 466 566C458 620 404 668 404 762C404 850 452 908 500 908C548 908 596 850 596 762C596 668 540 620 534 566C530 520 540 500 542 472C544 442 528 420 500 420Z',
    bodyC, k, 5.4);
  let sc = '';
  for (let row = 0; row < 11; row++) {
    const y = 590 + row * 27, hw = [26, 40, 54, 66, 74, 78, 78, 74, 66, 52, 34][row]!;
    for (let x = -hw + (row % 2 ? 12 : 0); x <= hw; x += 24) sc += `M${n1(500 + x - 12)} ${y}Q${n1(500 + x)} ${y + 23} ${n1(500 + x + 12)} ${y}`;
  }
  h += fine(sc, { ink: bodyL, lw: 2 }, 2.6, 0.95);
  h += cel('M410 720C384 770 392 850 440 894C452 866 448 800 434 752C428 734 420 722 410 720Z', mix(bodyC, eyeC, 0.35), k, 4.4)
    + fine('M412 768C414 812 426 848 440 872M424 756C430 796 436 830 444 850', k, 2, 0.6)
    + cel('M590 720C616 770 608 850 560 894C548 866 552 800 566 752C572 734 580 722 590 720Z', mix(bodyC, eyeC, 0.35), k, 4.4)
    + fine('M588 768C586 812 574 848 560 872M576 756C570 796 564 830 556 850', k, 2, 0.6);
  h += path('M474 470C474 520 482 560 470 600', `fill="none" stroke="${bodyL}" stroke-width="7" stroke-linecap="round" stroke-opacity=".7"`);
  h += cel('M458 470C444 470 430 476 414 494C432 498 448 498 462 494Z', eyeA, k, 4)
    + cel('M466 452C476 442 500 444 508 458C500 472 476 474 466 462Z', cream, k, 3) + circ(486, 458, 7.5, `fill="${ink}"`)
    + circ(483, 455, 2.4, 'fill="#fff"') + fine('M452 494C470 496 486 490 496 484', k, 2.6, 0.8);
  for (const [dx, a] of [[-10, -26], [0, -8], [10, 10], [20, 28]] as const)
    h += g(fine('M0 0V-62', k, 3) + cel('M0 -54C-12 -66 -10 -84 0 -90C10 -84 12 -66 0 -54Z', eyeA, k, 3), tf(500 + dx, 424, a));
  return h;
}

/** What the parts of `drawNouveau` share. */
type NouveauScene = {
  inp: Input; c: Drawing; p: Palette; dark: boolean; ink: string; k: Ink; cream: string; leafC: string;
};

function drawWhiplash({ ink, k, leafC }: NouveauScene) {
  let s = '';
  // whiplash in the spandrels
  const whip = [
    bez([76, 940], [70, 640], [210, 330], [92, 190], 40).concat(bez([92, 190], [60, 150], [84, 92], [132, 92], 16),
      bez([132, 92], [176, 92], [176, 150], [140, 150], 12), bez([140, 150], [118, 150], [114, 124], [132, 120], 8)),
    bez([78, 760], [92, 560], [150, 420], [150, 300], 30).concat(bez([150, 300], [150, 200], [230, 160], [290, 132], 20),
      bez([290, 132], [340, 108], [350, 80], [322, 80], 10), bez([322, 80], [300, 80], [300, 106], [318, 106], 8)),
  ];
  let sp = '';
  for (const w of whip) sp += path(ribbon(w, (t) => 12 * (1 - 0.62 * t)), `fill="${ink}"`) + path(ribbon(w, (t) => 6 * (1 - 0.7 * t)), `fill="${leafC}"`);
  const wl = (x: number, y: number, a: number, L: number, W: number, b: number) => {
    const q = qbez([0, 0], [L * 0.5, b * L], [L, b * L * 0.2], 12);
    return g(cel(blade(q, W, 0.42), leafC, k, 3.6) + fine(smooth(q.slice(0, 11), false), k, 1.8, 0.7), tf(x, y, a));
  };
  sp += wl(120, 470, -64, 96, 30, 0.18) + wl(104, 620, -110, 90, 28, -0.2) + wl(142, 250, -18, 92, 28, -0.18) + wl(150, 330, -118, 74, 24, -0.2) + wl(228, 162, -52, 70, 22, -0.2);
  s += mirror(sp);
  return s;
}

function drawWords({ inp, c, p, dark, cream }: NouveauScene) {
  const tcol = readable(dark ? mix(p.bg, p.e, 0.25) : mix(p.ink, p.e, 0.35), cream, 7);
  const ls = headlineLines(inp, 20);
  const f = 'federo',
    specs: Ln[] = evenLines(ls, f, 690, ls.length > 1 ? 88 : 112, { gap: 16 });
  if (inp.name || inp.sub) {
    specs[specs.length - 1]!.gap = 50;
    specs.push({ t: (inp.name || inp.sub)!, f: 'marcellus', w: 540, max: 33, track: 60 });
  }
  const S = pile(specs, { cy: 1180, h: 250 });
  const last = S.runs.length - 1,
    named = !!(inp.name || inp.sub);
  c.add('type', S.runs.map((u, i) => i >= ls.length ? path(at(u, 500, S.ys[i]!), `fill="${readable(dark ? p.e : p.a, cream, 4.8)}"`)
    : path(warp(u, 500, S.ys[i]!, (x, y) => [x, S.ys[i]! + (y - S.ys[i]!) * (1 + 0.14 * Math.pow((x - 500) / 330, 2)) - 0], 4), `fill="${tcol}"`)).join(''));
  // small whiplash on either side of the name
  if (named) {
    const u = S.runs[last]!,
      x0 = 500 - Math.max(...S.runs.slice(ls.length).map((v) => v.x1 - v.x0)) / 2 - 24,
      y = S.ys[last]! - u.xh / 2;
    const z = bez([x0, y], [x0 - 40, y - 22], [x0 - 70, y + 22], [x0 - 104, y], 20).concat(bez([x0 - 104, y], [x0 - 124, y - 14], [x0 - 118, y - 30], [x0 - 106, y - 24], 8));
    if (x0 > 230) c.add('ornament', mirror(path(ribbon(z, (q) => 2 + 5 * Math.sin(Math.PI * q)), `fill="${readable(dark ? p.e : p.a, cream, 3)}"`)));
  }
  return ls;
}

export function drawNouveau(inp: Input): Drawing {
  const c = new Drawing('nouveau', inp),
    { p } = c;
  const m = inp.motif || 'iris',
    dark = isDarkColour(p.bg);
  const st = stock(p);
  const ink = dark ? shade(p.bg, -0.09) : mix(p.ink, '#1c1410', 0.35);
  const k: Ink = { ink, lw: 5 };
  const cream = mix(st.paper, '#f1e2c0', 0.35),
    field = dark ? mix(p.bg, p.b, 0.45) : mix(p.c, p.bg, 0.35);
  const skyA = dark ? mix(p.c, p.ink, 0.45) : mix(p.d, p.paper, 0.35),
    skyB = dark ? mix(p.a, p.c, 0.35) : mix(p.d, p.b, 0.4);
  const foil = c.foil(p.metal, 50);
  const leafC = dark ? mix(p.d, p.b, 0.25) : mix(p.c, '#66805a', 0.35),
    leafD = shade(leafC, -0.1);
  const cx = 500,
    cy = 492,
    R = 322;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cream}"`));
  let s = '';
  const panel = `M56 120C56 84 84 56 120 56H880C916 56 944 84 944 120V1344H56Z`;
  s += cel(panel, field, k, 6);
  // omega opening
  const qa = polar(cx, cy, R, (141 * Math.PI) / 180),
    qb = polar(cx, cy, R, (39 * Math.PI) / 180);
  const omega = `M82 1000C176 976 262 868 ${pt(qa)}A${R} ${R} 0 1 1 ${pt(qb)}C738 868 824 976 918 1000Z`;
  const R2 = R + 46,
    oa = polar(cx, cy, R2, (146 * Math.PI) / 180),
    ob = polar(cx, cy, R2, (34 * Math.PI) / 180);
  const outer = `M56 1010V952C120 926 168 858 ${pt(oa)}A${R2} ${R2} 0 1 1 ${pt(ob)}C832 858 880 926 944 952V1010Z`;
  s += cel(outer, foil, k, 5);
  for (let i = 0; i < 49; i++) {
    const a = ((146 + (i / 48) * 248) * Math.PI) / 180,
      q = polar(cx, cy, R + 23, a);
    s += i % 4 === 0 ? cel(ringD(q[0], q[1], 12), dark ? p.e : p.a, k, 3.4) + circ(q[0] - 3.5, q[1] - 4, 3, 'fill="#fff" fill-opacity=".6"')
      : circ(q[0], q[1], 5, `fill="${cream}" stroke="${ink}" stroke-width="2.6"`);
  }
  s += cel(omega, c.lin([[0, skyA], [0.62, skyB], [1, mix(skyB, leafC, 0.35)]]), k, 5);
  const parts: NouveauScene = { inp, c, p, dark, ink, k, cream, leafC };
  s += drawWhiplash(parts);
  c.add('ground', s);
  // hero
  let h = '';
  const stem = (ps: P[], w = 15) => path(ribbon(ps, () => w), `fill="${ink}"`) + path(ribbon(ps, () => w - 7), `fill="${leafC}"`);
  const sword = (a: P, b: P, q: P, w: number, col = leafC) => {
    const z = qbez(a, q, b, 22);
    return cel(blade(z, w, 0.3), col, k, 4.4) + fine(smooth(z.slice(0, 20), false), k, 2, 0.7) + fine(smooth(z.slice(2, 16).map(([x, y]) => [x + w * 0.16, y] as P), false), k, 1.4, 0.4);
  };
  const scene: Scene = { c, p, dark, st, ink, k, cream, leafC, leafD, panel, stem, sword };
  if (m === 'iris') h += drawIris(scene);
  else if (m === 'lily') h += drawLily(scene);
  else h += drawPeacock(scene);
  c.add('art', h, 'float');
  // title tablet
  const tab = 'M56 1344V1010C190 1016 250 968 330 968C400 968 420 1000 500 1000C580 1000 600 968 670 968C750 968 810 1016 944 1010V1344Z';
  let t = cel(tab, cream, k, 6);
  t += path('M78 1322V1034C200 1036 262 990 332 990C400 990 424 1022 500 1022C576 1022 600 990 668 990C738 990 800 1036 922 1034V1322Z', `fill="none" stroke="${foil}" stroke-width="4"`);
  c.add('frame', t + path(panel, `fill="none" stroke="${ink}" stroke-width="6"`));
  const ls = drawWords(parts);
  c.add('texture', c.grain(0.8));
  c.alt = `Art-nouveau arch with ${m} and the words ${ls.join(' ')}`;
  return c;
}
