import { type P, polar, TAU } from '#artwork/engine.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';
import { leaf as leafPart, limb } from '#artwork/heroes/parts/living-parts.ts';
import { bloom, oval, part, thing } from '#artwork/heroes/parts/thing-parts.ts';

const TAGS = 'mid-autumn';

/** a round with a rim of so many lobes */
function lobed(cx: number, cy: number, r: number, lobes: number): string {
  return spl(Array.from({ length: lobes * 2 }, (_, i): Q => {
    const [x, y] = polar(cx, cy, i % 2 ? r * 0.915 : r, (i / (lobes * 2)) * TAU);
    return i % 2 ? [x, y, 1] : [x, y];
  }));
}

/** petals pressed into a mould, each with its own grain */
function pressed(cx: number, cy: number, from: number, to: number, n: number): Part[] {
  return Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5) / n) * TAU;
    const wide = ((to - from) / 2) * 0.92;
    const side = (s: number, t: number): P => polar(cx, cy, from + (to - from) * t, a + (s * wide) / (from + (to - from) * t));
    const points: Q[] = [[...polar(cx, cy, from, a), 1], [...side(-0.9, 0.5)], [...side(-0.5, 0.86)], [...polar(cx, cy, to, a)], [...side(0.5, 0.86)], [...side(0.9, 0.5)]];
    return part('press', spl(points), (a * 360) / TAU);
  });
}

const mooncakes = thing('mooncakes', 'Mooncakes', `${TAGS} cake moon food tea family`, [
  // a whole one, seen from above
  part('crust', lobed(320, 300, 282, 12), 0),
  part('ring', oval(320, 300, 226), 0),
  part('top', oval(320, 300, 206), 0),
  ...pressed(320, 300, 62, 190, 8),
  part('core', oval(320, 300, 48), 0),
  // and a half of another before it, its yolk like the moon
  part('crust2', spl([[330, 540], [342, 500], [378, 484], [412, 498], [422, 520, 1], [436, 492], [470, 478], [504, 492], [514, 518, 1], [526, 490], [560, 476], [594, 490], [604, 518, 1], [616, 492], [648, 478], [680, 492], [690, 520, 1], [702, 498], [734, 484], [768, 502], [778, 540], [778, 700], [746, 742], [360, 742], [330, 702]]), 0),
  part('cut', spl([[358, 552, 1], [748, 552, 1], [748, 690], [726, 716], [382, 716], [358, 692]]), 0),
  part('yolk', spl([[452, 634], [470, 582], [520, 562], [584, 562], [634, 582], [652, 634], [634, 686], [584, 706], [520, 706], [470, 686]]), 0),
  part('yolk2', oval(524, 606, 38, 18, -14), 0),
], { crust: 'wood', ring: 'tan', top: 'wood+', press: 'tan', core: 'tan+', crust2: 'wood', cut: 'brown-', yolk: 'orange', yolk2: 'yellow+' });

const sprigOf = (): Part[] => [
  limb('branch', [[796, 96, 26], [690, 130, 24], [580, 190, 20], [500, 268, 14]]),
  limb('branch', [[640, 156, 18], [620, 240, 14], [640, 310, 10]]),
  ...([[760, 104, -128, 120], [700, 132, 96, 130], [600, 178, -150, 120], [540, 230, 120, 110], [622, 250, 10, 110], [640, 310, 76, 100], [500, 268, 150, 110]] as const)
    .map(([x, y, a, l], i) => leafPart(i % 2 ? 'leaf2' : 'leaf', x, y, a, l, 46, 10)),
  ...([[676, 180, 30], [566, 178, 26], [596, 286, 28], [520, 214, 22], [726, 84, 24]] as const).map(([x, y, r]) => part('flower', bloom(x, y, r, 4, 0.62, -45), 0)),
];

/** a hare sitting up and looking back to the left */
const hare: Part[] = [
  part('tail', oval(520, 600, 34, 30), 0),
  part('ear2', spl([[352, 420, 1], [356, 350], [384, 286], [406, 268, 1], [414, 330], [404, 400], [388, 440, 1]]), 90),
  part('body', spl([[352, 520], [380, 470], [430, 458], [486, 486], [520, 550], [524, 620], [490, 664], [400, 672], [350, 660], [340, 600]]), 60),
  part('haunch', spl([[430, 590], [470, 566], [510, 590], [520, 632], [498, 664], [440, 672], [414, 640]]), 40),
  part('leg', spl([[352, 560], [384, 566], [390, 620], [384, 664, 1], [330, 672], [330, 650], [352, 640]]), 90),
  part('head', spl([[290, 470], [310, 428], [356, 408], [404, 420], [424, 460], [408, 504], [360, 526], [310, 516]]), 0),
  part('ear', spl([[376, 424, 1], [396, 352], [436, 294], [464, 280, 1], [464, 342], [440, 406], [410, 450, 1]]), 90),
  part('earin', spl([[398, 420, 1], [414, 362], [446, 308, 1], [444, 350], [426, 402], [408, 432, 1]]), 90),
  part('eye', oval(344, 458, 11, 13), 0),
  part('nose', oval(294, 474, 11, 9), 0),
];

const fullMoon = thing('full-moon', 'Full moon and hare', `${TAGS} moon night rabbit`, [
  part('moon', oval(400, 400, 344), 0),
  part('sea', spl([[150, 330], [190, 250], [270, 230], [300, 280], [250, 330], [240, 400], [180, 410]]), 20),
  part('sea', spl([[560, 420], [620, 390], [680, 430], [690, 500], [640, 560], [590, 530], [600, 480]]), 60),
  part('sea2', oval(236, 150 + 360, 44, 36), 0),
  part('sea2', oval(360, 180, 36, 30), 0),
  ...hare,
  // a scrolled cloud before its foot
  part('cloud', spl([[40, 700, 1], [96, 650], [150, 664], [190, 620], [268, 616], [318, 660], [376, 640], [450, 650], [500, 690], [560, 668], [630, 684], [668, 724], [740, 728], [770, 760, 1], [60, 760, 1]]), 0),
  part('scroll', spl([[120, 742, 1], [140, 700], [190, 684], [232, 706], [226, 734], [196, 740, 1]]), 0),
  part('scroll', spl([[420, 744, 1], [440, 712], [484, 702], [520, 722], [512, 744, 1]]), 0),
  ...sprigOf(),
], { moon: 'yellow', sea: 'gold', sea2: 'gold', body: 'white', head: 'white', haunch: 'white-', leg: 'white', ear: 'white', ear2: 'white--', earin: 'pink', tail: 'white-', nose: 'rose', eye: 'dark',
  cloud: 'sky', scroll: 'white', branch: 'brown', leaf: 'green', leaf2: 'green2', flower: 'orange' });

export const MOON_FESTIVAL: Hero[] = [fullMoon, mooncakes];
