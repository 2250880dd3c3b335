import { circ, type Drawing, ell, g, heart, n1, type P, path } from '#artwork/engine.ts';
import { starburst } from './shapes.ts';

/** The colours of an animal. */
export type Cols = { body: string; belly: string; mark: string; ink: string; acc: string; acc2: string };

const hatch = (c: Drawing, ps: P[], clipD: string, col: string, gap = 12, ang = 0, w = 3) => {
  let d = '';
  const [x0, y0, x1, y1] = [
    Math.min(...ps.map((q) => q[0])),
    Math.min(...ps.map((q) => q[1])),
    Math.max(...ps.map((q) => q[0])),
    Math.max(...ps.map((q) => q[1])),
  ];
  for (let y = y0; y < y1; y += gap) d += `M${n1(x0)} ${n1(y)}L${n1(x1)} ${n1(y + ang)}`;
  return path(d, `stroke="${col}" stroke-width="${w}" stroke-linecap="round" clip-path="${c.clip(path(clipD))}"`);
};

/** animals of flat shapes, by name */
export const ANIMALS: Record<string, (c: Drawing, k: Cols, flip: number) => string> = {
  cat(c, k, f) {
    const body = 'M-92 0C-120 -150 -74 -290 0 -330C74 -290 120 -150 92 0Z';
    const head =
      'M-104 -404C-108 -470 -112 -506 -92 -520C-70 -506 -52 -488 -40 -470C-14 -478 14 -478 40 -470C52 -488 70 -506 92 -520C112 -506 108 -470 104 -404C104 -350 60 -316 0 -316C-60 -316 -104 -350 -104 -404Z';
    let s =
      path(
        `M70 -20C190 -10 214 -96 178 -168C150 -222 186 -262 216 -246`,
        `fill="none" stroke="${k.body}" stroke-width="34" stroke-linecap="round"`,
      ) + path('M176 -166l30 -10M194 -118l32 4M186 -66l28 20', `stroke="${k.mark}" stroke-width="9" stroke-linecap="round"`);
    s += path(body, `fill="${k.body}"`);
    s += path('M0 -300C44 -250 52 -120 34 0H-34C-52 -120 -44 -250 0 -300Z', `fill="${k.belly}"`);
    let z = '';
    for (let i = 0; i < 5; i++) z += `M-104 ${-60 - i * 44}q26 -14 46 4M104 ${-60 - i * 44}q-26 -14 -46 4`;
    s += path(z, `fill="none" stroke="${k.mark}" stroke-width="9" stroke-linecap="round" clip-path="${c.clip(path(body))}"`);
    s += path('M-34 0v-86M34 0v-86', `stroke="${k.ink}" stroke-width="4" stroke-linecap="round" opacity=".7"`);
    s +=
      path(head, `fill="${k.body}"`) +
      path('M-88 -494L-82 -446L-54 -464ZM88 -494L82 -446L54 -464Z', `fill="${k.acc}"`) +
      path('M-12 -470h24l-4 44h-16ZM-44 -466l16 -2l4 30l-12 2ZM44 -466l-16 -2l-4 30l12 2Z', `fill="${k.mark}"`);
    s +=
      path(
        'M-74 -404C-60 -430 -32 -430 -22 -398C-38 -382 -62 -384 -74 -404ZM74 -404C60 -430 32 -430 22 -398C38 -382 62 -384 74 -404Z',
        `fill="${k.belly}"`,
      ) +
      ell(-47, -404, 10, 18, `fill="${k.ink}"`) +
      ell(47, -404, 10, 18, `fill="${k.ink}"`) +
      circ(-43, -411, 4, 'fill="#fff"') +
      circ(51, -411, 4, 'fill="#fff"');
    s +=
      path('M-11 -366h22l-11 13Z', `fill="${k.acc}"`) +
      path(
        'M0 -353v10M0 -343q-14 12 -28 2M0 -343q14 12 28 2M-60 -360l-66 -12M-60 -350l-64 8M60 -360l66 -12M60 -350l64 8',
        `fill="none" stroke="${k.ink}" stroke-width="3.6" stroke-linecap="round"`,
      );
    s += path('M-62 -318q62 34 124 0l-5 22q-57 28 -114 0Z', `fill="${k.acc}"`) + circ(0, -286, 13, `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  bird(c, k, f) {
    const body = 'M-150 -92C-150 -190 -70 -236 10 -226C92 -216 140 -160 136 -92C130 -20 50 14 -30 4C-110 -6 -150 -40 -150 -92Z';
    let s =
      path('M-130 -70L-286 -10L-276 34L-120 -20Z', `fill="${k.mark}"`) +
      path('M-262 8l120 -44M-258 22l128 -36', `stroke="${k.belly}" stroke-width="4"`);
    s += path('M-10 0v70M34 -4v74M-10 70h30M34 70h30M-10 70h-14M34 70h-12', `stroke="${k.ink}" stroke-width="6" stroke-linecap="round"`);
    s +=
      path(body, `fill="${k.body}"`) +
      path('M136 -92C130 -20 50 14 -30 4C-60 0 -86 -8 -106 -20C-20 -30 80 -60 136 -92Z', `fill="${k.belly}"`);
    const wing = 'M-120 -96C-80 -170 20 -180 62 -116C30 -50 -60 -30 -150 -44Z';
    s +=
      path(wing, `fill="${k.acc}"`) +
      hatch(
        c,
        [
          [-150, -180],
          [62, -30],
        ],
        wing,
        k.belly,
        17,
        60,
        4,
      ) +
      path(wing, `fill="none" stroke="${k.ink}" stroke-width="0"`);
    s += path('M130 -132L214 -112L132 -92Z', `fill="${k.acc2}"`) + path('M132 -110h52', `stroke="${k.ink}" stroke-width="3"`);
    s += circ(84, -142, 23, `fill="${k.belly}"`) + circ(87, -142, 12, `fill="${k.ink}"`) + circ(91, -147, 4, 'fill="#fff"');
    s +=
      path(
        'M20 -226q-6 -50 -34 -64M26 -226q8 -48 2 -74M34 -224q22 -36 46 -48',
        `fill="none" stroke="${k.ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      circ(-14, -290, 9, `fill="${k.acc2}"`) +
      circ(28, -300, 9, `fill="${k.acc}"`) +
      circ(80, -272, 9, `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  fox(c, k, f) {
    let s =
      path(
        'M70 -8C210 10 292 -70 270 -196C258 -262 210 -300 190 -292C214 -236 190 -180 130 -150C90 -128 66 -70 70 -8Z',
        `fill="${k.body}"`,
      ) +
      path('M190 -292C210 -300 258 -262 268 -206C246 -226 218 -232 204 -226C208 -250 202 -272 190 -292Z', `fill="${k.belly}"`) +
      path('M110 -40q60 -6 100 -56M100 -66q50 -14 84 -56', `fill="none" stroke="${k.mark}" stroke-width="6" stroke-linecap="round"`);
    s +=
      path('M-100 0C-112 -130 -70 -250 0 -290C70 -250 112 -130 100 0Z', `fill="${k.body}"`) +
      path('M0 -280C36 -240 44 -120 30 0H-30C-44 -120 -36 -240 0 -280Z', `fill="${k.belly}"`) +
      path('M-62 0v-74h30v74ZM62 0v-74h-30v74Z', `fill="${k.mark}"`);
    s +=
      path('M-130 -430L-120 -520L-46 -470H46L120 -520L130 -430C120 -370 60 -300 0 -262C-60 -300 -120 -370 -130 -430Z', `fill="${k.body}"`) +
      path(
        'M-130 -430C-96 -440 -50 -420 -26 -376L0 -290L26 -376C50 -420 96 -440 130 -430C120 -370 60 -300 0 -262C-60 -300 -120 -370 -130 -430Z',
        `fill="${k.belly}"`,
      ) +
      path('M-112 -496L-106 -448L-70 -470ZM112 -496L106 -448L70 -470Z', `fill="${k.mark}"`) +
      path('M-18 -278L0 -262L18 -278Q0 -300 -18 -278Z', `fill="${k.ink}"`);
    s +=
      path('M-78 -392q20 18 40 0M78 -392q-20 18 -40 0', `fill="none" stroke="${k.ink}" stroke-width="7" stroke-linecap="round"`) +
      path('M0 -462l10 22l-10 22l-10 -22Z', `fill="${k.acc2}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  owl(c, k, f) {
    const body =
      'M-130 -20C-150 -180 -140 -330 -122 -400C-110 -430 -128 -462 -118 -486C-86 -476 -60 -460 -36 -456C-12 -462 12 -462 36 -456C60 -460 86 -476 118 -486C128 -462 110 -430 122 -400C140 -330 150 -180 130 -20C70 14 -70 14 -130 -20Z';
    let s = path(body, `fill="${k.body}"`);
    const belly = 'M-84 -30C-96 -150 -60 -270 0 -286C60 -270 96 -150 84 -30C40 -8 -40 -8 -84 -30Z';
    s += path(belly, `fill="${k.belly}"`);
    let d = '';
    for (let r = 0; r < 6; r++)
      for (let i = -3; i <= 3; i++) {
        const x = i * 28 + (r % 2) * 14,
          y = -240 + r * 38;
        d += `M${x - 14} ${y}a14 16 0 0 0 28 0`;
      }
    s += path(d, `fill="none" stroke="${k.acc}" stroke-width="5" clip-path="${c.clip(path(belly))}"`);
    s += path(
      'M-130 -250C-170 -180 -166 -90 -122 -40C-104 -110 -104 -190 -130 -250ZM130 -250C170 -180 166 -90 122 -40C104 -110 104 -190 130 -250Z',
      `fill="${k.mark}"`,
    );
    for (const q of [-58, 58])
      s +=
        circ(q, -374, 62, `fill="${k.belly}"`) +
        starburst(q, -374, 56, 18, k.acc, undefined, 4) +
        circ(q, -374, 33, `fill="${k.acc2}"`) +
        circ(q, -374, 20, `fill="${k.ink}"`) +
        circ(q + 7, -381, 6.5, 'fill="#fff"');
    s +=
      path('M-17 -348h34L0 -300Z', `fill="${k.acc}"`) +
      path('M-56 -10v22M-40 -8v24M-24 -8v22M56 -10v22M40 -8v24M24 -8v22', `stroke="${k.acc2}" stroke-width="10" stroke-linecap="round"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
  whale(c, k, f) {
    const body =
      'M-280 -120C-270 -240 -120 -290 30 -270C160 -252 220 -180 300 -190C330 -240 360 -280 410 -286C396 -250 390 -220 396 -196C420 -190 440 -176 452 -150C410 -140 370 -150 336 -160C290 -60 160 -10 0 -10C-170 -10 -284 -40 -280 -120Z';
    let s = path(body, `fill="${k.body}"`);
    const belly = 'M-276 -104C-200 -70 -80 -56 40 -62C120 -66 180 -84 220 -96C160 -40 90 -10 0 -10C-160 -10 -268 -34 -276 -104Z';
    s += path(belly, `fill="${k.belly}"`);
    let d = '';
    for (let i = 0; i < 9; i++) d += `M${-230 + i * 44} ${-96 + Math.min(i, 4) * 9}L${-200 + i * 40} -10`;
    s += path(d, `stroke="${k.body}" stroke-width="4" opacity=".5" clip-path="${c.clip(path(belly))}"`);
    s +=
      path('M-20 -70C-10 -10 30 40 80 40C76 0 60 -40 40 -72Z', `fill="${k.mark}"`) +
      ell(-176, -142, 13, 15, `fill="${k.ink}"`) +
      circ(-172, -147, 5, 'fill="#fff"') +
      circ(-150, -104, 17, `fill="${k.acc}" opacity=".55"`);
    let w = '';
    for (const [x, y] of [
      [-60, -210, 0],
      [20, -226, 0],
      [100, -200, 0],
      [-120, -226, 0],
      [60, -160, 0],
      [-20, -160, 0],
      [160, -160, 0],
    ] as [number, number, number][])
      w += circ(x, y, 8, '');
    s += g(w, `fill="${k.mark}" opacity=".75"`);
    s +=
      path(
        'M-90 -290C-96 -350 -140 -372 -176 -356M-82 -290C-80 -360 -30 -384 6 -360M-86 -290V-390',
        `fill="none" stroke="${k.acc}" stroke-width="9" stroke-linecap="round"`,
      ) + path(heart(-86, -430, 30), `fill="${k.acc}"`);
    return g(s, `transform="scale(${f} 1)"`);
  },
};
