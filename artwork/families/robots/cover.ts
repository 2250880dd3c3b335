import {
  at, circ, clamp, Drawing, ell, g, type Input, mix, n1, type P, path, polar, poly, pt, rect, set, shade, smooth,
  sparkle, TAU, tf, tfit, wrap, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast, roles } from '#artwork/colours/kids.ts';
import { lines, numberIn } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  cream: string; ink: string; metal: string; red: string; yel: string; blue: string;
  rr: (x: number, y: number, w: number, h: number, q: number) => string; tin: (col: string, v?: boolean) => string;
  chrome: string; plate: (d: string, col: string, w?: number, v?: boolean) => string;
  rivets: (ps: P[], R0?: number) => string;
  bulb: (x: number, y: number, R0: number, col: string, lit?: boolean) => string; num: string;
  key: (x: number, y: number, deg: number, sc?: number) => string; bg0: string; HL: string[];
};

function gauge({ cream, ink, red, chrome }: Scene, x: number, y: number, R0: number, t: number, col: string) {
  let tk = '';
  for (let i = 0; i <= 10; i++) { const a = Math.PI * (0.8 + 1.4 * (i / 10)), q = polar(x, y, R0 * 0.8, a), q2 = polar(x, y, R0 * (i % 5 ? 0.68 : 0.6), a); tk += `M${pt(q)}L${pt(q2)}`; }
  const A = polar(x, y, R0 * 0.86, Math.PI * 1.92), B = polar(x, y, R0 * 0.86, Math.PI * 2.2), nd = polar(x, y, R0 * 0.66, Math.PI * (0.8 + 1.4 * t));
  return circ(x, y, R0 * 1.12, `fill="${chrome}" stroke="${ink}" stroke-width="4"`)
    + circ(x, y, R0 * 0.96, `fill="${mix(cream, '#fff', 0.4)}" stroke="${ink}" stroke-width="2.5"`)
    + path(`M${pt(A)}A${n1(R0 * 0.86)} ${n1(R0 * 0.86)} 0 0 1 ${pt(B)}`, `fill="none" stroke="${red}" stroke-width="${n1(R0 * 0.13)}"`)
    + path(tk, `stroke="${ink}" stroke-width="${n1(R0 * 0.05)}" stroke-linecap="round"`)
    + path(`M${n1(x)} ${n1(y)}L${pt(nd)}`, `stroke="${col}" stroke-width="${n1(R0 * 0.1)}" stroke-linecap="round"`) + circ(x, y, R0 * 0.15, `fill="${ink}"`)
    + path(`M${n1(x - R0 * 0.7)} ${n1(y - R0 * 0.2)}A${n1(R0 * 0.74)} ${n1(R0 * 0.74)} 0 0 1 ${n1(x + R0 * 0.1)} ${n1(y - R0 * 0.72)}`,
    `fill="none" stroke="#fff" stroke-width="${n1(R0 * 0.09)}" stroke-linecap="round" opacity=".8"`);
}

function odo({ c, ink, red, rr, chrome, num }: Scene, x: number, y: number, w: number, h: number) {
  const digits = num.padStart(num.length < 3 ? num.length + 1 : num.length, '0'), n = digits.length, dw = w / n;
  let q = path(rr(x - w / 2 - 12, y - h / 2 - 12, w + 24, h + 24, 10), `fill="${chrome}" stroke="${ink}" stroke-width="4"`), t = '';
  Array.from(digits).forEach((ch, i) => {
    const last = i === n - 1, gx = x - w / 2 + i * dw, bg = last ? red : '#1B1B22';
    q += rect(gx + 2, y - h / 2, dw - 4, h, `fill="${c.lin([[0, shade(bg, -0.2)], [0.3, shade(bg, 0.04)], [0.7, shade(bg, 0.04)], [1, shade(bg, -0.2)]])}"`);
    const q0 = set(ch, 'josefin-sans:700', 100), qn = set(ch, 'josefin-sans:700', Math.min((h * 0.62 * 100) / q0.cap, (dw * 0.66 * 100) / Math.max(1, q0.x1 - q0.x0)));
    t += path(at(qn, gx + dw / 2, y + qn.cap / 2), 'fill="#fff"');
  });
  q += rect(x - w / 2, y - h / 2, w, h * 0.26, 'fill="#000" opacity=".3"') + rect(x - w / 2, y - h * 0.02, w, 3, 'fill="#000" opacity=".35"');
  return q + t;
}

