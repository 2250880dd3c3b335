import {
  at, bez, circ, clamp, contrast, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, polar, pt, qbez,
  rect, ribbon, type Rng, shade, smooth, TAU, tfit,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { roles, type Roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { looseBlob } from '#artwork/subjects/scenery.ts';

/** opaque paint: the flat, then dry-brush streaks along a direction, kept inside the shape */
const paint = (c: Drawing, r: Rng, d: string, col: string, box: [number, number, number, number], deg = 8, n = 26, k = 0.07) => {
  const [x, y, w, h] = box, id = c.clip(`<path d="${d}"/>`);
  let lt = '', dk = '';
  const L = Math.hypot(w, h);
  for (let i = 0; i < n; i++) {
    const q: P = [x + r.f(0, w), y + r.f(0, h)], len = L * r.f(0.12, 0.42), a = ((deg + r.f(-5, 5)) * Math.PI) / 180, e = polar(q[0], q[1], len, a),
      m = polar(q[0], q[1], len * 0.5, a + r.f(-0.08, 0.08));
    const s = ribbon(qbez(q, m, e, 4), (t) => Math.min(w, h) * 0.05 * r.f(0.3, 1) * (1 - t * 0.7) + 1);
    if (i % 2) lt += s;
    else dk += s;
  }
  return path(d, `fill="${col}"`) + g(path(dk, `fill="${shade(col, -k)}" opacity=".55"`) + path(lt, `fill="${shade(col, k)}" opacity=".6"`), `clip-path="${id}"`);
};
const petal = (x: number, y: number, a: number, L: number, W: number) => {
  const e = polar(x, y, L, a), l = polar(x, y, L * 0.62, a - W), q = polar(x, y, L * 0.62, a + W), l2 = polar(x, y, L * 1.05, a - W * 0.5), q2 = polar(x, y, L * 1.05, a + W * 0.5);
  return `M${pt([x, y])}C${pt(l)} ${pt(l2)} ${pt(e)}C${pt(q2)} ${pt(q)} ${pt([x, y])}Z`;
};
/** gouache blooms: rose, daisy, poppy, bell spray, leaf spray */
const bloom = (r: Rng, kind: number, x: number, y: number, R: number, col: string, core: string, K: Roles) => {
  let s = '';
  if (kind === 0) {
    s += path(looseBlob(r, x, y, R), `fill="${shade(col, -0.09)}"`);
    for (let k = 0; k < 3; k++) {
      let d = '';
      const n = 6 - k, rr = R * (0.94 - k * 0.27), o = r.f(0, TAU);
      for (let i = 0; i < n; i++) {
        const a = o + (i * TAU) / n, ps: P[] = [];
        for (let j = 0; j <= 6; j++) ps.push(polar(x, y, rr * (0.9 + 0.1 * Math.sin((j / 6) * Math.PI)), a + (j / 6) * (TAU / n) * 0.92));
        d += ribbon(ps, (t) => R * 0.27 * Math.sin(Math.PI * clamp(t, 0.06, 0.94)) + 1);
      }
      s += path(d, `fill="${shade(col, 0.03 + k * 0.035)}"`);
    }
    s += path(ribbon(Array.from({ length: 10 }, (_, j) => polar(x, y, R * 0.04 + R * 0.02 * j, j * 0.8)), (t) => R * 0.1 * (1 - t) + 1.4), `fill="${shade(col, -0.16)}"`);
  } else if (kind === 1) {
    let d = '', d2 = '';
    for (let i = 0; i < 13; i++) {
      const a = (i * TAU) / 13 + r.f(-0.06, 0.06);
      d += petal(x, y, a, R * r.f(0.9, 1.06), 0.3);
      d2 += `M${pt(polar(x, y, R * 0.36, a))}L${pt(polar(x, y, R * 0.74, a))}`;
    }
    s += path(d, `fill="${col}" stroke="${shade(col, -0.07)}" stroke-width="1"`)
      + path(d2, `stroke="${shade(col, -0.12)}" stroke-width="1.6" stroke-linecap="round"`) + circ(x, y, R * 0.3, `fill="${core}"`);
    for (let i = 0; i < 9; i++) { const q = polar(x, y, R * 0.2 * Math.sqrt(r.f()), r.f(0, TAU)); s += circ(q[0], q[1], R * 0.045, `fill="${shade(core, i % 2 ? -0.14 : 0.1)}"`); }
  } else if (kind === 2) {
    for (let i = 0; i < 5; i++) { const a = (i * TAU) / 5 - 0.6, q = polar(x, y, R * 0.46, a); s += path(looseBlob(r, q[0], q[1], R * 0.56), `fill="${shade(col, i % 2 ? 0.03 : -0.03)}"`); }
    let d = '';
    for (let i = 0; i < 16; i++) { const a = (i * TAU) / 16; d += `M${pt(polar(x, y, R * 0.2, a))}L${pt(polar(x, y, R * r.f(0.4, 0.66), a))}`; }
    s += path(d, `stroke="${shade(col, -0.15)}" stroke-width="2" stroke-linecap="round"`) + circ(x, y, R * 0.2, `fill="${K.deep}"`) + circ(x, y, R * 0.09, `fill="${core}"`);
  }
  return s;
};
const spray = (r: Rng, x: number, y: number, a: number, L: number, col: string, kind: number, tip: string) => {
  const e = polar(x, y, L, a), m = polar(x, y, L * 0.55, a + r.f(-0.22, 0.22)), ps = qbez([x, y], m, e, 12);
  let d = '', s = path(ribbon(ps, (t) => 4.6 * (1 - 0.6 * t)), `fill="${shade(col, -0.05)}"`);
  for (let i = 3; i <= 12; i++) {
    const q = ps[i]!, t = i / 12, b = Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]);
    if (kind === 0) for (const k of [-1, 1]) d += petal(q[0], q[1], b + k * 0.85, L * 0.27 * (1.1 - t * 0.55), 0.36);
    else for (const k of [-1, 1]) { const w = polar(q[0], q[1], 7 + 5 * (1 - t), b + k * 1.2); d += petal(w[0], w[1], b + k * 0.5, 15 * (1.25 - t * 0.6), 0.6); }
  }
  if (kind === 0) d += petal(e[0], e[1], a, L * 0.2, 0.34);
  return s + path(d, `fill="${kind ? tip : col}"`) + (kind ? '' : path(smooth(ps, false), `fill="none" stroke="${shade(col, 0.12)}" stroke-width="1.4"`));
};
/** a heap of flowers over a rim from x0 to x1 */
const heap = (r: Rng, x0: number, x1: number, y: number, hgt: number, cols: string[], K: Roles, size = 1) => {
  let s = '';
  const cx = (x0 + x1) / 2, w = (x1 - x0) / 2, gn = [mix(K.cool, K.warm, 0.28), K.cool, mix(K.cool, K.deep, 0.35)];
  for (let i = 0; i < 17; i++) {
    const t = -1 + (2 * i) / 16, a = -Math.PI / 2 + t * 1.25 + r.f(-0.12, 0.12);
    const ox = cx + t * w * 0.75, room = Math.cos(a) > 0 ? (922 - ox) / Math.cos(a) : Math.cos(a) < 0 ? (78 - ox) / Math.cos(a) : 1e9;
    s += spray(r, ox, y, a, Math.max(40, Math.min(room / 1.12, hgt * r.f(0.8, 1.12) * (1.08 - Math.abs(t) * 0.34))), gn[i % 3]!, i % 4 === 1 ? 1 : 0, cols[i % cols.length]!);
  }
  const qs: [number, number, number, number][] = [];
  for (let i = 0; i < 220 && qs.length < 19; i++) {
    const t = r.f(-1, 1), u = r.f(0, 1), R = r.f(23, 46) * size, q: P = [cx + t * w * (1.02 - u * 0.34), y - u * hgt * 0.66 - 2];
    if (qs.every((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) > (z[2] + R) * 0.74)) qs.push([q[0], q[1], R, r.i(0, 2)]);
  }
  qs.sort((a, b) => a[1] - b[1]).forEach(([x, yy, R, k], i) => (s += bloom(r, R > 37 * size ? 0 : k, x, yy, R, cols[i % cols.length]!, K.warm, K)));
  for (let i = 0; i < 9; i++) s += path(petal(x0 + ((x1 - x0) * i) / 8, y + r.f(-6, 4), Math.PI / 2 + r.f(-0.9, 0.9), r.f(26, 44) * size, 0.36), `fill="${gn[i % 3]!}"`);
  return s;
};
const wicker = (c: Drawing, x0: number, x1: number, y: number, h: number, col: string) => {
  const a = `M${x0} ${y}L${x0 + 20} ${y + h - 12}Q${x0 + 22} ${y + h} ${x0 + 36} ${y + h}H${x1 - 36}Q${x1 - 22} ${y + h} ${x1 - 20} ${y + h - 12}L${x1} ${y}Z`;
  let s = path(a, `fill="${shade(col, -0.12)}"`), d = '', e = '';
  const n = Math.round((x1 - x0) / 22), rows = Math.round(h / 15);
  for (let j = 0; j < rows; j++) for (let i = 0; i <= n; i++) {
    const X = x0 + ((x1 - x0) * (i + (j % 2 ? 0.5 : 0))) / n, Y = y + 9 + j * 15;
    if ((j + i) % 3) d += `M${n1(X - 11)} ${n1(Y)}q11 -12 22 0q-11 8 -22 0Z`; else e += `M${n1(X - 11)} ${n1(Y)}q11 -12 22 0q-11 8 -22 0Z`;
  }
  s += g(path(d, `fill="${col}"`) + path(e, `fill="${shade(col, 0.08)}"`), `clip-path="${c.clip(`<path d="${a}"/>`)}"`);
  let rim = '';
  for (let i = 0; i < n * 1.4; i++) rim += `M${n1(x0 - 6 + ((x1 - x0 + 4) * i) / (n * 1.4))} ${y + 8}q4 -18 17 -16q-3 16 -17 16Z`;
  return s + path(rim, `fill="${shade(col, 0.05)}" stroke="${shade(col, -0.16)}" stroke-width="1.4"`);
};
const wheel = (x: number, y: number, R: number, tyre: string, rim: string, hub: string) => {
  let d = '';
  for (let i = 0; i < 26; i++) d += `M${pt(polar(x, y, 12, (i * TAU) / 26 + (i % 2 ? 0.5 : -0.5)))}L${pt(polar(x, y, R - 8, (i * TAU) / 26))}`;
  return path(d, `stroke="${mix(rim, tyre, 0.3)}" stroke-width="2.2"`) + circ(x, y, R, `fill="none" stroke="${tyre}" stroke-width="17"`)
    + circ(x, y, R - 12, `fill="none" stroke="${rim}" stroke-width="8"`)
    + path(`M${pt(polar(x, y, R + 4, 3.4))}A${R + 4} ${R + 4} 0 0 1 ${pt(polar(x, y, R + 4, 4.7))}`,
    `fill="none" stroke="${shade(tyre, 0.2)}" stroke-width="3" stroke-linecap="round" opacity=".8"`) + circ(x, y, 15, `fill="${hub}"`) + circ(x, y, 6, `fill="${tyre}"`);
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  ink: string; field: string; cols: string[]; stroke: (ps: P[], w: number, col: string, hi?: boolean) => string;
  tyre: string; metal: string; leather: string; straw: string; shadow: (x: number, y: number, w: number) => string;
};

