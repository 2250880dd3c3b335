import {
  at, circ, Drawing, fit, g, type Input, lum, mix, path, polar, qbez, shade, TAU, tf, use, type Rng,
  type Palette,
} from '#artwork/engine.ts';
import { litGround } from '#artwork/materials/lit-ground.ts';
import { flowers, petalD } from '#artwork/subjects/flowers.ts';

const diya = (c: Drawing, x: number, y: number, s: number, a: string, b: string, gold: string) =>
  g(
    circ(
      0,
      -62,
      130,
      `fill="${c.rad([
        [0, '#ffc861', 0.75],
        [0.4, '#ffb13c', 0.28],
        [1, '#ffb13c', 0],
      ])}"`,
    ) +
      path(
        'M-90 -14C-84 40 -40 62 0 62C40 62 84 40 90 -14C104 -20 120 -30 128 -40C110 -44 96 -36 86 -30C40 -8 -40 -8 -90 -14Z',
        `fill="${a}"`,
      ) +
      path('M-90 -14C-40 10 50 8 92 -18C60 24 -50 26 -90 -14Z', `fill="${shade(a, -0.13)}"`) +
      path(
        Array.from({ length: 9 }, (_, i) => `M${-64 + i * 16} ${24 + Math.sin((i / 8) * Math.PI) * 14}a5 5 0 1 0 .1 0`).join(''),
        `fill="${gold}"`,
      ) +
      path('M-76 20Q0 62 78 18', `fill="none" stroke="${b}" stroke-width="5"`) +
      path('M96 -36C80 -70 84 -96 102 -124C122 -96 128 -66 112 -38Z', 'fill="#ff8f1f"') +
      path('M99 -40C90 -62 94 -78 103 -94C114 -76 116 -58 109 -40Z', 'fill="#ffe48a"'),
    tf(x, y, 0, s),
  );

/** What the parts of a cover share. */
type Scene = { cx: number; cy: number; ringF: (R: number, n: number, f: (a: number, i: number) => string) => string };

function petal({ cx, cy, ringF }: Scene, R: number, len: number, wid: number, n: number, off: number, fill: string, stroke: string, kind = 'point') {
  return ringF(R, n, (a) => {
    const q = polar(cx, cy, R - len, a + off);
    return g(
      path(petalD(kind, len, wid), `fill="${fill}" stroke="${stroke}" stroke-width="4"`) +
        path(petalD(kind, len * 0.66, wid * 0.55), `fill="${mix(fill, '#fff4d6', 0.32)}"`) +
        circ(0, -len * 0.28, wid * 0.1, `fill="${stroke}"`),
      tf(q[0], q[1], ((a + off) * 180) / Math.PI + 90),
    );
  });
}

/** What the parts of `drawRangoli` share. */
type RangoliScene = { c: Drawing; r: Rng; p: Palette; cols: string[]; bgc: string };

function drawMarigolds({ c, r }: RangoliScene) {
  // a few marigolds, hung many times
  const marigolds = ['#F59A1F', '#F2C12E', '#F59A1F', '#F2C12E', '#F59A1F'].map((petal) =>
    c.def((id) => `<g id="${id}">${flowers.dahlia!(r, 34, { petal, core: '#C9541B' })}</g>`),
  );
  let mg = '';
  for (const side of [0, 1]) {
    const pts = qbez([side ? 1010 : -10, 30], [side ? 900 : 100, 120], [side ? 760 : 240, -20], 13);
    for (const q of pts) mg += use(r.pick(marigolds), tf(q[0], q[1], r.f(0, 60)));
  }
  c.add('ornament', mg);
}

function drawLamps({ c, p, cols, bgc }: RangoliScene) {
  let d = '';
  for (const [x, y, k] of [
    [190, 1010, 0.78],
    [830, 1015, 0.78],
    [500, 1048, 1],
  ] as const)
    d += diya(c, x - 10 * k, y, k, cols[0] === bgc ? p.a : '#C2502F', cols[1]!, '#F6D27A');
  c.add('art', d, 'flicker');
}

export function drawRangoli(inp: Input): Drawing {
  const c = new Drawing('rangoli', inp),
    { r, p } = c;
  const dark = lum(p.bg) < 0.5;
  const ground = lum(p.bg) < 0.5 ? p.bg : p.c;
  const G = c.foil('gold', 40);
  const m = inp.motif || 'lotus';
  const cols = dark ? [p.a, p.c, p.e, p.ink, p.d] : [p.a, p.b, p.d, '#fff3d9', p.e];
  const bgc = shade(lum(ground) < 0.5 ? ground : shade(ground, -0.35), 0);
  c.add('ground', litGround(c, shade(bgc, 0.08, 0.02), shade(bgc, -0.04), 0.42, 0.75));
  const cx = 500,
    cy = 560;
  let s = '';
  const N = m === 'star' ? 8 : m === 'lotus' ? 12 : 16;
  const ringF = (R: number, n: number, f: (a: number, i: number) => string) =>
    Array.from({ length: n }, (_, i) => f((i / n) * TAU - Math.PI / 2, i)).join('');
  s += ringF(446, N * 2, (a) => circ(...polar(cx, cy, 452, a + Math.PI / N / 2), 7, `fill="${G}"`));
  const scene: Scene = { cx, cy, ringF };
  s += petal(scene, 434, 150, ((2 * 434 * Math.PI) / N) * 0.62, N, Math.PI / N, cols[0]!, G, 'round');
  s += petal(scene, 420, 140, ((2 * 400 * Math.PI) / N) * 0.55, N, 0, cols[1]!, G, m === 'star' ? 'point' : 'broad');
  s +=
    circ(cx, cy, 300, `fill="${bgc}" stroke="${G}" stroke-width="5"`) +
    ringF(284, N * 3, (a) => circ(...polar(cx, cy, 283, a), 6.5, `fill="${cols[3]!}"`));
  s +=
    petal(scene, 268, 112, ((2 * 250 * Math.PI) / N) * 0.7, N, 0, cols[2]!, G, 'round') +
    petal(scene, 246, 96, ((2 * 220 * Math.PI) / N) * 0.5, N, Math.PI / N, cols[4]!, G, 'point');
  s +=
    circ(cx, cy, 158, `fill="${cols[0]!}" stroke="${G}" stroke-width="5"`) +
    ringF(140, N * 2, (a) => circ(...polar(cx, cy, 140, a), 5.6, `fill="${cols[3]!}"`)) +
    petal(scene, 128, 86, 56, Math.min(N, 12), 0, cols[1]!, G, 'point') +
    petal(scene, 92, 62, 44, 8, 0.2, cols[3]!, G, 'round') +
    circ(cx, cy, 32, `fill="${G}"`) +
    circ(cx, cy, 16, `fill="${cols[0]!}"`);
  c.add('art', s, 'bloom');
  const parts: RangoliScene = { c, r, p, cols, bgc };
  drawMarigolds(parts);
  drawLamps(parts);
  const lines = inp.headline.split('|');
  const u = fit(lines.join(' '), 'yatra-one', 820, 104, { max: 118 });
  const yy = 1222;
  c.add('type', path(at(u, 500, yy), `fill="${G}"`));
  const hn = fit('शुभ दीपावली', 'yatra-one:400@devanagari', 460, 58, { max: 60 });
  c.add('type', path(at(hn, 500, 1312), 'fill="#fff0cf"'));
  c.add('texture', c.grain(0.4));
  c.alt = `A rangoli and oil lamps with the words ${lines.join(' ')}`;
  return c;
}
