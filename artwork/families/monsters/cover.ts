import {
  at, bez, circ, clamp, contrast, Drawing, ell, g, type Input, lum, mix, n1, type P, path, poisson, polar, pt, qbez,
  rect, ribbon, type Rng, set, shade, smooth, sparkle, TAU, tf, tfit, type Palette,
} from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { curve, oval, tuft, walk } from '#artwork/outlines/walk.ts';

type Fur = { body: P[]; base: string; tip: string; dark: string; flow: (x: number, y: number) => number; len: number; step: number; wid: number };
const furry = (c: Drawing, r: Rng, f: Fur) => {
  const B = curve(f.body, 4, true);
  const xs = B.map((q) => q[0]), ys = B.map((q) => q[1]);
  const x0 = Math.min(...xs), x1 = Math.max(...xs), y0 = Math.min(...ys), y1 = Math.max(...ys);
  let s = '';
  // outer hair first
  let rim = '', rim2 = '';
  const cx = (x0 + x1) / 2, cy = (y0 + y1) / 2;
  for (const q of walk([...B, B[0]!], f.step * 0.62)) {
    const out = Math.atan2(q.p[1] - cy, q.p[0] - cx), fl = f.flow(q.p[0], q.p[1]);
    const a = Math.atan2(Math.sin(out) * 0.75 + Math.sin(fl) * 1.1, Math.cos(out) * 0.75 + Math.cos(fl) * 1.1) + r.f(-0.3, 0.3);
    const one = tuft(q.p[0] - Math.cos(out) * 8, q.p[1] - Math.sin(out) * 8, a, f.len * r.f(0.75, 1.25), f.wid * 1.15, r.f(-0.35, 0.35));
    if (r.chance(0.5)) rim += one; else rim2 += one;
  }
  s += path(rim, `fill="${f.dark}"`) + path(smooth(f.body), `fill="${c.lin([[0, f.base], [1, f.dark]])}"`) + path(rim2, `fill="${mix(f.base, f.dark, 0.5)}"`);
  // rows of locks from the feet up, so that each overlaps the one below
  const rows = Math.ceil((y1 - y0) / (f.step * 0.8));
  for (let i = rows; i >= 0; i--) {
    const y = y0 + (i / rows) * (y1 - y0);
    let a1 = '', a2 = '', a3 = '';
    for (let x = x0 + (i % 2) * f.step * 0.5; x < x1; x += f.step) {
      const X = x + r.f(-0.35, 0.35) * f.step, Y = y + r.f(-0.3, 0.3) * f.step;
      if (!isInside(B, X, Y)) continue;
      const one = tuft(X, Y, f.flow(X, Y) + r.f(-0.22, 0.22), f.len * r.f(0.7, 1.1), f.wid * r.f(0.8, 1.1), r.f(-0.4, 0.4));
      const u = r.n() + ((x1 - X) / (x1 - x0) - 0.5) * 0.5;
      if (u < 0.3) a1 += one; else if (u < 0.78) a2 += one; else a3 += one;
    }
    const t = i / rows;
    const col = (k: number) => mix(mix(f.base, f.tip, k), f.dark, clamp(t * 0.5 - 0.06));
    s += path(a1, `fill="${mix(col(0), f.dark, 0.35)}"`) + path(a2, `fill="${col(0.15)}"`) + path(a3, `fill="${col(0.7)}"`);
  }
  return s;
};
const eyeball = (c: Drawing, x: number, y: number, R: number, iris: string, look: P, lid = 0, lidC = '#000') => {
  const id = c.clip(circ(x, y, R));
  let s = circ(x + 2, y + R * 0.14, R * 1.04, 'fill="#000" opacity=".2"') + circ(x, y, R, `fill="${c.rad([[0.55, '#fffdf6'], [1, '#d9d3c6']], 0.45, 0.4, 0.62)}"`);
  const px = x + look[0] * R * 0.34, py = y + look[1] * R * 0.34;
  s += circ(px, py, R * 0.56, `fill="${shade(iris, -0.2)}"`) + circ(px, py, R * 0.52, `fill="${c.rad([[0.2, shade(iris, -0.08)], [0.8, shade(iris, 0.06)], [1, shade(iris, -0.06)]])}"`);
  let sp = '';
  for (let i = 0; i < 22; i++) { const a = (i / 22) * TAU; sp += `M${pt(polar(px, py, R * 0.3, a))}L${pt(polar(px, py, R * (i % 2 ? 0.49 : 0.42), a))}`; }
  s += path(sp, `stroke="${shade(iris, 0.14)}" stroke-width="${n1(R * 0.03)}" opacity=".7"`);
  s += circ(px, py, R * 0.29, 'fill="#14121c"') + ell(px - R * 0.17, py - R * 0.2, R * 0.14, R * 0.17, 'fill="#fff"') + circ(px + R * 0.16, py + R * 0.17, R * 0.06, 'fill="#fff" opacity=".8"');
  s += g(path(`M${n1(x - R * 1.2)} ${n1(y - R * 1.3)}H${n1(x + R * 1.2)}V${n1(y - R * (0.55 - lid))}Q${n1(x)} ${n1(y - R * (1.05 - lid * 1.3))} ${n1(x - R * 1.2)} ${n1(y - R * (0.55 - lid))}Z`,
    `fill="${lidC}"`) + path(`M${n1(x + R * 1.2)} ${n1(y - R * (0.55 - lid))}Q${n1(x)} ${n1(y - R * (1.05 - lid * 1.3))} ${n1(x - R * 1.2)} ${n1(y - R * (0.55 - lid))}`,
      `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="${n1(R * 0.09)}" transform="translate(0 ${n1(R * 0.05)})"`), `clip-path="${id}"`);
  return s;
};
const horn = (c: Drawing, pts: [P, P, P], w: number, col: string) => {
  const q = qbez(pts[0], pts[1], pts[2], 16), d = ribbon(q, (t) => w * (1 - t) ** 0.75 + 2);
  let s = path(d, `fill="${c.lin([[0, shade(col, 0.06)], [1, shade(col, -0.12)]], 0, 0, 1, 0)}"`);
  let b = '';
  for (let i = 2; i < 13; i += 2) {
    const a = Math.atan2(q[i + 1]![1] - q[i - 1]![1], q[i + 1]![0] - q[i - 1]![0]) + Math.PI / 2, h = (w * (1 - i / 16) ** 0.75) / 2;
    const A = polar(q[i]![0], q[i]![1], h, a), B = polar(q[i]![0], q[i]![1], -h, a), M = q[i - 1]!;
    b += `M${pt(A)}Q${pt(M)} ${pt(B)}`;
  }
  return s + path(b, `fill="none" stroke="${shade(col, -0.2)}" stroke-width="4" opacity=".6"`);
};
const grin = (c: Drawing, x: number, y: number, w: number, h: number, teeth: number[], tongue: string) => {
  const d = `M${x - w} ${y}C${x - w * 0.55} ${y + h * 0.16} ${x + w * 0.55} ${y + h * 0.16} ${x + w} ${y}C${x + w * 0.98} ${y + h * 0.75} ${x + w * 0.52} ${y + h} ${x} ${y + h}C${x - w * 0.52} ${y + h} ${x - w * 0.98} ${y + h * 0.75} ${x - w} ${y}Z`;
  let t = '';
  for (const u of teeth) {
    const tx = x + u * w, ty = y + h * 0.13 * (1 - u * u) - 3, tw = w * 0.13, th = h * 0.3;
    t += `M${n1(tx - tw)} ${n1(ty - 8)}L${n1(tx - tw * 0.86)} ${n1(ty + th * 0.6)}Q${n1(tx)} ${n1(ty + th * 1.5)} ${n1(tx + tw * 0.86)} ${n1(ty + th * 0.6)}L${n1(tx + tw)} ${n1(ty - 8)}Z`;
  }
  return path(d, 'fill="#2a1029"')
    + g(ell(x, y + h * 1.0, w * 0.62, h * 0.46, `fill="${tongue}"`)
    + path(`M${x} ${y + h * 0.62}V${y + h}`, `stroke="${shade(tongue, -0.12)}" stroke-width="5" stroke-linecap="round"`) + path(t, 'fill="#fffaf0"'), `clip-path="${c.clip(path(d))}"`) +
    path(`M${x - w} ${y}C${x - w * 0.55} ${y + h * 0.16} ${x + w * 0.55} ${y + h * 0.16} ${x + w} ${y}`, 'fill="none" stroke="#2a1029" stroke-width="7" stroke-linecap="round"');
};
const cone = (c: Drawing, x: number, y: number, deg: number, s: number, a: string, b: string, pom: string) => {
  const d = 'M-62 0C-40 16 40 16 62 0L6 -150C3 -156 -3 -156 -6 -150Z', id = c.clip(path(d));
  let st = '';
  for (let i = 0; i < 5; i++) st += path(`M-80 ${-6 - i * 38}C-30 ${16 - i * 38} 30 ${4 - i * 38} 80 ${-34 - i * 38}`, `fill="none" stroke="${b}" stroke-width="14"`);
  let pm = '';
  for (let i = 0; i < 26; i++) { const q = (i / 26) * TAU; pm += tuft(0, -154, q, 26 + (i % 3) * 5, 4, 0.2); }
  return g(path(d, `fill="${a}"`) + g(st + path('M10 -160L70 10H30Z', 'fill="#000" opacity=".12"'), `clip-path="${id}"`) + path(pm, `fill="${pom}"`)
    + circ(0, -154, 15, `fill="${shade(pom, 0.05)}"`), tf(x, y, deg, s));
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; down: (wob?: number, cx?: number) => (x: number, y: number) => number;
  coat: (base: string) => { base: string; tip: string; dark: string; }; art: string[]; fr: Rng;
  shadowUnder: (x: number, yy: number, w: number) => string;
};

