import { circ, g, type P, path, polar, TAU, tf } from '#artwork/engine.ts';
import type { Brush } from './brush.ts';

/** a vase of flowers */
export function drawVase({ B, D, M, glaze, acc, bs, q3, tear, lens, wash, line, A }: Brush) {
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
