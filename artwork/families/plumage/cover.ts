import {
  at, bez, circ, clamp, Drawing, ell, g, type Input, lerp, mix, n1, type P, path, polar, pt, rect, ribbon, type Rng,
  rot, set, shade, tf,
} from '#artwork/engine.ts';
import { roles, tone, withContrast } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fringe, hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';
import { boundsOf, isInside } from '#artwork/primitives/polygons.ts';

type Plate = { c: Drawing; r: Rng; ink: string };
const feather = (x: number, y: number, a: number, L: number, W: number, col: string, edge: string, o = 1, tip?: string) => {
  const F = (u: number, v: number): P => { const z = rot([u * L, v * W], a); return [x + z[0], y + z[1]]; };
  const d = `M${pt(F(0, -0.18))}C${pt(F(0.3, -0.62))} ${pt(F(0.85, -0.6))} ${pt(F(1, 0))}C${pt(F(0.85, 0.6))} ${pt(F(0.3, 0.62))} ${pt(F(0, 0.18))}Z`;
  return `<path d="${d}" fill="${col}"${o < 1 ? ` fill-opacity="${o}"` : ''} stroke="${edge}" stroke-width="1" stroke-opacity=".45"/>`
    + (tip ? `<path d="M${pt(F(0.74, -0.52))}C${pt(F(0.9, -0.46))} ${pt(F(0.97, -0.2))} ${pt(F(1, 0))}C${pt(F(0.97, 0.2))} ${pt(F(0.9, 0.46))} ${pt(F(0.74, 0.52))}C${pt(F(0.82, 0.2))} ${pt(F(0.82, -0.2))} ${pt(F(0.74, -0.52))}Z" fill="${tip}"/>`
    : '');
};
/** shingled contour feathers: the rear ones first, each lying along the flow from the bill */
const plume = (k: Plate, outline: string, org: P, col: (p: P) => string, gap: number, L: number, dir?: (p: P) => number) => {
  const d = S(outline), cp = k.c.clip(path(d));
  const D = dir ?? ((p: P) => Math.atan2(p[1] - org[1], p[0] - org[0]));
  const pts = sow(k.r, outline, gap).sort((p, q) => Math.hypot(q[0] - org[0], q[1] - org[1]) - Math.hypot(p[0] - org[0], p[1] - org[1]));
  let o = '', h = '';
  const byCol = new Map<string, string>();
  for (const p of pts) { const cc = col(p); byCol.set(cc, (byCol.get(cc) || '') + `M${n1(p[0])} ${n1(p[1])}h.1`); }
  for (const [cc, dd] of byCol) o += ink(dd, cc, gap * 2);
  for (const p of pts) {
    const a = D(p) + k.r.f(-0.08, 0.08), cc = shade(col(p), k.r.f(-0.035, 0.035)), l = L * k.r.f(0.85, 1.15);
    o += feather(p[0] - Math.cos(a) * l * 0.4, p[1] - Math.sin(a) * l * 0.4, a, l, l * 0.62, cc, shade(cc, -0.14));
    if (k.r.chance(0.6)) h += `M${pt(p)}l${n1(Math.cos(a) * l * 0.42)} ${n1(Math.sin(a) * l * 0.42)}`;
  }
  const b = boundsOf(line(outline, 4, true)), base = col([(b[0] + b[2]) / 2, (b[1] + b[3]) / 2]);
  return fillA(d, base) + g(o + ink(h, k.ink, 1, 0.26) + ink(d, k.ink, 30, 0.07) + ink(d, k.ink, 14, 0.1), `clip-path="${cp}"`) + ink(fringe(k.r, line(outline, 8, true), 7, 5, 1.2), k.ink, 1.2, 0.32);
};
/** a row of flight feathers laid from a to b */
const row = (k: Plate, a: P, b: P, n: number, L: [number, number], A: [number, number], W: number, col: (t: number) => string, tip?: (t: number) => string | undefined, rev = false) => {
  let o = '';
  for (let j = 0; j < n; j++) {
    const i = rev ? n - 1 - j : j, t = n > 1 ? i / (n - 1) : 0, x = lerp(a[0], b[0], t), y = lerp(a[1], b[1], t), an = lerp(A[0], A[1], t),
      l = lerp(L[0], L[1], t), cc = shade(col(t), k.r.f(-0.02, 0.02));
    o += feather(x, y, an, l, W, cc, shade(cc, -0.2), 1, tip?.(t)) + ink(`M${n1(x)} ${n1(y)}L${n1(x + Math.cos(an) * l * 0.94)} ${n1(y + Math.sin(an) * l * 0.94)}`, shade(cc, -0.2), 1.3, 0.7);
    let bb = '';
    for (let q = 2; q < 9; q++) {
      const u = q / 10, px = x + Math.cos(an) * l * u, py = y + Math.sin(an) * l * u;
      for (const s of [1, -1]) bb += `M${n1(px)} ${n1(py)}l${n1(Math.cos(an + s * 0.6) * W * 0.42)} ${n1(Math.sin(an + s * 0.6) * W * 0.42)}`;
    }
    o += ink(bb, shade(cc, 0.14), 0.8, 0.4);
  }
  return o;
};
const birdEye = (x: number, y: number, R: number, ring: string) => circ(x, y, R * 1.28, `fill="${ring}"`) + circ(x, y, R, 'fill="#17110e"')
  + circ(x - R * 0.32, y - R * 0.36, R * 0.34, 'fill="#fff"') + circ(x + R * 0.35, y + R * 0.4, R * 0.18, 'fill="#fff" opacity=".5"');
