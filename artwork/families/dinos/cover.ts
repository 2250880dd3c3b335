import {
  at, circ, Drawing, ell, fit, g, glyphPaths, type Input, lum, mix, noise1, type P, path, poisson, polar, qbez, rect,
  ribbon, shade, smooth, stack, tf, type Palette, type Rng,
} from '#artwork/engine.ts';
import { leaf } from '#artwork/subjects/leaves.ts';

/** What the parts of `dino` share. */
type DinoScene = { col: string; belly: string; spot: string; ink: string; dk: string; lt: string };

function drawBronto({ col, belly, spot, ink, dk, s }: DinoScene & { s: string }) {
  const body =
    'M-330 -20C-300 -60 -250 -110 -190 -170C-140 -222 -60 -250 20 -236C70 -226 96 -250 104 -310C114 -390 124 -470 190 -496C250 -520 322 -486 326 -432C328 -400 300 -380 262 -384C232 -386 222 -364 218 -320C210 -230 196 -150 166 -96L160 0H92L84 -70C40 -52 -30 -50 -76 -64L-84 0H-152L-160 -90C-206 -60 -270 -20 -330 -20Z';
  s = path('M120 -90L116 0H60L54 -80ZM-100 -80L-106 0H-50L-44 -70Z', `fill="${dk}"`) + path(body, `fill="${col}"`);
  const bd = 'M218 -320C210 -230 196 -150 166 -96L150 -90C60 -50 -60 -50 -150 -90C-60 -110 60 -110 130 -170C170 -204 180 -270 190 -330Z';
  s += path(bd, `fill="${belly}"`);
  for (const [x, y, R] of [
    [-120, -170, 22],
    [-60, -206, 15],
    [-10, -180, 24],
    [50, -206, 14],
    [-180, -120, 13],
    [132, -330, 14],
    [140, -400, 17],
    [168, -446, 11],
    [110, -250, 12],
  ] as const)
    s += ell(x, y, R, R * 0.86, `fill="${spot}"`);
  s +=
    ell(272, -446, 12, 15, `fill="${ink}"`) +
    circ(276, -452, 5, 'fill="#fff"') +
    path('M262 -402q26 10 46 -8', `fill="none" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"`) +
    circ(240, -410, 15, `fill="#f7887e" opacity=".6"`) +
    circ(310, -440, 4, `fill="${dk}"`);
  for (const x of [104, 126, 148]) s += ell(x, -6, 9, 8, `fill="${belly}"`);
  for (const x of [-140, -118, -96]) s += ell(x, -6, 9, 8, `fill="${belly}"`);
  return s;
}

function drawTrex({ col, belly, spot, ink, dk, lt, s }: DinoScene & { s: string }) {
  s =
    path('M-60 -150C-150 -150 -230 -110 -320 -40C-260 -40 -150 -40 -70 -70Z', `fill="${dk}"`) +
    path('M10 -90L30 0H-34C-50 -40 -50 -80 -30 -110Z', `fill="${dk}"`);
  s +=
    path(
      'M-320 -40C-250 -120 -180 -200 -90 -250C-50 -276 -40 -330 -44 -390C-50 -470 20 -530 120 -520C210 -512 262 -460 262 -404C262 -372 244 -356 210 -356H130C116 -356 112 -346 118 -332C150 -270 150 -180 110 -110L118 0H40L26 -60C-10 -50 -40 -50 -70 -62C-160 -100 -250 -60 -320 -40Z',
      `fill="${col}"`,
    ) +
    path(
      'M120 -330C150 -268 148 -180 110 -110C70 -80 20 -72 -20 -76C40 -130 70 -230 70 -330C90 -340 110 -340 120 -330Z',
      `fill="${belly}"`,
    );
  s +=
    path('M262 -404C262 -372 244 -356 210 -356H130L120 -376C170 -380 220 -392 262 -404Z', `fill="${lt}"`) +
    path('M134 -378l10 18l10 -20l10 19l10 -20l10 19l10 -21l10 19l9 -22l9 18l8 -22', `fill="#fff" stroke="none"`) +
    ell(126, -450, 14, 18, `fill="${ink}"`) +
    circ(131, -457, 6, 'fill="#fff"') +
    circ(226, -452, 6, `fill="${dk}"`) +
    circ(96, -410, 16, 'fill="#f7887e" opacity=".55"') +
    path('M110 -250q34 0 44 26M100 -220q30 6 38 30', `fill="none" stroke="${col}" stroke-width="20" stroke-linecap="round"`);
  let sp = '';
  for (const [x, y, a] of [
    [-40, -420, -60],
    [-46, -350, -78],
    [-70, -290, -60],
    [-120, -246, -40],
    [-176, -196, -42],
    [-228, -146, -42],
  ] as const)
    sp += g(path('M-16 0L0 -32L16 0Z', `fill="${spot}"`), tf(x, y, a + 8));
  s = sp + s;
  for (const [x, y, R] of [
    [-20, -200, 17],
    [20, -240, 12],
    [-80, -180, 14],
    [-140, -140, 11],
    [30, -470, 13],
    [64, -496, 9],
  ] as const)
    s += circ(x, y, R, `fill="${spot}" opacity=".9"`);
  return s;
}

