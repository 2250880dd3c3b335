import {
  at, bez, circ, contrast, Drawing, g, heart, type Input, lerp, lum, mix, n1, path, polar, pt, rect, ribbon, type Rng,
  set, shade, sparkle, TAU, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { onCircle } from '#artwork/lettering/lines.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { cast, chromeStops, weave } from '#artwork/marks/chrome.ts';

const ring = (cx: number, cy: number, R: number, r0: number) =>
  `M${n1(cx - R)} ${n1(cy)}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0ZM${n1(cx - r0)} ${n1(cy)}a${r0} ${r0} 0 1 1 ${2 * r0} 0a${r0} ${r0} 0 1 1 ${-2 * r0} 0Z`;
const POUR: Record<string, (c: Drawing, r: Rng, milk: string, crema: string, age: string) => string> = {
  heart: (c, r, milk, crema) => {
    let s = '';
    const H = (k: number, dy: number) =>
      `M0 ${n1(132 * k + dy)}C${n1(-34 * k)} ${n1(84 * k + dy)} ${n1(-142 * k)} ${n1(46 * k + dy)} ${n1(-136 * k)} ${n1(-40 * k
        + dy)}C${n1(-132 * k)} ${n1(-104 * k + dy)} ${n1(-44 * k)} ${n1(-120 * k + dy)} 0 ${n1(-62 * k + dy)}C${n1(44 * k)} ${n1(-120 * k
        + dy)} ${n1(132 * k)} ${n1(-104 * k + dy)} ${n1(136 * k)} ${n1(-40 * k + dy)}C${n1(142 * k)} ${n1(46 * k + dy)} ${n1(34 * k)} ${n1(84 * k + dy)} 0 ${n1(132 * k + dy)}Z`;
    [1.12, 1.02, 0.92, 0.82, 0.72].forEach((k, i) => (s += path(H(k, 8 - (1 - k) * 18), `fill="${i % 2 ? crema : milk}" opacity="${i % 2 ? 0.85 : 1}"`)));
    return s + path('M0 176C4 120 4 60 0 -20', `fill="none" stroke="${milk}" stroke-width="4" opacity=".0"`);
  },
  rosetta: (c, r, milk, crema) => {
    let s = '';
    const n = 9;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1), w = 148 * Math.sin(Math.PI * (0.2 + 0.62 * (1 - t))) + 6, y = lerp(126, -118, t), h = 34 + 14 * (1 - t);
      const leafD = `M0 ${n1(y + h * 0.9)}C${n1(-w * 0.4)} ${n1(y + h * 0.72)} ${n1(-w)} ${n1(y + h * 0.1)} ${n1(-w)} ${n1(y - h * 1.0)}C${n1(-w * 0.82)} ${n1(y - h * 0.2)} ${n1(-w * 0.34)} ${n1(y - h * 0.1)} 0 ${n1(y)}C${n1(w * 0.34)} ${n1(y - h * 0.1)} ${n1(w * 0.82)} ${n1(y - h * 0.2)} ${n1(w)} ${n1(y - h * 1.0)}C${n1(w)} ${n1(y + h * 0.1)} ${n1(w * 0.4)} ${n1(y + h * 0.72)} 0 ${n1(y + h * 0.9)}Z`;
      s += path(leafD, `fill="${milk}" stroke="${crema}" stroke-width="6.5"`);
    }
    s += path('M0 -112C-34 -140 -58 -178 -28 -190C-12 -196 -2 -186 0 -176C2 -186 12 -196 28 -190C58 -178 34 -140 0 -112Z', `fill="${milk}"`);
    return s + path('M0 178C2 100 2 0 0 -150', `fill="none" stroke="${crema}" stroke-width="6" stroke-linecap="round" opacity=".9"`);
  },
  tulip: (c, r, milk, crema) => {
    let s = '';
    const cup = (y: number, w: number,
      h: number) => `M${n1(-w)} ${n1(y - h * 0.7)}C${n1(-w * 1.04)} ${n1(y + h * 0.5)} ${n1(-w * 0.4)} ${n1(y + h)} 0 ${n1(y + h * 1.05)}C${n1(w * 0.4)} ${n1(y + h)} ${n1(w * 1.04)} ${n1(y + h * 0.5)} ${n1(w)} ${n1(y - h * 0.7)}C${n1(w * 0.7)} ${n1(y - h * 0.05)} ${n1(w * 0.3)} ${n1(y + h * 0.12)} 0 ${n1(y + h * 0.14)}C${n1(-w * 0.3)} ${n1(y + h * 0.12)} ${n1(-w * 0.7)} ${n1(y - h * 0.05)} ${n1(-w)} ${n1(y - h * 0.7)}Z`;
    s += path(cup(96, 152, 62), `fill="${milk}"`) + path(cup(40, 128, 58), `fill="${milk}"`) + path(cup(-14, 98, 50), `fill="${milk}"`);
    s += path('M0 -32C-20 -60 -86 -74 -80 -122C-76 -158 -24 -164 0 -132C24 -164 76 -158 80 -122C86 -74 20 -60 0 -32Z', `fill="${milk}"`);
    return s + path('M0 172C1 120 1 60 0 8M0 0', `fill="none" stroke="${crema}" stroke-width="5" stroke-linecap="round" opacity=".85"`);
  },
  swan: (c, r, milk, crema) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      const y = 122 - i * 27, w = 132 - i * 13;
      s += path(`M-30 ${y + 30}C${-w * 0.6} ${y + 26} ${-w - 22} ${y
        + 4} ${-w - 22} ${y - 42}C${-w * 0.8} ${y - 10} ${-w * 0.5} ${y - 2} -16 ${y}C${w * 0.2} ${y - 2} ${w * 0.3} ${y - 8} ${w * 0.36} ${y - 20}C${w
        * 0.42} ${y + 6} ${w * 0.1} ${y + 28} -30 ${y + 30}Z`,
        `fill="${milk}" stroke="${crema}" stroke-width="5"`);
    }
    const neck = bez([-20, 142], [86, 150], [120, 70], [70, 10], 18).concat(bez([70, 10], [30, -40], [44, -106], [98, -112], 18).slice(1));
    s += path(ribbon(neck, (t) => 34 - 15 * t), `fill="${milk}"`)
      + path('M92 -122C84 -146 104 -160 118 -146C134 -152 146 -132 134 -118C128 -104 112 -96 102 -92C96 -100 92 -110 92 -122Z', `fill="${milk}"`);
    return g(s, 'transform="translate(4 4)"');
  },
  age: (c, r, milk, crema, age) => {
    const run = tfit(age, 'abril-fatface', 236, 230), d = at(run, 0, run.cap / 2);
    let dots = '';
    for (let i = 0; i < 620; i++) dots += circ(r.f(0, 130), r.f(0, 130), r.f(0.7, 2.1));
    let s = circ(0, 0, 184, `fill="${c.rad([[0, mix(milk, '#fff', 0.3)], [0.82, milk], [1, mix(milk, crema, 0.55)]])}"`);
    for (let i = 0; i < 46; i++) s += circ(...(polar(0, 0, 178 * Math.sqrt(r.f()), r.f(0, TAU))), r.f(1.2, 4), `fill="none" stroke="${mix(milk, crema, 0.4)}" stroke-width="1" opacity=".6"`);
    const cocoa = '#4a2313';
    let stray = '';
    for (let i = 0; i < 240; i++) {
      const a = r.f(0, TAU), q = 150 * Math.sqrt(r.f());
      stray += circ(Math.cos(a) * q, Math.sin(a) * q * 0.8, r.f(0.5, 1.5));
    }
    s += g(stray, `fill="${cocoa}" opacity=".5"`) + path(d, `fill="${mix(cocoa, crema, 0.25)}" opacity=".72"`)
      + g(rect(-150, -150, 300, 300, `fill="${c.pattern(130, 130, g(dots, `fill="${cocoa}"`))}"`), `clip-path="${c.clip(path(d))}"`);
    return s;
  },
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  table: string; darkTab: boolean; gl: string; cx: number; cy: number; china: string; foam: string; coffee: string;
  milk: string;
};