const branch = (k: Plate, s: string, w: number, col: string) => {
  const ps = line(s, 12), d = ribbon(ps.filter((_, i) => i % 2 === 0), (t) => w * (1 - t * 0.55) * (1 + 0.08 * Math.sin(t * 31))), cp = k.c.clip(path(d));
  let h = '';
  for (let i = 2; i < ps.length - 2; i += 1) {
    const t = i / ps.length, ww = w * (1 - t * 0.55);
    for (let j = 0; j < 3; j++) {
      const o = k.r.f(-0.5, 0.5) * ww;
      h += `M${n1(ps[i]![0])} ${n1(ps[i]![1] + o)}q${n1(k.r.f(6, 12))} ${n1(k.r.f(-3, 3))} ${n1(k.r.f(16, 30))} ${n1((ps[i + 1]![1] - ps[i]![1]) * 2 + k.r.f(-3, 3))}`;
    }
  }
  return fillA(d, k.c.lin([[0, shade(col, 0.1)], [0.5, col], [1, shade(col, -0.12)]], 0, 0, 0.15, 1))
    + g(ink(h, k.ink, 1.5, 0.5) + ink(ps.map((p, i) => (i ? 'L' : 'M') + pt([p[0], p[1] + w * 0.36])).join(''), k.ink, w * 0.3, 0.18), `clip-path="${cp}"`) + ink(d, k.ink, 1.8, 0.75);
};
const foot = (k: Plate, x: number, y: number, x2: number, y2: number, col: string, s = 1) => {
  const toe = `M${x2} ${y2}q${-10 * s} ${-6 * s} ${-26 * s} ${4 * s}q${-4 * s} ${4 * s} ${-4 * s} ${10 * s}M${x2} ${y2}q${-4 * s} ${2 * s} ${-12 * s} ${14 * s}M${x2} ${y2}q${6 * s} ${2 * s} ${4 * s} ${16 * s}M${x2} ${y2}q${12 * s} ${-2 * s} ${20 * s} ${8 * s}`;
  return ink(`M${x} ${y}L${x2} ${y2}` + toe, shade(col, -0.16), 8 * s) + ink(`M${x} ${y}L${x2} ${y2}` + toe, col, 5 * s)
    + ink([0.2, 0.4, 0.6, 0.8].map((t) => `M${n1(lerp(x, x2, t) - 3)} ${n1(lerp(y, y2, t))}h6`).join(''), shade(col, -0.2), 1.4, 0.7);
};
const leafInk = (k: Plate, x: number, y: number, L: number, deg: number, col: string) => {
  const d = S(`0,0! ${L * 0.25},${-L * 0.26} ${L * 0.62},${-L * 0.25} ${L},0! ${L * 0.62},${L * 0.22} ${L * 0.25},${L * 0.22}`);
  return g(fillA(d, k.c.lin([[0, shade(col, 0.08)], [1, shade(col, -0.08)]]))
    + ink(`M0 0Q${n1(L * 0.5)} ${n1(-L * 0.04)} ${n1(L * 0.97)} 0`
    + [0.2, 0.36, 0.52, 0.68, 0.82].map((t) =>
    `M${n1(L * t)} 0l${n1(L * 0.13)} ${n1(-L * 0.17 * Math.sin(Math.PI * (t + 0.1)))}M${n1(L * t)} 0l${n1(L * 0.13)} ${n1(L * 0.15 * Math.sin(Math.PI * (t + 0.1)))}`)
      .join(''), k.ink, 1.3, 0.5) + ink(d, k.ink, 1.5, 0.7), tf(x, y, deg));
};
const egg = (k: Plate, x: number, y: number, R: number, deg: number, col: string, spot: string) => {
  const d = S(`0,${-R * 1.3} ${R * 0.72},${-R * 0.6} ${R},${R * 0.26} ${R * 0.6},${R * 0.92} 0,${R * 1.12} ${-R * 0.6},${R * 0.92} ${-R},${R * 0.26} ${-R * 0.72},${-R * 0.6}`), cp = k.c.clip(path(d));
  let s = '';
  for (let i = 0; i < 44; i++) s += circ(k.r.g(0, R * 0.5), k.r.g(R * 0.25, R * 0.5), k.r.f(0.8, 3.6), `fill="${spot}" opacity="${n1(k.r.f(0.3, 0.9))}"`);
  return g(ell(4, R * 1.1, R * 0.95, R * 0.16, `fill="${k.ink}" opacity=".16"`)
    + fillA(d, k.c.rad([[0, shade(col, 0.06)], [0.6, col], [1, shade(col, -0.13)]], 0.36, 0.3, 0.75)) + g(s, `clip-path="${cp}"`) + ink(d, k.ink, 1.5, 0.6), tf(x, y, deg));
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  q: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  inkC: string; k: Plate; green: string; berry: string; bark: string;
};

