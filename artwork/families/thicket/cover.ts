import {
  at, bez, circ, clamp, Drawing, g, heart, type Input, lerp, mix, n1, type P, path, polar, poly, pt, qbez, rect,
  ribbon, rot, shade, smooth, TAU, tfit, type Rng,
} from '#artwork/engine.ts';
import { clear, near, sheet } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';
import { engrave } from '#artwork/marks/engraving.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; paper: string; ink: string; red: string; moss: string; fern: string; ochre: string; dusk: string;
  skin: string; W: string[]; I: string[]; mark: (a: P, mm: P, b: P, w: number) => string;
  wash: (d: string, col: string, o?: number, dx?: number, dy?: number) => number; clearW: (d: string) => number;
  commit: (wet?: boolean) => void;
  blobW: (cx: number, cy: number, rx: number, ry: number, n?: number, j?: number) => string;
};

// pen: a line that presses and lifts, a little unsteady
function pen({ r }: Scene, ps: P[], w = 4) {
  const q = ps.map(([x, y], i) => [x + (i && i < ps.length - 1 ? r.f(-0.9, 0.9) : 0), y + (i && i < ps.length - 1 ? r.f(-0.9, 0.9) : 0)] as P), L: P[] = [], R: P[] = [], n = q.length;
  for (let i = 0; i < n; i++) {
    const a = q[Math.max(0, i - 1)]!, b = q[Math.min(n - 1, i + 1)]!, dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, t = i / (n - 1),
      h = (w / 2) * (0.3 + 0.7 * Math.sin(Math.PI * clamp(0.1 + t * 0.86))) * (1 + 0.18 * Math.sin(t * 9));
    L.push([q[i]![0] - (dy / l) * h, q[i]![1] + (dx / l) * h]);
    R.push([q[i]![0] + (dy / l) * h, q[i]![1] - (dx / l) * h]);
  }
  return poly([...L, ...R.reverse()]);
}

function spl(ps: P[], n = 7): P[] {
  const o: P[] = [];
  for (let i = 0; i < ps.length - 1; i++) {
    const a = ps[Math.max(0, i - 1)]!, b = ps[i]!, d = ps[i + 1]!, e = ps[Math.min(ps.length - 1, i + 2)]!;
    o.push(...bez(b, [b[0] + (d[0] - a[0]) / 6, b[1] + (d[1] - a[1]) / 6], [d[0] - (e[0] - b[0]) / 6, d[1] - (e[1] - b[1]) / 6], d, n).slice(i ? 1 : 0));
  }
  return o;
}

function fernL(scene: Scene, x: number, y: number, a: number, L: number, bend: number, col: string) {
  const { ink, W, I, mark } = scene;
  let w = '', ik = '';
  const mid = (t: number): P => { const q = rot([bend * L * t * t, -t * L], (a * Math.PI) / 180); return [x + q[0], y + q[1]]; };
  for (let i = 2; i < 24; i++) {
    const t = i / 24, q = mid(t), f = mid(t + 0.02), an = Math.atan2(f[1] - q[1], f[0] - q[0]), l = L * 0.34 * Math.pow(Math.sin(Math.PI * clamp(t * 0.84 + 0.15)), 0.9);
    for (const k of [-1, 1]) {
      const e = polar(q[0], q[1], l, an + k * lerp(1.2, 0.7, t)), b = polar(q[0], q[1], l * 0.5, an + k * lerp(1.3, 0.85, t));
      w += mark(q, b, e, L * 0.02);
      ik += `M${pt(q)}Q${pt(b)} ${pt(e)}`;
    }
  }
  W.push(path(w, `fill="${col}" fill-opacity=".78"`));
  I.push(path(ik, `fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity=".72"`) + path(pen(scene, Array.from({ length: 14 }, (_, i) => mid(i / 13)), 4.4)));
}

