import {
  bez, circ, type Drawing, g, lerp, makeRng, mix, n1, type P, path, polar, poly, pt, qbez, rect, type Rng, star, tf,
} from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
};

function mesa({ c, K }: Scene, x: number, w: number, top: number, base: number, lit: string, shd: string) {
  const q = makeRng(c.input.seed + x);
  const L: P[] = [[x - w * 0.78, base], [x - w * 0.6, base - (base - top) * 0.3], [x - w * 0.5, base - (base - top) * 0.36], [x - w * 0.47, top + 8], [x - w * 0.42, top]];
  const R: P[] = [[x + w * 0.4, top + 3], [x + w * 0.47, top + 12], [x + w * 0.5, base - (base - top) * 0.38], [x + w * 0.64, base - (base - top) * 0.28], [x + w * 0.86, base]];
  let o = path(poly([...L, ...R]), `fill="${lit}"`);
  const m: P[] = [[x - w * 0.02, top + 1], [x + w * 0.02, top + (base - top) * 0.2], [x - w * 0.05, top + (base - top) * 0.5], [x + w * 0.05, top + (base - top) * 0.68], [x + w * 0.1, base]];
  o += path(poly([...m, ...[...R].reverse()]), `fill="${shd}"`);
  let d = '';
  for (let i = 0; i < 6; i++) {
    const xx = x - w * 0.42 + q.f(0, 1) * w * 0.38, h = (base - top) * q.f(0.25, 0.52);
    d += poly([[xx, top + 6], [xx + w * 0.035, top + 2], [xx + w * 0.02, top + h], [xx + w * 0.045, top + h * 1.15], [xx - w * 0.01, top + h * 0.8]]);
  }
  return o + path(d, `fill="${shd}"`) + path(poly([[x - w * 0.47, top + 34], [x - w * 0.02, top + 30], [x, top + 42], [x - w * 0.48, top + 46]]), `fill="${mix(lit, K.cream, 0.3)}"`);
}