function drawCloth({ inp, c, r, K, darkTab, cx, cy }: Scene) {
  let s = '';
  // a folded cloth under the saucer
  const cloth = mix(K.cream, '#ffffff', 0.1), stripe = K.hot, cd = `M-400 -420H400V420H-400Z`;
  let cq = c.soft(cd, 14, 18, 20, '#000', darkTab ? 0.4 : 0.26, 6) + path(cd, `fill="${cloth}"`);
  for (const q of [-356, -334, -326, 326, 334, 356])
    cq += rect(q - (Math.abs(q) === 356 || Math.abs(q) === 326 ? 2 : 5), -420, Math.abs(q) === 356 || Math.abs(q) === 326 ? 4 : 10, 840, `fill="${stripe}"`);
  cq += path(cd, weave(c, 0.14)) + rect(-400, -6, 800, 6, `fill="#000" opacity=".06"`) + rect(-400, 0, 800, 5, `fill="#fff" opacity=".4"`);
  let fr = '';
  for (let i = 0; i < 100; i++) fr += `M${-396 + i * 8} 420l${n1(r.f(-3, 3))} ${n1(r.f(14, 22))}M${-396 + i * 8} -420l${n1(r.f(-3, 3))} ${n1(r.f(-22, -14))}`;
  cq += path(fr, `stroke="${shade(cloth, -0.04)}" stroke-width="2.6"`);
  s += g(cq, `transform="translate(${cx} ${cy + 20}) rotate(${inp.seed.length % 2 ? -11 : 9})"`);
  return s;
}