function grass(scene: Scene, x: number, y: number, n: number, h: number, spread: number) {
  const { r, moss, fern, W, I, mark } = scene;
  let w = '', ik = '';
  for (let i = 0; i < n; i++) {
    const x0 = x + r.f(-spread, spread), l = h * r.f(0.5, 1), k = r.f(-0.5, 0.5), e: P = [x0 + k * l, y - l], mm: P = [x0 + k * l * 0.2, y - l * 0.6];
    w += mark([x0, y + 6], mm, e, 6);
    ik += pen(scene, qbez([x0, y + 6], mm, e, 6), 2.8);
  }
  W.push(path(w, `fill="${r.chance(0.5) ? moss : fern}" fill-opacity=".7"`));
  I.push(path(ik));
}

function mush(scene: Scene, x: number, y: number, s: number, lean: number, cw: number, chh: number, sh: number, col: string, spots = true) {
  const { c, r, paper, ink, ochre, dusk, W, I, mark, wash, clearW, commit } = scene;
  const T = ([u, v]: P): P => [x + (u + (v / -sh) * lean) * s, y + v * s], Q = (ps: P[]) => ps.map(T);
  const tx = (d: P[]) => smooth(Q(d));
  const stemL: P[] = [[-40, 4], [-50, -14], [-38, -50], [-27, -sh * 0.5], [-24, -sh]], stemR: P[] = [[24, -sh], [29, -sh * 0.5], [42, -50], [54, -12], [40, 6]];
  const stem = tx([...stemL, ...stemR]), rim = sh - 4;
  const cap: P[] = [[-cw, -rim], [-cw * 1.0, -rim - chh * 0.32], [-cw * 0.8, -rim - chh * 0.72], [-cw * 0.4, -rim - chh * 0.96], [0, -rim - chh * 1.02],
    [cw * 0.42, -rim - chh * 0.95], [cw * 0.82, -rim - chh * 0.7], [cw * 1.01, -rim - chh * 0.3], [cw, -rim]];
  const under: P[] = [[cw, -rim], [cw * 0.6, -rim + 24], [0, -rim + 34], [-cw * 0.6, -rim + 24], [-cw, -rim]];
  const capTop = spl(Q(cap), 6), und = spl(Q(under), 6), capD = poly([...capTop, ...und]),
    undUp = Q([[-cw, -rim], [-cw * 0.5, -rim - 12], [0, -rim - 16], [cw * 0.5, -rim - 12], [cw, -rim]]), gillD = poly([...spl(undUp, 5), ...und]);
  clearW(stem + capD);
  wash(stem, mix('#f3e6c8', ochre, 0.12), 0.75);
  W.push(path(tx([[8, 0], [14, -sh * 0.5], [8, -sh], [24, -sh], [29, -sh * 0.5], [42, -50], [52, -12], [36, 6]]), `fill="${dusk}" fill-opacity=".3"`));
  // stem line, flutes, base
  I.push(path(pen(scene, spl(Q(stemL), 6), 4.6 * s) + pen(scene, spl(Q(stemR), 6), 5.4 * s)));
  let fl = '';
  for (let i = 0; i < 9; i++) {
    const u = lerp(-6, 25, i / 8), v0 = -sh * r.f(0.12, 0.3), v1 = -sh * r.f(0.55, 0.86);
    fl += pen(scene, spl(Q([[u * 1.3, v0], [u, (v0 + v1) / 2], [u * 0.9, v1]]), 3), 2.4 * Math.sqrt(s));
  }
  I.push(path(fl, 'opacity=".8"'));
  commit();
  // gills
  W.push(path(gillD, `fill="${paper}"`));
  wash(gillD, mix('#f0dcb8', ochre, 0.2), 0.85, 0, 0);
  let gl = '';
  for (let i = -13; i <= 13; i++) {
    const u = (i / 13.5) * cw * 0.97, yy = -rim + 31 * Math.sqrt(Math.max(0, 1 - (u / cw) ** 2)) - 4;
    gl += pen(scene, Q([[u * 0.3, -rim - 12], [u * 0.7, -rim + (yy + rim) * 0.4 - 6], [u, yy]]), 2.5 * Math.sqrt(s));
  }
  const ring = tx([[-26, -sh * 0.74], [0, -sh * 0.72], [28, -sh * 0.74], [44, -sh * 0.6], [24, -sh * 0.565], [4, -sh * 0.585], [-20, -sh * 0.56], [-42, -sh * 0.6]]);
  W.push(path(ring, `fill="${mix('#f7ecd4', ochre, 0.1)}"`));
  I.push(path(gl), path(ring, `fill="none" stroke="${ink}" stroke-width="${n1(3 * Math.sqrt(s))}" stroke-linejoin="round"`),
    path(Array.from({ length: 9 }, (_, i) => pen(scene, Q([[lerp(-24, 26, i / 8), -sh * 0.72], [lerp(-30, 32, i / 8), -sh * 0.6]]), 2.2)).join('')));
  commit();
  // cap
  const topD = poly([...capTop, ...spl(undUp, 5).reverse()]);
  W.push(path(topD, `fill="${col}" fill-opacity=".94" stroke="${shade(col, -0.12)}" stroke-opacity=".5" stroke-width="5" transform="translate(2 2)"`));
  W.push(path(tx([[-cw * 0.78, -rim - chh * 0.3], [-cw * 0.66, -rim - chh * 0.62], [-cw * 0.3, -rim - chh * 0.86], [-cw * 0.34, -rim - chh * 0.6],
    [-cw * 0.56, -rim - chh * 0.36]]), `fill="#fff3e4" fill-opacity=".5"`)
      + path(tx([[cw * 0.98, -rim - 6], [cw * 0.99, -rim - chh * 0.32], [cw * 0.78, -rim - chh * 0.7], [cw * 0.3, -rim - chh * 0.92],
      [cw * 0.56, -rim - chh * 0.5], [cw * 0.5, -rim - 12]]), `fill="${shade(col, -0.14)}" fill-opacity=".55"`));
  const cl = c.clip(path(topD));
  const f = (u: number, v: number): P => T([lerp(-1, 1, v) * cw * Math.sqrt(Math.max(0, 1 - Math.pow(u, 2.2))) * 1.0, -rim - 10 - chh * u * 0.99]);
  I.push(g(path(engrave((u, v) => f(u * 0.97, 0.5 + Math.sin((v - 0.5) * Math.PI) / 2), (u, v) => clamp((v - 0.56) * 1.25 + (u < 0.16 ? 0.1 : 0) - u * 0.18),
    { n: 40, sp: 5.2 * Math.sqrt(s), m: 14, r })), `clip-path="${cl}"`));
  if (spots) {
    const sp: [number, number, number][] = [[-0.5, 0.3, 0.15], [0.06, 0.42, 0.19], [0.56, 0.3, 0.14], [-0.18, 0.74, 0.13], [0.36, 0.7, 0.12],
      [-0.76, 0.16, 0.08], [-0.2, 0.14, 0.1], [0.3, 0.12, 0.09], [0.8, 0.14, 0.07], [-0.5, 0.6, 0.08], [0.06, 0.92, 0.07]];
    for (const [u, v, k] of sp) {
      const [qx, qy] = T([u * cw * Math.sqrt(1 - v * v * 0.75), -rim - 8 - chh * v * 0.96]), R = k * cw * s, sx = Math.sqrt(Math.max(0.25, 1 - u * u * 0.9)),
        d = smooth(Array.from({ length: 8 }, (_, i) => {
        const a = (i / 8) * TAU, q = R * r.f(0.86, 1.12);
        return [qx + Math.cos(a) * q * sx, qy + Math.sin(a) * q * 0.72] as P;
      }));
      W.push(path(d, `fill="#fffaf0"`));
      I.push(path(d, `fill="#fffaf0" stroke="${ink}" stroke-width="${n1(2.6 * Math.sqrt(s))}"`)
        + path(mark([qx + R * 0.7 * sx, qy - R * 0.2], [qx + R * 0.5 * sx, qy + R * 0.5], [qx - R * 0.4 * sx, qy + R * 0.62], R * 0.12), `fill="${ink}" opacity=".6"`));
    }
  }
  I.push(path(pen(scene, capTop, 6 * Math.sqrt(s)) + pen(scene, und, 4.6 * Math.sqrt(s))));
  commit();
  return T;
}

