import {
  at, bez, circ, Drawing, g, type Input, lerp, type LineSpec, lum, mix, n1, type P, path, polar, pt, qbez, rect,
  shade, smooth, stack, TAU, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { blueOf, deep, inkOn } from '#artwork/colours/needlework.ts';
import { spl, type Q } from '#artwork/heroes/hero.ts';
import { circD, move } from '#artwork/materials/outlines.ts';
import { place, rib, rotP, wedgeD, type TaggedPart } from '#artwork/outlines/needlework.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';

/** a sailing boat and its wake; box 800, water-line at 560 */
function boatParts(): TaggedPart[] {
  return [
    { k: 'sail', ang: 80, d: spl([[418, 96, 1], [520, 220], [590, 360], [610, 470, 1], [418, 484, 1]]) },
    { k: 'sail2', ang: 80, d: spl([[392, 150, 1], [330, 290], [262, 410], [206, 470, 1], [392, 484, 1]]) },
    { k: 'mast', ang: 90, d: 'M398 70L412 70L414 510L398 510Z' },
    { k: 'flag', d: spl([[412, 72, 1], [450, 62], [486, 84, 1], [450, 92], [412, 104, 1]]) },
    { k: 'hull', ang: 0, d: spl([[150, 504, 1], [400, 522], [664, 490, 1], [630, 560], [570, 596, 1], [250, 596, 1], [190, 560]]) },
    { k: 'hull2', ang: 0, d: spl([[150, 504, 1], [400, 522], [664, 490, 1], [654, 516, 1], [400, 546], [164, 530, 1]]) },
  ];
}
const archD = (x: number, y: number, w: number, h: number, rise: number) =>
  `M${n1(x)} ${n1(y + h)}L${n1(x)} ${n1(y + rise)}C${n1(x)} ${n1(y + rise * 0.45)} ${n1(x + w * 0.22)} ${n1(y)} ${n1(x + w / 2)} ${n1(y)}C${n1(x
    + w * 0.78)} ${n1(y)} ${n1(x + w)} ${n1(y + rise * 0.45)} ${n1(x + w)} ${n1(y + rise)}L${n1(x + w)} ${n1(y + h)}Z`;

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; sun: P; vary: (col: string, by?: number) => string;
  pane: (d: string, col: string, w?: number, extra?: string) => void; pick: (i: number, cs: string[]) => string;
  sat: (x: string, l?: number) => string; A: string; B: string; C3: string; D: string; E: string;
  rays: (n: number, cols: string[], r0: number, off?: number) => void;
};

// each colour of glass: one radial gradient in card space, brightest where the light stands behind it
function lit({ c, sun }: Scene, col: string, up = 0.14, down = 0.16) {
  return c.rad(
    [
      [0, mix(shade(col, up, 0.01), '#fff6d8', 0.22)],
      [0.4, shade(col, up * 0.25, 0.02)],
      [1, shade(col, -down, 0.005)],
    ],
    sun[0],
    sun[1],
    900,
    'u',
  );
}

function drawRose({ sun, vary, pane, pick, A, B, C3, D, E, rays }: Scene) {
  const [cx, cy] = sun;
  // spandrels and the field outside the rose
  rays(16, [mix(E, B, 0.25), E], 300, TAU / 32);
  pane(circD(cx, cy, 404), shade(E, -0.06));
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU - Math.PI / 2;
    pane(wedgeD(cx, cy, 330, 396, a - TAU / 48, a + TAU / 48), vary(i % 2 ? E : A), 8);
    const q = polar(cx, cy, 364, a);
    if (i % 2) pane(circD(q[0], q[1], 21), C3, 7);
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU - Math.PI / 2;
    pane(wedgeD(cx, cy, 150, 330, a - TAU / 24, a + TAU / 24), vary(i % 2 ? shade(E, 0.04) : shade(B, -0.05)), 9);
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU - Math.PI / 2,
      f = (u: number, v: number, k = 0): Q => {
        const q = rotP(u, v, a);
        return [cx + q[0], cy + q[1], k] as Q;
      };
    pane(spl([f(128, 0, 1), f(190, -36), f(252, -62), f(300, -50), f(322, 0, 1), f(300, 50), f(252, 62), f(190, 36)]), vary(pick(i, [A, C3])), 9);
    pane(spl([f(178, 0, 1), f(222, -20), f(256, -32), f(286, -22), f(298, 0), f(286, 22), f(256, 32), f(222, 20)]), vary(pick(i, [D, mix(A, '#ffffff', 0.25)])), 7);
  }
  pane(circD(cx, cy, 152), shade(B, -0.02), 10);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU - Math.PI / 2,
      f = (u: number, v: number, k = 0): Q => {
        const q = rotP(u, v, a);
        return [cx + q[0], cy + q[1], k] as Q;
      };
    pane(spl([f(44, 0, 1), f(84, -40), f(124, -30), f(138, 0, 1), f(124, 30), f(84, 40)]), vary(pick(i, [A, C3])), 7);
  }
  pane(circD(cx, cy, 54), mix(C3, '#ffe9a8', 0.5), 9);
  pane(circD(cx, cy, 24), A, 6);
}

