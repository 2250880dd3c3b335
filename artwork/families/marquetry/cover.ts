import {
  at, circ, Drawing, g, type Input, lerp, type LineSpec, lum, mix, n1, type P, path, polar, poly, qbez, rect,
  type Rng, shade, stack, TAU,
} from '#artwork/engine.ts';
import { spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { leafD, place, rib, rotP, wedgeD } from '#artwork/outlines/needlework.ts';
import { hareParts } from '#artwork/subjects/hare.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';

const LARGE = [560, 340] as const;
const SMALL = [320, 200] as const;

/** the longer side of the box about a path's points */
function breadthOf(d: string): number {
  const n = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const side = (odd: number) => {
    const v = n.filter((_, i) => i % 2 === odd);
    return Math.max(...v) - Math.min(...v);
  };
  return Math.max(side(0), side(1));
}

/** quarter-sawn figure; each line ends at the height where it began, so that the tile repeats without a joint */
function straightCut(r: Rng, w: number, h: number): string {
  const [a, b, c] = [w * 0.225, w * 0.375, w * 0.525];
  let [fine, pores, band] = ['', '', ''];
  for (let y = 3; y < h - 3; ) {
    fine += `M-20 ${n1(y)}C${n1(a)} ${n1(y + r.f(-5, 5))} ${n1(b)} ${n1(y + r.f(-5, 5))} ${n1(c)} ${n1(y + r.f(-3, 3))}S${n1(w * 0.8)} ${n1(y)} ${w + 20} ${n1(y)}`;
    y += r.chance(0.2) ? r.f(14, 26) : r.f(4, 10);
  }
  for (let i = 0; i < h / 120; i++) {
    const t = r.f(14, 46),
      y = r.f(0, h - 60);
    band += `M-20 ${n1(y)}C${n1(w * 0.275)} ${n1(y - 8)} ${n1(w * 0.7)} ${n1(y + 10)} ${w + 20} ${n1(y)}L${w + 20} ${n1(y + t)}C${n1(w * 0.7)} ${n1(y + t + 8)} ${n1(w * 0.275)} ${n1(y + t - 9)} -20 ${n1(y + t)}Z`;
  }
  for (let i = 0; i < (w * h) / 4000; i++) pores += `M${n1(r.f(0, w - 25))} ${n1(r.f(0, h))}h${n1(r.f(7, 22))}`;
  return `<path d="${band}" fill="#3b1d08" fill-opacity=".07"/><path d="${fine}" fill="none" stroke="#3b1d08" stroke-opacity=".26" stroke-width="1.3"/><path d="${pores}" stroke="#2a1203" stroke-opacity=".34" stroke-width="1.5" stroke-linecap="round"/>`;
}

/** the quiet figure of dark woods, pale on them */
function paleCut(r: Rng, w: number, h: number): string {
  let d = '';
  for (let y = 3; y < h - 2; y += r.f(5, 15)) d += `M-20 ${n1(y)}C${n1(w * 0.225)} ${n1(y + r.f(-5, 5))} ${n1(w * 0.7)} ${n1(y + r.f(-5, 5))} ${w + 20} ${n1(y)}`;
  return `<path d="${d}" fill="none" stroke="#e8b98a" stroke-opacity=".2" stroke-width="1.7"/>`;
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; WOOD: Record<string, string>; straight: string; crown: string; pale: string;
  little: { straight: string; pale: string; }; turn: (ang: number) => string; joint: string; laid: { art: string; };
  R: (x: number, y: number, w: number, h: number) => string;
};

function veneer({ c, r, crown, pale, little, turn }: Scene, ang: number, cut: string, d = '') {
  const at = cut === crown ? '0 0' : r.pick(['0 0', '-310 -170']);
  if (cut === crown) return c.pattern(1600, 1000, `<use href="#${cut}"/>`, `translate(${at}) ${turn(ang)}`);
  const isSmall = d !== '' && breadthOf(d) < 260;
  const used = isSmall ? (cut === pale ? little.pale : little.straight) : cut;
  const [w, h] = isSmall ? SMALL : LARGE;
  return c.pattern(w, h, `<use href="#${used}"/>`, `translate(${at}) ${turn(ang)}`);
}

/** one piece: veneer, grain in its own direction, the scorch of hot sand along one side, and the saw-cut */
function piece(scene: Scene, d: string, wood: string, ang = 0, sand = 0.22, cut = scene.straight, jw = 1.8) {
  const { c, r, WOOD, straight, pale, joint, laid } = scene;
  const base = WOOD[wood] ?? wood;
  const k = r.f(-0.018, 0.018);
  const a = ((ang + 90) * Math.PI) / 180,
    dx = Math.cos(a) / 2,
    dy = Math.sin(a) / 2;
  const R2 = (v: number) => Math.round(v * 100) / 100;
  laid.art += path(d, `fill="${shade(base, k)}"`) + path(d, `fill="${veneer(scene, ang, lum(base) < 0.45 && cut === straight ? pale : cut, d)}"`);
  if (sand) laid.art += path(d, `fill="${c.lin([[0, '#fff2d8', 0.16], [0.45, '#fff2d8', 0], [0.62, '#1d0c02', 0], [1, '#1d0c02', sand]], R2(0.5 - dx), R2(0.5 - dy), R2(0.5 + dx), R2(0.5 + dy))}"`);
  laid.art += path(d, `fill="none" stroke="${joint}" stroke-opacity=".62" stroke-width="${jw}" stroke-linejoin="round"`);
}

// chequered banding between two strings
function band(scene: Scene, x: number, y: number, w: number, h: number) {
  const { WOOD, straight, laid, R } = scene;
  const t = 17,
    b = 3 * t;
  piece(scene, R(x - b - 9, y - b - 9, w + 2 * b + 18, h + 2 * b + 18), 'maple', 0, 0);
  piece(scene, R(x - b - 3, y - b - 3, w + 2 * b + 6, h + 2 * b + 6), 'wenge', 0, 0);
  let light = '',
    tint = '';
  const nx = Math.round((w + 2 * b) / t),
    ny = Math.round((h + 2 * b) / t),
    ux = (w + 2 * b) / nx,
    uy = (h + 2 * b) / ny;
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const e = Math.min(i, j, nx - 1 - i, ny - 1 - j);
      if (e > 2 || (i + j) % 2) continue;
      const d = `M${n1(x - b + i * ux)} ${n1(y - b + j * uy)}h${n1(ux)}v${n1(uy)}h${n1(-ux)}z`;
      if (e === 1) tint += d;
      else light += d;
    }
  laid.art += path(light, `fill="${WOOD.maple}"`) + path(tint, `fill="${WOOD.red}"`) + path(light + tint, `fill="${veneer(scene, 45, straight)}" opacity=".7"`);
  piece(scene, R(x - 8, y - 8, w + 16, h + 16), 'maple', 0, 0);
}

