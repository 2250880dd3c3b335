import { circ, type Drawing, ell, g, mix, n1, type P, path, rect, type Rng, shade, tf } from '#artwork/engine.ts';
import { brick, courthouse, gabled, shop } from './buildings.ts';
import { dab, elm, grass, person, type Paints, type Room } from './hand.ts';

const Y = (u: number) => 640 + 730 * u ** 1.25;
const K = (u: number) => 0.42 + 0.95 * u;
const X = (u: number) => 500 + Math.sin(u * 3.4) * 34 * (1 - u * 0.4);
const HALF = (u: number) => 40 + 178 * u;
const SKINS = ['#e9bd98', '#8a5a3c', '#d9a27a', '#5f3c2a', '#f0cdb0'];

/** the bandsmen: high hats, brass or a drum */
function player(t: Paints, x: number, y: number, k: number, kind: number, skin: string): string {
  const horn = ['M4 -15l10 -3v-5q6 2 6 8t-6 8v-5l-10 2Z', 'M-8 -14h16v11h-16Z', 'M6 -16q10 -2 10 8t-8 8v-4q4 0 4 -4t-6 -4Z'][kind % 3]!;
  return g(path('M-5 -9h4.4V3h-4.4ZM1 -9h4.4V0H1Z', `fill="${t.white}"`) + path('M-7 -8L-6 -18Q0 -23 6 -18L7 -8Z', `fill="${t.red}"`) + path('M-6 -18L6 -8M6 -18L-6 -8', `stroke="${t.white}" stroke-width="1.6"`) + circ(0, -25, 4.4, `fill="${skin}"`) + path('M-4.6 -27V-39H4.6V-27Z', `fill="${t.blue}"`) + rect(-5.4, -29, 10.8, 2.6, `fill="${t.gold}"`) + path('M0 -39q5 -8 1 -12q-5 4 -1 12Z', `fill="${t.white}"`) + path(horn, `fill="${kind % 3 === 1 ? t.white : t.gold}" stroke="${shade(t.gold, -0.2)}" stroke-width="1.2"`) + (kind % 3 === 1 ? rect(-8, -14, 16, 2.6, `fill="${t.blue}"`) + rect(-8, -5.6, 16, 2.6, `fill="${t.blue}"`) : ''), tf(x, y, 0, k));
}

/** a hay wagon with the biggest pie in the county on it */
const pieWagon = (t: Paints) => circ(-44, -8, 15, `fill="${t.dark}"`) + circ(44, -8, 15, `fill="${t.dark}"`) + circ(-44, -8, 8, `fill="${t.gold}"`) + circ(44, -8, 8, `fill="${t.gold}"`) + rect(-66, -36, 132, 18, `fill="${t.blue}"`) + path('M-66 -36q11 14 22 0t22 0t22 0t22 0t22 0t22 0Z', `fill="${t.white}"`)
  + path('M-54 -36L-44 -64H44L54 -36Z', `fill="${shade(t.pale, -0.12)}"`) + path('M-52 -60Q-50 -92 0 -94Q50 -92 52 -60Q58 -52 48 -54Q42 -48 36 -54T24 -54T12 -54T0 -54T-12 -54T-24 -54T-36 -54T-48 -54Q-58 -52 -52 -60Z', `fill="${mix(t.gold, t.wood, 0.4)}"`) + path('M-22 -76l10 -8M0 -70v-14M22 -76l-10 -8', `stroke="${t.red}" stroke-width="5" stroke-linecap="round"`) + path('M-14 -104q-8 -12 0 -22t0 -20M12 -104q-8 -12 0 -22t0 -20', `stroke="${t.white}" stroke-width="4" fill="none" stroke-linecap="round"`);

/** the engine of the volunteers, from the front */
const engine = (t: Paints) => rect(-34, -16, 14, 22, `fill="${t.dark}"`) + rect(20, -16, 14, 22, `fill="${t.dark}"`) + path('M-36 -12V-50Q-36 -58 -28 -58H28Q36 -58 36 -50V-12Z', `fill="${t.red}"`) + rect(-28, -92, 56, 38, `fill="${t.red}"`) + rect(-23, -87, 21, 24, `fill="${t.pale}"`) + rect(2, -87, 21, 24, `fill="${t.pale}"`) + rect(-14, -50, 28, 32, `fill="${t.gold}"`) + path('M-14 -42h28M-14 -34h28M-14 -26h28', `stroke="${shade(t.gold, -0.2)}" stroke-width="2.4"`) + circ(-25, -40, 8, `fill="${t.white}"`) + circ(25, -40, 8, `fill="${t.white}"`) + rect(-40, -16, 80, 7, `fill="${t.white}"`) + circ(0, -98, 7, `fill="${t.gold}"`) + path('M-40 -70L-54 -112M40 -70L54 -112', `stroke="${t.wood}" stroke-width="5"`);