function drawSaucer({ c, gl, cx, cy, china, R }: Scene & { R: number }) {
  let s = '';
  s += circ(cx + 18, cy + 26, R + 26, `fill="${c.rad([[0, '#000', 0.42], [0.86, '#000', 0.36], [0.93, '#000', 0.15], [1, '#000', 0]])}"`);
  s += circ(cx, cy, R, `fill="${c.lin([[0, '#ffffff'], [0.5, china], [1, '#e2d9c8']], 0.15, 0.1, 0.85, 0.95)}"`);
  s += path(ring(cx, cy, R - 9, R - 27), `fill="${gl}" fill-rule="evenodd"`) + circ(cx, cy, R - 38, `fill="none" stroke="${gl}" stroke-width="3"`)
    + circ(cx, cy, R, `fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"`);
  s += path(ring(cx, cy, R, 262), `fill="${c.lin([[0, '#fff', 0.28], [0.45, '#fff', 0], [1, '#000', 0.07]], 0.15, 0.1, 0.85, 0.95)}" fill-rule="evenodd"`);
  s += circ(cx, cy, 262, `fill="${c.lin([[0, '#d8cfbe'], [0.3, '#f0eadd'], [1, '#ffffff']], 0.15, 0.1, 0.85, 0.95)}"`)
    + circ(cx, cy, 252, `fill="${c.lin([[0, '#efe8da'], [1, '#f8f3e8']], 0.15, 0.1, 0.85, 0.95)}"`);
  return s;
}

function drawCup({ inp, c, r, m, gl, cx, cy, foam, coffee, milk }: Scene) {
  let s = '';
  // cup: shadow, handle, wall, coffee
  const ha = 12;
  s += circ(cx + 20, cy + 26, 254, `fill="${c.rad([[0, '#000', 0.42], [0.86, '#000', 0.36], [0.93, '#000', 0.15], [1, '#000', 0]])}"`);
  s += g(cast(c, 'M196 -26C252 -42 306 -36 316 0C306 36 252 42 196 26Z', 12, 20, 9, '#000', 0.3, 4)
    + path('M196 -30C252 -46 316 -38 324 0C316 38 252 46 196 30Z', `fill="${gl}"`)
    + path('M208 -13C246 -24 292 -20 294 0C292 20 246 24 208 13Z', `fill="${shade(gl, -0.16)}" opacity="0"`)
    + path('M206 -22C256 -34 306 -28 312 -4', `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"`)
    + path('M206 24C256 36 300 32 312 12', `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="7" stroke-linecap="round"`), `transform="translate(${cx} ${cy}) rotate(${ha})"`);
  s += circ(cx, cy, 230, `fill="${c.lin([[0, shade(gl, 0.08)], [1, shade(gl, -0.06)]], 0.15, 0.1, 0.85, 0.95)}"`)
    + circ(cx, cy, 224, `fill="${c.lin([[0, '#ffffff'], [0.5, '#fbf8f1'], [1, '#e9e1d2']], 0.15, 0.1, 0.85, 0.95)}"`)
    + circ(cx, cy, 211, `fill="${c.lin([[0, '#b8aa94'], [0.35, '#e0d6c4'], [1, '#fffdf8']], 0.15, 0.1, 0.85, 0.95)}"`);
  s += circ(cx, cy, 198, `fill="${c.rad([[0, mix(foam, '#c9844a', 0.3)], [0.7, foam], [0.9, coffee], [1, '#44200c']])}"`);
  let bub = '';
  for (let i = 0; i < 70; i++) {
    const q = polar(cx, cy, r.f(178, 194), r.f(0, TAU));
    bub += circ(q[0], q[1], r.f(1.4, 4.2));
  }
  s += g(bub, `fill="${mix(foam, '#e0a468', 0.55)}" opacity=".6"`);
  const rotA: Record<string, number> = { heart: -14, rosetta: -24, tulip: 16, swan: -6, age: -5 };
  const pcl = c.clip(circ(cx, cy, 190));
  s += g(g(POUR[m]!(c, r, milk, foam, inp.sub && /^\d{1,3}$/.test(inp.sub) ? inp.sub : '30'),
    `transform="translate(${cx} ${cy}) rotate(${rotA[m]!})${m === 'age' ? '' : ' scale(.99)'}"`), `clip-path="${pcl}"`);
  s += path(`M${pt(polar(cx, cy, 198, -2.6))}A198 198 0 0 1 ${pt(polar(cx, cy, 198, -0.7))}A230 230 0 0 0 ${pt(polar(cx, cy, 198, -2.6))}Z`, `fill="#2a1206" opacity=".34"`);
  return s;
}

