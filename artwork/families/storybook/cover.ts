import {
  bez, blob, circ, Drawing, ell, g, type Input, lum, mix, n1, type P, path, poisson, polar, pt, qbez, rect, ribbon,
  shade, sparkle, star, TAU, tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { circPath, tear } from '#artwork/outlines/ornament.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; cream: string; orange: string; black: string; grass: (y: number) => string;
};

function branch({ r, orange, black }: Scene, ps: P[], w: number, subs: [number, number, number, number][]) {
  let d = ribbon(ps, (t) => w * (1 - t * 0.82));
  let lv = '';
  for (const [i, a, L, b] of subs) {
    const q = ps[i]!,
      e = polar(q[0], q[1], L, a),
      mm = polar((q[0] + e[0]) / 2, (q[1] + e[1]) / 2, b, a + Math.PI / 2),
      tw = qbez(q, mm, e, 10);
    d += ribbon(tw, (t) => w * 0.46 * (1 - t * 0.85));
    const e2 = polar(tw[6]![0], tw[6]![1], L * 0.4, a + (b > 0 ? -0.7 : 0.7));
    d += ribbon([tw[6]!, [(tw[6]![0] + e2[0]) / 2 + 3, (tw[6]![1] + e2[1]) / 2 - 2], e2], (t) => w * 0.22 * (1 - t * 0.8));
    for (const z of [e, e2]) if (r.chance(0.7)) lv += tear(z[0], z[1], r.f(26, 38), r.f(8, 11), r.f(0.6, 2.6));
  }
  return path(d, `fill="${black}"`) + path(lv, `fill="${orange}"`);
}

function pumpkin({ p, black }: Scene, x: number, y: number, w: number, h: number, col: string, gild = true) {
  let s = '';
  const lobes = [
    [-0.36, 0.17, 0.82],
    [0.36, 0.17, 0.82],
    [-0.21, 0.19, 0.94],
    [0.21, 0.19, 0.94],
    [0, 0.19, 1],
  ];
  for (const [k, rw, rh] of lobes) {
    const cx = x + k! * w,
      a = rw! * w,
      b = (rh! * h) / 2;
    const d = `M${n1(cx)} ${n1(y - b)}C${n1(cx + a * 0.9)} ${n1(y - b * 1.05)} ${n1(cx + a * 1.12)} ${n1(y - b * 0.2)} ${n1(cx + a)} ${n1(y + b * 0.3)}C${n1(cx + a * 0.86)} ${n1(y + b * 0.92)} ${n1(cx + a * 0.4)} ${n1(y + b)} ${n1(cx)} ${n1(y + b)}C${n1(cx - a * 0.4)} ${n1(y + b)} ${n1(cx - a * 0.86)} ${n1(y + b * 0.92)} ${n1(cx - a)} ${n1(y + b * 0.3)}C${n1(cx - a * 1.12)} ${n1(y - b * 0.2)} ${n1(cx - a * 0.9)} ${n1(y - b * 1.05)} ${n1(cx)} ${n1(y - b)}Z`;
    s += path(d, `fill="${shade(col, -0.13 + 0.13 * (1 - Math.abs(k!) * 2.4))}" stroke="${black}" stroke-width="3"`);
    if (gild) s += path(`M${n1(cx - a * 0.42)} ${n1(y - b * 0.74)}C${n1(cx - a * 0.82)} ${n1(y - b * 0.3)} ${n1(cx - a * 0.84)} ${n1(y + b * 0.2)} ${n1(cx - a * 0.6)} ${n1(y + b * 0.6)}`,
      `fill="none" stroke="${p.c}" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".8"`);
  }
  const ty = y - h / 2;
  return s + path(`M${n1(x - w * 0.1)} ${n1(ty + 6)}C${n1(x - w * 0.05)} ${n1(ty - h * 0.04)} ${n1(x - w * 0.05)} ${n1(ty - h * 0.14)} ${n1(x + w * 0.02)} ${n1(ty - h * 0.26)}L${n1(x + w * 0.12)} ${n1(ty - h * 0.22)}C${n1(x + w * 0.06)} ${n1(ty - h * 0.12)} ${n1(x + w * 0.06)} ${n1(ty - h * 0.02)} ${n1(x + w * 0.12)} ${n1(ty + 8)}Q${n1(x)} ${n1(ty - 4)} ${n1(x - w * 0.1)} ${n1(ty + 6)}Z`,
    `fill="${mix(p.b, p.c, 0.3)}" stroke="${black}" stroke-width="3"`)
      + path(`M${n1(x + w * 0.1)} ${n1(ty - 2)}C${n1(x + w * 0.24)} ${n1(ty - h * 0.2)} ${n1(x + w * 0.34)} ${n1(ty - h * 0.02)} ${n1(x + w * 0.28)} ${n1(ty
      + h * 0.06)}C${n1(x + w * 0.24)} ${n1(ty + h * 0.12)} ${n1(x + w * 0.18)} ${n1(ty + h * 0.06)} ${n1(x + w * 0.24)} ${n1(ty + h * 0.02)}`,
      `fill="none" stroke="${p.c}" stroke-width="3.6" stroke-linecap="round"`);
}