function raysOf(scene: Scene, cx: number, cy: number, n: number, woods: string[], r0 = 0, off = 0) {
  const { straight } = scene;
  for (let i = 0; i < n; i++) {
    const a0 = off + (i / n) * TAU,
      a1 = off + ((i + 1) / n) * TAU;
    piece(scene, wedgeD(cx, cy, r0, 1100, a0, a1), woods[i % woods.length]!, (((a0 + a1) / 2) * 180) / Math.PI, 0, straight, 1.4);
  }
}

function drawMountains(scene: Scene) {
  const { crown, R } = scene;
  raysOf(scene, 612, 396, 26, ['maple', 'birch'], 0, 0.12);
  piece(scene, circD(612, 396, 104), 'gold', 20, 0.18, crown);
  piece(scene, circD(612, 396, 78), 'red', 20, 0.12, crown);
  const peak = (x: number, y: number, base: number, l: number, rr: number, dark: string, light: string, snow: string) => {
    piece(scene, poly([[x, y], [x - l * 0.34, lerp(y, base, 0.36)], [x - l * 0.52, lerp(y, base, 0.46)], [x - l, base], [x + l * 0.16, base],
      [x - l * 0.06, lerp(y, base, 0.66)], [x + l * 0.1, lerp(y, base, 0.4)]]), dark, 64, 0.2);
    piece(scene, poly([[x, y], [x + l * 0.1, lerp(y, base, 0.4)], [x - l * 0.06, lerp(y, base, 0.66)], [x + l * 0.16, base], [x + rr, base],
      [x + rr * 0.58, lerp(y, base, 0.55)], [x + rr * 0.42, lerp(y, base, 0.34)]]), light, -58, 0.3);
    const z = 0.25;
    piece(scene, poly([[x, y], [x - l * z * 0.95, lerp(y, base, z)], [x - l * 0.12, lerp(y, base, z * 0.8)], [x - l * 0.04, lerp(y, base, z * 1.25)],
      [x + l * 0.06, lerp(y, base, z * 0.85)], [x + rr * 0.16, lerp(y, base, z * 1.15)], [x + rr * 0.32, lerp(y, base, z)]]), snow, 30, 0.1);
  };
  peak(760, 420, 700, 250, 260, 'sky', 'oak', 'birch');
  peak(250, 360, 700, 230, 270, 'sky', 'oak', 'birch');
  peak(470, 452, 712, 260, 250, 'blue', 'cherry', 'birch');
  piece(scene, spl([[100, 640, 1], [260, 610], [430, 660], [600, 700], [760, 650], [900, 628, 1], [900, 760, 1], [100, 760, 1]]), 'moss', 6, 0.3, crown);
  // the lake, in long slips
  piece(scene, R(100, 700, 800, 220), 'blue', 0, 0);
  const ys = [712, 742, 776, 818, 900];
  for (let i = 0; i < 4; i++)
    piece(scene, spl([[100, ys[i]!, 1], [300, ys[i]! - 5 + i * 3], [560, ys[i]! + 6], [900, ys[i]! - 2, 1], [900, ys[i + 1]!, 1], [560, ys[i + 1]! + 8],
      [300, ys[i + 1]! - 4], [100, ys[i + 1]!, 1]]), ['sky', 'blue', 'sky', 'blue'][i]!, 0, 0.16);
  for (const [y, w] of [[728, 92], [760, 66], [794, 44], [826, 26]] as [number, number][]) piece(scene, spl([[612 - w, y, 1], [612, y - 8], [612 + w, y, 1], [612, y + 8]]), 'gold', 0, 0.1);
  piece(scene, spl([[100, 850, 1], [220, 806], [360, 826], [500, 872], [640, 862], [780, 806], [900, 796, 1], [900, 960, 1], [100, 960, 1]]), 'green', 4, 0.3, crown);
  const firP = (x: number, y: number, h: number) => {
    const w = h * 0.24;
    piece(scene, R(x - h * 0.02, y - 6, h * 0.04, h * 0.1), 'wenge', 90, 0);
    for (let i = 3; i >= 0; i--) {
      const ty = y - h + h * 0.2 * i * 1.05,
        byy = ty + h * 0.36,
        k = 0.42 + i * 0.2;
      piece(scene, poly([[x, ty], [x - w * k, byy], [x, byy - h * 0.03]]), 'wenge', 70, 0.1);
      piece(scene, poly([[x, ty], [x + w * k, byy], [x, byy - h * 0.03]]), 'green', -70, 0.2);
    }
  };
  firP(232, 852, 330);
  firP(318, 872, 230);
  firP(778, 850, 270);
  firP(172, 886, 210);
  firP(838, 868, 190);
}