function drawRobin({ c, r, q, inkC, k, green, berry, bark, latin, plateNo, labels }: Scene & { latin: string; plateNo: string; labels: [number, number, number, number, string][] }) {
  let a = '';
  latin = 'Erithacus rubecula'; plateNo = 'XII';
  const O: P = [96, 170], T = (x: number, y: number): P => [x, y];
  const body = '178,252 188,204 230,164 290,156 346,180 392,230 446,296 508,366 552,430 536,496 470,548 386,580 302,572 232,524 188,452 172,380 178,320 174,284';
  const br = line('150,240 196,196 240,206 286,248 306,310 300,380 270,440 226,470 180,450 150,360', 6, true),
    be = line('180,440 240,470 300,400 350,420 420,480 520,500 480,620 300,620 180,540', 6, true),
      gy = line('262,192 300,200 334,262 342,330 322,410 270,460 300,380 306,310 286,248 250,208', 6, true);
  const ol = tone(mix('#8a7350', q.warm, 0.1), 0.56, 0.05), or = tone(mix('#dd6a24', q.hot, 0.3), 0.64, 0.165);
  const col = (z: P) => (isInside(br, z[0], z[1]) ? (z[1] < 250 ? shade(or, 0.02) : or)
    : isInside(be, z[0], z[1]) ? mix('#f5ecd9', ol, z[0] > 400 ? 0.3 : 0.02) : isInside(gy, z[0], z[1]) ? '#a9adb2' : z[1] < 230 && z[0] < 350 ? shade(ol, -0.03) : ol);
  let b = row(k, T(494, 410), T(474, 474), 6, [210, 176], [0.62, 0.86], 34, () => shade(ol, -0.09));
  b += foot(k, 318, 560, 306, 636, '#6d4a3c') + foot(k, 382, 564, 380, 622, '#6d4a3c') + plume(k, body, O, col, 17, 36);
  b += row(k, T(420, 400), T(376, 470), 9, [206, 118], [0.58, 0.42], 34, (t) => shade(ol, -0.13 + t * 0.03))
    + row(k, T(356, 356), T(344, 452), 8, [142, 96], [0.56, 0.3], 38, () => shade(ol, -0.06))
    + row(k, T(330, 326), T(322, 424), 9, [80, 62], [0.6, 0.24], 30, () => shade(ol, -0.01)) + row(k, T(318, 306), T(312, 400), 8, [50, 40], [0.6, 0.2], 26, () => shade(ol, 0.03));
  b += birdEye(226, 238, 13, '#5b4028') + fillA(S('186,242 160,252 134,266! 160,272 186,272 192,256'), '#3d3430')
    + ink('M136 266Q166 262 190 260', '#8a7d72', 1.8) + ink(hairs(r, [[190, 244], [192, 252], [190, 268], [194, 236]] as P[], () => 2.7, 18), inkC, 1.1, 0.7);
  a += branch(k, '96,870 260,838 430,842 610,808 760,824 906,766', 44, bark) + branch(k, '610,812 680,740 760,690 830,650', 20, bark) + branch(k, '250,842 200,910 180,980', 18, bark);
  for (const [x, y, L, d2] of [[700, 728, 96, -70], [760, 692, 110, -20], [830, 652, 100, -50], [836, 650, 72, -6], [690, 812, 92, 50], [846, 788, 84, 64],
    [186, 950, 92, 130], [182, 976, 100, 80], [204, 908, 84, 20]] as [number, number, number, number][]) a += leafInk(k, x, y, L, d2, shade(green, r.f(-0.04, 0.04)));
  for (const [x, y] of [[716, 862], [742, 884], [704, 894], [772, 858], [236, 968], [216, 1000], [250, 1004]] as [number, number][])
    a += ink(`M${x} ${y}Q${x - 6} ${y - 30} ${x - 4} ${y - 46}`, inkC, 1.8)
      + circ(x, y, 16, `fill="${c.rad([[0, shade(berry, 0.16)], [0.5, berry], [1, shade(berry, -0.14)]], 0.36, 0.3, 0.7)}" stroke="${inkC}" stroke-width="1.3"`)
      + circ(x - 5, y - 5, 3.6, 'fill="#fff" opacity=".8"') + ink(`M${x - 3} ${y + 14}l3 3l3 -3`, inkC, 1.6);
  a += g(b, tf(150, 190, 0, 1.02)) + egg(k, 812, 330, 40, 20, '#efe2cf', '#a8563a');
  labels = [[300, 470, 168, 560, 'a'], [640, 690, 780, 560, 'b'], [812, 394, 812, 420, 'c']];
  return { a, latin, plateNo, labels };
}