function drawYeti({ c, p, down, coat, art, fr, shadowUnder }: Scene) {
  const K = coat(p.a);
  art.push(shadowUnder(500, 1262, 380));
  const foot = (x: number, sgn: number) => {
    let s = furry(c, fr, { body: oval(x, 1215, 118, 62, 0, TAU, 10), ...coat(shade(p.a, -0.05)), flow: () => Math.PI / 2 - sgn * 0.5, len: 34, step: 22, wid: 6 });
    for (let i = -1; i <= 1; i++)
      s += path(`M${x + sgn * 20 + i * 52 - 19} 1268C${x + sgn * 20 + i * 52 - 22} 1234 ${x + sgn * 20 + i * 52 + 22} 1234 ${x + sgn * 20 + i * 52 + 19} 1268Z`, `fill="${p.e}"`);
    return s;
  };
  art.push(foot(366, -1) + foot(634, 1));
  const armUp: P[] = [[742, 800], [800, 730], [838, 640], [846, 560], [880, 530], [930, 560], [932, 650], [900, 770], [836, 880], [760, 930]];
  const armL: P[] = [[250, 840], [180, 900], [150, 990], [170, 1060], [220, 1080], [262, 1040], [270, 960], [310, 900]];
  art.push(furry(c, fr, { body: armUp, ...coat(shade(p.a, -0.035)), flow: (x, yy) => Math.PI / 2 + 0.7 - (yy < 640 ? 0.2 : 0), len: 46, step: 25, wid: 7 }));
  // balloon string and hand
  art.push(furry(c, fr, { body: [[500, 470], [620, 492], [716, 580], [764, 740], [784, 920], [764, 1090], [690, 1200], [500, 1226], [310, 1200], [236, 1090],
    [216, 920], [236, 740], [284, 580], [380, 492]], ...K, flow: down(0.22), len: 52, step: 27, wid: 7.5 }));
  art.push(furry(c, fr, { body: armL, ...coat(shade(p.a, -0.035)), flow: () => Math.PI / 2 + 0.15, len: 44, step: 25, wid: 7 }));
  // face
  const face = smooth([[500, 590], [590, 572], [660, 620], [672, 720], [640, 810], [560, 856], [500, 862], [440, 856], [360, 810], [328, 720], [340, 620], [410, 572]]);
  art.push(path(face, `fill="${shade(mix(p.a, p.e, 0.4), 0.02)}"`) + path(face, `fill="none" stroke="${K.dark}" stroke-width="6" opacity=".5"`));
  let fringe = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 33, x = 340 + t * 320;
    fringe += tuft(x, 604 - Math.sin(t * Math.PI) * 26, Math.PI / 2 + (t - 0.5) * -0.5 + fr.f(-0.2, 0.2), fr.f(34, 58), 8, fr.f(-0.4, 0.4));
  }
  art.push(eyeball(c, 432, 690, 62, p.b, [0.35, 0.2], 0.08, mix(p.a, p.e, 0.25)) + eyeball(c, 570, 684, 74, p.b, [-0.2, 0.25], 0.02, mix(p.a, p.e, 0.25)));
  art.push(path(fringe, `fill="${K.base}"`));
  art.push(grin(c, 500, 772, 92, 68, [-0.56, 0.5], p.c));
  art.push(horn(c, [[356, 540], [296, 520], [282, 430]], 62, p.paper) + horn(c, [[644, 540], [704, 520], [718, 430]], 62, p.paper));
  art.push(cone(c, 500, 492, -4, 0.86, p.c, p.b, p.paper));
  // hands
  art.push(path('M852 556C840 520 852 486 874 486C884 460 912 462 916 486C938 480 950 506 938 536C930 566 880 580 852 556Z', `fill="${mix(p.a, p.e, 0.42)}"`));
}