function drawHare(scene: Scene) {
  const { WOOD, straight, crown, laid } = scene;
  raysOf(scene, 500, 430, 22, ['blue', shade(WOOD.blue!, -0.035)], 0, 0.1);
  piece(scene, circD(500, 430, 262), 'maple', 30, 0.3, crown, 2);
  piece(scene, spl([[100, 812, 1], [260, 766], [440, 772], [640, 806], [900, 756, 1], [900, 970, 1], [100, 970, 1]]), 'green', 2, 0.3, crown);
  piece(scene, spl([[100, 872, 1], [300, 846], [520, 862], [700, 880], [900, 846, 1], [900, 970, 1], [100, 970, 1]]), 'walnut', 0, 0.3, crown);
  const K: Record<string, string> = { ear2: 'walnut', body: 'oak', haunch: 'oak', tail: 'birch', ear: 'cherry', earin: 'birch', head: 'oak', cheek: 'birch',
    nose: 'wenge', chest: 'birch', leg: 'oak' };
  const H = place(hareParts(), 186, 226, 0.84);
  for (const q of H) if (q.k !== 'eye') piece(scene, q.d, K[q.k]!, q.ang ?? 0, q.k === 'nose' ? 0 : 0.42, q.k === 'body' || q.k === 'haunch' ? crown : straight, 2);
  laid.art += circ(186 + 312 * 0.84, 226 + 300 * 0.84, 13, `fill="${WOOD.wenge}"`) + circ(186 + 308 * 0.84, 226 + 295 * 0.84, 4, 'fill="#f6e7c8"');
  // seed-heads, each petal its own sliver
  for (const [x, y, h, l] of [[236, 900, 300, -26], [300, 915, 200, 18], [742, 905, 330, 30], [808, 900, 230, -14], [680, 915, 190, -20]] as const) {
    const tip: P = [x + l, y - h];
    piece(scene, rib(qbez([x, y + 30], [x, y - h * 0.5], tip, 12), () => 7), 'moss', 90, 0, straight, 1.2);
    for (let i = 0; i < 9; i++) piece(scene, leafD(tip[0], tip[1], -170 + i * 20, 52, 19), i % 2 ? 'gold' : 'birch', -170 + i * 20, 0.3, straight, 1.2);
    piece(scene, circD(tip[0], tip[1], 8), 'red', 0, 0);
    piece(scene, leafD(x + l * 0.1, y - h * 0.24, -40, 74, 24), 'moss', -40, 0.3);
    piece(scene, leafD(x + l * 0.08, y - h * 0.14, -142, 70, 22), 'green', -142, 0.3);
  }
}

