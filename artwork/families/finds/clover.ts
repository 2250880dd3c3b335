import {
  circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, polar, rect, type Rng, shade, TAU, tf, use,
} from '#artwork/engine.ts';
import type { Room } from './room.ts';

const LEAFLET = 'M0 4C-12 -12 -47 -28 -45 -58C-43 -82 -14 -86 0 -66C14 -86 43 -82 45 -58C47 -28 12 -12 0 4Z';
const RIGHT = 'M0 4V-66C14 -86 43 -82 45 -58C47 -28 12 -12 0 4Z';
/** where the one with four leaves grows */
const LUCKY: P = [742, 1108];

/** one clover leaf of n leaflets, as a definition to be used many times */
function sprig(c: Drawing, n: number, col: string, mark: string, plain = false): string {
  const one = (k: number) => plain ? path(LEAFLET, `fill="${col}" transform="rotate(${Math.round((360 / n) * k)})"`) : g(path(LEAFLET, `fill="${col}"`) + path(RIGHT, `fill="${shade(col, -0.045)}"`) + path('M-31 -49Q-17 -33 0 -50Q17 -33 31 -49', `fill="none" stroke="${mark}" stroke-width="8" stroke-linecap="round"`) + path('M0 0V-62', `stroke="${shade(col, -0.1)}" stroke-width="2.4"`), `transform="rotate(${Math.round((360 / n) * k)})"`);
  return c.def((id) => `<g id="${id}">${Array.from({ length: n }, (_, k) => one(k)).join('')}</g>`, `sprig${n}${col}`);
}

/** its shadow on what lies below */
function shadowOf(c: Drawing, n: number): string {
  return c.def((id) => `<g id="${id}">${Array.from({ length: n }, (_, k) => path(LEAFLET, `transform="rotate(${Math.round((360 / n) * k)})"`)).join('')}</g>`, `shadow${n}`);
}

/** places over the page, none nearer than `gap` to another (a jittered lattice) */
function places(r: Rng, gap: number): P[] {
  const out: P[] = [];
  for (let y = -20, row = 0; y < 1440; y += gap * 0.86, row++) for (let x = -20 + (row % 2) * gap * 0.5; x < 1040; x += gap) out.push([Math.round(x + r.f(-0.24, 0.24) * gap), Math.round(y + r.f(-0.24, 0.24) * gap)]);
  return r.shuffle(out);
}

function blossom(x: number, y: number, k: number, white: string, blush: string, green: string): string {
  let s = '';
  for (const [rings, R, col] of [[14, 46, mix(white, blush, 0.5)], [12, 34, mix(white, blush, 0.25)], [9, 21, white], [5, 9, mix(white, green, 0.2)]] as const)
    for (let i = 0; i < rings; i++) { const a = (i * TAU) / rings + R, [qx, qy] = polar(0, 0, R, a); s += ell(qx, qy, 15, 6.6, `fill="${col}" transform="rotate(${Math.round((a * 180) / Math.PI)} ${n1(qx)} ${n1(qy)})"`); }
  return g(circ(7, 10, 54, 'fill="#04140c" opacity=".3"') + circ(0, 0, 46, `fill="${mix(white, green, 0.4)}"`) + s, tf(x, y, 0, k));
}

function ladybird(x: number, y: number, deg: number, red: string): string {
  const dark = '#1b1517';
  return g(ell(5, 7, 31, 27, 'fill="#04140c" opacity=".35"') + path('M-22 -24l-9 -9M22 -24l9 -9M-29 0h-10M29 0h10M-22 20l-9 8M22 20l9 8', `stroke="${dark}" stroke-width="4" stroke-linecap="round"`) + path('M-17 -20C-16 -40 16 -40 17 -20Z', `fill="${dark}"`) + circ(-9, -27, 4, 'fill="#fff"') + circ(9, -27, 4, 'fill="#fff"') + ell(0, 0, 29, 28, `fill="${red}"`) + path('M0 -28V28', `stroke="${dark}" stroke-width="4"`) + [[-14, -9], [14, -9], [-13, 11], [13, 11]].map(([a, b]) => circ(a!, b!, 5.6, `fill="${dark}"`)).join('') + path('M-20 -12Q-15 -22 -6 -23', 'fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" opacity=".6"'), tf(x, y, deg));
}