function drawStegosaur({ col, belly, spot, ink, dk, s }: DinoScene & { s: string }) {
  s =
    path('M-300 -70C-250 -80 -230 -110 -200 -140L-150 -80Z', `fill="${col}"`) +
    path('M-150 -60V0H-92L-84 -60ZM60 -60L66 0H124V-70Z', `fill="${dk}"`) +
    path(
      'M-230 -90C-220 -200 -110 -262 20 -250C120 -240 176 -180 200 -150C250 -160 300 -140 312 -100C320 -66 296 -44 250 -44C220 -44 190 -52 170 -64C120 -40 -40 -30 -120 -44C-180 -50 -230 -60 -230 -90Z',
      `fill="${col}"`,
    ) +
    path('M170 -64C120 -40 -40 -30 -120 -44C-170 -48 -214 -56 -226 -76C-100 -60 60 -66 150 -100Z', `fill="${belly}"`) +
    path('M-110 -50V0H-50L-44 -46ZM20 -46L26 0H86V-60Z', `fill="${col}"`);
  let pl = '';
  const pts: [number, number, number, number][] = [
    [-190, -160, 42, -44],
    [-146, -206, 54, -30],
    [-86, -240, 64, -14],
    [-18, -254, 66, 0],
    [52, -246, 58, 14],
    [112, -220, 46, 28],
    [160, -184, 34, 40],
  ];
  for (const [x, y, h, a] of pts)
    pl += g(
      path(
        `M${-h * 0.5} 8C${-h * 0.6} ${-h * 0.5} ${-h * 0.2} ${-h * 0.8} 0 ${-h * 1.15}C${h * 0.2} ${-h * 0.8} ${h * 0.6} ${-h * 0.5} ${h * 0.5} 8Z`,
        `fill="${spot}"`,
      ) + path(`M0 ${-h * 0.8}V-4`, `stroke="${shade(spot, -0.08)}" stroke-width="4" stroke-linecap="round"`),
      tf(x, y, a),
    );
  s = pl + s;
  s +=
    ell(262, -108, 10, 13, `fill="${ink}"`) +
    circ(266, -113, 4, 'fill="#fff"') +
    path('M262 -66q22 8 40 -8', `fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"`) +
    circ(232, -82, 13, 'fill="#f7887e" opacity=".6"');
  for (const [x, y, R] of [
    [-120, -150, 17],
    [-60, -180, 13],
    [0, -150, 19],
    [60, -180, 12],
    [110, -140, 15],
    [-170, -120, 10],
  ] as const)
    s += circ(x, y, R, `fill="${dk}" opacity=".55"`);
  return s;
}

function dino(kind: string, c: Drawing, col: string, belly: string, spot: string, ink: string) {
  let s = '';
  const dk = shade(col, -0.09),
    lt = shade(col, 0.06);
  const parts: DinoScene = { col, belly, spot, ink, dk, lt };
  if (kind === 'bronto') s = drawBronto({ ...parts, s });
  else if (kind === 'trex') s = drawTrex({ ...parts, s });
  else s = drawStegosaur({ ...parts, s });
  return s;
}
const partyHat = (x: number, y: number, deg: number, s: number, a: string, b: string, pom: string) =>
  g(
    path('M-40 0L0 -104L40 0Q0 16 -40 0Z', `fill="${a}"`) +
      path('M-28 -32L14 -66L19 -52L-34 -12ZM-14 -68L4 -92L8 -82L-20 -52ZM-8 7L34 -16L39 -3Q20 6 -8 7Z', `fill="${b}"`) +
      circ(0, -106, 15, `fill="${pom}"`),
    tf(x, y, deg, s),
  );

