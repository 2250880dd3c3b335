import {
  bez, circ, clamp, type Drawing, g, lerp, mix, n1, type P, path, polar, ribbon, type Rng, rot, smooth, tf,
} from '#artwork/engine.ts';
import type { Blk, Print } from './blocks.ts';
import { haze } from './mist.ts';

/** one finger of foam: a hooked, tapering ribbon */
const finger = (x: number, y: number, a: number, L: number, w: number, hook: number): string => {
  const m = rot([L * 0.62, -hook * L * 0.16], a), k = rot([L * 0.98, hook * L * 0.34], a);
  return ribbon(bez([x, y], [x + m[0] * 0.6, y + m[1]], [x + m[0] * 1.35, y + m[1] * 1.2], [x + k[0], y + k[1]], 5), (t) => w * (1 - t) ** 0.75 + 1);
};

/** the claws of foam of a breaking wave */
export const claw = (r: Rng, x: number, y: number, a: number, L: number, hook: number, B: Blk) => {
  let d = '';
  for (const [o, k] of [[-0.62, 0.62], [0.56, 0.66], [0.02, 1]] as const) d += finger(x, y, a + o * hook + r.f(-0.1, 0.1), L * k * r.f(0.9, 1.1), L * 0.36 * (0.6 + 0.4 * k), hook);
  return path(d, `fill="${B.foam}" stroke="${B.key}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`);
};

/** a breaking wave in its own space, 800 wide: back, face, ribs, foam and claws */
export function breaker(c: Drawing, r: Rng, B: Blk, tr: string) {
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
export const swell = (r: Rng, y: number, amp: number, len: number, ph: number, fill: string, B: Blk, lines = 3) => {
  const ps: P[] = [];
  for (let x = -40; x <= 1040; x += 26) ps.push([x, y + Math.sin(x / len + ph) * amp + Math.sin(x / (len * 0.37) + ph * 2) * amp * 0.22]);
  let s = path(smooth(ps, false) + 'L1040 1500L-40 1500Z', `fill="${fill}" stroke="${B.key}" stroke-width="2.4"`);
  for (let k = 1; k <= lines; k++)
    s += path(smooth(ps.map(([x, yy]) => [x + k * 9, yy + k * 13 + Math.sin(x / 60 + k) * 2] as P), false),
      `fill="none" stroke="${k === 1 ? B.foam : B.key}" stroke-width="${k === 1 ? 6 : 1.5}" stroke-dasharray="${k === 1 ? '120 46 60 90'
        : '200 40 90 120'}" stroke-linecap="round" opacity="${k === 1 ? 0.9 : 0.6}"`);
  return s;
};

/** a fishing boat */
export function boat({ B }: Print, x: number, y: number, k: number, a: number) {
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

/** the great wave */
export function drawWave(print: Print & { side: 'l' | 'r'; cartY: number }) {
  const { c, r, B, sky } = print;
  let { side, cartY } = print;
  let s = '';
  s += sky(B.mid, mix(B.paper, B.warm, 0.3), mix(B.warm, B.hot, 0.12));
  s += circ(724, 384, 118, `fill="${c.lin([[0, B.hot], [1, mix(B.hot, B.warm, 0.45)]])}"`);
  s += path(haze(560, 470, 330, 26) + haze(60, 250, 150, 20), `fill="${mix(B.paper, B.warm, 0.2)}" stroke="${B.key}" stroke-width="1.6" opacity=".95"`);
  const cone = 'M452 792C560 740 640 690 690 622C700 612 712 620 722 612C734 620 744 612 754 622C812 700 900 748 1010 790V840H452Z';
  s += path(cone, `fill="${c.lin([[0, B.blue], [1, B.pale]])}" stroke="${B.key}" stroke-width="3"`)
    + path('M660 660C670 648 682 634 690 622C700 612 712 620 722 612C734 620 744 612 754 622C764 636 774 648 786 662L768 656L760 676L744 656L734 690L720 660L706 682L696 656L682 672L676 654Z',
    `fill="${B.foam}" stroke="${B.key}" stroke-width="2"`);
  s += swell(r, 800, 9, 120, 1, mix(B.mid, B.pale, 0.5), B, 2) + swell(r, 850, 20, 150, 2.3, B.mid, B) + boat(print, 716, 900, 0.72, -9);
  s += swell(r, 940, 34, 170, 0.4, B.blue, B, 4);
  s += breaker(c, r, B, tf(-4, 84, 0, 0.98));
  s += g(breaker(c, r, B, tf(0, 0)), 'transform="translate(1010 830) scale(-.4 .4)"');
  s += swell(r, 1064, 24, 130, 1.2, mix(B.blue, B.key, 0.35), B, 4);
  side = 'r';
  cartY = 124;
  return { s, side, cartY };
}
