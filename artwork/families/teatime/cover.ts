import {
  at, bez, circ, clamp, contrast, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, polar, qbez, rect,
  ribbon, type Rng, shade, TAU, tf, tfit, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';

type China = { base: string; one: string; two: string; leaf: string; trim: string };

/** What the prints of `chintz` share. */
type ChintzScene = { r: Rng; w: number; h: number; k: China; W: (t: number) => number; F: (t: number) => number };

function stripes({ h, k, W, s }: ChintzScene & { s: string }) {
  let d = '', d2 = '';
  for (let i = -8; i <= 8; i++) {
    const a = i * 0.2 - 0.06, b = i * 0.2 + 0.055;
    if (Math.abs(i) < 8) {
      const top = (t: number) => W(clamp(t, -1.57, 1.57)), bot = (t: number) => W(clamp(t, -1.57, 1.57)) * 0.5;
      d += `M${n1(top(a))} ${-h - 20}Q${n1(top(a))} ${-h * 0.4} ${n1(bot(a))} 10L${n1(bot(b))} 10Q${n1(top(b))} ${-h * 0.4} ${n1(top(b))} ${-h - 20}Z`;
      const q = i * 0.2 + 0.1;
      d2 += `M${n1(top(q))} ${-h - 20}Q${n1(top(q))} ${-h * 0.4} ${n1(bot(q))} 10`;
    }
  }
  s = path(d, `fill="${k.one}"`) + path(d2, `fill="none" stroke="${k.trim}" stroke-width="2.6"`);
  return s;
}

function scales({ w, h, k, W, F, s }: ChintzScene & { s: string }) {
  let d = '';
  const R = 27;
  for (let j = 0; j * 22 < h + 50; j++) for (let i = -6; i <= 6; i++) {
    const t = (i + (j % 2) * 0.5) * 0.27;
    if (Math.abs(t) < 1.55) {
      const f = F(t), y = -h - 14 + j * 22;
      d += ell(W(t), y, R * f, R, `fill="${j % 2 ? k.one : k.two}" stroke="${k.base}" stroke-width="3"`)
        + ell(W(t), y + 9, R * 0.42 * f, R * 0.42, `fill="none" stroke="${k.base}" stroke-width="2.2"`);
    }
  }
  s = rect(-w, -h - 40, w * 2, h + 80, `fill="${k.one}"`) + d;
  return s;
}

function willow({ r, w, h, k, W, F }: ChintzScene) {
  let s = '';
  const b = k.two;
  s += path(`M${-w * 0.5} ${-h * 0.22}Q0 ${-h * 0.1} ${w * 0.5} ${-h * 0.24}L${w * 0.5} 20H${-w * 0.5}Z`, `fill="${b}" fill-opacity=".22"`);
  let d = ribbon(qbez([-w * 0.16, -h * 0.14], [-w * 0.22, -h * 0.5], [-w * 0.08, -h * 0.86]), (t) => 9 - 6 * t);
  for (let i = 0; i < 11; i++) {
    const a: P = [-w * 0.13 + r.f(-6, 6) + (i % 3) * 5, -h * (0.5 + 0.035 * i)], q: P = [a[0] + (i % 2 ? 1 : -1) * w * r.f(0.1, 0.2), a[1] + h * r.f(0.1, 0.26)];
    d += ribbon(qbez(a, [q[0], a[1] - h * 0.1], q, 8), (t) => 3.4 - 2 * t);
    for (let n = 1; n < 6; n++) {
      const u = n / 6, px = lerp(a[0], q[0], 0.45 + u * 0.55), py = lerp(a[1] - h * 0.03, q[1], u);
      d += ribbon([[px, py], [px + 3, py + 6], [px + 1, py + 13]], (t) => 4.4 * Math.sin(Math.PI * clamp(t + 0.06, 0, 0.95)));
    }
  }
  d += `M${w * 0.06} ${-h * 0.2}V${-h * 0.4}H${w * 0.24}V${-h * 0.2}Z`;
  s += path(d, `fill="${b}"`)
    + path(`M${w * 0.01} ${-h * 0.4}Q${w * 0.08} ${-h * 0.43} ${w * 0.15} ${-h * 0.56}Q${w * 0.22} ${-h * 0.43} ${w * 0.29} ${-h * 0.4}Z`, `fill="${b}"`)
    + path(`M${w * 0.11} ${-h * 0.2}V${-h * 0.34}H${w * 0.19}V${-h * 0.2}Z`, `fill="${k.base}"`);
  const bird = (x: number, y: number,
    z: number) => path(`M${x - 18 * z} ${y - 6 * z}Q${x - 6 * z} ${y - 12 * z} ${x} ${y}Q${x + 8 * z} ${y - 13 * z} ${x + 20 * z} ${y - 8 * z}Q${x + 8 * z} ${y - 6 * z} ${x + 1 * z} ${y + 6 * z}Q${x - 6 * z} ${y - 6 * z} ${x - 18 * z} ${y - 6 * z}Z`,
      `fill="${b}"`);
  s += bird(w * 0.12, -h * 0.76, 0.9) + bird(w * 0.24, -h * 0.66, 0.7);
  s += path(Array.from({ length: 7 }, (_, i) => `M${n1(-w * 0.4 + i * w * 0.13)} ${n1(-h * 0.08 + (i % 2) * 6)}q${n1(w * 0.03)} -5 ${n1(w * 0.06)} 0`)
    .join(''), `fill="none" stroke="${b}" stroke-width="3"`);
  let rim = '';
  for (let i = -7; i <= 7; i++) { const t = i * 0.21; rim += path(`M${n1(W(t) - 11 * F(t))} ${-h + 4}L${n1(W(t))} ${-h + 22}L${n1(W(t) + 11 * F(t))} ${-h + 4}Z`); }
  s += g(rim, `fill="${b}"`);
  return s;
}

function roses({ h, k, W, F }: ChintzScene) {
  let s = '';
  // roses
  const rose = (x: number, y: number, z: number, f: number) =>
    g(path('M-20 2C-24 -14 -10 -24 2 -22C16 -24 26 -10 20 4C18 18 4 24 -6 20C-16 20 -22 12 -20 2Z', `fill="${k.one}"`)
      + path('M-14 8C-8 18 10 18 16 4C14 16 2 20 -6 17C-12 16 -15 12 -14 8Z', `fill="${shade(k.one, -0.1)}"`)
      + path('M-12 -6C-10 -16 6 -20 12 -10C6 -14 -6 -12 -8 -2C-6 6 8 6 9 -2C10 -8 0 -9 -1 -3',
      `fill="none" stroke="${mix(k.one, '#ffffff', 0.55)}" stroke-width="3.6" stroke-linecap="round"`), tf(x, y, 0, z * f, z));
  const lf = (x: number, y: number, a: number, z: number,
    f: number) => g(path('M0 0C8 -12 24 -12 34 -2C24 8 10 8 0 0Z', `fill="${k.leaf}"`)
      + path('M2 -1Q16 -4 30 -2', `fill="none" stroke="${mix(k.leaf, '#ffffff', 0.4)}" stroke-width="1.8"`),
      `transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(f * z * 100) / 100} ${z}) rotate(${a})"`);
  const bud = (x: number, y: number, z: number, f: number) => g(path('M0 8C-8 4 -8 -6 0 -12C8 -6 8 4 0 8Z', `fill="${k.two}"`), tf(x, y, 0, z * f, z));
  const sc = Math.min(1.15, h / 150);
  for (let j = 0; j * 82 * sc < h + 40; j++) for (let i = -2; i <= 2; i++) {
    const t = (i + (j % 2) * 0.5) * 0.62;
    if (Math.abs(t) > 1.35) continue;
    const x = W(t) * (1 - 0.06 * j), y = -h + 52 * sc + j * 82 * sc, f = F(t);
    s += lf(x + 12 * f * sc, y + 4, 18, sc, f) + lf(x - 12 * f * sc, y + 4, 168, sc, f) + lf(x + 4 * sc * f, y - 12 * sc, -66, sc * 0.8, f) + rose(x, y, sc * 1.04, f);
    const t2 = t + 0.31;
    if (Math.abs(t2) < 1.3) s += bud(W(t2), y - 20 * sc + (i % 2 ? 40 * sc : 0), sc, F(t2)) + bud(W(t2) + 9 * F(t2), y + 14 * sc, sc * 0.7, F(t2));
  }
  return s;
}

/** a painted pattern wrapped round a vessel: x runs with the turn of the wall, so marks crowd towards the edges */
const chintz = (c: Drawing, kind: string, r: Rng, w: number, h: number, k: China) => {
  const W = (t: number) => (w / 2) * Math.sin(t), F = (t: number) => Math.max(0.16, Math.cos(t));
  let s = '';
  const parts: ChintzScene = { r, w, h, k, W, F };
  if (kind === 'dots') {
    let d = '';
    for (let j = 0; j * 30 < h + 30; j++) for (let i = -5; i <= 5; i++) { const t = (i + (j % 2) * 0.5) * 0.29; if (Math.abs(t) < 1.52) d += ell(W(t), -h + 16 + j * 30, 8.4 * F(t), 8.4); }
    s = rect(-w, -h - 40, w * 2, h + 80, `fill="${k.one}"`) + g(d, `fill="${k.base}"`);
  } else if (kind === 'stripe') s = stripes({ ...parts, s });
  else if (kind === 'scale') s = scales({ ...parts, s });
  else if (kind === 'gingham') {
    let d = '';
    for (let i = -8; i <= 8; i += 2) { const a = W(clamp(i * 0.19 - 0.095, -1.57, 1.57)), b = W(clamp(i * 0.19 + 0.095, -1.57, 1.57)); d += rect(a, -h - 40, Math.max(1, b - a), h + 80); }
    for (let j = 0; j * 44 < h + 60; j++) d += rect(-w, -h - 6 + j * 44, w * 2, 22);
    s = g(d, `fill="${k.one}" fill-opacity=".55"`);
  } else if (kind === 'willow') s += willow(parts);
  else s += roses(parts);
  return s;
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; light: boolean; clay: string; K: (i: number) => China; dk: string;
  shadeX: (w: number) => string; foilY: string; foilD: string; goldLine: (d: string, w: number) => string;
  handle: (ps: P[], w: (t: number) => number) => string; steam: (x: number, y: number, s: number) => string; ty: number;
  tbl: string; sh: (x: number, y: number, rx: number, ry?: number) => string; A: string[]; PT: string[];
};

function saucer({ c, clay, dk, goldLine }: Scene, w: number, k: China, kind: number) {
  const rx = w / 2, ry = w * 0.085;
  return (
    ell(0, 12, rx * 0.5, ry * 0.7, `fill="${shade(clay, -0.16)}"`) +
    path(`M${-rx} 0C${-rx * 0.9} ${ry * 1.2} ${-rx * 0.5} ${ry * 1.9} 0 ${ry * 1.95}C${rx * 0.5} ${ry * 1.9} ${rx * 0.9} ${ry * 1.2} ${rx} 0Z`,
      `fill="${c.lin([[0, shade(clay, -0.15)], [0.35, clay], [0.7, shade(clay, -0.06)], [1, shade(clay, -0.2)]], 0, 0, 1, 0)}"`) +
    ell(0, 0, rx, ry, `fill="${c.lin([[0, shade(clay, -0.05)], [0.5, clay], [1, shade(clay, -0.08)]], 0, 0, 1, 0)}"`) +
    ell(0, 0.6, rx * 0.9, ry * 0.88, `fill="none" stroke="${k.one}" stroke-width="${kind ? 9 : 6}"`) +
    goldLine(`M${-rx} 0A${rx} ${n1(ry)} 0 0 0 ${rx} 0A${rx} ${n1(ry)} 0 0 0 ${-rx} 0`, 3) +
    ell(0, 2, rx * 0.44, ry * 0.5, `fill="${dk}" opacity=".2"`)
  );
}

function cup(scene: Scene, x: number, y: number, deg: number, w: number, h: number, kind: string, k: China, side: number, o: { tea?: boolean; saucer?: boolean; form?: number } = {}) {
  const { c, r, clay, shadeX, goldLine, handle } = scene;
  const a = w / 2, form = o.form ?? 0, ry = w * 0.085;
  const body = form === 1 ? `M${-a} ${-h}C${-a * 0.94} ${-h * 0.62} ${-a * 0.96} ${-h * 0.2} ${-a * 0.52} ${-14}C${-a * 0.3} -4 ${a * 0.3} -4 ${a * 0.52} -14C${a * 0.96} ${-h * 0.2} ${a * 0.94} ${-h * 0.62} ${a} ${-h}A${a} ${n1(ry)} 0 0 1 ${-a} ${-h}Z`
    : `M${-a} ${-h}C${-a * 0.84} ${-h * 0.74} ${-a * 0.86} ${-h * 0.3} ${-a * 0.42} -16C${-a * 0.3} -8 ${a * 0.3} -8 ${a * 0.42} -16C${a * 0.86} ${-h
    * 0.3} ${a * 0.84} ${-h * 0.74} ${a} ${-h}A${a} ${n1(ry)} 0 0 1 ${-a} ${-h}Z`;
  const hs = bez([side * a * 0.86, -h * 0.8], [side * a * 1.62, -h * 1.06], [side * a * 1.56, -h * 0.16], [side * a * 0.66, -h * 0.22], 18);
  const kink = hs.concat([[side * a * 0.6, -h * 0.3]]);
  const foot = `M${-a * 0.4} -16C${-a * 0.36} -6 ${-a * 0.44} 0 ${-a * 0.48} 3C${-a * 0.2} 12 ${a * 0.2} 12 ${a * 0.48} 3C${a * 0.44} 0 ${a * 0.36} -6 ${a * 0.4} -16Z`;
  const cl = c.clip(path(body));
  return g(
    (o.saucer === false ? '' : g(saucer(scene, w * 1.5, k, form), `transform="translate(0 ${n1(2)})"`)) +
      handle(kink, (t) => w * 0.062 * (0.7 + 0.5 * Math.sin(Math.PI * t))) +
      path(foot, `fill="${c.lin([[0, shade(clay, -0.18)], [0.4, clay], [1, shade(clay, -0.22)]], 0, 0, 1, 0)}"`) +
      path(body, `fill="${clay}"`) +
      g(chintz(c, kind, r, w, h, k), `clip-path="${cl}"`) +
      path(body, `fill="${shadeX(w)}"`) +
      g(path(`M${-a * 0.62} ${-h * 0.86}C${-a * 0.56} ${-h * 0.6} ${-a * 0.54} ${-h * 0.42} ${-a * 0.4} ${-h * 0.26}C${-a * 0.42} ${-h * 0.5} ${-a * 0.44} ${-h * 0.66} ${-a * 0.46} ${-h * 0.84}Z`,
        'fill="#fff" opacity=".55"'), `clip-path="${cl}"`) +
      ell(0, -h, a, ry, `fill="${c.lin([[0, shade(clay, -0.2)], [0.5, shade(clay, -0.08)], [1, shade(clay, -0.02)]], 0, 0, 1, 0)}"`) +
      (o.tea === false ? '' : ell(0, -h + ry * 0.24, a * 0.9, ry * 0.74, `fill="${c.lin([[0, '#6b2c12'], [0.6, '#a9501c'], [1, '#c97a34']], 0, 0, 1, 0)}"`)
        + path(`M${-a * 0.66} ${-h + ry * 0.2}Q${-a * 0.2} ${-h + ry * 0.72} ${a * 0.3} ${-h + ry * 0.62}`, 'fill="none" stroke="#f0b878" stroke-width="3.4" stroke-linecap="round" opacity=".8"')) +
      goldLine(`M${-a} ${-h}A${a} ${n1(ry)} 0 0 0 ${a} ${-h}A${a} ${n1(ry)} 0 0 0 ${-a} ${-h}`, 4) +
      goldLine(`M${-a * 0.47} 3Q0 14 ${a * 0.47} 3`, 3),
    tf(x, y, deg),
  );
}

function pot({ c, r, clay, dk, shadeX, foilY, foilD, goldLine, handle }: Scene, x: number, y: number, deg: number, s: number, kind: string, k: China, fl = 1) {
  const body = 'M-60 -232C-150 -222 -196 -160 -190 -102C-184 -48 -130 -12 -84 -6C-40 2 40 2 84 -6C130 -12 184 -48 190 -102C196 -160 150 -222 60 -232C30 -238 -30 -238 -60 -232Z';
  const spout = 'M150 -66C220 -70 236 -120 250 -170C258 -200 276 -216 300 -226L290 -240C284 -246 262 -244 250 -236C214 -216 206 -186 190 -166C180 -152 166 -146 150 -148Z';
  const cl = c.clip(path(body)), cs = c.clip(path(spout));
  return g(
    ell(0, -2, 120, 14, `fill="${shade(clay, -0.18)}"`) + goldLine('M-112 0Q0 18 112 0', 5) +
      handle(bez([-150, -200], [-330, -270], [-340, -20], [-164, -56], 22), (t) => 20 * (0.72 + 0.5 * Math.sin(Math.PI * t))) +
      path(spout, `fill="${clay}"`)
        + g(rect(100, -260, 240, 240, `fill="${k.one}" opacity=".0"`)
        + path('M150 -66C220 -70 236 -120 250 -170C258 -200 276 -216 300 -226L290 -214C262 -200 262 -170 250 -140C236 -90 204 -60 150 -66Z',
        `fill="${dk}" opacity=".22"`) + path('M176 -142C204 -160 216 -200 246 -222',
          'stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".8"')
            + path('M168 -110C214 -120 226 -170 250 -204', `fill="none" stroke="${k.two}" stroke-width="4" stroke-dasharray="1 12" stroke-linecap="round"`),
            `clip-path="${cs}"`) + path(spout, `fill="none" stroke="${shade(clay, -0.2)}" stroke-width="2.4"`) + goldLine('M250 -237Q276 -247 291 -240L300 -226', 5) +
      path(body, `fill="${clay}"`) + g(g(chintz(c, kind, r, 384, 250, k), 'transform="translate(0 8)"'), `clip-path="${cl}"`) + path(body, `fill="${shadeX(384)}"`) +
      path('M-132 -180C-156 -150 -160 -110 -146 -78C-138 -110 -134 -150 -100 -196C-112 -194 -122 -190 -132 -180Z', 'fill="#fff" opacity=".66"') + circ(-128, -58, 8, 'fill="#fff" opacity=".5"') +
      path('M-66 -226C-62 -250 -34 -262 0 -264C34 -262 62 -250 66 -226C30 -216 -30 -216 -66 -226Z', `fill="${k.one}"`)
        + path('M-66 -226C-62 -250 -34 -262 0 -264C34 -262 62 -250 66 -226C30 -216 -30 -216 -66 -226Z', `fill="${shadeX(132)}"`) + goldLine('M-68 -226Q0 -208 68 -226', 5) +
      path('M-12 -262C-8 -270 -20 -280 -18 -292C-16 -306 16 -306 18 -292C20 -280 8 -270 12 -262Z', `fill="${foilY}" stroke="${foilD}" stroke-width="2"`) + ell(-5, -294, 5, 4, 'fill="#fff8dc"'),
    tf(x, y, deg, s * fl, s),
  );
}

function drawTower(scene: Scene) {
  const { K, ty, sh, A, PT } = scene;
  A.push(sh(500, ty + 24, 320, 34));
  const n = 4;
  let x = 500, y = ty;
  const dg = [0, -3.4, 2.8, -2.2], dx = [0, 16, -24, 12], W = [276, 258, 244, 226], H = [148, 140, 132, 124];
  for (let i = 0; i < n; i++) {
    x = 500 + dx[i]!;
    A.push(cup(scene, x, y, dg[i]!, W[i]!, H[i]!, PT[i]!, K(i + 1), i % 2 ? -1 : 1, { form: i % 2, tea: false }));
    y -= H[i]! + 22;
  }
  A.push(pot(scene, 492, y + 8, 3.4, 0.8, PT[4] === 'willow' ? 'roses' : PT[4]!, K(0)));
}

function drawPour(scene: Scene) {
  const { c, p, light, K, steam, ty, sh, A, PT } = scene;
  A.push(sh(640, ty + 26, 330, 40));
  const tea = c.lin([[0, '#a9501c'], [1, '#7a3414']]);
  A.push(path(ribbon(bez([676, 466], [716, 500], [704, 660], [700, ty - 176], 20), (t) => 22 - 10 * t + 2.4 * Math.sin(t * 20)), `fill="${tea}"`)
    + path(ribbon(bez([678, 472], [711, 508], [700, 660], [696, ty - 180], 20), () => 3.6), 'fill="#f3bd80" opacity=".9"'));
  A.push(pot(scene, 326, 566, 24, 0.97, PT[1] === 'willow' ? 'roses' : PT[1]!, K(0)));
  A.push(cup(scene, 660, ty + 16, 0, 330, 196, 'willow', { ...K(2), two: mix(light ? p.e : p.d, '#1f4a9a', 0.5), one: mix(light ? p.e : p.d, '#1f4a9a', 0.5) }, 1, { form: 0 }));
  A.push(ell(698, ty - 178, 30, 6, 'fill="none" stroke="#f0b878" stroke-width="3.4" opacity=".9"'));
  A.push(steam(770, ty - 240, 0.8));
}

function drawShelf(scene: Scene) {
  const { c, clay, K, dk, foilY, foilD, steam, ty, tbl, sh, A, PT } = scene;
  // two boards of a dresser, hung with cups
  const bd = shade(mix(tbl, '#ffffff', 0.1), 0);
  const board = (y: number) => rect(0, y, 1000, 26, `fill="${bd}"`) + rect(0, y, 1000, 7, `fill="${mix(bd, '#fff', 0.35)}"`)
    + rect(0, y + 26, 1000, 44, `fill="${c.lin([[0, dk, 0.34], [1, dk, 0]])}"`);
  const plate = (x: number, y: number, R: number, k: China, kind: number) => {
    let s = circ(0, 0, R, `fill="${clay}"`) + circ(0, 0, R * 0.86, `fill="none" stroke="${k.one}" stroke-width="${R * 0.2}"`);
    for (let i = 0; i < 12; i++) {
      const q = polar(0, 0, R * 0.86, (i / 12) * TAU);
      s += kind ? circ(q[0], q[1], R * 0.055, `fill="${clay}"`) : g(path('M0 -9C7 -6 7 6 0 9C-7 6 -7 -6 0 -9Z', `fill="${clay}"`), tf(q[0], q[1], i * 30, R / 110));
    }
    s += circ(0, 0, R * 0.68, `fill="none" stroke="${foilY}" stroke-width="3"`) + circ(0, 0, R - 2, `fill="none" stroke="${foilY}" stroke-width="4"`);
    for (let i = 0; i < 6; i++) s += g(path('M0 -10C16 -24 14 -46 0 -56C-14 -46 -16 -24 0 -10Z', `fill="${i % 2 ? k.one : k.two}" opacity=".9"`), tf(0, 0, i * 60, R / 110));
    s += circ(0, 0, R * 0.09, `fill="${foilY}"`) + circ(0, 0, R, `fill="${c.lin([[0, '#fff', 0.36], [0.45, '#fff', 0], [1, dk, 0.26]], 0, 0, 1, 1)}"`);
    return g(circ(9, 12, R, `fill="${dk}" opacity=".18"`) + s, tf(x, y));
  };
  A.push(plate(230, 372, 116, K(0), 0), plate(500, 356, 132, K(2), 1), plate(770, 372, 116, K(1), 0));
  A.push(board(490));
  for (let i = 0; i < 3; i++) {
    const x = 214 + i * 286;
    A.push(path(`M${x} 516V540C${x} 562 ${x + 26} 562 ${x + 24} 544`, `fill="none" stroke="${foilD}" stroke-width="6" stroke-linecap="round"`),
      g(cup(scene, 0, 0, 0, 158, 104, PT[i]!, K(i + 1), 1, { saucer: false, tea: false, form: i % 2 }), `transform="translate(${x - 60} ${640 + (i % 2) * 6}) rotate(-16)"`));
  }
  A.push(sh(250, ty - 8, 230, 24), sh(700, ty - 6, 260, 26));
  A.push(cup(scene, 250, ty - 16, 0, 214, 126, PT[3]!, K(2), -1, { form: 1 }), pot(scene, 660, ty - 8, 0, 0.94, 'roses', K(0)));
  A.push(steam(236, ty - 170, 0.6));
}

export function drawTeatime(inp: Input): Drawing {
  const c = new Drawing('teatime', inp), { r, p } = c;
  const m = ['tower', 'pot', 'pour', 'shelf'].includes(inp.motif || '') ? inp.motif! : 'tower';
  const light = lum(p.bg) > 0.6;
  const wall = light ? mix(p.bg, p.d, 0.34) : p.bg;
  const clay = light ? mix('#fffdf8', p.paper, 0.4) : mix('#fff6e8', p.ink, 0.3);
  const K = (i: number): China => {
    const cs = light ? [p.a, p.b, p.c, p.e] : [p.a, p.c, p.d, mix(p.e, p.ink, 0.1)];
    return { base: clay, one: cs[i % 4]!, two: cs[(i + 2) % 4]!, leaf: mix(light ? p.c : p.b, '#5f8a5a', 0.5), trim: METALY[p.metal] };
  };
  const dk = light ? mix(p.ink, p.e, 0.4) : shade(p.bg, -0.12);
  // wall: tone-on-tone stripe with a sprig
  let wp = '';
  for (let x = 0; x < 1000; x += 100) wp += rect(x, 0, 50, 1400, `fill="${shade(wall, light ? -0.018 : 0.016)}"`);
  let sp = '';
  for (let j = 0; j < 11; j++) for (let i = 0; i < 10; i++) sp += `<use href="#SP" x="${i * 100 + 75}" y="${j * 112 + 40 + (i % 2) * 56}"/>`;
  const sprig = c.def((id) => `<path id="${id}" d="M0 22C-1 10 0 0 2 -12M0 12C-8 10 -13 3 -13 -4C-5 -3 0 3 0 12ZM0 4C7 1 11 -5 11 -12C4 -11 0 -4 0 4ZM2 -12C-4 -16 -3 -24 2 -28C7 -24 8 -16 2 -12Z"/>`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + wp
    + g(sp.replace(/#SP/g, '#' + sprig), `fill="${shade(wall, light ? -0.05 : 0.04)}" stroke="${shade(wall, light ? -0.05 : 0.04)}" stroke-width="1.6"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fffdf4', light ? 0.5 : 0.16], [1, '#fffdf4', 0]], 0.34, 0.3, 0.7)}"`));
  const shadeX = (w: number) => c.lin([[0, dk, 0.34], [0.14, dk, 0.1], [0.34, '#ffffff', 0.24], [0.5, '#ffffff', 0], [0.76, dk, 0.12], [0.94, dk, 0.36], [1, dk, 0.26]], -w / 2, 0, w / 2, 0, 'u');
  const foilY = METALY[p.metal], foilD = shade(foilY, -0.14);
  const goldLine = (d: string, w: number) => path(d, `fill="none" stroke="${foilD}" stroke-width="${w + 1.6}" stroke-linecap="round"`)
    + path(d, `fill="none" stroke="${c.lin([[0, foilD], [0.3, mix(foilY, '#fff8d8', 0.6)], [0.55, foilY], [0.8, mix(foilY, '#fff8d8', 0.45)], [1, foilD]], 0, 0, 1, 0)}" stroke-width="${w}" stroke-linecap="round"`);
  const handle = (ps: P[], w: (t: number) => number) => {
    const d = ribbon(ps, w), off = ps.map(([x, y]) => [x - 2.5, y - 3] as P);
    return path(d, `fill="${shade(clay, -0.05)}" stroke="${shade(clay, -0.3)}" stroke-width="3"`)
      + path(ribbon(ps.map(([x, y]) => [x + 2, y + 3] as P), (t) => w(t) * 0.42), `fill="${shade(clay, -0.17)}"`)
      + path(ribbon(off, (t) => w(t) * 0.34), `fill="${foilY}"`) + path(ribbon(off, (t) => w(t) * 0.12), `fill="#fff6d6"`);
  };
  const steam = (x: number, y: number,
    s: number) => [0, 1].map((i) =>
      path(ribbon(bez([x + i * 34 * s, y], [x + (i * 34 - 46) * s, y - 70 * s], [x + (i * 34 + 54) * s, y - 120 * s],
        [x + (i * 34 + 4) * s, y - 200 * s + i * 30], 24), (t) => 15 * s * Math.sin(Math.PI * clamp(t, 0.02, 0.98))), `fill="#fffdf6" opacity="${light ? 0.75 : 0.4}"`)).join('');
  // table
  const ty = m === 'tower' ? 962 : m === 'shelf' ? 1000 : m === 'pot' ? 1120 : 930;
  const tb = light ? p.e : mix(p.paper, p.b, 0.4);
  const tbl = lum(tb) > 0.62 ? shade(tb, -0.3) : tb;
  const on = clear(mix('#fffaf0', p.d, light ? 0.08 : 0), tbl, 4.6);
  c.add('ground', path(`M0 ${ty - 40}H1000V1400H0Z`, `fill="${tbl}"`) + path(`M0 ${ty - 40}H1000V${ty - 30}H0Z`, `fill="${mix(tbl, '#fff', 0.26)}"`)
    + rect(0, ty - 30, 1000, 180, `fill="${c.lin([[0, '#fff', 0.1], [1, '#fff', 0]])}"`) + rect(0, ty - 66, 1000, 26, `fill="${c.lin([[0, dk, 0], [1, dk, 0.22]])}"`));
  const sh = (x: number, y: number, rx: number, ry = rx * 0.1) => ell(x + rx * 0.14, y, rx, ry, `fill="${c.rad([[0, dk, 0.6], [0.55, dk, 0.36], [1, dk, 0]])}"`);
  const A: string[] = [];
  const PT = r.shuffle(['roses', 'dots', 'stripe', 'scale', 'gingham', 'willow']);
  const scene: Scene = { c, r, p, light, clay, K, dk, shadeX, foilY, foilD, goldLine, handle, steam, ty, tbl, sh, A, PT };
  if (m === 'tower') drawTower(scene);
  else if (m === 'pot') {
    A.push(sh(490, ty + 20, 340, 38), sh(800, ty + 60, 190, 24));
    A.push(steam(812, ty - 90, 0.8));
    A.push(pot(scene, 472, ty + 14, 0, 1.42, inp.variant && PT.includes(inp.variant) ? inp.variant : 'roses', K(0)));
    A.push(cup(scene, 792, ty + 58, 0, 206, 126, 'dots', K(3), 1, { form: 1 }));
  } else if (m === 'pour') drawPour(scene);
  else drawShelf(scene);
  c.add('art', A);
  const small = inp.name || inp.sub;
  const up = m === 'pot';
  const b = block(inp.headline, 'sansita-swashed:600', 780, up ? 300 : small ? 180 : 230, { max: up ? 168 : 132, lead: 0.98, lines: 2 });
  const T: string[] = [];
  if (up) {
    T.push(path(blockC(b, 500, 318), `fill="${clear(light ? mix(p.a, p.ink, 0.35) : p.ink, wall, 5)}"`));
    if (small) T.push(path(at(tfit(upper(small), 'josefin-sans:600', 720, 36, { track: 140 }), 500, 1312), `fill="${contrast(mix(foilY, on, 0.4), tbl) > 4.5 ? mix(foilY, on, 0.4) : on}"`));
  } else {
    T.push(path(blockC(b, 500, small ? 1184 : 1206), `fill="${on}"`));
    if (small) T.push(path(at(tfit(upper(small), 'josefin-sans:600', 720, 34, { track: 140 }), 500, 1330), `fill="${contrast(mix(foilY, on, 0.4), tbl) > 4.5 ? mix(foilY, on, 0.4) : on}"`));
  }
  c.add('type', T);
  c.add('texture', c.vignette(dk, 0.16) + c.grain(0.9));
  return c;
}
const METALY = { gold: '#d9ad55', rose: '#dfa08c', silver: '#c3c8cf' };
