import {
  at, circ, clamp, Drawing, ell, g, type Input, lerp, lum, makeRng, mix, n1, noise1, type P, path, poisson, polar,
  poly, pt, qbez, rect, ribbon, type Rng, set, shade, smooth, TAU, tf, tfit, warp, type Palette,
} from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { curve, limb, oval } from '#artwork/outlines/walk.ts';

const stipple = (r: Rng, ring: P[], n: number, dens: (x: number, y: number) => number, s0: number, s1: number, col: string, o = 1) => {
  const xs = ring.map((q) => q[0]), ys = ring.map((q) => q[1]);
  const x0 = Math.min(...xs), x1 = Math.max(...xs), y0 = Math.min(...ys), y1 = Math.max(...ys);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(x0, x1), y = r.f(y0, y1);
    if (r.n() > dens((x - x0) / (x1 - x0), (y - y0) / (y1 - y0)) || !isInside(ring, x, y)) continue;
    const s = r.f(s0, s1);
    d += `M${n1(x)} ${n1(y)}h${n1(s)}`;
  }
  return path(d, `fill="none" stroke="${col}" stroke-width="${n1((s0 + s1) / 1.6)}" stroke-linecap="round" opacity="${o}"`);
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; deep: string; topW: string; mid: string; water: (t: number) => string; rr: Rng;
  heroC: string; textTop: boolean;
};

function weed({ rr }: Scene, x: number, y: number, h: number, col: string) {
  let s = '';
  const q = limb(x, y, -Math.PI / 2 + rr.f(-0.2, 0.2), h, (t) => Math.sin(t * 9 + x) * 2.4, 30);
  s += ribbon(q, (t) => 12 * (1 - t) + 3);
  for (let i = 4; i < 29; i += 3) {
    const a = Math.atan2(q[i + 1]![1] - q[i]![1], q[i + 1]![0] - q[i]![0]), sd = i % 2 ? 1 : -1, L = h * 0.13 * (1.1 - i / 40);
    const e = polar(q[i]![0], q[i]![1], L, a + sd * 0.75), mm = polar(q[i]![0], q[i]![1], L * 0.6, a + sd * 1.3);
    s += ribbon(qbez(q[i]!, mm, e, 8), (t) => 13 * Math.sin(Math.PI * clamp(t * 0.92 + 0.06)));
  }
  return path(s, `fill="${col}"`);
}

function shoal({ rr }: Scene, n: number, cx: number, cy: number, sp: number, dir: number, col: string, s0: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = cx + rr.g(0, sp), y = cy + rr.g(0, sp * 0.36), s = s0 * rr.f(0.7, 1.15) * dir, v = Math.abs(s);
    d += `M${n1(x + 20 * s)} ${n1(y)}C${n1(x + 8 * s)} ${n1(y - 9 * v)} ${n1(x - 8 * s)} ${n1(y - 8 * v)} ${n1(x - 16 * s)} ${n1(y - 1 * v)}L${n1(x
      - 27 * s)} ${n1(y - 8 * v)}L${n1(x - 24 * s)} ${n1(y)}L${n1(x - 27 * s)} ${n1(y + 8 * v)}L${n1(x - 16 * s)} ${n1(y + 1 * v)}C${n1(x - 8 * s)} ${n1(y
        + 8 * v)} ${n1(x + 8 * s)} ${n1(y + 9 * v)} ${n1(x + 20 * s)} ${n1(y)}Z`;
  }
  return path(d, `fill="${col}"`);
}

function bubbles({ rr }: Scene, x: number, y: number, n: number) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const bx = x + rr.f(-30, 30) + Math.sin(i) * 14, by = y - i * rr.f(28, 44), R = rr.f(5, 15);
    s += circ(bx, by, R, 'fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".75" stroke-width="2"')
      + path(`M${n1(bx - R * 0.5)} ${n1(by - R * 0.25)}A${n1(R * 0.6)} ${n1(R * 0.6)} 0 0 1 ${n1(bx)} ${n1(by - R * 0.6)}`, 'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"');
  }
  return s;
}