function drawSea({ r, p, sun, vary, pane, sat, E, rays }: Scene) {
  const sky = [mix(p.b, p.d, 0.4), mix(p.a, p.b, 0.35), mix(p.d, '#fff2d0', 0.2), mix(p.b, p.c, 0.2)].map((x) => sat(x));
  rays(28, sky, 150, TAU / 56);
  // a ring of gold round the sun
  for (let i = 0; i < 14; i++) pane(wedgeD(sun[0], sun[1], 120, 262, (i / 14) * TAU + 0.1, ((i + 1) / 14) * TAU + 0.1), vary(mix(sat(p.c), '#ffd980', i % 2 ? 0.25 : 0.5)));
  pane(circD(sun[0], sun[1], 150), mix(sat(p.c), '#fff0b0', 0.72));
  const yy = [646, 716, 800, 896, 1000, 1130];
  const wave = (y: number, a: number, ph: number): P[] => Array.from({ length: 23 }, (_, i) => [40 + i * 42, y + Math.sin(i * 0.62 + ph) * a] as P);
  const seaC = [mix(E, p.d, 0.5), mix(E, p.b, 0.12), E, shade(E, -0.07), shade(E, -0.12)].map((x) => sat(x));
  for (let k = 0; k < 5; k++) {
    const top = wave(yy[k]!, k * 6 + 2, k * 1.9),
      bot = wave(yy[k + 1]!, k * 6 + 8, (k + 1) * 1.9);
    for (let i = 0, j = 0; i < 22; i = j) {
      j = Math.min(22, i + r.i(4, 7));
      if (22 - j < 3) j = 22;
      const t = top.slice(i, j + 1),
        b = bot.slice(i, j + 1).reverse();
      pane(smooth(t, false) + 'L' + pt(b[0]!) + smooth(b, false).replace(/^M[-\d.]+ [-\d.]+/, '') + 'Z', vary(seaC[k]!));
    }
  }
  // sunlight on the water: lozenges of gold, one below the other
  for (const [dx, y, w, h] of [[-6, 690, 74, 13], [12, 756, 120, 16], [-150, 946, 90, 17], [150, 1010, 120, 18]] as const)
    pane(spl([[500 + dx - w, y, 1], [500 + dx, y - h], [500 + dx + w, y, 1], [500 + dx, y + h]]), mix(sat(p.c), '#fff0b0', 0.55), 8);
  for (const q of place(boatParts(), 196, 410, 0.76)) {
    const K: Record<string, string> = { sail: '#f9ecd0', sail2: sat(p.a), mast: shade(p.e, -0.1), flag: sat(p.a), hull: shade(mix(p.a, p.e, 0.5), -0.06), hull2: sat(p.b) };
    pane(q.d, K[q.k]!, q.k === 'mast' || q.k === 'flag' ? 6 : 10);
  }
}

