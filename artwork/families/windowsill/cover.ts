import {
  bez, circ, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, poisson, polar, qbez, rect, ribbon, shade,
  tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { dry, onLine, strokeLeaf } from '#artwork/marks/brush.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; dk: boolean; wall: string; white: string; green: string;
  paint: (d: string, col: string, box: [number, number, number, number], ang?: number, n?: number, k?: number, w?: number) => string;
  R: (x: number, y: number, w: number, h: number) => string; y0: number; y1: number; wsh: string;
};

// shutters swung wide
function shut({ p, wall, paint, y0, y1 }: Scene, s: number) {
  const X = (x: number) => 500 + s * (x - 500), col = p.e === wall ? p.c : p.e, d = `M${X(798)} ${y0 - 22}L${X(958)} ${y0 - 70}V${y1 + 56}L${X(798)} ${y1 + 6}Z`;
  let sl = '';
  for (let i = 0; i < 24; i++) {
    const k = i / 24, a = lerp(y0 + 14, y1 - 24, k), b = lerp(y0 - 20, y1 + 4, k);
    if (i === 11 || i === 12) continue;
    sl += `M${X(820)} ${n1(a)}L${X(936)} ${n1(b)}L${X(936)} ${n1(b + 17)}L${X(820)} ${n1(a + 15)}Z`;
  }
  return paint(d, col, [Math.min(X(798), X(958)), 50, 160, 810], 90, 50, 0.05, 8) + path(sl, `fill="${shade(col, -0.08)}"`) + path(sl, `fill="none" stroke="${shade(col, 0.1)}" stroke-width="2.4"`);
}

type TulipsParts = Scene & {
  shadow: (x: number, y: number, w: number) => string; stemL: (a: P, q: P, b: P, w: number, col: string) => string;
  vane: (a: P, q: P, b: P, w: number, col: string) => string;
  tulipH: (x: number, y: number, a: number, S: number, col: string) => string;
  vase: (x: number, y: number, S: number) => string; tc: string;
};

function drawTulips({ c, p, white, green, shadow, stemL, vane, tulipH, vase, tc }: TulipsParts) {
  c.add('art', shadow(500, 960, 150));
  let s = '';
  const g2 = shade(green, -0.05),
    T: [number, number, number, number, number, string][] = [[300, 560, 380, -34, 0.98, p.b], [700, 552, 640, 30, 0.98, shade(p.a, 0.1)],
      [392, 426, 430, -16, 1.06, mix(p.a, white, 0.42)], [614, 420, 580, 14, 1.08, p.b], [504, 352, 504, 2, 1.14, shade(p.a, 0.04)],
        [236, 690, 360, -64, 0.9, mix(p.a, white, 0.5)], [772, 690, 650, 62, 0.92, mix(p.b, white, 0.3)], [444, 560, 470, -8, 1.06, shade(p.a, 0.08)],
          [574, 556, 540, 12, 1.04, mix(p.a, white, 0.46)]];
  for (const [x, y, qx] of T) s += stemL([500 + (x - 500) * 0.16, 790], [qx, 640], [x, y], 13, g2);
  s += vane([470, 790], [330, 700], [250, 790], 54, green) + vane([530, 790], [680, 690], [760, 780], 56, green)
    + vane([480, 790], [400, 620], [330, 520], 60, g2) + vane([520, 790], [610, 600], [676, 500], 58, green);
  for (const [x, y, , a, S, col] of T) s += tulipH(x, y, a, S, col);
  s += vane([490, 800], [440, 690], [420, 600], 52, shade(green, 0.03)) + vane([512, 800], [580, 700], [560, 610], 48, g2);
  c.add('art', s + vase(500, 926, 0.92));
  c.add('art', ([[232, 952, 20], [786, 946, -30], [716, 976, 60]] as [number, number, number][]).map(([x, y, a]) =>
    g(path('M0 0C-24 -14 -26 -44 0 -58C24 -44 22 -14 0 0Z',
      `fill="${[p.b, mix(p.a, white, 0.5), shade(p.a, 0.1)][Math.abs(a) % 3]!}" stroke="${shade(tc, -0.12)}" stroke-opacity=".4" stroke-width="3"`), tf(x, y, a + 60))).join(''));
}