function drawPuffin({ c, r, q, inkC, k, green, latin, plateNo, labels }: Scene & { latin: string; plateNo: string; labels: [number, number, number, number, string][] }) {
  let a = '';
  latin = 'Fratercula arctica'; plateNo = 'XXIV';
  const O: P = [210, -40], blk = '#2b2a30';
  const body = '204,204 214,152 256,116 314,114 362,148 386,212 404,282 446,380 474,480 480,566 458,640 404,684 330,694 262,664 220,594 208,500 216,400 236,324 222,270';
  const face = line('190,176 236,150 290,160 336,204 324,250 270,276 212,262 196,220', 6, true),
    white = line('214,330 270,346 330,340 352,420 380,520 386,620 360,710 260,700 190,600 190,420', 6, true);
  const col = (z: P) => (isInside(face, z[0], z[1]) ? mix('#f3efe6', '#b7b8bf', clamp((z[0] - 250) / 110))
    : isInside(white, z[0], z[1]) ? (z[0] > 350 ? '#ddd9d2' : '#f8f4ea') : z[1] < 130 ? '#3a3940' : blk);
  let b = row(k, [420, 600], [440, 640], 5, [110, 80], [1.1, 0.9], 26, () => '#222126');
  const orF = tone(mix('#e8622a', q.hot, 0.25), 0.64, 0.19);
  const web = (x: number, y: number) =>
    fillA(S(`${x},${y - 30} ${x + 12},${y - 30} ${x + 14},${y} ${x + 40},${y + 16}! ${x + 14},${y + 18} ${x - 4},${y + 30}! ${x - 24},${y + 22} ${x - 56},${y
      + 24}! ${x - 26},${y + 2} ${x - 4},${y - 4}`),
      orF) + ink(`M${x + 4} ${y - 2}L${x + 38} ${y + 16}M${x + 2} ${y - 2}L${x - 4} ${y + 29}M${x} ${y - 2}L${x - 54} ${y + 24}`, shade(orF, -0.16), 2.2)
        + ink(S(`${x},${y - 30} ${x + 12},${y - 30} ${x + 14},${y} ${x + 40},${y + 16}! ${x + 14},${y + 18} ${x - 4},${y + 30}! ${x - 24},${y
        + 22} ${x - 56},${y + 24}! ${x - 26},${y + 2} ${x - 4},${y - 4}`),
        inkC, 1.4, 0.7);
  b += web(290, 712) + web(380, 708) + plume(k, body, O, col, 17, 34, (z) => Math.atan2(z[1] - 60, (z[0] - 180) * 0.5));
  b += row(k, [424, 440], [388, 450], 8, [220, 250], [1.25, 1.42], 30, () => '#1f1e24')
    + row(k, [414, 390], [352, 420], 8, [130, 150], [1.2, 1.5], 32, () => '#29282f') + row(k, [400, 340], [340, 372], 7, [96, 104], [1.15, 1.5], 30, () => '#323138');
  b += fillA(S('208,172! 176,166 138,184 110,216 94,256! 120,264 160,264 206,258! 216,214'), orF)
    + fillA(S('208,172! 188,168 172,172 160,196 156,230 164,264 206,258! 216,214'), '#5f6d80') + ink('M170 172Q146 214 160 264', '#f3d06a', 8)
    + ink('M138 186Q116 224 128 262M122 204Q106 234 112 260', shade(orF, -0.14), 3.4, 0.8) + ink('M96 254Q140 226 204 222', inkC, 2, 0.7)
    + ink(S('208,172! 176,166 138,184 110,216 94,256! 120,264 160,264 206,258! 216,214'), inkC, 1.8, 0.8) + circ(210, 240, 12, 'fill="#f0b53c"') + ink('M204 236l12 8', orF, 3);
  b += fillA(S('240,190! 257,168! 272,190! 256,184'), '#3c434e') + birdEye(256, 198, 9.5, '#d8512c')
    + fillA(S('244,211 256,209 270,212! 256,217'), '#3c434e') + ink('M270 204Q310 216 330 244', '#6d6c74', 3, 0.7);
  // a tussock of thrift
  a += fillA(S('90,1000 240,960 420,950 640,944 820,968 916,1008 900,1036 700,1046 420,1050 160,1040'),
    c.lin([[0, shade(green, 0.06)], [1, shade(green, -0.1)]]))
      + ink(hairs(r, sow(r, '90,1000 240,960 420,950 640,944 820,968 916,1008 900,1036 700,1046 420,1050 160,1040', 15), () => -1.5, 26), inkC, 1.3, 0.5)
      + ink(hairs(r, line('100,996 240,962 420,952 640,946 820,968 906,1004', 22), () => -1.5, 30), shade(green, -0.12), 2, 0.8);
  for (const [x, h] of [[160, 120], [206, 90], [740, 150], [800, 110], [848, 160], [690, 90]] as [number, number][])
    a += ink(`M${x} 990q${r.f(-8, 8)} ${-h / 2} 4 ${-h}`, shade(green, -0.14), 3) + Array.from({ length: 9 }, (_, i) => {
    const e = polar(x + 4, 990 - h, i < 6 ? 13 : 5, i * 1.05);
    return circ(e[0], e[1], 9, `fill="${shade(tone(mix(q.hot, '#d77a9a', 0.6), 0.74, 0.1), r.f(-0.04, 0.05))}" stroke="${inkC}" stroke-width=".8" stroke-opacity=".5"`);
  }).join('');
  a += g(b, tf(150, 262, 0, 1.22, 0.99)) + egg(k, 806, 300, 44, 12, '#f3ead8', '#b9a17c');
  labels = [[274, 500, 178, 600, 'a'], [690, 720, 810, 640, 'b'], [806, 366, 806, 396, 'c']];
  return { a, latin, plateNo, labels };
}