function drawOwl(scene: Scene) {
  const { p, cream, orange, black, grass } = scene;
  let art = '';
  art += branch(scene, bez([120, 720], [320, 660], [560, 730], [900, 640], 24), 40, [[5, -1.2, 130, 20], [9, 0.7, 80, 10], [18, -1.0, 150, -24], [21, 0.8, 76, -10], [14, 0.9, 70, 10]]);
  art += branch(scene, bez([880, 150], [760, 200], [700, 250], [610, 236], 16), 22, [[5, 2.2, 90, 12], [9, -2.6, 80, 12], [12, 2.4, 60, -8]]);
  const body = 'M0 -236C-30 -236 -52 -232 -72 -250C-84 -262 -92 -276 -98 -288C-108 -262 -112 -236 -108 -206C-128 -150 -134 -70 -104 -4C-84 40 -44 66 0 70C44 66 84 40 104 -4C134 -70 128 -150 108 -206C112 -236 108 -262 98 -288C92 -276 84 -262 72 -250C52 -232 30 -236 0 -236Z';
  let o = path('M-26 60L-50 150L-20 134L0 160L20 134L50 150L26 60Z', `fill="${black}"`) + path(body, `fill="${mix(p.d, black, 0.35)}" stroke="${black}" stroke-width="4"`);
  o += path('M-60 -112C-84 -40 -60 34 0 54C60 34 84 -40 60 -112C30 -132 -30 -132 -60 -112Z', `fill="${mix(cream, p.c, 0.4)}"`);
  let f = '';
  for (let j = 0; j < 6; j++) for (let i = -3; i <= 3; i++) {
    const x = (i + (j % 2) * 0.5) * 23, y = -92 + j * 24;
    if (Math.abs(x) < 66 - j * j * 1.2) f += `M${n1(x - 10)} ${n1(y)}Q${n1(x - 9)} ${n1(y + 18)} ${n1(x)} ${n1(y + 19)}Q${n1(x + 9)} ${n1(y + 18)} ${n1(x + 10)} ${n1(y)}`;
  }
  o += path(f, `fill="none" stroke="${p.d}" stroke-width="4.6" stroke-linecap="round"`);
  for (const s of [-1, 1]) {
    o += path(`M${s * 104} -176C${s * 150} -110 ${s * 140} 0 ${s * 86} 60C${s * 84} 20 ${s * 66} -10 ${s * 74} -60C${s * 76} -110 ${s * 84} -150 ${s * 104} -176Z`,
      `fill="${mix(p.d, black, 0.62)}" stroke="${black}" stroke-width="4"`);
    for (let i = 0; i < 4; i++)
      o += path(`M${s * (84 + i * 3)} ${-100 + i * 36}Q${s * 104} ${-78 + i * 36} ${s * (122 - i * 6)} ${-104 + i * 36}`, `fill="none" stroke="${p.c}" stroke-width="3.6" stroke-linecap="round"`);
    o += circ(s * 46, -180, 46, `fill="${mix(cream, p.c, 0.25)}" stroke="${black}" stroke-width="4"`) + path(Array.from({ length: 20 }, (_, i) => {
      const a = (i * TAU) / 20;
      return `M${pt(polar(s * 46, -180, 33, a))}L${pt(polar(s * 46, -180, 43, a))}`;
    }).join(''), `stroke="${p.d}" stroke-width="3"`) + circ(s * 46, -180, 29, `fill="${p.c}" stroke="${black}" stroke-width="3"`)
      + circ(s * 44, -180, 17, `fill="${black}"`) + circ(s * 46 - 8, -188, 6, 'fill="#fffdf4"');
    for (const k of [-16, 0, 16]) o += path(tear(s * 36 + k, 58, 30, 8, Math.PI / 2), `fill="${p.c}" stroke="${black}" stroke-width="3"`);
  }
  o += path('M-15 -172C-8 -180 8 -180 15 -172C12 -154 4 -142 0 -132C-4 -142 -12 -154 -15 -172Z', `fill="${orange}" stroke="${black}" stroke-width="3.4"`);
  art += g(o, tf(508, 618, 0, 1.08)) + grass(826);
  return art;
}