function snail(scene: Scene, x: number, y: number, s: number, fl = 1, parcel = false) {
  const { r, paper, ink, red, ochre, dusk, skin, W, I, wash, clearW, commit } = scene;
  const T = ([u, v]: P): P => [x + u * s * fl, y + v * s], Q = (ps: P[]) => ps.map(T), sm = (ps: P[]) => smooth(Q(ps));
  const body: P[] = [[-210, 0], [-150, -22], [-90, -40], [60, -46], [104, -60], [126, -104], [150, -138], [182, -144], [200, -124], [196, -92], [176, -52], [158, -14], [120, 0], [-60, 4]];
  const cx = -20, cy = -118, shell = sm([[-150, -70], [-152, -150], [-110, -216], [-34, -246], [50, -222], [98, -158], [96, -88], [62, -44], [-20, -30], [-100, -36]]);
  clearW(sm(body) + shell);
  wash(sm(body), skin, 0.85, 2, 2);
  W.push(path(sm([[-200, 0], [-90, -20], [60, -22], [130, -30], [170, -60], [150, -10], [120, 0], [-60, 4]]), `fill="${shade(skin, -0.12)}" fill-opacity=".5"`));
  I.push(path(pen(scene, spl(Q(body), 6), 5 * s) + pen(scene, spl(Q([[120, 0], [-60, 4], [-210, 0]]), 5), 5 * s)));
  let sk = '';
  for (let i = 0; i < 46; i++) { const u = r.f(-170, 160), v = u > 100 ? r.f(-100, -16) : r.f(-30, -8); sk += pen(scene, Q([[u, v], [u + 6, v + 3], [u + 11, v]]), 2.2); }
  I.push(path(sk, 'opacity=".75"'));
  // horns and face
  for (const [u, v, w] of [[178, -138, 214], [192, -128, 244]] as number[][]) {
    const d = Q([[u!, v!], [u! + (w! - 200) * 0.5 + 6, v! - 44], [w! - 6, v! - 84]]);
    W.push(path(ribbon(spl(d, 4), () => 10 * s), `fill="${skin}"`));
    I.push(path(pen(scene, spl(d, 5), 8 * s)) + circ(...T([w! - 5, v! - 88]), 9 * s, ''));
    const h = T([w! - 3, v! - 91]);
    I.push(circ(h[0], h[1], 3 * s, `fill="${paper}"`));
  }
  I.push(path(pen(scene, spl(Q([[170, -88], [182, -80], [193, -88]]), 4), 4 * s)));
  W.push(path(`M${pt(T([158, -100]))}a${14 * s} ${10 * s} 0 1 0 0.1 0Z`, `fill="${red}" fill-opacity=".35"`));
  // shell
  wash(shell, ochre, 0.9, 2, 2);
  const turns: P[] = [], R0 = 128;
  for (let i = 0; i <= 84; i++) { const t = i / 84, a = 0.9 - t * TAU * 2.6, R = R0 * Math.pow(1 - t, 0.9) + 4; turns.push([cx - 8 + Math.cos(a) * R * 0.98, cy - 16 + Math.sin(a) * R * 0.86]); }
  let band = '';
  band += ribbon(Q(turns.map(([u, v], i) => [cx - 8 + (u - cx + 8) * (0.84 - 0.001 * i), cy - 16 + (v - cy + 16) * (0.84 - 0.001 * i)] as P)), (t) => 20 * s * (1 - t) + 2);
  W.push(path(band, `fill="${red}" fill-opacity=".62"`));
  W.push(path(sm([[98, -158], [96, -88], [62, -44], [-20, -30], [-100, -36], [-40, -66], [40, -90], [70, -140]]), `fill="${shade(ochre, -0.18)}" fill-opacity=".5"`));
  let gr = '';
  for (let i = 0; i < 78; i += 1) {
    const a = turns[i]!, k = 0.3 + 0.12 * Math.sin(i * 2.1), ctr: P = [cx - 8, cy - 16], q: P = [lerp(a[0], ctr[0], k * 0.62), lerp(a[1], ctr[1], k * 0.62)];
    gr += pen(scene, Q([a, [(a[0] + q[0]) / 2 + 3, (a[1] + q[1]) / 2 + 2], q]), (2.6 - 1.4 * (i / 84)) * s);
  }
  I.push(path(gr, 'opacity=".8"') + path(pen(scene, Q(turns), 6 * s)) + path(shell, `fill="none" stroke="${ink}" stroke-width="${n1(5 * s)}" stroke-linejoin="round"`));
  commit();
  if (parcel) {
    const bx = Q([[-96, -236], [70, -230], [64, -366], [-92, -370]]), bd = poly(bx);
    clearW(bd); W.push(path(bd, `fill="${dusk}" fill-opacity=".85"`),
      path(poly(Q([[30, -232], [70, -230], [64, -366], [28, -367]])), `fill="${shade(dusk, -0.16)}" fill-opacity=".5"`),
        path(poly(Q([[-26, -234], [2, -233], [-2, -369], [-26, -369]])), `fill="${red}"`), path(poly(Q([[-96, -292], [68, -288], [67, -312], [-95, -316]])), `fill="${red}"`));
    for (let i = 0; i < 4; i++) I.push(path(pen(scene, spl([bx[i]!, [(bx[i]![0] + bx[(i + 1) % 4]![0]) / 2, (bx[i]![1] + bx[(i + 1) % 4]![1]) / 2], bx[(i + 1) % 4]!], 4), 5 * s)));
    I.push(path(([[-26, -234, -26, -369], [2, -233, -2, -369], [-96, -292, 68, -288],
      [-95, -316, 67, -312]] as [number, number, number, number][]).map(([a, b, d, e]) => pen(scene, Q([[a, b], [(a + d) / 2, (b + e) / 2], [d, e]]), 3.4 * s)).join('')));
    let ht = '';
    for (let i = 0; i < 18; i++) ht += pen(scene, Q([[32 + i * 2, -238], [33 + i * 1.9, -284 - r.f(0, 70)]]), 2.2);
    I.push(path(ht, 'opacity=".7"'));
    for (const k of [-1, 1]) {
      const lp: P[] = [[-14, -368], [-14 + k * 40, -410], [-14 + k * 86, -420], [-14 + k * 84, -384], [-14 + k * 40, -370]], d = sm(lp);
      clearW(d);
      W.push(path(d, `fill="${red}"`));
      I.push(path(pen(scene, spl(Q([...lp, lp[0]!]), 5), 4.6 * s) + pen(scene, spl(Q([[-14 + k * 14, -374], [-14 + k * 44, -392], [-14 + k * 66, -400]]), 4), 3 * s)));
    }
    const hh = T([122, -296]);
    I.push(path(pen(scene, spl(Q([[0, -366], [40, -350], [104, -312]]), 4), 2.8 * s)),
      path(poly(Q([[104, -330], [150, -312], [138, -262], [90, -278]])),
        `fill="#fffaf0" stroke="${ink}" stroke-width="${n1(3.6 * s)}" stroke-linejoin="round"`), path(heart(hh[0], hh[1], 11 * s), `fill="${red}"`));
    commit();
  }
}