function drawOctopus({ c, p, deep, rr, heroC }: Scene) {
  let art = '';
  const cx = 500, cy = 722, base = heroC, dk = shade(base, -0.15, 0.0), lt = shade(base, 0.09), under = mix(lt, '#fff4e0', 0.62);
  const arm = (x: number, y: number, a: number, L: number, w: number, k: (t: number) => number, side: number, front: boolean) => {
    const q = limb(x, y, a, L, k, 54);
    const d = ribbon(q, (t) => w * (1 - t) ** 0.82 + 5);
    let s = path(ribbon(q.map((u) => [u[0] + 10, u[1] + 16] as P), (t) => w * (1 - t) ** 0.82 + 5), `fill="${deep}" opacity=".18"`)
      + path(d, `fill="${c.lin([[0, front ? lt : shade(base, -0.07)], [1, front ? shade(base, -0.07) : dk]])}"`);
    // pale underside and suckers, kept to one edge
    const off = (f: number) => q.map((u, i) => {
      const b = q[Math.min(q.length - 1, i + 1)]!, b0 = q[Math.max(0, i - 1)]!, th = Math.atan2(b[1] - b0[1], b[0] - b0[0]) + (side * Math.PI) / 2,
        ww = (w * (1 - i / (q.length - 1)) ** 0.82 + 5) / 2;
      return [u[0] + Math.cos(th) * ww * f, u[1] + Math.sin(th) * ww * f] as P;
    });
    s += path(ribbon(off(0.66), (t) => (w * (1 - t) ** 0.82 + 5) * 0.34), `fill="${under}" opacity="${front ? 1 : 0.7}"`);
    const mids = off(0.5);
    let sk = '', sk2 = '';
    for (let i = 4; i < 50; ) {
      const ww = w * (1 - i / 54) ** 0.82 + 5, R = Math.max(2.2, ww * 0.15);
      sk += circ(mids[i]![0], mids[i]![1], R, '');
      sk2 += circ(mids[i]![0], mids[i]![1], R * 0.45, '');
      i += ww > 44 ? 2 : ww > 22 ? 2 : 1;
    }
    s += g(sk, `fill="${mix(under, '#ffffff', 0.4)}" stroke="${shade(base, -0.05)}" stroke-width="2.4"`) + g(sk2, `fill="${shade(base, -0.05)}" opacity=".8"`);
    s += stipple(rr, curve(off(-0.9).concat(off(-0.2).reverse()).filter((_, i) => i % 3 === 0), 2, true), 520, () => 0.5, 1.4, 3, shade(base, -0.2), 0.35);
    return s;
  };
  const C = (amp: number, ph: number, curl: number) => (t: number) => Math.sin(t * 5.4 + ph) * amp + curl * Math.max(0, t - 0.42) ** 1.25 * 3.4;
  art += arm(cx - 60, cy + 150, 2.7, 560, 62, C(2.2, 0.4, 7.4), 1, false) + arm(cx + 60, cy + 150, 0.44, 560, 62, C(-2.2, 0.4, -7.4), -1, false);
  art += arm(cx - 40, cy + 170, 2.1, 600, 66, C(1.6, 2, 6.6), 1, false) + arm(cx + 40, cy + 170, 1.04, 600, 66, C(-1.6, 2, -6.6), -1, false);
  art += arm(cx - 84, cy + 116, 3.0, 500, 74, C(1.6, 3.4, 8.4), 1, true) + arm(cx + 84, cy + 116, 0.14, 500, 74, C(-1.6, 3.4, -8.4), -1, true);
  // mantle
  const head: P[] = [[cx - 8, cy - 300], [cx + 108, cy - 276], [cx + 178, cy - 186], [cx + 184, cy - 84], [cx + 140, cy + 6], [cx + 120, cy + 70],
    [cx + 138, cy + 142], [cx + 96, cy + 206], [cx, cy + 222], [cx - 96, cy + 206], [cx - 138, cy + 142], [cx - 120, cy + 70], [cx - 140, cy + 6],
      [cx - 186, cy - 84], [cx - 186, cy - 192], [cx - 116, cy - 278]];
  art += arm(cx - 46, cy + 186, 1.95, 520, 80, C(2.4, 4.4, 8), 1, true) + arm(cx + 46, cy + 186, 1.2, 520, 80, C(-2.4, 4.4, -8), -1, true);
  art += path(smooth(head), `fill="${c.rad([[0, lt], [0.55, base], [1, dk]], 0.4, 0.28, 0.72)}"`);
  const hd = curve(head, 3, true);
  art += stipple(rr, hd, 5200, (u, v) => clamp((u - 0.45) * 1.3 + (v - 0.5) * 0.5 + 0.16), 1.4, 3.4, shade(base, -0.22), 0.38)
    + stipple(rr, hd, 1800, (u, v) => clamp(0.55 - u - v * 0.5), 1.4, 3.2, '#fff6e6', 0.5);
  for (let i = 0; i < 15; i++) {
    const x = cx + rr.f(-120, 130), y = cy - rr.f(50, 265), R = rr.f(6, 19);
    if (!isInside(hd, x - R - 12, y) || !isInside(hd, x + R + 12, y)) continue;
    art += path(smooth(oval(x, y, R, R * 0.84, rr.f(0, 1), TAU + rr.f(0, 1), 9)), `fill="${mix(lt, '#fff1d8', 0.4)}" opacity=".75"`);
  }
  for (const s of [-1, 1]) {
    const ex = cx + s * 82, ey = cy + 48;
    art += ell(ex, ey - 2, 50, 46, `fill="${shade(base, 0.05)}"`) + ell(ex, ey, 37, 36, 'fill="#fffaf0"') + ell(ex, ey, 37, 36, `fill="none" stroke="${dk}" stroke-width="5"`);
    art += path(`M${ex - 25} ${ey + 6}C${ex - 20} ${ey - 14} ${ex + 20} ${ey - 14} ${ex + 25} ${ey + 6}C${ex + 14} ${ey + 24} ${ex - 14} ${ey + 24} ${ex - 25} ${ey + 6}Z`,
      `fill="${p.ink.length && lum(p.ink) < 0.5 ? p.ink : deep}"`) + circ(ex - 9, ey + 1, 6, 'fill="#fff"');
    art += path(`M${ex - 48} ${ey - 14}C${ex - 28} ${ey - 50} ${ex + 28} ${ey - 50} ${ex + 48} ${ey - 14}C${ex + 24} ${ey - 24} ${ex - 24} ${ey - 24} ${ex - 48} ${ey - 14}Z`, `fill="${base}"`);
    art += ell(cx + s * 112, cy + 108, 22, 13, `fill="${mix(base, '#e23a5a', 0.5)}" opacity=".45"`);
  }
  art += path(`M${cx - 34} ${cy + 104}C${cx - 16} ${cy + 126} ${cx + 16} ${cy + 126} ${cx + 34} ${cy + 104}`, `fill="none" stroke="${shade(base, -0.3)}" stroke-width="7" stroke-linecap="round"`);
  return art;
}

