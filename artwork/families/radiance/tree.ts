import { circ, ell, g, mix, type P, path, polar, ribbon, tf } from '#artwork/engine.ts';
import { bareTree } from '#artwork/subjects/bare-tree.ts';
import { looseBlob } from '#artwork/subjects/scenery.ts';
import { passing, rings, type Room, type Scene, sevenOf } from './light.ts';

/** a small figure from behind, feet at the origin, 100 high: coat or skirt, head and hair */
function figure(x: number, y: number, k: number, coat: string, skin: string, hair: string, skirt: boolean): string {
  return g(path(skirt ? 'M-24 0L-12 -58Q0 -68 12 -58L24 0Z' : 'M-15 0L-16 -58Q0 -70 16 -58L15 0H3L0 -26L-3 0Z', `fill="${coat}"`) + circ(0, -78, 13, `fill="${skin}"`) + path(skirt ? 'M-17 -72C-24 -104 24 -104 17 -72C14 -66 -14 -66 -17 -72Z' : 'M-14 -76C-16 -96 16 -96 14 -76Z', `fill="${hair}"`), tf(x, y, 0, k));
}

/** A wide tree with seven lights, its roots as deep as its crown is high. */
export function tree(sc: Scene): Room {
  const { c, r, p, near, lit, dark } = sc, eye: P = [500, 560], wood = mix('#2c1710', p.e, 0.6), earth = mix(mix('#5a2c18', p.a, 0.2), p.e, dark ? 0.42 : 0.3);
  c.add('ground', rings(sc, eye, 11, 78));
  const g0 = 880, ground = `M-20 ${g0}Q500 ${g0 - 44} 1020 ${g0}V1420H-20Z`;
  // leaves in three planes, open to the light
  const crown = (n: number, R: number, q: number, col: string, o: number) => { let d = ''; for (let i = 0; i < n; i++) { const a = Math.PI + (i / (n - 1)) * Math.PI, b = polar(500, 560, R * r.f(0.82, 1.08), a + r.f(-0.05, 0.05)); d += looseBlob(r, b[0], b[1] * 0.94 + 20, q * r.f(0.8, 1.2)); } return path(d, `fill="${col}" opacity="${o}"`); };
  const leaf = mix('#3f7042', p.c, 0.35);
  c.add('art', crown(34, 372, 54, mix(leaf, p.b, dark ? 0.06 : 0.12), 1) + crown(30, 318, 50, mix(leaf, p.b, 0.2), 1) + crown(26, 262, 42, mix(leaf, p.b, 0.32), 1));
  c.add('art', path(ground, `fill="${earth}"`));
  // the tree: limbs spread wide, as live oaks do
  let limbs = '';
  for (const [x, y, len, w, a, d] of [[480, 700, 150, 66, -2.5, 4], [520, 700, 150, 66, -0.66, 4], [490, 660, 150, 56, -1.98, 4], [514, 660, 150, 54, -1.2, 4], [500, 640, 140, 40, -1.57, 4]] as const) limbs += bareTree(r, x, y, len, w, a, { depth: d, spread: 0.46, bend: 0.24 }).d;
  const trunk = `M430 ${g0 - 20}C462 820 456 760 452 690H552C546 760 540 820 574 ${g0 - 20}C600 ${g0 + 6} 640 ${g0 + 10} 660 ${g0 + 14}H340C366 ${g0 + 10} 404 ${g0 + 4} 430 ${g0 - 20}Z`;
  let roots = '';
  for (const [x, ang, len, w] of [[420, 2.5, 130, 40], [460, 2.1, 120, 40], [500, 1.6, 110, 38], [540, 1.05, 120, 40], [580, 0.66, 130, 40]] as const) roots += bareTree(r, x, g0 - 6, len, w, ang, { depth: 4, spread: 0.5, bend: 0.3, bole: 0.3 }).d;
  c.add('art', g(path(roots, `fill="${mix(lit, earth, 0.45)}"`), `clip-path="${c.clip('<path d="M0 840H1000V1150H0Z"/>')}"`) + g(path(limbs) + path(trunk), `fill="${wood}"`));
  c.add('art', crown(22, 336, 22, mix(leaf, lit, 0.42), 1) + crown(16, 250, 17, mix(leaf, lit, 0.55), 1) + passing(sc, eye, 8, 78, path(trunk) + '<path d="M380 620H620V880H380Z"/>'));
  // seven lights on cords, in their order
  const seven = sevenOf(p);
  let hung = '';
  [[148, 640], [258, 704], [366, 656], [500, 612], [634, 656], [742, 704], [852, 640]].forEach(([x, y], i) => {
    const top = y! - 150;
    hung += path(ribbon([[x!, top], [x! + 1, y! - 60], [x!, y!]], () => 3), `fill="${wood}"`) + circ(x!, y! + 26, 80, `fill="${c.rad([[0, lit, 0.8], [0.4, lit, 0.22], [1, lit, 0]])}"`) + path(`M${x! - 25} ${y!}H${x! + 25}L${x! + 31} ${y! + 48}Q${x!} ${y! + 62} ${x! - 31} ${y! + 48}Z`, `fill="${seven[i]}" stroke="${lit}" stroke-width="3"`) + ell(x!, y! + 30, 12, 16, `fill="${lit}"`) + path(`M${x! - 17} ${y!}h34l-6 -11h-22Z`, `fill="${wood}"`);
  });
  c.add('art', hung);
  const skins = ['#5b3320', '#6d4028', '#4a291a'].map((q) => mix(q, p.e, 0.1)), hair = mix('#120c0b', p.e, 0.4), red = seven[0]!, green = seven[6]!, gold = mix(p.b, '#c98a2e', 0.2);
  const folk = [[250, 1, red, 0, true], [316, 1.06, mix(p.c, p.e, 0.25), 1, false], [374, 0.66, gold, 2, true], [632, 0.62, green, 1, false], [692, 1.04, mix(p.a, p.b, 0.3), 2, true], [756, 1.02, mix(green, p.e, 0.35), 0, false]] as const;
  let arms = '';
  for (const [a, b] of [[266, 302], [330, 366], [640, 682], [706, 742]] as const) arms += `M${a} ${g0 - 44}Q${(a + b) / 2} ${g0 - 24} ${b} ${g0 - 42}`;
  c.add('art', path(arms, `fill="none" stroke="${skins[1]}" stroke-width="9" stroke-linecap="round"`) + folk.map(([x, k, coat, s, skirt]) => figure(x, g0 + 6, k, coat, skins[s]!, skirt && s === 0 ? mix(coat, p.e, 0.3) : hair, skirt)).join(''));
  c.add('art', path('M-20 1130Q500 1106 1020 1130V1420H-20Z', `fill="${near}"`));
  return { top: 1158, h: 196, ground: near };
}
