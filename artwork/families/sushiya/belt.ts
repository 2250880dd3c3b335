import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { type Counter, maki, nigiri, plate, roe } from './piece.ts';

/** The belt from above, going round the counter with many dishes; the words stand where the chef would be. */
export function belt(t: Counter): Room {
  const { c, r, p } = t, wood = mix('#d9a86c', p.d, 0.15);
  let grain = '';
  for (let i = 0; i < 60; i++) { const y = r.f(-10, 1410); grain += `M-10 ${n1(y)}C${n1(r.f(200, 400))} ${n1(y + r.f(-12, 12))} ${n1(r.f(600, 800))} ${n1(y + r.f(-12, 12))} 1010 ${n1(y + r.f(-8, 8))}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wood}"`) + path(grain, `fill="none" stroke="${shade(wood, -0.06)}" stroke-width="3.5" opacity=".6"`));
  // the belt: a steel rim and overlapping plates of dark rubber, laid along a rounded square
  const X0 = 172, Y0 = 176, X1 = 828, Y1 = 1224, R = 150, W = 236;
  const lane = `M${X0 + R} ${Y0}H${X1 - R}A${R} ${R} 0 0 1 ${X1} ${Y0 + R}V${Y1 - R}A${R} ${R} 0 0 1 ${X1 - R} ${Y1}H${X0 + R}A${R} ${R} 0 0 1 ${X0} ${Y1 - R}V${Y0 + R}A${R} ${R} 0 0 1 ${X0 + R} ${Y0}Z`;
  const steel = '#c9cfd2', dark = mix('#2b2f33', p.e, 0.35);
  c.add('art', path(lane, `fill="none" stroke="#140e08" stroke-width="${W + 44}" opacity=".22" transform="translate(4 12)"`) + path(lane, `fill="none" stroke="${steel}" stroke-width="${W + 30}"`) + path(lane, `fill="none" stroke="#eef1f2" stroke-width="${W + 18}"`) + path(lane, `fill="none" stroke="#8c959a" stroke-width="${W + 8}"`) + path(lane, `fill="none" stroke="${dark}" stroke-width="${W}"`) + path(lane, `fill="none" stroke="${shade(dark, 0.055)}" stroke-width="${W - 14}" stroke-dasharray="3 47"`));
  // the lane's length, so that plates stand evenly
  const flat = X1 - X0 - 2 * R, tall = Y1 - Y0 - 2 * R, q = (Math.PI / 2) * R, whole = 2 * (flat + tall) + 4 * q;
  const on = (s: number): [number, number] => { let d = ((s % whole) + whole) % whole; const turn = (cx: number, cy: number, a: number): [number, number] => { const e = polar(cx, cy, R, a + d / R); return [e[0], e[1]]; }; if (d < flat) return [X0 + R + d, Y0]; d -= flat; if (d < q) return turn(X1 - R, Y0 + R, -TAU / 4); d -= q; if (d < tall) return [X1, Y0 + R + d]; d -= tall; if (d < q) return turn(X1 - R, Y1 - R, 0); d -= q; if (d < flat) return [X1 - R - d, Y1]; d -= flat; if (d < q) return turn(X0 + R, Y1 - R, TAU / 4); d -= q; if (d < tall) return [X0, Y1 - R - d]; d -= tall; return turn(X0 + R, Y0 + R, TAU / 2); };
  const wasabi = (x: number, y: number) => path('M-16 8C-20 -8 -4 -20 6 -14C20 -16 22 6 12 12C2 18 -12 18 -16 8Z', `fill="#8fae4c" ${tf(x, y)}`) + path('M-6 -4q6 -6 12 0', `fill="none" stroke="#b9d07a" stroke-width="4" stroke-linecap="round" ${tf(x, y)}`);
  const ginger = (x: number, y: number) => g(path('M-26 8C-24 -14 -4 -20 8 -12C24 -18 34 0 22 12C10 22 -20 22 -26 8Z', 'fill="#f6c3b4"') + path('M-16 6C-10 -8 6 -8 12 2M-6 12C2 2 16 2 20 8', 'fill="none" stroke="#e79d8d" stroke-width="4" stroke-linecap="round"'), tf(x, y));
  const cols = [p.a, p.paper, p.c, p.e, p.b], lines = [p.paper, p.a, p.paper, p.b, p.e];
  const dishes = [
    () => nigiri(t, 0, -34, -6, 0.56, 'salmon') + nigiri(t, 0, 36, -6, 0.56, 'salmon'),
    () => [[-34, -34], [36, -30], [-32, 36], [38, 38]].map(([x, y]) => maki(t, x!, y!, 32, ['#7fa04a', '#f08a5d', '#f4c64f'])).join(''),
    () => nigiri(t, 0, -34, 8, 0.56, 'tuna') + nigiri(t, 0, 36, 8, 0.56, 'tuna'),
    () => roe(t, 0, -38, 0.58) + roe(t, 2, 42, 0.58),
    () => nigiri(t, -6, -34, 4, 0.54, 'prawn') + nigiri(t, -6, 36, 4, 0.54, 'prawn'),
    () => nigiri(t, 0, -34, -4, 0.56, 'egg') + nigiri(t, 0, 36, -4, 0.56, 'egg'),
    () => [[-34, -34], [36, -30], [-32, 36], [38, 38]].map(([x, y]) => maki(t, x!, y!, 32, ['#c2384a', '#c2384a', '#7fa04a'])).join(''),
    () => nigiri(t, 0, -34, -8, 0.56, 'eel') + nigiri(t, 0, 36, -8, 0.56, 'eel'),
  ];
  const n = 12, gap = whole / n;
  let o = '';
  for (let i = 0; i < n; i++) { const [x, y] = on(i * gap + 22); if (i === 7) continue; o += plate(c, x, y, 108, cols[i % 5]!, lines[i % 5]!) + g(dishes[(i * 3) % 8]!() + (i % 2 ? wasabi(64, 4) : ginger(-66, 2)), tf(x, y, r.f(-24, 24), 0.98)); }
  // the place where one plate was, and on it a slice of cake
  const [cx, cy] = on(7 * gap + 22), pink = mix('#f2b3bd', p.c, 0.12);
  o += plate(c, cx, cy, 108, p.paper, p.c) + g(circ(0, 0, 64, 'fill="#ffffff"') + path('M-66 34L54 -58Q78 -24 70 26Z', 'fill="#14100c" opacity=".2" transform="translate(4 12)"') + path('M-66 30V52L70 44V22Z', 'fill="#e9bd7b"') + path('M-66 36L70 28V34L-66 43Z', `fill="${mix('#d6425c', p.c, 0.2)}"`) + path('M-66 30L54 -62Q78 -28 70 22Z', `fill="${pink}"`) + path('M54 -62Q78 -28 70 22', `fill="none" stroke="#fff3ee" stroke-width="13" stroke-linecap="round" stroke-dasharray="1 17"`) + path('M-30 12h.1M4 -8h.1M26 12h.1M40 -24h.1M-4 16h.1', 'stroke="#ffffff" stroke-width="8" stroke-linecap="round"') + rect(12, -92, 11, 74, `rx="4" fill="${p.a}"`) + path('M12 -78l11 -8M12 -60l11 -8M12 -42l11 -8', 'stroke="#ffffff" stroke-width="4"') + path('M18 -96C4 -112 12 -122 18 -136C24 -122 32 -112 18 -96Z', 'fill="#f59a2c"') + path('M18 -98C12 -106 15 -112 18 -120C21 -112 24 -106 18 -98Z', 'fill="#fff0b0"'), tf(cx, cy + 4, 0, 0.98));
  c.add('art', o);
  // soy and chopsticks at the edge of the counter; the chef's linen in the middle
  c.add('art', c.soft('M318 322H682V1078H318Z', 0, 4, 12, '#140e08', 0.25) + rect(318, 322, 364, 756, `rx="8" fill="${p.paper}"`) + path('M330 360H670M330 1040H670', `stroke="${p.a}" stroke-width="5"`) + path('M330 372H670M330 1028H670', `stroke="${p.a}" stroke-width="2"`) + g(path('M-64 0A64 64 0 0 1 64 0M-42 0A42 42 0 0 1 42 0M-20 0A20 20 0 0 1 20 0', `fill="none" stroke="${p.a}" stroke-width="6" opacity=".7"`), tf(436, 1028, 0, 0.72)) + g(path('M-64 0A64 64 0 0 1 64 0M-42 0A42 42 0 0 1 42 0M-20 0A20 20 0 0 1 20 0', `fill="none" stroke="${p.a}" stroke-width="6" opacity=".7"`), tf(564, 1028, 0, 0.72)) + g(path('M-64 0A64 64 0 0 1 64 0M-42 0A42 42 0 0 1 42 0M-20 0A20 20 0 0 1 20 0', `fill="none" stroke="${p.c}" stroke-width="6" opacity=".8"`), tf(500, 1028, 0, 0.72)) + g(circ(0, 0, 50, `fill="${p.c}" opacity=".95"`), tf(500, 450)));
  return { box: [334, 540, 332, 420], ground: p.paper, ink: p.e, small: p.c, max: 92 };
}