function hose({ ink }: Scene, ps: P[], w: number, col: string, n: number) {
  const d = smooth(ps, false), L = ps.length;
  let o = path(d, `fill="none" stroke="${ink}" stroke-width="${w + 9}" stroke-linecap="butt"`) + path(d, `fill="none" stroke="${col}" stroke-width="${w}"`), q = '';
  const dense: P[] = [];
  for (let i = 0; i < L - 1; i++) {
    const g0 = (k: number) => ps[clamp(k, 0, L - 1)]!, a = g0(i - 1), b = g0(i), e = g0(i + 1), f = g0(i + 2);
    for (let k = 0; k < 12; k++) {
      const t = k / 12;
      dense.push([0, 1].map((z) => 0.5 * (2 * b[z]! + (e[z]! - a[z]!) * t + (2 * a[z]! - 5 * b[z]! + 4 * e[z]! - f[z]!) * t * t + (3 * b[z]! - a[z]! - 3 * e[z]! + f[z]!) * t * t * t)) as P);
    }
  }
  for (let i = 1; i < n; i++) {
    const k = clamp(Math.round((i / n) * (dense.length - 1)), 1, dense.length - 2),
      a = Math.atan2(dense[k + 1]![1] - dense[k - 1]![1], dense[k + 1]![0] - dense[k - 1]![0]) + Math.PI / 2,
        A = polar(dense[k]![0], dense[k]![1], w / 2, a), B = polar(dense[k]![0], dense[k]![1], -w / 2, a);
    q += `M${pt(A)}L${pt(B)}`;
  }
  return o + path(d, `fill="none" stroke="#fff" stroke-width="${n1(w * 0.22)}" opacity=".4" transform="translate(${n1(-w * 0.16)} ${n1(-w * 0.12)})"`)
    + path(q, `stroke="${ink}" stroke-width="4" opacity=".75"`);
}

function gear({ ink, tin, chrome }: Scene, x: number, y: number, R0: number, n: number, col: string) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU, u = (TAU / n) * 0.25;
    d += (i ? 'L' : 'M') + [polar(x, y, R0 * 0.8, a - u * 1.5), polar(x, y, R0, a - u * 0.8), polar(x, y, R0, a + u * 0.8), polar(x, y, R0 * 0.8, a + u * 1.5)].map(pt).join('L');
  }
  return path(d + 'Z', `fill="${tin(col)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`) + circ(x, y, R0 * 0.34, `fill="${ink}"`) + circ(x, y, R0 * 0.2, `fill="${chrome}"`);
}

// label tape
function tape({ c, ink }: Scene, txt: string, x: number, y: number, maxW: number, max: number, col0: string, deg: number) {
  const q = tfit(upper(txt), 'dm-sans:700', maxW - 70, max, { track: 130 }), w = q.x1 - q.x0 + 66, h = q.size * 1.62, col = withContrast('#ffffff', col0, 4.6);
  const jag = (sx: number) => { let d = ''; for (let i = 0; i < 6; i++) d += `L${n1(sx * (w / 2 + (i % 2 ? 5 : 0)))} ${n1(-h / 2 + (h * (i + 0.5)) / 6)}`; return d; };
  const d = `M${n1(-w / 2)} ${n1(-h / 2)}H${n1(w / 2)}${jag(1)}L${n1(w / 2)} ${n1(h / 2)}H${n1(-w / 2)}` + jag(-1).split('L').filter(Boolean).reverse().map((t) => 'L' + t).join('') + 'Z';
  const t = at(q, 0, q.cap / 2);
  return { h, base: g(c.soft(d, 2, 6, 9, ink, 0.34, 4) + path(d, `fill="${c.lin([[0, shade(col, 0.05)], [0.2, col], [0.85, col], [1, shade(col, -0.06)]])}"`)
    + path(`M${n1(-w / 2 + 4)} ${n1(-h / 2 + h * 0.12)}H${n1(w / 2 - 4)}`, `stroke="#fff" stroke-opacity=".3" stroke-width="${n1(h * 0.05)}"`),
    tf(x, y, deg)), type: g(path(t, `fill="#000" opacity=".28" transform="translate(1.5 3)"`) + path(t, 'fill="#fff"'), tf(x, y, deg)) };
}

