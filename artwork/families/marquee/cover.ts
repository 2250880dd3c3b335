import {
  at, bez, circ, clamp, Drawing, ell, g, glyphPaths, type Input, lerp, lum, mix, n1, noise1, type P, path, polar,
  poly, pt, qbez, rect, type Run, set, shade, smooth, star, tf, tfit, type Palette, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { darkest, inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import { tuft, walk } from '#artwork/outlines/walk.ts';
import { nameAt as linesAt, nameLines } from '#artwork/lettering/name-lines.ts';

type Flat = P[][];
/** the hairline weight of a geometric face serves as its skeleton: flattened, its paths carry the lamps */
const flatten = (run: Run, ox: number, oy: number): Flat[] =>
  run.glyphs.filter((gl) => gl.ink).map((gl) => {
    const out: Flat = [];
    let cur: P[] = [], last: P = [0, 0];
    for (const cm of gl.cmds) {
      const a = cm.slice(1) as number[], q = (i: number): P => [a[i]! + ox, a[i + 1]! + oy];
      if (cm[0] === 'M') { cur = [q(0)]; out.push(cur); }
      else if (cm[0] === 'L') {
        const e = q(0), n = Math.max(1, Math.ceil(Math.hypot(e[0] - last[0], e[1] - last[1]) / 6));
        for (let i = 1; i <= n; i++) cur.push([lerp(last[0], e[0], i / n), lerp(last[1], e[1], i / n)]);
      }
      else if (cm[0] === 'Q') cur.push(...qbez(last, q(0), q(2), 14).slice(1));
      else if (cm[0] === 'C') cur.push(...bez(last, q(0), q(2), q(4), 16).slice(1));
      else if (cur.length) {
        const e = cur[0]!, n = Math.max(1, Math.ceil(Math.hypot(e[0] - last[0], e[1] - last[1]) / 6));
        for (let i = 1; i <= n; i++) cur.push([lerp(last[0], e[0], i / n), lerp(last[1], e[1], i / n)]);
      }
      last = cur[cur.length - 1] ?? last;
    }
    return out;
  });
const lampsOn = (flats: Flat[], gap: number): P[] => {
  const all: P[] = [];
  for (const gl of flats) {
    const put: P[] = [];
    for (const ct of gl) for (const q of ct) if (put.every((z) => (z[0] - q[0]) ** 2 + (z[1] - q[1]) ** 2 >= gap * gap)) put.push(q);
    all.push(...put);
  }
  return all;
};
const lamp = (c: Drawing, R: number) => {
  const halo = c.rad([[0, '#ffe9a8', 0.75], [0.35, '#ffc14d', 0.26], [1, '#ff9d2e', 0]]), bulb = c.rad([[0, '#ffffff'], [0.42, '#fff6d2'], [0.8, '#ffd36b'], [1, '#d98a1f']], 0.42, 0.38, 0.62);
  return c.def((id) => `<g id="${id}">${circ(0, 0, R * 2.9, `fill="${halo}"`)}${circ(R * 0.1, R * 0.2, R * 1.2, 'fill="#000" opacity=".35"')}${circ(0, 0, R, `fill="${bulb}"`)}${ell(-R * 0.3, -R * 0.34, R * 0.24, R * 0.18, 'fill="#fff"')}</g>`,
    'lamp' + R);
};
const lamps = (id: string, ps: P[]) => ps.map((q) => `<use href="#${id}" x="${n1(q[0])}" y="${n1(q[1])}"/>`).join('');
const tin = (c: Drawing, d: string, w: number, face: string, rim: string, side: string, depth: number, dx: number, dy: number) => {
  const id = c.def((i) => `<path id="${i}" d="${d}" stroke-linejoin="round" stroke-linecap="round"/>`);
  const u = (sw: number, col: string, x = 0, y = 0, o = 1) => `<use href="#${id}" x="${n1(x)}" y="${n1(y)}" fill="${col}" stroke="${col}" stroke-width="${n1(sw)}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
  let s = u(w + 30, '#000', dx * depth * 1.3, dy * depth * 1.3 + 10, 0.14) + u(w + 14, '#000', dx * depth * 1.2, dy * depth * 1.2 + 8, 0.2);
  for (let i = depth; i >= 1; i--) s += u(w, mix(side, shade(side, -0.14), i / depth), dx * i, dy * i);
  s += u(w, shade(rim, -0.06)) + u(w - 3, rim, -0.8, -1) + u(w * 0.76, shade(face, -0.2)) + u(w * 0.72, shade(face, -0.07), 1.4, 2.4) + u(w * 0.62, face, 2.4, 4.5);
  return s;
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; dark: boolean; night: string; deep: string; glowC: string; L: string[];
  pale: string; rimC: string; placed: (q: Run, x: number, y: number) => [string, Flat[]]; name: string;
  nameAt: (y: number, on: string, w?: number, max?: number) => void;
};

function drawShow({ c, p, r, night, deep, glowC, L, rimC, placed, nameAt }: Scene) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(night, p.a, 0.32)], [0.55, night], [1, deep]], 0.5, 0.42, 0.72)}"`));
  // velvet
  let v = '';
  const rv = r.sub('velvet');
  for (let x = -20; x < 1020; ) {
    const w = rv.f(46, 92);
    v += rect(x, 0, w, 1190, `fill="${c.lin([[0, '#000', 0.34], [0.35, p.a, 0.13], [0.55, p.a, 0.05], [1, '#000', 0.36]], 0, 0, 1, 0)}"`);
    x += w;
  }
  c.add('ground', v);
  c.add('ground', path('M0 1170H1000V1400H0Z', `fill="${c.lin([[0, mix(deep, '#8a5a3a', 0.4)], [1, deep]])}"`));
  let bo = '';
  for (let i = -10; i <= 10; i++) bo += `M${500 + i * 60} 1170L${500 + i * 130} 1400`;
  c.add('ground', path(bo, 'stroke="#000" stroke-opacity=".3" stroke-width="3"') + rect(0, 1166, 1000, 6, 'fill="#000" opacity=".4"'));
  if (L.some((t) => t.length > 11))
    L.splice(0, L.length, ...L.flatMap((t) => t.split(' ')).reduce<string[]>((o,
      w) => (o.length && (o[o.length - 1]! + ' ' + w).length <= 9 ? [...o.slice(0, -1), o[o.length - 1]! + ' ' + w] : [...o, w]), []));
  const n = L.length, availH = 900, widths = L.map((t) => tfit(t, 'jost:100', 740, 1000, { track: 150 }));
  // each line fills its width, up to a limit
  const hs = widths.map((q) => Math.min(q.size * 0.72, 330));
  const sum = hs.reduce((a, b) => a + b, 0), gap = 104, k = Math.min(1, (availH - gap * (n - 1)) / sum);
  let y = 640 - (sum * k + gap * (n - 1)) / 2;
  L.forEach((t, i) => {
    const h = hs[i]! * k, size = h / 0.72, q = set(t, 'jost:100', Math.min(size, widths[i]!.size), { track: 150 });
    y += h;
    const w = clamp(q.size * 0.235, 18, 84), [d, fl] = placed(q, 500, y);
    const face = [p.a, p.c, p.b, p.d][i % 4]!;
    c.add('art', ell(500, y - h / 2, (q.x1 - q.x0) * 0.62, h * 0.9, `fill="${c.rad([[0, glowC, 0.3], [1, glowC, 0]])}"`));
    const lid = lamp(c, clamp(w * 0.15, 3.4, 12));
    c.add('type', tin(c, d, w, face, rimC, mix(face, '#000000', 0.55), w > 40 ? 15 : 7, 1.15, 1.7));
    c.add('ornament', lamps(lid, lampsOn(fl, clamp(w * 0.56, 13, 44))));
    y += gap;
  });
  c.add('art', ell(500, 1196, 430, 44, `fill="${c.rad([[0, glowC, 0.42], [1, glowC, 0]])}"`));
  // loose confetti on the boards
  let cf = '';
  for (let i = 0; i < 46; i++) cf += g(rect(-9, -3.4, 18, 6.8, `fill="${r.pick([p.a, p.b, p.c, p.d])}"`), tf(r.f(40, 960), r.f(1196, 1260), r.f(0, 180)));
  c.add('ornament', cf);
  nameAt(1330, mix(deep, '#8a5a3a', 0.15));
}

