import {
  at, bez, circ, clamp, contrast, Drawing, ell, g, type Input, lum, mix, n1, path, polar, pt, rect, ribbon, shade,
  TAU, tf, tfit, type Rng, type Palette,
} from '#artwork/engine.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; light: boolean; tb: string; dk: string; gx: number; A: string[];
  G: (s: string, x?: number, sc?: number, a?: number) => string; wh: (d: string, o: number) => string;
  ln: (d: string, w: number, o: number) => string; rim: (y: number, rx: number, ry: number) => string;
  thrown: (d: string, liq: string, col: string) => string;
  cube: (x: number, y: number, s: number, a: number, tint: string) => string;
  bubbles: (n: number, f: () => [number, number]) => string;
};

function slice({ c, ln }: Scene, x: number, y: number, R: number, a: number, rind: string, flesh: string, n = 9) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a0 = (i / n) * TAU + 0.07, a1 = ((i + 1) / n) * TAU - 0.07, am = (a0 + a1) / 2, q = (k: number, an: number) => polar(0, 0, R * k, an);
    s += `M${pt(q(0.1, am))}L${pt(q(0.72, a0))}Q${pt(q(0.84, am))} ${pt(q(0.72, a1))}Z`;
  }
  return g(circ(0, 0, R, `fill="${rind}"`) + circ(0, 0, R * 0.9, `fill="#fff4d8"`)
    + path(s, `fill="${c.rad([[0, mix(flesh, '#fff2b8', 0.5)], [1, flesh]], 0, 0, R * 0.8, 'u')}"`)
    + ln(`M${n1(-R * 0.6)} ${n1(-R * 0.42)}A${n1(R * 0.74)} ${n1(R * 0.74)} 0 0 1 ${n1(R * 0.1)} ${n1(-R * 0.73)}`, R * 0.06, 0.7), tf(x, y, a));
}

function mint({ c }: Scene, x: number, y: number, a: number, s: number) {
  const L = (dx: number, dy: number, an: number, z: number) =>
    g(path('M0 0C4 -22 26 -40 60 -36C80 -32 92 -18 98 0C92 18 80 32 60 36C26 40 4 22 0 0Z', `fill="${c.lin([[0, '#6fae4f'], [1, '#2f7a44']])}"`)
      + path('M0 0C30 4 70 4 98 0C92 18 80 32 60 36C26 40 4 22 0 0Z', 'fill="#1f5f3a" fill-opacity=".55"')
      + path('M4 0H92M22 0L36 -22M40 0L56 -28M58 0L74 -24M22 0L36 22M40 0L56 28M58 0L74 24',
      'fill="none" stroke="#bfe09a" stroke-width="2.6" stroke-linecap="round" opacity=".8"'), tf(dx, dy, an, z));
  return g(path('M0 60Q-4 10 2 -40', 'stroke="#3f7f3f" stroke-width="9" fill="none" stroke-linecap="round"') + L(0, 20, -158, 0.86) + L(0, 20, -22, 0.86)
    + L(0, -10, -128, 0.8) + L(2, -10, -52, 0.8) + L(2, -34, -94, 0.74), tf(x, y, a, s));
}