function drawWords({ inp, c, K, table, darkTab, gl, cx, cy, R }: Scene & { R: number }) {
  // lettering in the glaze
  const hl = plain(inp.headline), key = 'elsie-swash-caps:900', Rt = 293;
  let size = 98, run = set(hl, key, size, { track: 14 });
  const span = () => run.w / (Rt + run.cap / 2);
  while (span() > 2.86 && size > 40) run = set(hl, key, (size -= 2), { track: 14 });
  const mid = (262 + R - 38) / 2;
  let t = path(onCircle(run, cx, cy, mid - run.cap / 2, -4), `fill="${gl}"`);
  const nm = inp.name ?? (inp.sub && !/^\d{1,3}$/.test(inp.sub) ? inp.sub : '');
  const small = nm && inp.name && inp.sub && !/^\d{1,3}$/.test(inp.sub) ? inp.sub : '';
  if (nm) {
    let z = 48, q = set(upper(nm), 'jost:600', z, { track: 150 });
    while (q.w / mid > 2.05 && z > 22) q = set(upper(nm), 'jost:600', (z -= 1), { track: 150 });
    t += path(onCircle(q, cx, cy, mid + q.cap / 2, 180 - 4, true), `fill="${withContrast('#f3ede0', mix(K.hot, gl, K.dark ? 0.5 : 0), 4.6)}"`);
    const half = (q.w / 2 / mid) * (180 / Math.PI) + 9;
    for (const k of [-1, 1]) t += path(sparkle(...(polar(cx, cy, mid, ((86 + k * half) * Math.PI) / 180)), 13, 0.16), `fill="${gl}"`);
  }
  if (small) {
    const r2 = tfit(small, 'caveat:600', 520, 54);
    t += path(at(r2, 690, 1356), `fill="${withContrast(table, darkTab ? K.cream : K.deep, 5)}"`);
  }
  c.add('type', t).add('texture', c.grain(0.55) + c.vignette('#000', darkTab ? 0.3 : 0.14));
}