/** a dog in the parade */
const dog = (t: Paints) => path('M-20 0l3 -16Q-18 -26 -8 -26H10Q12 -36 20 -36Q26 -38 28 -32L36 -29Q36 -24 28 -24Q24 -20 20 -16L22 0H17L13 -12H-9L-15 0ZM-18 -22Q-30 -28 -26 -40Q-22 -34 -14 -26Z', `fill="${t.wood}"`) + path('M18 -36q-6 4 -4 12q6 0 8 -8Z', `fill="${shade(t.wood, -0.16)}"`) + circ(27, -31, 1.4, `fill="${t.dark}"`) + path('M14 -24l8 6l-2 4l-8 -6Z', `fill="${t.red}"`);

/** Main Street from a roof on the morning of the Fourth, the whole town out. */
export function parade(c: Drawing, r: Rng, t: Paints): Room {
  const hill = mix(t.green, t.sky, 0.42), field = mix(t.leaf, t.gold, 0.3);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(t.sky, t.pale, 0.2)], [0.42, mix(t.sky, t.white, 0.35)]])}"`);
  s += path('M0 520Q160 430 340 486T660 470T1000 490V700H0Z', `fill="${mix(hill, t.sky, 0.3)}"`) + path('M0 560Q200 500 420 540T800 520T1000 560V760H0Z', `fill="${hill}"`) + path('M0 600Q260 550 500 590T1000 590V1400H0Z', `fill="${field}"`);
  // fields like a quilt, a barn, orchard rows
  s += path('M60 596L170 560L250 582L150 622Z', `fill="${mix(t.gold, t.white, 0.25)}"`) + path('M800 570L900 548L960 566L880 598Z', `fill="${mix(t.gold, t.white, 0.2)}"`) + path('M180 560L262 546L318 566L256 582Z', `fill="${t.green}"`);
  let orchard = '';
  for (let j = 0; j < 4; j++) for (let i = 0; i < 8; i++) orchard += dab(700 + i * 14 - j * 9, 558 + j * 10 - i * 1.6, 5, 0);
  s += path(orchard, `fill="${shade(t.green, -0.1)}"`) + path('M104 560v-26l20 -16l20 16v26Z', `fill="${t.red}"`) + path('M98 536l26 -22l26 22l-5 3l-21 -17l-21 17Z', `fill="${t.white}"`) + rect(118, 544, 12, 16, `fill="${t.white}"`) + rect(148, 512, 12, 48, `fill="${mix(t.white, t.blue, 0.2)}"`) + path('M147 512q7 -12 14 0Z', `fill="${t.blue}"`);
  s += grass(r, 0, 620, 1000, 740, 900, field);
  c.add('ground', s);
  const street: P[] = [], other: P[] = [];
  for (let i = 0; i <= 14; i++) { const u = i / 14; street.push([X(u) - HALF(u), Y(u)]); other.unshift([X(u) + HALF(u), Y(u)]); }
  const walk = [...street.map(([x, y], i): P => [x - 9 - i * 2.6, y]), ...other.map(([x, y], i): P => [x + 9 + (14 - i) * 2.6, y])];
  c.add('art', path(`M${walk.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`, `fill="${mix(t.white, t.wood, 0.16)}"`) + path(`M${[...street, ...other].map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`, `fill="${mix(t.white, t.wood, 0.34)}"`));
  const A: string[] = [g(courthouse(t), tf(500, 652, 0, 0.96)), elm(r, 338, 664, 0.62, t.green, t.wood), elm(r, 660, 664, 0.66, t.leaf, t.wood), elm(r, 262, 676, 0.5, t.leaf, t.wood), elm(r, 752, 676, 0.56, t.green, t.wood)];
  const cream = mix(t.white, t.gold, 0.24), sage = mix(t.green, t.white, 0.62), rose = mix(t.red, t.white, 0.66), slate = mix(t.blue, t.white, 0.62), roof = mix(t.dark, t.blue, 0.3);
  const build = [() => brick(t, mix(t.red, t.wood, 0.3)), () => shop(t, cream, t.green), () => gabled(t, t.white, roof), () => shop(t, slate, t.red), () => gabled(t, mix(t.gold, t.white, 0.35), roof), () => brick(t, shade(t.wood, 0.03)), () => shop(t, rose, t.blue), () => gabled(t, sage, mix(t.red, t.dark, 0.35)), () => gabled(t, t.white, mix(t.red, t.dark, 0.2)), () => shop(t, sage, t.red)];
  const rows = [0.12, 0.3, 0.5, 0.72, 0.97];
  const coats = [t.red, t.blue, t.white, t.gold, t.green, rose, slate], hats = [t.white, t.gold, t.blue, t.red, t.wood];
  rows.forEach((u, i) => {
    const y = Y(u) - 8, k = K(u) * 1.06, l = X(u) - HALF(u) - 52 * k, q = X(u) + HALF(u) + 40 * k;
    for (let n = 2; n >= 0; n--) {
      if (l - n * 205 * k > -60) A.push(g(build[(i * 2 + n * 3) % 10]!(), tf(l - 168 * k - n * 205 * k, y - n * 6, 0, k)));
      if (q + n * 205 * k < 1040) A.push(g(build[(i * 2 + 5 + n * 3) % 10]!(), tf(q + n * 205 * k, y - n * 6, 0, k)));
    }
    A.push(elm(r, l - 184 * k, y + 8, k * 0.82, i % 2 ? t.green : t.leaf, t.wood), elm(r, q + 196 * k, y + 8, k * 0.86, i % 2 ? t.leaf : t.green, t.wood));
    // the pavement's crowd, up to the next row
    const to = rows[i + 1] ?? 1.02;
    const from = i ? u : 0.05;
    for (let v = from; v < to; v += 0.02 / (0.5 + v * 0.35)) for (const side of [-1, 1]) {
      if (r.chance(0.14)) continue;
      const kk = K(v) * r.f(1.08, 1.28), x = X(v) + side * (HALF(v) + 9 * kk + r.f(0, 17) * kk);
      A.push(person(t, x, Y(v) + r.f(-3, 3), kk, r.pick(coats), r.pick(hats), { skin: r.pick(SKINS), skirt: r.chance(0.45), flag: r.chance(0.34) }));
    }
  });
  c.add('art', A);
  // the parade, far end first
  const M: string[] = [];
  const shadow = (x: number, y: number, w: number) => ell(x + w * 0.16, y, w, w * 0.16, `fill="${t.dark}" opacity=".16"`);
  const across = (u: number, n: number, make: (x: number, y: number, k: number, i: number) => string, wide = 52) => {
    for (let i = 0; i < n; i++) { const x = X(u) + HALF(u) * (n > 1 ? -0.62 + (1.24 * i) / (n - 1) : 0), y = Y(u), k = K(u); M.push(shadow(x, y, (n > 1 ? 9 : wide) * k), make(x, y, k, i)); }
  };
  for (const u of [0.06, 0.09, 0.12]) across(u, 5, (x, y, k) => person(t, x, y, k, r.pick(coats), r.pick(hats), { skin: r.pick(SKINS), skirt: r.chance(0.5), flag: true }));
  across(0.21, 1, (x, y, k) => g(engine(t), tf(x, y, 0, k)));
  for (const u of [0.27, 0.31]) across(u, 4, (x, y, k) => person(t, x, y, k * 0.8, r.pick(coats), t.red, { skin: r.pick(SKINS), skirt: r.chance(0.5), flag: true }));
  across(0.42, 1, (x, y, k) => g(pieWagon(t), tf(x, y, 0, k)));
  for (const [j, u] of [0.54, 0.6, 0.66, 0.72, 0.78].entries()) across(u, 5, (x, y, k, i) => player(t, x, y, k * 1.12, (j * 2 + i) % 3, SKINS[(i * 2 + j) % 5]!));
  across(0.87, 1, (x, y, k) => player(t, x, y, k * 1.36, 1, SKINS[1]!) + path(`M${n1(x + 8 * k)} ${n1(y - 24 * k)}l${n1(20 * k)} ${n1(-48 * k)}`, `stroke="${t.gold}" stroke-width="4" stroke-linecap="round"`) + circ(x + 28 * k, y - 72 * k, 5 * k, `fill="${t.gold}"`), 11);
  const du = 0.95;
  M.push(shadow(X(du) - 54, Y(du), 38), g(dog(t), tf(X(du) - 54, Y(du), 0, 1.5)));
  c.add('art', M, 'drift');
  // our own roof: a parapet, a pie put out to cool
  const cap = mix(t.white, t.wood, 0.12);
  c.add('frame', rect(0, 1352, 1000, 48, `fill="${cap}"`) + rect(0, 1352, 1000, 8, `fill="${t.white}"`) + rect(0, 1380, 1000, 20, `fill="${shade(cap, -0.12)}"`));
  return { box: [80, 72, 840, 258], ground: mix(t.sky, t.pale, 0.2), ink: t.blue, accent: t.red, max: 126 };
}