function drawPanel(scene: Scene & { labelTop: number; nameY: number }) {
  const { c, r, R, ink, metal, red, yel, blue, rr, tin, chrome, bulb, num } = scene;
  let { labelTop, nameY } = scene;
  let s = '';
  // ---- the whole card is the face of the machine
  const face = mix(R.dark ? mix(R.cool, metal, 0.4) : R.cool2, metal, 0.25);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(face, 0.06)], [0.5, face], [1, shade(face, -0.08)]])}"`);
  let br = '', br2 = '';
  const q = r.sub('brush');
  for (let i = 0; i < 260; i++) { const y = q.f(0, 1400), x = q.f(-200, 900), w = q.f(120, 600); if (q.chance(0.5)) br += `M${n1(x)} ${n1(y)}h${n1(w)}`; else br2 += `M${n1(x)} ${n1(y)}h${n1(w)}`; }
  s += path(br, 'stroke="#fff" stroke-width="1.4" opacity=".22"') + path(br2, `stroke="${ink}" stroke-width="1.4" opacity=".1"`);
  s += path(rr(40, 40, 920, 1320, 44), `fill="none" stroke="${ink}" stroke-width="5" opacity=".55"`) + path(rr(45, 46, 910, 1309, 42), 'fill="none" stroke="#fff" stroke-width="3" opacity=".55"');
  for (const [x, y, a] of [[86, 86, 30], [914, 86, 70], [86, 1314, 110], [914, 1314, 10]] as [number, number, number][])
    s += circ(x, y, 25, `fill="${chrome}" stroke="${ink}" stroke-width="3.500"`) + g(rect(-20, -3.5, 40, 7, `rx="2" fill="${ink}"`), tf(x, y, a));
  // brows: two levers
  for (const sx of [-1, 1])
    s += g(rect(-128, -13, 256, 26, `rx="13" fill="${ink}"`) + rect(-118, -5, 236, 7, 'rx="3" fill="#000" opacity=".5"')
      + path(rr(-34 + sx * 30, -34, 68, 68, 14), `fill="${tin(red)}" stroke="${ink}" stroke-width="5"`)
      + path(`M${-14 + sx * 30} -18V18M${sx * 30} -18V18M${14 + sx * 30} -18V18`, `stroke="${ink}" stroke-width="5" opacity=".5"`), tf(500 + sx * 196, 214, sx * 9));
  // eyes: gauges that look at you
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 196, y = 440, Rg = 152;
    s += circ(x, y + 9, Rg * 1.13, `fill="${ink}" opacity=".25"`) + gauge(scene, x, y, Rg, 0.5, 'none');
    const px = x + 14, py = y + 12;
    s += circ(px, py, 82, `fill="${c.rad([[0, shade(blue, 0.12)], [0.7, blue], [1, shade(blue, -0.14)]])}" stroke="${ink}" stroke-width="5"`)
      + circ(px, py, 48, `fill="${ink}"`) + circ(px - 24, py - 28, 20, 'fill="#fff"') + circ(px + 22, py + 24, 9, 'fill="#fff" opacity=".8"');
    const nd = polar(px, py, 118, -Math.PI / 2 + sx * 0.5);
    s += path(`M${pt(polar(px, py, 60, -Math.PI / 2 + sx * 0.5))}L${pt(nd)}`, `stroke="${red}" stroke-width="10" stroke-linecap="round"`);
  }
  // cheeks, nose, smile of lamps
  s += bulb(166, 706, 42, mix(red, '#ff8d7a', 0.25)) + bulb(834, 706, 42, mix(red, '#ff8d7a', 0.25)) + odo(scene, 500, 690, num.length > 2 ? 240 : 190, 128);
  const N = 9;
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1), a = Math.PI * (0.775 - 0.55 * t), q2 = polar(500, 520, 396, a),
      col = [mix('#48B06A', blue, 0.2), '#48B06A', yel, yel, red][Math.min(4, Math.floor(Math.abs(t - 0.5) * 2 * 4.99))]!;
    s += g(path(rr(-25, -44, 50, 88, 14), `fill="${ink}"`)
      + path(rr(-18, -37, 36, 74, 9), `fill="${c.lin([[0, mix(col, '#fff', 0.5)], [0.5, col], [1, shade(col, -0.08)]])}"`)
      + rect(-11, -30, 10, 34, 'rx="5" fill="#fff" opacity=".55"'), tf(q2[0], q2[1], (a * 180) / Math.PI - 90));
  }
  // switches down the sides
  for (const [x, y, on] of [[118, 850, 1], [118, 950, 0], [882, 850, 1], [882, 950, 0]] as [number, number, number][])
    s += circ(x, y, 30, `fill="${chrome}" stroke="${ink}" stroke-width="4"`) + circ(x, y, 13, `fill="${ink}"`)
      + g(path('M-8 0L-11 -48Q0 -60 11 -48L8 0Z', `fill="${chrome}" stroke="${ink}" stroke-width="4"`), tf(x, y, on ? 14 : 166));
  labelTop = 1012; nameY = 1284;
  return { s, labelTop, nameY };
}

