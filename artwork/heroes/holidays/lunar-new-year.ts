import type { P } from '#artwork/engine.ts';
import type { Hero, Part } from '#artwork/heroes/hero.ts';
import { along, spot, strip } from '#artwork/heroes/parts/flowing-parts.ts';
import { leaf as leafPart, limb, living, petal, shape, turn } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, bloom, gore, group, lathe, leaf, oval, part, placed, RAD, ring, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const TAGS = 'lunar-new-year';
const BELLY: [number, number, number?][] = [[96, 214, 1], [214, 270], [252, 352], [214, 434], [96, 490, 1]];
const redLantern = thing('red-lantern', 'Red lantern', `${TAGS} lantern red`, [
  ...ring('ring', 400, 66, 22, 42),
  part('stem', block(386, 104, 28, 76, 6), 90),
  ...([[-1, -0.66], [-0.66, -0.24], [-0.24, 0.24], [0.24, 0.66], [0.66, 1]] as const).map(([a, b], i) => part(['body3', 'body2', 'body', 'body2', 'body3'][i]!, gore(400, BELLY as [number, number][], a, b), 90)),
  part('lid', lathe(400, [[92, 172, 1], [118, 222, 1]], 8, 10), 0),
  part('base', lathe(400, [[118, 484, 1], [92, 532, 1]], 10, 10), 0),
  part('bloom', bloom(400, 352, 66, 5, 0.62, -90), 0),
  part('core', oval(400, 352, 20), 0),
  part('knot', oval(400, 572, 28, 26), 0),
  part('tassel', lathe(400, [[26, 600, 1], [44, 640], [56, 776, 1]], 6, 8), 90),
  part('tassel2', lathe(400, [[16, 628, 1], [18, 776, 1]], 2, 4), 90),
  part('band', lathe(400, [[36, 604, 1], [42, 634, 1]], 6, 8), 0),
], { body: 'red', body2: 'red-', body3: 'red--', lid: 'gold', base: 'gold', ring: 'gold', stem: 'gold-', bloom: 'gold+', core: 'red', knot: 'gold', tassel: 'red', tassel2: 'red+', band: 'gold' });

const coin = (x: number, y: number, r: number): Part[] => [
  part('coin', oval(x, y, r), 0), part('coin2', oval(x, y, r * 0.74), 0), part('hole', block(x - r * 0.26, y - r * 0.26, r * 0.52, r * 0.52, 2), 0),
];
const redEnvelope = thing('red-envelope', 'Red envelope and coins', `${TAGS} envelope money luck`, [
  ...group([part('body3', block(-180, -270, 360, 540, 16), 90), part('edge', block(-180, -270, 360, 44, 16), 0)], 470, 372, 13),
  ...group([
    part('body', block(-190, -290, 380, 580, 18), 90),
    part('flap', 'M-190 -272L-190 -200C-120 -120 120 -120 190 -200L190 -272C190 -284 182 -290 172 -290L-172 -290C-182 -290 -190 -284 -190 -272Z', 0),
    part('trim', band([[-190, -204], [-100, -156], [0, -140], [100, -156], [190, -204]], 20), 0),
    part('trim', block(-152, 206, 304, 24, 4), 0),
    part('seal', oval(0, 34, 112), 0),
    part('bloom', bloom(0, 34, 82, 5, 0.6, -90), 0),
    part('core', oval(0, 34, 24), 0),
  ], 360, 410, -7),
  ...coin(630, 640, 92),
  ...coin(520, 718, 66),
], { body: 'red', body3: 'red-', edge: 'gold', flap: 'red-', trim: 'gold', seal: 'gold', bloom: 'red', core: 'gold+', coin: 'gold-', coin2: 'yellow', hole: 'brown-' });