function drawWhale(scene: Scene) {
  const { c, deep, topW, mid, water, rr, heroC } = scene;
  let art = '';
  const base = heroC, dk = shade(base, -0.12), lt = mix(base, topW, 0.4), belly = mix('#fff9ec', topW, 0.22);
  const whale = () => {
    const body: P[] = [[-392, 34], [-376, -8], [-300, -58], [-170, -96], [-10, -108], [96, -98], [140, -118], [178, -128], [180, -92], [262, -60],
      [340, -26], [412, -2], [416, 20], [340, 40], [230, 82], [90, 134], [-70, 160], [-220, 152], [-330, 118], [-382, 78]];
    const bd = curve(body, 3, true), d = smooth(body), id = c.clip(path(d));
    let q = path('M404 -4C424 -58 470 -118 556 -132C540 -92 520 -44 482 -2C524 18 560 58 574 108C500 106 436 66 404 22Z', `fill="${c.lin([[0, lt], [1, dk]])}"`);
    q += path('M404 -4C440 -40 490 -90 540 -122M404 18C446 30 500 66 556 102', `fill="none" stroke="${dk}" stroke-width="4" opacity=".6"`);
    q += path(d, `fill="${c.lin([[0, lt], [0.5, base], [1, dk]])}"`);
    let inn = path('M-410 40C-330 36 -270 52 -206 82C-120 122 20 118 150 88C100 190 -120 230 -300 180C-380 150 -410 100 -410 40Z', `fill="${c.lin([[0, belly], [1, mix(belly, mid, 0.45)]])}"`);
    let gr = '';
    for (let i = 0; i < 11; i++) gr += `M${-400 + i * 3} ${52 + i * 11}C${-310 + i * 8} ${58 + i * 11} ${-190 + i * 10} ${104 + i * 8} ${60 - i * 6} ${110 + i * 6}`;
    inn += path(gr, `fill="none" stroke="${mix(base, belly, 0.35)}" stroke-width="3.6"`);
    inn += stipple(rr, bd, 4600, (u, v) => clamp((v - 0.35) * 0.9 + 0.1), 1.3, 3.2, dk, 0.5) + stipple(rr, bd, 2600, (u, v) => clamp(0.6 - v * 1.5), 1.3, 3.2, '#ffffff', 0.4);
    q += g(inn, `clip-path="${id}"`);
    q += path('M-392 36C-320 28 -262 34 -208 58C-196 64 -188 72 -184 82', `fill="none" stroke="${dk}" stroke-width="7" stroke-linecap="round"`);
    q += ell(-178, 40, 15, 12, `fill="${shade(dk, -0.12)}"`) + circ(-183, 36, 4, 'fill="#fff"')
      + path('M-204 34C-192 16 -166 16 -154 34', `fill="none" stroke="${lt}" stroke-width="5" stroke-linecap="round"`)
      + path('M-200 50C-188 60 -168 60 -156 52', `fill="none" stroke="${dk}" stroke-width="3" stroke-linecap="round"`);
    for (const [x, y, R] of [[-350, 0, 7], [-322, -18, 6], [-296, 4, 6], [-268, -30, 6.5], [-246, -6, 5], [-224, -48, 6],
      [-340, 20, 4]] as [number, number, number][]) q += circ(x, y, R, `fill="${mix(lt, '#fff', 0.35)}"`) + circ(x + 1, y + 1.5, R * 0.5, `fill="${base}"`);
    // long pectoral fin with knuckled edge
    const fin = smooth([[-140, 96], [-84, 100], [-56, 140], [-20, 206], [30, 262], [84, 316], [96, 340], [74, 346], [20, 324], [-40, 286], [-92, 234], [-132, 170], [-156, 122]]);
    q += path(fin, `fill="${deep}" opacity=".25" transform="translate(10 16)"`) + path(fin, `fill="${c.lin([[0, base], [1, lt]])}"`)
      + path('M-120 130C-92 190 -40 254 60 318', `fill="none" stroke="${dk}" stroke-width="4" opacity=".5"`);
    return q;
  };
  art += shoal(scene, 22, 760, 420, 110, -1, mix(water(0.3), '#fff', 0.25), 0.8);
  art += g(whale(), tf(462, 520, -9, 0.88));
  art += g(whale(), tf(350, 836, -4, 0.4));
  art += bubbles(scene, 104, 520, 6) + bubbles(scene, 176, 800, 4);
  return art;
}