function drawHeron({ c, r, q, inkC, k, green, latin, plateNo, labels }: Scene & { latin: string; plateNo: string; labels: [number, number, number, number, string][] }) {
  let a = '';
  latin = 'Ardea cinerea'; plateNo = 'XXXI';
  const gr = '#8d97a4', pale = '#eef0ee';
  const legs = ink('M520 790L500 900L516 1046M590 790L604 900L590 1050', '#8a7a4e', 11)
    + ink('M520 790L500 900L516 1046M590 790L604 900L590 1050', '#c4b06c', 6) + circ(501, 900, 8, 'fill="#b39c5a"') + circ(603, 900, 8, 'fill="#b39c5a"')
    + ink('M516 1044l-38 10M516 1044l-10 16M516 1044l26 8M590 1048l-38 8M590 1048l-6 16M590 1048l28 6', '#a8935a', 5);
  // reeds behind
  for (let [x, h, b2] of [[150, 520, 20], [196, 430, -12], [236, 600, 24], [780, 560, -26], [824, 640, 14], [868, 470, -10],
    [740, 400, 22]] as [number, number, number][])
      a += ink(`M${x} 1056Q${x + b2} ${1056 - h / 2} ${x + b2 * 0.4} ${1056 - h}`, shade(green, -0.05), 6)
        + ink(`M${x} 1056Q${x + b2} ${1056 - h / 2} ${x + b2 * 0.4} ${1056 - h}`, inkC, 1.2, 0.4)
        + (h > 480 ? rect(x + b2 * 0.4 - 11, 1056 - h + 22, 22, 104,
        `rx="11" fill="${c.lin([[0, '#8d5a34'], [1, '#5b3720']], 0, 0, 1, 0)}" stroke="${inkC}" stroke-width="1.4"`) : '') + [0.3, 0.5].map((t, i) => {
    const yy = 1056 - h * t, B = b2;
    b2 = B;
    if (x > 760) i = 1;
    return fillA(S(`${x + b2 * t},${yy}! ${x + b2 + (i ? -60 : 66)},${yy - 120} ${x + b2 + (i ? -84 : 96)},${yy - 200}! ${x + b2 + (i ? -48 : 50)},${yy - 110}`),
      shade(green, i * 0.05)) + ink(S(`${x + b2 * t},${yy}! ${x + b2 + (i ? -60 : 66)},${yy - 120} ${x + b2 + (i ? -84 : 96)},${yy - 200}!`, false), inkC, 1.2, 0.5);
  }).join('');
  for (const [x, y, w] of [[510, 1064, 190], [590, 1078, 250], [300, 1070, 120], [760, 1072, 140]] as [number, number, number][])
    a += ell(x, y, w / 2, 9, `fill="none" stroke="${tone(q.cool, 0.6, 0.05)}" stroke-width="2.4" opacity=".75"`);
  const neckP = bez([352, 262], [480, 330], [300, 450], [350, 540], 20).concat(bez([350, 540], [380, 610], [430, 620], [500, 640], 14).slice(1));
  const L1: string[] = [], R1: string[] = [];
  neckP.forEach((z, i) => {
    const t = i / (neckP.length - 1), n0 = neckP[Math.max(0, i - 1)]!, n2 = neckP[Math.min(neckP.length - 1, i + 1)]!,
      l = Math.hypot(n2[0] - n0[0], n2[1] - n0[1]) || 1, w = lerp(25, 62, Math.pow(t, 1.7)), nn: P = [-(n2[1] - n0[1]) / l, (n2[0] - n0[0]) / l];
    if (i % 3 === 0 || i === neckP.length - 1) { L1.push(`${n1(z[0] + nn[0] * w)},${n1(z[1] + nn[1] * w)}`); R1.unshift(`${n1(z[0] - nn[0] * w)},${n1(z[1] - nn[1] * w)}`); }
  });
  const neck = [...L1, ...R1].join(' ');
  let b = legs + row(k, [668, 720], [640, 768], 5, [130, 110], [0.72, 0.9], 34, () => shade(gr, -0.06));
  b += plume(k, '420,640 470,572 560,560 640,606 704,690 740,776 690,806 590,810 490,786 432,720', [340, 470], (z) => (z[1] > 730 ? pale : gr), 19, 40);
  b += plume(k, neck, [340, 200], (z) => (z[0] < 360 && z[1] > 300 ? '#faf7ee' : '#e3e3df'), 15, 30, () => 1.5);
  b += ink('M346 420q8 10 2 26M352 456q8 10 2 26M356 492q8 10 4 24M366 530q8 10 6 22M340 388q6 10 2 22', '#2b2a30', 5, 0.85);
  b += row(k, [640, 680], [560, 742], 9, [170, 130], [0.72, 0.5], 34, () => '#4a505c')
    + row(k, [600, 640], [500, 730], 9, [140, 120], [0.66, 0.4], 40, () => shade(gr, -0.05))
    + row(k, [560, 606], [466, 710], 9, [104, 90], [0.62, 0.34], 38, () => gr) + row(k, [520, 590], [446, 690], 8, [74, 60], [0.62, 0.3], 32, () => shade(gr, 0.05));
  b += ink(hairs(r, sow(r, '420,640 470,640 480,760 440,780 410,720', 13), () => 1.45, 70), '#f6f4ec', 3, 0.9)
    + ink(hairs(r, sow(r, '420,640 470,640 480,760 440,780 410,720', 17), () => 1.45, 70), inkC, 1, 0.4);
  // head
  b += plume(k, '292,250 310,224 350,214 386,230 396,262 376,290 336,294 300,282', [270, 250], () => '#f3f1ea', 12, 22)
    + fillA(S('318,232 350,222 390,238 430,276 480,330! 420,296 376,262 340,248'), '#2b2a30') + ink('M384 240Q450 280 500 356M376 246Q430 290 470 346', '#2b2a30', 4);
  b += fillA(S('304,244! 240,250 140,272! 220,284 306,280!'), c.lin([[0, '#e8b44a'], [1, '#c98a2f']])) + ink('M142 272Q230 264 304 264', inkC, 1.8, 0.8)
    + ink(S('304,244! 240,250 140,272! 220,284 306,280!'), inkC, 1.6, 0.7) + birdEye(322, 252, 8, '#efc64e') ;
  a += g(b, tf(20, -10, 0, 1.0)) + row(k, [806, 250], [806, 250], 1, [190, 190], [1.9, 1.9], 46, () => '#7d8794') + ink('M814 226L806 250', inkC, 2.4);
  labels = [[322, 400, 236, 350, 'a'], [640, 590, 680, 520, 'b'], [752, 430, 700, 430, 'c']];
  return { a, latin, plateNo, labels };
}