function drawCat({ c, r, p, dk, white, green, paint, R, wsh, stemL }: Scene & { stemL: (a: P, q: P, b: P, w: number, col: string) => string }) {
  // the cat looks out; a pot of herbs keeps her company
  const sillD = R(180, 786, 640, 44);
  c.add('art', paint(sillD, white, [180, 786, 640, 44], 0, 20, 0.03, 5) + rect(180, 822, 640, 12, `fill="${wsh}"`));
  const fur = dk ? '#D98E4A' : mix('#3a3438', p.e, 0.15),
    body = 'M-120 0C-150 -90 -130 -190 -82 -246C-96 -286 -100 -330 -90 -372C-92 -400 -92 -428 -84 -448C-66 -436 -48 -420 -36 -404C-14 -412 14 -412 36 -404C48 -420 66 -436 84 -448C92 -428 92 -400 90 -372C100 -330 96 -286 82 -246C130 -190 150 -90 120 0C60 14 -60 14 -120 0Z';
  let s = path(ribbon(bez([96, -16], [190, 20], [210, 110], [150, 190], 20).concat(bez([150, 190], [128, 226], [96, 220], [98, 196], 8).slice(1)),
    (k) => 44 - 20 * k), `fill="${shade(fur, -0.03)}"`);
  s += paint(body, fur, [-150, -450, 300, 460], 86, 130, 0.05, 7)
    + path('M0 -236C6 -180 4 -100 0 -30', `stroke="${shade(fur, 0.09)}" stroke-width="6" fill="none" stroke-linecap="round"`)
    + [-1, 1].map((k) => path(`M${k * 68} -420C${k * 60} -402 ${k * 52} -392 ${k * 44} -384C${k * 58} -382 ${k * 72} -386 ${k * 78} -392Z`,
    `fill="${mix(fur, p.a, 0.35)}"`)
      + [0, 1, 2].map((i) => path(`M${k * (104 - i * 4)} ${-190 + i * 44}Q${k * 80} ${-184 + i * 44} ${k * 58} ${-172 + i * 44}`,
      `stroke="${shade(fur, -0.09)}" stroke-width="11" fill="none" stroke-linecap="round"`)).join('')
        + path(`M${k * 96} -320L${k * 142} -332M${k * 96} -308L${k * 146} -306`, `stroke="${white}" stroke-width="2.6" stroke-linecap="round"`)).join('')
        + path('M-80 -262C-40 -236 40 -236 80 -262L84 -244C40 -216 -40 -216 -84 -244Z', `fill="${p.b}"`)
        + [-26, 0, 26].map((x) => path(`M${x} -400v26`, `stroke="${shade(fur, -0.1)}" stroke-width="9" stroke-linecap="round"`)).join('');
  c.add('art', g(s, tf(430, 794, 0, 1.02)));
  const potD = 'M-78 -110H78L58 0H-58Z';
  let pl = '';
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI / 2 + (i - 6) * 0.23, e = polar(0, -110, r.f(120, 190), a), q = polar(0, -110, 70, a * 0.9 - 0.15);
    pl += stemL([0, -108], q, e, 5, shade(green, -0.04));
    for (let k = 1; k < 5; k++) {
      const [pp, aa] = onLine(qbez([0, -108], q, e, 8), 0.3 + k * 0.17);
      for (const sg of [-1, 1]) pl += g(path('M0 0C6 -9 22 -9 30 0C22 9 6 9 0 0Z', `fill="${k % 2 ? green : shade(green, 0.08)}"`), tf(pp[0], pp[1], (aa * 180) / Math.PI + sg * 52));
    }
  }
  c.add('art', g(pl + paint(potD, mix(p.b, p.a, 0.35), [-80, -110, 160, 112], 84, 40, 0.05, 6) + path('M-86 -128H86V-98H-86Z', `fill="${mix(p.b, p.a, 0.25)}"`), tf(672, 790)));
}

type LemonsParts = Scene & {
  shadow: (x: number, y: number, w: number) => string; vane: (a: P, q: P, b: P, w: number, col: string) => string;
  vase: (x: number, y: number, S: number) => string;
};

