import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { cob } from '#artwork/subjects/produce.ts';
import { coiled, plaited, type Room, type Work } from './grass.ts';

/** What is laid on the mat before the first candle, seen from above, light from the left. */
export function mat(w: Work): Room {
  const { c, r, p, straw, black, red, green } = w, q = 26, nx = 32, ny = 35, x0 = 500 - (nx * q) / 2, y0 = 412;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + [6, 5, 4, 3, 2, 1].map((k) => rect(x0 + 4 - k * 2, y0 + 6, nx * q + k * 7, ny * q + k * 6 + 8, 'rx="10" fill="#0a0604" opacity=".07"')).join(''));
  // fringes, then the plaited straw with its three borders
  let fringe = '';
  for (let i = 0; i < nx * 2; i++) for (const [y, k] of [[y0, -1], [y0 + ny * q, 1]] as const) fringe += `M${n1(x0 + i * 13 + 6)} ${y}l${n1(r.f(-5, 5))} ${n1(k * r.f(22, 36))}`;
  c.add('art', path(fringe, `stroke="${shade(straw, -0.03)}" stroke-width="5" stroke-linecap="round"`) + plaited(w, x0, y0, nx, ny, q, (i, j) => {
    const d = Math.min(i, j, nx - 1 - i, ny - 1 - j);
    if (d === 1) return red;
    if (d === 2) return (i + j) % 4 < 2 ? black : straw;
    if (d === 3) return green;
    return (i * 3 + j * 2) % 11 === 0 ? shade(straw, -0.05) : straw;
  }));
  const lay = (d: string, dx = 12, dy = 14) => g(path(d, 'fill="#1a0e05" opacity=".2"'), `transform="translate(${dx} ${dy})"`) + g(path(d, 'fill="#1a0e05" opacity=".22"'), `transform="translate(${dx / 2} ${dy / 2})"`);
  // seven candles in a row, in their order
  const seven = [red, red, red, black, green, green, green];
  let art = seven.map((col, i) => {
    const x = 230 + i * 90, y = 604, d = `M${x - 19} ${y - 78}h38v172q-19 9 -38 0Z`;
    return lay(d) + path(d, `fill="${c.lin([[0, shade(col, 0.13)], [0.35, col], [1, shade(col, -0.09)]], 0, 0, 1, 0)}"`) + ell(x, y - 78, 19, 6, `fill="${shade(col, 0.1)}"`) + path(`M${x} ${y - 78}q-3 -12 3 -20`, 'stroke="#2a1a10" stroke-width="4.4" fill="none" stroke-linecap="round"');
  }).join('');
  // the cup of unity, looking down into it
  const [ux, uy] = [318, 836], wood = mix('#7c4a22', p.b, 0.15);
  art += [5, 4, 3, 2, 1].map((k) => circ(ux + k * 4, uy + k * 5, 108, 'fill="#1a0e05" opacity=".09"')).join('') + circ(ux, uy, 110, `fill="${c.rad([[0.6, shade(wood, -0.02)], [0.86, shade(wood, 0.09)], [1, shade(wood, -0.08)]], 0.44, 0.42, 0.56)}"`) + circ(ux, uy, 90, `fill="${shade(wood, -0.16)}"`) + circ(ux + 3, uy + 4, 84, `fill="${c.rad([[0, mix('#3f6f86', '#ffffff', 0.2)], [0.7, '#2f5266'], [1, '#1c3442']], 0.4, 0.36, 0.7)}"`) + path(`M${ux - 54} ${uy - 20}a60 60 0 0 1 44 -40`, 'fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"');
  let notch = '';
  for (let i = 0; i < 28; i++) { const a = polar(ux, uy, 95, (i / 28) * TAU), b = polar(ux, uy, 106, ((i + 0.5) / 28) * TAU), e = polar(ux, uy, 95, ((i + 1) / 28) * TAU); notch += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}L${n1(e[0])} ${n1(e[1])}`; }
  art += path(notch, `fill="none" stroke="${shade(wood, -0.18)}" stroke-width="4"`);
  c.add('art', art);
  // fruit in a coiled bowl
  const [bx, by] = [670, 836];
  let bowl = [5, 4, 3, 2, 1].map((k) => circ(bx + k * 4, by + k * 5, 130, 'fill="#1a0e05" opacity=".09"')).join('') + coiled(w, [bx, by], 132, 12, (row, a) => (row > 0.9 ? black : row > 0.78 ? (Math.floor(((a / TAU) * 28) % 2) ? red : green) : straw)) + circ(bx, by, 102, 'fill="#1a0e05" opacity=".3"');
  const fruit = (x: number, y: number, R: number, col: string, tip: string) => circ(x + 6, y + 8, R, 'fill="#1a0e05" opacity=".3"') + circ(x, y, R, `fill="${c.rad([[0, shade(col, 0.16)], [0.4, col], [1, shade(col, -0.16)]], 0.4, 0.38, 0.66, '', 0.32, 0.28)}"`) + path(`M${x} ${y}m-7 0l14 0m-11 -7l8 14m0 -14l-8 14`, `stroke="${tip}" stroke-width="3.4" stroke-linecap="round"`);
  bowl += fruit(bx - 46, by - 38, 43, mix('#d9822e', p.b, 0.1), '#7a4a1c') + fruit(bx + 44, by - 42, 42, mix('#a6282a', p.a, 0.2), '#4a1512') + fruit(bx - 44, by + 46, 42, mix('#7d9a3c', p.c, 0.2), '#4a5c22') + fruit(bx + 46, by + 45, 43, mix('#e0a83a', p.b, 0.2), '#8a6220') + fruit(bx, by + 2, 40, mix('#b5402c', p.a, 0.1), '#5a1c14');
  c.add('art', bowl);
  // an ear of corn for each child of the house
  const kern = [[mix('#e8b53a', p.b, 0.3), '#f6d27a', '#d99a2a', '#b8642a'], [mix('#9a2f26', p.a, 0.2), '#c2502f', '#e0a03a', '#5a1c18'], [mix('#f0d28a', p.d, 0.3), '#e8b53a', '#f6e2b0', '#c98a3a']];
  c.add('art', kern.map((k, i) => g(path('M-46 -70C-54 20 -40 150 0 214C40 150 54 20 46 -70Z', 'fill="#1a0e05" opacity=".26" transform="translate(14 12)"') + cob(c, r, 150, 36, k, mix('#b9b56c', green, 0.15), '#ffe9b4', 0.6), tf(330 + i * 170, 1070, [-9, 5, -6][i], 0.94))).join(''));
  return { top: 96, h: 268, ground: p.bg };
}