function drawLantern(scene: Scene) {
  const { c, p, orange, black, grass } = scene;
  let art = '';
  art += branch(scene, bez([130, 300], [240, 230], [330, 260], [420, 190], 18), 24, [[5, 0.8, 80, 10], [9, -0.9, 70, -8], [13, 0.9, 60, 8]])
    + branch(scene, bez([870, 420], [800, 340], [790, 270], [720, 230], 18), 24, [[5, 2.4, 80, 10], [9, -1.6, 80, -8], [13, 2.6, 50, 8]]);
  const px = 500,
    py = 620;
  art += circ(px, py + 30, 420, `fill="${c.rad([[0.1, orange, 0.55], [1, orange, 0]])}"`) + pumpkin(scene, px, py, 500, 360, orange);
  const fire = c.rad([[0, '#fffbe0'], [0.45, '#ffd76a'], [1, '#f39a2e']], px, py + 40, 210, 'u');
  const faceD = `M${px - 150} ${py - 34}C${px - 120} ${py - 96} ${px - 84} ${py - 92} ${px - 54} ${py - 26}C${px - 88} ${py - 46} ${px - 116} ${py - 48} ${px - 150} ${py - 34}ZM${px + 150} ${py - 34}C${px + 120} ${py - 96} ${px + 84} ${py - 92} ${px + 54} ${py - 26}C${px + 88} ${py - 46} ${px + 116} ${py - 48} ${px + 150} ${py - 34}ZM${px} ${py - 22}C${px + 14} ${py + 2} ${px + 24} ${py + 14} ${px + 26} ${py + 26}C${px + 10} ${py + 34} ${px - 10} ${py + 34} ${px - 26} ${py + 26}C${px - 24} ${py + 14} ${px - 14} ${py + 2} ${px} ${py - 22}ZM${px - 178} ${py + 30}C${px - 150} ${py + 60} ${px - 120} ${py + 64} ${px - 104} ${py + 62}L${px - 98} ${py + 90}L${px - 70} ${py + 68}C${px - 30} ${py + 76} ${px + 10} ${py + 76} ${px + 34} ${py + 74}L${px + 52} ${py + 98}L${px + 74} ${py + 66}C${px + 120} ${py + 62} ${px + 150} ${py + 54} ${px + 178} ${py + 30}C${px + 168} ${py + 96} ${px + 112} ${py + 134} ${px + 62} ${py + 144}L${px + 44} ${py + 118}L${px + 14} ${py + 148}C${px - 30} ${py + 150} ${px - 60} ${py + 144} ${px - 84} ${py + 136}L${px - 92} ${py + 112}L${px - 122} ${py + 118}C${px - 156} ${py + 96} ${px - 174} ${py + 66} ${px - 178} ${py + 30}Z`;
  art += path(faceD, `fill="${shade(orange, -0.24)}" transform="translate(-5 -6)"`)
    + path(faceD, `fill="${fire}" stroke="${black}" stroke-width="4" stroke-linejoin="round"`) + pumpkin(scene, 228, 770, 160, 104, mix(orange, p.c, 0.4))
    + pumpkin(scene, 786, 762, 190, 120, mix(orange, p.d, 0.35)) + grass(834);
  return art;
}

