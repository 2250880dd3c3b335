import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { type Bar, bubbles, foam, type Room } from './glass.ts';

/** Five taps in front of the board that says what is on; a tasting flight on the bar below. */
export function taps(b: Bar): Room {
  const { c, r, p } = b, slate = mix('#22282b', p.e, 0.3), wood = mix('#a06a3c', p.b, 0.1), brass = mix('#d8a548', p.b, 0.2), cream = p.paper;
  // a wall of small tiles, the board hung on it
  let o = rect(0, 0, 1000, 960, `fill="${shade(p.d, -0.05)}"`);
  for (let row = 0; row < 17; row++) for (let k = -1; k < 9; k++) o += rect(k * 124 + (row % 2 ? 62 : 0) + 3, row * 58 + 3, 118, 52, `rx="4" fill="${shade(p.d, r.f(-0.012, 0.02))}"`);
  c.add('ground', o);
  let dust = '';
  for (let i = 0; i < 40; i++) dust += `M${n1(r.f(120, 860))} ${n1(r.f(120, 430))}q${n1(r.f(20, 60))} ${n1(r.f(-16, 16))} ${n1(r.f(60, 140))} ${n1(r.f(-8, 8))}`;
  c.add('art', path('M250 0L300 92M750 0L700 92', `stroke="${p.ink}" stroke-width="6"`) + c.soft('M72 76H928V496H72Z', 4, 12, 18, p.ink, 0.4) + rect(72, 76, 856, 420, `rx="8" fill="${wood}"`) + path('M72 100H928M72 472H928', `stroke="${shade(wood, 0.06)}" stroke-width="6"`) + rect(104, 108, 792, 356, `fill="${slate}"`) + path(dust, `fill="none" stroke="${cream}" stroke-width="16" opacity=".025" stroke-linecap="round"`) + path('M130 134H870V438H130Z', `fill="none" stroke="${cream}" stroke-width="3.5" opacity=".55" stroke-dasharray="60 4"`));
  // the bar's rail of brass, and the five
  c.add('art', rect(0, 846, 1000, 74, `fill="${c.lin([[0, shade(brass, 0.1)], [0.25, shade(brass, 0.17)], [0.6, brass], [1, shade(brass, -0.18)]])}"`) + [90, 910].map((x) => rect(x - 34, 910, 68, 90, `fill="${c.lin([[0, shade(brass, -0.14)], [0.3, shade(brass, 0.14)], [1, shade(brass, -0.16)]], 0, 0, 1, 0)}"`)).join(''));
  const grips = [p.a, cream, p.b, p.c, p.e];
  const mark = [(k: string) => path('M0 -34C-16 -16 -22 0 0 26C22 0 16 -16 0 -34Z', `fill="${k}"`), (k: string) => circ(0, 0, 20, `fill="${k}"`) + path('M0 -38V-28M0 28V38M-38 0H-28M28 0H38M-27 -27l7 7M27 -27l-7 7M-27 27l7 -7M27 27l-7 -7', `stroke="${k}" stroke-width="7" stroke-linecap="round"`), (k: string) => path('M-30 22L0 -32L30 22ZM-8 22L10 -6L28 22Z', `fill="${k}"`), (k: string) => path('M0 -34L10 -10H34L15 6L22 30L0 16L-22 30L-15 6L-34 -10H-10Z', `fill="${k}"`), (k: string) => path('M-30 6Q-14 -30 4 -6T34 -8M-30 26Q-14 -10 4 14T34 12', `fill="none" stroke="${k}" stroke-width="9" stroke-linecap="round"`)];
  grips.forEach((col, i) => {
    const x = 148 + i * 176, ink = i === 1 || i === 2 ? p.ink : cream;
    const grip = 'M-44 -292C-48 -322 48 -322 44 -292L30 -84C28 -68 -28 -68 -30 -84Z';
    c.add('art', g(c.soft(grip, 3, 6, 8, p.ink, 0.35) + path(grip, `fill="${col}"`) + path('M-34 -288L-22 -88', `stroke="${shade(col, 0.12)}" stroke-width="9" stroke-linecap="round"`) + g(mark[i]!(ink), 'transform="translate(2 -222)"') + path('M-18 -156H18M-14 -136H14', `stroke="${ink}" stroke-width="6" stroke-linecap="round"`) + rect(-20, -76, 40, 30, `rx="5" fill="${shade(brass, 0.05)}"`) + path('M-34 -46H34V0H-34Z', `fill="${c.lin([[0, shade(brass, -0.14)], [0.3, shade(brass, 0.15)], [1, shade(brass, -0.16)]], 0, 0, 1, 0)}"`) + ell(0, 36, 40, 40, `fill="${brass}"`) + ell(-12, 24, 12, 12, `fill="${shade(brass, 0.16)}"`) + path('M-13 66H13L10 128H-10Z', `fill="${c.lin([[0, shade(brass, -0.14)], [0.4, shade(brass, 0.15)], [1, shade(brass, -0.16)]], 0, 0, 1, 0)}"`), tf(x, 846)));
  });
  // the bar
  c.add('art', rect(0, 990, 1000, 410, `fill="${shade(wood, -0.14)}"`) + rect(0, 1200, 1000, 200, `fill="${wood}"`) + rect(0, 1196, 1000, 14, `fill="${shade(wood, 0.09)}"`) + path('M0 1250Q300 1240 1000 1262M0 1310Q400 1326 1000 1304M0 1364Q500 1352 1000 1370', `fill="none" stroke="${shade(wood, -0.06)}" stroke-width="4"`) + [0, 1, 2, 3].map((k) => rect(20 + k * 245, 1016, 225, 160, `rx="6" fill="${shade(wood, -0.17)}"`) + path(`M${20 + k * 245} 1176V1016H${245 + k * 245}`, `fill="none" stroke="${shade(wood, -0.24)}" stroke-width="6"`)).join(''));
  // a flight of four on its board
  const beers = [mix('#f0c04a', p.b, 0.1), mix('#d98a22', p.b, 0.05), mix('#a2501d', p.a, 0.1), mix('#2f1a12', p.e, 0.15)];
  c.add('art', c.soft('M120 1272H880V1316H120Z', 4, 10, 14, p.ink, 0.4) + rect(120, 1268, 760, 48, `rx="22" fill="${shade(wood, -0.2)}"`) + rect(120, 1268, 760, 16, `rx="8" fill="${shade(wood, -0.1)}"`) + circ(850, 1292, 10, `fill="${wood}"`));
  beers.forEach((beer, i) => {
    const x = 224 + i * 170, d = `M${x - 62} 1060H${x + 62}L${x + 46} 1264Q${x + 44} 1276 ${x + 34} 1276H${x - 34}Q${x - 44} 1276 ${x - 46} 1264Z`, inner = `M${x - 54} 1096H${x + 54}L${x + 40} 1256H${x - 40}Z`;
    c.add('art', path(d, 'fill="#fbfdf6" opacity=".62"') + path(inner, `fill="${c.lin([[0, shade(beer, 0.06)], [1, shade(beer, -0.05)]])}"`) + bubbles(b, inner, [x - 50, 1130, 100, 120], i === 3 ? 4 : 22) + foam(b, x - 57, 1112, 114, 44) + path(`M${x - 54} 1070L${x - 40} 1250`, 'stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".85"'));
  });
  return { box: [160, 150, 680, 206], ground: slate, ink: cream, face: 'sansita-swashed:700', max: 128, small: { y: 400, w: 640, ground: slate, ink: mix(p.b, cream, 0.35) } };
}