function drawCyclops({ c, p, coat, art, fr, shadowUnder }: Scene) {
  const K = coat(p.a);
  art.push(shadowUnder(500, 1190, 380));
  for (const [x] of [[400, -1], [600, 1]] as [number, number][])
    art.push(path(`M${x - 34} 1100V1176C${x - 34 - 40} 1176 ${x - 76} 1204 ${x - 64} 1216H${x + 64}C${x + 76} 1204 ${x + 34} 1176 ${x + 34} 1176V1100Z`, `fill="${p.e}"`));
  for (const s of [-1, 1])
    art.push(path(ribbon(bez([500 + s * 270, 850], [500 + s * 390, 860], [500 + s * 410, 720], [500 + s * 388, 610]), (t) => 46 - t * 16), `fill="${p.e}"`)
      + g([-38, 0, 38].map((a) => path('M-13 0C-16 -40 -12 -58 0 -60C12 -58 16 -40 13 0Z', `fill="${p.e}" transform="rotate(${a})"`)).join(''), tf(500 + s * 388, 622, s * 8)));
  art.push(furry(c, fr, { body: [[500, 470], [650, 500], [760, 610], [800, 780], [768, 960], [664, 1090], [500, 1124], [336, 1090], [232, 960], [200, 780],
    [240, 610], [350, 500]], ...K, flow: (x, yy) => Math.atan2(yy - 640, x - 500) * 0 + Math.PI / 2 - (x - 500) * 0.0021 + Math.sin(yy * 0.015) * 0.2, len: 50, step: 27, wid: 7.5 }));
  art.push(horn(c, [[372, 520], [336, 440], [386, 372]], 56, p.paper) + horn(c, [[628, 520], [664, 440], [614, 372]], 56, p.paper));
  art.push(circ(500, 706, 166, `fill="${K.dark}" opacity=".6"`) + eyeball(c, 500, 700, 152, p.c, [0.1, 0.18], 0.05, shade(p.a, -0.09)));
  let lash = '';
  for (let i = 0; i < 7; i++) { const a = -Math.PI / 2 + (i - 3) * 0.24; const q = polar(500, 700, 146, a); lash += tuft(q[0], q[1], a + (i - 3) * 0.06, 50, 8, (i - 3) * 0.1); }
  art.push(path(lash, `fill="${p.ink}"`));
  art.push(grin(c, 500, 916, 146, 100, [-0.62, -0.2, 0.2, 0.62], p.b));
  art.push(cone(c, 508, 490, 6, 1.05, p.b, p.paper, p.c));
}