export function drawCrema(inp: Input): Drawing {
  const c = new Drawing('crema', inp), { r, p } = c, K = roles(p), m = POUR[inp.motif || ''] ? inp.motif! : 'heart';
  const table = K.dark ? p.bg : inp.variant === 'deep' ? mix(K.deep, K.cool, 0.35) : mix(p.bg, K.cool2, 0.1), darkTab = lum(table) < 0.5;
  const glaze = K.dark ? [K.hot, K.cool].sort((a, b) => contrast(b, '#fbf7ee') - contrast(a, '#fbf7ee'))[0]!
    : withContrast('#fbf7ee', [K.cool, K.hot, K.deep][r.i(0, 1)]!, 4.6), gl = withContrast('#fbf7ee', glaze, 4.6);
  const cx = 500, cy = 606, china = '#fbf7ee', foam = '#9a5a2c', coffee = '#6b3517', milk = '#f7e6c8';
  c.alt = `A coffee from above: ${plain(inp.headline)}`;
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(table, 0.025)], [1, shade(table, -0.03)]], 0, 0, 1, 1)}"`);
  // painted café boards
  for (let i = 1; i < 5; i++) s += rect(i * 200 - 2, 0, 4, 1400, `fill="#000" opacity="${darkTab ? 0.22 : 0.09}"`) + rect(i * 200 + 2, 0, 3, 1400, `fill="#fff" opacity="${darkTab ? 0.08 : 0.3}"`);
  let gr = '';
  for (let i = 0; i < 90; i++) {
    const x = r.f(0, 1000), y = r.f(-100, 1400), L = r.f(90, 320);
    gr += `M${n1(x)} ${n1(y)}q${n1(r.f(-5, 5))} ${n1(L / 2)} 0 ${n1(L)}`;
  }
  s += path(gr, `fill="none" stroke="${darkTab ? '#fff' : '#000'}" stroke-width="1.8" opacity="${darkTab ? 0.05 : 0.055}"`);
  const scene: Scene = { inp, c, r, K, m, table, darkTab, gl, cx, cy, china, foam, coffee, milk };
  s += drawCloth(scene);
  // saucer
  const R = 412;
  s += drawSaucer({ ...scene, R });
  s += drawCup(scene);
  s += path(`M${pt(polar(cx, cy, 218, -2.5))}A218 218 0 0 1 ${pt(polar(cx, cy, 218, -1.6))}`, `fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".95"`);
  // a biscuit against the cup
  const bis = (() => {
    let d = 'M-74 -44';
    const sc = (n: number, x: number, y: number) => Array.from({ length: n }, () => `q${n1(x / 2 + y * 0.22)} ${n1(y / 2 - x * 0.22)} ${n1(x)} ${n1(y)}`).join('');
    d += sc(8, 18.5, 0) + sc(5, 0, 17.6) + sc(8, -18.5, 0) + sc(5, 0, -17.6) + 'Z';
    const col = '#b8743a';
    return path(d, `fill="#000" opacity=".3" transform="translate(8 11)"`)
      + path(d, `fill="${c.lin([[0, '#cf8c4c'], [0.5, col], [1, '#94551f']], 0, 0, 1, 1)}"`)
      + path('M-58 -30H58V30H-58Z', `fill="none" stroke="#8a4d1d" stroke-width="3.4" opacity=".65"`)
      + path(heart(0, -2, 20), `fill="none" stroke="#8a4d1d" stroke-width="4" opacity=".75"`) + [-38, 38].map((x) => circ(x, 0, 4, 'fill="#7b421a" opacity=".7"')).join('');
  })();
  s += g(bis, `transform="translate(172 1196) rotate(-28) scale(1.05)"`);
  // spoon, and a sachet or sugar for the foot of the card
  const sp = (() => {
    const cr = c.lin(chromeStops('#e6edf0', '#6f665c'), 0, 0, 1, 0.3);
    const bowl = 'M0 -96C34 -96 46 -52 42 -18C38 14 22 34 8 38L11 250C13 268 8 276 0 276C-8 276 -13 268 -11 250L-8 38C-22 34 -38 14 -42 -18C-46 -52 -34 -96 0 -96Z';
    return cast(c, bowl, 8, -12, 7, '#000', 0.34, 4) + path(bowl, `fill="${cr}"`)
      + path('M0 -86C26 -86 36 -50 33 -20C30 6 16 24 0 26C-16 24 -30 6 -33 -20C-36 -50 -26 -86 0 -86Z',
      `fill="${c.lin([[0, '#70757a'], [0.5, '#c9ced1'], [1, '#ffffff']], 0, 0, 1, 1)}"`) + path('M-3 44L-6 250', `stroke="#fff" stroke-width="3.5" opacity=".8"`);
  })();
  s += g(sp, `transform="translate(640 1236) rotate(76) scale(1.02)"`);
  const cube = (x: number, y: number, a: number, q: string) =>
    g(cast(c, 'M-30 -30H30V30H-30Z', 6, 8, 6, '#000', 0.32, 4)
      + rect(-31, -31, 62, 62, `rx="6" fill="${c.lin([[0, shade(q, 0.03)], [1, shade(q, -0.07)]], 0, 0, 1, 1)}"`)
      + Array.from({ length: 26 },
      () => circ(r.f(-26, 26), r.f(-26, 26), r.f(1, 2.6), `fill="${r.chance(0.5) ? '#fff' : '#000'}" opacity="${r.chance(0.5) ? 0.6 : 0.07}"`)).join(''),
        `transform="translate(${x} ${y}) rotate(${a})"`);
  s += cube(724, 1150, 14, '#fbf6ea') + cube(806, 1168, -22, '#d7a468');
  const bean = (x: number, y: number,
    a: number) => g(`<ellipse rx="23" ry="16" fill="#000" opacity=".3" transform="translate(5 7)"/><ellipse rx="23" ry="16" fill="${c.rad([[0, '#8a5630'], [0.6, '#5a3018'], [1, '#38190a']], 0.35, 0.3, 0.8)}"/>`
      + path('M-20 3C-8 -8 6 10 20 -3', 'fill="none" stroke="#250f05" stroke-width="4.4" stroke-linecap="round"'), `transform="translate(${x} ${y}) rotate(${a})"`);
  for (const [x, y, a] of [[874, 142, 20], [928, 178, -62], [902, 84, 75], [292, 1144, 12], [336, 1176, 70]] as const) s += bean(x, y, a);
  c.add('ground', s);
  drawWords({ ...scene, R });
  return c;
}
