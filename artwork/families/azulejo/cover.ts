import {
  at, circ, clamp, Drawing, g, type Input, lum, mix, n1, type P, path, poisson, polar, poly, pt, qbez, rect, ribbon,
  rot, shade, smooth, TAU, tf, tfit, type Rng,
} from '#artwork/engine.ts';
import { hueOf } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';

const OXIDES: [string, string][] = [['#173a8c', 'cobalt'], ['#5b2a63', 'manganese'], ['#14604f', 'copper']];

/** What the parts of a cover share. */
type Scene = {
  r: Rng; B: string; D: string; M: string; glaze: string; acc: string;
  bs: (ps: P[], w: number, tail?: number) => string; q3: (a: P, b: P, d: P, w: number, tail?: number) => string;
  tear: (x: number, y: number, a: number, l: number, w: number) => string;
  lens: (x: number, y: number, a: number, l: number, w: number) => string;
  wash: (d: string, o?: number, col?: string) => string; line: (d: string, o?: number) => string; A: string[];
  gull: (x: number, y: number, s: number) => string;
};

function cloud({ bs, q3, wash, line }: Scene, x: number, y: number, s: number, fl = 1) {
  const X = (v: number) => x + v * s * fl, Y = (v: number) => y + v * s;
  const d = `M${pt([X(-92), Y(20)])}C${pt([X(-120), Y(8)])} ${pt([X(-104), Y(-22)])} ${pt([X(-76), Y(-16)])}C${pt([X(-76), Y(-50)])} ${pt([X(-28), Y(-58)])} ${pt([X(-18), Y(-30)])}C${pt([X(-6), Y(-62)])} ${pt([X(48), Y(-56)])} ${pt([X(46), Y(-20)])}C${pt([X(76), Y(-34)])} ${pt([X(104), Y(-8)])} ${pt([X(84), Y(18)])}C${pt([X(40), Y(26)])} ${pt([X(-40), Y(28)])} ${pt([X(-92), Y(20)])}Z`;
  const sw = (cx: number, cy: number, R: number, a0: number) => {
    const ps: P[] = [];
    for (let t = 0; t < 16; t++) ps.push([X(cx + Math.cos(a0 + t * 0.36) * (R - t * R * 0.05)), Y(cy + Math.sin(a0 + t * 0.36) * (R - t * R * 0.05))]);
    return bs(ps, 4.4 * s);
  };
  return wash(d, 0.13) + line(sw(-46, -14, 26, 2.8) + sw(16, -16, 27, 2.9) + sw(64, 2, 18, 3.2) + q3([X(-96), Y(24)], [X(-10), Y(34)], [X(86), Y(22)], 5 * s), 0.75);
}

function sea({ r, B, q3, line }: Scene, y0: number, y1: number, x0 = 206, x1 = 794) {
  let w = '', l = '', k = 0;
  for (let y = y0; y < y1; y += 30, k++) {
    const st = 66 + (k % 3) * 6;
    for (let x = x0 - (k % 2) * 33; x < x1; x += st) {
      const a = Math.max(x0, x), b = Math.min(x1, x + st * 0.95);
      if (b - a < 24) continue;
      l += q3([a, y + r.f(-3, 3)], [(a + b) / 2, y - 17 - r.f(0, 5)], [b, y + r.f(-2, 3)], 5.2 + k * 0.35);
      if (r.chance(0.5)) l += q3([a + 12, y + 11], [(a + b) / 2, y + 1], [b - 10, y + 11], 3);
    }
    w += rect(x0, y - 8, x1 - x0, 34, '').replace('/>', ` fill="${B}" fill-opacity="${Math.round((0.1 + k * 0.028) * 100) / 100}"/>`);
  }
  return w + line(l, 0.82);
}

