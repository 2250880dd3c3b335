import { circ, type Drawing, ell, g, path, shade, tf } from '#artwork/engine.ts';

/** The colours of a dinosaur. */
type Skin = { col: string; belly: string; spot: string; ink: string; dk: string; lt: string };

function drawBronto({ col, belly, spot, ink, dk, s }: Skin & { s: string }) {
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

function drawTrex({ col, belly, spot, ink, dk, lt, s }: Skin & { s: string }) {
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

function drawStegosaur({ col, belly, spot, ink, dk, s }: Skin & { s: string }) {
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

/** a dinosaur of a kind */
export function dino(kind: string, c: Drawing, col: string, belly: string, spot: string, ink: string) {
  let s = '';
  const dk = shade(col, -0.09),
    lt = shade(col, 0.06);
  const skin: Skin = { col, belly, spot, ink, dk, lt };
  if (kind === 'bronto') s = drawBronto({ ...skin, s });
  else if (kind === 'trex') s = drawTrex({ ...skin, s });
  else s = drawStegosaur({ ...skin, s });
  return s;
}

/** a party hat */
export const partyHat = (x: number, y: number, deg: number, s: number, a: string, b: string, pom: string) =>
  g(
    path('M-40 0L0 -104L40 0Q0 16 -40 0Z', `fill="${a}"`) +
      path('M-28 -32L14 -66L19 -52L-34 -12ZM-14 -68L4 -92L8 -82L-20 -52ZM-8 7L34 -16L39 -3Q20 6 -8 7Z', `fill="${b}"`) +
      circ(0, -106, 15, `fill="${pom}"`),
    tf(x, y, deg, s),
  );