function drawCompass(scene: Scene) {
  const { straight, crown } = scene;
  const cx = 500,
    cy = 539;
  // a ground of herringbone blocks
  const bl = 104,
    bhh = 26;
  const H4 = ['', '', '', ''];
  for (let i = -1; i < 6; i++)
    for (let j = 0; j < 27; j++) {
      const x = 120 + i * bl * 0.7071 * 2,
        y = 100 + j * bhh * 1.4142;
      const A2 = (u: number, v: number, t: number): P => { const q = rotP(u, v, t); return [x + q[0], y + q[1]]; };
      const far = (q: P) => q[0] > 130 && q[0] < 870 && Math.hypot(q[0] - cx, q[1] - cy) > 230;
      if (far(A2(bl / 2, 0, -Math.PI / 4))) H4[(i + j) % 3 ? 0 : 1]! += poly([A2(0, 0, -Math.PI / 4), A2(bl, 0, -Math.PI / 4), A2(bl, bhh, -Math.PI / 4), A2(0, bhh, -Math.PI / 4)]);
      const x2 = x + bl * 0.7071 * 2;
      const B2 = (u: number, v: number): P => { const q = rotP(-u, v, Math.PI / 4); return [x2 + q[0], y + q[1]]; };
      if (far(B2(bl / 2, 0))) H4[(i + j) % 2 ? 2 : 3]! += poly([B2(0, 0), B2(bl, 0), B2(bl, bhh), B2(0, bhh)]);
    }
  H4.forEach((d, i) => piece(scene, d, i % 3 ? 'cherry' : 'oak', i < 2 ? -45 : 45, 0, straight, 1.4));
  piece(scene, circD(cx, cy, 322), 'wenge', 0, 0, straight, 2);
  for (let i = 0; i < 64; i++) piece(scene, wedgeD(cx, cy, 288, 312, (i / 64) * TAU, ((i + 1) / 64) * TAU), i % 2 ? 'maple' : 'red', (i / 64) * 360, 0, straight, 1);
  piece(scene, circD(cx, cy, 280), 'blue', 20, 0.25, crown, 2);
  for (let i = 0; i < 32; i++) piece(scene, wedgeD(cx, cy, 196, 214, (i / 32) * TAU, ((i + 1) / 32) * TAU), i % 2 ? 'wenge' : 'maple', (i / 32) * 360, 0, straight, 1);
  const ray = (a: number, L: number, w: number, off: number, l: string, d: string) => {
    const t = polar(cx, cy, L, a),
      u = polar(cx, cy, w, a - off),
      v = polar(cx, cy, w, a + off);
    const deg = (a * 180) / Math.PI;
    piece(scene, poly([[cx, cy], u, t]), l, deg + 8, 0.16);
    piece(scene, poly([[cx, cy], v, t]), d, deg - 8, 0.2);
  };
  for (let i = 0; i < 8; i++) ray((i / 8) * TAU + TAU / 16, 190, 62, TAU / 16, 'gold', 'walnut');
  for (let i = 0; i < 4; i++) ray((i / 4) * TAU + TAU / 8, 236, 84, TAU / 8, 'maple', 'padauk');
  for (let i = 0; i < 4; i++) ray((i / 4) * TAU, i % 2 ? 372 : 336, 78, TAU / 8, 'birch', 'wenge');
  piece(scene, circD(cx, cy, 34), 'red', 0, 0.2);
  piece(scene, circD(cx, cy, 20), 'birch', 60, 0.2);
}