function drawTheatre({ inp, c, p, r, night, deep, glowC, L, pale, name }: Scene) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, deep], [0.6, night], [1, mix(night, p.a, 0.25)]])}"`));
  // brick front
  let br = '';
  const bc = mix(night, p.a, 0.2);
  for (let j = 0; j < 26; j++) for (let i = -1; i < 12; i++) {
    if (r.chance(0.45)) continue;
    br += rect(i * 88 + (j % 2) * 44 + 3, 60 + j * 30, 82, 25, `rx="2" fill="${mix(bc, r.chance(0.5) ? '#000' : p.a, r.f(0.04, 0.16))}" opacity=".7"`);
  }
  c.add('ground', br + rect(0, 0, 1000, 860, `fill="${c.rad([[0, glowC, 0.28], [1, glowC, 0]], 0.5, 0.9, 0.8)}"`));
  // blade sign
  const bladeT = Array.from(upper(inp.sub && inp.sub.length <= 8 ? inp.sub : 'Encore'));
  const bx = 500, bw = 176, bT = 92, bB = 560, bE = 528;
  const bd = `M${bx - bw / 2} ${bT + 70}C${bx - bw / 2} ${bT} ${bx - 40} ${bT + 6} ${bx} ${bT - 26}C${bx + 40} ${bT + 6} ${bx + bw / 2} ${bT} ${bx + bw / 2} ${bT + 70}V${bB}H${bx - bw / 2}Z`;
  let s = c.soft(bd, 8, 14, 22, '#000', 0.5) + path(bd, `fill="${shade(p.a, -0.16)}" transform="translate(14 8)"`)
    + path(bd, `fill="${c.lin([[0, shade(p.a, 0.03)], [1, shade(p.a, -0.06)]], 0, 0, 1, 0)}"`) + path(bd, `fill="none" stroke="${p.b}" stroke-width="9"`);
  c.add('art', s);
  const step = (bE - bT - 104) / bladeT.length, bs = Math.min(step * 1.06, 112);
  let bl = '';
  bladeT.forEach((t, i) => (bl += at(set(t, 'limelight', bs), bx, bT + 98 + step * (i + 0.5) + bs * 0.35)));
  c.add('type', path(bl, `fill="none" stroke="${glowC}" stroke-opacity=".25" stroke-width="18" stroke-linejoin="round"`) + path(bl, `fill="${inkFor(p.a, [pale], 3)}"`));
  const bLamp: P[] = [];
  for (let y = bT + 84; y < bB - 10; y += 27) bLamp.push([bx - bw / 2 + 1, y], [bx + bw / 2 - 1, y]);
  for (const [q] of [[0.2, 0], [0.5, 0], [0.8, 0]] as [number, number][]) {
    const t = bez([bx - bw / 2, bT + 70], [bx - bw / 2, bT], [bx - 40, bT + 6], [bx, bT - 26], 20)[Math.round(q * 20)]!;
    bLamp.push(t, [2 * bx - t[0], t[1]]);
  }
  bLamp.push([bx, bT - 26]);
  c.add('ornament', lamps(lamp(c, 7.5), bLamp));
  c.add('ornament', path(star(bx, bT + 62, 5, 34, 14), `fill="${pale}"`));
  // doors
  const dY = 930;
  c.add('art', rect(0, dY, 1000, 300, `fill="${mix(night, '#000', 0.45)}"`) + rect(150, dY, 700, 300, `fill="${c.lin([[0, '#ffdf9a'], [1, '#e89a45']])}"`));
  let dr = '';
  for (let i = 0; i < 4; i++) {
    const x = 166 + i * 170;
    dr += rect(x, dY + 26, 156, 290, `fill="${shade(p.a, -0.12)}"`) + rect(x + 18, dY + 44, 120, 190, `fill="${c.lin([[0, '#fff0c4'], [1, '#f7b860']])}"`)
      + path(`M${x + 18} ${dY + 234}L${x + 92} ${dY + 44}H${x + 120}L${x + 46} ${dY + 234}Z`, 'fill="#fff" opacity=".4"') + rect(x + (i % 2 ? 10 : 136), dY + 140, 9, 60, `rx="4" fill="${p.b}"`);
  }
  c.add('art', dr);
  // pavement and carpet
  c.add('art', rect(0, 1220, 1000, 180, `fill="${c.lin([[0, mix(night, '#7a7a86', 0.3)], [1, deep]])}"`)
    + path('M330 1220H670L850 1400H150Z', `fill="${c.lin([[0, shade(p.a, 0.02)], [1, shade(p.a, -0.2)]])}"`)
    + path('M330 1220L150 1400M670 1220L850 1400', `stroke="${p.b}" stroke-width="7"`) + ell(500, 1226, 470, 40, `fill="${c.rad([[0, glowC, 0.5], [1, glowC, 0]])}"`));
  // canopy: underside, then the letter board
  const cT = 540, cB = 884, x0 = 66, x1 = 934;
  c.add('art', path(`M${x0} ${cB}H${x1}L${x1 - 90} ${cB + 74}H${x0 + 90}Z`, `fill="${mix(night, '#000', 0.35)}"`)
    + path(`M${x0} ${cB}H${x1}L${x1 - 90} ${cB + 74}H${x0 + 90}Z`, `fill="${c.lin([[0, glowC, 0.5], [1, glowC, 0.1]])}"`));
  const under: P[] = [];
  for (let j = 0; j < 3; j++) for (let i = 0; i < 15; i++) under.push([lerp(x0 + 60 + j * 24, x1 - 60 - j * 24, i / 14), cB + 17 + j * 21]);
  c.add('ornament', lamps(lamp(c, 5.5), under));
  const frame = `M${x0 + 20} ${cT}H${x1 - 20}Q${x1} ${cT} ${x1} ${cT + 20}V${cB}H${x0}V${cT + 20}Q${x0} ${cT} ${x0 + 20} ${cT}Z`;
  c.add('art', c.soft(frame, 0, 18, 26, '#000', 0.5) + path(frame, `fill="${shade(p.a, -0.02)}"`) + path(frame, `fill="none" stroke="${shade(p.a, -0.16)}" stroke-width="4"`));
  const [ix, iy, iw, ih] = [x0 + 44, cT + 44, x1 - x0 - 88, cB - cT - 84];
  c.add('art', rect(ix, iy, iw, ih, `fill="${c.rad([[0, '#fffdf3'], [0.7, '#fff1cf'], [1, '#f3d493']], 0.5, 0.5, 0.66)}"`)
    + rect(ix, iy, iw, ih, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"'));
  const rows = Math.max(2, L.length), rh = ih / rows;
  let rl = '';
  for (let i = 0; i <= rows; i++) { if (i) rl += rect(ix, iy + i * rh - 5, iw, 2, 'fill="#8b7a52" opacity=".6"'); }
  c.add('art', rl);
  const lb = block(L, 'league-spartan:700', iw - 60, rh * 1.02, { track: 60 });
  let d1 = '', d2 = '';
  L.forEach((t, i) => {
    const q = lb.runs[i]!;
    let k = 0;
    for (const gp of glyphPaths(q, 500, iy + (i + 0.5) * rh + q.cap / 2 + (rows > L.length ? rh * 0.5 : 0) - 1)) { if (i === 1) d2 += gp.d; else d1 += gp.d; k++; }
    void k;
  });
  c.add('type', g(path(d1 + d2, 'fill="#000" opacity=".22"'), 'transform="translate(4 5)"') + path(d1, 'fill="#1c1a1e"') + path(d2, `fill="${inkFor('#fff1cf', [p.a, shade(p.a, -0.1)], 4.5)}"`));
  const fl: P[] = [];
  for (let x = x0 + 22; x <= x1 - 21; x += 34.3) fl.push([x, cT + 21], [x, cB - 20]);
  for (let y = cT + 56; y < cB - 30; y += 34.3) fl.push([x0 + 21, y], [x1 - 21, y]);
  c.add('ornament', lamps(lamp(c, 8.5), fl));
  if (name) {
    const q = tfit(name, 'limelight', 680, 46), w = q.x1 - q.x0 + 80;
    c.add('art', c.soft(`M${500 - w / 2} 1266h${n1(w)}v92h-${n1(w)}Z`, 0, 8, 10, '#000', 0.4)
      + rect(500 - w / 2, 1266, w, 92, `rx="8" fill="${mix(night, '#000', 0.3)}"`) + rect(500 - w / 2 + 6, 1272, w - 12, 80, `rx="5" fill="none" stroke="${p.b}" stroke-width="2.6"`));
    c.add('type', path(at(q, 500, 1312 + q.cap / 2), `fill="${pale}"`));
  }
}

function drawArrow({ inp, c, p, r, dark, night, glowC, pale, rimC, name }: Scene) {
  const skyT = dark ? night : shade(p.e, 0.02), skyB = dark ? mix(night, p.a, 0.4) : p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, skyT], [0.45, mix(skyT, skyB, 0.55)], [0.82, skyB], [1, mix(skyB, '#ffe2a8', 0.6)]])}"`));
  let st = '';
  for (let i = 0; i < 70; i++) st += circ(r.f(0, 1000), r.f(0, 520) , r.f(0.8, 2.6), `fill="#fff" opacity="${n1(r.f(0.3, 0.9))}"`);
  c.add('ground', st);
  // hills, poles
  const nz = noise1(inp.seed + 'h'), ridge = (y: number, a: number, f: number) => {
    const ps: P[] = [];
    for (let x = -40; x <= 1040; x += 40) ps.push([x, y + nz(x * f) * a + nz(x * f * 2.7 + 9) * a * 0.4]);
    return smooth(ps, false) + 'L1040 1420L-40 1420Z';
  };
  c.add('art', path(ridge(1150, 60, 0.006), `fill="${mix(skyB, skyT, 0.42)}"`) + path(ridge(1224, 34, 0.009), `fill="${mix(skyT, skyB, 0.2)}"`)
    + path(ridge(1290, 12, 0.004), `fill="${shade(skyT, -0.06)}"`));
  // post
  const post = shade(skyT, -0.02);
  for (const x of [400, 590]) c.add('art', rect(x, 560, 30, 740, `fill="${c.lin([[0, shade(post, 0.12)], [0.4, shade(post, 0.04)], [1, shade(post, -0.06)]], 0, 0, 1, 0)}"`));
  // the arrow: a swept bow of sheet steel
  const out: P[] = [];
  const sweep = bez([150, 330], [150, 120], [640, 90], [838, 250], 40), inner = bez([250, 330], [270, 220], [600, 180], [772, 322], 40);
  const arrow = `M${pt(sweep[0]!)}` + sweep.slice(1).map((q) => 'L' + pt(q)).join('') + 'L900 180L922 470L640 442L708 382' + [...inner].reverse().map((q) => 'L' + pt(q)).join('') + 'Z';
  void out;
  const face = p.a, rim = rimC;
  let s = '';
  for (let i = 22; i >= 1; i--) s += path(arrow, `fill="${mix(shade(face, -0.2), shade(face, -0.3), i / 22)}" transform="translate(${n1(i * 0.9)} ${n1(i * 1.25)})"`);
  s = path(arrow, 'fill="#000" opacity=".22" transform="translate(26 46)"') + s
    + path(arrow, `fill="${c.lin([[0, shade(face, 0.05)], [1, shade(face, -0.05)]])}"`) + path(arrow, `fill="none" stroke="${rim}" stroke-width="11" stroke-linejoin="round"`);
  // board
  const bd = 'M116 440H790Q850 440 850 500V850Q850 910 790 910H176Q116 910 116 850Z', face2 = dark ? p.e : mix(p.c, '#000', 0.12);
  let b = path(bd, 'fill="#000" opacity=".22" transform="translate(26 46)"');
  for (let i = 24; i >= 1; i--) b += path(bd, `fill="${mix(shade(face2, -0.12), shade(face2, -0.22), i / 24)}" transform="translate(${n1(i * 0.9)} ${n1(i * 1.25)})"`);
  b += path(bd, `fill="${c.lin([[0, shade(face2, 0.04)], [1, shade(face2, -0.05)]])}"`) + path(bd, `fill="none" stroke="${rim}" stroke-width="11"`);
  b += path('M150 474H786Q816 474 816 504V846Q816 876 786 876H180Q150 876 150 846Z', `fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="3"`);
  c.add('art', s + b);
  const mids = sweep.map((q, i) => [lerp(q[0], inner[i]![0], 0.5), lerp(q[1], inner[i]![1], 0.5)] as P);
  const aL = walk([...mids.slice(1), [812, 330]], 40).map((q) => q.p);
  const headL = [...walk([[876, 232], [892, 440]], 42), ...walk([[892, 440], [712, 424]], 42), ...walk([[876, 232], [812, 330]], 46).slice(1, -1)].map((q) => q.p);
  c.add('ornament', lamps(lamp(c, 11), [...aL, ...headL]));
  const bL: P[] = [];
  for (const q of walk([[176, 457], [790, 457], [822, 470], [833, 500], [833, 850], [822, 880], [790, 893], [176, 893], [144, 880], [133, 850], [133, 500],
    [133, 457]], 40, true, true)) bL.push(q.p);
  c.add('ornament', lamps(lamp(c, 8), bL));
  const fc = inkFor(face2, [pale, p.b], 4.5);
  const lb = block(inp.headline.split('|'), 'yesteryear', 590, inp.sub ? 148 : 168), lh = lb.s * 0.94;
  const extra = inp.sub ? 104 : 0, y0 = 675 - extra / 2 - ((lb.runs.length - 1) * lh) / 2 + lb.s * 0.3;
  let d = '';
  lb.runs.forEach((q, i) => (d += at(q, 483, y0 + i * lh)));
  c.add('type', path(d, `fill="none" stroke="${glowC}" stroke-opacity=".16" stroke-width="26" stroke-linejoin="round"`)
    + g(path(d, 'fill="#000" opacity=".35"'), 'transform="translate(4 6)"') + path(d, `fill="${fc}"`));
  if (inp.sub) { const q = tfit(upper(inp.sub), 'josefin-sans:700', 560, 34, { track: 110 }); c.add('type', path(at(q, 483, 852), `fill="${inkFor(face2, [p.b, pale], 4.5)}"`)); }
  if (name) {
    const qs = nameLines(name, 'josefin-sans:700', 500, 34, { track: 80, least: 20 }), q = qs[0]!, pc = rimC,
      w = Math.max(...qs.map((line) => line.x1 - line.x0)) + 90;
    c.add('art', rect(505 - w / 2 + 10, 1002, w, 96, 'rx="14" fill="#000" opacity=".22"') + rect(505 - w / 2, 986, w, 96, `rx="14" fill="${pc}"`)
      + rect(505 - w / 2 + 8, 994, w - 16, 80, `rx="9" fill="none" stroke="${p.a}" stroke-width="3.4"`));
    c.add('type', path(linesAt(qs, 505, 1034 + q.cap / 2 - (qs.length - 1) * q.size * 0.67), `fill="${inkFor(pc, [darkest(p)], 5)}"`));
  }
  let gr = '';
  for (let i = 0; i < 60; i++) { const x = r.f(0, 1000); gr += tuft(x, 1420, -Math.PI / 2 + r.f(-0.4, 0.4), r.f(70, 150), 6, r.f(-0.3, 0.3)); }
  c.add('art', path(gr, `fill="${shade(skyT, -0.1)}"`));
}

