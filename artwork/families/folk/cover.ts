import {
  at, circ, contrast, Drawing, g, heart, type Input, lum, type P, path, polar, pt, rect, stack, star, TAU, tf,
  type Palette,
} from '#artwork/engine.ts';
import { petalD } from '#artwork/subjects/flowers.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

/** What the parts of a cover share. */
type Scene = {
  p: Palette; dark: boolean; bg: string; k: (i: number) => string;
  dots: (x: number, y: number, n: number, R: number, s: number, col: string) => string;
};

function flower({ bg, k, dots }: Scene, x: number, y: number, R: number, a: number, n = 8) {
  let s = '';
  for (let i = 0; i < n; i++)
    s += g(
      path(petalD('round', R, ((R * 2.4) / n) * 1.5), `fill="${k(a)}"`) +
        path(petalD('point', R * 0.62, ((R * 1.2) / n) * 1.5), `fill="${k(a + 1)}"`),
      tf(x, y, (i * 360) / n),
    );
  return (
    s +
    circ(x, y, R * 0.3, `fill="${k(a + 2)}"`) +
    dots(x, y, 8, R * 0.18, R * 0.035, bg) +
    circ(x, y, R * 0.07, `fill="${bg}"`) +
    dots(x, y, n, R * 1.14, R * 0.06, k(a + 2))
  );
}

function tul({ bg, k }: Scene, x: number, y: number, s: number, deg: number, a: number) {
  return g(
    path('M0 0C-70 -10 -86 -90 -62 -150C-44 -120 -24 -110 0 -150C24 -110 44 -120 62 -150C86 -90 70 -10 0 0Z', `fill="${k(a)}"`) +
      path('M0 -12C-30 -30 -34 -76 0 -116C34 -76 30 -30 0 -12Z', `fill="${k(a + 1)}"`) +
      path('M0 -30C-12 -44 -12 -66 0 -84C12 -66 12 -44 0 -30Z', `fill="${bg}"`) +
      circ(-46, -62, 7, `fill="${bg}"`) +
      circ(46, -62, 7, `fill="${bg}"`) +
      circ(-62, -168, 9, `fill="${k(a + 2)}"`) +
      circ(0, -170, 9, `fill="${k(a + 2)}"`) +
      circ(62, -168, 9, `fill="${k(a + 2)}"`),
    tf(x, y, deg, s),
  );
}

function bird({ p, dark, bg, k }: Scene, x: number, y: number, s: number) {
  return g(
    path(
      'M-150 -10C-110 -90 -20 -110 40 -70C60 -110 110 -120 134 -86L166 -74L134 -62C130 10 60 66 -30 60C-60 58 -84 44 -98 26C-130 60 -180 84 -224 80C-200 60 -186 44 -182 30C-204 34 -224 30 -240 20C-204 14 -176 4 -150 -10Z',
      `fill="${k(0)}"`,
    ) +
      path('M-90 6C-60 -50 10 -56 50 -16C20 40 -50 46 -90 6Z', `fill="${k(1)}"`) +
      path('M-66 4C-44 -28 4 -30 28 -10C4 22 -40 24 -66 4Z', `fill="${k(2)}"`) +
      circ(-34, -2, 7, `fill="${bg}"`) +
      circ(-10, -4, 7, `fill="${bg}"`) +
      circ(106, -82, 12, `fill="${bg}"`) +
      circ(108, -82, 5, `fill="${p.ink === bg ? '#000' : dark ? bg : p.ink}"`) +
      path(
        'M58 10q24 -16 44 -40M44 34q34 -14 62 -50',
        `fill="none" stroke="${bg}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"`,
      ) +
      path('M110 -118q-6 -22 6 -38M124 -112q8 -18 26 -26', `stroke="${k(1)}" stroke-width="5" fill="none" stroke-linecap="round"`) +
      circ(117, -162, 7, `fill="${k(2)}"`) +
      circ(154, -142, 7, `fill="${k(2)}"`),
    tf(x, y, 0, s),
  );
}

/** What the parts of `drawFolk` share. */
type FolkScene = {
  inp: Input; c: Drawing; p: Palette; dark: boolean; bg: string; k: (i: number) => string;
  lf: (x: number, y: number, L: number, deg: number, a: number) => string;
  stem: (a: P, b: P, cc: P, col: string, w?: number) => string; G: string; scene: Scene;
};

function drawHalf({ k, lf, stem, G, scene }: FolkScene) {
  let half = '';
  // left half; mirrored
  half +=
    stem([500, 330], [380, 360], [300, 260], G) +
    tul(scene, 300, 270, 0.8, -34, 0) +
    stem([500, 380], [330, 430], [190, 330], G) +
    flower(scene, 180, 330, 84, 1) +
    lf(400, 372, 92, -70, 3) +
    lf(330, 404, 80, -108, 3) +
    lf(250, 384, 70, -84, 2) +
    flower(scene, 118, 150, 52, 0, 7) +
    lf(196, 196, 76, -28, 3) +
    lf(232, 128, 64, 20, 2) +
    lf(70, 242, 64, 158, 3) +
    circ(400, 230, 11, `fill="${k(2)}"`) +
    circ(416, 268, 8, `fill="${k(1)}"`) +
    circ(56, 70, 10, `fill="${k(1)}"`) +
    circ(250, 66, 12, `fill="${k(2)}"`) +
    path(heart(380, 130, 28), `fill="${k(0)}"`) +
    circ(330, 64, 8, `fill="${k(3)}"`);
  half +=
    bird(scene, 250, 935, 0.92) +
    stem([500, 1290], [300, 1300], [170, 1180], G) +
    flower(scene, 160, 1170, 88, 1) +
    stem([500, 1250], [400, 1200], [330, 1090], G) +
    tul(scene, 326, 1096, 0.72, -24, 2) +
    lf(392, 1206, 84, -92, 3) +
    lf(300, 1266, 92, -120, 3) +
    lf(420, 1282, 70, -60, 2) +
    flower(scene, 96, 1330, 46, 0, 7) +
    lf(250, 1330, 72, -96, 3) +
    circ(60, 1010, 10, `fill="${k(2)}"`) +
    circ(430, 1110, 10, `fill="${k(1)}"`) +
    path(heart(52, 1090, 20), `fill="${k(0)}"`) +
    circ(370, 1340, 10, `fill="${k(2)}"`);
  for (let i = 0; i < 5; i++)
    half += circ(46, 470 + i * 84, i % 2 ? 7 : 12, `fill="${k(i)}"`) + (i < 4 ? lf(58, 512 + i * 84, 50, 70 - 140 * (i % 2), 3) : '');
  return half;
}