/** What the parts of a cover share. */
type Scene = { p: Palette; sky: string };

function vol({ p, sky }: Scene, x: number, y: number, s: number) {
  return g(
    path('M-190 0L-62 -236Q0 -214 62 -236L190 0Z', `fill="${mix(p.e, sky, 0.35)}"`) +
      path(
        'M-62 -236Q0 -214 62 -236L84 -196Q60 -180 48 -206Q36 -150 16 -196Q-4 -140 -22 -196Q-42 -176 -50 -202Q-64 -180 -82 -198Z',
        `fill="${p.a}"`,
      ) +
      ([
        [-10, -300, 40],
        [30, -346, 52],
        [-34, -384, 38],
        [14, -420, 30],
      ] as [number, number, number][])
        .map(([a, b, R]) => circ(a, b, R, `fill="${mix('#ffffff', sky, 0.2)}"`))
        .join(''),
    tf(x, y, 0, s),
  );
}

function palm({ p }: Scene, x: number, y: number, h: number) {
  let s = path(
    ribbon(qbez([x, y], [x + h * 0.12, y - h * 0.5], [x + h * 0.02, y - h]), (t) => h * 0.085 * (1.1 - 0.5 * t)),
    `fill="${mix(p.e, p.b, 0.4)}"`,
  );
  for (let i = 0; i < 7; i++)
    s += leaf(
      x + h * 0.02,
      y - h,
      -90 + (i - 3) * 38,
      h * 0.52,
      h * 0.17,
      { fill: i % 2 ? p.c : mix(p.c, p.e, 0.4), tone: mix(p.c, p.e, 0.6) },
      (i < 3 ? -1 : 1) * 0.16,
    );
  return (
    s +
    circ(x + h * 0.02, y - h + 6, h * 0.05, `fill="${p.b}"`) +
    circ(x + h * 0.08, y - h + 12, h * 0.045, `fill="${mix(p.b, p.a, 0.4)}"`)
  );
}

/** What the parts of `drawDinos` share. */
type DinosScene = {
  c: Drawing; r: Rng; p: Palette; sky: string; lines: string[];
  hill: (y: number, amp: number, col: string, s: string) => string;
};

function drawForeground({ c, r, p, hill }: DinosScene) {
  let fg = hill(1085, 20, mix(p.c, p.e, 0.25), 'c');
  for (let i = 0; i < 26; i++) {
    const x = r.f(0, 1000),
      y = r.f(1105, 1140);
    for (let j = -1; j <= 1; j++)
      fg += leaf(x, y, -90 + j * 26, r.f(28, 46), 11, { fill: r.pick([p.c, mix(p.c, p.e, 0.5), mix(p.c, '#ffffff', 0.15)]) });
  }
  for (let i = 0; i < 9; i++) {
    const x = r.f(20, 980),
      y = r.f(1130, 1180);
    fg +=
      [0, 72, 144, 216, 288]
        .map((a) => {
          const q = polar(x, y, 10, (a * Math.PI) / 180);
          return circ(q[0], q[1], 8, `fill="${[p.a, '#ffffff', p.d][i % 3]!}"`);
        })
        .join('') + circ(x, y, 7, `fill="${p.b}"`);
  }
  c.add('art', fg);
}