function drawTrio({ c, p, down, coat, art, fr, shadowUnder }: Scene) {
  art.push(shadowUnder(500, 1240, 440));
  const one = (cx: number, top: number, w: number, base: string, eyes: number, kind: number) => {
    const K = coat(base), bt = 1222;
    let s = '';
    if (kind === 0) s += horn(c, [[cx - w * 0.5, top + 40], [cx - w * 0.95, top - 10], [cx - w * 0.8, top - 90]], 46, p.paper)
      + horn(c, [[cx + w * 0.5, top + 40], [cx + w * 0.95, top - 10], [cx + w * 0.8, top - 90]], 46, p.paper);
    if (kind === 1) for (const q of [-0.35, 0.05, 0.45])
      s += path(ribbon(qbez([cx + q * w, top + 30], [cx + q * w + 10, top - 60], [cx + q * w * 2.1, top - 90]), () => 11), `fill="${K.dark}"`)
        + circ(cx + q * w * 2.1, top - 92, 20, `fill="${p.b}"`);
    s += furry(c, fr, { body: [[cx, top], [cx + w * 0.72, top + 60], [cx + w * 0.98, top + (bt - top) * 0.45], [cx + w * 1.02, bt - 70], [cx + w * 0.7, bt],
      [cx, bt + 12], [cx - w * 0.7, bt], [cx - w * 1.02, bt - 70], [cx - w * 0.98, top + (bt - top) * 0.45], [cx - w * 0.72, top + 60]], ...K, flow: down(0.24, cx), len: 44, step: 25, wid: 6.8 });
    const ey = top + 150;
    if (eyes === 1) s += circ(cx, ey + 4, w * 0.56, `fill="${K.dark}" opacity=".5"`) + eyeball(c, cx, ey, w * 0.5, p.c, [0.1, 0.3], 0.1, shade(base, -0.09));
    else if (eyes === 2) s += eyeball(c, cx - w * 0.36, ey, w * 0.33, p.e, [0.4, 0.2], 0.12, shade(base, -0.09))
      + eyeball(c, cx + w * 0.36, ey - 8, w * 0.36, p.e, [-0.1, 0.2], 0.12, shade(base, -0.09));
    else s += eyeball(c, cx - w * 0.5, ey + 20, w * 0.28, p.a, [0.3, 0], 0.1, shade(base, -0.09))
      + eyeball(c, cx, ey - 20, w * 0.31, p.a, [0, 0.2], 0.1, shade(base, -0.09)) + eyeball(c, cx + w * 0.5, ey + 20, w * 0.28, p.a, [-0.3, 0.1], 0.1, shade(base, -0.09));
    s += grin(c, cx, ey + (eyes === 1 ? 130 : 90), w * 0.46, w * 0.36, kind === 0 ? [-0.5, 0.5] : kind === 1 ? [-0.6, -0.2, 0.2, 0.6] : [0.35], p.d);
    return s;
  };
  art.push(one(500, 560, 178, p.c, 1, 0) + one(214, 760, 142, p.a, 3, 1) + one(786, 700, 150, p.d, 2, 2));
  art.push(cone(c, 792, 720, 8, 0.86, p.b, p.paper, p.a));
}