function grass({ r, K }: Scene, y: number, n: number) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(130, 870), h = r.f(18, 46);
    o += ribbon(qbez([x, y + r.f(0, 12)], [x + r.f(-6, 6), y - h * 0.6], [x + r.f(-16, 16), y - h], 4), (t) => 5 * (1 - t) + 0.8);
  }
  return path(o, `fill="${mix(K.cool, K.deep, 0.15)}"`);
}

function drawBicycle(scene: Scene & { body: string }) {
  const { c, r, K, cols, stroke, tyre, metal, leather, straw, shadow, body } = scene;
  let s = '';
  const A: P = [302, 800], Bp: P = [702, 800], R = 146, bb: P = [470, 806];
  s += shadow(500, 958, 330);
  s += wheel(A[0], A[1], R, tyre, metal, metal) + wheel(Bp[0], Bp[1], R, tyre, metal, metal);
  // mudguards
  const guard = (q: P, a0: number, a1: number) => stroke(Array.from({ length: 15 }, (_, i) => polar(q[0], q[1], R + 20, lerp(a0, a1, i / 14))), 15, body);
  s += guard(A, Math.PI * 0.93, Math.PI * 1.72) + guard(Bp, Math.PI * 1.22, Math.PI * 1.94);
  // rear rack and its parcel
  s += stroke([[236, 640], [330, 640], [440, 646]], 9, metal) + stroke([[300, 640], [304, 720], [302, 800]], 7, metal) + stroke([[246, 642], [270, 720], [300, 796]], 6, metal);
  const pd = 'M238 540L400 536L402 634L240 636Z';
  s += paint(c, r, pd, mix(K.cream, straw, 0.12), [236, 534, 168, 104], 4, 18)
    + path('M310 537L318 636M239 590L402 584', `stroke="${K.cool}" stroke-width="8"`)
    + path('M314 540C290 500 262 512 272 530C282 542 302 544 314 540C326 498 362 500 356 522C348 540 328 544 314 540Z', `fill="${K.cool}"`)
    + path('M314 540C304 526 290 518 280 522M316 540C326 524 340 514 350 518', `stroke="${shade(K.cool, -0.12)}" stroke-width="3" fill="none"`);
  // stays, step-through frame
  s += stroke(qbez(A, [390, 812], bb, 8), 11, body) + stroke(qbez(A, [366, 720], [430, 640], 8), 10, body) + stroke([[424, 574], [446, 684], bb], 16, body);
  s += stroke(bez([628, 566], [600, 640], [560, 790], bb, 14), 16, body) + stroke(bez([636, 610], [604, 690], [540, 760], [458, 724], 14), 14, body);
  s += stroke(bez([620, 520], [640, 590], [652, 640], [660, 676], 10), 18, body) + stroke(bez([660, 670], [672, 730], [680, 770], [704, 800], 10), 12, body);
  // chain case, crank, pedals
  s += paint(c, r, 'M296 780C340 768 420 764 474 762C520 764 524 846 474 850C420 846 350 828 296 822C272 818 274 786 296 780Z', K.cream, [276, 760, 246, 92],
    3, 18, 0.05) + path('M300 792C350 782 420 778 472 778', `stroke="${body}" stroke-width="4" fill="none" stroke-linecap="round"`)
      + circ(470, 806, 22, `fill="${body}"`) + circ(470, 806, 8, `fill="${K.cream}"`) + stroke([[470, 806], [500, 842], [524, 876]], 9, metal) + path('M500 872h52v13h-52Z', `fill="${tyre}"`);
  // saddle, bars
  s += path('M368 560C372 540 400 536 430 546C460 552 486 552 502 556C500 572 468 574 444 578C430 598 392 600 376 586C368 578 366 568 368 560Z',
    `fill="${leather}"`) + path('M376 560C392 548 420 552 448 560', `stroke="${shade(leather, 0.14)}" stroke-width="6" fill="none" stroke-linecap="round"`)
      + path('M394 600q6 14 14 0t14 0', `stroke="${metal}" stroke-width="5" fill="none"`);
  s += stroke(bez([626, 530], [616, 500], [600, 470], [548, 486], 12), 11, metal)
    + stroke(bez([556, 484], [534, 490], [512, 500], [498, 510], 8), 19, leather) + stroke(bez([626, 530], [650, 500], [668, 494], [690, 500], 8), 10, metal);
  s += circ(612, 486, 17, `fill="${K.warm}"`) + path('M602 480q8 -10 18 -4', `stroke="${K.cream}" stroke-width="4" fill="none" stroke-linecap="round"`);
  s += heap(r, 650, 856, 566, 190, cols, K) + wicker(c, 646, 860, 560, 116, straw) + stroke([[660, 668], [720, 690], [764, 676]], 8, metal);
  s += path('M676 672C690 690 720 694 734 676L728 706C716 718 694 716 684 704Z', `fill="${K.cream}"`) + circ(704, 694, 13, `fill="${K.warm}"`);
  s += grass(scene, 966, 26);
  return s;
}