function drawBird(scene: Scene) {
  const { WOOD, crown, laid } = scene;
  raysOf(scene, 500, 500, 20, ['maple', 'birch'], 0, 0.1);
  piece(scene, circD(500, 486, 286), 'gold', 30, 0.2, crown);
  piece(scene, circD(500, 486, 262), 'sky', -30, 0.2, crown);
  const K: Record<string, string> = { branch: 'walnut', leaf: 'green', leaf2: 'moss', tail: 'blue', breast: 'cherry', back: 'blue', cheek: 'cherry',
    throat: 'birch', wing: shade(WOOD.blue!, -0.07), wing2: 'sky', beak: 'wenge', beak2: 'padauk', foot: 'padauk' };
  for (const q of place(kingfisher(), 142, 196, 0.88)) {
    if (q.k === 'eye') laid.art += circ(142 + 338 * 0.88, 196 + 206 * 0.88, 15, `fill="#20120a"`) + circ(142 + 333 * 0.88, 196 + 201 * 0.88, 5, 'fill="#f6e7c8"');
    else piece(scene, q.d, K[q.k]!, q.ang ?? 0, 0.34);
  }
}

function drawWords(scene: Scene & { outer: string; clip: string; bx: number; by: number; bwid: number; bh: number }) {
  const { inp, c, WOOD, straight, joint, laid, outer, clip, bx, by, bwid, bh } = scene;
  const lines = inp.headline.split('|');
  const small = inp.sub || inp.name;
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'young-serif', w: 700, max: lines.length > 1 ? 96 : 112, gap: i === lines.length - 1 ? 44 : 22, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'tenor-sans', w: 660, max: 31, track: 170, flat: true });
  const k = stack(specs, { cy: 1178 });
  c.add('ground', outer);
  c.add('art', g(laid.art, `clip-path="${clip}"`) + rect(bx, by, bwid, bh, `fill="none" stroke="${joint}" stroke-width="3"`));
  const letter = k.runs.slice(0, lines.length).map((q, i) => at(q, 500, k.ys[i]!)).join('');
  const minor = small ? at(k.runs[lines.length]!, 500, k.ys[lines.length]!) : '';
  const G = c.lin([[0, WOOD.birch!], [1, WOOD.maple!]], 0, k.top, 0, k.bottom, 'u');
  c.add('type', path(letter, `fill="${G}" stroke="${joint}" stroke-opacity=".7" stroke-width="2"`) + path(letter, `fill="${veneer(scene, 0, straight)}" opacity=".5"`) + path(minor, `fill="${WOOD.birch}"`));
}