function drawBed({ c, p, down, coat, art, fr }: Scene) {
  // night: a friendly monster below the bed
  c.add('art', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, p.d, 0.28], [1, p.d, 0]], 0.5, 0.62, 0.5)}"`));
  let wall = '';
  for (let i = 0; i < 14; i++) wall += rect(i * 74 - 10, 0, 30, 1150, `fill="${p.paper}" opacity=".35"`);
  art.push(wall, rect(0, 1140, 1000, 260, `fill="${shade(p.e, 0.03)}"`), rect(0, 1140, 1000, 8, `fill="${p.paper}"`));
  const KB = coat(p.a);
  const under = 'M130 800H870V1190H130Z';
  art.push(path(under, `fill="${shade(p.e, -0.06)}"`));
  art.push(g(furry(c, fr, { body: [[500, 880], [640, 890], [740, 960], [790, 1090], [790, 1190], [500, 1200], [210, 1190], [210, 1090], [260, 960],
    [360, 890]], ...KB, flow: down(0.25), len: 46, step: 26, wid: 7 }) +
    eyeball(c, 420, 1004, 66, p.b, [0.1, -0.35], 0.06, shade(p.a, -0.09)) + eyeball(c, 580, 998, 76, p.b, [-0.05, -0.35], 0.02, shade(p.a, -0.09))
      + grin(c, 500, 1092, 96, 66, [-0.5, 0.5], p.c), `clip-path="${c.clip(path(under))}"`));
  // small present held out on the rug
  art.push(ell(500, 1240, 420, 62, `fill="${p.c}"`) + ell(500, 1236, 360, 46, `fill="none" stroke="${p.ink}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"`));
  for (const s of [-1, 1])
    art.push(furry(c, fr, { body: [[500 + s * 250, 1140], [500 + s * 210, 1130], [500 + s * 130, 1190], [500 + s * 92, 1212], [500 + s * 100, 1250],
      [500 + s * 160, 1248], [500 + s * 240, 1210], [500 + s * 290, 1170]], ...KB, flow: () => Math.PI / 2 + s * 0.7, len: 34, step: 22, wid: 6 }));
  art.push(rect(436, 1150, 128, 104, `rx="6" fill="${p.b}"`) + rect(424, 1136, 152, 34, `rx="6" fill="${shade(p.b, 0.05)}"`)
    + rect(486, 1136, 28, 118, `fill="${p.ink}"`)
    + path('M500 1136C460 1134 444 1104 462 1094C482 1086 496 1112 500 1136C504 1112 518 1086 538 1094C556 1104 540 1134 500 1136Z', `fill="none" stroke="${p.ink}" stroke-width="10"`));
  // the bed
  const wood = shade(mix(p.b, p.e, 0.35), -0.02);
  art.push(path('M92 560C92 520 132 520 132 560V1196H92Z', `fill="${wood}"`) + path('M868 660C868 624 908 624 908 660V1196H868Z', `fill="${wood}"`)
    + circ(112, 532, 26, `fill="${shade(wood, 0.06)}"`) + circ(888, 634, 24, `fill="${shade(wood, 0.06)}"`));
  art.push(rect(120, 800, 760, 64, `fill="${wood}"`) + rect(120, 800, 760, 10, `fill="${shade(wood, 0.07)}"`));
  const quilt = 'M132 700C260 660 420 700 560 676C690 656 800 690 868 700V842C840 866 816 838 790 850C760 868 730 838 700 850C660 868 640 838 606 850C570 868 540 838 506 850C470 868 446 838 410 850C374 868 350 838 316 850C280 868 250 838 216 850C186 864 160 846 132 842Z';
  const qid = c.clip(path(quilt));
  let qs = '';
  for (let i = 0; i < 11; i++) for (let j = 0; j < 4; j++) qs += rect(132 + i * 68, 648 + j * 58, 68, 58, `fill="${[p.c, p.d, p.b, mix(p.d, p.ink, 0.6)][(i * 3 + j * 2 + ((i * j) % 3)) % 4]!}"`);
  let stch = '';
  for (let i = 1; i < 11; i++) stch += `M${132 + i * 68} 640V880`;
  for (let j = 1; j < 4; j++) stch += `M132 ${648 + j * 58}H870`;
  art.push(path(quilt, `fill="${p.d}"`)
    + g(qs + path(stch, `fill="none" stroke="${p.ink}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="9 8"`)
    + rect(132, 790, 740, 90, `fill="${c.lin([[0, p.e, 0], [1, p.e, 0.4]])}"`), `clip-path="${qid}"`));
  // pillow and sleeper
  art.push(path('M140 640C180 606 300 606 338 640C352 672 346 706 320 714C260 726 190 724 150 712C126 700 124 664 140 640Z', `fill="${p.ink}"`)
    + path('M150 690C190 708 280 712 326 694', `fill="none" stroke="${shade(p.ink, -0.12)}" stroke-width="5" stroke-linecap="round"`));
  art.push(circ(244, 632, 52, 'fill="#e8b48e"')
    + path('M194 640C184 574 226 552 262 566C300 572 306 606 296 624C276 600 240 604 226 612C212 618 204 628 194 640Z', `fill="${shade(p.e, -0.02)}"`)
    + path('M222 640q8 8 16 0M262 640q8 8 16 0', `fill="none" stroke="${shade(p.e, -0.02)}" stroke-width="4.5" stroke-linecap="round"`)
    + path('M240 660q10 8 20 0', 'fill="none" stroke="#b5674e" stroke-width="4.5" stroke-linecap="round"') + circ(218, 654, 9, `fill="${p.c}" opacity=".5"`)
    + circ(284, 654, 9, `fill="${p.c}" opacity=".5"`));
  art.push(path('M132 716C220 676 330 684 500 682C350 704 230 712 132 750Z', `fill="${p.ink}"`));
  // window with moon
  art.push(rect(596, 380, 236, 210, `rx="14" fill="${shade(p.bg, -0.06)}"`) + circ(772, 436, 33, 'fill="#fff3cf"') + circ(786, 428, 28, `fill="${shade(p.bg, -0.06)}"`));
  for (const [sx, sy, R] of [[640, 430, 9], [690, 530, 7], [800, 540, 8], [660, 490, 5], [812, 408, 4]] as [number, number, number][]) art.push(path(sparkle(sx, sy, R), 'fill="#fff3cf"'));
  art.push(path('M596 380H832V590H596ZM714 380V590M596 485H832', `fill="none" stroke="${p.d}" stroke-width="13"`) + rect(576, 586, 276, 18, `rx="5" fill="${p.d}"`));
}

