import { bez, circ, ell, g, lum, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { cheek, eyeD } from './face.ts';
import type { Figure, Pen } from './figure.ts';

/** a swan */
export function drawSwan({ p, tub }: Pen): Figure {
  // swan
  const white = lum(p.bg) > 0.9 ? '#f2f4f6' : '#fffdf8', shd = mix('#b9c6d2', p.e, 0.12), beak = '#ee8b2c';
  let o = path('M8 118C14 98 38 88 58 94C72 98 82 92 98 76C100 96 104 108 108 112C102 132 80 142 52 142C28 142 10 136 8 118Z', `fill="${white}" stroke="${shd}" stroke-width="1.8"`);
  const neck = [...bez([20, 122], [24, 100], [74, 72], [76, 40], 26), ...bez([76, 40], [77, 12], [44, 2], [32, 18], 16).slice(1)];
  o += tub(neck, (t) => 33 - 15 * Math.min(1, t * 1.4), shd) + tub(neck, (t) => 30 - 15 * Math.min(1, t * 1.4), white) + path('M12 120C20 104 40 92 60 97L52 134L20 134Z', `fill="${white}"`);
  o += path('M24 127C40 138 84 138 104 116C102 132 80 142 52 142C34 142 18 138 11 128Z', `fill="${shd}" opacity=".5"`);
  // wing
  o += path('M40 118C46 100 72 104 100 86C98 104 92 116 104 116C90 130 56 136 40 118Z', `fill="${shade(white, -0.035)}"`);
  for (let i = 0; i < 4; i++)
    o += path(`M${50 + i * 11} ${122 - i * 2.4}C${60 + i * 10} ${120 - i * 3} ${70 + i * 8} ${114 - i * 5} ${78 + i * 6} ${106 - i * 4}`,
      `fill="none" stroke="${shd}" stroke-width="1.8" stroke-linecap="round"`);
  o += tub(neck.slice(10, 30), (t) => 3.5 * Math.sin(Math.PI * t), shd, 'opacity=".45" transform="translate(4 2)"');
  o += ell(34, 17, 13, 11, `fill="${white}"`) + path('M26 12C18 12 8 20 2 29C10 31 20 30 28 25Z', `fill="${beak}"`)
    + path('M28 8C22 10 20 14 22 19C26 17 30 13 31 9Z', 'fill="#2b2228"') + path('M5 28.4Q15 25 26 21', 'fill="none" stroke="#b0551a" stroke-width="1.4"')
    + circ(34, 13, 2.7, 'fill="#231b22"') + circ(33.2, 12.2, 0.9, 'fill="#fff"') + cheek(39, 21, 3.6, '#f0a493');
  // a small crown
  o += g(path('M-9 0L-11 -11L-5 -6L0 -13L5 -6L11 -11L9 0Z', `fill="${p.b}"`) + circ(0, -14, 1.8, `fill="${p.a}"`) + rect(-9, -2, 18, 3.4, `fill="${shade(p.b, -0.1)}"`), tf(44, 8, 24, 0.86));
  return { w: 104, svg: o, feet: [[56, 142]] };
}

/** a flamingo */
export function drawFlamingo({ tub }: Pen): Figure {
  // flamingo: neck, back and one long leg
  const col = '#f2798a', d = shade(col, -0.12), l = shade(col, 0.09);
  let o = path('M70 94L72 141M72 141l-13 3M72 141l9 3.5', `fill="none" stroke="${d}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`)
    + path('M66 94C58 104 50 112 46 116C54 118 62 120 70 119', `fill="none" stroke="${d}" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round" opacity="0"`);
  // raised tail feathers on the right
  for (const [a, k, L] of [[-6, l, 62], [8, col, 66], [20, d, 54], [-17, shade(col, 0.05), 52]] as [number, string, number][])
    o += g(path(`M0 0C-13 ${-L * 0.3} -11 ${-L * 0.78} 0 ${-L}C11 ${-L * 0.78} 12 ${-L * 0.3} 0 0Z`, `fill="${k}"`)
      + path(`M0 -6V${-L * 0.8}`, `stroke="#fff" stroke-opacity=".3" stroke-width="1.4"`), tf(74, 86, a));
  o += path('M4 92C0 80 10 72 24 74C44 76 70 72 96 84C102 88 100 96 92 98C76 106 26 112 4 92Z', `fill="${col}"`);
  o += path('M36 90C52 80 78 80 96 88C86 100 52 106 36 90Z', `fill="${l}"`)
    + [0, 1, 2].map((i) => path(`M${48 + i * 13} ${94 - i}q8 4 16 0`, `fill="none" stroke="${d}" stroke-width="1.7" stroke-linecap="round"`)).join('');
  const neck = [...bez([15, 92], [-8, 66], [18, 50], [26, 32], 20), ...bez([26, 32], [34, 12], [20, 2], [10, 10], 12).slice(1)];
  o += tub(neck, (t) => 18 - 7.5 * t, col);
  o += ell(14, 10, 11, 9.6, `fill="${col}"`) + path('M8 3C-4 2 -12 8 -14 18C-15 24 -12 27 -9 27C-8 20 -2 17 8 17Z', 'fill="#fbeee2"')
    + path('M-14 18C-15 24 -12 27 -9 27C-8.4 22 -6 20 -2 18.4C-6 16 -11 16 -14 18Z', 'fill="#2a2026"') + circ(16, 7.4, 2.6, 'fill="#231b22"')
    + circ(15.2, 6.6, 0.9, 'fill="#fff"') + cheek(18, 14, 3.4, '#e0455f');
  return { w: 100, svg: g(o, 'transform="translate(6 0)"'), feet: [[78, 144]] };
}

/** a toucan */
export function drawToucan({ p, pickc, tub }: Pen): Figure {
  // toucan
  const blk = lum(p.bg) < 0.5 ? '#4b4468' : '#2b2733', b2 = pickc(1), d = '#1a1720';
  let o = path('M46 104C40 118 34 132 28 150L42 150C48 134 54 120 62 108Z', `fill="${blk}"`) + path('M38 122L30 150M48 122L40 150', `stroke="${mix(blk, '#fff', 0.2)}" stroke-width="1.6"`);
  o += path('M96 16C102 44 92 86 66 116C56 122 44 118 42 108C46 84 58 66 62 40C58 14 88 -4 96 16Z', `fill="${blk}"`)
    + path('M62 40C60 60 66 66 74 58C84 52 90 40 88 26C84 8 62 16 62 40Z', 'fill="#fff6e2"') + path('M64 62C70 68 80 60 86 48C88 60 76 74 66 74C62 74 62 66 64 62Z', `fill="${p.a}"`);
  o += path('M92 60C90 84 76 104 62 114C66 96 76 76 92 60Z', `fill="${shade(blk, 0.1)}"`)
    + [0, 1, 2].map((i) => path(`M${86 - i * 6} ${76 + i * 9}q-6 6 -12 8`, `fill="none" stroke="${mix(blk, '#fff', 0.3)}" stroke-width="1.6" stroke-linecap="round"`)).join('');
  // the bill is the bar of the seven
  o += path('M74 8C60 -4 26 -8 6 4C-4 10 -6 22 0 32C8 26 20 26 34 27C52 29 66 34 76 34Z', `fill="${b2}"`)
    + path('M76 34C66 34 52 29 34 27C20 26 8 26 0 32C-1 30 -3 26 -3 22C10 18 40 20 76 22Z', `fill="${shade(b2, -0.12)}"`)
    + path('M6 4C-4 10 -6 22 0 32C4 29 8 28 13 27C8 20 8 10 14 1C11 2 8 3 6 4Z', `fill="${p.a}"`)
    + path('M4 22C26 17 50 19 76 22', `fill="none" stroke="${d}" stroke-width="1.6"`)
    + path('M24 4C40 0 56 2 66 8', 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"')
    + [30, 42, 54].map((x) => path(`M${x} 19.4v8`, `stroke="${d}" stroke-width="1.4" opacity=".35"`)).join('');
  o += circ(79, 20, 9.4, `fill="${p.c}"`) + eyeD(79, 20, 6, -0.16) + path('M58 116q-6 8 -14 6M64 112q-2 10 -10 12', `fill="none" stroke="${b2}" stroke-width="3.4" stroke-linecap="round"`);
  o += tub(bez([6, 128], [40, 118], [70, 128], [104, 116], 16), () => 6.6, '#8a5a36') + path('M84 118C90 108 100 106 106 108C104 116 94 122 84 118Z', `fill="${p.c}"`);
  return { w: 96, svg: o, feet: [] };
}

/** a penguin */
export function drawPenguin({ p }: Pen): Figure {
  // penguin, two rounds
  const blk = lum(p.bg) < 0.5 ? '#6273a3' : '#2d3650', wht = '#fffdf6', or = '#f09a30';
  let o = path('M50 143C20 143 6 124 8 100C10 84 18 74 28 68C20 60 16 48 18 36C20 16 34 2 50 2C66 2 80 16 82 36C84 48 80 60 72 68C82 74 90 84 92 100C94 124 80 143 50 143Z', `fill="${blk}"`);
  o += path('M12 92C2 100 -2 112 -4 124C6 124 14 116 17 106ZM88 92C98 100 102 112 104 124C94 124 86 116 83 106Z', `fill="${blk}"`);
  o += path('M50 58C36 60 27 52 27 41C27 30 36 24 43 26C47 27 49 31 50 34C51 31 53 27 57 26C64 24 73 30 73 41C73 52 64 60 50 58Z', `fill="${wht}"`)
    + path('M50 136C30 136 20 122 22 104C24 90 36 80 50 80C64 80 76 90 78 104C80 122 70 136 50 136Z', `fill="${wht}"`)
    + path('M50 136C30 136 20 122 22 104C28 126 60 132 78 108C78 124 68 136 50 136Z', `fill="${mix(blk, '#fff', 0.82)}"`);
  o += circ(39, 40, 4.4, 'fill="#231b22"') + circ(61, 40, 4.4, 'fill="#231b22"') + circ(37.6, 38.4, 1.5, 'fill="#fff"')
    + circ(59.6, 38.4, 1.5, 'fill="#fff"') + path('M43 45Q50 41 57 45Q55 54 50 55Q45 54 43 45Z', `fill="${or}"`)
    + path('M43.6 47Q50 50 56.4 47', 'fill="none" stroke="#a85c14" stroke-width="1.3"') + cheek(33, 50, 4.4, '#f08b7c') + cheek(67, 50, 4.4, '#f08b7c');
  o += path('M26 141C20 142 16 146 18 148H42C43 144 38 140 34 140ZM74 141C80 142 84 146 82 148H58C57 144 62 140 66 140Z', `fill="${or}"`);
  // scarf round the waist of the eight
  o += path('M24 64C36 74 64 74 76 64C80 68 81 73 79 77C64 87 36 87 21 77C19 73 20 68 24 64Z', `fill="${p.a}"`)
    + path('M64 76C70 88 72 100 70 110L58 108C60 98 58 88 53 81Z', `fill="${shade(p.a, -0.06)}"`)
    + path('M30 70l-4 10M42 74l-2 11M54 74l2 11M66 71l5 9', `stroke="${p.b}" stroke-width="3"`)
    + path('M59 108l-1 6M63 109l0 6M67 110l1 6', `stroke="${p.a}" stroke-width="2" stroke-linecap="round"`);
  o += path('M30 12C36 6 44 4 52 5', 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3.4" stroke-linecap="round"');
  return { w: 100, svg: o, feet: [[50, 147]] };
}