function drawScooter(scene: Scene & { body: string }) {
  const { c, r, K, ink, cols, stroke, tyre, metal, leather, straw, shadow, body } = scene;
  let s = '';
  s += shadow(500, 958, 340);
  const wh = (x: number, y: number) => circ(x, y, 84, `fill="${tyre}"`) + circ(x, y, 58, `fill="${K.cream}"`) + circ(x, y, 44, `fill="${metal}"`)
    + circ(x, y, 20, `fill="${shade(metal, -0.16)}"`) + path(`M${pt(polar(x, y, 74, 3.5))}A74 74 0 0 1 ${pt(polar(x, y, 74, 4.7))}`,
    `fill="none" stroke="${shade(tyre, 0.22)}" stroke-width="5" stroke-linecap="round"`) + Array.from({ length: 5 }, (_, i) => {
    const q = polar(x, y, 33, (i * TAU) / 5);
    return circ(q[0], q[1], 4.5, `fill="${ink}"`);
  }).join('');
  s += stroke([[700, 640], [724, 760], [742, 868]], 22, metal) + wh(322, 868) + wh(744, 868);
  // heap behind the seat first
  s += heap(r, 170, 372, 560, 190, cols, K) + wicker(c, 166, 380, 552, 96, straw) + stroke([[180, 652], [280, 660], [376, 652]], 10, metal);
  // floor and rear body
  s += paint(c, r, 'M400 852C460 872 560 876 628 858C650 852 664 834 670 812L704 816C700 862 672 896 632 902H436C414 900 402 880 400 852Z', shade(body, -0.07), [398, 806, 308, 100], 2, 20);
  s += paint(c, r, 'M196 764C200 690 264 652 350 654C436 654 486 690 488 760C490 820 470 872 440 886C420 832 380 792 324 790C262 790 226 822 214 862C198 840 192 800 196 764Z',
    body, [190, 650, 300, 240], -14, 34, 0.05);
  s += path('M226 742C246 696 306 680 366 686', `stroke="${shade(body, 0.16)}" stroke-width="9" fill="none" stroke-linecap="round"`)
    + path('M386 752C424 756 448 782 446 826', `stroke="${shade(body, -0.14)}" stroke-width="5" fill="none" stroke-linecap="round"`)
    + path('M404 714h52M408 728h46M412 742h38', `stroke="${shade(body, -0.15)}" stroke-width="5" stroke-linecap="round"`)
    + path('M196 772C176 770 166 784 172 800C178 812 196 810 200 800Z', `fill="${K.hot}"`);
  s += paint(c, r, 'M262 652C258 618 290 604 340 606C420 604 470 612 500 634C512 646 500 660 476 660C420 664 330 664 262 652Z', leather, [256, 600, 254, 66],
    2, 16) + path('M280 634C340 620 420 620 482 638', `stroke="${shade(leather, 0.16)}" stroke-width="4" stroke-dasharray="10 8" fill="none"`);
  // leg shield and column
  s += paint(c, r, 'M640 500C664 496 690 506 700 528C724 600 730 700 720 790C716 826 700 852 672 858L628 860C660 800 664 700 646 610C640 570 632 530 640 500Z',
    body, [620, 494, 112, 370], 78, 28, 0.05) + path('M684 530C704 610 708 700 700 786',
      `stroke="${shade(body, 0.16)}" stroke-width="8" fill="none" stroke-linecap="round"`)
        + path('M640 506C640 560 668 640 664 740C662 796 646 840 634 858', `stroke="${K.cream}" stroke-width="8" fill="none" stroke-linecap="round"`);
  s += paint(c, r, 'M668 856C664 800 700 770 752 772C806 776 838 820 836 872C818 846 790 830 752 830C716 830 690 842 668 856Z', body, [660, 768, 180, 92],
    10, 20, 0.05) + path('M700 806C726 786 776 788 804 816', `stroke="${shade(body, 0.16)}" stroke-width="7" fill="none" stroke-linecap="round"`);
  s += stroke(bez([654, 516], [644, 480], [640, 462], [596, 452], 10), 15, metal) + stroke(bez([610, 454], [586, 450], [566, 454], [552, 460], 8), 23, ink)
    + paint(c, r, 'M640 430C664 416 708 420 722 448C730 474 716 502 686 508C656 510 636 498 632 474C630 454 630 438 640 430Z', body, [630, 418, 96, 92], 20,
    14, 0.05) + ell(716, 464, 15, 30, `fill="${mix(K.warm, K.cream, 0.5)}" stroke="${metal}" stroke-width="6"`)
      + path('M640 428C630 396 616 380 600 372', `stroke="${metal}" stroke-width="5" fill="none"`)
      + ell(590, 366, 24, 17, `fill="${metal}" stroke="${ink}" stroke-width="4" transform="rotate(28 590 366)"`);
  s += grass(scene, 966, 24);
  return s;
}