export function drawMonsters(inp: Input): Drawing {
  const c = new Drawing('monsters', inp), { p, r } = c;
  const m = ['yeti', 'cyclops', 'trio', 'bed'].includes(inp.motif || '') ? inp.motif! : 'yeti';
  const dark = lum(p.bg) < 0.5;
  const bgT = p.bg, bgB = dark ? p.e : mix(p.bg, p.paper, 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, bgT], [1, bgB]])}"`));
  const down = (wob = 0.25, cx = 500) => (x: number, y: number) => Math.PI / 2 - (x - cx) * 0.0012 + Math.sin(y * 0.013 + x * 0.007) * wob;
  // confetti of paper crumbs, sparse
  let conf = '';
  const cf = r.sub('conf');
  if (m !== 'bed') for (const q of poisson(cf, 40, 40, 920, 900, 96)) {
    const col = cf.pick([p.a, p.b, p.c, p.d, p.paper]);
    const t = cf.f(0, 180), k = cf.i(0, 2);
    if (contrast(col, bgT) < 1.12) continue;
    conf += k === 0 ? circ(q[0], q[1], cf.f(6, 10), `fill="${col}"`)
      : k === 1 ? g(rect(-13, -4, 26, 8, `rx="4" fill="${col}"`), tf(q[0], q[1], t))
      : path(`M${n1(q[0] - 14)} ${n1(q[1])}q7 -12 14 0t14 0`, `fill="none" stroke="${col}" stroke-width="5.5" stroke-linecap="round" transform="rotate(${n1(t)} ${n1(q[0])} ${n1(q[1])})"`);
  }
  const inkC = inkFor(bgT, [p.ink, p.paper, p.e], 5);
  const L = inp.headline.split('|').map((s) => s.trim());
  const heads = L.map((l) => tfit(l, 'chango', 850, m === 'bed' ? 100 : 128));
  const hs = Math.min(...heads.map((h) => h.size));
  const hr = L.map((l) => set(l, 'chango', hs));
  let y = 84;
  let tp = '';
  const lead = hs * 1.06;
  hr.forEach((q, i) => (tp += at(q, 500, y + hs * 0.72 + i * lead)));
  const headB = y + hs * 0.72 + (hr.length - 1) * lead;
  // clear the crumbs behind the lettering
  const typeBox: [number, number, number, number] = [500 - Math.max(...hr.map((q) => q.x1 - q.x0)) / 2 - 30, y - 34, 500 + Math.max(...hr.map((q) => q.x1 - q.x0)) / 2 + 30, headB + 46];
  c.add('ornament', g(conf, `mask="${c.mask(rect(0, 0, 1000, 1400, 'fill="#fff"') + rect(typeBox[0], typeBox[1], typeBox[2] - typeBox[0], typeBox[3] - typeBox[1] + 40, 'fill="#000" rx="30"'))}"`));
  const coat = (base: string) => ({ base, tip: mix(shade(base, 0.1), '#ffffff', 0.16), dark: shade(base, -0.17, 0.01) });
  const art: string[] = [];
  const fr = r.sub('fur');
  const shadowUnder = (x: number, yy: number, w: number) => ell(x, yy, w, w * 0.09, `fill="${c.rad([[0, shade(bgB, -0.3), 0.5], [1, shade(bgB, -0.3), 0]])}"`);
  const scene: Scene = { c, p, down, coat, art, fr, shadowUnder };
  if (m === 'yeti') drawYeti(scene);
  else if (m === 'cyclops') drawCyclops(scene);
  else if (m === 'trio') drawTrio(scene);
  else drawBed(scene);
  c.add('art', art);
  const tcol = m === 'bed' ? p.ink : inkC;
  c.add('type', g(path(tp, `fill="${shade(bgT, dark ? -0.08 : -0.1)}"`), 'transform="translate(6 8)"') + path(tp, `fill="${tcol}"`));
  if (inp.name) {
    const q = tfit(inp.name, 'fredoka:600', 760, 42, {});
    const on = m === 'bed' ? shade(p.e, 0.03) : bgB;
    c.add('type', path(at(q, 500, 1346), `fill="${inkFor(on, [p.ink, p.paper], 4.6)}"`));
  }
  c.add('texture', c.grain(0.6));
  return c;
}