function ground(scene: Scene, y: number) {
  const { r, moss, fern, W, I, mark, wash, clearW, commit } = scene;
  const top: P[] = [[84, y + 46], [190, y + 6], [340, y - 14], [500, y - 2], [660, y - 20], [820, y + 4], [920, y + 50]],
    d = smooth(top, false) + `C${pt([880, y + 120])} ${pt([700, y + 150])} ${pt([500, y + 142])}C${pt([300, y + 152])} ${pt([120, y + 120])} ${pt(top[0]!)}Z`;
  clearW(d); wash(d, moss, 0.85, 0, 0);
    W.push(path(smooth([[120, y + 70], [320, y + 44], [520, y + 60], [720, y + 40], [880, y + 66], [700, y + 136], [500, y + 134], [280, y + 132]]),
      `fill="${shade(fern, -0.08)}" fill-opacity=".55"`));
  let tk = '';
  for (let i = 0; i < 210; i++) {
    const u = r.f(0.02, 0.98), x = lerp(100, 900, u), v = r.f(0, 1), yy = y + 12 + v * 110 * Math.sin(Math.PI * u), l = r.f(6, 15);
    tk += mark([x, yy], [x + r.f(-3, 3), yy - l / 2], [x + r.f(-6, 6), yy - l], 1.5);
  }
  I.push(path(tk) + path(pen(scene, spl(top, 6), 4)));
  commit();
}