function drawTulips({ p, vary, pane, sat, E, rays }: Scene) {
  rays(22, [sat(mix(E, p.d, 0.5)), sat(mix(E, p.d, 0.3)), sat(mix(E, p.d, 0.68))], 200, TAU / 44);
  pane(circD(500, 430, 318), mix(sat(p.b), '#fff0c0', 0.55), 12);
  for (let i = 0; i < 10; i++) pane(wedgeD(500, 430, 0, 300, (i / 10) * TAU, ((i + 1) / 10) * TAU), vary(mix(sat(p.b), '#fff0c0', i % 2 ? 0.66 : 0.42)), 7);
  const G1 = sat(p.c),
    G2 = sat(mix(p.c, p.e, 0.5));
  const stem = (x: number, y: number, bx: number) => pane(rib(bez([x, y], [x, y + 240], [bx, 820], [bx, 1120], 16), () => 26), G2, 8);
  const leaf = (bx: number, tip: P, w: number, col: string) => {
    const mid = qbez([bx, 1120], [bx + (tip[0] - bx) * 0.1, lerp(1120, tip[1], 0.55)], tip, 16);
    pane(rib(mid, (t) => Math.max(3, w * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)))), col, 9);
    pane(rib(mid.slice(1, 15), (t) => 5 + 5 * (1 - t)), shade(col, 0.1), 5);
  };
  const tulip = (x: number, y: number, k: number, col: string, deg: number) => {
    const T = (ps: Q[]) => spl(ps.map(([u, v, z]) => { const q = rotP(u * k, v * k, (deg * Math.PI) / 180); return [x + q[0], y + q[1], z] as Q; }));
    pane(T([[-92, -40, 1], [-74, -120], [-70, -196, 1], [-20, -150], [0, -86], [-10, 60, 1], [-60, 40]]), shade(col, -0.07), 9);
    pane(T([[92, -40, 1], [74, -120], [70, -196, 1], [20, -150], [0, -86], [10, 60, 1], [60, 40]]), shade(col, -0.04), 9);
    pane(T([[0, -230, 1], [48, -150], [64, -50], [40, 40], [0, 70, 1], [-40, 40], [-64, -50], [-48, -150]]), shade(col, 0.05), 9);
    pane(T([[0, -150, 1], [20, -80], [18, 0], [0, 50, 1], [-18, 0], [-20, -80]]), mix(col, '#ffe7a0', 0.35), 6);
  };
  stem(500, 470, 500);
  stem(268, 640, 430);
  stem(732, 600, 572);
  leaf(420, [120, 760], 96, G1);
  leaf(590, [880, 720], 96, shade(G1, -0.03));
  leaf(470, [330, 760], 78, G2);
  leaf(540, [656, 800], 80, shade(G2, 0.04));
  tulip(268, 640, 0.84, sat(p.d === p.a ? p.b : mix(p.a, p.b, 0.4)), -10);
  tulip(732, 600, 0.88, sat(mix(p.a, p.e, 0.3), 0.05), 9);
  tulip(500, 476, 1.12, sat(shade(p.a, -0.05), 0), 0);
}

/** What the parts of `drawGlass` share. */
type GlassScene = {
  c: Drawing; r: Rng; p: Palette; leadC: string; vary: (col: string, by?: number) => string; glazed: { art: string; };
  pane: (d: string, col: string, w?: number, extra?: string) => void; sat: (x: string, l?: number) => string; E: string;
  opal: string; rays: (n: number, cols: string[], r0: number, off?: number) => void;
};

function drawKingfisher({ p, leadC, vary, glazed, pane, sat, E, rays }: GlassScene) {
  rays(20, [mix(E, p.b, 0.3), mix(E, p.d, 0.4), E].map((x) => sat(x)), 200, 0.16);
  pane(circD(500, 520, 346), mix(sat(p.c), '#fff0c0', 0.35), 13);
  for (let i = 0; i < 16; i++) pane(wedgeD(500, 520, 0, 326, (i / 16) * TAU + 0.12, ((i + 1) / 16) * TAU + 0.12), vary(mix(sat(p.c), '#fff3cc', i % 2 ? 0.62 : 0.4)), 7);
  const K: Record<string, string> = { branch: shade(mix(p.a, '#5a3a22', 0.6), 0), leaf: sat(mix(p.d, '#4d9a63', 0.55)), leaf2: sat(mix(p.d, '#2f7d5c', 0.6)),
    tail: sat(shade(E, -0.02)), breast: sat(p.a), back: sat(mix(E, '#1278b8', 0.45), 0.04), cheek: sat(mix(p.a, '#ffb45a', 0.4)), throat: '#fbf2dc',
      wing: sat(mix(E, '#0f5f9c', 0.5)), wing2: sat(mix(E, '#27a3b5', 0.6), 0.08), beak: '#4b4a55', beak2: sat(p.a), eye: '#1d1714', foot: sat(p.a) };
  for (const q of place(kingfisher(), 92, 172, 1.03)) {
    if (q.k === 'eye') glazed.art += circ(92 + 338 * 1.03, 172 + 206 * 1.03, 19, `fill="#17120f"`) + circ(92 + 333 * 1.03, 172 + 200 * 1.03, 6, 'fill="#fff" fill-opacity=".9"');
    else pane(q.d, vary(K[q.k]!, 0.02), q.k === 'foot' ? 5 : q.k.startsWith('beak') ? 6 : 9);
  }
  // the wing's quills
  const qd = ['M440 360Q520 440 620 590', 'M430 420Q510 510 600 590'].map((d) => move(d, (x, y) => [92 + x * 1.03, 172 + y * 1.03])).join('');
  glazed.art += `<path d="${qd}" fill="none" stroke="${leadC}" stroke-width="6" stroke-linecap="round"/>`;
}