const orange = (x: number, y: number, r: number, k = ''): Part[] => [
  part('fruit' + k, placed('M0 -94C64 -104 112 -52 108 8C104 70 56 100 0 98C-56 100 -104 70 -108 8C-112 -52 -64 -104 0 -94Z', x, y, 0, r / 100), 0),
  part('fruitlight', oval(x - r * 0.5, y - r * 0.3, r * 0.14, r * 0.3, 32), 60),
];
const mandarin = thing('mandarin', 'Mandarins on the branch', `${TAGS} fruit citrus winter garden`, [
  limb('branch', [[96, 96, 34], [230, 170, 32], [380, 190, 30], [530, 160, 26], [690, 190, 18]]), limb('branch', [[380, 190, 24], [430, 280, 20], [440, 340, 18]]), limb('branch', [[220, 166, 24], [250, 250, 20], [252, 310, 18]]),
    limb('branch', [[590, 170, 20], [610, 240, 18], [606, 300, 16]]),
  ...([[150, 128, 150, 150, 74], [330, 186, -110, 150, 76], [470, 178, -60, 160, 78], [690, 190, 30, 110, 60]] as const).map(([x, y, a, L, W], i) => part(i % 2 ? 'leaf2' : 'leaf', leaf(x, y, a, L, W, 10), a)),
  ...orange(614, 406, 122, '2'), ...orange(232, 436, 140, '2'), ...orange(436, 520, 158),
  part('calyx', starD(436, 372, 5, 40, 18), 0), part('calyx', starD(238, 306, 5, 36, 16), 0), part('calyx', starD(610, 292, 5, 32, 14), 0),
  part('leaf', leaf(440, 372, 20, 190, 84, -16), 20), part('leaf2', leaf(234, 306, 168, 170, 78, -14), 168), part('leaf', leaf(604, 292, 200, 120, 58, 10), 200),
  part('flower', bloom(540, 216, 54, 5, 0.5, -80), 0), part('core', oval(540, 216, 17), 0),
], { fruit: 'orange', fruit2: 'orange-', fruitlight: 'yellow', branch: 'brown', leaf: 'green', leaf2: 'green2', flower: 'white', core: 'yellow', calyx: 'green-' });

const plum = (x: number, y: number, s: number, deg: number, k = 'petal'): Part[] => [
  ...[0, 72, 144, 216, 288].map((a) => petal(k, x, y, deg + a, 76 * s, 82 * s, 0.5)),
  { k: 'center', d: oval(x, y, 22 * s), ang: 0 },
];
const plumBlossom = living('plum-blossom', 'Plum blossom', `${TAGS} flower tree spring`, turn([
  limb('branch', [[160, 782, 62], [230, 640, 54], [200, 520, 50], [330, 400, 44], [400, 280, 36], [540, 190, 28], [680, 60, 18]]),
  limb('branch', [[330, 404, 36], [470, 450, 30], [600, 420, 24], [740, 440, 16]]),
  limb('branch', [[206, 530, 32], [130, 430, 26], [140, 300, 22], [90, 190, 16]]),
  limb('branch', [[440, 250, 24], [380, 150, 20], [390, 60, 14]]),
  ...plum(352, 366, 1.36, -90),
  ...plum(560, 196, 1.16, -60),
  ...plum(146, 330, 1.06, -100, 'petal2'),
  ...plum(596, 430, 1.12, -84, 'petal2'),
  ...plum(228, 640, 0.94, -70),
  ...([[694, 52, -50, 1], [388, 58, -80, 0.9], [88, 180, -110, 0.9], [752, 440, 10, 0.9]] as const).flatMap(([x, y, a, s]) => [
    petal('bud', x, y, a, 70 * s, 56 * s, 0.5), leafPart('sepal', x, y, a, 36 * s, 30 * s)]),
].flat(), 400, 400, 0, 0.94), { petal: 'rose', petal2: 'pink', bud: 'rose', sepal: 'brown', branch: 'brown-', center: 'yellow' });

const cracker = (x: number, y: number, deg: number, k: string): Part[] => group([
  part(k, block(-30, 0, 60, 138, 10), 90), part('band', block(-32, 18, 64, 20), 0), part('band', block(-32, 100, 64, 20), 0),
], x, y, deg);
const firecrackers = thing('firecrackers', 'Firecrackers', `${TAGS} firecracker party`, [
  ...ring('ring', 400, 44, 18, 38),
  part('flag2', block(290, 78, 220, 74, 14), 0),
  part('trim', block(312, 104, 176, 22, 4), 0),
  part('rope', band([[400, 150], [400, 560]], 18), 90),
  ...[0, 1, 2, 3].flatMap((i) => [...cracker(384, 186 + i * 104, 44, 'body2'), ...cracker(416, 186 + i * 104, -44, 'body')]),
  part('knot', oval(400, 176, 26, 24), 0),
  part('flash2', starD(400, 660, 11, 124, 58, -84), 0),
  part('flash', starD(400, 660, 9, 74, 34, -90), 0),
  ...([[230, 690, 26], [566, 700, 30], [290, 764, 22], [506, 770, 20], [180, 610, 18], [628, 610, 18]] as const).map(([x, y, r]) => part('star', starD(x, y, 4, r, r * 0.45), 0)),
], { ring: 'gold', flag2: 'red', trim: 'gold', rope: 'brown', body: 'red', body2: 'red-', band: 'gold', knot: 'gold', flash: 'white', flash2: 'yellow', star: 'orange' });

