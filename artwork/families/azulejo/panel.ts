import {
  at, circ, type Drawing, g, type Input, mix, type P, path, polar, rect, shade, TAU, tfit, type Rng,
} from '#artwork/engine.ts';
import { block, blockC } from '#artwork/lettering/table.ts';

/** The glaze and the strokes of the panel about the picture. */
export type Panel = {
  inp: Input; c: Drawing; r: Rng; B: string; D: string; glaze: string; acc: string;
  bs: (ps: P[], w: number, tail?: number) => string; q3: (a: P, b: P, d: P, w: number, tail?: number) => string;
  tear: (x: number, y: number, a: number, l: number, w: number) => string;
  wash: (d: string, o?: number, col?: string) => string; line: (d: string, o?: number) => string;
};

/** the tiles with their joints */
export function drawTiles({ c, r, D, glaze }: Panel) {
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

/** the border of leaves and corners */
export function drawBorder({ c, B, D, glaze, acc, bs, q3, tear, wash, line }: Panel) {
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

/** the cartouche with the words */
export function drawCartouche({ inp, c, B, D, glaze, bs, wash, line, cx }: Panel & { cx: number }) {
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