function drawStar({ c, p, night, deep, glowC, L, pale, rimC, placed, nameAt }: Scene) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(night, glowC, 0.22)], [0.5, night], [1, deep]], 0.5, 0.4, 0.7)}"`));
  let tex = '';
  for (let x = 0; x < 1000; x += 125) tex += rect(x, 0, 2.4, 1400, 'fill="#000" opacity=".22"') + rect(x + 2.4, 0, 1.4, 1400, 'fill="#fff" opacity=".05"');
  c.add('ground', tex);
  const long = L.some((t) => t.length > 7);
  const cx = 500, cy = long ? 560 : 650, R = long ? 380 : 440, rounded = R * 0.464;
  const starP = (k: number) => Array.from({ length: 10 }, (_, i) => polar(cx, cy, (i % 2 ? rounded : R) * k, -Math.PI / 2 + (i * Math.PI) / 5));
  const d = poly(starP(1));
  const face = p.a;
  let s = path(d, `fill="#000" opacity=".3" stroke="#000" stroke-width="60" stroke-linejoin="round" transform="translate(26 46)"`);
  for (let i = 24; i >= 1; i--)
    s += path(d, `fill="${mix(shade(face, -0.16), shade(face, -0.34), i / 24)}" stroke="${mix(shade(face, -0.16), shade(face, -0.34), i / 24)}" stroke-width="44" stroke-linejoin="round" transform="translate(${n1(i)} ${n1(i * 1.5)})"`);
  s += path(d, `fill="${rimC}" stroke="${rimC}" stroke-width="44" stroke-linejoin="round"`)
    + path(d, `fill="${shade(face, -0.2)}" stroke="${shade(face, -0.2)}" stroke-width="22" stroke-linejoin="round"`)
    + path(d, `fill="${c.rad([[0, shade(face, 0.1)], [0.7, face], [1, shade(face, -0.09)]], 0.5, 0.45, 0.6)}" stroke="${shade(face, -0.05)}" stroke-width="8" stroke-linejoin="round" transform="translate(3 5)"`);
  c.add('art', s);
  const inn = starP(0.955);
  const ring: P[] = [];
  for (let i = 0; i < 10; i++) for (const q of walk([inn[i]!, inn[(i + 1) % 10]!], 38, true, false).slice(0, -1)) ring.push(q.p);
  c.add('ornament', lamps(lamp(c, 11.5), ring));
  // lettering in the middle
  const q0 = L.map((t) => tfit(t, 'jost:100', 336, 150, { track: 170 })), hs = Math.min(...q0.map((q) => q.size)), lh = hs * 1.06;
  const y0 = long ? 1130 - (L.length - 1) * lh : cy + 44 - ((L.length - 1) * lh) / 2 + hs * 0.3;
  if (long) {
    const lb = block(L, 'limelight', 800, 104), l2 = lb.s * 1.12;
    let dd = '';
    lb.runs.forEach((q, i) => (dd += at(q, 500, 1190 + (i - (L.length - 1)) * l2)));
    c.add('type', path(dd, `fill="none" stroke="${glowC}" stroke-opacity=".14" stroke-width="20" stroke-linejoin="round"`) + path(dd, `fill="${inkFor(deep, [p.ink, pale], 5)}"`));
    c.add('ornament', path(star(cx, cy + 6, 5, 168, 72), `fill="${shade(face, -0.16)}"`) + path(star(cx - 3, cy + 1, 5, 168, 72), `fill="${rimC}"`));
  } else L.forEach((t, i) => {
    // plain enamel, without lamps, so that the letters are read first
    const q = set(t, 'jost:100', hs, { track: 170 }), w = clamp(hs * 0.2, 20, 36), [dd] = placed(q, 500, y0 + i * lh);
    c.add('type', tin(c, dd, w, pale, shade(face, -0.3), shade(face, -0.36), 8, 1, 1.5));
  });
  // string of lamps from wing to wing
  for (const [y, sag] of [[60, 110], [24, 60]] as [number, number][]) {
    const q = qbez([-20, y], [500, y + sag * 2], [1020, y], 40);
    c.add('ornament', path(smooth(q.filter((_, i) => i % 4 === 0), false), `fill="none" stroke="${deep}" stroke-width="5"`)
      + lamps(lamp(c, 8), walk(q, 62, false).map((z) => [z.p[0], z.p[1] + 10] as P)));
  }
  nameAt(1286, deep, 780, 40);
}

