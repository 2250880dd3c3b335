import {
  at, circ, Drawing, ell, fit, g, type Input, lum, mix, noise1, type P, path, poisson, rect, shade, smooth, tf,
} from '#artwork/engine.ts';
import { dino, partyHat } from './dino.ts';
import { type View, drawForeground, palm, type Land, vol } from './landscape.ts';
import { drawWords } from './words.ts';

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
  const land: Land = { p, sky };
  bgs += vol(land, 205, 900, 0.95) + hill(850, 34, mix(p.c, sky, 0.45), 'a') + hill(930, 30, mix(p.c, sky, 0.15), 'b');
  bgs += palm(land, 900, 985, 250) + palm(land, 80, 1010, 190);
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
  const view: View = { c, r, p, sky, lines, hill };
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