function drawLemons({ c, p, white, green, paint, shadow, vane, vase }: LemonsParts) {
  c.add('art', shadow(350, 962, 150) + shadow(700, 972, 150));
  const yel = mix('#F4C531', p.b, 0.4);
  const lemon = (x: number, y: number, a: number, S: number) =>
    g(paint('M-78 0C-74 -44 -34 -60 10 -56C46 -54 66 -30 72 -10C84 -8 90 2 84 10C70 44 34 58 -4 54C-46 52 -78 36 -78 0Z', yel, [-80, -60, 170, 120], 20, 40,
      0.05, 6) + path('M-50 -20C-38 -38 -18 -42 0 -40', 'stroke="#fff6c8" stroke-width="9" stroke-linecap="round" fill="none" stroke-opacity=".8"')
        + path('M-70 18C-50 52 20 64 66 28C40 40 -30 44 -70 18Z', `fill="${shade(yel, -0.14)}" fill-opacity=".6"`), tf(x, y, a, S));
  let s = '';
  const br: [P, P, P][] = [[[340, 790], [300, 600], [214, 470]], [[350, 790], [380, 560], [360, 360]], [[362, 790], [470, 620], [560, 520]]];
  for (const [a, q, b] of br) {
    s += path(ribbon(qbez(a, q, b, 14), (k) => 13 - 6 * k), `fill="${mix('#6a4a30', green, 0.2)}"`);
    for (let i = 0; i < 7; i++) {
      const [pp, aa] = onLine(qbez(a, q, b, 14), 0.3 + i * 0.11), k = i % 2 ? 1 : -1, e = polar(pp[0], pp[1], 118, aa + k * 0.8), mm = polar(pp[0], pp[1], 66, aa + k * 0.45);
      s += vane(pp, mm, e, 42, i % 3 ? green : shade(green, -0.06));
    }
  }
  s += lemon(232, 556, 62, 0.92) + lemon(420, 470, 100, 0.95) + lemon(510, 620, 40, 0.86);
  c.add('art', s + vase(350, 930, 0.86));
  c.add('art', lemon(640, 874, -8, 0.98) + lemon(766, 878, 16, 0.96) + lemon(702, 842, 4, 1)
    + g(paint('M-180 -40H180C172 40 100 86 56 90H-56C-100 86 -172 40 -180 -40Z', p.e, [-180, -40, 360, 130], 4, 60, 0.05, 7)
    + path('M-182 -46Q0 -26 182 -46Q0 -8 -182 -46Z', `fill="${shade(p.e, -0.12)}"`)
    + path('M-150 6Q0 40 150 6M-120 40Q0 68 120 40', `stroke="${white}" stroke-width="6" fill="none" stroke-dasharray="18 12" stroke-linecap="round"`), tf(704, 910, 0, 0.9)));
}

/** What the parts of `drawWindowsill` share. */
type WindowsillScene = {
  c: Drawing; r: Rng; p: Palette; white: string; sky: string; sea: string; hill: string;
  paint: (d: string, col: string, box: [number, number, number, number], ang?: number, n?: number, k?: number, w?: number) => string;
  R: (x: number, y: number, w: number, h: number) => string; x0: number; x1: number; y0: number; y1: number;
};

function drawView({ c, r, p, white, sky, sea, hill, paint, R, x0, x1, y0, y1 }: WindowsillScene) {
  // outside
  const view = R(x0, y0, x1 - x0, y1 - y0);
  let v = paint(view, sky, [x0, y0, x1 - x0, 420], 3, 80, 0.03, 12);
  v += circ(660, 232, 62, `fill="${mix(p.b, '#fff2c0', 0.45)}"`)
    + path('M250 300C290 262 340 276 352 292C384 276 420 292 424 314C380 324 300 324 250 300Z', `fill="#ffffff" fill-opacity=".85"`)
    + path('M560 380C592 352 630 362 640 374C664 366 690 376 694 392C650 400 600 398 560 380Z', `fill="#ffffff" fill-opacity=".8"`);
  v += paint(R(x0, 470, x1 - x0, 360), sea, [x0, 470, x1 - x0, 340], 0, 90, 0.05, 6);
  let gl = '';
  for (let i = 0; i < 22; i++) gl += `M${n1(r.f(x0, x1 - 60))} ${n1(r.f(490, 640))}h${n1(r.f(18, 60))}`;
  v += path(gl, 'stroke="#ffffff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"')
    + paint('M232 520C280 440 360 420 420 470C450 494 470 496 500 500H232Z', hill, [232, 420, 270, 90], -20, 40, 0.05, 8)
    + paint('M768 500C700 490 650 440 600 500Z', shade(hill, 0.07), [590, 440, 180, 60], 10, 24, 0.04, 6);
  v += path('M566 572C590 580 640 580 664 570C656 594 574 596 566 572Z', `fill="${shade(sea, -0.16)}"`)
    + path('M612 566V470C650 500 660 540 658 562Z', 'fill="#ffffff"') + path('M604 566V488C586 520 576 544 574 560Z', `fill="${p.b}"`);
  v += paint('M232 680C330 640 460 690 560 668C640 650 720 660 768 640V810H232Z', mix(hill, p.b, 0.25), [232, 640, 536, 170], -4, 50, 0.05, 9);
  for (const q of poisson(r, 240, 690, 520, 100, 34)) v += circ(q[0], q[1], r.f(5, 11), `fill="${r.pick([shade(hill, -0.06), p.b, white, shade(hill, 0.08)])}"`);
  c.add('art', g(v, `clip-path="${c.clip(path(view))}"`));
}

