import { circ, ell, g, mix, type P, path, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { bareTree } from '#artwork/subjects/bare-tree.ts';
import { blades, type Box, hill, lamp, type Room } from './box.ts';

/** a small person in a bed sheet, feet at the origin, carrying a lantern on a stick */
function ghost({ c, p }: Box, x: number, y: number, s: number, lit: string): string {
  const cloth = mix(p.d, '#fffdf2', 0.7), fold = mix(cloth, p.a, 0.4), out = mix(p.c, p.e, 0.4);
  const body = 'M-40 0C-44 -50 -46 -96 -34 -132C-24 -160 24 -160 34 -132C46 -96 44 -50 42 0Q34 -12 26 -2Q18 -14 8 -2Q-2 -14 -12 -2Q-22 -14 -40 0Z';
  const shoes = path('M-22 -6h18v14h-26q0 -10 8 -14ZM6 -6h18q8 4 8 14H6Z', `fill="${out}"`);
  return g(circ(58, -66, 74, `fill="${c.rad([[0, lit, 0.85], [0.4, lit, 0.3], [1, lit, 0]])}"`) + shoes + c.soft(body, 0, 3, 6, p.e, 0.3) + path(body, `fill="${cloth}"`) + clipped(c, body, path('M-30 0C-34 -60 -30 -100 -22 -130L-50 -120L-50 0ZM6 -8C10 -40 8 -70 2 -96L14 -60L16 -8ZM30 -6C34 -50 32 -90 26 -116L50 -100V0Z', `fill="${fold}" opacity=".55"`))
    + ell(-11, -116, 6, 9.5, `fill="${p.e}"`) + ell(13, -116, 6, 9.5, `fill="${p.e}"`) + ell(1, -95, 5, 7, `fill="${p.e}"`)
    + path('M30 -80L62 -104', `stroke="${out}" stroke-width="5" stroke-linecap="round"`) + path('M58 -104v14', `stroke="${out}" stroke-width="3"`) + path('M44 -88H72L69 -50H47Z', `fill="${lit}"`) + path('M42 -92H74V-84H42ZM45 -54H71V-46H45ZM58 -88V-50', `fill="${out}" stroke="${out}" stroke-width="2.4"`), tf(x, y, 0, s));
}

const dog = 'M-66 -52C-58 -62 -38 -60 -20 -58C0 -57 18 -58 28 -64C30 -80 34 -92 44 -98L46 -108L56 -100C66 -100 74 -96 84 -88C90 -86 90 -80 84 -78C76 -76 68 -74 64 -66C60 -52 56 -42 50 -34L52 0H41L36 -28C22 -24 2 -24 -18 -28L-36 -24L-40 0H-51L-50 -30C-60 -34 -66 -42 -66 -52Z';

/** Three small ghosts and a dog on their way through the wood, behind them a moon as large as a house. */
export function wood(b: Box): Room {
  const { c, r, p, lay, sheet } = b, moon: P = [520, 540];
  lamp(b, moon[0], moon[1], 0.78, 272);
  c.add('ground', clipped(c, `M${moon[0] - 272} ${moon[1]}a272 272 0 1 0 544 0a272 272 0 1 0 -544 0Z`, [[430, 440, 62], [600, 620, 84], [640, 430, 34], [470, 660, 30], [380, 590, 40], [560, 350, 26]].map(([x, y, q]) => circ(x!, y!, q!, `fill="${p.b}" opacity=".26"`)).join('')));
  // the wood, from the far side to the near one, each sheet open in the middle
  for (const [depth, n, foot, open, wide] of [[0, 11, 930, 120, 15], [1, 9, 960, 190, 23], [2, 7, 1000, 262, 34], [3, 6, 1050, 330, 46]] as const) {
    let d = '';
    for (let i = 0; i < n; i++) {
      const side = i % 2 ? 1 : -1, x = 520 + side * (open + ((i >> 1) * (520 - open)) / (n / 2) + r.f(-18, 18));
      d += bareTree(r, x, foot + 30, 250 + depth * 50 + r.f(-30, 40), wide * r.f(0.8, 1.15), -Math.PI / 2 + side * r.f(-0.08, 0.05), { depth: 4, spread: 0.5, bole: 0.6 }).d;
    }
    const ridge: P[] = [[-20, foot - 10], [160, foot + 8], [360, foot + 22], [560, foot + 14], [780, foot - 6], [1020, foot - 20]];
    // sheets of one colour are one piece: trees of opposite winding would cut holes
    c.add('art', c.soft(hill(ridge), 0, 4, 10, p.e, 0.32) + g(path(d) + path(hill(ridge)) + path(blades(r, ridge, 40, 20 + depth * 6)), `fill="${sheet(depth)}"`));
  }
  // the ghosts and the dog
  const way: P[] = [[-20, 1046], [200, 1060], [420, 1050], [640, 1062], [840, 1048], [1020, 1040]], lit = mix(p.d, '#fffdf2', 0.35);
  c.add('art', c.soft(hill(way), 0, 4, 12, p.e, 0.42) + g(path(hill(way)) + path(blades(r, way, 60, 40)), `fill="${sheet(4)}"`));
  c.add('art', ghost(b, 330, 1064, 0.78, lit) + ghost(b, 452, 1070, 1, lit) + ghost(b, 588, 1066, 0.88, lit));
  c.add('art', g(path(dog) + path('M-64 -50C-84 -60 -88 -82 -80 -96', `fill="none" stroke="${p.e}" stroke-width="9" stroke-linecap="round"`), `${tf(736, 1066, 0, 1.02)} fill="${p.e}"`) + path('M778 985L794 997L784 1009L766 999Z', `fill="${p.a}"`));
  // nearest: two trunks that frame the scene, an owl, and the ground that carries the words
  const big = [bareTree(r, 40, 1300, 420, 128, -Math.PI / 2 + 0.03, { depth: 5, spread: 0.62, bole: 0.5 }), bareTree(r, 968, 1300, 400, 112, -Math.PI / 2 - 0.05, { depth: 5, spread: 0.6, bole: 0.5 })];
  const near: P[] = [[-20, 1110], [150, 1126], [340, 1150], [540, 1138], [760, 1156], [900, 1130], [1020, 1110]];
  c.add('art', g(big.map((t) => path(t.d)).join(''), `fill="${p.e}" opacity=".35" transform="translate(5 9)"`) + g(big.map((t) => path(t.d)).join(''), `fill="${sheet(6)}"`));
  c.add('art', c.soft(hill(near), 0, -2, 14, p.e, 0.5) + g(path(hill(near)) + path(blades(r, near, 90, 52)), `fill="${sheet(6)}"`));
  const owl = 'M-34 0C-46 -40 -40 -84 -34 -96L-22 -84Q0 -92 22 -84L34 -96C40 -84 46 -40 34 0Q18 14 0 14Q-18 14 -34 0Z';
  c.add('art', g(path(owl, `fill="${sheet(6)}"`) + circ(-14, -62, 11, `fill="${p.b}"`) + circ(14, -62, 11, `fill="${p.b}"`) + circ(-13, -62, 5, `fill="${p.e}"`) + circ(13, -62, 5, `fill="${p.e}"`) + path('M-4 -54L4 -54L0 -44Z', `fill="${p.b}"`) + path('M-16 -34q5 7 10 0M-2 -34q5 7 10 0M-9 -22q5 7 10 0M6 -22q5 7 10 0', `fill="none" stroke="${p.c}" stroke-width="3"`), tf(212, 840)) + path('M60 866C140 846 230 850 320 862L318 868C230 860 140 862 60 890Z', `fill="${sheet(6)}"`));
  lay('M0 0H1000V1400H0ZM26 26V1374H974V26Z', 6);
  return { box: [120, 1176, 760, 176], ground: sheet(6), max: 104 };
}