function drawReeds({ c, r }: GlassScene) {
  // reeds and seeds in the glass
  let st = '';
  for (let i = 0; i < 26; i++) {
    const y = r.f(0, 500),
      x = r.f(0, 400);
    st += `M${n1(x)} ${n1(y)}q${n1(r.f(20, 60))} ${n1(r.f(-16, 16))} ${n1(r.f(90, 200))} ${n1(r.f(-14, 14))}`;
  }
  let seed = '';
  for (let i = 0; i < 40; i++) seed += circ(r.f(0, 500), r.f(0, 500), r.f(0.8, 2.2));
  const tex = c.pattern(500, 500,
    `<path d="${st}" fill="none" stroke="#fff" stroke-opacity=".055" stroke-width="4" stroke-linecap="round"/><g fill="#fff" fill-opacity=".22">${seed}</g>`, 'rotate(-58)');
  return tex;
}

function drawWords({ c, p, opal, lines, small, py, ph }: GlassScene & { lines: string[]; small: string | undefined; py: number; ph: number }) {
  const ink = inkOn(opal, [deep(p.e, 0.12), '#2b1a12'], 7);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'federo', w: 540, max: lines.length > 1 ? 68 : 92, gap: i === lines.length - 1 ? 26 : 14, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 520, max: 33, track: 40, flat: true });
  const k = stack(specs, { cy: py + ph / 2 });
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

/** the text panel: one sheet of opal glass between two jewels */
function drawTextPanel({ c, vary, pane, A, B, C3, D, E }: Scene, { glazed, opal }: GlassScene, lead: (d: string, w?: number) => string, py: number, ph: number) {
  const px = 92,
    pw = 816;
  const opalF = c.rad([[0, '#fffbea'], [0.6, opal], [1, mix(opal, D, 0.42)]], 500, py + ph / 2 - 20, 470, 'u');
  for (const [bx, i] of [[px, 0], [px + pw - 92, 1]] as const) {
    pane(`M${bx} ${py}H${bx + 92}V${py + ph}H${bx}Z`, shade(E, -0.02), 8);
    for (const k of [0.25, 0.75]) {
      pane(`M${bx} ${n1(py + ph * (k - 0.25))}L${bx + 92} ${n1(py + ph * (k - 0.25))}L${bx + 92} ${n1(py + ph * (k + 0.25))}L${bx} ${n1(py + ph * (k + 0.25))}Z`, vary(k < 0.5 === !i ? E : B), 8);
      pane(circD(bx + 46, py + ph * k, 25), k < 0.5 === !i ? A : C3, 8);
    }
  }
  const ld = `M${px + 92} ${py}L${px + pw - 92} ${py}L${px + pw - 92} ${py + ph}L${px + 92} ${py + ph}Z`;
  glazed.art += path(ld, `fill="${opalF}"`) + path(ld, 'fill="none" stroke="#2a1c10" stroke-opacity=".14" stroke-width="26"') + lead(ld, 11);
}

/** The opening in the wall: its outline as path data, its box, and the height where the glass of the picture ends. */
type Opening = { frame: string; X: number; Y: number; W: number; foot: number };

/** the window in its wall: the glass in its frame, the light that spills on the stone reveal, and reeds in the glass */
function drawWindow({ sun, A, D, E }: Scene, parts: GlassScene, m: string, wall: string, came: string, { frame, X, Y, W, foot }: Opening) {
  const { c, leadC, glazed } = parts;
  const clip = c.clip(path(frame));
  const tex = drawReeds(parts);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, mix(wall, A, 0.5)], [0.7, mix(wall, E, 0.25)], [1, wall, 0]], 0.5, 0.45, 0.75)}" opacity=".55"`) + c.grain(0.7));
  // splay of the stone reveal, and the light that spills on it
  const spill = [120, 108, 96, 84, 72, 60, 48, 36].map((w) => path(frame, `fill="none" stroke="${mix(D, '#fff2d0', 0.4)}" stroke-opacity=".026" stroke-width="${w}"`)).join('');
  c.add('art', spill + g(glazed.art, `clip-path="${clip}"`));
  c.add('texture', g(rect(X, Y, W, foot - Y, `fill="${tex}"`)
    + rect(X, Y, W, foot - Y,
    `fill="${c.rad([[0, '#fff4d0', m === 'tulips' || m === 'rose' ? 0.12 : 0.34], [0.35, '#fff4d0', m === 'tulips' || m === 'rose' ? 0.04 : 0.1], [1, '#fff4d0', 0]], sun[0], sun[1], 560, 'u')}"`),
      `clip-path="${clip}"`));
  c.add('frame', `<path d="${frame}" fill="none" stroke="${leadC}" stroke-width="26"/><path d="${frame}" fill="none" stroke="${came}" stroke-width="4" transform="translate(-3 -4)" stroke-opacity=".7"/><path d="${frame}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3" transform="translate(8 9)"/>`);
}