/** What the parts of `drawToy` share. */
type ToyScene = {
  scene: Scene & { s: string; }; c: Drawing; cream: string; ink: string; metal: string; red: string; yel: string;
  blue: string; rr: (x: number, y: number, w: number, h: number, q: number) => string;
  tin: (col: string, v?: boolean) => string; chrome: string;
  plate: (d: string, col: string, w?: number, v?: boolean) => string; rivets: (ps: P[], R0?: number) => string;
  bulb: (x: number, y: number, R0: number, col: string, lit?: boolean) => string; num: string;
  key: (x: number, y: number, deg: number, sc?: number) => string;
};

function drawTin({ scene, c, cream, ink, metal, red, yel, blue, rr, chrome, plate, rivets, bulb, num, key }: ToyScene) {
  let s = '';
  s += ell(500, 1136, 300, 26, `fill="${ink}" opacity=".35"`);
  const body = mix(blue, metal, 0.12), head = metal, limb = mix(metal, '#9aa4aa', 0.3);
  // far arm raised, holding a birthday candle
  s += hose(scene, [[676, 690], [748, 700], [790, 650], [786, 574]], 50, limb, 13)
    + g(path('M-14 -70H14V0H-14Z', `fill="${c.lin([[0, cream], [0.5, '#fff'], [1, mix(cream, red, 0.3)]], 0, 0, 1, 0)}" stroke="${ink}" stroke-width="4"`)
    + path('M-14 -52L14 -64M-14 -34L14 -46M-14 -16L14 -28M-14 0L14 -10', `stroke="${red}" stroke-width="8"`)
    + path('M0 -70V-82', `stroke="${ink}" stroke-width="5"`) + circ(0, -106, 60, `fill="${c.rad([[0.1, '#FFE39A', 0.8], [1, '#FFE39A', 0]])}"`)
    + path('M0 -148C26 -118 24 -92 0 -84C-24 -92 -24 -116 0 -148Z', `fill="#FFC23C" stroke="${ink}" stroke-width="3.500"`)
    + path('M0 -122C12 -106 11 -94 0 -90C-11 -94 -11 -106 0 -122Z', 'fill="#FFF3C4"'), tf(786, 520)) + plate('M748 588C740 548 752 520 770 512V546H802V512C820 520 832 548 824 588Z', red);
  s += hose(scene, [[324, 690], [250, 712], [216, 780], [222, 860]], 50, limb, 13) + plate('M184 852C180 900 190 930 208 938V902H238V938C256 930 266 900 260 852Z', red);
  // legs and boots
  for (const x of [416, 584])
    s += hose(scene, [[x, 950], [x, 1000], [x, 1064]], 84, limb, 6)
      + plate(`M${x - 94} 1132V1112C${x - 94} 1064 ${x - 62} 1042 ${x} 1042C${x + 62} 1042 ${x + 94} 1064 ${x + 94} 1112V1132Z`, red)
      + path(`M${x - 94} 1110H${x + 94}V1132H${x - 94}Z`, `fill="${ink}"`)
      + path(`M${x - 60} 1078C${x - 50} 1062 ${x - 30} 1056 ${x - 10} 1056`, 'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"');
  // trunk
  s += key(676, 800, 90, 1) + plate(rr(322, 624, 356, 340, 46), body, 6)
    + path(rr(340, 642, 320, 304, 34), `fill="none" stroke="${ink}" stroke-width="3" opacity=".5"`) + rivets([[356, 660], [644, 660], [356, 928], [644, 928], [356, 794], [644, 794]], 7);
  s += path(rr(372, 672, 256, 206, 22), `fill="${mix(cream, metal, 0.15)}" stroke="${ink}" stroke-width="5"`)
    + odo(scene, 500, 730, num.length > 2 ? 190 : 150, 82) + gauge(scene, 424, 830, 34, 0.82, red) + gear(scene, 500, 834, 34, 10, yel) + gauge(scene, 576, 830, 34, 0.3, blue);
  s += [0, 1, 2, 3, 4].map((i) => bulb(420 + i * 40, 912, 11, [red, yel, mix('#48B06A', blue, 0.2), yel, red][i]!, i % 2 === 0)).join('');
  // neck and head
  s += hose(scene, [[500, 640], [500, 600], [500, 560]], 110, limb, 5);
  s += path('M500 380V318', `stroke="${ink}" stroke-width="12"`) + path('M500 380V322', 'stroke="#fff" stroke-width="4" opacity=".6"') + bulb(500, 306, 17, red);
  for (const sx of [-1, 1])
    s += plate(sx < 0 ? rr(322, 436, 40, 92, 12) : rr(638, 436, 40, 92, 12), yel)
      + path(`M${500 + sx * 180} 452V512`, `stroke="${ink}" stroke-width="4" opacity=".5"`)
      + path(`M${500 + sx * 178} 480H${500 + sx * 214}`, `stroke="${ink}" stroke-width="9"`) + circ(500 + sx * 220, 480, 13, `fill="${red}" stroke="${ink}" stroke-width="4"`);
  s += plate('M352 574V446C352 396 400 366 500 366C600 366 648 396 648 446V574Q648 592 630 592H370Q352 592 352 574Z', head, 6)
    + path('M376 568V452C376 414 416 390 500 390C584 390 624 414 624 452V568', `fill="none" stroke="${ink}" stroke-width="3" opacity=".4"`)
    + rivets([[372, 572], [628, 572], [438, 388], [562, 388]], 6);
  // eyes
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 64;
    s += circ(x, 466, 53, `fill="${chrome}" stroke="${ink}" stroke-width="5"`)
      + circ(x, 466, 42, `fill="${c.rad([[0, '#FFF7D6'], [0.6, '#FFE392'], [1, shade(yel, -0.04)]])}" stroke="${ink}" stroke-width="4"`)
      + circ(x + 6, 470, 21, `fill="${ink}"`) + circ(x - 2, 461, 8, 'fill="#fff"') + circ(x + 13, 478, 4, 'fill="#fff" opacity=".8"');
  }
  s += path('M400 408Q430 392 462 402M538 402Q570 392 600 408', `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"`)
    + circ(398, 540, 20, `fill="${red}" opacity=".4"`) + circ(602, 540, 20, `fill="${red}" opacity=".4"`);
  const mouth = 'M430 536H570C570 566 542 580 500 580C458 580 430 566 430 536Z';
  s += path(mouth, `fill="${ink}"`)
    + g(path('M430 536H570V556H430Z', 'fill="#fff"') + path('M455 530V586M480 530V586M500 530V586M520 530V586M545 530V586',
    `stroke="${ink}" stroke-width="5"`), `clip-path="${c.clip(`<path d="${mouth}"/>`)}"`) + path(mouth, `fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"`);
  return s;
}