function drawBoat({ c, r, K, ink, field, cols, stroke, metal, leather, straw, body }: Scene & { body: string }) {
  let s = '';
  const water = mix(K.cool, field, 0.25);
  let wv = '', wl = '', refl = '';
  for (let i = 0; i < 26; i++) {
    const y = 792 + (i % 9) * 19 + r.f(-6, 6), x = r.f(110, 620), L = r.f(90, 300), e = 1 - Math.abs(y - 860) / 260;
    const q = ribbon(qbez([x, y], [x + L * 0.5, y + r.f(-9, 9)], [Math.min(890, x + L * e), y], 6), (t) => 15 * Math.sin(Math.PI * clamp(t, 0.05, 0.95)) + 1);
    if (i % 3) wv += q;
    else wl += q;
  }
  let wb = '';
  for (let i = 0; i < 6; i++) {
    const y = 816 + i * 25, a = 104 + r.f(-30, 40) + i * 7, b = 896 + r.f(-40, 30) - i * 7;
    wb += ribbon([[a, y], [lerp(a, b, 0.3), y + r.f(-5, 5)], [lerp(a, b, 0.7), y + r.f(-5, 5)], [b, y]], (t) => (t < 0.05 || t > 0.95 ? 32 : 44));
  }
  s += path(wb, `fill="${water}"`) + path(wv, `fill="${shade(water, -0.06)}"`) + path(wl, `fill="${shade(water, 0.09)}"`);
  for (let i = 0; i < 13; i++) {
    const y = 842 + i * 7.4;
    refl += ribbon([[300 + i * 9 + r.f(-26, 26), y], [500, y + 3], [700 - i * 9 + r.f(-26, 26), y]], (t) => 7 * Math.sin(Math.PI * clamp(t, 0.05, 0.95)) + 0.6);
  }
  s += path(refl, `fill="${mix(body, water, 0.45)}"`);
  s += stroke([[250, 560], [340, 680], [424, 800], [470, 872]], 11, straw) + path('M462 856C490 862 520 902 526 940C500 944 468 912 452 876Z', `fill="${K.cream}"`);
  s += path('M150 650C220 700 330 716 500 718C670 716 780 700 852 640C850 664 840 690 828 708C700 740 300 744 176 714C164 700 154 676 150 650Z', `fill="${mix(leather, ink, 0.45)}"`);
  s += heap(r, 206, 800, 704, 230, cols, K, 1.18);
  s += paint(c, r, 'M144 644C200 716 330 742 500 744C670 742 800 712 862 632C850 742 790 838 690 846C580 854 420 854 316 846C216 836 158 746 144 644Z', body, [140, 630, 724, 224], 3, 60, 0.05);
  s += path('M144 644C200 716 330 742 500 744C670 742 800 712 862 632L859 656C796 734 670 766 500 768C330 766 206 738 148 668Z', `fill="${K.cream}"`)
    + path('M166 726C240 776 360 796 500 798C640 796 770 774 836 716', `fill="none" stroke="${shade(body, -0.1)}" stroke-width="5" stroke-linecap="round"`)
    + path('M200 790C270 816 380 828 500 828C620 828 730 814 798 782', `fill="none" stroke="${shade(body, -0.1)}" stroke-width="4" stroke-linecap="round"`);
  s += stroke([[800, 520], [742, 640], [690, 760], [664, 868]], 12, straw)
    + path('M672 846C650 862 634 908 640 946C664 938 690 896 692 852Z', `fill="${K.cream}"`) + circ(716, 702, 13, `fill="none" stroke="${metal}" stroke-width="6"`);
  let rp = '';
  for (let i = 0; i < 6; i++)
    rp += ribbon([[200 + i * 110, 858 + (i % 2) * 12], [250 + i * 110, 850 + (i % 2) * 12], [300 + i * 110, 860 + (i % 2) * 12]], (t) => 9 * Math.sin(Math.PI * clamp(t, 0.05, 0.95)) + 1);
  s += path(rp, `fill="${mix(K.cream, water, 0.2)}"`);
  return s;
}