function drawCoupe(scene: Scene) {
  const { c, r, p, light, dk, A, G, wh, ln, rim, thrown, bubbles } = scene;
  const lq = light ? mix('#f27f86', p.a, 0.35) : mix('#f0a03c', p.c, 0.3);
  const bowl = 'M-196 -618C-194 -520 -128 -446 -12 -434H12C128 -446 194 -520 196 -618Z', liq = 'M-186 -574C-172 -500 -110 -452 0 -446C110 -452 172 -500 186 -574A186 26 0 0 1 -186 -574Z';
  A.push(thrown('M-196 -618C-194 -520 -128 -446 -10 -434L-7 -40L-118 -10A118 22 0 0 0 118 -10L7 -40L10 -434C128 -446 194 -520 196 -618Z', liq, lq));
  A.push(G(
    wh(bowl, 0.16) + path(liq, `fill="${c.lin([[0, mix(lq, '#fff0c8', 0.25)], [0.5, lq], [1, shade(lq, -0.14)]], 0, 0, 0, 1)}"`)
      + path('M-186 -574C-172 -500 -110 -452 0 -446C-80 -466 -132 -510 -150 -570Z', `fill="${shade(lq, -0.14)}" fill-opacity=".5"`)
      + wh('M120 -500C150 -526 164 -548 168 -566L184 -570C176 -532 156 -506 130 -486Z', 0.5) +
    ell(0, -574, 186, 26, `fill="${mix(lq, '#ffffff', 0.5)}"`) + ell(0, -572, 168, 21, `fill="${mix(lq, '#fff4e6', 0.72)}"`) + bubbles(14, () => [r.f(-150, 150), -574 + r.f(-14, 16)]) +
    wh('M-14 -436C-9 -420 -7 -300 -8 -160C-9 -80 -18 -44 -60 -28L60 -28C18 -44 9 -80 8 -160C7 -300 9 -420 14 -436Z', 0.34)
      + ln('M-8 -428C-4 -300 -5 -160 -6 -100', 3, 0.9) + path('M6 -420C4 -300 5 -160 7 -90', `fill="none" stroke="${dk}" stroke-opacity=".3" stroke-width="4"`) +
    ell(0, -18, 122, 20, `fill="#fff" fill-opacity=".28" stroke="#fff" stroke-opacity=".85" stroke-width="3"`)
      + ell(0, -24, 60, 9, `fill="#fff" fill-opacity=".34"`) + ln('M-104 -10A122 18 0 0 0 70 -1', 5, 0.7) +
    ln('M-196 -618C-194 -520 -128 -446 -12 -434M196 -618C194 -520 128 -446 12 -434', 3.4, 0.7)
      + wh('M-176 -604C-172 -546 -146 -500 -104 -470C-130 -508 -146 -556 -150 -602Z', 0.56) + rim(-618, 196, 28) +
    slice(scene, 150, -642, 74, 14, mix('#f3a32c', p.b, 0.2), '#f9b53c'),
  ));
  A.push(G(ln('M138 -600A196 28 0 0 0 196 -618', 5, 0.9)));
}

function drawSpritz(scene: Scene) {
  const { c, r, p, light, A, G, wh, ln, rim, thrown, cube, bubbles } = scene;
  const lq = mix('#f2641e', p.a, 0.05);
  const bowl = 'M-132 -700C-150 -640 -196 -560 -190 -470C-184 -380 -110 -320 -12 -306H12C110 -320 184 -380 190 -470C196 -560 150 -640 132 -700Z',
    liq = 'M-166 -612C-190 -556 -194 -510 -186 -462C-174 -384 -104 -326 0 -316C104 -326 174 -384 186 -462C194 -510 190 -556 166 -612A166 24 0 0 1 -166 -612Z';
  A.push(thrown(bowl.replace('Z', '') + 'L7 -40L-118 -10A118 22 0 0 0 118 -10Z', liq, lq));
  const cl = c.clip(path(liq));
  A.push(G(
    path('M40 -900L58 -896L6 -360L-8 -362Z', `fill="${light ? p.e : '#fff4dc'}"`) + wh(bowl, 0.14)
      + path(liq, `fill="${c.lin([[0, mix(lq, '#ffc86a', 0.45)], [0.6, lq], [1, shade(lq, -0.1)]], 0, 0, 0, 1)}"`) +
    g(slice(scene, 86, -474, 92, -20, '#f0821c', '#f9a32c') + cube(-76, -540, 1.1, 14, lq) + cube(40, -596, 0.96, -18, lq) + cube(-60, -412, 1.0, -24, lq)
      + path('M36 -620L20 -360L6 -360L22 -620Z', `fill="${light ? p.e : '#fff4dc'}" fill-opacity=".5"`)
      + bubbles(26, () => [r.f(-150, 150), r.f(-590, -350)])
      + path('M-186 -462C-174 -384 -104 -326 0 -316C-90 -350 -140 -420 -150 -520L-180 -540Z', `fill="${shade(lq, -0.16)}" fill-opacity=".4"`), `clip-path="${cl}"`) +
    ell(0, -612, 166, 24, `fill="${mix(lq, '#ffe9b8', 0.5)}" fill-opacity=".8"`) + cube(-70, -622, 0.78, 8, mix(lq, '#fff', 0.3)) + cube(62, -626, 0.7, -14, mix(lq, '#fff', 0.3)) +
    wh('M-12 -306C-8 -260 -7 -180 -9 -110C-12 -66 -24 -42 -60 -28L60 -28C24 -42 12 -66 9 -110C7 -180 8 -260 12 -306Z', 0.36) + ln('M-6 -296C-3 -220 -4 -140 -7 -90', 3, 0.9) +
    ell(0, -18, 126, 20, `fill="#fff" fill-opacity=".28" stroke="#fff" stroke-opacity=".85" stroke-width="3"`)
      + ell(0, -24, 60, 9, 'fill="#fff" fill-opacity=".34"') + ln('M-104 -10A122 18 0 0 0 70 -1', 5, 0.7) +
    ln(bowl.replace('Z', ''), 3.4, 0.72) + wh('M-128 -660C-160 -600 -178 -540 -172 -470C-168 -430 -150 -396 -124 -370C-146 -430 -150 -520 -104 -650Z', 0.42)
      + ln('M158 -560C172 -510 172 -460 152 -416', 7, 0.6) + rim(-700, 132, 19),
  ));
}

