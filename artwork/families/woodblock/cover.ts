import {
  at, bez, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, type P, type Palette, path, poisson, polar, poly,
  pt, qbez, rect, ribbon, type Rng, rot, set, shade, smooth, sparkle, TAU, tf, tfit, wrap,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { glitter } from '#artwork/subjects/scenery.ts';

type Blk = { paper: string; key: string; blue: string; mid: string; pale: string; hot: string; warm: string; foam: string };
const blocks = (p: Palette): Blk => {
  const K = roles(p);
  const paper = mix(K.cream, '#f3e6c8', 0.45), base = oklch(K.cool)!.c > 0.03 ? K.cool : K.deep;
  const key = shade(mix(K.deep, base, 0.2), lum(K.deep) > 0.34 ? -0.1 : 0);
  const blue = lum(base) > 0.5 ? shade(base, 0.46 - lum(base)) : mix(base, key, lum(base) < 0.36 ? 0 : 0.12);
  return { paper, key, blue, mid: mix(blue, mix(K.cool2, paper, 0.2), 0.52), pale: mix(mix(K.cool2, blue, 0.12), paper, 0.42), hot: K.hot,
    warm: mix(K.warm, paper, 0.15), foam: mix(paper, '#fffdf5', 0.65) };
};
/** one finger of foam: a hooked, tapering ribbon */
const finger = (x: number, y: number, a: number, L: number, w: number, hook: number): string => {
  const m = rot([L * 0.62, -hook * L * 0.16], a), k = rot([L * 0.98, hook * L * 0.34], a);
  return ribbon(bez([x, y], [x + m[0] * 0.6, y + m[1]], [x + m[0] * 1.35, y + m[1] * 1.2], [x + k[0], y + k[1]], 5), (t) => w * (1 - t) ** 0.75 + 1);
};
const claw = (r: Rng, x: number, y: number, a: number, L: number, hook: number, B: Blk) => {
  let d = '';
  for (const [o, k] of [[-0.62, 0.62], [0.56, 0.66], [0.02, 1]] as const) d += finger(x, y, a + o * hook + r.f(-0.1, 0.1), L * k * r.f(0.9, 1.1), L * 0.36 * (0.6 + 0.4 * k), hook);
  return path(d, `fill="${B.foam}" stroke="${B.key}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`);
};

/** a breaking wave in its own space, 800 wide: back, face, ribs, foam and claws */
function breaker(c: Drawing, r: Rng, B: Blk, tr: string) {
  const back = [...bez([-70, 1180], [-30, 760], [90, 330], [400, 262], 26), ...bez([400, 262], [560, 226], [700, 300], [752, 478], 22).slice(1)];
  const face = [...bez([700, 1130], [330, 1090], [190, 690], [430, 500], 26), ...bez([430, 500], [540, 430], [660, 430], [752, 478], 22).slice(1)];
  const n = back.length;
  let s = path(smooth([...back, ...[...face].reverse()]), `fill="${c.lin([[0, B.blue], [0.55, B.mid], [1, B.blue]], 0, 0, 0.5, 1)}" stroke="${B.key}" stroke-width="4"`);
  for (let k = 1; k < 8; k++) {
    const u = k / 8, ps: P[] = [];
    for (let i = 0; i < n - 3; i += 2) {
      const t = i / n, uu = clamp(u + Math.sin(t * 5 + k) * 0.03);
      ps.push([lerp(back[i]![0], face[i]![0], uu), lerp(back[i]![1], face[i]![1], uu)]);
    }
    s += path(ribbon(ps, (t) => (k % 2 ? 21 : 13) * Math.sin(Math.PI * clamp(t * 0.94 + 0.06)) ** 0.6 * (1 - 0.45 * t) + 1), `fill="${k % 2 ? B.blue : B.pale}"`);
  }
  for (let k = 0; k < 5; k++) {
    const ps: P[] = [], u = 0.1 + k * 0.19;
    for (let i = 2; i < n - 6; i += 2) ps.push([lerp(back[i]![0], face[i]![0], u), lerp(back[i]![1], face[i]![1], u)]);
    s += path(smooth(ps, false), `fill="none" stroke="${B.key}" stroke-width="1.8" opacity=".7"`);
  }
  // foam mantle: scalloped towards the water, ragged towards the air
  const i0 = 17, up: P[] = [], lo: P[] = [];
  for (let i = i0; i < n; i++) {
    const b = back[i]!, f = face[i]!, w = clamp((i - i0) / 9);
    up.push([b[0], b[1]]);
    lo.push([lerp(b[0], f[0], lerp(0.04, 0.56, w) + (i % 2 ? 0.1 : -0.06)), lerp(b[1], f[1], lerp(0.04, 0.56, w) + (i % 2 ? 0.1 : -0.06))]);
  }
  s += path(smooth([...up, ...lo.reverse()]), `fill="${B.foam}" stroke="${B.key}" stroke-width="2.6"`);
  // inner lip of foam along the face
  const lipA: P[] = [], lipB: P[] = [];
  for (let i = 20; i < n; i++) {
    const f = face[i]!, b = back[i]!, w = clamp((i - 20) / 8);
    lipA.push([lerp(f[0], b[0], -0.02), lerp(f[1], b[1], -0.02)]);
    lipB.push([lerp(f[0], b[0], 0.3 * w + (i % 2 ? 0.07 : -0.02)), lerp(f[1], b[1], 0.3 * w + (i % 2 ? 0.07 : -0.02))]);
  }
  s += path(smooth([...lipA, ...lipB.reverse()]), `fill="${B.foam}" stroke="${B.key}" stroke-width="2.4"`);
  let cl: [number, string][] = [];
  for (let i = 15; i < n - 1; i += 1.7) {
    const j = Math.floor(i), b = back[j]!, q = back[Math.min(n - 1, j + 1)]!, a = Math.atan2(q[1] - b[1], q[0] - b[0]);
    const k = clamp((i - 13) / 14, 0.34, 1);
    cl.push([i, claw(r, b[0], b[1] + 4, a - 0.5 + r.f(-0.25, 0.25), 48 * k * r.f(0.8, 1.2), 1, B)]);
  }
  for (let i = 22; i < n; i += 1.45) {
    const j = Math.floor(i), f = face[j]!, q = face[Math.min(n - 1, j + 1)]!, p0 = face[j - 1]!, a = Math.atan2(q[1] - p0[1], q[0] - p0[0]);
    const k = clamp((i - 19) / 14, 0.36, 1);
    cl.push([i + 30, claw(r, f[0], f[1] - 3, a + 0.95 + r.f(-0.28, 0.28), 66 * k * r.f(0.75, 1.25), 1, B)]);
  }
  cl.push([99, claw(r, 740, 470, 1.1, 86, 1, B)], [100, claw(r, 728, 440, 0.5, 74, 1, B)]);
  s += cl.sort((x, y) => x[0] - y[0]).map((x) => x[1]).join('');
  let sp = '';
  for (let i = 0; i < 60; i++) {
    const a = r.f(-2.4, 1.3), d = r.f(20, 210) * r.f(0.4, 1);
    const q = polar(640, 430, 130 + d, a);
    sp += `M${n1(q[0] - 3)} ${n1(q[1])}a${n1(r.f(2, 6))} ${n1(r.f(2, 6))} 0 1 0 8 1Z`;
  }
  s += path(sp, `fill="${B.foam}" stroke="${B.key}" stroke-width="1"`);
  return g(s, tr);
}
/** swell lines: long stacked arcs with a key line and a tone below */
const swell = (r: Rng, y: number, amp: number, len: number, ph: number, fill: string, B: Blk, lines = 3) => {
  const ps: P[] = [];
  for (let x = -40; x <= 1040; x += 26) ps.push([x, y + Math.sin(x / len + ph) * amp + Math.sin(x / (len * 0.37) + ph * 2) * amp * 0.22]);
  let s = path(smooth(ps, false) + 'L1040 1500L-40 1500Z', `fill="${fill}" stroke="${B.key}" stroke-width="2.4"`);
  for (let k = 1; k <= lines; k++)
    s += path(smooth(ps.map(([x, yy]) => [x + k * 9, yy + k * 13 + Math.sin(x / 60 + k) * 2] as P), false),
      `fill="none" stroke="${k === 1 ? B.foam : B.key}" stroke-width="${k === 1 ? 6 : 1.5}" stroke-dasharray="${k === 1 ? '120 46 60 90'
        : '200 40 90 120'}" stroke-linecap="round" opacity="${k === 1 ? 0.9 : 0.6}"`);
  return s;
};
const haze = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}h${w}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${-w * 0.3}a${h / 2} ${h / 2} 0 0 0 0 ${h}h${-w * 0.45}a${h / 2} ${h / 2} 0 0 1 0 ${-h}h${-w * 0.25}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`;
/** pine: gnarled limb and fans of needles */
function pineLimb(r: Rng, pts: P[], w0: number, fans: [number, number, number][], B: Blk, green: string) {
  let s = path(ribbon(pts, (t) => w0 * (1 - 0.75 * t) * (1 + 0.16 * Math.sin(t * 27))), `fill="${mix(B.key, B.hot, 0.25)}" stroke="${B.key}" stroke-width="3"`);
  let bark = '';
  for (let i = 3; i < pts.length - 2; i += 2) bark += `M${n1(pts[i]![0] - 8)} ${n1(pts[i]![1] - 3)}q8 -7 15 2q-4 9 -13 5`;
  s += path(bark, `fill="none" stroke="${B.key}" stroke-width="2"`);
  for (const [x, y, R] of fans) {
    const pad = smooth(Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI + (i / 12) * Math.PI;
      return [x + Math.cos(a) * R * (1 + (i % 2 ? 0.07 : -0.03)), y + Math.sin(a) * R * 0.62 * (1 + (i % 2 ? 0.09 : -0.04))] as P;
    }).concat([[x + R * 0.6, y + R * 0.12], [x, y + R * 0.05], [x - R * 0.6, y + R * 0.12]]));
    s += path(pad, `fill="${green}" stroke="${B.key}" stroke-width="2.2"`);
    let d = '';
    for (let j = 0; j < 4; j++) {
      const ox = x + (j - 1.5) * R * 0.46, oy = y + R * 0.04 - Math.abs(Math.sin(j * 2)) * R * 0.08;
      for (let i = 0; i < 11; i++) d += `M${n1(ox)} ${n1(oy)}L${pt(polar(ox, oy, R * 0.42 * r.f(0.8, 1.05), Math.PI + ((i + 0.5) / 11) * Math.PI))}`;
    }
    s += path(d, `fill="none" stroke="${B.key}" stroke-width="1.9" stroke-linecap="round"`);
  }
  return s;
}
const goose = (x: number, y: number, k: number, a: number, B: Blk) =>
  g(
    path('M-60 4C-44 -4 -24 -8 0 -6C20 -4 36 -10 52 -14C60 -18 70 -18 74 -12L90 -8L74 -5C66 -2 56 0 46 4C30 12 8 14 -14 12C-30 12 -44 14 -66 16Z', `fill="${B.key}"`) +
      path('M-8 -4C-30 -30 -60 -52 -98 -62C-70 -32 -50 -6 -18 8C-8 10 8 8 14 2Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="3"`) +
      path('M-98 -62C-80 -46 -70 -30 -58 -18M-82 -52C-66 -38 -58 -26 -46 -12M-62 -42C-50 -28 -44 -18 -32 -6', `fill="none" stroke="${B.key}" stroke-width="3"`) +
      path('M8 -4C4 -34 14 -62 36 -86C40 -56 36 -26 26 -2Z', `fill="${B.pale}" stroke="${B.key}" stroke-width="3"`)
        + path('M36 -86C32 -66 26 -46 24 -26', `fill="none" stroke="${B.key}" stroke-width="3"`),
    tf(x, y, a, k),
  );

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; B: Blk; m: string; X: number; W: number;
  sky: (a: string, mid: string, low: string, night?: boolean) => string;
};