function drawWren({ r, inkC, k, green, bark, latin, plateNo, a, labels }: Scene & { latin: string; plateNo: string; a: string; labels: [number, number, number, number, string][] }) {
  latin = 'Troglodytes troglodytes'; plateNo = 'VII';
  const O: P = [110, 230], br0 = '#94633c', bf = '#d9b98c';
  const body = '186,296 200,250 246,222 300,226 350,256 410,290 470,330 520,384 534,440 506,500 440,544 360,556 284,536 226,484 196,420 184,350';
  const be = line('170,320 240,330 270,400 340,470 440,500 520,500 440,600 260,580 160,420', 6, true);
  const col = (z: P) => (isInside(be, z[0], z[1]) ? mix('#efdcb8', bf, clamp((z[0] - 220) / 260)) : br0);
  let b = row(k, [486, 380], [516, 420], 7, [190, 160], [-1.28, -0.78], 30, () => shade(br0, -0.05)) ;
  let bars = '';
  for (let i = 0; i < 7; i++) { const R = 44 + i * 16; bars += 'M' + pt(polar(496, 398, R, -1.3)) + `A${R} ${R} 0 0 1 ` + pt(polar(496, 398, R, -0.8)); }
  b += ink(bars, '#4a2c18', 4.6, 0.62) + foot(k, 320, 536, 300, 620, '#8a5d42') + foot(k, 396, 544, 400, 612, '#8a5d42') + plume(k, body, O, col, 17, 34);
  b += row(k, [430, 372], [372, 446], 9, [150, 96], [0.5, 0.2], 28, () => shade(br0, -0.08))
    + row(k, [370, 336], [332, 436], 9, [108, 76], [0.5, 0.14], 32, () => shade(br0, -0.03)) + row(k, [338, 314], [308, 410], 8, [64, 50], [0.5, 0.1], 28, () => br0);
  let wb = '';
  for (let i = 0; i < 8; i++) for (let j = 0; j < 3; j++) { const x = 376 + i * 23 - j * 14, y = 366 + i * 12 + j * 28; if (y < 470) wb += `M${x} ${y}l-9 15`; }
  b += ink(wb, '#4a2c18', 4.4, 0.7);
  for (let i = 0; i < 12; i++) b += ink(`M${398 + (i % 4) * 21} ${486 + Math.floor(i / 4) * 15 + (i % 2) * 4}q6 6 14 4`, '#6d4526', 3.4, 0.6);
  b += ink('M198 268Q240 244 300 262', '#f6e8c9', 9, 0.95) + ink('M204 288Q246 274 300 288', '#6d4526', 7, 0.7) + birdEye(238, 284, 11, '#e8d3a8')
    + fillA(S('190,290 160,292 122,302! 160,308 192,308'), '#5b4534') + ink('M124 302Q160 298 192 299', '#a88f74', 1.6);
  // a mossy stone and a fern
  a += branch(k, '90,880 240,850 420,826 600,838 780,800 910,812', 52, bark);
  for (let i = 0; i < 40; i++) { const x = r.f(120, 860), y = 862 - (x - 90) * 0.06 + r.f(-30, -10); a += circ(x, y, r.f(5, 12), `fill="${shade(green, r.f(-0.08, 0.08))}" opacity=".85"`); }
  const fern = (x: number, y: number, L: number, deg: number) => {
    let o = ink(`M0 0Q${L * 0.5} -20 ${L} 0`, inkC, 2);
    for (let i = 1; i < 14; i++) {
      const t = i / 14, l = L * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.16));
      o += leafInk(k, L * t, -20 * Math.sin(Math.PI * t) * 0.5, l, -62, shade(green, 0.02)) + leafInk(k, L * t, -20 * Math.sin(Math.PI * t) * 0.5, l, 62, shade(green, -0.03));
    }
    return g(o, tf(x, y, deg));
  };
  a += fern(704, 816, 290, -66) + fern(748, 810, 160, -30) + fern(196, 858, 150, -124);
  a += g(b, tf(140, 204, 0, 1.05)) + egg(k, 812, 330, 34, 20, '#f6eddc', '#b4623f') + egg(k, 866, 350, 30, 60, '#f6eddc', '#b4623f');
  labels = [[256, 556, 166, 470, 'a'], [740, 480, 830, 520, 'b']];
  a = g(a, 'transform="translate(0 44)"');
  return { latin, plateNo, a, labels };
}