function drawNegroni({ c, r, p, gx, A, G, wh, ln, rim, thrown, cube, bubbles }: Scene) {
  const lq = mix('#b8201c', p.a, 0.2);
  const outer = 'M-178 -420L-158 -30C-156 -12 -150 -4 -130 0C-60 10 60 10 130 0C150 -4 156 -12 158 -30L178 -420Z',
    liq = 'M-166 -318L-152 -78C-150 -62 -144 -58 -128 -54C-60 -44 60 -44 128 -54C144 -58 150 -62 152 -78L166 -318A166 25 0 0 1 -166 -318Z';
  A.push(thrown(outer, liq, lq));
  const cl = c.clip(path(liq));
  A.push(G(
    wh(outer, 0.2) + path(liq, `fill="${c.lin([[0, mix(lq, '#f07a3c', 0.5)], [0.5, lq], [1, shade(lq, -0.12)]], 0, 0, 0, 1)}"`) +
    g(g(cube(0, 0, 2.0, 6, lq), 'transform="translate(8 -214)"') + bubbles(8, () => [r.f(-140, 140), r.f(-290, -90)])
      + path('M-166 -318L-152 -78C-150 -62 -144 -58 -128 -54L-96 -50L-124 -310Z', `fill="${shade(lq, -0.16)}" fill-opacity=".42"`), `clip-path="${cl}"`) +
    ell(0, -318, 166, 25, `fill="${mix(lq, '#ff9a5a', 0.5)}" fill-opacity=".82"`)
      + g(path('M-86 -20L10 -62L100 -16L4 22Z', `fill="#fff" fill-opacity=".62" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linejoin="round"`)
      + path('M-86 -20L4 22L4 40L-84 0ZM4 22L100 -16L98 2L4 40Z', 'fill="#fff" fill-opacity=".32"'), tf(4, -316, 0, 1.05)) +
    // peel
    path(ribbon(bez([-40, -396], [60, -500], [150, -440], [96, -360], 20).concat(bez([96, -360], [60, -310], [10, -330], [40, -380], 12).slice(1)),
      (t) => 40 * (0.55 + 0.45 * Math.sin(Math.PI * clamp(t)))), `fill="#f08a1e"`)
        + path(ribbon(bez([-40, -390], [60, -490], [138, -436], [90, -364], 20), (t) => 12 * Math.sin(Math.PI * clamp(t, 0.05, 0.95))), `fill="#ffd79a"`) +
    wh('M-146 -24C-140 -8 -60 4 0 4C60 4 140 -8 146 -24L142 -40C90 -22 -90 -22 -142 -40Z', 0.5) + ln('M-130 -16C-70 -4 40 -2 100 -10', 6, 0.8) +
    ln('M-178 -420L-158 -30C-156 -12 -150 -4 -130 0C-60 10 60 10 130 0C150 -4 156 -12 158 -30L178 -420', 3.4, 0.72)
      + wh('M-158 -396L-142 -90L-118 -86L-128 -392Z', 0.44) + ln('M150 -380L136 -90', 7, 0.55) + rim(-420, 178, 27),
    gx, 1.28));
}