function drawFungi(scene: Scene) {
  const { red, moss, fern, ochre, commit } = scene;
  fernL(scene, 250, 980, -22, 470, -0.2, fern); fernL(scene, 760, 980, 26, 440, 0.26, moss); fernL(scene, 640, 980, 8, 380, 0.2, fern); fernL(scene, 360, 980, -6, 350, -0.24, moss);
  commit();
  ground(scene, 952);
  mush(scene, 694, 1000, 1.04, 26, 122, 98, 222, mix(red, ochre, 0.5));
  mush(scene, 440, 1012, 1.4, -16, 150, 132, 272, red);
  mush(scene, 272, 1024, 0.88, -12, 92, 112, 150, red); mush(scene, 590, 1040, 0.62, 12, 84, 100, 120, mix(red, ochre, 0.5));
  snail(scene, 800, 1042, 0.42, -1);
  grass(scene, 340, 1062, 9, 74, 60); grass(scene, 660, 1066, 9, 80, 70); grass(scene, 880, 1044, 7, 90, 30); grass(scene, 140, 1044, 8, 84, 40); commit();
}

function drawSnail(scene: Scene) {
  const { red, moss, fern, ochre, commit } = scene;
  fernL(scene, 180, 990, -14, 430, -0.2, fern); fernL(scene, 846, 980, 16, 420, 0.2, moss); fernL(scene, 770, 985, 2, 300, 0.24, fern);
  commit();
  ground(scene, 960);
  mush(scene, 182, 1022, 0.8, -14, 104, 84, 190, mix(red, ochre, 0.4)); mush(scene, 872, 1016, 0.62, 14, 88, 96, 150, red);
  snail(scene, 478, 1014, 1.36, 1, true);
  grass(scene, 320, 1068, 10, 66, 80); grass(scene, 720, 1066, 10, 74, 70); grass(scene, 110, 1050, 6, 84, 30); commit();
}