export function drawMarquetry(inp: Input): Drawing {
  const c = new Drawing('marquetry', inp),
    { r, p } = c;
  const m = inp.motif || 'mountains';
  const dye = (x: string, l: number) => mix(shade(x, l - lum(x)), '#8a5a34', 0.3);
  const WOOD: Record<string, string> = {
    maple: '#EED6A6',
    birch: '#F6E7C8',
    oak: '#CFA061',
    cherry: '#B8683A',
    padauk: '#9E3B22',
    walnut: '#6A4229',
    wenge: '#3A2419',
    blue: dye(p.e, 0.44),
    sky: dye(mix(p.e, p.d, 0.6), 0.74),
    green: dye(p.c, 0.46),
    moss: dye(p.c, 0.58),
    red: mix(dye(p.a, 0.5), '#a6401f', 0.25),
    gold: mix(dye(p.b, 0.76), '#e0a548', 0.4),
  };
  // two cuts of veneer: quarter-sawn (straight) and crown-cut (cathedral figure)
  // the straight cut ends each line at the height where it began, so its tile repeats without a joint
  const straight = c.def((id) => `<g id="${id}">${straightCut(r, ...LARGE)}</g>`);
  const crown = c.def((id) => {
    let d = '',
      pores = '';
    for (let k = 0; k < 3; k++) {
      const y0 = 160 + k * 340,
        x0 = r.f(440, 760);
      for (let i = 0; i < 13; i++) {
        const h = 8 + i * 11 + r.f(-2, 2),
          t = x0 - 60 - i * 26;
        d += `M1620 ${n1(y0 - h * 1.1)}C${n1(1000)} ${n1(y0 - h * 0.95 + r.f(-4, 4))} ${n1(t + 190)} ${n1(y0 - h * 0.8)} ${n1(t + 90)} ${n1(y0
          + r.f(-3, 3))}C${n1(t + 190)} ${n1(y0 + h * 0.8)} 1000 ${n1(y0 + h * 0.95)} 1620 ${n1(y0 + h * 1.1)}`;
      }
    }
    for (let i = 0; i < 300; i++) pores += `M${n1(r.f(0, 1570))} ${n1(r.f(0, 1000))}h${n1(r.f(6, 18))}`;
    return `<g id="${id}"><path d="${d}" fill="none" stroke="#3b1d08" stroke-opacity=".3" stroke-width="1.9"/><path d="${pores}" stroke="#2a1203" stroke-opacity=".3" stroke-width="1.4" stroke-linecap="round"/></g>`;
  });
  const pale = c.def((id) => `<g id="${id}">${paleCut(r, ...LARGE)}</g>`);
  // a renderer draws a whole tile for each piece, so that small pieces have small tiles
  const little = { straight: c.def((id) => `<g id="${id}">${straightCut(r.sub('straight'), ...SMALL)}</g>`), pale: c.def((id) => `<g id="${id}">${paleCut(r.sub('pale'), ...SMALL)}</g>`) };
  const turn = (ang: number) => `rotate(${((Math.round(ang / 15) * 15 % 180) + 180) % 180}) scale(.8)`;
  const joint = '#1c0f07';
  const laid = { art: '' };
  const R = (x: number, y: number, w: number, h: number) => `M${n1(x)} ${n1(y)}L${n1(x + w)} ${n1(y)}L${n1(x + w)} ${n1(y + h)}L${n1(x)} ${n1(y + h)}Z`;
  const ground = lum(p.bg) > 0.6 && inp.variant !== 'dark' ? 'walnut' : 'wenge';
  // ground of four boards, mitred
  const X0 = 118,
    Y0 = 118,
    X1 = 882,
    Y1 = 968;
  const scene: Scene = { inp, c, r, WOOD, straight, crown, pale, little, turn, joint, laid, R };
  piece(scene, `M0 0L1000 0L${X1} ${Y0}L${X0} ${Y0}Z`, ground, 0, 0.25, straight, 1);
  piece(scene, `M1000 0L1000 1400L${X1} ${Y1}L${X1} ${Y0}Z`, ground, 90, 0.25, straight, 1);
  piece(scene, `M0 0L${X0} ${Y0}L${X0} ${Y1}L0 1400Z`, ground, 90, 0.25, straight, 1);
  piece(scene, `M0 1400L${X0} ${Y1}L${X1} ${Y1}L1000 1400Z`, ground, 0, 0.2, crown, 1);
  const bx = 154,
    by = 154,
    bwid = 692,
    bh = 770;
  band(scene, bx, by, bwid, bh);
  const outer = laid.art;
  laid.art = '';
  const clip = c.clip(rect(bx, by, bwid, bh));
  if (m === 'mountains') drawMountains(scene);
  else if (m === 'hare') drawHare(scene);
  else if (m === 'compass') drawCompass(scene);
  else drawBird(scene);
  drawWords({ ...scene, outer, clip, bx, by, bwid, bh });
  // french polish
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.2], [0.3, '#fff', 0.02], [0.42, '#fff', 0.13], [0.5, '#fff', 0.02], [1, '#1a0b02', 0.22]], 0, 0, 1, 1)}"`));
  return c;
}
