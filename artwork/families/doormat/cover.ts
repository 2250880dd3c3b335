import { type Drawing, type Input, mix, n1, type P, path, rect, shade } from '#artwork/engine.ts';
import { plain } from '#artwork/lettering/pastimes.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { paws, slippers, socks, wellies } from './feet.ts';
import { boards, bricks, leafShade, slate, threshold, tiles } from './grounds.ts';
import { mat, type Mat, type Step, stepOf } from './stage.ts';
import { casserole, eggBox, feather, jar, lavender, leaf, parcel, tag, teaTowel, umbrella } from './things.ts';

type Scene = { ground: (s: Step) => string; mat: Mat; left: (s: Step) => string; feet: (s: Step) => string; over?: (s: Step) => string };

const oblong = (cx: number, cy: number, w: number, h: number, deg: number): Mat =>
  ({ cx, cy, w, h, deg, outline: roundRect(-w / 2, -h / 2, w, h, 14), border: true, words: { cy: 0, w: w - 150, h: h - 130, max: 132 } });

/** hens' feet, in a line */
function tracks(s: Step, from: P, to: P, n: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1), a = Math.atan2(to[1] - from[1], to[0] - from[0]), k = i % 2 ? 1 : -1;
    const x = from[0] + (to[0] - from[0]) * t - Math.sin(a) * 22 * k, y = from[1] + (to[1] - from[1]) * t + Math.cos(a) * 22 * k + Math.sin(t * 7) * 16;
    for (const b of [-0.6, 0, 0.6]) d += `M${n1(x)} ${n1(y)}l${n1(Math.cos(a + b) * 34)} ${n1(Math.sin(a + b) * 34)}`;
    d += `M${n1(x)} ${n1(y)}l${n1(-Math.cos(a) * 15)} ${n1(-Math.sin(a) * 15)}`;
  }
  return path(d, `fill="none" stroke="${mix('#5a3d26', s.K.deep, 0.3)}" stroke-width="7" stroke-linecap="round" opacity=".5"`);
}

const SCENES: Record<string, Scene> = {
  jam: {
    ground: (s) => tiles(s) + leafShade(s, -60, 120, 0.35),
    mat: oblong(500, 928, 800, 470, -1.6),
    left: (s) => lavender(s, 232, 600, -14) + jar(s, 500, 400, 196, s.K.hot) + jar(s, 766, 226, 132, mix(s.K.cool, s.K.deep, 0.1)) + tag(s, 764, 520, 21, [622, 470], 210),
    feet: (s) => slippers(s, 500, mix(s.K.cool, s.K.deep, 0.2)),
  },
  dish: {
    ground: (s) => bricks(s) + leafShade(s, 1060, 60, 2.4),
    mat: {
      cx: 500, cy: 1180, w: 880, h: 560, deg: 0, outline: 'M-440 14V-100C-440 -360 -240 -520 0 -520C240 -520 440 -360 440 -100V14Z', border: false, rim: 'M-402 -28V-100C-402 -336 -222 -482 0 -482C222 -482 402 -336 402 -100V-28Z', words: { cy: -214, w: 610, h: 340, max: 126 },
    },
    left: (s) => teaTowel(s, 520, 330, 660, 420, -9, s.K.hot) + casserole(s, 506, 336, mix(s.K.cool, '#2f7f8c', 0.35), -9),
    feet: (s) => socks(s, 500, mix(s.K.cream, '#fff', 0.2), s.K.hot),
  },
  eggs: {
    ground: boards,
    mat: oblong(500, 950, 830, 440, 1.4),
    left: (s) => eggBox(s, 380, 430, -7) + feather(s, 782, 420, 28, mix(s.K.hot, '#b98252', 0.5)) + tag(s, 660, 626, -12, [566, 560], 196),
    over: (s) => tracks(s, [960, 640], [200, 1130], 10),
    feet: (s) => wellies(s, 500, s.green),
  },
  umbrella: {
    ground: slate,
    mat: oblong(500, 938, 790, 460, -3),
    left: (s) => umbrella(s, 480, 410, -24, s.K.hot) + parcel(s, 742, 466, 250, 330, 14) + tag(s, 300, 224, -16, [300, 480], 200) + leaf(s, 150, 180, 1.1, 40, s.K.warm) + leaf(s, 560, 120, 0.9, -30, mix(s.K.hot, s.K.warm, 0.5)) + leaf(s, 120, 700, 1, 150, mix(s.K.hot, s.K.warm, 0.3)) + leaf(s, 905, 690, 0.9, 75, s.K.warm),
    feet: (s) => paws(s, 500, mix('#d9914e', s.K.hot, 0.12)),
  },
};

/** Things left on the doorstep, from where the door was opened; the words are dyed into the mat. */
export function drawDoormat(inp: Input): Drawing {
  const s = stepOf(inp), { c, K } = s, scene = SCENES[inp.motif ?? ''] ?? SCENES.jam!, m = mat(s, scene.mat);
  c.add('ground', scene.ground(s));
  c.add('texture', rect(0, 0, 1000, 1210, `fill="${c.lin([[0, '#fff3d6', 0.2], [0.5, '#fff3d6', 0], [1, K.deep, 0.16]], 0, 0, 1, 1)}"`));
  c.add('art', m.under);
  c.add('art', scene.over?.(s) ?? '');
  c.add('type', m.type);
  c.add('art', scene.left(s));
  c.add('frame', threshold(s) + rect(0, 1180, 1000, 16, `fill="${shade(K.deep, 0)}" opacity=".18"`));
  c.add('art', scene.feet(s));
  c.add('texture', c.grain(0.7));
  c.alt = plain(inp.headline);
  return c;
}