export function drawMarquee(inp: Input): Drawing {
  const c = new Drawing('marquee', inp), { p, r } = c;
  const m = ['show', 'theatre', 'arrow', 'star'].includes(inp.motif || '') ? inp.motif! : 'show';
  const dark = lum(p.bg) < 0.5;
  const night = dark ? p.bg : shade(darkest(p), 0.02), deep = shade(night, -0.09), glowC = '#ffcf6a';
  const L = inp.headline.split('|').map((s) => upper(s.trim()));
  const pale = '#fff3dc';
  const rimC = dark ? mix(p.ink, '#ffffff', 0.2) : p.paper;
  const placed = (q: Run, x: number, y: number): [string, Flat[]] => { const ox = x - (q.x0 + q.x1) / 2; return [at(q, x, y), flatten(q, ox, y)]; };
  const name = inp.name ? upper(inp.name) : '';
  const nameAt = (y: number, on: string, w = 780, max = 36) => {
    if (!name) return;
    const q = tfit(name, 'josefin-sans:600', w, max, { track: 170 });
    c.add('type', path(at(q, 500, y), `fill="${inkFor(on, [p.ink, pale, p.e], 4.5)}"`));
  };
  const scene: Scene = { inp, c, p, r, dark, night, deep, glowC, L, pale, rimC, placed, name, nameAt };
  if (m === 'show') drawShow(scene);
  else if (m === 'theatre') drawTheatre(scene);
  else if (m === 'arrow') drawArrow(scene);
  else drawStar(scene);
  c.add('texture', c.vignette('#000', 0.22) + c.grain(0.55));
  return c;
}