function drawDog({ scene, c, cream, ink, metal, red, yel, blue, rr, tin, chrome, plate, rivets, bulb, num, key }: ToyScene) {
  let s = '';
  s += ell(520, 1136, 320, 26, `fill="${ink}" opacity=".35"`);
  const body = mix(red, metal, 0.06), head = metal;
  // tail spring with a lamp
  let sp: P[] = [];
  for (let i = 0; i <= 60; i++) { const t = i / 60; sp.push([800 + t * 70 + Math.cos(t * TAU * 6) * 16, 770 - t * 150 + Math.sin(t * TAU * 6) * 12]); }
  s += path(smooth(sp, false), `fill="none" stroke="${ink}" stroke-width="12"`)
    + path(smooth(sp, false), `fill="none" stroke="${mix(metal, '#fff', 0.4)}" stroke-width="6"`) + bulb(876, 604, 20, yel);
  // far legs
  const leg = (x: number, col: string, k: number) => plate(`M${x - 36} 880H${x + 36}L${x + 28} 1010H${x - 28}Z`, shade(col, k), 5)
    + hose(scene, [[x, 1000], [x, 1030], [x, 1066]], 48, mix(metal, '#9aa4aa', 0.3), 4)
    + plate(`M${x - 84} 1132V1112C${x - 84} 1076 ${x - 50} 1056 ${x - 6} 1056C${x + 34} 1056 ${x + 54} 1076 ${x + 54} 1112V1132Z`, yel, 5)
    + path(`M${x - 84} 1114H${x + 54}V1132H${x - 84}Z`, `fill="${ink}"`);
  s += leg(498, body, -0.12) + leg(796, body, -0.12);
  // trunk: a boiler on its side
  s += key(640, 640, 0, 1.2) + plate('M430 700H770C826 700 838 740 838 812C838 884 826 924 770 924H430C390 924 380 884 380 812C380 740 390 700 430 700Z',
    body, 6, true) + path('M760 700C788 730 792 890 760 924M452 700C424 730 420 890 452 924', `fill="none" stroke="${ink}" stroke-width="5" opacity=".6"`)
      + rivets([[744, 722], [744, 902], [470, 722], [470, 902]], 7);
  s += path(rr(500, 734, 220, 156, 20), `fill="${mix(cream, metal, 0.15)}" stroke="${ink}" stroke-width="5"`)
    + odo(scene, 560, 812, num.length > 2 ? 100 : 84, 76) + gauge(scene, 666, 792, 36, 0.76, red) + bulb(646, 862, 10, mix('#48B06A', blue, 0.2)) + bulb(686, 862, 10, yel, false);
  s += leg(430, body, 0) + leg(728, body, 0);
  // neck and collar
  s += hose(scene, [[420, 760], [372, 720], [346, 660]], 96, mix(metal, '#9aa4aa', 0.3), 6)
    + path('M292 706C330 742 380 742 420 690L436 716C400 772 318 776 276 734Z', `fill="${tin(blue)}" stroke="${ink}" stroke-width="5"`) + gear(scene, 338, 768, 36, 10, yel);
  // head: long friendly box
  s += path('M360 420V360', `stroke="${ink}" stroke-width="10"`) + bulb(360, 350, 14, red);
  s += plate('M470 470C520 456 552 480 556 530C560 600 552 640 526 652C496 650 478 600 468 560Z', blue, 6);
  s += plate('M252 430Q252 412 272 412H440C484 412 500 440 500 490V610C500 652 480 668 440 668H176C130 668 110 640 110 606C110 572 132 552 168 548L252 540Z',
    head, 6, true) + path('M176 548L246 540V430', `fill="none" stroke="${ink}" stroke-width="3" opacity=".35"`) + rivets([[476, 440], [476, 642], [276, 436]], 6);
  s += plate('M100 590C92 560 112 540 140 544C166 548 172 574 160 592C150 606 112 608 100 590Z', ink, 3) + ell(126, 562, 12, 7, 'fill="#fff" opacity=".6"');
  const x = 366, y = 506;
  s += circ(x, y, 62, `fill="${chrome}" stroke="${ink}" stroke-width="5"`)
    + circ(x, y, 50, `fill="${c.rad([[0, '#FFF7D6'], [0.6, '#FFE392'], [1, shade(yel, -0.04)]])}" stroke="${ink}" stroke-width="4"`)
    + circ(x - 12, y + 2, 26, `fill="${ink}"`) + circ(x - 21, y - 9, 10, 'fill="#fff"') + circ(x - 2, y + 12, 5, 'fill="#fff" opacity=".8"')
    + path('M300 432Q340 414 392 426', `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"`) + circ(400, 596, 22, `fill="${red}" opacity=".45"`);
  s += path('M132 628C190 650 270 650 352 612', `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`)
    + path('M216 640C214 690 238 704 258 700C280 696 286 668 280 634Z',
    `fill="${mix(red, '#ff9d94', 0.5)}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) + path('M248 642V680', `stroke="${ink}" stroke-width="4" opacity=".5" stroke-linecap="round"`);
  s += plate('M420 424C396 396 380 420 384 452C388 520 400 600 436 622C470 616 480 560 470 500C462 456 444 440 420 424Z', blue, 6)
    + circ(424, 444, 9, `fill="${chrome}" stroke="${ink}" stroke-width="3"`);
  return s;
}

function drawToy(scene: Scene & { s: string }) {
  const { c, R, m, cream, ink, metal, red, yel, blue, rr, tin, chrome, plate, rivets, bulb, num, key, bg0, HL } = scene;
  let { s } = scene;
  // burst and boomerangs behind the toy
  const lt = mix(bg0, R.dark ? R.cool : cream, R.dark ? 0.25 : 0.6);
  let d = '';
  for (let i = 0; i < 28; i += 2) d += poly([[500, 720], polar(500, 720, 1200, (i / 28) * TAU), polar(500, 720, 1200, ((i + 1) / 28) * TAU)]);
  s += path(d, `fill="${lt}"`) + circ(500, 720, 372, `fill="${mix(yel, bg0, R.dark ? 0.25 : 0.2)}"`)
    + circ(500, 720, 372, `fill="none" stroke="${red}" stroke-width="9" stroke-dasharray="2 26" stroke-linecap="round"`);
  s += rect(0, 1124, 1000, 276, `fill="${mix(blue, ink, R.dark ? 0.4 : 0.12)}"`) + rect(0, 1124, 1000, 10, `fill="${shade(mix(blue, ink, 0.12), 0.1)}"`);
  let tiles = '';
  for (let i = -8; i <= 8; i++) tiles += `M${500 + i * 62} 1134L${500 + i * 150} 1400`;
  for (const y of [1158, 1196, 1256, 1340]) tiles += `M0 ${y}H1000`;
  s += path(tiles, `stroke="${ink}" stroke-width="2.5" opacity=".22"`);
  const atom = (x: number, y: number, R0: number, a: number) =>
    g([0, 60, 120].map((t) => ell(0, 0, R0, R0 * 0.34, `fill="none" stroke="${R.dark ? cream : ink}" stroke-width="4.500" transform="rotate(${t + a})"`))
      .join('') + circ(0, 0, R0 * 0.16, `fill="${red}"`), tf(x, y));
  s += atom(122, 480, 62, 10) + atom(884, 560, 50, 40) + path(sparkle(120, 800, 44), `fill="${red}"`) + path(sparkle(884, 830, 38), `fill="${blue}"`)
    + path(sparkle(860, 400, 26), `fill="${R.dark ? cream : ink}"`);
  const behind = s;
  s = '';
  const parts: ToyScene = { scene, c, cream, ink, metal, red, yel, blue, rr, tin, chrome, plate, rivets, bulb, num, key };
  if (m === 'tin') s += drawTin(parts);
  else s += drawDog(parts);
  const k = HL.length > 1 ? 0.92 : 1;
  s = behind + g(s, `transform="translate(${n1(500 * (1 - k))} ${n1(1132 * (1 - k))}) scale(${k})"`);
  return s;
}

export function drawRobots(inp: Input): Drawing {
  const c = new Drawing('robots', inp), { p, r } = c, R = roles(p);
  const m = ['tin', 'panel', 'dog'].includes(inp.motif || '') ? inp.motif! : 'tin';
  const cream = R.cream, ink = mix(withContrast(cream, R.deep, 10), '#101018', 0.3);
  const metal = mix(R.cool2, '#B9C4C8', 0.35), red = mix(R.hot, '#E23B2E', 0.2), yel = mix(R.warm, '#F6BE3B', 0.3), blue = R.cool;
  const rr = (x: number, y: number, w: number, h: number, q: number) =>
    `M${n1(x + q)} ${n1(y)}H${n1(x + w - q)}Q${n1(x + w)} ${n1(y)} ${n1(x + w)} ${n1(y + q)}V${n1(y + h - q)}Q${n1(x + w)} ${n1(y + h)} ${n1(x + w - q)} ${n1(y
      + h)}H${n1(x + q)}Q${n1(x)} ${n1(y + h)} ${n1(x)} ${n1(y + h - q)}V${n1(y + q)}Q${n1(x)} ${n1(y)} ${n1(x + q)} ${n1(y)}Z`;
  const tin = (col: string,
    v = false) => c.lin([[0, shade(col, -0.1)], [0.1, shade(col, 0.02)], [0.24, shade(col, 0.13)], [0.36, shade(col, 0.03)], [0.66, col],
      [0.9, shade(col, -0.14)], [1, shade(col, -0.05)]], 0, 0, v ? 0 : 1, v ? 1 : 0);
  const chrome = c.lin([[0, '#f7f9fa'], [0.3, '#aeb6bc'], [0.5, '#5d656d'], [0.56, '#dfe5e8'], [1, '#8a939a']]);
  const plate = (d: string, col: string, w = 5, v = false) => path(d, `fill="${tin(col, v)}" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"`);
  const rivets = (ps: P[], R0 = 6) => ps.map(([x, y]) => circ(x, y, R0, `fill="${shade(metal, -0.16)}"`) + circ(x - R0 * 0.25, y - R0 * 0.3, R0 * 0.55, 'fill="#fff" opacity=".7"')).join('');
  const bulb = (x: number, y: number, R0: number, col: string,
    lit = true) => (lit ? circ(x, y, R0 * 2.1, `fill="${c.rad([[0.25, col, 0.55], [1, col, 0]])}"`) : '')
      + circ(x, y, R0 * 1.22, `fill="${chrome}" stroke="${ink}" stroke-width="3"`)
      + circ(x, y, R0, `fill="${c.rad([[0, mix(col, '#fff', 0.65)], [0.55, col], [1, shade(col, -0.16)]], 0.5, 0.5, 0.55, '', 0.36, 0.32)}"`)
      + ell(x - R0 * 0.32, y - R0 * 0.4, R0 * 0.26, R0 * 0.17, 'fill="#fff" opacity=".85" ');
  const num = numberIn(inp) ?? '8';
  const key = (x: number, y: number, deg: number, sc = 1) =>
    g(path('M-9 0V60H9V0Z', `fill="${chrome}" stroke="${ink}" stroke-width="4"`)
      + path('M0 -4C-20 -4 -22 -30 -44 -34C-78 -38 -82 10 -50 14C-30 16 -22 -2 0 6C22 -2 30 16 50 14C82 10 78 -38 44 -34C22 -30 20 -4 0 -4ZM-46 -22C-34 -20 -34 2 -46 2C-62 2 -62 -22 -46 -22ZM46 -22C62 -22 62 2 46 2C34 2 34 -20 46 -22Z',
      `fill="${tin(yel)}" fill-rule="evenodd" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`), tf(x, y, deg, sc));
  // ---- ground
  const bg0 = p.bg;
  let s = '';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg0}"`));
  const HL = (() => { const L = lines(inp.headline); return L.length > 1 ? L : wrap(L[0]!, L[0]!.length > 15 ? 2 : 1); })();
  let labelTop = 88, nameY = 1296;
  const scene: Scene = { c, r, R, m, cream, ink, metal, red, yel, blue, rr, tin, chrome, plate, rivets, bulb, num, key, bg0, HL };
  if (m === 'panel') { const drawn = drawPanel({ ...scene, labelTop, nameY }); s += drawn.s; labelTop = drawn.labelTop; nameY = drawn.nameY; }
  else s = drawToy({ ...scene, s });
  let ty = '', y = labelTop;
  const cols = [red, ink, blue];
  const hs = HL.map((l) => tfit(upper(l), 'dm-sans:700', 820 - 70, m === 'panel' ? 54 : 68, { track: 130 }).size), same = Math.min(...hs);
  HL.forEach((l, i) => {
    const t = tape(scene, l, 500 + (HL.length > 1 ? (i % 2 ? 26 : -22) : 0), y + same * 0.8, 820, same, m === 'panel' ? cols[(i + 1) % 3]! : cols[i % 3]!, [-1.6, 1.1, -0.8][i % 3]!);
    s += t.base; ty += t.type;
    y += t.h + same * 0.16;
  });
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) { const t = tape(scene, small, 500, nameY, 760, 36, m === 'panel' ? red : ink, 0.6); s += t.base; ty += t.type; }
  c.add('art', s);
  c.add('type', ty);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'tin', 130, 0.5, 2, ink, 260)}" opacity=".16"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'tin2', 90, 0.5, 2.4, '#ffffff', 210)}" opacity=".2"`) + c.vignette(ink, 0.14) + c.grain(0.7));
  return c;
}