function drawJelly({ inp, c, p }: Scene) {
  let art = '';
  const jelly = (x: number, y: number, s: number, col: string, col2: string, tilt: number, seed: string) => {
    const q = makeRng(seed);
    let o = circ(0, -10, 330, `fill="${c.rad([[0, col, 0.5], [0.5, col, 0.14], [1, col, 0]])}"`);
    // fine tentacles
    for (let i = 0; i < 17; i++) {
      const tx = -150 + (i / 16) * 300, L = q.f(420, 720), ph = q.f(0, 6), ps = limb(tx * 0.92, 42, Math.PI / 2 + tx * -0.0006, L, (t) => Math.sin(t * 8 + ph) * 2.3, 30);
      o += path(smooth(ps.filter((_, k) => k % 2 === 0), false),
        `fill="none" stroke="${c.lin([[0, mix(col, '#fff', 0.5), 0.9], [1, col, 0]], 0, 0, 0, 1)}" stroke-width="${n1(q.f(1.6, 3.4))}" stroke-linecap="round"`);
    }
    // frilled oral arms
    for (let i = 0; i < 5; i++) {
      const ps = limb((i - 2) * 26, 20, Math.PI / 2 + (i - 2) * 0.07, q.f(330, 470), (t) => Math.sin(t * 6 + i * 1.7) * 1.9, 60);
      for (const [w, op, cc] of [[46, 0.28, col], [28, 0.4, mix(col, '#fff', 0.3)], [12, 0.7, mix(col2, '#fff', 0.4)]] as [number, number, string][])
        o += path(poly([...ps.map((u, k) => [u[0] - (w / 2) * (1 - k / 66) * (1 + 0.45 * Math.sin(k * 1.25 + i)), u[1]] as P),
          ...ps.map((u, k) => [u[0] + (w / 2) * (1 - k / 66) * (1 + 0.45 * Math.sin(k * 1.4 + i * 2)), u[1]] as P).reverse()]), `fill="${cc}" opacity="${op}"`);
    }
    const bell: P[] = [[0, -196], [88, -182], [156, -124], [184, -40], [182, 28], [160, 52]];
    const lower: P[] = [];
    for (let i = 0; i <= 16; i++) { const t = i / 16; lower.push([160 - t * 320, 52 + (i % 2 ? 17 : -3) + Math.sin(t * Math.PI) * 16]); }
    const mir = bell.slice(1).reverse().map(([a, b]) => [-a, b] as P);
    const out = [...bell, ...lower.slice(1, -1), ...mir];
    const d = smooth(out, true, 0.9), id = c.clip(path(d));
    o += path(d, `fill="${c.rad([[0, mix(col, '#ffffff', 0.75), 0.9], [0.5, col, 0.78], [1, col2, 0.72]], 0.42, 0.3, 0.75)}"`);
    let inn = '';
    for (let i = 0; i < 13; i++) { const t = (i - 6) / 6; inn += `M${n1(t * 20)} -188C${n1(t * 130)} -150 ${n1(t * 178)} -60 ${n1(t * 172)} 60`; }
    o += g(path(inn, `fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="3"`)
      + [0, 1, 2, 3].map((i) => g(path('M0 0C-30 -34 -26 -76 0 -80C26 -76 30 -34 0 0Z', `fill="${mix(col2, p.c, 0.55)}" opacity=".6"`),
      tf(0, -50, -63 + i * 42))).join('') + path('M-180 30C-90 66 90 66 180 30V80H-180Z', `fill="${col2}" opacity=".35"`), `clip-path="${id}"`);
    o += path(d, `fill="none" stroke="${mix(col, '#fff', 0.7)}" stroke-width="3.4" opacity=".85"`)
      + path('M-128 -70C-112 -126 -70 -156 -24 -166', 'fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".75"') + circ(-140, -38, 7, 'fill="#fff" opacity=".7"');
    return g(o, tf(x, y, tilt, s));
  };
  art += jelly(800, 330, 0.4, p.b, shade(p.b, -0.1), 16, inp.seed + '1') + jelly(170, 470, 0.5, p.c, p.a, -14, inp.seed + '2')
    + jelly(800, 860, 0.34, p.b, p.a, 10, inp.seed + '4') + jelly(500, 420, 1.06, p.a, p.b, 5, inp.seed + '3');
  return art;
}