export function drawPlumage(inp: Input): Drawing {
  const c = new Drawing('plumage', inp), { p, r } = c, q = roles(p), m = inp.motif || 'robin';
  const paper = q.dark ? tone(mix(p.ink, '#f2e6ca', 0.65), 0.935, 0.035) : mix(p.bg, '#f6edd6', 0.62), inkC = tone(mix(q.deep, '#2f241c', 0.55), 0.26, 0.03), k: Plate = { c, r, ink: inkC };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(paper, 0.02)], [0.7, paper], [1, shade(paper, -0.045, 0.012)]], 0.5, 0.45, 0.8)}"`));
  let fox = '';
  for (let i = 0; i < 34; i++) { const x = r.f(20, 980), y = r.f(20, 1380), R = r.f(3, 20); fox += circ(x, y, R, `fill="${c.rad([[0, '#a8743a', 0.22], [1, '#a8743a', 0]])}"`); }
  c.add('texture', fox);
  const accent = tone(q.hot, 0.56, 0.15), green = tone(mix(q.cool2, '#6e8a4e', 0.6), 0.58, 0.075), berry = tone(mix(q.hot, '#c4332a', 0.4), 0.54, 0.17), bark = tone('#7d6248', 0.52, 0.04);
  // plate mark and rules
  c.add('frame', rect(58, 58, 884, 1284, `fill="#ffffff" fill-opacity=".16" stroke="${inkC}" stroke-width="3.4"`) + rect(69, 69, 862, 1262, `fill="none" stroke="${inkC}" stroke-width="1.1"`));
  let a = '', labels: [number, number, number, number, string][] = [], latin = '', plateNo = 'XII';
  const scene: Scene = { c, r, q, inkC, k, green, berry, bark };
  if (m === 'robin') { const drawn = drawRobin({ ...scene, latin, plateNo, labels }); a += drawn.a; latin = drawn.latin; plateNo = drawn.plateNo; labels = drawn.labels; }
  else if (m === 'puffin') { const drawn = drawPuffin({ ...scene, latin, plateNo, labels }); a += drawn.a; latin = drawn.latin; plateNo = drawn.plateNo; labels = drawn.labels; }
  else if (m === 'heron') { const drawn = drawHeron({ ...scene, latin, plateNo, labels }); a += drawn.a; latin = drawn.latin; plateNo = drawn.plateNo; labels = drawn.labels; }
  else ({ latin, plateNo, a, labels } = drawWren({ ...scene, latin, plateNo, a, labels }));
  c.add('art', a);
  let lb = '';
  for (const [x, y, x2, y2, t] of labels) {
    const dx = Math.sign(x2 - 500) || 1;
    lb += ink(`M${x} ${y}L${x2} ${y2}`, inkC, 1.3, 0.7, 'stroke-dasharray="2 5"') + fillA(at(set(t + '.', 'cormorant-garamond:600i', 34), x2 + dx * 14, y2 + 12, 'm'), inkC);
  }
  const tc = withContrast(paper, inkC, 9), two = inp.name || inp.sub;
  const top = fillA(small(`PLATE ${plateNo}`, 'cormorant-garamond:600', 886, 126, 200, 25, 'e', { track: 160 }), tc) + fillA(small(latin, 'cormorant-garamond:500i', 114, 126, 420, 34, 's'), tc);
  const h = headline(inp.headline, 'cormorant-garamond:600', 500, { mid: two ? 1164 : 1206 }, 790, 92, 0.96, 'm', { H: two ? 122 : 170, track: 6, n: 2 });
  // the rule is below the headline, but clear of a name at the foot of the card
  const rule = Math.min(h.bottom + 38, 1256);
  c.add('type', lb + top + fillA(h.d, tc)
    + (two ? ink(`M430 ${n1(rule)}H492M508 ${n1(rule)}H570`, withContrast(paper, accent, 3), 1.8)
    + circ(500, rule, 3.4, `fill="${withContrast(paper, accent, 3)}"`) + fillA(small(two, 'homemade-apple', 500, Math.min(1310, h.bottom + 92), 720, 30), withContrast(paper, accent, 4.6)) : ''));
  c.add('texture', c.grain(0.8));
  return c;
}