function drawWords({ inp, c, p, dark, bg, k }: FolkScene) {
  const lines = inp.headline.split('|');
  const named = nameLines((inp.name ?? '').toUpperCase(), 'josefin-sans:600', 520, 30, { track: 320, least: 18 });
  const S = stack(
    lines.map((s) => ({ t: s, f: inp.motif === 'tree' ? 'elsie-swash-caps:900' : 'elsie-swash-caps:900', w: 640, max: 140, gap: 12 })),
    { cy: named.length > 1 ? 550 : inp.name ? 596 : 640 },
  );
  let t = '';
  const tc = dark ? p.ink : inp.variant === 'bold' ? p.paper : p.ink;
  S.runs.forEach((u, i) => (t += path(at(u, 500, S.ys[i]!), `fill="${tc}"`)));
  if (inp.name) {
    t += path(nameAt(named, 500, S.bottom + 58), `fill="${k(0) === bg ? tc : inp.variant === 'bold' ? p.b : k(0)}"`);
  }
  c.add('type', t);
  return lines;
}

export function drawFolk(inp: Input): Drawing {
  const c = new Drawing('folk', inp),
    { p } = c;
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : inp.variant === 'bold' ? p.a : p.paper;
  const K = dark ? [p.a, p.c, p.e, p.ink, p.d] : inp.variant === 'bold' ? [p.paper, p.b, p.e, p.d, p.c] : [p.a, p.e, p.b, p.c, p.d];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
  const ok = K.filter((k) => contrast(k, bg) > 1.35);
  const k = (i: number) => ok[((i % ok.length) + ok.length) % ok.length]!;
  const m = inp.motif || 'heart';
  let half = '';
  const dots = (x: number, y: number, n: number, R: number, s: number, col: string) =>
    Array.from({ length: n }, (_, i) => circ(...polar(x, y, R, (i / n) * TAU), s, `fill="${col}"`)).join('');
  const lf = (x: number, y: number, L: number, deg: number, a: number) =>
    g(
      path(petalD('point', L, L * 0.44), `fill="${k(a)}"`) +
        path(petalD('point', L * 0.72, L * 0.2), `fill="${k(a + 1)}"`) +
        Array.from({ length: 3 }, (_, i) => circ(0, -L * (0.3 + i * 0.16), L * 0.028, `fill="${bg}"`)).join(''),
      tf(x, y, deg),
    );
  const stem = (a: P, b: P, cc: P, col: string, w = 8) =>
    path(`M${pt(a)}Q${pt(b)} ${pt(cc)}`, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"`);
  const G = ok.includes(p.c) ? p.c : k(3);
  const scene: Scene = { p, dark, bg, k, dots };
  const parts: FolkScene = { inp, c, p, dark, bg, k, lf, stem, G, scene };
  half += drawHalf(parts);
  let mid = path(`M500 250V420M500 1180V1330`, `stroke="${G}" stroke-width="9" stroke-linecap="round"`);
  if (m === 'heart')
    mid +=
      path(heart(500, 170, 116), `fill="${k(0)}"`) +
      path(heart(500, 168, 84), `fill="${k(1)}"`) +
      path(heart(500, 166, 54), `fill="${bg}"`) +
      flower(scene, 500, 160, 30, 2, 6) +
      path(heart(500, 1190, 82), `fill="${k(0)}"`) +
      path(heart(500, 1188, 52), `fill="${k(2)}"`) +
      dots(500, 1180, 6, 18, 5, bg);
  else if (m === 'tree')
    mid +=
      [0, 1, 2]
        .map((i) =>
          path(
            `M500 ${60 + i * 70}L${590 + i * 24} ${190 + i * 76}Q500 ${220 + i * 76} ${410 - i * 24} ${190 + i * 76}Z`,
            `fill="${k(i)}"`,
          ),
        )
        .join('') +
      path(star(500, 56, 5, 34, 14), `fill="${k(2)}"`) +
      flower(scene, 500, 1190, 96, 0, 10);
  else mid += flower(scene, 500, 190, 128, 0, 12) + flower(scene, 500, 1190, 96, 0, 10);
  c.add('art', g(half) + g(half, 'transform="matrix(-1 0 0 1 1000 0)"') + mid, 'bloom');
  const lines = drawWords(parts);
  c.add('texture', c.grain(0.7));
  c.alt = `Folk-art birds and flowers with the words ${lines.join(' ')}`;
  return c;
}