function drawCottage(scene: Scene) {
  const { c, paper, ink, red, moss, fern, ochre, dusk, skin, W, I, commit, blobW } = scene;
  fernL(scene, 196, 985, -18, 420, -0.22, fern); fernL(scene, 820, 985, 20, 400, 0.24, moss);
  commit();
  ground(scene, 956);
  mush(scene, 500, 1016, 1.5, 0, 176, 132, 262, red);
  // door, window, chimney, smoke
  const dr = 'M470 1016V934C470 902 530 902 530 934V1016Z';
  W.push(path(dr, `fill="${shade(dusk, -0.12)}"`), path(blobW(598, 840, 0.1, 0.1), 'fill="none"'));
  I.push(path(dr, `fill="none" stroke="${ink}" stroke-width="5"`)
    + path(pen(scene, [[485, 1012], [485, 920]], 2.6) + pen(scene, [[500, 1012], [500, 912]], 2.6) + pen(scene, [[515, 1012], [515, 920]], 2.6))
    + circ(520, 968, 4.4, `fill="${ochre}" stroke="${ink}" stroke-width="1.6"`));
  commit();
  I.push(circ(500, 838, 29, `fill="${c.rad([[0, '#fff3b0'], [1, mix('#f7b93e', ochre, 0.2)]])}" stroke="${ink}" stroke-width="5"`)
    + path('M500 810V866M472 838H528', `stroke="${ink}" stroke-width="4"`) + path('M462 872H538', `stroke="${ink}" stroke-width="6" stroke-linecap="round"`));
  const CH = 'transform="translate(64 -24)"';
  const ch = 'M640 520L646 432H690L684 566Z';
  W.push(g(path(ch, `fill="${paper}"`), CH), g(path(ch, `fill="${mix(skin, red, 0.3)}"`), CH));
    I.push(g(path(ch, `fill="none" stroke="${ink}" stroke-width="4.4" stroke-linejoin="round"`)
      + path('M636 432H700', `stroke="${ink}" stroke-width="9" stroke-linecap="round"`)
      + path([452, 476, 500, 524].map((y, i) => `M${646 + i} ${y}H${688 - i}M${656 + (i % 2) * 14} ${y}v22`).join(''), `fill="none" stroke="${ink}" stroke-width="2.4"`), CH));
  commit();
  mush(scene, 222, 1030, 0.72, -12, 96, 92, 160, mix(red, ochre, 0.5)); mush(scene, 784, 1032, 0.84, 16, 100, 88, 176, mix(red, ochre, 0.35));
  let st = '';
  for (const [x, y, w] of [[500, 1040, 34], [478, 1062, 40], [520, 1084, 46]] as number[][]) {
    const d = blobW(x!, y!, w!, 9, 9, 0.08);
    W.push(path(d, `fill="${mix(skin, '#fff', 0.5)}"`));
    st += path(d, `fill="none" stroke="${ink}" stroke-width="3"`);
  }
  I.push(st); snail(scene, 650, 1056, 0.34, 1); grass(scene, 360, 1062, 8, 62, 50); grass(scene, 880, 1050, 8, 84, 30); grass(scene, 130, 1046, 7, 80, 34); commit();
}

