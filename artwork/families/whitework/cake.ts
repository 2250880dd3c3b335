import { circ, type Drawing, ell, g, mix, n1, type P, path, qbez, ribbon, shade } from '#artwork/engine.ts';
import type { Flowers } from './flowers.ts';
import type { Papers } from './papers.ts';
import type { Sculpture } from './words.ts';

/** a wedding cake of three tiers on a stand */
export function drawCake(c: Drawing, { base, white, shd, foil }: Papers, { rose, daisy, five, fl, spray }: Flowers): Sculpture {
  let s = '';
  const tier = (y: number, w: number, h: number, tone: string) => {
    const e = 20,
      d = `M${500 - w / 2} ${y}V${y + h}A${w / 2} ${e} 0 0 0 ${500 + w / 2} ${y + h}V${y}A${w / 2} ${e} 0 0 0 ${500 - w / 2} ${y}Z`;
    return c.soft(d, 10, 8, 18, shd, 0.24, 5)
      + path(d, `fill="${c.lin([[0, shade(tone, -0.05)], [0.22, tone], [0.5, '#ffffff'], [0.8, tone], [1, shade(tone, -0.085)]], 0, 0, 1, 0)}"`)
      + ell(500, y, w / 2, e, `fill="${mix(base, '#fff', 0.7)}" stroke="#fff" stroke-width="2"`);
  };
  const pearls = (y: number, w: number, n: number, R: number, fill: string) => Array.from({ length: n }, (_, i) => {
    const u = (i / (n - 1)) * 2 - 1, x = 500 + Math.sin((u * Math.PI) / 2) * (w / 2), yy = y + 20 * Math.cos((u * Math.PI) / 2);
    return circ(x + 1, yy + 3, R, `fill="${shd}" fill-opacity=".2"`) + circ(x, yy, R, `fill="${fill}"`) + circ(x - R * 0.3, yy - R * 0.3, R * 0.36, 'fill="#fff" fill-opacity=".9"');
  }).join('');
  const swag = (y: number, w: number, n: number, drop: number) => {
    let o = '';
    for (let i = 0; i < n; i++) {
      const X = (k: number) => 500 + Math.sin((((k / n) * 2 - 1) * Math.PI) / 2) * (w / 2), Y = (k: number) => y + 20 * Math.cos((((k / n) * 2 - 1) * Math.PI) / 2);
      const a: P = [X(i), Y(i)], b: P = [X(i + 1), Y(i + 1)], mm: P = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop * 2];
      for (const k of [1, 0.72, 0.44]) {
        const z = qbez(a, [mm[0], a[1] + (mm[1] - a[1]) * k], b, 12);
        o += g(path(ribbon(z, (t) => 2 + 6 * Math.sin(Math.PI * t)), `fill="${shd}" fill-opacity=".22"`), 'transform="translate(1 4)"')
          + path(ribbon(z, (t) => 2 + 6 * Math.sin(Math.PI * t)), 'fill="#fff"');
      }
    }
    return o;
  };
  const tone = mix(base, white, 0.55);
  // stand
  const stand = 'M452 1010C462 1060 430 1090 372 1104C420 1118 580 1118 628 1104C570 1090 538 1060 548 1010Z';
  s += ell(500, 1110, 210, 22, `fill="${shd}" fill-opacity=".16"`) + path(stand, `fill="${c.lin([[0, shade(tone, -0.07)], [0.4, '#fff'], [1, shade(tone, -0.08)]], 0, 0, 1, 0)}"`);
  let sc = '';
  for (let i = 0; i < 17; i++) {
    const u0 = (i / 17) * 2 - 1, u1 = ((i + 1) / 17) * 2 - 1, X = (u: number) => 500 + Math.sin((u * Math.PI) / 2) * 318, Y = (u: number) => 996 + 20 * Math.cos((u * Math.PI) / 2);
    sc += `M${n1(X(u0))} ${n1(Y(u0))}Q${n1((X(u0) + X(u1)) / 2)} ${n1(Y((u0 + u1) / 2) + 46)} ${n1(X(u1))} ${n1(Y(u1))}Z`;
  }
  s += path(sc, `fill="${tone}" stroke="${foil}" stroke-width="2.4"`) + ell(500, 996, 320, 24, `fill="${white}" stroke="${foil}" stroke-width="3"`);
  s += tier(800, 490, 180, tone) + swag(812, 490, 7, 38) + pearls(976, 490, 33, 8, white);
  s += tier(626, 372, 172, tone) + path(`M314 700A186 20 0 0 0 686 700V738A186 20 0 0 1 314 738Z`, `fill="${foil}"`) + pearls(792, 372, 27, 7, white);
  let quilt = '';
  s += tier(468, 262, 156, tone);
  for (let i = -4; i <= 4; i++) for (const sd of [-1, 1]) quilt += `M${500 + i * 36} 484L${500 + i * 36 + sd * 76} 636`;
  s += g(path(quilt, `fill="none" stroke="${shade(base, -0.06)}" stroke-width="2"`),
    `clip-path="${c.clip(path('M369 470V624A131 20 0 0 0 631 624V470A131 20 0 0 1 369 470Z'))}"`) + pearls(620, 262, 21, 6.4, white);
  s += spray(qbez([500, 450], [430, 420], [392, 352], 14), 44, 5) + spray(qbez([510, 450], [570, 410], [604, 340], 14), 44, 5)
    + spray(qbez([505, 440], [520, 380], [496, 320], 14), 34, 6, 1) + spray(qbez([640, 640], [720, 640], [742, 560], 14), 42, 5)
    + spray(qbez([360, 800], [290, 820], [262, 900], 14), 44, 5) + spray(qbez([620, 700], [660, 760], [650, 850], 14), 38, 6, 1) + spray(qbez([380, 860], [360, 930], [400, 970], 12), 34, 5, 1);
  s += fl(rose[0]!, 476, 436, 64) + fl(rose[1]!, 552, 448, 50) + fl(daisy, 514, 398, 34) + fl(rose[1]!, 640, 640, 60) + fl(five, 690, 692, 36)
    + fl(daisy, 590, 668, 34) + fl(five, 652, 574, 30) + fl(rose[0]!, 352, 826, 68) + fl(daisy, 420, 856, 40) + fl(five, 316, 898, 36) + fl(five, 382, 766, 32);
  return { art: g(s, 'transform="translate(0 96)"'), place: { tcy: 226, tw: 760, tmax: 104, on: base } };
}
