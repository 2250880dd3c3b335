import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { goldfish, type Page, type Room } from './page.ts';

/** A courtyard pool from above, eight-pointed, tiled: goldfish, and petals that have blown in. */
export function pool(s: Page): Room {
  const { c, r, p } = s, X = 500, Y = 620, R = 350, water = mix('#2f9aa3', p.a, 0.35), deep = mix('#14606f', p.e, 0.35);
  // the court's bricks, laid in herringbone
  const brick = mix('#dcb489', p.bg, 0.45);
  const herring = c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${shade(brick, -0.07)}"`) + [[1, 1, 46, 22], [49, 1, 22, 46], [73, 25, 22, 46], [1, 25, 22, 46], [25, 25, 46, 22], [49, 49, 46, 22], [25, 49, 22, 46], [-23, 73, 46, 22], [73, 73, 46, 22], [49, 73, 22, 22], [1, 73, 22, 22], [25, 97, 46, 22], [73, -23, 22, 46], [73, 1, 22, 22]].map(([x, y, w, h], i) => rect(x!, y!, w!, h!, `fill="${shade(brick, [0, 0.02, -0.015][i % 3]!)}"`)).join(''));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${herring}"`));
  const squares = (k: number) => { const q = (t: number) => `M${[0, 1, 2, 3].map((i) => { const e = polar(X, Y, k, t + (i * TAU) / 4); return `${n1(e[0])} ${n1(e[1])}`; }).join('L')}Z`; return q(0) + q(TAU / 8); };
  // one outline: eight points, so that no seam shows
  const octa = (k: number) => { const inn = k * 0.765; return `M${Array.from({ length: 16 }, (_, i) => { const e = polar(X, Y, i % 2 ? inn : k, (i * TAU) / 16); return `${n1(e[0])} ${n1(e[1])}`; }).join('L')}Z`; };
  c.add('art', c.soft(octa(R + 96), 0, 6, 16, p.ink, 0.3) + path(octa(R + 96), `fill="${p.paper}"`) + path(octa(R + 84), `fill="${p.e}"`) + path(octa(R + 72), `fill="${p.b}"`) + path(octa(R + 64), `fill="${p.e}"`));
  let tiles = '';
  for (let i = 0; i < 64; i++) { const a = (i * TAU) / 64, k = 0.94 + 0.06 * Math.cos((i * TAU) / 8), e = polar(X, Y, (R + 34) * (k - 0.02), a); tiles += g(path('M0 -15L5 -5L15 0L5 5L0 15L-5 5L-15 0L-5 -5Z', `fill="${i % 2 ? p.b : p.paper}"`), tf(e[0], e[1], (a * 180) / Math.PI, i % 2 ? 0.8 : 1)); }
  c.add('art', tiles + path(octa(R + 10), `fill="${p.paper}"`) + path(octa(R), `fill="${c.rad([[0, shade(water, 0.05)], [0.7, water], [1, deep]])}"`));
  // the pool's own floor, seen through the water
  let floor = '';
  for (let k = 1; k < 5; k++) floor += squares(R * (0.24 * k));
  let light = '';
  for (let i = 0; i < 34; i++) { const e = polar(X, Y, R * 0.82 * Math.sqrt(r.f()), r.f(0, TAU)), w = r.f(20, 54); light += `M${n1(e[0] - w)} ${n1(e[1])}q${n1(w * 0.5)} ${n1(-14)} ${n1(w)} 0t${n1(w)} 0`; }
  c.add('art', g(path(floor, `fill="none" stroke="${shade(water, 0.11)}" stroke-width="5" opacity=".55"`) + path(light, `fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".32"`) + path(octa(R), `fill="none" stroke="${deep}" stroke-width="40" opacity=".4" transform="translate(0 -14)"`), `clip-path="${c.clip(path(octa(R)))}"`));
  // the fish, round and round
  const fish: [number, number, number, string][] = [[0.56, 0.3, 1.1, '#ee7a2c'], [0.6, 1.62, 0.94, '#e4512e'], [0.54, 2.86, 1.16, '#f2942f'], [0.6, 4.02, 0.96, '#ee6a2c'], [0.56, 5.2, 1.06, '#e85a2a'], [0.14, 3.6, 0.82, '#f6c08a']];
  for (const [k, a, size, col] of fish) { const e = polar(X, Y, R * k, a), deg = (a * 180) / Math.PI + 90; c.add('art', g(goldfish(e[0] + 12, e[1] + 22, size, deg, deep), 'opacity=".4"') + goldfish(e[0], e[1], size, deg, col)); }
  // petals and a few whole flowers of almond
  let petals = '';
  const flower = (x: number, y: number, k: number, d: number) => g([0, 1, 2, 3, 4].map((i) => path('M0 0C-16 -8 -18 -26 -4 -32L0 -28L4 -32C18 -26 16 -8 0 0Z', `fill="${i % 2 ? '#fbe3e4' : '#f6cdd2'}" transform="rotate(${i * 72})"`)).join('') + circ(0, 0, 6, 'fill="#d9486a"') + [0, 1, 2, 3, 4, 5].map((i) => { const e = polar(0, 0, 13, i + 0.3); return circ(e[0], e[1], 2.4, 'fill="#e9b84a"'); }).join(''), tf(x, y, d, k));
  for (let i = 0; i < 40; i++) { const e = polar(X, Y, R * r.f(0.1, 1.5), r.f(0, TAU)); if (e[1] > 1090) continue; petals += path('M0 0C-10 -12 -6 -24 4 -26C14 -18 12 -6 0 0Z', `fill="${i % 3 ? '#f9d7da' : '#ffffff'}" ${tf(e[0], e[1], r.f(0, 360), r.f(0.7, 1.1))}`); }
  c.add('art', petals + flower(360, 470, 1.1, 10) + flower(650, 780, 1.2, 60) + flower(120, 150, 1.3, 30) + flower(900, 210, 1.1, 0) + flower(880, 1060, 1.2, 44) + flower(96, 1040, 1, 12));
  // pots at the corners
  const pot = (x: number, y: number, k: number, leaf: string) => { let l = ''; for (let i = 0; i < 16; i++) { const a = (i * TAU) / 16 + r.f(-0.1, 0.1), e = polar(0, 0, 84, a); l += path(`M0 0Q${n1(e[0] * 0.6 - e[1] * 0.2)} ${n1(e[1] * 0.6 + e[0] * 0.2)} ${n1(e[0])} ${n1(e[1])}Q${n1(e[0] * 0.6 + e[1] * 0.2)} ${n1(e[1] * 0.6 - e[0] * 0.2)} 0 0Z`, `fill="${shade(leaf, i % 2 ? 0.04 : -0.03)}"`); } return g(circ(6, 12, 70, `fill="${p.ink}" opacity=".25"`) + circ(0, 0, 66, `fill="${p.e}"`) + circ(0, 0, 54, `fill="${p.b}"`) + circ(0, 0, 50, 'fill="#5a3b26"') + l + [0, 1, 2, 3, 4, 5, 6].map((i) => { const e = polar(0, 0, i ? 40 : 0, i); return circ(e[0], e[1], 15, `fill="${mix('#8d6cc0', p.c, 0.25)}"`) + circ(e[0] - 3, e[1] - 3, 7, `fill="${mix('#c3a8e2', p.c, 0.15)}"`); }).join(''), tf(x, y, 0, k)); };
  const leaf = mix('#4d8a44', p.a, 0.15);
  c.add('art', pot(72, 300, 0.9, leaf) + pot(934, 330, 0.86, leaf) + pot(60, 930, 0.84, leaf) + pot(946, 906, 0.9, leaf));
  // a strip of glazed tiles for the words
  c.add('art', c.soft('M60 1132H940V1352H60Z', 0, 6, 14, p.ink, 0.35) + rect(60, 1132, 880, 220, `fill="${p.e}"`) + rect(74, 1146, 852, 192, `fill="none" stroke="${p.b}" stroke-width="6"`) + rect(88, 1160, 824, 164, `fill="${p.paper}"`));
  return { box: [116, 1172, 768, 144], ground: p.paper, ink: p.e, max: 96, small: p.c };
}