function fortuneKnotHero(): Hero {
  const parts: Part[] = [], at = (u: number, v: number): P => [400 + (u - v) * Math.SQRT1_2, 330 + (u + v) * Math.SQRT1_2];
  const W = 52, H = 38, lanes = [-3 * H, -H, H, 3 * H], E = 4 * H;
  const lane = (k: string, u0: number, v0: number, u1: number, v1: number, deg: number) => parts.push(part(k, bar(...at(u0, v0), ...at(u1, v1), W), deg));
  const loop = (u: number, v: number, from: number) => { const [x, y] = at(u, v); parts.push(part('loop', arch(x, y, H - W / 2, H + W / 2, from, from + 180), from)); };
  // the loops that turn each pair of strands, then the strands, then the crossings where the first ones come over again
  for (const m of [-2 * H, 2 * H]) {
    loop(m, -E, 225);
    loop(m, E, 45);
    loop(-E, m, 135);
    loop(E, m, -45);
  }
  for (const m of lanes) lane('strand', m, -E, m, E, 135);
  for (const m of lanes) lane('strand2', -E, m, E, m, 45);
  lanes.forEach((u, i) => lanes.forEach((v, j) => { if ((i + j) % 2) lane('strand', u, v - H, u, v + H, 135); }));
  return thing('fortune-knot', 'Fortune knot', `${TAGS} knot luck`, [
    part('rope', band([[400, 6], [400, 110]], 28), 90),
    ...parts,
    part('bead', oval(400, 62, 38, 34), 0),
    part('bead', oval(400, 600, 40, 34), 0),
    ...([-1, 1] as const).flatMap((s) => [
      part('tassel', group([part('t', lathe(0, [[22, 0, 1], [34, 40], [46, 158, 1]], 6, 8), 90)], 400 + s * 54, 626, -s * 8)[0]!.d, 90),
      part('band', group([part('t', lathe(0, [[28, 12, 1], [33, 42, 1]], 6, 8), 0)], 400 + s * 54, 626, -s * 8)[0]!.d, 0)]),
  ], { strand: 'red', strand2: 'red-', loop: 'red-', rope: 'red', bead: 'gold', tassel: 'red', band: 'gold' });
}

function koiHero(): Hero {
  const line: P[] = along([[250, 250], [300, 330], [300, 430], [250, 540], [270, 650], [330, 720]], 40);
  const w = (t: number) => (t < 0.3 ? 80 * Math.sqrt(1 - ((0.3 - t) / 0.302) ** 2) : 80 * (1 - ((t - 0.3) / 0.7) ** 1.4 * 0.84));
  const one = (n: string): Part[] => {
    const blotch = (t: number, off: number, len: number, wide: number): Part => {
      const { x, y, deg } = spot(line, t, off);
      return turn([shape('patch' + n, 0, [[-len, -wide * 0.3], [-len * 0.5, -wide], [len * 0.3, -wide * 0.8], [len, -wide * 0.5], [len * 0.7, wide * 0.4], [len * 0.1, wide], [-len * 0.8, wide * 0.6]])], 0, 0, deg, 1, x, y)[0]!;
    };
    const tail = spot(line, 1), fin = spot(line, 0.28), fin2 = spot(line, 0.62);
    return [
      leafPart('tail' + n, tail.x - 6, tail.y - 6, tail.deg + 34, 170, 92, -20), leafPart('tail' + n, tail.x - 6, tail.y - 6, tail.deg - 30, 170, 92, 20),
      ...([[fin, 1, 62], [fin2, 0.66, 40]] as const).flatMap(([f, s, o]) => [
        petal('fin' + n, f.x + o * Math.sin(f.deg * RAD), f.y - o * Math.cos(f.deg * RAD), f.deg - 50, 160 * s, 110 * s, 0.4),
        petal('fin' + n, f.x - o * Math.sin(f.deg * RAD), f.y + o * Math.cos(f.deg * RAD), f.deg + 50, 160 * s, 110 * s, 0.4)]),
      strip('body' + n, line, w, (t) => -w(t), 0, 1, true),
      blotch(0.12, 0, 48, 40),
      blotch(0.4, 12, 72, 56),
      blotch(0.68, -12, 50, 30),
      ...([-1, 1] as const).map((s) => { const e = spot(line, 0.1, s * w(0.1) * 0.86); return { k: 'eye', d: oval(e.x, e.y, 15), ang: 0 }; }),
    ];
  };
  return living('koi', 'A pair of koi', `${TAGS} animal fish water sea`, [
    ...turn(one(''), 400, 470, 8, 0.92, -50, -70), ...turn(one('2'), 400, 470, 188, 0.92, 50, -70),
  ], { body: 'white', body2: 'orange', patch: 'red', patch2: 'white', fin: 'coral+', tail: 'coral+', fin2: 'yellow', tail2: 'yellow', eye: 'dark' });
}
export const LUNAR_NEW_YEAR: Hero[] = [redLantern, redEnvelope, mandarin, plumBlossom, firecrackers, fortuneKnotHero(), koiHero()];