function drawWords({ c, p, sky, lines, conf }: DinosScene & { conf: string }) {
  // bouncing letters
  const f = 'chango';
  const cs = [p.a, p.e, mix(p.c, p.ink, 0.15), p.a, p.e];
  const specs = lines.map((s) => ({ t: s, f, w: 820, max: 140, gap: 34, flat: true }));
  const S = stack(specs, { cy: 250 });
  const back: string[] = [],
    front: string[] = [];
  S.runs.forEach((u, i) => {
    glyphPaths(u, 500, S.ys[i]!).forEach((gl, j) => {
      const dy = j % 2 ? -9 : 9,
        a = ((j % 2 ? 5 : -5) * Math.PI) / 180,
        mx = (gl.box[0] + gl.box[2]) / 2,
        my = (gl.box[1] + gl.box[3]) / 2;
      const d = gl.map((x, yy) => {
        const q = [x - mx, yy - my];
        return [mx + q[0]! * Math.cos(a) - q[1]! * Math.sin(a), my + dy + q[0]! * Math.sin(a) + q[1]! * Math.cos(a)];
      });
      back.push(d);
      front.push(path(d, `fill="${cs[(j + i) % cs.length]!}"`));
    });
  });
  c.add('art', conf, 'confetti');
  c.add(
    'type',
    path(back.join(''), `fill="#fff" stroke="#fff" stroke-width="26" stroke-linejoin="round"`) +
      path(back.join(''), `fill="${shade(sky, -0.3)}" opacity=".18" transform="translate(0 9)"`) +
      front.join(''),
    'bounce',
  );
}

export function drawDinos(inp: Input): Drawing {
  const c = new Drawing('dinos', inp),
    { r, p } = c;
  const m = inp.motif || 'bronto';
  const sky = mix(p.bg, '#ffffff', 0.1);
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, mix(p.d, sky, 0.25)],
        [1, sky],
      ])}"`,
    ),
  );
  const lines = inp.headline.split('|');
  const ink = p.ink;
  let bgs = circ(770, 560, 130, `fill="${mix(p.b, '#ffffff', 0.35)}"`);
  const hill = (y: number, amp: number, col: string, s: string) => {
    const nz = noise1(inp.seed + s);
    const ps: P[] = [];
    for (let x = -60; x <= 1060; x += 112) ps.push([x, y + nz(x / 200) * amp]);
    return path(smooth(ps, false) + 'L1060 1460L-60 1460Z', `fill="${col}"`);
  };
  const scene: Scene = { p, sky };
  bgs += vol(scene, 205, 900, 0.95) + hill(850, 34, mix(p.c, sky, 0.45), 'a') + hill(930, 30, mix(p.c, sky, 0.15), 'b');
  bgs += palm(scene, 900, 985, 250) + palm(scene, 80, 1010, 190);
  c.add('art', bgs);
  const col = inp.variant === 'warm' ? p.a : inp.variant === 'cool' ? p.d : p.c;
  const body = lum(col) > 0.82 ? shade(col, -0.12, 0.04) : col;
  c.add(
    'art',
    ell(500, 1068, 300, 26, `fill="${p.ink}" opacity=".16"`) +
      g(
        dino(m, c, body, mix(body, '#fff7e0', 0.62), inp.variant === 'warm' ? p.b : mix(p.b, body, 0.15), ink) +
          (m === 'bronto'
            ? partyHat(208, -488, -14, 1, p.a, '#fff', p.b)
            : m === 'trex'
              ? partyHat(70, -512, -12, 1, p.b === body ? p.a : p.a, '#fff', p.b)
              : partyHat(238, -146, 14, 0.8, p.a, '#fff', p.b)),
        tf(m === 'bronto' ? 500 : m === 'trex' ? 520 : 500, 1070, 0, m === 'stego' ? 1.3 : 1.16),
      ),
    'wiggle',
  );
  const view: DinosScene = { c, r, p, sky, lines, hill };
  drawForeground(view);
  let conf = '';
  for (const q of poisson(r, 20, 20, 960, 420, 66))
    conf += r.chance(0.5)
      ? circ(q[0], q[1], r.f(5, 9), `fill="${r.pick([p.a, p.b, p.c, p.e])}" opacity=".8"`)
      : g(rect(-11, -4, 22, 8, `rx="3" fill="${r.pick([p.a, p.b, p.c, p.e])}" opacity=".8"`), tf(q[0], q[1], r.f(0, 180)));
  drawWords({ ...view, conf });
  if (inp.name) {
    const u = fit(inp.name, 'chango', 620, 60, { max: 56 });
    c.add('type', path(at(u, 500, 1312), `fill="#fffdf5"`));
  }
  c.add('texture', c.grain(0.5));
  c.alt = `A friendly ${m} dinosaur in a party hat; ${lines.join(' ')}`;
  return c;
}