function drawShip(scene: Scene) {
  const { D, glaze, acc, q3, tear, wash, line, A, gull } = scene;
  A.push(circ(336, 330, 46, `fill="${acc}" fill-opacity=".92"`) + circ(336, 330, 46, `fill="none" stroke="${D}" stroke-width="4"`));
  let ry = '';
  for (let i = 0; i < 16; i++) ry += tear(...(polar(336, 330, 58, (i / 16) * TAU)), (i / 16) * TAU, i % 2 ? 22 : 34, 4.6);
  A.push(path(ry, `fill="${acc}"`)
    + line(q3([320, 322], [326, 316], [332, 322], 3.4) + q3([342, 322], [348, 316], [354, 322], 3.4) + q3([318, 342], [336, 360], [354, 342], 4) + q3([337, 324], [344, 338], [334, 340], 3)));
  A.push(cloud(scene, 660, 290, 0.92), cloud(scene, 296, 470, 0.62, -1), cloud(scene, 742, 446, 0.5));
  A.push(line(gull(470, 284, 0.8) + gull(420, 420, 0.6) + gull(540, 254, 0.55)));
  // hull
  const hull = 'M296 778C300 800 322 862 352 874C440 890 600 892 650 868C690 846 712 790 730 716C690 724 664 736 652 752L640 776C540 796 420 794 352 776L340 752C322 760 306 766 296 778Z';
  A.push(sea(scene, 812, 834));
  const sail = (x: number, y: number, w: number, h: number, bl: number) => {
    const d = `M${x - w / 2} ${y}C${x - w * 0.2} ${y + 8} ${x + w * 0.25} ${y + 6} ${x + w / 2} ${y - 4}C${x + w * 0.5 + bl} ${y + h * 0.4} ${x + w * 0.5 + bl} ${y + h * 0.8} ${x + w * 0.56} ${y + h}C${x + w * 0.2} ${y + h * 0.86} ${x - w * 0.2} ${y + h * 0.88} ${x - w * 0.56} ${y + h + 4}C${x - w * 0.4 + bl * 0.7} ${y + h * 0.7} ${x - w * 0.4 + bl * 0.6} ${y + h * 0.36} ${x - w / 2} ${y}Z`;
    let l = '';
    for (let i = 1; i < 6; i++) {
      const t = i / 6, u = x - w / 2 + w * t;
      l += q3([u, y + 10], [u + bl * 0.8, y + h * 0.5], [u + (t - 0.5) * w * 0.1, y + h * (0.72 + 0.1 * t)], 2.6 + t * 3.4);
    }
    return path(d, `fill="${glaze}"`) + wash(d, 0.14) + path(d, `fill="none" stroke="${D}" stroke-width="4" stroke-linejoin="round"`) + line(l, 0.6)
      + line(q3([x - w * 0.56, y - 1], [x, y + 9], [x + w * 0.56, y - 6], 8, 0.4));
  };
  A.push(line(q3([404, 784], [402, 600], [400, 456], 11, 0.6) + q3([516, 790], [516, 580], [514, 376], 13, 0.6)
    + q3([630, 774], [632, 620], [632, 486], 10, 0.6) + q3([306, 780], [256, 742], [214, 706], 9, 0.4)));
  A.push(path('M404 470L300 772M404 470L470 780M514 390L430 780M514 390L606 780M632 500L700 730M514 390L404 470M400 470L222 712',
    `fill="none" stroke="${D}" stroke-width="2.2" stroke-opacity=".7"`));
  A.push(sail(398, 500, 104, 92, 24), sail(392, 612, 138, 128, 30), sail(512, 418, 112, 100, 26), sail(510, 534, 160, 190, 40));
  const lat = 'M566 716C612 660 650 560 694 488C712 566 708 650 676 712C640 700 600 704 566 716Z';
  A.push(path(lat, `fill="${glaze}"`) + wash(lat, 0.2) + path(lat, `fill="none" stroke="${D}" stroke-width="4" stroke-linejoin="round"`)
    + line(q3([690, 520], [684, 620], [640, 700], 4) + q3([692, 560], [694, 640], [664, 704], 5) + q3([556, 730], [620, 640], [702, 470], 8, 0.4), 0.75));
  // the cross on the great sail becomes a heart
  A.push(path('M524 676C498 652 492 622 512 614C522 612 528 620 530 628C534 618 542 610 552 614C570 624 556 656 524 676Z', `fill="${acc}" stroke="${D}" stroke-width="3.4"`));
  const pen = (x: number, y: number, l: number) => `M${x} ${y}C${x + l * 0.3} ${y - 14} ${x + l * 0.6} ${y + 12} ${x + l} ${y - 4}C${x + l * 0.66} ${y + 24} ${x + l * 0.3} ${y + 8} ${x} ${y + 20}Z`;
  A.push(path(pen(402, 444, 62) + pen(516, 362, 84) + pen(634, 474, 56), `fill="${acc}" stroke="${D}" stroke-width="3.4" stroke-linejoin="round"`));
  A.push(path(hull, `fill="${glaze}"`) + wash(hull, 0.52) + path(hull, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  A.push(line(q3([304, 800], [480, 838], [712, 776], 6, 0.3) + q3([318, 830], [480, 862], [690, 818], 4, 0.3)
    + q3([330, 850], [480, 876], [668, 848], 3, 0.3) + q3([346, 778], [500, 812], [646, 778], 8, 0.3)));
  for (let i = 0; i < 6; i++) A.push(rect(392 + i * 46, 806 + (i > 2 ? (i - 2) * -1 : i * 1.6) + 4, 17, 15, `rx="3" fill="${glaze}" stroke="${D}" stroke-width="3.4"`));
  A.push(rect(672, 742, 20, 22, `fill="${acc}" stroke="${D}" stroke-width="3"`));
  A.push(sea(scene, 866, 985));
}

function drawMill(scene: Scene) {
  const { r, B, D, glaze, acc, bs, q3, wash, line, A, gull } = scene;
  A.push(cloud(scene, 316, 330, 0.84), cloud(scene, 694, 284, 0.66, -1), cloud(scene, 720, 470, 0.5));
  A.push(line(gull(410, 250, 0.8) + gull(470, 290, 0.55) + gull(300, 460, 0.6)));
  // far bank
  const bank = 'M206 826C300 806 380 820 470 812C580 802 690 818 794 808V860H206Z';
  A.push(wash(bank, 0.3));
  let tr = '';
  for (const [x, s] of [[226, 1], [262, 1.25], [300, 0.9], [742, 1.2], [778, 0.95]] as number[][]) {
    const d = `M${x} 820C${x! - 26 * s!} 800 ${x! - 22 * s!} 750 ${x} ${742 - 40 * s!}C${x! + 22 * s!} 750 ${x! + 26 * s!} 800 ${x} 820Z`;
    tr += wash(d, 0.42) + line(q3([x!, 826], [x! + 2, 780], [x!, 740 - 24 * s!], 4)
      + [0, 1, 2, 3].map((i) => q3([x!, 800 - i * 18], [x! + 9 * s!, 790 - i * 18], [x! + 15 * s!, 776 - i * 18], 3)
      + q3([x!, 806 - i * 18], [x! - 9 * s!, 796 - i * 18], [x! - 14 * s!, 784 - i * 18], 3)).join(''), 0.7);
  }
  A.push(tr);
  // cottage
  const roof = 'M300 752L352 696H444L486 752Z', wall = 'M316 752H470V822H316Z';
  A.push(path(wall, `fill="${glaze}"`) + wash(wall, 0.1) + path(wall, `fill="none" stroke="${D}" stroke-width="4"`) + path(roof, `fill="${glaze}"`)
    + wash(roof, 0.5) + path(roof, `fill="none" stroke="${D}" stroke-width="4.6" stroke-linejoin="round"`));
  let rf = '';
  for (let j = 0; j < 4; j++) for (let i = 0; i < 9; i++)
    rf += q3([340 - j * 9 + i * (14 + j * 1.6), 708 + j * 12], [346 - j * 9 + i * (14 + j * 1.6), 714 + j * 12], [352 - j * 9 + i * (14 + j * 1.6), 708 + j * 12], 2.4);
  A.push(line(rf, 0.7) + rect(404, 664, 24, 40, `fill="${glaze}" stroke="${D}" stroke-width="4"`)
    + rect(336, 768, 30, 26, `fill="${acc}" stroke="${D}" stroke-width="3.4"`) + rect(420, 768, 30, 26, `fill="${acc}" stroke="${D}" stroke-width="3.4"`)
    + rect(380, 766, 28, 56, `fill="${B}" fill-opacity=".7" stroke="${D}" stroke-width="3.4"`));
  A.push(path('M351 768V794M336 781H366M435 768V794M420 781H450', `stroke="${D}" stroke-width="2.4"`));
  A.push(line(q3([416, 658], [430, 636], [416, 616], 5) + q3([416, 616], [404, 594], [424, 572], 6), 0.4));
  // mill
  const tw = 'M520 826L546 546C560 540 640 540 654 546L684 826C640 836 560 836 520 826Z';
  A.push(path(tw, `fill="${glaze}"`) + wash(tw, 0.2) + wash('M602 544C630 542 646 544 654 546L684 826C660 832 640 833 616 834Z', 0.26)
    + path(tw, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  A.push(line(q3([572, 548], [560, 690], [548, 828], 3) + q3([630, 546], [640, 690], [652, 828], 3), 0.7));
  let bk = '';
  for (let j = 0; j < 12; j++) for (let i = 0; i < 4; i++) if (r.chance(0.55)) bk += q3([546 + i * 30 + r.f(-6, 6), 570 + j * 21], [556 + i * 30, 568 + j * 21], [562 + i * 30, 570 + j * 21], 3);
  A.push(line(bk, 0.5));
  const deck = 'M496 690H708L700 706H504Z';
  A.push(path(deck, `fill="${glaze}" stroke="${D}" stroke-width="4.4"`) + wash(deck, 0.4));
  A.push(path(Array.from({ length: 11 }, (_, i) => `M${500 + i * 20.5} 690V664`).join('') + 'M496 664H710M516 706L536 744M690 706L668 744', `fill="none" stroke="${D}" stroke-width="3.4"`));
  A.push(path('M584 826V776Q602 754 620 776V826Z', `fill="${B}" fill-opacity=".8" stroke="${D}" stroke-width="4"`)
    + [[588, 620], [600, 588]].slice(0, 1).map(([x, y]) => rect(x!, y!, 28, 34, `fill="${acc}" stroke="${D}" stroke-width="4"`)
    + path(`M${x! + 14} ${y}V${y! + 34}M${x} ${y! + 17}H${x! + 28}`, `stroke="${D}" stroke-width="2.6"`)).join(''));
  const cap = 'M534 548C536 504 566 480 602 478C638 480 664 504 668 548C630 556 570 556 534 548Z';
  A.push(path(cap, `fill="${glaze}"`) + wash(cap, 0.62) + path(cap, `fill="none" stroke="${D}" stroke-width="5"`));
  // sails
  const hx = 600, hy = 512;
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + 0.42 - Math.PI / 2;
    const F = (l: number, s: number): P => { const q = rot([l, s], a); return [hx + q[0], hy + q[1]]; };
    const cloth = poly([F(64, 4), F(246, 4), F(246, 50), F(64, 50)]);
    A.push(path(cloth, `fill="${glaze}" fill-opacity=".86"`) + wash(cloth, 0.16));
    let lt = '';
    for (let k = 0; k <= 9; k++) lt += `M${pt(F(64 + k * 20.2, -6))}L${pt(F(64 + k * 20.2, 52))}`;
    for (const s of [20, 36, 51]) lt += `M${pt(F(64, s))}L${pt(F(246, s))}`;
    A.push(path(lt, `stroke="${D}" stroke-width="2.6" fill="none"`) + line(bs([F(0, 0), F(90, 1), F(180, 0), F(256, 1)], 9, 0.5)));
  }
  A.push(circ(hx, hy, 15, `fill="${acc}" stroke="${D}" stroke-width="4.6"`));
  // canal
  A.push(sea(scene, 850, 985));
  const boat = 'M262 872C300 884 360 884 404 868C398 896 380 908 330 908C290 908 272 896 262 872Z';
  A.push(path(boat, `fill="${glaze}"`) + wash(boat, 0.6) + path(boat, `fill="none" stroke="${D}" stroke-width="4.6"`));
  const bsail = 'M338 868C332 820 336 780 340 744C374 776 392 820 398 852C380 862 360 866 338 868Z';
  A.push(path(bsail, `fill="${glaze}" stroke="${D}" stroke-width="4"`) + wash(bsail, 0.2) + line(q3([334, 880], [332, 800], [338, 730], 7, 0.5) + q3([350, 780], [366, 820], [372, 858], 3.4)));
  let rd = '';
  for (let i = 0; i < 16; i++) { const x = r.f(640, 788), h = r.f(40, 96); rd += q3([x, 985], [x + 4, 985 - h * 0.6], [x + r.f(-16, 20), 985 - h], 4.6); }
  A.push(line(rd));
}

function drawVase({ B, D, M, glaze, acc, bs, q3, tear, lens, wash, line, A }: Scene) {
  const tulip = (x: number, y: number, a: number, s: number, ac = false) => {
    const G = (d: string) => g(d, tf(x, y, a, s));
    const body = 'M0 6C-34 0 -44 -34 -32 -76C-22 -62 -14 -56 -8 -52C-6 -66 -2 -78 0 -86C2 -78 6 -66 8 -52C14 -56 22 -62 32 -76C44 -34 34 0 0 6Z';
    return G(path(body, `fill="${glaze}"`) + wash(body, ac ? 0.9 : 0.34, ac ? acc : B)
      + path(body, `fill="none" stroke="${D}" stroke-width="4.4" stroke-linejoin="round"`)
      + line(q3([-6, 0], [-26, -30], [-10, -56], 3.6) + q3([6, 0], [26, -30], [10, -56], 3.6) + q3([0, 2], [2, -36], [0, -72], 4)
      + q3([-22, -12], [-32, -36], [-28, -60], 3) + q3([22, -12], [32, -36], [28, -60], 3)));
  };
  const rose = (x: number, y: number, s: number, ac = false) => {
    let w = '', l = '';
    for (let i = 0; i < 8; i++) { const a = (i / 8) * TAU; w += tear(x, y, a, 66 * s, 26 * s); }
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TAU, q = polar(x, y, 60 * s, a);
      l += q3(polar(x, y, 56 * s, a - 0.36), polar(x, y, 76 * s, a), polar(x, y, 56 * s, a + 0.36), 4.4 * s + 1)
        + q3(polar(x, y, 26 * s, a), polar(x, y, 36 * s, a + 0.05), polar(x, y, 50 * s, a), 3.4 * s + 0.8);
      void q;
    }
    for (let i = 0; i < 6; i++) { const a = (i / 6) * TAU + 0.3; l += q3(polar(x, y, 20 * s, a - 0.5), polar(x, y, 36 * s, a), polar(x, y, 20 * s, a + 0.5), 4 * s + 1); }
    return path(w, `fill="${glaze}"`) + wash(w, 0.32) + line(l) + circ(x, y, 15 * s, `fill="${ac ? acc : M}" stroke="${D}" stroke-width="3.4"`);
  };
  let st = '', lw = '', ll = '';
  const stem = (a: P, b: P, d: P) => { st += q3(a, b, d, 7, 0.5); };
  const leafB = (x: number, y: number, a: number, l: number, w: number) => {
    lw += lens(x, y, a, l * 1.15, w * 1.35);
    ll += q3([x, y], polar(x, y, l * 0.5, a + 0.06), polar(x, y, l * 0.9, a), 4);
    for (const k of [-1, 1]) for (const t of [0.35, 0.55, 0.72]) ll += q3(polar(x, y, l * t, a), polar(x, y, l * (t + 0.1), a + k * 0.12), polar(x, y, l * (t + 0.16), a + k * 0.2 * (1.1 - t)), 2.4);
  };
  const o: P = [500, 742];
  const sym = (f: (k: number, X: (x: number) => number) => void) => [-1, 1].forEach((k) => f(k, (x) => 500 + k * x));
  stem(o, [500, 560], [500, 322]);
  sym((k, X) => {
    stem(o, [X(60), 600], [X(112), 372]);
    stem(o, [X(70), 640], [X(206), 506]);
    stem(o, [X(90), 700], [X(226), 668]);
    stem(o, [X(30), 620], [X(70), 520]);
    leafB(X(54), 600, k > 0 ? -0.5 : -2.64, 96, 20);
    leafB(X(120), 626, k > 0 ? -1.3 : -1.84, 74, 17);
    leafB(X(6), 520, k > 0 ? -0.9 : -2.24, 86, 18);
    leafB(X(8), 440, k > 0 ? -0.7 : -2.44, 70, 16);
    leafB(X(100), 712, k > 0 ? 0.5 : 2.64, 84, 19);
    leafB(X(150), 560, k > 0 ? 0.25 : 2.9, 70, 15);
    leafB(X(94), 430, k > 0 ? -0.1 : -3.04, 66, 15);
    leafB(X(60), 690, k > 0 ? -0.12 : -3.02, 120, 22);
    leafB(X(40), 700, k > 0 ? 0.9 : 2.24, 96, 20);
    stem(o, [X(110), 640], [X(150), 610]);
  });
  A.push(line(st), wash(lw, 0.42), line(ll, 0.85));
  sym((k, X) => {
    A.push(rose(X(206), 506, 0.86, true), tulip(X(112), 376, k * 14, 0.92), tulip(X(226), 672, k * 74, 0.74), rose(X(74), 560, 0.62), rose(X(152), 604, 0.52));
  });
  A.push(tulip(500, 330, 0, 1.12, true), rose(500, 470, 0.94), rose(500, 646, 0.74, true));
  sym((k, X) => {
    const sp: P[] = [];
    for (let t = 0; t < 22; t++) { const aa = t * 0.3, R = 44 - t * 1.7; sp.push([X(232 + Math.sin(aa) * R * -1), 292 + Math.cos(aa) * R]); }
    A.push(line(bs([[X(206), 470], [X(196), 410], [X(214), 350], ...sp], 8, 0.3)),
      wash(lens(X(198), 410, k > 0 ? -0.5 : -2.64, 62, 16) + lens(X(206), 380, k > 0 ? -2.5 : -0.64, 50, 14), 0.4), circ(X(232), 292, 7, `fill="${acc}" stroke="${D}" stroke-width="3"`));
  });
  const vs = 'M448 742C446 756 428 762 420 778C392 812 392 872 436 912C448 924 452 934 446 952H554C548 934 552 924 564 912C608 872 608 812 580 778C572 762 554 756 552 742C520 750 480 750 448 742Z';
  A.push(path(vs, `fill="${glaze}"`) + wash(vs, 0.16)
    + wash('M560 750C556 760 572 764 580 778C608 812 608 872 564 912C552 924 548 934 554 952H524C530 920 560 900 566 850C568 810 552 780 540 748Z', 0.3)
    + path(vs, `fill="none" stroke="${D}" stroke-width="5.4" stroke-linejoin="round"`));
  A.push(line(q3([446, 744], [500, 758], [554, 744], 9, 0.6) + q3([424, 778], [500, 794], [576, 778], 7, 0.5)
    + q3([430, 906], [500, 922], [570, 906], 7, 0.5) + q3([444, 950], [500, 958], [556, 950], 10, 0.6)));
  let vd = '';
  for (let i = 0; i < 9; i++) vd += tear(500, 850, (i / 9) * TAU - Math.PI / 2, 42, 9);
  A.push(wash(vd, 0.5) + circ(500, 850, 11, `fill="${acc}" stroke="${D}" stroke-width="3.4"`)
    + line(q3([412, 842], [430, 820], [448, 846], 6) + q3([412, 846], [428, 878], [450, 856], 6) + q3([588, 842], [570, 820], [552, 846], 6) + q3([588, 846], [572, 878], [550, 856], 6)));
  sym((k, X) => A.push(line(bs([[X(80), 784], [X(120), 770], [X(134), 800], [X(110), 824], [X(96), 812]], 9, 0.4))));
  A.push(line(q3([330, 968], [500, 956], [670, 968], 6) + q3([380, 978], [500, 970], [620, 978], 3)));
}

function drawLemon(scene: Scene) {
  const { r, B, D, glaze, acc, q3, lens, wash, line, A, gull } = scene;
  // lemon tree in its pot
  const tk = q3([500, 800], [488, 700], [504, 560], 26, 0.7) + q3([500, 650], [450, 590], [404, 540], 12, 0.3)
    + q3([500, 640], [560, 580], [600, 524], 12, 0.3) + q3([502, 580], [500, 480], [520, 400], 12, 0.3);
  const lf: [number, number, number][] = [];
  const crown = poisson(r, 270, 250, 460, 410, 33).filter((q) => Math.hypot((q[0] - 500) / 226, (q[1] - 450) / 200) < 1);
  let w1 = '', w2 = '', l1 = '';
  for (const q of crown) {
    const a = Math.atan2(q[1] - 500, q[0] - 500) + r.f(-0.7, 0.7), l = r.f(48, 66);
    if (r.chance(0.5)) w1 += lens(q[0], q[1], a, l, 17);
    else w2 += lens(q[0], q[1], a, l, 17);
    l1 += q3(q, polar(q[0], q[1], l * 0.5, a + 0.12), polar(q[0], q[1], l * 0.92, a), 3);
    lf.push([q[0], q[1], a]);
  }
  A.push(wash(smooth(Array.from({ length: 22 }, (_, i) => polar(500, 452, 236 + (i % 2 ? 14 : -6), (i / 22) * TAU).map((v, k) => (k ? 452 + (v - 452) * 0.9 : v)) as P)), 0.1));
  A.push(line(tk), path(w1, `fill="${B}" fill-opacity=".62"`), path(w2, `fill="${B}" fill-opacity=".3" stroke="${D}" stroke-opacity=".7" stroke-width="2.4"`), line(l1, 0.8));
  const fr = [[392, 360, 12], [610, 340, -16], [470, 470, 8], [566, 480, -22], [334, 480, 20], [676, 470, -8], [430, 578, -14], [590, 596, 18], [506, 322, 4]];
  for (const [x, y, a] of fr) {
    const d = 'M0 -46C8 -46 10 -38 22 -28C38 -12 38 14 22 30C12 40 8 40 0 48C-8 40 -12 40 -22 30C-38 14 -38 -12 -22 -28C-10 -38 -8 -46 0 -46Z';
    A.push(g(path(d, `fill="${glaze}"`) + wash(d, 0.94, acc) + path(d, `fill="none" stroke="${D}" stroke-width="4.4"`)
      + line(q3([22, -22], [40, 6], [14, 34], 5) + q3([12, -10], [24, 6], [8, 26], 3), 0.7)
      + path('M-16 -16Q-24 2 -14 18', 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"')
      + line(lens(0, -46, -0.9, 44, 13) + lens(0, -46, -2.3, 38, 12)), tf(x!, y!, a, 0.92)));
  }
  const pot = 'M398 788H602L580 938C560 950 440 950 420 938Z', rim = 'M386 764H614V800H386Z';
  A.push(path(pot, `fill="${glaze}"`) + wash(pot, 0.2) + wash('M560 800H602L580 938C568 944 550 946 540 947Z', 0.3)
    + path(pot, `fill="none" stroke="${D}" stroke-width="5"`) + path(rim, `fill="${glaze}"`) + wash(rim, 0.46) + path(rim, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  let pd = '';
  for (let i = 0; i < 5; i++) pd += q3([412 + i * 38, 830], [430 + i * 37, 876], [448 + i * 34, 830], 7) ;
  A.push(line(pd) + [0, 1, 2, 3].map((i) => circ(452 + i * 34, 892, 8, `fill="${acc}" stroke="${D}" stroke-width="3"`)).join('') + line(q3([416, 918], [500, 930], [584, 918], 6, 0.5)));
  A.push(line(q3([216, 948], [500, 936], [784, 948], 8) + q3([260, 964], [500, 956], [740, 964], 4)) + wash('M216 950C400 936 600 936 784 950V985H216Z', 0.14));
  A.push(cloud(scene, 286, 300, 0.44), cloud(scene, 730, 274, 0.4, -1));
  A.push(line(gull(250, 640, 0.6) + gull(742, 660, 0.7)));
}

/** What the parts of `drawAzulejo` share. */
type AzulejoScene = {
  inp: Input; c: Drawing; r: Rng; B: string; D: string; glaze: string; acc: string;
  bs: (ps: P[], w: number, tail?: number) => string; q3: (a: P, b: P, d: P, w: number, tail?: number) => string;
  tear: (x: number, y: number, a: number, l: number, w: number) => string;
  wash: (d: string, o?: number, col?: string) => string; line: (d: string, o?: number) => string;
};

function drawTiles({ c, r, D, glaze }: AzulejoScene) {
  // the tiles
  let tl = '', seams = '';
  const tone = (x: number, y: number) => {
    const k = r.f(-0.014, 0.016);
    return rect(x + 2, y + 2, 196, 196, `rx="7" fill="${shade(glaze, k, 0.002)}"`);
  };
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 5; i++) {
      const slab = j === 5 && i > 0 && i < 4;
      if (!slab) tl += tone(i * 200, j * 200);
      else if (i === 1) tl += rect(202, 1002, 596, 196, `rx="7" fill="${shade(glaze, 0.006)}"`);
      if (slab) continue;
      const x = i * 200, y = j * 200;
      seams += path(`M${x + 5} ${y + 193}V${y + 11}Q${x + 5} ${y + 5} ${x + 11} ${y + 5}H${x + 193}`, 'stroke="#fff" stroke-opacity=".85"')
        + path(`M${x + 195.5} ${y + 8}V${y + 189}Q${x + 195.5} ${y + 195.5} ${x + 189} ${y + 195.5}H${x + 8}`, `stroke="${D}" stroke-opacity=".16"`);
      if (r.chance(0.3)) {
        const sx = x + r.f(30, 110), sy = y + r.f(20, 60);
        seams += path(`M${sx} ${sy}q${r.f(30, 60)} ${r.f(-8, 8)} ${r.f(60, 84)} ${r.f(10, 40)}`, 'stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"');
      }
    }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${mix(shade(glaze, -0.2), '#a79c86', 0.4)}"`) + tl);
  return seams;
}

function drawBorder({ c, B, D, glaze, acc, bs, q3, tear, wash, line }: AzulejoScene) {
  // border: one painted tile, turned round the sides
  const edge = c.def((id) => {
    let s = '';
    s += rect(0, 13, 200, 21, `fill="${B}" fill-opacity=".82"`) + rect(0, 40, 200, 4, `fill="${D}" fill-opacity=".8"`)
      + rect(0, 176, 200, 7, `fill="${B}" fill-opacity=".75"`) + rect(0, 188, 200, 3, `fill="${D}" fill-opacity=".7"`);
    for (let i = 0; i < 8; i++) s += circ(12.5 + i * 25, 23.5, 5.4, `fill="${glaze}"`);
    let w = '', l = '';
    // palmette
    for (let i = -3; i <= 3; i++) {
      const a = -Math.PI / 2 + i * 0.4, L = 80 - Math.abs(i) * 8;
      w += tear(100, 142, a, L, 9.4);
      l += q3([100, 140], polar(100, 140, L * 0.5, a + i * 0.02), polar(100, 140, L * 0.8, a), 2.6);
    }
    // scrolls to the neighbours
    for (const k of [-1, 1]) {
      const X = (x: number) => 100 + k * x;
      const sp: P[] = [];
      for (let t = 0; t <= 26; t++) { const a = t / 26 * 4.6 + 0.4, R = 34 - t * 1.05; sp.push([X(62 + Math.cos(a) * R), 112 + Math.sin(a) * R]); }
      l += bs([[X(100), 60], [X(97), 84], ...sp], 9.5, 0.25);
      l += q3([X(14), 152], [X(44), 170], [X(88), 146], 8);
      w += tear(X(92), 84, k > 0 ? -2.4 : -0.74, 36, 9) + tear(X(90), 146, k > 0 ? 2.6 : 0.54, 26, 8) + tear(X(98), 60, k > 0 ? -2.0 : -1.14, 2, 1);
      l += tear(X(44), 78, k > 0 ? -2.1 : -1.04, 22, 5.5) + tear(X(62), 68, k > 0 ? -1.7 : -1.44, 18, 5);
    }
    l += circ(100, 150, 0, '').length ? `M110 152a10 10 0 1 1 -20 0a10 10 0 1 1 20 0Z` : '';
    return `<g id="${id}">${s}${wash(w, 0.36)}${line(l)}</g>`;
  });
  const corner = c.def((id) => {
    let s = '', w = '', l = '';
    s += path('M0 13H187V200H166V34H0Z', `fill="${B}" fill-opacity=".82"`) + path('M0 40H160V200H156V44H0Z', `fill="${D}" fill-opacity=".8"`);
    s += path('M0 176H17Q24 176 24 183V200H17V183H0Z', `fill="${B}" fill-opacity=".75"`);
    for (let i = 0; i < 7; i++) s += circ(12.5 + i * 25, 23.5, 5.4, `fill="${glaze}"`) + circ(176.5, 37.5 + i * 25 - 14 + 14, 5.4, `fill="${glaze}"`);
    for (let i = 0; i < 8; i++) {
      w += tear(90, 110, (i / 8) * TAU + 0.39, 56, 13);
      l += tear(90, 110, (i / 8) * TAU, 36, 6) + q3(polar(90, 110, 18, (i / 8) * TAU + 0.39), polar(90, 110, 32, (i / 8) * TAU + 0.45), polar(90, 110, 47, (i / 8) * TAU + 0.39), 2.8);
    }
    return `<g id="${id}">${s}${wash(w, 0.38)}${line(l)}${circ(90, 110, 13, `fill="${acc}" stroke="${D}" stroke-width="3"`)}</g>`;
  });
  let bd = '';
  const put = (id: string, x: number, y: number, a: number) => `<use href="#${id}" transform="translate(${x} ${y}) rotate(${a} 100 100)"/>`;
  for (let i = 1; i < 4; i++) bd += put(edge, i * 200, 0, 0) + put(edge, i * 200, 1200, 180);
  for (let j = 1; j < 6; j++) bd += put(edge, 0, j * 200, -90) + put(edge, 800, j * 200, 90);
  bd += put(corner, 800, 0, 0) + put(corner, 800, 1200, 90) + put(corner, 0, 1200, 180) + put(corner, 0, 0, -90);
  c.add('frame', bd);
}

function drawCartouche({ inp, c, B, D, glaze, bs, wash, line, cx }: AzulejoScene & { cx: number }) {
  // cartouche
  const T: string[] = [];
  const cart = 'M236 1028C300 1000 420 1016 500 998C580 1016 700 1000 764 1028C800 1050 796 1074 780 1096C796 1118 800 1142 764 1164C700 1192 580 1176 500 1190C420 1176 300 1192 236 1164C200 1142 204 1118 220 1096C204 1074 200 1050 236 1028Z';
  let cs = '';
  for (const k of [-1, 1]) for (const v of [-1, 1]) {
    const X = (x: number) => cx + k * x, Y = (y: number) => 1095 + v * y;
    const sp: P[] = [];
    for (let t = 0; t < 20; t++) { const a = t * 0.3, R = 25 - t * 0.95; sp.push([X(258 + Math.sin(a) * R * 0.9), Y(52 + Math.cos(a) * R * 0.8)]); }
    cs += bs(sp, 7, 0.3);
  }
  c.add('ornament', path(cart, `fill="${glaze}" fill-opacity=".75"`) + wash(cart, 0.06)
    + path(cart, `fill="none" stroke="${B}" stroke-width="9" stroke-linejoin="round" stroke-opacity=".85"`)
    + path(cart, `fill="none" stroke="${glaze}" stroke-width="2.5" stroke-opacity=".8"`) + g(line(cs), ''));
  const small = inp.name || inp.sub;
  // the scroll is broad and low: a short line stays one
  const plain = inp.headline.replace('|', ' ');
  const b = block(plain.length <= 16 ? plain : inp.headline, 'berkshire-swash', 476, small ? (plain.length <= 16 ? 92 : 104) : 138, { max: 100, lead: 0.92, lines: plain.length <= 16 ? 1 : 2 });
  const d = blockC(b, cx, small ? 1068 : 1096);
  T.push(path(d, `fill="${D}" stroke="${B}" stroke-width="5" stroke-opacity=".14"`));
  if (small) T.push(path(at(tfit(small, 'cormorant-garamond:700i', small.length > 30 ? 470 : 400, 38), cx, 1164), `fill="${D}"`));
  c.add('type', T);
}

export function drawAzulejo(inp: Input): Drawing {
  const c = new Drawing('azulejo', inp), { r, p } = c;
  const m = ['ship', 'mill', 'vase', 'lemon'].includes(inp.motif || '') ? inp.motif! : 'ship';
  const h0 = hueOf(p.e), near = OXIDES.map((o) => ({ o, d: Math.abs(((hueOf(o[0]) - h0 + 540) % 360) - 180) })).sort((a, b) => a.d - b.d)[0]!.o;
  const ox = (OXIDES.find((o) => o[1] === inp.variant) ?? near)[0];
  const B = mix(ox, p.e, 0.12), D = shade(B, -0.1), M = mix(B, '#ffffff', 0.28);
  const glaze = mix('#f7f5ec', p.bg, lum(p.bg) > 0.6 ? 0.14 : 0.02), acc = mix('#e9a92c', lum(p.bg) > 0.6 ? p.b : p.a, 0.25);
  // brush
  const bs = (ps: P[], w: number, tail = 0.12) => ribbon(ps, (t) => w * (tail + (1 - tail) * Math.pow(Math.sin(Math.PI * clamp(0.06 + t * 0.9)), 0.7)));
  const q3 = (a: P, b: P, d: P, w: number, tail?: number) => bs(qbez(a, b, d, 10), w, tail);
  const tear = (x: number, y: number, a: number, l: number, w: number) => {
    const e = polar(x, y, l, a), n = a + Math.PI / 2;
    const b1 = polar(polar(x, y, l * 0.66, a)[0], polar(x, y, l * 0.66, a)[1], w, n), b2 = polar(polar(x, y, l * 0.66, a)[0], polar(x, y, l * 0.66, a)[1], w, n + Math.PI);
    const f1 = polar(e[0], e[1], w * 0.8, n), f2 = polar(e[0], e[1], w * 0.8, n + Math.PI);
    return `M${n1(x)} ${n1(y)}Q${pt(b1)} ${pt(b1)}C${pt(f1)} ${pt(f1)} ${pt(e)}C${pt(f2)} ${pt(f2)} ${pt(b2)}Q${pt(b2)} ${n1(x)} ${n1(y)}Z`;
  };
  const lens = (x: number, y: number, a: number, l: number, w: number) => {
    const e = polar(x, y, l, a), A1 = polar(x, y, l * 0.3, a), B1 = polar(x, y, l * 0.72, a), n = a + Math.PI / 2;
    return `M${n1(x)} ${n1(y)}C${pt(polar(A1[0], A1[1], w, n))} ${pt(polar(B1[0], B1[1], w * 0.9, n))} ${pt(e)}C${pt(polar(B1[0], B1[1], w * 0.9,
      n + Math.PI))} ${pt(polar(A1[0], A1[1], w, n + Math.PI))} ${n1(x)} ${n1(y)}Z`;
  };
  const wash = (d: string, o = 0.3, col = B) => path(d, `fill="${col}" fill-opacity="${o}" stroke="${col}" stroke-opacity="${Math.round(o * 80) / 100}" stroke-width="3.5" stroke-linejoin="round"`);
  const line = (d: string, o = 0.92) => path(d, `fill="${D}" fill-opacity="${o}"`);
  const parts: AzulejoScene = { inp, c, r, B, D, glaze, acc, bs, q3, tear, wash, line };
  const seams = drawTiles(parts);
  drawBorder(parts);
  const A: string[] = [];
  const gull = (x: number, y: number, s: number) => q3([x - 26 * s, y - 8 * s], [x - 12 * s, y - 14 * s], [x, y], 5 * s) + q3([x, y], [x + 12 * s, y - 16 * s], [x + 28 * s, y - 8 * s], 5 * s);
  const scene: Scene = { r, B, D, M, glaze, acc, bs, q3, tear, lens, wash, line, A, gull };
  if (m === 'ship') drawShip(scene);
  else if (m === 'mill') drawMill(scene);
  else if (m === 'vase') drawVase(scene);
  else drawLemon(scene);
  const cx = 500;
  // the clip keeps the painter inside the border
  c.add('art', g(A, `clip-path="${c.clip(rect(204, 204, 592, 786))}"`));
  drawCartouche({ ...parts, cx });
  c.add('texture', g(seams, 'fill="none" stroke-width="2.4"')
    + path([1, 2, 3, 4].map((i) => (i === 2 || i === 3 ? `M${i * 200} 0V1000M${i * 200} 1200V1400` : `M${i * 200} 0V1400`)).join('')
    + [1, 2, 3, 4, 5, 6].map((i) => `M0 ${i * 200}H1000`).join(''), `fill="none" stroke="${mix('#8d8672', glaze, 0.35)}" stroke-width="3.6"`)
    + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.2], [0.45, '#ffffff', 0], [1, '#5a4a2a', 0.1]], 0, 0, 1, 1)}"`) + c.grain(0.4));
  return c;
}