export function drawThicket(inp: Input): Drawing {
  const c = new Drawing('thicket', inp), { r, p } = c;
  const m = ['fungi', 'snail', 'cottage'].includes(inp.motif || '') ? inp.motif! : 'fungi';
  const S = sheet(p), paper = mix(S.paper, '#f7efdc', 0.45), ink = clear(mix(S.ink, '#241a18', 0.5), paper, 9);
  const red = near('#c23a2c', p.a, 0.35, 350, 60), moss = near('#7f9150', p.c, 0.3, 90, 200), fern = near('#5f8560', p.e, 0.2, 110, 220),
    ochre = near('#d9a04c', p.b, 0.3, 40, 100), dusk = near('#7f8fa8', p.e, 0.2, 180, 320), skin = near('#c9a184', p.d, 0.15, 30, 90);
  const W: string[] = [], I: string[] = [];
  const mark = (a: P, mm: P, b: P, w: number) => {
    const dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, nx = (-dy / l) * w, ny = (dx / l) * w;
    return `M${pt(a)}Q${pt([mm[0] + nx, mm[1] + ny])} ${pt(b)}Q${pt([mm[0] - nx, mm[1] - ny])} ${pt(a)}Z`;
  };
  const wash = (d: string, col: string, o = 0.8, dx = 4, dy = 3) =>
    W.push(g(path(d, `fill="${col}" fill-opacity="${o}" stroke="${shade(col, -0.08)}" stroke-opacity=".45" stroke-width="4"`), `transform="translate(${dx} ${dy})"`));
  const clearW = (d: string) => W.push(path(d, `fill="${paper}"`));
  // each creature is laid in front of what stands behind: its own paper first, then wash and line together
  const flush: string[] = [];
  const commit = (wet = false) => {
    flush.push(g(W, wet ? `filter="${WF}"` : '') + g(I, `fill="${ink}"`));
    W.length = 0;
    I.length = 0;
  };
  const WF = c.wash(7, 0.014, 1.9, -0.16);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.5, ochre, 0], [1, shade(ochre, -0.06), 0.3]], 0.5, 0.5, 0.78)}"`));
  // a wet sky and a moss floor, with ragged edges
  const blobW = (cx: number, cy: number, rx: number, ry: number, n = 26, j = 0.1) => smooth(Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU, k = 1 + r.f(-j, j);
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as P;
  }));
  W.push(path(blobW(500, 690, 400, 330), `fill="${mix(dusk, '#ffffff', 0.35)}" fill-opacity=".55"`),
    path(blobW(500, 800, 340, 230), `fill="${mix(moss, '#fff3c8', 0.45)}" fill-opacity=".6"`), path(blobW(600, 560, 190, 150), `fill="${mix(ochre, '#fff3d0', 0.55)}" fill-opacity=".6"`));
  // far trunks, faint
  for (const [x, w] of [[210, 30], [300, 20], [700, 24], [806, 34], [610, 16]] as [number, number][])
    W.push(path(`M${x - w} 960C${x - w * 0.6} 800 ${x - w * 0.5} 640 ${x - w * 0.3} ${470 + r.f(-40, 40)}L${x + w * 0.3} ${460 + r.f(-40, 40)}C${x + w * 0.5} 640 ${x + w * 0.6} 800 ${x + w} 960Z`,
      `fill="${mix(dusk, moss, 0.3)}" fill-opacity=".42"`));
  commit(true);
  const scene: Scene = { c, r, paper, ink, red, moss, fern, ochre, dusk, skin, W, I, mark, wash, clearW, commit, blobW };
  if (m === 'fungi') drawFungi(scene);
  else if (m === 'snail') drawSnail(scene);
  else drawCottage(scene);
  // leaves on the air
  for (let i = 0; i < 7; i++) {
    const x = r.chance(0.5) ? r.f(96, 250) : r.f(750, 904), y = r.f(420, 760), a = r.f(0, TAU), e = polar(x, y, 30, a), k: P = [(x + e[0]) / 2, (y + e[1]) / 2];
    W.push(path(mark([x, y], k, e, 13), `fill="${r.pick([red, ochre, moss])}" fill-opacity=".85"`));
    I.push(path(pen(scene, [[x, y], k, e], 2.6)) + path(mark([x, y], k, e, 13), `fill="none" stroke="${ink}" stroke-width="2"`));
  }
  commit();
  c.add('art', flush);
  // pigment settles unevenly over the whole sheet
  c.add('texture', rect(60, 400, 880, 740, `fill="${paper}" opacity=".3" filter="${c.wash(11, 0.02, 2.6, -1.05)}"`));
  const small = inp.name || inp.sub;
  const b = block(inp.headline, 'young-serif', 780, 216, { max: 112, lead: 1.0, lines: 2 });
  c.add('type', [path(blockC(b, 500, 226), `fill="${clear(mix(ink, red, 0.1), paper, 7)}"`),
    small ? path(at(tfit(small, 'homemade-apple', 640, 40), 500, 1256), `fill="${clear(mix(red, ink, 0.35), paper, 4.8)}"`) : '']);
  c.add('texture', c.grain(0.9));
  return c;
}