function drawTurtle(scene: Scene) {
  const { c, p, deep, water, rr } = scene;
  let art = '';
  const shell: P[] = [[0, -232], [92, -214], [168, -140], [196, -20], [170, 110], [96, 206], [0, 250], [-96, 206], [-170, 110], [-196, -20], [-168, -140], [-92, -214]];
  const skin = mix(p.a, p.c, 0.35), dk = shade(p.a, -0.16), pale = mix(p.c, '#fff8e6', 0.62);
  const plate = (ps: P[], f: string) => path(smooth(ps, true, 0.35), `fill="${f}" stroke="${pale}" stroke-width="7" stroke-linejoin="round"`);
  const flip = (sgn: number) => {
    const d: P[] = [[sgn * 120, -170], [sgn * 200, -236], [sgn * 300, -252], [sgn * 404, -198], [sgn * 470, -92], [sgn * 486, 10], [sgn * 462, 4],
      [sgn * 404, -72], [sgn * 326, -114], [sgn * 240, -110], [sgn * 166, -78]];
    const bk: P[] = [[sgn * 104, 172], [sgn * 170, 214], [sgn * 214, 290], [sgn * 212, 352], [sgn * 170, 342], [sgn * 120, 290], [sgn * 66, 226]];
    let s = '';
    for (const u of [d, bk]) {
      const id = c.clip(path(smooth(u)));
      s += path(smooth(u), `fill="${skin}"`);
      let sc = '';
      const q = curve(u, 6, true);
      for (const t of poisson(rr, Math.min(...u.map((z) => z[0])), Math.min(...u.map((z) => z[1])),
        Math.max(...u.map((z) => z[0])) - Math.min(...u.map((z) => z[0])), Math.max(...u.map((z) => z[1])) - Math.min(...u.map((z) => z[1])), 27))
          if (isInside(q, t[0], t[1])) sc += smooth(Array.from({ length: 6 }, (_, i) => polar(t[0], t[1], 11.5, (i / 6) * TAU + t[0])), true, 0.5);
      s += g(path(sc, `fill="${dk}" opacity=".88"`), `clip-path="${id}"`) + path(smooth(u), `fill="none" stroke="${pale}" stroke-width="5" opacity=".7"`);
    }
    return s;
  };
  let t = path(smooth(shell), `fill="${deep}" opacity=".22" transform="translate(40 60)"`);
  t += flip(1) + flip(-1) + path('M-16 240C-10 290 -4 304 0 312C4 304 10 290 16 240Z', `fill="${skin}"`);
  // head
  const hd: P[] = [[0, -376], [44, -362], [66, -318], [60, -268], [48, -210], [-48, -210], [-60, -268], [-66, -318], [-44, -362]];
  t += path(smooth(hd), `fill="${skin}" stroke="${pale}" stroke-width="4"`)
    + g(([[0, -344, 20], [-30, -316, 17], [30, -316, 17], [0, -302, 18], [-26, -276, 14], [26, -276, 14]] as [number, number, number][]).map(([x, y, R]) =>
    path(smooth(Array.from({ length: 6 }, (_, i) => polar(x, y, R, (i / 6) * TAU)), true, 0.5), `fill="${dk}"`)).join(''));
  for (const s of [-1, 1]) t += ell(s * 56, -322, 10, 13, `fill="#14202a"`) + circ(s * 57, -326, 3.5, 'fill="#fff"');
  t += path(smooth(shell), `fill="${c.rad([[0, shade(p.a, 0.05)], [1, dk]], 0.4, 0.35, 0.7)}"`);
  const sid = c.clip(path(smooth(shell)));
  let pl = '';
  const cols = [shade(p.a, 0.02), mix(p.a, p.c, 0.42), mix(p.a, p.c, 0.25)];
  const vert: P[][] = [[[-40, -206], [40, -206], [58, -156], [30, -116], [-30, -116], [-58, -156]],
    [[-30, -116], [30, -116], [66, -58], [34, 0], [-34, 0], [-66, -58]], [[-34, 0], [34, 0], [66, 58], [30, 112], [-30, 112], [-66, 58]],
      [[-30, 112], [30, 112], [50, 160], [26, 206], [-26, 206], [-50, 160]]];
  const side: P[][] = [[[46, -208], [120, -168], [150, -92], [70, -62], [34, -116], [60, -156]],
    [[70, -58], [152, -88], [168, 4], [150, 40], [70, 54], [38, 0]], [[70, 62], [150, 46], [140, 116], [94, 172], [54, 160], [34, 112]]];
  for (const v of vert) pl += plate(v, cols[1]!);
  for (const v of side) pl += plate(v, cols[0]!) + plate(v.map(([a, b]) => [-a, b] as P), cols[0]!);
  let fl = '';
  for (const v of [...vert, ...side, ...side.map((v2) => v2.map(([a, b]) => [-a, b] as P))]) {
    const mx = v.reduce((a, b) => a + b[0], 0) / v.length, my = v.reduce((a, b) => a + b[1], 0) / v.length;
    for (const q of v) for (let k = 0; k < 3; k++) {
      const e0: P = [lerp(mx, q[0], 0.3 + 0.1 * k) + (k - 1) * 6, lerp(my, q[1], 0.3)], e1: P = [lerp(mx, q[0], 0.8) + (k - 1) * 8, lerp(my, q[1], 0.8) + (k - 1) * 5];
      fl += `M${pt(e0)}L${pt(e1)}`;
    }
  }
  pl += path(fl, `stroke="${pale}" stroke-width="3" opacity=".5" stroke-linecap="round"`);
  pl += stipple(rr, curve(shell, 3, true), 3000, (u) => clamp((u - 0.4) * 1.2), 1.5, 3.4, shade(dk, -0.1), 0.5);
  t += g(pl, `clip-path="${sid}"`) + path(smooth(shell), `fill="none" stroke="${pale}" stroke-width="11"`)
    + path(smooth(shell.map(([a, b]) => [a * 0.93, b * 0.94] as P)), `fill="none" stroke="${dk}" stroke-width="3" opacity=".5"`);
  art += shoal(scene, 16, 250, 1010, 90, 1, mix(water(0.5), '#fff', 0.3), 0.8) + g(t, tf(500, 760, 32, 0.94));
  art += bubbles(scene, 760, 560, 7);
  return art;
}