export function drawGouache(inp: Input): Drawing {
  const c = new Drawing('gouache', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['bicycle', 'scooter', 'boat'].includes(inp.motif) ? inp.motif : 'bicycle';
  const dark = K.dark, paper = dark ? p.bg : mix(K.cream, '#fffdf8', 0.3), ink = lum(K.deep) > 0.36 ? shade(K.deep, 0.3 - lum(K.deep)) : K.deep;
  const field = dark ? mix(p.bg, p.b, 0.4) : m === 'scooter' ? mix(K.warm, K.cream, 0.5) : m === 'bicycle' ? mix(K.cool, K.cream, 0.62) : mix(K.cool2, K.cream, 0.4);
  let body = m === 'scooter' ? K.cool : K.hot;
  for (let q = 0; q < 10 && contrast(field, body) < 1.9; q++) body = shade(body, lum(field) > 0.6 ? -0.035 : 0.05);
  const cols = [mix(K.hot, K.cream, 0.4), K.warm, K.cream, m === 'bicycle' ? mix(K.hot, K.warm, 0.45) : K.hot, mix(K.hot, K.cream, 0.7), mix(K.warm, K.cream, 0.5)];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  // a loose wash laid with a broad brush, its strokes running off ragged
  let ws = '', ws2 = '', ws3 = '';
  for (let i = 0; i < 15; i++) {
    const y = 168 + i * 52, e = Math.sin((Math.PI * (i + 0.9)) / 16) ** 0.36, x0 = Math.max(64, 500 - 392 * e + r.f(-54, 54)), x1 = Math.min(936, 500 + 392 * e + r.f(-54, 54)), ps: P[] = [];
    for (let k = 0; k <= 12; k++) ps.push([lerp(x0, x1, k / 12), y + r.f(-5, 5)]);
    ws += ribbon(ps, (t) => 76 * (t < 0.04 || t > 0.97 ? 0.72 : 1));
    for (let k = 0; k < 7; k++) {
      const a = r.f(x0, x1 - 120), yy = y + r.f(-30, 30), L = r.f(80, 300);
      const q = ribbon([[a, yy], [a + L * 0.5, yy + r.f(-3, 3)], [Math.min(a + L, x1 - 8), yy + r.f(-3, 3)]], (t) => r.f(2, 9) * (1 - t * 0.5));
      if (k % 2) ws2 += q;
      else ws3 += q;
    }
  }
  c.add('art', path(ws, `fill="${field}"`) + path(ws2, `fill="${shade(field, 0.035)}" opacity=".6"`) + path(ws3, `fill="${shade(field, -0.03)}" opacity=".5"`));
  let s = '';
  const gnd = mix(field, mix(K.cool, K.deep, 0.2), dark ? 0.55 : 0.42);
  const stroke = (ps: P[], w: number, col: string, hi = true) => path(ribbon(ps, () => w), `fill="${col}"`)
    + (hi ? path(ribbon(ps.map(([x, y]) => [x - w * 0.16, y - w * 0.2] as P), (t) => w * 0.2 * Math.sin(Math.PI * clamp(t, 0.05, 0.95)) + 0.6), `fill="${shade(col, 0.14)}"`) : '');
  const tyre = dark ? mix(p.bg, '#000000', 0.45) : mix(ink, '#15120f', 0.2), metal = mix(K.cream, ink, 0.18),
    leather = mix(K.warm, mix(K.hot, ink, 0.45), 0.6), straw = mix(K.warm, mix(K.hot, K.cream, 0.2), 0.3);
  const shadow = (x: number, y: number,
    w: number) => path(ribbon([[x - w, y], [x - w * 0.4, y + 5], [x + w * 0.3, y - 3], [x + w, y + 2]], (t) => 26 * Math.sin(Math.PI * clamp(t, 0.04, 0.96)) + 3), `fill="${gnd}"`);
  const scene: Scene = { c, r, K, ink, field, cols, stroke, tyre, metal, leather, straw, shadow };
  if (m === 'bicycle') s += drawBicycle({ ...scene, body });
  else if (m === 'scooter') s += drawScooter({ ...scene, body });
  else s += drawBoat({ ...scene, body });
  // petals let fall
  for (let i = 0; i < 11; i++) {
    const x = r.f(150, 850), y = r.f(250, 540);
    if (m !== 'boat' && y > 380 && x > 560) continue;
    s += path(petal(x, y, r.f(0, TAU), r.f(16, 26), 0.5), `fill="${cols[i % cols.length]!}"`);
  }
  c.add('art', s, 'float');
  // lettering: swashed, painted
  const ls = linesOf(inp.headline), tp = dark ? withContrast(paper, K.cream, 7) : withContrast(paper, ink, 7), sub = inp.name || inp.sub;
  const b = block(ls, 'sansita-swashed:600', 800, ls.length > 1 ? 196 : 130, ls.length > 1 ? 96 : 124, 0.98), mid = sub ? 1146 : 1180;
  c.add('type', path(drawBlock(b, 500, mid - b.h / 2), `fill="${tp}"`));
  if (sub) {
    const t = tfit(sub, 'sansita-swashed:400', 700, 46), col = withContrast(paper, K.hot, 4.6);
    c.add('type', path(at(t, 500, 1310), `fill="${col}"`));
  }
  c.add('texture', c.grain(1.2));
  return c;
}
