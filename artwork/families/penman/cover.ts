import {
  at, bez, clamp, Drawing, type Input, mix, type P, path, polar, poly, rect, ribbon, rot, TAU, wrap,
} from '#artwork/engine.ts';
import { gilt, isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { coil, ringD, through, walker } from '#artwork/outlines/flourish.ts';

/** a pointed-pen stroke: hairline at both ends, pressure once in the middle */
const shadeS = (ps: P[], thick: number, at0 = 0.5, thin = 2.2) => ribbon(ps,
  (t) => thin + thick * Math.pow(Math.max(0, Math.sin(Math.PI * Math.pow(clamp(t, 0.0001, 0.9999), Math.log(0.5) / Math.log(at0)))), 2.6));
/** pressure by direction: the pen opens as it comes down the page */
function nib(ps: P[], thin: number, thick: number, dir = 105) {
  const n = ps.length,
    w = ps.map((_, i) => {
      const a = ps[Math.max(0, i - 1)]!,
        b = ps[Math.min(n - 1, i + 1)]!,
        an = Math.atan2(b[1] - a[1], b[0] - a[0]);
      return Math.pow(Math.max(0, Math.cos(an - (dir * Math.PI) / 180)), 2.2);
    });
  return ribbon(ps, (t) => thin * Math.min(1, 8 * Math.min(t, 1 - t) + 0.35) + (thick - thin) * w[Math.round(t * (n - 1))]!);
}

/** What the parts of a cover share. */
type Scene = {
  A: string[]; B: string[];
  drill: (f: (u: number) => P, n: number, R: number, ph?: number, dir?: number, from?: number, to?: number, per?: number, R2?: number) => P[];
};

function drawOval({ A, B, drill, tcy, tw, tmax }: Scene & { tcy: number; tw: number; tmax: number }) {
  const el = (a: number, b: number) => (u: number): P => [500 + a * Math.cos(u * TAU - Math.PI / 2), 700 + b * Math.sin(u * TAU - Math.PI / 2)];
  A.push(nib(drill(el(342, 496), 46, 58, 0, 1), 1.7, 5, 100));
  B.push(nib(drill(el(342, 496), 46, 34, Math.PI, -1), 2, 6, 80));
  A.push(ribbon(Array.from({ length: 121 }, (_, i) => el(268, 422)(i / 120)), (t) => 2 + 4 * Math.pow(Math.sin(t * TAU), 2)),
    ribbon(Array.from({ length: 121 }, (_, i) => el(418, 572)(i / 120)), (t) => 2 + 4 * Math.pow(Math.sin(t * TAU), 2)));
  for (const sy of [1, -1]) for (const sx of [1, -1]) {
    const T = (ps: P[]) => ps.map(([x, y]) => [500 + sx * (x - 500), 700 + sy * (y - 700)] as P);
    B.push(shadeS(T(bez([92, 420], [60, 220], [150, 110], [330, 96], 30).concat(bez([330, 96], [400, 92], [400, 150], [350, 140], 10).slice(1))), 11));
    A.push(shadeS(T(bez([70, 470], [40, 200], [110, 80], [190, 74], 30).concat(coil(190, 108, 34, -Math.PI / 2, 1.3, 0.2).slice(1))), 9));
    A.push(shadeS(T(bez([120, 330], [140, 220], [200, 170], [270, 160], 24)), 6));
  }
  tcy = 700;
  tw = 440;
  tmax = 128;
  return { tcy, tw, tmax };
}

function drawHeart({ A, B, drill, tcy, tmax }: Scene & { tcy: number; tmax: number }) {
  const H = (u: number): P => {
    const a = u * TAU;
    return [500 + 20.5 * 16 * Math.pow(Math.sin(a), 3), 520 - 20.5 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a))];
  };
  const hw = walker(Array.from({ length: 161 }, (_, i) => H((i / 160) * 0.5)));
  const HL = (u: number): P => hw(0.085 + 0.885 * u)[0];
  for (const sx of [1, -1]) {
    const M = (ps: P[]) => ps.map(([x, y]) => [500 + sx * (x - 500), y] as P);
    A.push(nib(M(drill(HL, 21, 44, Math.PI, 1)), 1.7, 5, 100));
    B.push(nib(M(drill(HL, 21, 24, 0, -1)), 2, 6, 80));
  }
  for (const sx of [1, -1]) {
    const T = (ps: P[]) => ps.map(([x, y]) => [500 + sx * (x - 500), y] as P);
    B.push(shadeS(T(through([[500, 470], [440, 350], [340, 340], [300, 430], [340, 540], [430, 620], [500, 760]], 12)), 16, 0.55));
    A.push(shadeS(T(through([[500, 500], [450, 400], [370, 400], [350, 470], [390, 550], [450, 610], [500, 700]], 12)), 10, 0.55));
    A.push(shadeS(T(bez([480, 905], [380, 980], [240, 930], [130, 960], 26).concat(coil(132, 994, 34, -Math.PI / 2, -1.3, 0.2).slice(1))), 11));
    B.push(shadeS(T(bez([470, 925], [380, 1010], [300, 1000], [220, 990], 24)), 7));
  }
  tcy = 1150;
  tmax = 120;
  return { tcy, tmax };
}

