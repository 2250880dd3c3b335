import { bez, circ, ell, g, mix, path, polar, rect, ribbon, shade, TAU, tf } from '#artwork/engine.ts';
import type { China } from './china.ts';
import { cup } from './cups.ts';
import { pot } from './pot.ts';
import type { Table } from './table.ts';

/** cups in a tower */
export function drawTower(table: Table) {
  const { K, ty, sh, A, PT } = table;
  A.push(sh(500, ty + 24, 320, 34));
  const n = 4;
  let x = 500, y = ty;
  const dg = [0, -3.4, 2.8, -2.2], dx = [0, 16, -24, 12], W = [276, 258, 244, 226], H = [148, 140, 132, 124];
  for (let i = 0; i < n; i++) {
    x = 500 + dx[i]!;
    A.push(cup(table, x, y, dg[i]!, W[i]!, H[i]!, PT[i]!, K(i + 1), i % 2 ? -1 : 1, { form: i % 2, tea: false }));
    y -= H[i]! + 22;
  }
  A.push(pot(table, 492, y + 8, 3.4, 0.8, PT[4] === 'willow' ? 'roses' : PT[4]!, K(0)));
}

/** a pot that pours */
export function drawPour(table: Table) {
  const { c, p, light, K, steam, ty, sh, A, PT } = table;
  A.push(sh(640, ty + 26, 330, 40));
  const tea = c.lin([[0, '#a9501c'], [1, '#7a3414']]);
  A.push(path(ribbon(bez([676, 466], [716, 500], [704, 660], [700, ty - 176], 20), (t) => 22 - 10 * t + 2.4 * Math.sin(t * 20)), `fill="${tea}"`)
    + path(ribbon(bez([678, 472], [711, 508], [700, 660], [696, ty - 180], 20), () => 3.6), 'fill="#f3bd80" opacity=".9"'));
  A.push(pot(table, 326, 566, 24, 0.97, PT[1] === 'willow' ? 'roses' : PT[1]!, K(0)));
  A.push(cup(table, 660, ty + 16, 0, 330, 196, 'willow', { ...K(2), two: mix(light ? p.e : p.d, '#1f4a9a', 0.5), one: mix(light ? p.e : p.d, '#1f4a9a', 0.5) }, 1, { form: 0 }));
  A.push(ell(698, ty - 178, 30, 6, 'fill="none" stroke="#f0b878" stroke-width="3.4" opacity=".9"'));
  A.push(steam(770, ty - 240, 0.8));
}

/** cups on a shelf */
export function drawShelf(table: Table) {
  const { c, clay, K, dk, foilY, foilD, steam, ty, tbl, sh, A, PT } = table;
  // two boards of a dresser, hung with cups
  const bd = shade(mix(tbl, '#ffffff', 0.1), 0);
  const board = (y: number) => rect(0, y, 1000, 26, `fill="${bd}"`) + rect(0, y, 1000, 7, `fill="${mix(bd, '#fff', 0.35)}"`)
    + rect(0, y + 26, 1000, 44, `fill="${c.lin([[0, dk, 0.34], [1, dk, 0]])}"`);
  const plate = (x: number, y: number, R: number, k: China, kind: number) => {
    let s = circ(0, 0, R, `fill="${clay}"`) + circ(0, 0, R * 0.86, `fill="none" stroke="${k.one}" stroke-width="${R * 0.2}"`);
    for (let i = 0; i < 12; i++) {
      const q = polar(0, 0, R * 0.86, (i / 12) * TAU);
      s += kind ? circ(q[0], q[1], R * 0.055, `fill="${clay}"`) : g(path('M0 -9C7 -6 7 6 0 9C-7 6 -7 -6 0 -9Z', `fill="${clay}"`), tf(q[0], q[1], i * 30, R / 110));
    }
    s += circ(0, 0, R * 0.68, `fill="none" stroke="${foilY}" stroke-width="3"`) + circ(0, 0, R - 2, `fill="none" stroke="${foilY}" stroke-width="4"`);
    for (let i = 0; i < 6; i++) s += g(path('M0 -10C16 -24 14 -46 0 -56C-14 -46 -16 -24 0 -10Z', `fill="${i % 2 ? k.one : k.two}" opacity=".9"`), tf(0, 0, i * 60, R / 110));
    s += circ(0, 0, R * 0.09, `fill="${foilY}"`) + circ(0, 0, R, `fill="${c.lin([[0, '#fff', 0.36], [0.45, '#fff', 0], [1, dk, 0.26]], 0, 0, 1, 1)}"`);
    return g(circ(9, 12, R, `fill="${dk}" opacity=".18"`) + s, tf(x, y));
  };
  A.push(plate(230, 372, 116, K(0), 0), plate(500, 356, 132, K(2), 1), plate(770, 372, 116, K(1), 0));
  A.push(board(490));
  for (let i = 0; i < 3; i++) {
    const x = 214 + i * 286;
    A.push(path(`M${x} 516V540C${x} 562 ${x + 26} 562 ${x + 24} 544`, `fill="none" stroke="${foilD}" stroke-width="6" stroke-linecap="round"`),
      g(cup(table, 0, 0, 0, 158, 104, PT[i]!, K(i + 1), 1, { saucer: false, tea: false, form: i % 2 }), `transform="translate(${x - 60} ${640 + (i % 2) * 6}) rotate(-16)"`));
  }
  A.push(sh(250, ty - 8, 230, 24), sh(700, ty - 6, 260, 26));
  A.push(cup(table, 250, ty - 16, 0, 214, 126, PT[3]!, K(2), -1, { form: 1 }), pot(table, 660, ty - 8, 0, 0.94, 'roses', K(0)));
  A.push(steam(236, ty - 170, 0.6));
}