export function drawWindowsill(inp: Input): Drawing {
  const c = new Drawing('sill', inp), { r, p } = c;
  const m = inp.motif || 'tulips', dk = isDark(p), wall = p.bg, white = lum(p.paper) > 0.7 ? p.paper : '#FFF8EA', t = smallLines(inp);
  const sky = mix(p.d, '#ffffff', dk ? 0.2 : 0.45), blue = (q: string) => parseInt(q.slice(5), 16) > parseInt(q.slice(1, 3), 16),
    sea = mix('#3f8fb0', blue(p.e) ? p.e : p.d, blue(p.e) ? 0.6 : 0.2), hill = p.c, cloth = p.a, green = mix(p.c, '#3f7a4a', 0.3);
  const paint = (d: string, col: string, box: [number, number, number, number], ang = 4, n = 70, k = 0.05,
    w = 9) => path(d, `fill="${col}"`) + dry(c, r, d, box, ang, shade(col, k), n, 0.4, w) + dry(c, r, d, box, ang + 3, shade(col, -k * 0.8), Math.round(n * 0.6), 0.3, w * 0.8);
  const R = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
  c.add('ground', paint(R(0, 0, 1000, 1400), wall, [0, 0, 1000, 1400], 86, 200, 0.035, 14));
  // a sprigged wallpaper, barely there
  let sp = '';
  for (let j = 0; j < 8; j++) for (let i = 0; i < 8; i++) {
    const x = 40 + i * 134 + (j % 2) * 67, y = 50 + j * 118;
    sp += `M${x} ${y}c-14 -10 -16 -28 0 -36c16 8 14 26 0 36ZM${x - 4} ${y + 4}c-16 4 -24 16 -18 28c14 0 22 -12 18 -28ZM${x + 4} ${y + 4}c16 4 24 16 18 28c-14 0 -22 -12 -18 -28Z`;
  }
  c.add('texture', path(sp, `fill="${shade(wall, dk ? 0.06 : -0.05, 0.01)}" fill-opacity=".8"`));
  const x0 = 232, x1 = 768, y0 = 120, y1 = 800;
  const parts: WindowsillScene = { c, r, p, white, sky, sea, hill, paint, R, x0, x1, y0, y1 };
  drawView(parts);
  // the frame and its bars
  const fr = `M${x0 - 30} ${y0 - 30}H${x1 + 30}V${y1 + 10}H${x0 - 30}ZM${x0} ${y0}V${y1 + 10}H${x1}V${y0}Z`;
  const wsh = mix(white, p.e, 0.22);
  c.add('art', path(fr, `fill="${white}" fill-rule="evenodd"`) + path(`M${x0} ${y0}H${x1}V${y0 + 16}H${x0 + 14}V${y1}H${x0}Z`, `fill="${wsh}"`)
    + rect(491, y0, 18, y1 - y0, `fill="${white}"`) + rect(509, y0, 5, y1 - y0, `fill="${wsh}"`) + rect(x0, 356, x1 - x0, 16, `fill="${white}"`) + rect(x0, 372, x1 - x0, 5, `fill="${wsh}"`));
  const scene: Scene = { c, r, p, dk, wall, white, green, paint, R, y0, y1, wsh };
  c.add('art', shut(scene, 1) + shut(scene, -1));
  // the table
  const ty = 868, tc = cloth;
  c.add('art', path(R(0, ty - 10, 1000, 20), `fill="#20140c" fill-opacity=".16"`) + paint(R(0, ty, 1000, 540), tc, [0, ty, 1000, 540], 1, 150, 0.035, 12));
  const lightD = 'M150 1400L300 868H490L390 1400ZM450 1400L540 868H730L690 1400Z';
  let ck = '';
  for (let i = -1; i < 13; i++) ck += `M${500 + (i - 6) * 84} ${ty}L${500 + (i - 6) * 150} 1400`;
  for (const y of [884, 908, 940, 982]) ck += `M0 ${y}H1000`;
  c.add('art', path(lightD, `fill="${mix(tc, '#ffe9b8', 0.5)}" fill-opacity=".17"`)
    + g(path(ck, `stroke="${mix(tc, white, 0.55)}" stroke-width="8" stroke-opacity=".6" fill="none"`), `clip-path="${c.clip(rect(0, ty, 1000, 134))}"`)
    + path('M0 1010' + Array.from({ length: 20 }, () => `q25 26 50 0`).join(''), `fill="none" stroke="${white}" stroke-width="7" stroke-linecap="round"`));
  const shadow = (x: number, y: number,
    w: number) => path(`M${x - w * 0.4} ${y}C${x} ${y - 16} ${x + w * 0.9} ${y + 6} ${x + w * 1.5} ${y + 44}C${x + w * 0.7} ${y + 60} ${x - w * 0.3} ${y + 40} ${x - w * 0.4} ${y}Z`,
      `fill="${shade(tc, -0.16)}" fill-opacity=".6"`);
  const tulipH = (x: number, y: number, a: number, S: number, col: string) => {
    const back = 'M-8 0C-40 -20 -44 -70 -26 -104C-12 -96 -4 -88 0 -80C4 -88 12 -96 26 -104C44 -70 40 -20 8 0Z',
      fr2 = 'M0 4C-34 2 -44 -34 -40 -84C-22 -70 -8 -52 0 -30C8 -52 22 -70 40 -84C44 -34 34 2 0 4Z', mid = 'M0 2C-18 -14 -22 -56 0 -98C22 -56 18 -14 0 2Z';
    return g(path(back, `fill="${shade(col, -0.08)}"`) + path(mid, `fill="${shade(col, 0.05)}"`) + path(fr2, `fill="${col}"`)
      + path('M-30 -62C-28 -34 -18 -12 -4 -2M30 -62C28 -34 18 -12 4 -2', `stroke="${shade(col, 0.12)}" stroke-width="4" fill="none" stroke-linecap="round"`)
      + path('M-22 -48C-20 -30 -14 -16 -6 -8', `stroke="${shade(col, -0.1)}" stroke-width="3" fill="none" stroke-linecap="round"`), tf(x, y, a, S));
  };
  const vaseD = 'M-96 -232C-86 -240 86 -240 96 -232C92 -206 70 -190 72 -160C76 -120 128 -92 128 -18C128 30 98 50 70 54H-70C-98 50 -128 30 -128 -18C-128 -92 -76 -120 -72 -160C-70 -190 -92 -206 -96 -232Z',
    vcol = white, vb = p.e;
  const vase = (x: number, y: number, S: number) => {
    let s = paint(vaseD, vcol, [-130, -240, 260, 300], 84, 60, 0.04, 8);
    let deco = '';
    for (const k of [-1, 0, 1]) deco += [0, 1, 2, 3, 4, 5].map((i) => {
      const q = polar(k * 78, -34, 24, i * 1.047);
      return ell(q[0], q[1], 13, 8, `fill="${vb}" transform="rotate(${n1(i * 60)} ${n1(q[0])} ${n1(q[1])})"`);
    }).join('') + circ(k * 78, -34, 8, `fill="${p.b}"`);
    deco += path('M-140 -100Q0 -78 140 -100M-140 20Q0 44 140 20', `fill="none" stroke="${vb}" stroke-width="7"`) + path('M-80 -206Q0 -190 80 -206', `fill="none" stroke="${vb}" stroke-width="5"`);
    s += g(deco + path('M40 -240C30 -180 30 -160 44 -130C90 -90 100 -30 60 60H140V-240Z', `fill="${mix(vcol, p.e, 0.55)}" fill-opacity=".32"`), `clip-path="${c.clip(path(vaseD))}"`);
    return g(s, tf(x, y, 0, S));
  };
  const stemL = (a: P, q: P, b: P, w: number, col: string) => path(ribbon(qbez(a, q, b, 12), () => w), `fill="${col}"`);
  const vane = (a: P, q: P, b: P, w: number, col: string) => strokeLeaf(a, q, b, w, col, shade(col, 0.07));
  if (m === 'tulips') drawTulips({ ...scene, shadow, stemL, vane, tulipH, vase, tc });
  else if (m === 'cat') drawCat({ ...scene, stemL });
  else drawLemons({ ...scene, shadow, vane, vase });
  const inkC = reads(tc, 4.6, white, p.ink);
  const b = block(inp.headline, 'dm-serif-display:400i', 500, 800, t.length ? 170 : 230, 128, { cy: t.length ? 1162 : 1196 }, { lead: 1.02, lines: 2 });
  c.add('type', path(b.d, `fill="${inkC}"`));
  if (t.length) c.add('type',
    path(block(t.map(upper).join('|'), 'jost:500', 500, 780, 70, 28, { top: Math.max(b.bottom + 34, 1268) }, { track: 180, lead: 1.6 }).d,
      `fill="${reads(tc, 4.6, mix(white, p.b, 0.3), white, inkC)}"`));
  c.add('texture', c.grain(0.8));
  return c;
}
