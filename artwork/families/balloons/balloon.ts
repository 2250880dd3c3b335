import { circ, type Drawing, ell, g, heart, n1, path, poisson, rect, shade, tf, type Rng } from '#artwork/engine.ts';

const balloonD = (R: number) =>
  `M0 ${n1(-R * 1.12)}C${n1(R * 0.62)} ${n1(-R * 1.12)} ${n1(R)} ${n1(-R * 0.66)} ${n1(R)} ${n1(-R * 0.1)}C${n1(R)} ${n1(R * 0.52)} ${n1(R * 0.42)} ${n1(R
    * 1.06)} 0 ${n1(R * 1.2)}C${n1(-R * 0.42)} ${n1(R * 1.06)} ${n1(-R)} ${n1(R * 0.52)} ${n1(-R)} ${n1(-R * 0.1)}C${n1(-R)} ${n1(-R * 0.66)} ${n1(-R * 0.62)} ${n1(-R * 1.12)} 0 ${n1(-R * 1.12)}Z`;

/** The skin of a balloon: its size, its pattern and its outline. */
type Skin = {
  c: Drawing; R: number; o: { round?: boolean; pat?: string; op?: number; heart?: boolean; }; r: Rng;
  body: (attr: string) => string;
};

function pattern({ c, R, o, r, body }: Skin) {
  let s = '';
  const cp = c.clip(body(''));
  if (o.pat === 'dots') {
    let q = '';
    for (const [a, b] of poisson(r, -R, -R * 1.2, R * 2, R * 2.4, R * 0.34)) q += circ(a, b, R * 0.085, '');
    s += g(g(q, `fill="#fff" opacity=".55"`), `clip-path="${cp}"`);
  } else if (o.pat === 'stripe') {
    let q = '';
    for (let i = -2; i <= 2; i++) {
      const w = R * 0.17 * (1 - Math.abs(i) * 0.12);
      q += path(
        `M${n1(i * R * 0.42 - w / 2)} ${n1(-R * 1.2)}Q${n1(i * R * 0.62)} 0 ${n1(i * R * 0.1)} ${n1(R * 1.25)}L${n1(i * R * 0.1
          + 1)} ${n1(R * 1.25)}Q${n1(i * R * 0.62 + w)} 0 ${n1(i * R * 0.42 + w / 2)} ${n1(-R * 1.2)}Z`,
        '',
      );
    }
    s += g(g(q, `fill="#fff" opacity=".38"`), `clip-path="${cp}"`);
  } else if (o.pat === 'confetti') {
    let q = '';
    const cs = [c.p.a, c.p.b, c.p.c, c.p.e];
    for (const [a, b] of poisson(r, -R, -R * 0.3, R * 2, R * 1.6, R * 0.2))
      q += g(
        r.chance(0.5)
          ? circ(0, 0, R * 0.05, `fill="${r.pick(cs)}"`)
          : rect(-R * 0.05, -R * 0.03, R * 0.1, R * 0.06, `fill="${r.pick(cs)}"`),
        tf(a, b, r.f(0, 180)),
      );
    s += g(q, `clip-path="${cp}"`);
  }
  return s;
}

/** a balloon with its knot */
export function balloon(
  c: Drawing,
  x: number,
  y: number,
  R: number,
  col: string,
  deg = 0,
  o: { round?: boolean; pat?: string; op?: number; heart?: boolean } = {},
) {
  const r = c.r;
  const l = shade(col, 0.13, -0.015, 8),
    d = shade(col, -0.13, 0.015, -8),
    dd = shade(col, -0.22, 0.0, -14);
  const D = o.heart ? heart(0, 0, R * 1.08) : o.round ? '' : balloonD(R);
  const fill = c.rad(
    [
      [0, l],
      [0.38, col],
      [0.8, d],
      [1, dd],
    ],
    0.5,
    0.5,
    0.62,
    '',
    0.32,
    0.28,
  );
  let s = '';
  const body = (attr: string) => (o.round ? circ(0, 0, R, attr) : path(D, attr));
  if (!o.round)
    s += path(
      `M0 ${n1(R * (o.heart ? 0.9 : 1.16))}L${n1(-R * 0.11)} ${n1(R * (o.heart ? 1.04 : 1.33))}Q0 ${n1(R * (o.heart ? 1.0 : 1.28))} ${n1(R * 0.11)} ${n1(R * (o.heart ? 1.04 : 1.33))}Z`,
      `fill="${d}"`,
    );
  s += body(`fill="${fill}"${o.op ? ` opacity="${o.op}"` : ''}`);
  const skin: Skin = { c, R, o, r, body };
  if (o.pat) s += pattern(skin);
  // rim light, specular, window
  s += path(
    `M${n1(R * 0.86)} ${n1(R * 0.06)}C${n1(R * 0.82)} ${n1(R * 0.48)} ${n1(R * 0.5)} ${n1(R * 0.82)} ${n1(R * 0.2)} ${n1(R * 0.98
      * (o.round ? 0.9 : 1))}C${n1(R * 0.48)} ${n1(R * 0.72)} ${n1(R * 0.74)} ${n1(R * 0.4)} ${n1(R * 0.86)} ${n1(R * 0.06)}Z`,
    `fill="${shade(col, 0.22, -0.04)}" opacity=".5"`,
  );
  if (!o.heart)
    s +=
      g(
        ell(
          0,
          0,
          R * 0.17,
          R * 0.3,
          `fill="${c.rad([
            [0, '#ffffff', 0.95],
            [0.55, '#ffffff', 0.5],
            [1, '#ffffff', 0],
          ])}"`,
        ),
        tf(-R * 0.46, -R * 0.52, 34),
      ) + g(ell(0, 0, R * 0.06, R * 0.09, `fill="#fff" opacity=".8"`), tf(-R * 0.68, -R * 0.12, 12));
  else
    s += g(
      ell(
        0,
        0,
        R * 0.13,
        R * 0.26,
        `fill="${c.rad([
          [0, '#ffffff', 0.95],
          [0.55, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ])}"`,
      ),
      tf(-R * 0.56, -R * 0.4, 38),
    );
  return g(s, tf(x, y, deg));
}