/** the lucky one on its own, about the origin */
export function fourLeaf(c: Drawing, p: Palette): string {
  return use(sprig(c, 4, mix(p.c, p.d, 0.12), mix(p.c, p.paper, 0.5)), 'transform="rotate(21)"');
}

/** A whole patch of clover from above: one of them has four leaves, and it is for the reader to find. */
export function clover(c: Drawing, r: Rng, p: Palette): Room {
  const tones = [mix(p.c, p.e, 0.62), mix(p.c, p.e, 0.32), p.c, mix(p.c, p.d, 0.34)];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${mix(p.e, '#04140c', 0.35)}"`));
  let blades = '';
  for (let i = 0; i < 260; i++) { const x = Math.round(r.f(-20, 1020)), y = Math.round(r.f(0, 1420)); blades += `M${x} ${y}q${Math.round(r.f(-14, 14))} -40 ${Math.round(r.f(-34, 34))} -70`; }
  c.add('texture', path(blades, `fill="none" stroke="${mix(p.c, p.e, 0.75)}" stroke-width="4" stroke-linecap="round"`));
  const shade3 = shadowOf(c, 3);
  const plots = [[92, 0, 0.74, 0.94], [112, 1, 0.84, 1.04], [150, 2, 0.9, 1.16], [236, 3, 0.96, 1.2]] as const;
  for (const [gap, tone, small, large] of plots) {
    const id = sprig(c, 3, tones[tone]!, mix(tones[tone]!, p.paper, tone === 3 ? 0.42 : 0.32), tone === 0);
    let s = '';
    for (const [x, y] of places(r, gap)) {
      if (tone > 1 && Math.hypot(x - LUCKY[0], y - LUCKY[1]) < 118) continue;
      if (x > 270 && x < 780 && y > 330 && y < 560) continue;
      const deg = r.i(0, 23) * 5, k = r.f(small, large);
      s += (tone === 0 ? '' : use(shade3, `${tf(x + 7, y + 11, deg, k)} fill="#04140c" fill-opacity=".3"`)) + use(id, tf(x, y, deg, k));
    }
    c.add('art', s);
  }
  c.add('art', [[150, 190, 0.9], [872, 132, 1], [112, 1010, 1.06], [560, 1246, 0.94], [918, 838, 0.84], [310, 1300, 0.8]].map(([x, y, k]) => blossom(x!, y!, k!, mix(p.paper, '#FFFFFF', 0.4), p.a, p.c)).join(''));
  // the clover with four leaves
  c.add('art', use(shadowOf(c, 4), `${tf(LUCKY[0] + 8, LUCKY[1] + 13, 21, 1.16)} fill="#04140c" opacity=".36"`) + use(sprig(c, 4, mix(p.c, p.d, 0.2), mix(p.c, p.paper, 0.5)), tf(LUCKY[0], LUCKY[1], 21, 1.16)) + ladybird(238, 1130, 38, p.a));
  // a label lies on it, on its string
  const label = 'M176 318L264 250H838Q850 250 850 262V634Q850 646 838 646H264L176 578Z', hole: P = [238, 448];
  c.add('frame', g(path(`M${hole[0]} ${hole[1]}C150 420 60 470 20 400C0 360 -30 380 -60 372M${hole[0]} ${hole[1]}C160 470 90 540 40 520C0 500 -30 540 -60 530`, `fill="none" stroke="#04140c" stroke-width="8" opacity=".35" transform="translate(7 11)"`)
    + c.soft(label, 10, 16, 16, '#04140c', 0.42, 5) + path(label, `fill="${mix(p.paper, p.b, 0.12)}"`) + path('M194 326L270 268H832V628H270L194 570Z', `fill="none" stroke="${mix(p.a, p.paper, 0.25)}" stroke-width="4"`) + circ(hole[0], hole[1], 30, `fill="${p.a}"`) + circ(hole[0], hole[1], 15, `fill="${p.e}"`)
    + path(`M${hole[0]} ${hole[1]}C150 420 60 470 20 400C0 360 -30 380 -60 372M${hole[0]} ${hole[1]}C160 470 90 540 40 520C0 500 -30 540 -60 530`, `fill="none" stroke="${mix(p.paper, p.b, 0.4)}" stroke-width="7" stroke-linecap="round"`), 'transform="rotate(-3 500 448)"'));
  c.add('texture', c.vignette('#04140c', 0.3));
  return { box: [292, 292, 516, 312], ground: mix(p.paper, p.b, 0.12), max: 98, turn: -3 };
}