function drawCat(scene: Scene) {
  const { p, cream, orange, black, grass } = scene;
  let art = '';
  art += branch(scene, bez([870, 180], [760, 230], [640, 200], [520, 262], 20), 26, [[4, 2.0, 100, 14], [8, -2.5, 80, 10], [12, 2.2, 84, -10], [16, -2.4, 60, 10]])
    + branch(scene, bez([130, 470], [190, 400], [200, 330], [270, 262], 16), 20, [[5, -0.2, 70, 10], [9, -1.9, 60, 10], [12, 0.2, 50, -8]]);
  art += pumpkin(scene, 270, 742, 236, 160, mix(orange, p.d, 0.3)) + pumpkin(scene, 752, 752, 210, 140, mix(orange, p.c, 0.4)) + pumpkin(scene, 508, 730, 320, 210, orange);
  // the good cat
  const cat = 'M-74 6C-112 -36 -106 -128 -64 -184C-50 -204 -46 -214 -46 -226C-70 -242 -78 -268 -72 -298C-74 -322 -72 -346 -66 -368C-50 -356 -38 -340 -28 -322C-10 -328 10 -328 28 -322C38 -340 50 -356 66 -368C72 -346 74 -322 72 -298C78 -268 70 -242 46 -226C46 -214 50 -204 64 -184C106 -128 112 -36 74 6C54 30 16 28 0 18C-16 28 -54 30 -74 6Z';
  let k = path(ribbon([...bez([58, -16], [150, -10], [176, 70], [124, 120], 14), ...bez([118, 126], [84, 146], [64, 112], [90, 100], 8)],
    (t) => 25 * (1 - t * 0.45)), `fill="${black}"`) + path(cat, `fill="${black}"`);
  k += path('M-60 -346C-58 -332 -56 -320 -54 -308L-36 -318C-44 -330 -52 -340 -60 -346ZM60 -346C58 -332 56 -320 54 -308L36 -318C44 -330 52 -340 60 -346Z', `fill="${mix(p.d, black, 0.3)}"`);
  for (const s of [-1, 1])
    k += path(`M${s * 14} -272C${s * 20} -292 ${s * 48} -296 ${s * 56} -280C${s * 48} -262 ${s * 24} -260 ${s * 14} -272Z`, `fill="${p.c}"`)
      + ell(s * 35, -278, 5, 14, `fill="${black}"`) + circ(s * 35 - 4, -284, 3, 'fill="#fffdf0"')
      + path(`M${s * 26} -246C${s * 60} -250 ${s * 84} -254 ${s * 112} -266M${s * 26} -241C${s * 60} -240 ${s * 88} -240 ${s * 112} -238`,
      `stroke="${cream}" stroke-width="2" fill="none" stroke-linecap="round"`);
  k += path('M-9 -256C-4 -260 4 -260 9 -256C7 -249 3 -246 0 -244C-3 -246 -7 -249 -9 -256Z', `fill="${orange}"`)
    + path('M0 -244V-238M0 -238C-6 -230 -14 -230 -18 -236M0 -238C6 -230 14 -230 18 -236', `stroke="${p.c}" stroke-width="2.4" fill="none" stroke-linecap="round"`);
  k += path('M-44 -206C-20 -192 20 -192 44 -206L46 -194C20 -178 -20 -178 -46 -194Z', `fill="${orange}"`) + path(star(0, -178, 5, 17, 7.4), `fill="${p.c}"`);
  k += path('M-30 4C-34 -30 -32 -70 -24 -104M30 4C34 -30 32 -70 24 -104',
    `stroke="${mix(p.b, black, 0.4)}" stroke-width="3" fill="none" stroke-linecap="round"`)
      + path('M-92 -90C-88 -120 -76 -150 -60 -172', `stroke="${p.c}" stroke-width="3" fill="none" stroke-linecap="round" stroke-opacity=".8"`);
  art += g(k, tf(500, 640, 0, 1.04)) + grass(838);
  return art;
}

/** What the parts of `drawStorybook` share. */
type StorybookScene = { inp: Input; c: Drawing; r: Rng; p: Palette; cloth: string; gold: string; cream: string };