function drawMartini({ c, p, light, A, G, wh, ln, rim, thrown }: Scene) {
  const lq = light ? mix('#cfe0b0', p.c, 0.12) : mix('#dfe9c4', p.d, 0.2);
  const bowl = 'M-226 -640L-12 -392H12L226 -640Z', liq = 'M-190 -598L-8 -398Q0 -392 8 -398L190 -598A190 26 0 0 1 -190 -598Z';
  A.push(thrown('M-226 -640L-10 -392L-7 -40L-118 -10A118 22 0 0 0 118 -10L7 -40L10 -392L226 -640Z', liq, lq));
  const olive = (x: number,
    y: number) => g(ell(0, 0, 34, 28, `fill="${c.rad([[0, '#d6dc7c'], [0.45, '#9aa83c'], [1, '#4f5f1c']], 0.36, 0.3, 0.8)}"`)
      + ell(22, 6, 9, 11, 'fill="#c8321e"') + wh('M-20 -8C-18 -18 -8 -22 0 -20C-8 -16 -14 -12 -16 -4Z', 0.8), tf(x, y, 32));
  A.push(G(
    wh(bowl, 0.16) + path(liq, `fill="${c.lin([[0, lq, 0.92], [1, shade(lq, -0.12), 0.95]], 0, 0, 0, 1)}"`)
      + path('M-190 -598L-8 -398Q0 -392 8 -398L-120 -580Z', `fill="${shade(lq, -0.2)}" fill-opacity=".4"`) +
    ell(0, -598, 190, 26, `fill="${mix(lq, '#ffffff', 0.5)}"`) + path('M-176 -700L120 -512', 'stroke="#e9c979" stroke-width="8" stroke-linecap="round"')
      + circ(-180, -703, 13, 'fill="#f3dc9a"') + olive(-66, -630) + olive(0, -588) + olive(66, -546) + path(`M20 -584A190 26 0 0 0 170 -588L60 -460L10 -500Z`, `fill="${lq}" fill-opacity=".42"`) +
    wh('M-12 -396C-8 -380 -7 -260 -8 -150C-9 -80 -18 -44 -60 -28L60 -28C18 -44 9 -80 8 -150C7 -260 8 -380 12 -396Z', 0.36) + ln('M-6 -386C-3 -280 -4 -160 -6 -100', 3, 0.9) +
    ell(0, -18, 126, 20, `fill="#fff" fill-opacity=".28" stroke="#fff" stroke-opacity=".85" stroke-width="3"`)
      + ell(0, -24, 60, 9, 'fill="#fff" fill-opacity=".34"') + ln('M-104 -10A122 18 0 0 0 70 -1', 5, 0.7) +
    ln('M-226 -640L-12 -392M226 -640L12 -392', 3.6, 0.75) + wh('M-196 -618L-60 -462L-44 -468L-160 -616Z', 0.5) + ln('M186 -618L110 -530', 7, 0.6) + rim(-640, 226, 31),
  ));
}

