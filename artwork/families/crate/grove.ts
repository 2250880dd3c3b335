import { circ, type Drawing, mix, noise1, type P, path, smooth, tf } from '#artwork/engine.ts';
import { blossom, fruit, glint, half, leaf, orangeOutline, orangePeel } from './fruit.ts';
import type { Inks } from './inks.ts';

/** a valley of orange trees in rows before mountains, with fruit in front */
export function drawGrove(c: Drawing, inks: Inks): string[] {
  const { deep, cream, hot, sun, black, green, darkGreen, lightGreen } = inks, OR = orangePeel(inks), A: string[] = [];
  const hill = (y: number, a: number, f: number, sd: string) => {
    const nz = noise1(sd + c.input.seed), ps: P[] = [];
    for (let x = 40; x <= 960; x += 46) ps.push([x, y + nz(x * f) * a]);
    return smooth(ps, false) + 'L960 1400L40 1400Z';
  };
  A.push(circ(500, 690, 150, `fill="${c.rad([[0, '#fffbe0'], [0.7, mix(sun, '#fff2b8', 0.5)], [1, sun]])}"`));
  const mt = 'M40 800L150 690L214 726L330 596L392 660L452 620L560 742L668 628L732 690L812 604L960 760V1000H40Z';
  A.push(path(mt, `fill="${c.lin([[0, mix(deep, '#7b6fb0', 0.5)], [1, mix(hot, '#d7a0b0', 0.5)]])}" stroke="${black}" stroke-width="5" stroke-linejoin="round"`));
  A.push(path('M330 596L300 630L318 626L326 648L344 630L360 642L372 640ZM668 628L644 660L660 654L672 672L684 656L704 664ZM812 604L780 642L800 636L812 660L828 640L848 648Z', 'fill="#fff6e0"'));
  A.push(path('M330 596L392 660L452 620L560 742L668 800H420L360 700ZM668 628L732 690L812 604L960 760V820H760L700 720Z', `fill="${deep}" opacity=".34"`));
  A.push(path(hill(800, 14, 0.008, 'h'), `fill="${mix(green, '#d8d07a', 0.5)}" stroke="${black}" stroke-width="4"`));
  // rows running to the vanishing point
  A.push(path('M40 1180L480 822H520L960 1180V1400H40Z', `fill="${mix(green, '#e0c878', 0.62)}"`));
  const bush = c.def((id) =>
    `<g id="${id}"><path d="M-52 4C-66 -14 -58 -46 -36 -50C-30 -74 6 -82 20 -64C44 -68 62 -44 54 -22C62 -6 54 8 40 10H-40C-46 10 -50 8 -52 4Z" fill="${darkGreen}" stroke="${black}" stroke-width="4"/><path d="M-46 -10C-54 -24 -44 -42 -30 -44C-24 -66 2 -70 14 -56C4 -44 -16 -50 -20 -32C-34 -30 -40 -20 -46 -10Z" fill="${green}"/><path d="M-34 -34C-26 -52 -6 -60 8 -52C-4 -48 -18 -48 -34 -34Z" fill="${lightGreen}"/>${([[-26, -16], [6, -34], [28, -12], [-4, -6], [34, -38]] as [number, number][]).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5" fill="#f58a1c" stroke="${black}" stroke-width="2.4"/><circle cx="${x - 2.4}" cy="${y - 2.6}" r="2.4" fill="#ffe7a8"/>`).join('')}</g>`);
  for (let j = 0; j < 8; j++) {
    const t = j / 7, y = 836 + Math.pow(t, 1.9) * 220, s = 0.26 + Math.pow(t, 1.5) * 0.98;
    for (let k = 1; k <= 4; k++) for (const q of [-1, 1]) {
      const x = 500 + q * (20 + (k - 0.45) * (30 + Math.pow(t, 1.4) * 190));
      if (x > 30 && x < 970) A.push(`<use href="#${bush}" ${tf(x, y, 0, s)}/>`);
    }
  }
  A.push(path('M494 830H506L640 1190H360Z', `fill="${c.lin([[0, mix('#e0b070', cream, 0.3)], [1, '#c98a4a']])}" stroke="${black}" stroke-width="4"`));
  A.push(fruit(c, inks, orangeOutline(196, 1060, 116), 196, 1060, 116, OR), glint(152, 1004, 116), fruit(c, inks, orangeOutline(356, 1094, 92), 356, 1094, 92, OR), glint(322, 1046, 92),
    leaf(c, inks, 220, 950, -20, 150, 46), leaf(c, inks, 180, 956, -150, 110, 36, -1), half(c, inks, 804, 1074, 104, '#ee8420', ['#ffd76a', '#f58f1e'], 0.96, 8), blossom(c, inks, 676, 1106, 0.64, 10));
  return A;
}