function drawSwan({ A, B, drill, tcy }: Scene & { tcy: number }) {
  // neck: one great S, pressed on the way down
  const neck = through([[300, 352], [276, 340], [270, 304], [300, 268], [352, 262], [396, 300], [404, 366], [372, 440], [322, 520], [300, 610], [330, 690], [420, 742], [540, 752], [660, 726]], 14);
  A.push(ribbon(neck, (t) => 2.4 + 15 * Math.pow(Math.max(0, Math.sin(Math.PI * clamp((t - 0.3) / 0.5))), 2) + 9 * Math.pow(Math.max(0, Math.sin(Math.PI * clamp((t - 0.68) / 0.32))), 2)));
  A.push(shadeS(through([[322, 330], [352, 336], [362, 390], [330, 460], [268, 540], [248, 632], [290, 720], [380, 780], [520, 800], [660, 776], [760, 720]], 12), 10, 0.62));
  B.push('M300 352C280 346 262 352 238 380C262 376 286 372 306 366Z');
  B.push(ringD(318, 310, 6));
  // wing: nested plumes, each from the shoulder to its own tip
  for (let i = 0; i < 9; i++) {
    const t = i / 8,
      tip: P = [820 - t * 196, 352 + 40 * Math.sin(t * 3) - t * 24 + (t > 0.5 ? (t - 0.5) * 120 : 0)];
    const z = bez([360 + t * 56, 724 - t * 16], [440 + t * 40, 590 - t * 10], [660 - t * 70, 610 - t * 90], tip, 22);
    (i % 3 === 1 ? B : A).push(shadeS(z, 15 - 7 * t, 0.55));
    const hook = coil(tip[0] - 12, tip[1] - 6, 13, 0.4, -0.9, 0.25);
    A.push(ribbon(hook, () => 2));
  }
  for (let i = 0; i < 6; i++) A.push(shadeS(bez([400 + i * 30, 734 - i * 6], [560 + i * 16, 740 - i * 20], [690, 650 - i * 22], [830 - i * 14, 512 + i * 30], 18), 7 - i * 0.6, 0.5));
  // tail
  for (let i = 0; i < 5; i++) (i === 2 ? B : A).push(shadeS(bez([600, 740 - i * 6], [700, 730 - i * 8], [790, 690 - i * 14], [868 - i * 10, 590 + i * 26], 18), 9, 0.55));
  // water: loops of the same pen
  A.push(nib(drill((u) => [150 + 700 * u, 852], 15, 30, Math.PI / 2, 1, 0, 1, 18, 20), 1.8, 6, 90));
  B.push(nib(drill((u) => [230 + 540 * u, 888], 11, 28, Math.PI / 2, 1, 0, 1, 18, 15), 1.8, 6, 90));
  for (const sx of [1, -1]) {
    const T = (ps: P[]) => ps.map(([x, y]) => [500 + sx * (x - 500), y] as P);
    A.push(shadeS(T(bez([170, 852], [110, 842], [70, 820], [84, 780], 14).concat(coil(108, 790, 26, Math.PI, 1.1, 0.25).slice(1))), 6));
  }
  tcy = 1130;
  return tcy;
}