function boat({ B }: Scene, x: number, y: number, k: number, a: number) {
  return g(
    path('M-210 -64C-150 -18 -60 6 40 8C110 8 160 -8 214 -46C190 14 120 46 30 46C-70 46 -160 10 -210 -64Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="4.5"`) +
      path('M-196 -44C-130 2 -50 24 36 26C106 26 160 8 200 -24', `fill="none" stroke="${B.key}" stroke-width="2.6"`)
        + path('M-204 -56C-140 -10 -60 14 38 16C108 16 162 0 208 -36', `fill="none" stroke="${B.hot}" stroke-width="6"`) +
      [-70, -24, 22, 68].map((h,
        i) => path(`M${h - 20} 10C${h - 22} -18 ${h - 10} -32 ${h + 4} -32C${h + 18} -30 ${h + 24} -10 ${h + 22} 10Z`,
          `fill="${i % 2 ? B.blue : B.mid}" stroke="${B.key}" stroke-width="3"`)
            + path(`M${h - 22} -36L${h + 8} -58L${h + 34} -32Q${h + 6} -26 ${h - 22} -36Z`, `fill="${B.foam}" stroke="${B.key}" stroke-width="3"`)
            + path(`M${h + 14} -8L${h - 46} 60`, `stroke="${B.key}" stroke-width="5"`)).join(''),
    tf(x, y, a, k),
  );
}

function drawWave(scene: Scene & { side: 'l' | 'r'; cartY: number }) {
  const { c, r, B, sky } = scene;
  let { side, cartY } = scene;
  let s = '';
  s += sky(B.mid, mix(B.paper, B.warm, 0.3), mix(B.warm, B.hot, 0.12));
  s += circ(724, 384, 118, `fill="${c.lin([[0, B.hot], [1, mix(B.hot, B.warm, 0.45)]])}"`);
  s += path(haze(560, 470, 330, 26) + haze(60, 250, 150, 20), `fill="${mix(B.paper, B.warm, 0.2)}" stroke="${B.key}" stroke-width="1.6" opacity=".95"`);
  const cone = 'M452 792C560 740 640 690 690 622C700 612 712 620 722 612C734 620 744 612 754 622C812 700 900 748 1010 790V840H452Z';
  s += path(cone, `fill="${c.lin([[0, B.blue], [1, B.pale]])}" stroke="${B.key}" stroke-width="3"`)
    + path('M660 660C670 648 682 634 690 622C700 612 712 620 722 612C734 620 744 612 754 622C764 636 774 648 786 662L768 656L760 676L744 656L734 690L720 660L706 682L696 656L682 672L676 654Z',
    `fill="${B.foam}" stroke="${B.key}" stroke-width="2"`);
  s += swell(r, 800, 9, 120, 1, mix(B.mid, B.pale, 0.5), B, 2) + swell(r, 850, 20, 150, 2.3, B.mid, B) + boat(scene, 716, 900, 0.72, -9);
  s += swell(r, 940, 34, 170, 0.4, B.blue, B, 4);
  s += breaker(c, r, B, tf(-4, 84, 0, 0.98));
  s += g(breaker(c, r, B, tf(0, 0)), 'transform="translate(1010 830) scale(-.4 .4)"');
  s += swell(r, 1064, 24, 130, 1.2, mix(B.blue, B.key, 0.35), B, 4);
  side = 'r';
  cartY = 124;
  return { s, side, cartY };
}

function drawLighthouse({ c, r, B, sky, side, cartY }: Scene & { side: 'l' | 'r'; cartY: number }) {
  let s = '';
  s += sky(B.key, mix(B.blue, B.mid, 0.45), mix(B.warm, B.hot, 0.25), true);
  const lx = 668, ly = 330;
  for (const [a, w] of [[Math.PI * 1.02, 0.075], [Math.PI * 0.91, 0.055], [-0.03, 0.09], [0.13, 0.06]] as const)
    s += path(poly([[lx, ly], polar(lx, ly, 900, a - w), polar(lx, ly, 900, a + w)]),
      `fill="${c.rad([[0, mix(B.warm, '#fff8dc', 0.6), 0.95], [0.5, mix(B.warm, '#fff8dc', 0.4), 0.55], [1, B.warm, 0]], lx, ly, 640, 'u')}"`);
  for (const q of poisson(r, 90, 90, 820, 330, 92)) s += path(sparkle(q[0], q[1], r.f(4, 8)), `fill="${B.foam}" opacity=".9"`);
  s += path(haze(100, 560, 360, 24) + haze(300, 660, 220, 20), `fill="${mix(B.paper, B.warm, 0.45)}" opacity=".85"`);
  s += swell(r, 770, 8, 120, 1, mix(B.mid, B.warm, 0.35), B, 2) + swell(r, 820, 18, 140, 2.2, B.mid, B) + swell(r, 884, 24, 170, 0.8, mix(B.mid, B.blue, 0.5), B);
  // cliff in cut planes
  const cliff: P[] = [[430, 1010], [452, 940], [438, 880], [478, 830], [470, 764], [516, 716], [528, 664], [584, 640], [640, 632], [724, 628], [800, 606],
    [880, 612], [1010, 560], [1010, 1200], [430, 1200]];
  s += path(poly(cliff), `fill="${c.lin([[0, mix(B.hot, B.key, 0.4)], [0.6, mix(B.key, B.hot, 0.22)], [1, B.key]])}" stroke="${B.key}" stroke-width="4" stroke-linejoin="round"`);
  let cr = '', lt = '';
  for (let i = 0; i < 26; i++) {
    const x = r.f(480, 960), y = r.f(700, 960), h = r.f(40, 120), w = r.f(8, 22);
    if (y - 640 < (640 - x) * 0.9) continue;
    cr += `M${n1(x)} ${n1(y)}l${n1(-w)} ${n1(h * 0.5)}l${n1(w * 0.6)} ${n1(h * 0.5)}`;
    lt += poly([[x, y], [x + w, y + h * 0.2], [x + w * 0.4, y + h * 0.7], [x - w * 0.6, y + h * 0.4]]);
  }
  s += path(lt, `fill="${mix(B.hot, B.warm, 0.35)}" opacity=".75"`) + path(cr, `fill="none" stroke="${B.key}" stroke-width="2.6"`);
  s += path('M500 722C520 690 548 668 600 650C680 628 760 636 830 612C900 600 960 590 1010 566V616C940 640 880 640 820 648C760 664 690 654 640 676C590 690 540 700 500 722Z',
    `fill="${mix(B.mid, B.warm, 0.4)}" stroke="${B.key}" stroke-width="3"`);
  // tower
  s += path('M628 640L640 392H696L708 634Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="4"`) + path('M676 392H696L708 634H680Z', `fill="${B.pale}"`);
  s += path('M637 452L699 452L702 512L634 512ZM631 572L705 572L708 634L628 640Z', `fill="${B.hot}" stroke="${B.key}" stroke-width="3"`)
    + path('M681 452H699L702 512H681ZM681 572H705L708 634L681 637Z', `fill="${B.key}" opacity=".28"`);
  s += path('M628 392H708V380H628Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3.4"`)
    + rect(646, 304, 44, 76, `fill="${mix(B.warm, '#fff8dc', 0.5)}" stroke="${B.key}" stroke-width="3.4"`)
    + path('M661 304V380M676 304V380M646 342H690', `stroke="${B.key}" stroke-width="2.4"`)
    + path('M634 304C644 280 656 268 668 252C680 268 692 280 702 304Z', `fill="${B.hot}" stroke="${B.key}" stroke-width="3.4"`) + circ(668, 246, 6, `fill="${B.key}"`);
  s += path('M658 552v-22a10 10 0 0 1 20 0v22ZM660 434v-16a8 8 0 0 1 16 0v16Z', `fill="${B.key}"`);
  s += path('M726 632V592L756 566L800 586V620Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3"`)
    + path('M718 596L758 556L812 588L800 594L758 570L728 602Z', `fill="${B.key}"`) + rect(746, 596, 16, 20, `fill="${B.key}"`);
  s += pineLimb(r, qbez([890, 650], [870, 560], [910, 470], 14), 24, [[930, 486, 66], [856, 520, 54], [900, 440, 58], [968, 546, 50]], B, mix(B.blue, B.warm, 0.3));
  s += g(breaker(c, r, B, tf(0, 0)), 'transform="translate(30 560) scale(.5)"');
  s += swell(r, 1000, 26, 150, 2.9, B.blue, B, 4);
  const surf: P[] = [];
  for (let x = 372; x <= 1040; x += 20) surf.push([x, 984 - Math.abs(Math.sin(x / 74)) * 62 * clamp((x - 360) / 120) - (Math.round(x / 20) % 2) * 9]);
  surf.forEach(([x, y], i) => {
    if (i > 3 && i % 2) s += claw(r, x, y + 12, -Math.PI / 2 + (i % 4 === 1 ? 0.5 : -0.5) + r.f(-0.3, 0.3), r.f(30, 50), i % 4 === 1 ? 1 : -1, B);
  });
  s += path(smooth(surf, false) + 'L1040 1100L330 1100L340 1010Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="2.6"`);
  let dim = '';
  for (let i = 0; i < 44; i++) dim += circ(r.f(430, 920), r.f(966, 1010), r.f(2, 5), `fill="${B.pale}"`);
  s += dim + swell(r, 1014, 20, 110, 4.2, mix(B.mid, B.blue, 0.3), B, 3);
  s += swell(r, 1052, 22, 120, 0.6, mix(B.blue, B.key, 0.4), B, 4);
  side = 'l';
  cartY = 128;
  return { s, side, cartY };
}

function drawMoon({ c, r, B, sky, side, cartY }: Scene & { side: 'l' | 'r'; cartY: number }) {
  let s = '';
  s += sky(B.key, mix(B.blue, B.key, 0.12), mix(B.mid, B.pale, 0.6), true);
  s += circ(560, 430, 232, `fill="${c.lin([[0, mix(B.foam, B.warm, 0.2)], [0.6, mix(B.foam, B.warm, 0.5)], [1, mix(B.warm, B.hot, 0.1)]])}"`);
  const hill = (pts: P[], top: string, low: string) => path(smooth(pts, false) + 'L1060 1500L-60 1500Z', `fill="${c.lin([[0, top], [0.4, low]])}" stroke="${B.key}" stroke-width="2"`);
  s += hill([[-60, 860], [120, 780], [240, 800], [380, 720], [520, 800], [700, 760], [860, 690], [1060, 780]], mix(B.blue, B.mid, 0.4), B.pale);
  s += path(haze(160, 836, 420, 26) + haze(640, 800, 300, 22), `fill="${B.pale}" opacity=".92"`);
  s += hill([[-60, 900], [100, 930], [260, 880], [440, 940], [640, 900], [820, 850], [1060, 900]], B.blue, mix(B.mid, B.pale, 0.5));
  s += path(haze(60, 956, 460, 26) + haze(520, 930, 420, 22), `fill="${mix(B.pale, B.paper, 0.3)}" opacity=".92"`);
  s += swell(r, 1000, 5, 160, 1, mix(B.mid, B.blue, 0.4), B, 3) + glitter(r, 560, 1008, 1130, 120, 250, mix(B.foam, B.warm, 0.4), 30, 0.95);
  s += ([[330, 420, 0.62, -12], [462, 346, 0.72, -8], [606, 300, 0.84, -14], [520, 492, 0.56, -6],
    [660, 432, 0.66, -10]] as [number, number, number, number][]).map(([x, y, k, a]) => goose(x, y, k, a, B)).join('');
  const gr = mix(B.blue, mix(B.warm, B.mid, 0.5), 0.42);
  s += pineLimb(r, [...bez([1020, 470], [900, 520], [880, 640], [780, 640], 12), ...bez([780, 640], [700, 640], [660, 700], [590, 704], 8).slice(1)], 46,
    [[880, 540, 108], [960, 640, 96], [760, 640, 104], [650, 704, 84], [840, 700, 92]], B, gr);
  side = 'l';
  cartY = 120;
  return { s, side, cartY };
}

function drawRain(scene: Scene & { side: 'l' | 'r'; cartY: number }) {
  const { c, r, B, sky } = scene;
  let { side, cartY } = scene;
  let s = '';
  s += sky(B.key, mix(B.pale, B.paper, 0.25), mix(B.pale, B.mid, 0.25));
  s += rect(0, 0, 1000, 420, `fill="${c.lin([[0.12, B.key, 1], [0.5, B.blue, 0.75], [1, B.mid, 0]])}"`);
  const far = (y: number, col: string, k: number) => {
    const ps: P[] = [];
    for (let x = -30; x <= 1030; x += 22) ps.push([x, y - Math.abs(Math.sin(x / 47 + k) + Math.sin(x / 19 + k * 3) * 0.4) * 46 - Math.sin(x / 300) * 24]);
    return path(smooth(ps, false) + `L1030 ${y + 70}L-30 ${y + 70}Z`, `fill="${c.lin([[0, col], [1, mix(col, B.pale, 0.9)]])}"`);
  };
  s += far(706, mix(B.mid, B.pale, 0.35), 1) + far(766, mix(B.blue, B.mid, 0.5), 2.4);
  s += rect(0, 806, 1000, 700, `fill="${c.lin([[0, B.pale], [0.25, B.mid], [0.6, B.blue]])}"`);
  for (let i = 0; i < 20; i++)
    s += path(`M${n1(r.f(-40, 900))} ${830 + i * 16}q${n1(r.f(50, 90))} -8 ${n1(r.f(130, 260))} 0`, `fill="none" stroke="${i % 3 ? B.key : B.foam}" stroke-width="2" opacity=".55"`);
  // bridge
  const dk = (x: number) => 842 - Math.sin(((x + 60) / 1120) * Math.PI) * 150, wood = mix(B.warm, B.hot, 0.32), wd = mix(wood, B.key, 0.5);
  const top: P[] = [], bot: P[] = [];
  for (let x = -40; x <= 1040; x += 30) { top.push([x, dk(x)]); bot.push([x, dk(x) + 40]); }
  let posts = '';
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 176;
    posts += path(`M${x - 13} ${n1(dk(x) + 30)}V${1066 + (i % 2) * 12}H${x + 13}V${n1(dk(x) + 30)}Z`, `fill="${wd}" stroke="${B.key}" stroke-width="3"`)
      + path(`M${x + 34} ${n1(dk(x + 40) + 30)}V1056H${x + 52}V${n1(dk(x + 40) + 30)}Z`,
      `fill="${mix(wd, B.key, 0.4)}" stroke="${B.key}" stroke-width="2.6"`) + path(`M${x - 30} ${n1(dk(x) + 96)}H${x + 74}v16H${x - 30}Z`, `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  }
  s += posts + path(poly([...top, ...[...bot].reverse()]), `fill="${wood}" stroke="${B.key}" stroke-width="3.6"`)
    + path(smooth(top.map(([x, y]) => [x, y + 20] as P), false), `fill="none" stroke="${B.key}" stroke-width="2"`);
  // walkers under umbrellas and straw hats
  const cols = [B.hot, B.warm, B.blue, B.hot, mix(B.warm, B.hot, 0.4)];
  const who = [[150, 0], [300, 1], [420, 0], [618, 2], [760, 0], [884, 1]];
  who.forEach(([x, kind], i) => {
    const y = dk(x!) + 4, col = cols[i % 5]!, f = i % 2 ? -1 : 1;
    let q = path('M-24 0C-28 -46 -22 -86 -10 -104H12C24 -84 30 -44 24 0L10 -2L4 -14L-6 0Z',
      `fill="${i % 2 ? B.blue : mix(B.mid, B.key, 0.3)}" stroke="${B.key}" stroke-width="3.4"`)
        + path('M-22 -56Q0 -46 26 -58V-44Q0 -34 -24 -42Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="2"`)
        + path('M-16 0v12h14v-12M6 0v12h14v-12', `fill="${B.warm}" stroke="${B.key}" stroke-width="3"`);
    if (kind === 1) q += path('M-48 -98Q0 -170 50 -100Q0 -82 -48 -98Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3.4"`)
      + path('M0 -136L-30 -98M2 -136L2 -90M4 -136L34 -98', `stroke="${B.key}" stroke-width="1.8" fill="none"`);
    else {
      let ribs = '';
      for (let k = 1; k < 7; k++) ribs += `M4 -176Q${-74 + k * 24} -156 ${-86 + k * 26} -112`;
      q += circ(2, -112, 13, `fill="${mix(B.warm, B.foam, 0.4)}" stroke="${B.key}" stroke-width="3"`)
        + path('M4 -176L8 -70', `stroke="${B.key}" stroke-width="4.4"`)
        + path('M-88 -112Q-70 -166 4 -178Q78 -166 96 -110Q80 -120 64 -110Q48 -120 32 -110Q18 -120 2 -111Q-14 -121 -30 -111Q-44 -121 -58 -111Q-72 -121 -88 -112Z',
        `fill="${col}" stroke="${B.key}" stroke-width="3.4"`) + path(ribs, `stroke="${B.key}" stroke-width="2" fill="none"`) + path('M-2 -178L4 -192L10 -178Z', `fill="${B.key}"`);
    }
    s += g(q, tf(x!, y, 4 * f, f * 0.92, 0.92));
  });
  // rail in front of them
  let rail = '';
  for (let i = 0; i < 15; i++) {
    const x = 20 + i * 70;
    rail += `M${x - 6} ${n1(dk(x) + 6)}V${n1(dk(x) - 52)}H${x + 6}V${n1(dk(x) + 6)}Z`;
  }
  s += path(rail, `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  for (const o of [-52, -26])
    s += path(poly([...top.map(([x, y]) => [x, y + o - 5] as P), ...[...top].reverse().map(([x, y]) => [x, y + o + 6] as P)]), `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  s += boat(scene, 706, 1092, 0.5, 2);
  let rn = '';
  for (let i = 0; i < 190; i++) {
    const x = r.f(-60, 1060), y = r.f(60, 1160), L = r.f(60, 210);
    rn += `M${n1(x)} ${n1(y)}l${n1(-L * 0.2)} ${n1(L)}`;
  }
  s += path(rn, `fill="none" stroke="${B.key}" stroke-width="1.3" opacity=".62"`);
  side = 'r';
  cartY = 122;
  return { s, side, cartY };
}

function drawCartouche({ c, B, m, X, W, label, side, cartY }: Scene & { label: string[]; side: 'l' | 'r'; cartY: number }) {
  const room = m === 'rain' ? 360 : 470;
  let cols = [label[0]!];
  if (tfit(label[0]!, 'yatra-one', room, 40, { track: 40 }).size < 27 && label[0]!.includes(' ')) cols = wrap(label[0]!, 2);
  const sz = Math.min(...cols.map((q) => tfit(q, 'yatra-one', room, cols.length > 1 ? 34 : 40, { track: 40 }).size)), ts = cols.map((q) => set(q, 'yatra-one', sz, { track: 40 }));
  const L = Math.max(190, Math.max(...ts.map((t) => t.x1 - t.x0)) + 84), w = cols.length > 1 ? 104 : 76, x = side === 'r' ? X + W - w - 40 : X + 40, y = cartY;
  c.add('ornament', rect(x + 5, y + 6, w, L, `fill="${B.key}" opacity=".28"`)
    + rect(x, y, w, L, `fill="${c.lin([[0, mix(B.hot, B.paper, 0.12)], [0.3, B.foam], [0.72, B.foam], [1, mix(B.warm, B.paper, 0.1)]])}" stroke="${B.key}" stroke-width="3.4"`)
    + rect(x + 7, y + 7, w - 14, L - 14, `fill="none" stroke="${B.key}" stroke-width="1.4"`));
  ts.forEach((t, i) => c.add('type', g(path(at(t, 0, t.cap / 2 - (t.y1 > 4 ? 3 : 0)), `fill="${withContrast(B.foam, B.key, 7)}"`),
    `transform="translate(${n1(x + w / 2 + (ts.length > 1 ? (i ? -20 : 20) : 0))} ${n1(y + L / 2)}) rotate(90)"`)));
}

export function drawWoodblock(inp: Input): Drawing {
  const c = new Drawing('woodblock', inp), { r, p } = c, B = blocks(p);
  const m = inp.motif && ['wave', 'lighthouse', 'moon', 'rain'].includes(inp.motif) ? inp.motif : 'wave';
  const X = 76, Y = 76, W = 848, H = 1064;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${B.paper}"`));
  // washi fibres
  let fb = '';
  for (let i = 0; i < 90; i++) {
    const x = r.f(0, 1000), y = r.f(0, 1400), a = r.f(0, TAU), L = r.f(14, 60), q = polar(x, y, L, a), k = polar(x, y, L * 0.5, a + r.f(-0.7, 0.7));
    fb += `M${n1(x)} ${n1(y)}Q${pt(k)} ${pt(q)}`;
  }
  c.add('texture', path(fb, `fill="none" stroke="${shade(B.paper, -0.12)}" stroke-width="1.3" opacity=".5"`));
  let s = '', side: 'l' | 'r' = 'r', cartY = 150;
  const sky = (a: string, mid: string, low: string, night = false) => rect(0, 0, 1000, 1400,
    `fill="${c.lin([[0.05, a], [0.16, mix(a, mid, 0.45)], [0.3, mid], [0.52, night ? mix(mid, low, 0.5) : mid], [0.72, low]])}"`);
  const scene: Scene = { c, r, B, m, X, W, sky };
  if (m === 'wave') { const drawn = drawWave({ ...scene, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else if (m === 'lighthouse') { const drawn = drawLighthouse({ ...scene, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else if (m === 'moon') { const drawn = drawMoon({ ...scene, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else { const drawn = drawRain({ ...scene, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  // the board's own grain, seen where the ink lies flat
  let gr = '';
  const kx = r.f(200, 800), ky = r.f(200, 480);
  for (let i = 0; i < 74; i++) {
    const y = 76 + i * 14.6, ps: P[] = [];
    for (let x = 60; x <= 940; x += 44) {
      const dx = (x - kx) / 150, dy = (y - ky) / 70, k = Math.exp(-(dx * dx) - dy * dy);
      ps.push([x, y + Math.sin(x / 170 + i * 0.16) * 5 + Math.sign(y - ky || 1) * k * 30]);
    }
    gr += smooth(ps, false);
  }
  const clip = c.clip(rect(X, Y, W, H));
  c.add('art', g(s, `clip-path="${clip}"`));
  c.add('texture', g(path(gr, `fill="none" stroke="${B.key}" stroke-width="1.6" opacity=".085"`)
    + path(gr, `fill="none" stroke="#ffffff" stroke-width="1" opacity=".08" transform="translate(0 6)"`), `clip-path="${clip}"`));
  c.add('frame', rect(X, Y, W, H, `fill="none" stroke="${B.key}" stroke-width="5"`) + rect(X - 12, Y - 12, W + 24, H + 24, `fill="none" stroke="${B.key}" stroke-width="1.6"`));
  // cartouche: a slip with the name running down it
  const label = [inp.name, inp.sub].filter(Boolean) as string[];
  if (label.length) drawCartouche({ ...scene, label, side, cartY });
  // headline on the margin, and a seal
  const ls = linesOf(inp.headline), one = ls.join(' ');
  const b = block(one.length > 20 && ls.length > 1 ? ls : [one], 'yatra-one', 640, 130, 92, 1.15, { track: 8 });
  const x0 = X - 8, sealS = 96, cy = 1262, ink = withContrast(B.paper, B.key, 7);
  c.add('type', path(drawBlock(b, x0, cy - b.h / 2, 's'), `fill="${ink}"`));
  const sx = X + W - sealS + 12;
  const hot = withContrast(B.foam, B.hot, 3.4);
  let seal = path(`M${sx + 4} ${cy - 50}l${sealS - 10} 3l5 ${sealS - 8}l${-sealS + 4} 5l-4 ${-sealS + 6}Z`,
    `fill="${hot}" stroke="${hot}" stroke-width="5" stroke-linejoin="round"`) + rect(sx + 8, cy - 39, sealS - 17, sealS - 17, `fill="none" stroke="${B.foam}" stroke-width="3"`);
  const sc = sx + sealS / 2 - 1;
  const glyph = { wave: `M${sc - 27} ${cy + 25}C${sc - 25} ${cy - 20} ${sc + 18} ${cy - 32} ${sc + 24} ${cy - 2}C${sc + 14} ${cy - 12} ${sc + 2} ${cy - 6} ${sc + 3} ${cy + 6}C${sc + 6} ${cy + 18} ${sc + 18} ${cy + 22} ${sc + 28} ${cy + 22}`,
    lighthouse: `M${sc - 10} ${cy + 28}L${sc - 6} ${cy - 8}H${sc + 6}L${sc + 10} ${cy + 28}M${sc - 9} ${cy - 8}L${sc} ${cy - 24}L${sc
      + 9} ${cy - 8}M${sc - 16} ${cy - 14}l-12 -4M${sc + 16} ${cy - 14}l12 -4`,
      moon: `M${sc + 12} ${cy - 24}A28 28 0 1 0 ${sc + 26} ${cy + 14}A23 23 0 1 1 ${sc + 12} ${cy - 24}Z`,
        rain: `M${sc - 27} ${cy + 2}Q${sc} ${cy - 46} ${sc + 27} ${cy + 2}ZM${sc} ${cy + 2}V${cy + 22}q5 9 12 1` }[m]!;
  seal += path(glyph, `fill="none" stroke="${B.foam}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"`);
  c.add('ornament', seal);
  if (label[1]) {
    const t = tfit(label[1], 'cormorant-garamond:600i', 620, 34);
    c.add('type', path(at(t, x0, cy + b.h / 2 + 50, 's'), `fill="${ink}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