function drawWeave({ c, r, cloth }: StorybookScene) {
  // the weave: over and under, with slubs
  const thread = fineTile(c, 8, 8, rect(0, 0, 4, 4, `fill="${shade(cloth, 0.035)}"`) + rect(4, 4, 4, 4, `fill="${shade(cloth, 0.03)}"`)
    + rect(4, 0, 4, 4, `fill="${shade(cloth, -0.035)}"`) + rect(0, 4, 4, 4, `fill="${shade(cloth, -0.03)}"`)
    + path('M0 2H4M4 6H8', `stroke="${shade(cloth, 0.075)}" stroke-width="1"`) + path('M6 0V4M2 4V8', `stroke="${shade(cloth, -0.06)}" stroke-width="1"`));
  let slub = '';
  for (let i = 0; i < 150; i++) {
    const x = Math.round(r.f(0, 1000) / 8) * 8,
      y = Math.round(r.f(0, 1400) / 8) * 8,
      l = r.f(30, 150);
    slub += r.chance(0.5) ? `M${x} ${y + 2}h${n1(l)}` : `M${x + 2} ${y}v${n1(l)}`;
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${thread}" opacity=".8"`) + path(slub, `stroke="${shade(cloth, 0.11)}" stroke-width="2.4" stroke-opacity=".38" fill="none"`));
}

function drawBramble({ c, gold, stamp }: StorybookScene & { stamp: (d: string, fill: string, extra?: string) => string }) {
  // spandrels: curling bramble
  let br = '';
  for (const s of [-1, 1]) {
    const X = (x: number) => 500 + s * x;
    br += ribbon([...bez([X(348), 330], [X(384), 250], [X(352), 170], [X(280), 138], 16)], (t) => 5 * (1 - t * 0.4) + 1);
    for (const [x, y, L, a] of [
      [366, 250, 40, -0.7],
      [352, 202, 40, -2.4],
      [330, 168, 46, -0.5],
      [300, 146, 36, -2.9],
      [366, 286, 32, 0.4],
    ] as const)
      br += tear(X(x), y, L, L * 0.27, s > 0 ? a : Math.PI - a);
    br += circPath(X(380), 176, 8) + circPath(X(394), 196, 7) + circPath(X(374), 152, 6);
  }
  c.add('ornament', stamp(br, gold));
}

function drawTitle({ inp, c, p, cloth, gold, cream, stamp }: StorybookScene & { stamp: (d: string, fill: string, extra?: string) => string }) {
  // title, stamped
  const t = (inp.sub ?? '').toUpperCase();
  const top = 896;
  let d = '';
  let y = top;
  if (t) {
    const q = block(t, 'josefin-slab:700', 500, 620, 34, 27, { top }, { track: 190 });
    d += stamp(q.d, reads(cloth, 4.6, p.c, cream));
    y = q.bottom + 34;
  }
  const room = (inp.name ? 1196 : 1262) - y;
  const b = block(inp.headline, 'berkshire-swash', 500, 720, room, 136, { cy: y + room / 2 }, { lead: 1.0 });
  d += stamp(b.d, gold);
  if (inp.name) d += stamp(block(inp.name, 'josefin-slab:600', 500, 620, 56, 38, { cy: 1250 }, { track: 20, lead: 1.1 }).d, reads(cloth, 4.6, cream, p.ink));
  c.add('type', d);
}

export function drawStorybook(inp: Input): Drawing {
  const c = new Drawing('storybook', inp),
    { r, p } = c;
  const m = inp.motif || 'cat';
  const cloth = isDark(p) ? p.bg : shade(p.e, lum(p.e) > 0.45 ? 0.4 - lum(p.e) : 0),
    gold = c.foil(p.metal, 28),
    deep = shade(cloth, -0.1),
    cream = lum(p.paper) > 0.7 ? p.paper : '#f6e6c8',
    orange = p.a,
    black = mix(p.e, '#0c0a0e', 0.55);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`));
  const parts: StorybookScene = { inp, c, r, p, cloth, gold, cream };
  drawWeave(parts);
  // stamping: foil and ink sink a little into the cloth
  const stamp = (d: string, fill: string, extra = '') => path(d, `fill="${deep}" transform="translate(-1.4 -2)" ${extra}`)
    + path(d, `fill="${shade(cloth, 0.12)}" fill-opacity=".55" transform="translate(1.2 1.8)" ${extra}`) + path(d, `fill="${fill}" ${extra}`);
  const rule = (d: string, w: number, col = gold) => path(d, `fill="none" stroke="${deep}" stroke-width="${w}" transform="translate(-1.2 -1.6)"`)
    + path(d, `fill="none" stroke="${col}" stroke-width="${w}"`);
  const box = (k: number, q: number) =>
    `M${k + q} ${k}H${1000 - k - q}Q${1000 - k - q} ${k + q} ${1000 - k} ${k
      + q}V${1400 - k - q}Q${1000 - k - q} ${1400 - k - q} ${1000 - k - q} ${1400 - k}H${k + q}Q${k + q} ${1400 - k - q} ${k} ${1400 - k - q}V${k + q}Q${k + q} ${k + q} ${k + q} ${k}Z`;
  c.add('frame', rule(box(52, 74), 7) + rule(box(68, 74), 2.4));
  for (const [x, y] of [
    [86, 86],
    [914, 86],
    [86, 1314],
    [914, 1314],
  ] as [number, number][])
    c.add('frame', stamp(star(x, y, 5, 22, 9), gold));
  // the picture: an arched plate
  const A = 'M150 830V500C150 290 300 150 500 150C700 150 850 290 850 500V830Z',
    cl = c.clip(path(A)),
    night = mix(p.b, black, 0.25);
  let art = rect(140, 140, 720, 700, `fill="${c.lin([[0, shade(night, -0.07)], [0.7, night], [1, mix(night, orange, 0.42)]])}"`);
  for (const q of poisson(r, 160, 160, 680, 440, 52)) if (Math.hypot(q[0] - 540, q[1] - 440) > 230)
    art += r.chance(0.3) ? path(sparkle(q[0], q[1], r.f(6, 11)), `fill="${p.c}"`) : circ(q[0], q[1], r.f(1.4, 2.8), `fill="${p.c}"`);
  const mx = 540,
    my = 440,
    MR = 206;
  art += circ(mx, my, MR * 1.5, `fill="${c.rad([[0.5, cream, 0.34], [1, cream, 0]])}"`) + circ(mx, my, MR, `fill="${mix(cream, p.c, 0.3)}"`)
    + g(circ(mx - 26, my - 18, MR, `fill="${mix(cream, '#fffaf0', 0.3)}" fill-opacity=".7"`)
    + ([[-80, -50, 34], [60, 70, 46], [96, -66, 22], [-40, 96, 20], [-120, 40, 18], [10, -120, 26]] as [number, number, number][]).map(([x, y, q]) =>
    path(blob(r, mx + x, my + y, q, q * 0.86, 9, 0.12), `fill="${mix(cream, p.c, 0.62)}" fill-opacity=".45"`)).join(''), `clip-path="${c.clip(circ(mx, my, MR))}"`);
  const bat = (x: number, y: number, s: number, a: number) =>
    g(path('M0 8C-6 0 -6 -8 -4 -14L-8 -24L0 -18L8 -24L4 -14C6 -8 6 0 0 8ZM-4 -8C-20 -26 -44 -34 -70 -26C-62 -18 -60 -8 -62 2C-52 -6 -42 -6 -36 2C-30 -6 -18 -6 -12 4C-10 0 -6 -2 0 8ZM4 -8C20 -26 44 -34 70 -26C62 -18 60 -8 62 2C52 -6 42 -6 36 2C30 -6 18 -6 12 4C10 0 6 -2 0 8Z',
      `fill="${black}"`), tf(x, y, a, s));
  const grass = (y: number) => {
    let d = `M140 ${y}`;
    for (let x = 140; x <= 860; x += 13) d += `L${n1(x + r.f(-6, 6))} ${n1(y - r.f(10, 44))}L${x + 7} ${y - 2}`;
    return path(d + 'V860H140Z', `fill="${black}"`);
  };
  art += bat(270, 330, 0.6, -12) + bat(778, 300, 0.5, 14) + bat(330, 250, 0.36, 8);
  const scene: Scene = { c, r, p, cream, orange, black, grass };
  if (m === 'owl') art += drawOwl(scene);
  else if (m === 'lantern') art += drawLantern(scene);
  else art += drawCat(scene);
  c.add('art', g(art, `clip-path="${cl}"`));
  c.add('frame', path(A, `fill="none" stroke="${deep}" stroke-width="20"`) + path(A, `fill="none" stroke="${gold}" stroke-width="10"`)
    + path('M132 848V500C132 278 290 132 500 132C710 132 868 278 868 500V848Z', `fill="none" stroke="${gold}" stroke-width="2.6"`));
  drawBramble({ ...parts, stamp });
  drawTitle({ ...parts, stamp });
  // the hinge of the board and the light along it
  c.add('texture', rect(0, 0, 34, 1400, `fill="${c.lin([[0, '#000', 0.34], [0.6, '#000', 0.05], [0.8, '#000', 0.4], [1, '#fff', 0.1]], 0, 0, 1, 0)}"`) + c.grain(0.35) + c.vignette('#000', 0.28));
  return c;
}