function drawBird({ A, B, tcy }: Scene & { tcy: number }) {
  // bird on the wing, a letter in its beak
  A.push(shadeS(through([[742, 372], [720, 352], [684, 340], [648, 356], [620, 400], [560, 450], [470, 490], [372, 520], [296, 560]], 12), 9, 0.5));
  A.push(shadeS(through([[742, 372], [716, 386], [712, 420], [696, 480], [640, 546], [550, 580], [440, 584], [340, 572], [280, 580]], 12), 22, 0.42));
  B.push('M738 362C752 360 768 366 782 378C766 380 752 384 738 382Z', ringD(700, 368, 6.5));
  const fan = (ox: number, oy: number, a0: number, a1: number, L0: number, L1: number, n: number, bend: number, th: number, each: number) => {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        a = ((a0 + (a1 - a0) * t) * Math.PI) / 180,
        L = L0 + (L1 - L0) * Math.sin(t * Math.PI * 0.5),
        o: P = [ox - t * 66, oy + t * 16],
        e = polar(o[0], o[1], L, a),
        nn: P = [-Math.sin(a), Math.cos(a)];
      const z = bez(o, [o[0] + Math.cos(a) * L * 0.3 + nn[0] * bend * L * 0.3, o[1] + Math.sin(a) * L * 0.3 + nn[1] * bend * L * 0.3],
        [o[0] + Math.cos(a) * L * 0.72 + nn[0] * bend * L * 0.34, o[1] + Math.sin(a) * L * 0.72 + nn[1] * bend * L * 0.34], e, 20);
      (i % each === 1 ? B : A).push(shadeS(z, th * (1 - 0.3 * t), 0.6));
      if (i < n - 1) {
        const z2 = bez([o[0] - 16, o[1] + 3], [o[0] + Math.cos(a) * L * 0.3 + nn[0] * bend * L * 0.24,
          o[1] + Math.sin(a) * L * 0.3 + nn[1] * bend * L * 0.24], [o[0] + Math.cos(a) * L * 0.5, o[1] + Math.sin(a) * L * 0.5], polar(o[0], o[1], L * 0.74, a - 0.05), 14);
        A.push(ribbon(z2, () => 1.8));
      }
    }
  };
  fan(632, 420, -84, -150, 300, 250, 9, 0.5, 15, 3);
  fan(606, 546, 92, 146, 240, 190, 8, -0.5, 14, 3);
  for (let i = 0; i < 7; i++) {
    const t = i / 6, e: P = [130 + Math.abs(t - 0.5) * 90, 500 + t * 200];
    (i % 3 === 1 ? B : A).push(shadeS(bez([330, 566], [280, 570], [200, 520 + t * 110], e, 18), 12, 0.6));
    A.push(ribbon(coil(e[0] + 10, e[1] + (t < 0.5 ? 8 : -8), 12, Math.PI, t < 0.5 ? -0.9 : 0.9, 0.25), () => 2));
  }
  // letter
  const env = (ps: P[]) => poly(ps.map((q) => { const w = rot(q, 0.2); return [836 + w[0], 414 + w[1]] as P; }));
  B.push(env([[-64, -38], [64, -38], [64, 42], [-64, 42]]) + env([[-58, -32], [-58, 36], [58, 36], [58, -32]]), ribbon(through(([[-62, -36], [0, 14], [62, -36]] as P[]).map((q) => {
    const w = rot(q, 0.2);
    return [836 + w[0], 414 + w[1]] as P;
  }), 4), () => 4));
  // the looped ground-line
  A.push(nib(through([[110, 860], [250, 820], [400, 870], [470, 800], [400, 760], [360, 830], [470, 890], [600, 840], [640, 770], [570, 750], [550, 830],
    [680, 890], [800, 862], [900, 826]], 14), 2.2, 9, 60));
  B.push(nib(through([[190, 880], [320, 850], [440, 905], [560, 905], [700, 915], [800, 885]], 14), 2, 6, 60));
  tcy = 1130;
  return tcy;
}

export function drawPenman(inp: Input): Drawing {
  const c = new Drawing('penman', inp),
    { p } = c;
  const m = inp.motif || 'swan',
    dark = isDarkColour(p.bg);
  const ground = dark ? p.bg : mix(p.paper, p.bg, 0.3),
    ink = dark ? mix(p.ink, '#ffffff', 0.1) : readable(mix(p.ink, p.e, 0.35), ground, 7);
  const foil = gilt(c, ground);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.06 : 0.45], [1, '#fff', 0]], 0.5, 0.4, 0.62)}"`));
  const A: string[] = [],
    B: string[] = [];
  const ls = headlineLines(inp, m === 'oval' ? 10 : 20),
    sig = inp.name || inp.sub;
  let tcy = 1130,
    tw = 780,
    tmax = 136;
  /** looping pen drill along any closed or open curve */
  const drill = (f: (u: number) => P, n: number, R: number, ph = 0, dir = 1, from = 0, to = 1, per = 16, R2 = R) => Array.from({ length: n * per + 1 }, (_, i) => {
    const t = i / (n * per), u = from + (to - from) * t, q = f(u), a = ph + dir * t * n * TAU;
    return [q[0] + R * Math.cos(a), q[1] + R2 * Math.sin(a)] as P;
  });
  const scene: Scene = { A, B, drill };
  if (m === 'oval') ({ tcy, tw, tmax } = drawOval({ ...scene, tcy, tw, tmax }));
  else if (m === 'heart') ({ tcy, tmax } = drawHeart({ ...scene, tcy, tmax }));
  else if (m === 'swan') tcy = drawSwan({ ...scene, tcy });
  else tcy = drawBird({ ...scene, tcy });
  c.add('art', path(A.join(''), `fill="${ink}" fill-rule="${m === 'bird' ? 'nonzero' : 'nonzero'}"`) + path(B.join(''), `fill="${foil}" fill-rule="nonzero"`), 'float');
  const specs: Ln[] = evenLines(ls, 'pinyon-script', tw, tmax, ls.length > 1 ? { gap: 66, flat: true } : { gap: 16 });
  if (sig) {
    specs[specs.length - 1]!.gap = ls.length > 1 ? 84 : 44;
    // a long one breaks at a space, or at its hyphen
    for (const t of m === 'oval' && sig.length > 18 ? wrap(sig.replace(/-(?=\S)/g, '- '), 2).map((l) => l.replace(/- (?=\S)/g, '-')) : [sig]) specs.push({ t: t.toUpperCase(), f: 'cormorant-garamond:600', w: Math.min(tw, 680), max: 30, track: 240, gap: 18 });
  }
  const S = pile(specs, { cy: tcy, h: m === 'oval' ? 560 : 300 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(0.8));
  c.alt = `Calligraphic ${m} in flourished pen strokes with the words ${ls.join(' ')}`;
  return c;
}