export function drawGlass(inp: Input): Drawing {
  const c = new Drawing('glass', inp),
    { r, p } = c;
  const m = inp.motif || 'rose';
  const wall = isDark(p) ? deep(p.bg, 0.08) : shade(p.e, -0.26, -0.03);
  const leadC = '#17181c',
    came = '#6c6f78';
  const X = 70,
    Y = 70,
    W = 860,
    H = 1260;
  const sun: P = m === 'rose' ? [500, 500] : m === 'sea' ? [500, 440] : m === 'tulips' ? [500, 430] : [500, 520];
  const vary = (col: string, by = 0.05) => {
    const k = r.i(-2, 2);
    return shade(col, (k * by) / 2, 0, k * 3);
  };
  const glazed = { art: '' };
  const lead = (d: string, w = 11) =>
    `<path d="${d}" fill="none" stroke="${leadC}" stroke-width="${w}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${came}" stroke-width="${n1(w
      * 0.24)}" stroke-linejoin="round" transform="translate(-1.4 -1.6)" stroke-opacity=".85"/>`;
  const pane = (d: string, col: string, w = 11, extra = '') => {
    glazed.art += `<path d="${d}" fill="${lit(scene, col)}"/>${extra}<g fill="none" stroke="#160f10" stroke-linejoin="round"><path d="${d}" stroke-opacity=".08" stroke-width="${w + 20}"/><path d="${d}" stroke-opacity=".13" stroke-width="${w + 9}"/></g>`
      + lead(d, w);
  };
  const pick = (i: number, cs: string[]) => cs[((i % cs.length) + cs.length) % cs.length]!;
  // glass colours: saturated, whatever the palette's softness
  const sat = (x: string, l = 0) => shade(x, l, 0.045);
  const A = sat(p.a, lum(p.a) < 0.5 ? 0.08 : 0),
    B = sat(p.b, lum(p.b) < 0.5 ? 0.1 : 0),
    C3 = sat(p.c, lum(p.c) < 0.5 ? 0.1 : 0),
    D = sat(p.d),
    E0 = m === 'sea' || m === 'kingfisher' ? blueOf(p) : p.e,
    E = sat(lum(E0) < 0.42 ? shade(E0, 0.16, 0.02) : E0);
  const opal = '#f7edd2';
  const base = 1086;
  const rays = (n: number, cols: string[], r0: number, off = 0) => {
    for (let i = 0; i < n; i++) {
      const a0 = off + (i / n) * TAU,
        a1 = off + ((i + 1) / n) * TAU;
      pane(wedgeD(sun[0], sun[1], r0, 1300, a0, a1), vary(pick(i, cols)));
    }
  };
  const scene: Scene = { c, r, p, sun, vary, pane, pick, sat, A, B, C3, D, E, rays };
  const parts: GlassScene = { c, r, p, leadC, vary, glazed, pane, sat, E, opal, rays };
  if (m === 'rose') drawRose(scene);
  else if (m === 'sea') drawSea(scene);
  else if (m === 'tulips') drawTulips(scene);
  else drawKingfisher(parts);
  const lines = inp.headline.split('|');
  const small = inp.sub || inp.name;
  glazed.art += rect(X, base - 22, W, H + Y - base + 22, `fill="${leadC}"`);
  const py = base,
    ph = 226;
  drawTextPanel(scene, parts, lead, py, ph);
  const frame = archD(X, Y, W, H, m === 'rose' ? 430 : 400);
  drawWindow(scene, parts, m, wall, came, { frame, X, Y, W, foot: base - 22 });
  drawWords({ ...parts, lines, small, py, ph });
  return c;
}