function drawMojito(scene: Scene) {
  const { c, r, p, A, G, wh, ln, rim, thrown, cube, bubbles } = scene;
  const lq = mix('#d9ecb4', p.c, 0.1);
  const outer = 'M-132 -620L-116 -24C-114 -8 -104 0 -84 3C-30 10 30 10 84 3C104 0 114 -8 116 -24L132 -620Z',
    liq = 'M-126 -540L-110 -62C-108 -46 -100 -42 -84 -40C-30 -32 30 -32 84 -40C100 -42 108 -46 110 -62L126 -540A126 19 0 0 1 -126 -540Z';
  A.push(thrown(outer, liq, lq));
  const cl = c.clip(path(liq));
  A.push(G(
    path('M84 -830L104 -826L34 -80L18 -82Z', `fill="${p.a}"`) + path('M98 -740L80 -742L84 -790L102 -788ZM90 -660L72 -662L76 -704L94 -702Z', 'fill="#fff" fill-opacity=".85"') +
    wh(outer, 0.18) + path(liq, `fill="${c.lin([[0, mix(lq, '#ffffff', 0.3), 0.9], [1, shade(lq, -0.08), 0.94]], 0, 0, 0, 1)}"`) +
    g(slice(scene, -62, -440, 66, 10, '#5f9a35', '#bfd96a', 8) + cube(50, -490, 0.92, -10, '#7fae5a') + mint(scene, 70, -330, 150, 0.62)
      + cube(-50, -320, 0.98, 18, '#7fae5a') + slice(scene, 60, -214, 62, 40, '#5f9a35', '#bfd96a', 8) + mint(scene, -70, -170, -160, 0.56)
      + cube(-36, -104, 0.9, -14, '#7fae5a') + cube(66, -100, 0.74, 20, '#7fae5a')
      + path('M66 -560L22 -70L36 -70L80 -560Z', `fill="${p.a}" fill-opacity=".5"`) + bubbles(30, () => [r.f(-104, 104), r.f(-520, -70)])
      + path('M-126 -540L-110 -62L-80 -50L-100 -540Z', 'fill="#3f6a2a" fill-opacity=".2"'), `clip-path="${cl}"`) +
    ell(0, -540, 126, 19, `fill="${mix(lq, '#ffffff', 0.55)}" fill-opacity=".85"`) + cube(-50, -556, 0.74, 6, '#8fbe6a') + cube(40, -560, 0.66, -12, '#8fbe6a') + mint(scene, -44, -640, -14, 1.02) +
    wh('M-108 -22C-100 -6 -40 2 0 2C40 2 100 -6 108 -22L106 -34C60 -20 -60 -20 -106 -34Z', 0.5) +
    ln('M-132 -620L-116 -24C-114 -8 -104 0 -84 3C-30 10 30 10 84 3C104 0 114 -8 116 -24L132 -620', 3.4, 0.75)
      + wh('M-114 -596L-100 -80L-80 -76L-90 -592Z', 0.42) + ln('M110 -580L98 -90', 6, 0.55) + slice(scene, 120, -612, 66, 20, '#5f9a35', '#bfd96a', 8) + rim(-620, 132, 20),
  ));
}

function drawSmallLine({ c, tb, small, T, sec, on }: Scene & { small: string; T: string[]; sec: string; on: string }) {
  const q = tfit(small, 'cormorant-garamond:600i', 720, 48);
  T.push(path(at(q, 500, 1330), `fill="${contrast(sec, tb) >= 4.5 ? sec : on}"`));
  const hw = (q.x1 - q.x0) / 2 + 26;
  if (hw < 330) c.add('ornament',
    [-1, 1].map((k) => path(`M${500 + k * hw} 1318H${500 + k * (hw + 70)}`, `stroke="${sec}" stroke-width="3" stroke-linecap="round"`)
      + circ(500 + k * (hw + 84), 1318, 5, `fill="${sec}"`)).join(''));
}