function drawNameLine({ c, p, deep, textTop }: Scene, name: string, nameY: number) {
  const q = tfit(name, 'josefin-sans:600', 720, 34, { track: 60 }), lc = inkFor(deep, ['#fff9ea', p.paper], 4.5);
  if (textTop) {
    const w = q.x1 - q.x0 + 76;
    c.add('ornament', rect(500 - w / 2, nameY - 42, w, 62, `rx="31" fill="${deep}" fill-opacity=".86"`));
  }
  c.add('type', path(at(q, 500, nameY), `fill="${lc}"`));
}

export function drawFathoms(inp: Input): Drawing {
  const c = new Drawing('fathoms', inp), { p, r } = c;
  const m = ['octopus', 'whale', 'jelly', 'turtle'].includes(inp.motif || '') ? inp.motif! : 'octopus';
  const deep = shade([p.e, p.bg, p.ink].sort((a, b) => lum(a) - lum(b))[0]!, 0);
  const isNight = lum(p.bg) < 0.5;
  const topW = isNight ? mix(p.d, deep, 0.35) : mix(p.d, '#ffffff', 0.12);
  const mid = mix(topW, deep, 0.55);
  const water = (t: number) => (t < 0.5 ? mix(topW, mid, t * 2) : mix(mid, deep, t * 2 - 1));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, topW], [0.42, water(0.4)], [0.75, water(0.76)], [1, deep]])}"`));
  // rays
  let rays = '';
  const rr = r.sub('rays'), sx = rr.f(180, 420);
  for (let i = 0; i < 9; i++) {
    const x = sx + (i - 4) * 120 + rr.f(-30, 30), w = rr.f(30, 90), slope = (x - sx) * 0.85 + 330, L = rr.f(900, 1350);
    rays += path(`M${n1(x)} -20L${n1(x + w)} -20L${n1(x + w * 2.3 + slope)} ${n1(L)}L${n1(x - w * 0.6 + slope)} ${n1(L)}Z`, `fill="${c.lin([[0, '#fffbe6', rr.f(0.2, 0.42)], [1, '#fffbe6', 0]])}"`);
  }
  c.add('ground', rays);
  // motes
  let motes = '';
  for (let i = 0; i < 120; i++) motes += circ(rr.f(0, 1000), rr.f(0, 1400), rr.f(0.8, 2.8), `fill="#fff" opacity="${n1(rr.f(0.2, 0.6))}"`);
  // far reef
  const reef = (base: number, amp: number, col: string, seed: string) => {
    const nz = noise1(seed), ps: P[] = [];
    for (let x = -40; x <= 1040; x += 30) ps.push([x, base - amp * (0.25 + Math.abs(x - 500) / 620) - nz(x * 0.011) * amp * 0.5 - nz(x * 0.05) * 12]);
    return path(smooth(ps, false) + 'L1040 1450L-40 1450Z', `fill="${col}"`);
  };
  c.add('art', reef(1240, 150, mix(water(0.85), topW, 0.12), inp.seed + 'a') + reef(1330, 130, water(0.93), inp.seed + 'b'));
  const coral = (x: number, y: number, h: number, a: number, w: number, depth: number): string => {
    const e = polar(x, y, h, a);
    let d = ribbon(qbez([x, y], polar(x, y, h * 0.6, a + rr.f(-0.22, 0.22)), e, 6), (t) => w * (1 - 0.3 * t));
    d += smooth(oval(e[0], e[1], w * 0.38, w * 0.38, 0, TAU, 6));
    if (depth > 0) for (const s of [-1, 1]) d += coral(e[0], e[1], h * rr.f(0.66, 0.86), a + s * rr.f(0.3, 0.56), w * 0.72, depth - 1);
    return d;
  };
  const heroC = m === 'octopus' ? p.b : m === 'whale' ? mix(p.a, deep, 0.45) : m === 'turtle' ? p.c : p.a;
  let art = '';
  const textTop = !(m === 'jelly' || m === 'whale');
  const scene: Scene = { inp, c, p, deep, topW, mid, water, rr, heroC, textTop };
  if (m === 'octopus') art += drawOctopus(scene);
  else if (m === 'whale') art += drawWhale(scene);
  else if (m === 'jelly') art += drawJelly(scene);
  else art += drawTurtle(scene);
  c.add('texture', motes);
  c.add('art', art);
  // near garden
  let near = '';
  const cA = mix(p.b, deep, 0.3), cB = mix(p.c, deep, 0.32);
  near += path(coral(120, 1400, 78, -1.5, 26, 4), `fill="${cA}"`) + path(coral(900, 1410, 74, -1.68, 24, 4), `fill="${cB}"`);
  for (const [x, h] of [[30, 300], [236, 150], [770, 170], [972, 330], [830, 110]] as [number, number][]) near += weed(scene, x, 1410, h, mix(mix(p.a, p.c, 0.2), deep, 0.5));
  near += reef(1404, 60, shade(deep, -0.02), inp.seed + 'c');
  c.add('art', near);
  // lettering along the waves
  const L = inp.headline.split('|').map((s) => s.trim());
  const key = 'sansita-swashed:700';
  L.forEach((t, i) => (L[i] = t.replace(/ /g, '\u00a0 ')));
  const sizes = L.map((l) => tfit(l, key, 780, textTop ? 128 : 124).size), hs = Math.min(...sizes);
  const onTop = textTop ? water(0.14) : water(0.9);
  let y = textTop ? 110 : 0;
  const nameY = 1312;
  if (!textTop) y = nameY - 96 - L.length * hs * 1.02;
  let d = '';
  L.forEach((l, i) => {
    const q = set(l, key, hs), by = y + hs * 0.8 + i * hs * 1.02;
    d += warp(q, 500, 0, (a, b) => [a, by + b + -Math.cos((a - 500) * 0.0052) * 15 + 8], 1);
  });
  const col = textTop ? inkFor(onTop, [deep, p.ink, '#ffffff'], 4) : inkFor(onTop, [p.paper, '#fff9ea', p.ink], 4.5);
  c.add('type', (textTop ? '' : path(d, `fill="${deep}" opacity=".5" transform="translate(0 6)"`)) + path(d, `fill="${col}"`));
  if (inp.name) drawNameLine(scene, inp.name, nameY);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.rad([[0.5, deep, 0], [1, deep, 0.4]], 0.45, 0.4, 0.8)}"`) + c.grain(1.15));
  return c;
}
