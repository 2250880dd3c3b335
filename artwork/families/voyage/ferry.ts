import { circ, type Drawing, ell, g, lerp, mix, n1, type P, path, poly, rect, type Rng, tf } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';
import { glitter, gulls } from '#artwork/subjects/scenery.ts';

export function ferry(c: Drawing, r: Rng, K: Roles) {
  const dk = mix(K.deep, K.cool, 0.1), sea = mix(K.cool, K.deep, 0.2), hull = mix(K.deep, K.cool, 0.18), hl = mix(K.cool, K.deep, 0.35);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(K.hot, K.warm, 0.3)], [0.26, K.warm], [0.5, mix(K.warm, K.cream, 0.7)], [0.62, K.cream]])}"`);
  s += circ(500, 470, 330, `fill="${mix(K.warm, K.cream, 0.75)}" opacity=".75"`) + circ(500, 470, 262, `fill="${mix(K.cream, K.warm, 0.2)}"`);
  s += path('M0 862C60 826 96 770 150 744C190 726 214 760 262 786C300 806 340 840 400 864Z', `fill="${mix(K.cool2, K.cool, 0.3)}"`)
    + path('M150 744C190 726 214 760 262 786C300 806 340 840 400 864H214C196 820 190 780 150 744Z', `fill="${mix(K.cool, K.cool2, 0.3)}"`);
  s += path('M600 864C660 836 720 800 770 806C820 760 880 716 930 724C960 730 980 750 1000 760V864Z', `fill="${mix(K.cool2, K.cool, 0.3)}"`)
    + path('M930 724C960 730 980 750 1000 760V864H880C920 820 930 780 930 724Z', `fill="${mix(K.cool, K.cool2, 0.3)}"`);
  // lighthouse on the islet
  s += path('M196 752L200 690H218L222 764Z', `fill="${K.cream}"`) + path('M210 690H218L222 764H210Z', `fill="${mix(K.cream, K.cool, 0.4)}"`)
    + path('M198 690h22v-18h-22ZM196 672L209 656L222 672Z', `fill="${K.hot}"`);
  s += rect(0, 858, 1000, 560, `fill="${c.lin([[0, mix(sea, K.cool2, 0.5)], [0.25, sea], [0.6, dk]])}"`);
  s += glitter(r, 500, 866, 1120, 420, 520, mix(K.warm, K.cream, 0.6), 60, 0.85);
  // superstructure
  const wh = K.cream, ws = mix(K.cream, mix(K.cool, K.deep, 0.4), 0.42), gl = mix(K.deep, K.cool, 0.25);
  const half = (d: string, col: string) => path(d, `fill="${col}"`);
  const both = (L: P[], lit: string, shd: string) => half(poly([...L, [500, L[L.length - 1]![1]], [500, L[0]![1]]]), lit)
    + half(poly([...L.map(([x, y]) => [1000 - x, y] as P), [500, L[L.length - 1]![1]], [500, L[0]![1]]]), shd);
  s += path('M496 120H504V330H496Z', `fill="${dk}"`) + path('M430 196H570V203H430ZM452 236H548V242H452Z', `fill="${dk}"`);
  s += path('M500 128L300 420M500 128L700 420', `stroke="${dk}" stroke-width="2.4" fill="none"`);
  [0, 1, 2, 3, 4, 5].forEach((i) => {
    const t = 0.14 + i * 0.14, x = lerp(500, 300, t), y = lerp(128, 420, t);
    for (const sg of [1, -1]) s += path(`M${n1(500 + sg * (500 - x))} ${n1(y)}l${sg * -2} 34l${sg * -22} -2Z`, `fill="${[K.hot, K.cool, K.cream][i % 3]!}" stroke="${dk}" stroke-width="1"`);
  });
  s += both([[430, 268], [424, 392]], K.hot, mix(K.hot, dk, 0.4)) + both([[431, 268], [429, 300]], dk, mix(dk, '#000000', 0.2)) + both([[428, 322], [427, 346]], wh, ws);
  s += both([[372, 384], [366, 440]], wh, ws) + both([[334, 434], [318, 512]], wh, ws) + both([[346, 428], [322, 440]], mix(wh, K.warm, 0.2), mix(ws, K.deep, 0.1));
  let win = '';
  for (let i = 0; i < 5; i++) for (const sg of [-1, 1]) win += `M${500 + sg * (9 + i * 27)} 400h${sg * 20}v24h${sg * -20}Z`;
  s += path(win, `fill="${gl}"`);
  let p2 = '';
  for (let i = 0; i < 6; i++) for (const sg of [-1, 1]) p2 += `M${500 + sg * (12 + i * 28)} 462h${sg * 17}v26h${sg * -17}Z`;
  s += path(p2, `fill="${gl}"`) + both([[292, 506], [286, 534]], wh, ws);
  for (const sg of [-1, 1])
    s += g(path('M-44 0C-40 26 40 26 44 0Z', `fill="${K.hot}"`) + path('M-48 -6H48V2H-48Z', `fill="${wh}"`), tf(500 + sg * 236, 486, 0, 0.8))
      + path(`M${500 + sg * 206} 534V470Q${500 + sg * 208} 456 ${500 + sg * 236} 456`, `stroke="${dk}" stroke-width="4" fill="none"`);
  // the great bow
  const side = (sg: number): string => {
    const X = (v: number) => n1(500 + sg * v);
    return `M500 560C${X(110)} 552 ${X(220)} 540 ${X(292)} 512C${X(268)} 690 ${X(200)} 900 ${X(176)} 1090H500Z`;
  };
  s += path(side(-1), `fill="${hl}"`) + path(side(1), `fill="${hull}"`);
  const strip = (sg: number, col: string, a: number, b: number) => {
    const X = (v: number) => n1(500 + sg * v);
    return path(`M500 ${560 + a}C${X(110)} ${552 + a} ${X(220)} ${540 + a} ${X(292 - a * 0.09)} ${512 + a}L${X(292 - b * 0.09)} ${512 + b}C${X(220)} ${540 + b} ${X(110)} ${552 + b} 500 ${560 + b}Z`,
      `fill="${col}"`);
  };
  s += strip(-1, wh, -2, 46) + strip(1, ws, -2, 46) + strip(-1, K.hot, 58, 70) + strip(1, mix(K.hot, dk, 0.4), 58, 70);
  const boot = (sg: number,
    col: string) => path(`M500 1000C${n1(500 + sg * 90)} 996 ${n1(500 + sg * 150)} 988 ${n1(500 + sg * 196)} 972C${n1(500 + sg * 186)} 1020 ${n1(500 + sg * 180)} 1060 ${n1(500 + sg * 176)} 1090H500Z`,
      `fill="${col}"`);
  s += boot(-1, K.hot) + boot(1, mix(K.hot, dk, 0.42));
  s += path('M494 556L500 1090L506 556Z', `fill="${mix(wh, hl, 0.35)}"`);
  for (const sg of [-1, 1]) {
    const col = sg < 0 ? mix(wh, hl, 0.1) : mix(wh, hull, 0.45);
    s += g(path('M-5 -40H5V24C14 22 24 14 28 2L36 14C28 32 14 44 0 46C-14 44 -28 32 -36 14L-28 2C-24 14 -14 22 -5 24Z', `fill="${col}"`)
      + path('M-17 -28H17V-20H-17Z', `fill="${col}"`) + `<circle cx="0" cy="-48" r="9" fill="none" stroke="${col}" stroke-width="5"/>`, tf(500 + sg * 128, 716, sg * -7));
    for (let i = 0; i < 4; i++) s += ell(500 + sg * (74 + i * 48), 648 - i * 6, 7.5, 9.5, `fill="${sg < 0 ? mix(K.warm, K.cream, 0.3) : mix(K.warm, hull, 0.2)}"`);
  }
  // bow wave
  const wave = (sg: number, k: number, col: string, dy: number) => {
    const X = (v: number) => n1(500 + sg * v * k), Y = (v: number) => n1(1100 - (1100 - v) * k + dy);
    return path(`M500 ${Y(1010)}C${X(60)} ${Y(1050)} ${X(120)} ${Y(1040)} ${X(190)} ${Y(1004)}C${X(230)} ${Y(984)} ${X(262)} ${Y(1000)} ${X(252)} ${Y(1020)}C${X(290)} ${Y(1004)} ${X(320)} ${Y(1018)} ${X(306)} ${Y(1040)}C${X(350)} ${Y(1034)} ${X(376)} ${Y(1050)} ${X(356)} ${Y(1068)}C${X(420)} ${Y(1066)} ${X(440)} ${Y(1080)} ${X(500)} ${Y(1096)}C${X(380)} ${Y(1130)} ${X(160)} ${Y(1130)} 500 ${Y(1120)}Z`,
      `fill="${col}"`);
  };
  s += wave(-1, 1.08, mix(K.cool2, K.cream, 0.35), 8) + wave(1, 1.08, mix(K.cool2, K.cool, 0.3), 8) + wave(-1, 0.86, K.cream, 12) + wave(1, 0.86, mix(K.cream, K.cool2, 0.45), 12);
  s += path('M0 1128C160 1096 330 1120 500 1122C670 1120 840 1096 1000 1128V1400H0Z', `fill="${dk}"`);
  let lines = '';
  for (let i = 0; i < 5; i++) {
    const x = r.f(80, 700);
    lines += `M${n1(x)} ${1136 + i * 7}q60 -9 ${n1(r.f(120, 200))} 0q-60 5 -150 0Z`;
  }
  s += path(lines, `fill="${mix(K.cool, dk, 0.35)}"`);
  s += gulls([[196, 330, 17], [268, 394, 11], [806, 300, 15], [746, 238, 9], [858, 420, 10]], dk);
  return { s, cy: 1240, H: 150, ground: dk, ink: K.cream };
}