export function drawBarlist(inp: Input): Drawing {
  const c = new Drawing('barlist', inp), { r, p } = c;
  const m = ['coupe', 'spritz', 'negroni', 'martini', 'mojito'].includes(inp.motif || '') ? inp.motif! : 'coupe';
  const light = lum(p.bg) > 0.6;
  // a flat wall, a flat table and a disc of light behind the drink
  const wall = light ? mix(p.b, p.bg, 0.25) : p.bg, disc = light ? mix(mix(p.bg, p.d, 0.3), '#fff4dc', 0.2) : mix(p.c, p.a, 0.35), table = light ? p.e : mix(p.paper, '#000000', 0.32);
  const tb = lum(table) > 0.55 ? shade(table, -0.2) : table, dk = mix(tb, '#080812', 0.55);
  const hy = 926, gx = 500;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, hy, `fill="${c.lin([[0, dk, 0.16], [0.6, dk, 0]])}"`)
    + circ(gx, 500, 352, `fill="${disc}"`) + circ(gx, 500, 352, `fill="${c.rad([[0, '#fff', 0.3], [1, '#fff', 0]], 0.34, 0.28, 0.7)}"`));
  // dry-brush on the disc
  let db = '';
  for (let i = 0; i < 60; i++) {
    const y = r.f(170, 830), w = Math.sqrt(Math.max(0, 352 * 352 - (y - 500) ** 2)), x = gx + r.f(-w, w * 0.6), l = r.f(40, 190);
    if (x + l < gx + w) db += `M${n1(x)} ${n1(y)}q${n1(l / 2)} ${n1(r.f(-5, 5))} ${n1(l)} 0`;
  }
  c.add('texture', path(db, `fill="none" stroke="${mix(disc, wall, 0.5)}" stroke-width="3" stroke-opacity=".4" stroke-linecap="round" stroke-dasharray="26 5 60 3 9 4"`));
  c.add('ground', rect(0, hy, 1000, 480, `fill="${tb}"`) + rect(0, hy, 1000, 7, `fill="${mix(tb, '#ffffff', 0.28)}"`) + rect(0, hy, 1000, 240, `fill="${c.lin([[0, '#fff', 0.09], [1, '#fff', 0]])}"`));
  const A: string[] = [];
  const by = 1010; // foot of the glass
  const G = (s: string, x = gx, sc = 1, a = 0) => g(s, tf(x, by, a, sc));
  const wh = (d: string, o: number) => path(d, `fill="#ffffff" fill-opacity="${o}"`);
  const ln = (d: string, w: number,
    o: number) => (light && w < 4
      ? path(d, `fill="none" stroke="${dk}" stroke-width="${w + 3}" stroke-opacity=".2" stroke-linecap="round" stroke-linejoin="round"`) : '')
      + path(d, `fill="none" stroke="#ffffff" stroke-width="${w}" stroke-opacity="${o}" stroke-linecap="round" stroke-linejoin="round"`);
  const rim = (y: number, rx: number, ry: number) => (light ? ell(0, y, rx, ry, `fill="none" stroke="${dk}" stroke-opacity=".2" stroke-width="7"`) : '')
    + ell(0, y, rx, ry, `fill="#fff" fill-opacity=".1" stroke="#ffffff" stroke-opacity=".9" stroke-width="3.4"`)
    + path(`M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`, `fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".75"`);
  /** shadow and the coloured light that the drink throws */
  const thrown = (d: string, liq: string,
    col: string) => g(path(d, `fill="${dk}" fill-opacity=".5"`) + path(liq, `fill="${col}" fill-opacity=".8"`)
      + path(liq, `fill="#fff3c8" fill-opacity=".3" transform="translate(0 -14) scale(.5 .96)"`), `transform="matrix(1 0 0.46 -0.1 ${gx} ${by})"`);
  const cube = (x: number, y: number, s: number, a: number,
    tint: string) => g(path('M-50 -28L4 -52L52 -26L50 30L0 54L-48 32Z',
      `fill="${mix(tint, '#ffffff', 0.5)}" fill-opacity=".5" stroke="#fff" stroke-opacity=".65" stroke-width="3" stroke-linejoin="round"`)
        + wh('M-50 -28L4 -52L52 -26L0 -4Z', 0.5) + path('M0 -4L52 -26L50 30L0 54Z', `fill="${tint}" fill-opacity=".24"`) + ln('M-44 -26L0 -8M0 -4V50', 3, 0.7)
        + wh('M-40 -14L-14 -2L-14 20L-40 8Z', 0.32) + wh('M14 4L38 -8L37 4L14 16Z', 0.3), tf(x, y, a, s));
  const bubbles = (n: number, f: () => [number, number]) => {
    let s = '';
    for (let i = 0; i < n; i++) { const [x, y] = f(); s += circ(x, y, r.f(2, 5.6), `fill="#fff" fill-opacity=".3" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"`); }
    return s;
  };
  const scene: Scene = { c, r, p, light, tb, dk, gx, A, G, wh, ln, rim, thrown, cube, bubbles };
  if (m === 'coupe') drawCoupe(scene);
  else if (m === 'spritz') drawSpritz(scene);
  else if (m === 'negroni') drawNegroni(scene);
  else if (m === 'martini') drawMartini(scene);
  else drawMojito(scene);
  c.add('art', A);
  const on = clear(mix('#fff8ea', disc, 0.06), tb, 5), sec = clear(light ? mix(p.b, '#fff4d8', 0.2) : mix(p.a, '#fff4d8', 0.1), tb, 4.5);
  const small = inp.name || inp.sub;
  const b = block(inp.headline, 'abril-fatface', 800, small ? 176 : 226, { max: 128, lead: 0.98, lines: 2 });
  const T = [path(blockC(b, 500, small ? 1188 : 1212), `fill="${on}"`)];
  if (small) drawSmallLine({ ...scene, small, T, sec, on });
  c.add('type', T);
  c.add('texture', c.vignette(dk, 0.18) + c.grain(1.1));
  return c;
}