export function desert(c: Drawing, r: Rng, K: Roles) {
  const dk = mix(K.deep, K.hot, 0.12), sand = mix(K.warm, K.hot, 0.18), sx = 620, sy = 596;
  let s = rect(0, 0, 1000, 1400, `fill="${mix(K.warm, K.cream, 0.55)}"`);
  const steps = [mix(K.cool2, K.warm, 0.35), mix(K.warm, K.cool2, 0.3), mix(K.warm, K.cream, 0.35), mix(K.warm, K.cream, 0.66), mix(K.warm, K.hot, 0.18)];
  s += rect(0, 0, 1000, 900, `fill="${mix(K.cool2, K.cool, 0.22)}"`);
  [620, 490, 380, 282].forEach((R, i) => (s += circ(sx, sy, R, `fill="${steps[i]!}"`)));
  s += circ(sx, sy, 196, `fill="${mix(K.hot, K.warm, 0.28)}"`);
  for (let i = 0; i < 5; i++) s += rect(sx - 230, sy + 40 + i * 27, 460, 4 + i * 3.4, `fill="${mix(K.warm, K.cream, 0.6)}" opacity=".9"`);
  const scene: Scene = { c, K };
  s += mesa(scene, 470, 190, 590, 760, mix(K.hot, K.warm, 0.5), mix(K.hot, K.cool, 0.4));
  s += mesa(scene, 900, 260, 520, 770, mix(K.hot, K.warm, 0.3), mix(K.hot, K.deep, 0.42));
  s += mesa(scene, 170, 340, 452, 776, mix(K.hot, K.warm, 0.14), mix(K.hot, K.deep, 0.5));
  s += path('M0 752C180 740 320 752 500 748C700 742 860 756 1000 744V1400H0Z', `fill="${mix(K.warm, K.hot, 0.36)}"`);
  s += path('M0 800C220 784 420 806 600 790C760 778 880 792 1000 784V1400H0Z', `fill="${sand}"`);
  s += path('M0 900C200 872 330 900 470 882C700 858 880 884 1000 862V1400H0Z', `fill="${mix(K.warm, K.cream, 0.3)}"`)
    + path('M0 1050C130 1020 280 1040 420 1016C640 980 860 1016 1000 976V1400H0Z', `fill="${mix(K.warm, K.hot, 0.1)}"`);
  // road with one lazy bend
  const road = mix(K.deep, K.cool, 0.3);
  const l1 = bez([566, 762], [470, 800], [700, 860], [560, 960], 20).concat(bez([560, 960], [460, 1040], [330, 1180], [236, 1400], 20).slice(1));
  const r1 = bez([580, 762], [500, 800], [790, 850], [690, 960], 20).concat(bez([690, 960], [690, 1060], [760, 1200], [846, 1400], 20).slice(1));
  s += path(poly([...l1.map(([x, y], i) => [x - 3 - i * 0.6, y] as P), ...[...r1].reverse().map(([x, y], i) => [x + 3 + (40 - i) * 0.6, y] as P)]), `fill="${mix(K.warm, K.cream, 0.7)}"`);
  s += path(poly([...l1, ...[...r1].reverse()]), `fill="${road}"`);
  let ds = '';
  for (let i = 6; i < l1.length - 2; i += 3) {
    const w = (j: number) => (r1[j]![0] - l1[j]![0]) * 0.016, mx = (j: number) => lerp(l1[j]![0], r1[j]![0], 0.5), j2 = i + 1.5 > l1.length - 1 ? i : i + 1;
    ds += poly([[mx(i) - w(i), l1[i]![1]], [mx(i) + w(i), l1[i]![1]], [mx(j2) + w(j2), l1[j2]![1]], [mx(j2) - w(j2), l1[j2]![1]]]);
  }
  s += path(ds, `fill="${K.warm}"`);
  // camper, seen from behind
  s += path('M548 1130L760 1130L720 1148L560 1148Z', `fill="${mix(K.deep, '#000000', 0.3)}" opacity=".6"`);
  s += g(
    path('M-74 0H74V18a10 10 0 0 1 -10 10h-18a10 10 0 0 1 -10 -10V0M-74 0V18a10 10 0 0 0 10 10h18a10 10 0 0 0 10 -10V0Z', `fill="${K.deep}"`) +
      path('M-84 6C-88 -50 -84 -74 -78 -96L-66 -150C-62 -166 -52 -172 -38 -174H38C52 -172 62 -166 66 -150L78 -96C84 -74 88 -50 84 6C84 12 80 14 74 14H-74C-80 14 -84 12 -84 6Z', `fill="${K.cool}"`) +
      path('M78 -96C84 -74 88 -50 84 6C84 12 80 14 74 14H30C52 -30 56 -100 44 -174C54 -172 62 -166 66 -150Z', `fill="${mix(K.cool, K.deep, 0.35)}"`) +
      path('M-78 -96L-66 -150C-62 -166 -52 -172 -38 -174H38C52 -172 62 -166 66 -150L78 -96C50 -88 -50 -88 -78 -96Z', `fill="${K.cream}"`) +
      path('M-56 -104L-49 -146C-47 -154 -43 -156 -36 -156H36C43 -156 47 -154 49 -146L56 -104C34 -100 -34 -100 -56 -104Z', `fill="${mix(K.deep, K.cool, 0.25)}"`) +
      path('M-50 -110L-44 -146C-43 -150 -40 -152 -36 -152H-10L-30 -108Z', `fill="${K.cool2}" opacity=".7"`) +
      path('M-30 -62H30V-36H-30Z', `fill="${K.cream}"`) + path('M-88 -6H88V8H-88Z', `fill="${K.cream}"`) +
      path('M-72 -54h16v30h-16ZM56 -54h16v30h-16Z', `fill="${K.hot}"`) +
      path('M-58 -196H58V-178H-58Z', `fill="${K.hot}"`) + path('M-66 -178H66', `stroke="${K.deep}" stroke-width="5"`)
        + path('M-40 -216H36V-196H-40Z', `fill="${K.warm}"`) + path('M-20 -216V-178M22 -216V-178', `stroke="${K.deep}" stroke-width="3.5"`),
    tf(640, 1112, 0, 0.86),
  );
  // saguaro
  const arm = (ps: P[], w: number, lit: string, shd: string) =>
    path(poly(ps, false), `fill="none" stroke="${shd}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`)
      + path(poly(ps.map(([x, y]) => [x + w * 0.13, y] as P), false), `fill="none" stroke="${lit}" stroke-width="${n1(w * 0.62)}" stroke-linecap="round" stroke-linejoin="round"`) +
    [0.02, 0.2].map((k) => path(poly(ps.map(([x, y]) => [x + w * k, y] as P), false),
      `fill="none" stroke="${shd}" stroke-width="${n1(w * 0.055)}" stroke-linecap="round" stroke-linejoin="round"`)).join('');
  const curve = (a: P, b: P, d: P) => qbez(a, b, d, 10);
  const cl = mix(K.cool, K.deep, 0.1), cd = mix(K.deep, K.cool, 0.28);
  const sag = (x: number, y: number, k: number) => {
    const q = (a: number, b: number): P => [x + a * k, y + b * k];
    return (
      path(`M${pt(q(0, 0))}L${pt(q(-300, 46))}L${pt(q(-300, 66))}L${pt(q(10, 14))}Z`, `fill="${mix(K.hot, K.deep, 0.5)}" opacity=".55"`) +
      arm([...curve(q(0, -210), q(92, -204), q(94, -270)), q(94, -360)], 40 * k, cl, cd)
        + arm([...curve(q(0, -150), q(-92, -146), q(-92, -220)), q(-92, -300)], 38 * k, cl, cd) + arm([q(0, 0), q(0, -470)], 58 * k, cl, cd) +
      path(star(x + 8 * k, y - 500 * k, 6, 17 * k, 9 * k) + star(x - 88 * k, y - 322 * k, 6, 14 * k, 7 * k), `fill="${K.cream}"`)
    );
  };
  s += sag(896, 880, 0.42) + sag(388, 838, 0.26) + sag(176, 1250, 1.06);
  // agave at the foot
  const agave = (x: number, y: number, k: number) => {
    let o = '';
    for (let i = 0; i < 11; i++) {
      const a = Math.PI + ((i + 0.5) / 11) * Math.PI, e = polar(x, y, k * (1 - 0.18 * Math.abs(i - 5) / 5), a), m = polar(x, y, k * 0.5, a - 0.12);
      o += path(`M${pt([x - 9, y])}Q${pt([m[0] - 14, m[1]])} ${pt(e)}Q${pt([m[0] + 14, m[1] + 4])} ${pt([x + 9, y])}Z`, `fill="${i % 2 ? cd : cl}"`);
    }
    return o;
  };
  s += path('M0 1216C180 1190 330 1226 480 1240C600 1250 680 1252 780 1236C860 1222 930 1216 1000 1222V1400H0Z', `fill="${dk}"`) + agave(348, 1240, 116) + agave(884, 1240, 140) + agave(772, 1250, 66);
  return { s, cy: 198, H: 200, ground: mix(mix(K.cool2, K.cool, 0.22), steps[0]!, 0.5), ink: dk, low: true, lowGround: dk };
}
