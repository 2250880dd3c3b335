import {
  at, circ, clamp, Drawing, g, type Input, type LineSpec, lum, n1, type Palette, path, poisson, rect, shade, sparkle,
  stack, star, tf, type Rng,
} from '#artwork/engine.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; lines: string[]; F: string; m: string; dark: boolean; base: string;
  dens: (x: number, y: number) => number; cc: string[]; th: (x: number, y: number) => number;
};

function drawConfetti({ inp, r, F, dens, cc, th }: Scene) {
  let fo = '', col = '';
  for (const [x, y] of poisson(r, 10, 10, 980, 1380, (q) => 20 + 70 * (1 - dens(q[0], q[1])))) {
    const dn = dens(x, y);
    if (r.f() > dn) continue;
    const s = r.f(6, 15) * (0.6 + 0.6 * dn),
      a = th(x, y) + r.f(-25, 25),
      k = r.f();
    const isF = r.chance(0.62);
    const where = isF ? '' : `fill="${r.pick(cc)}"`;
    const q =
      k < 0.38
        ? g(circ(0, 0, s * 0.62, where), tf(x, y, a, 1, r.f(0.45, 1)))
        : k < 0.62
          ? g(rect(-s, -s * 0.32, s * 2, s * 0.64, `rx="1.5" ${where}`), tf(x, y, a))
          : k < 0.78
            ? path(star(x, y, 5, s * 0.95, s * 0.42, a), where)
            : k < 0.9
              ? path(sparkle(x, y, s * 1.25), where)
              : g(
                  path(
                    `M${n1(-s * 2)} 0C${n1(-s * 1.2)} ${n1(-s)} ${n1(-s * 0.5)} ${n1(s)} 0 0C${n1(s * 0.5)} ${n1(-s)} ${n1(s * 1.2)} ${n1(s)} ${n1(s * 2)} 0`,
                    `fill="none" stroke-width="${n1(s * 0.34)}" stroke-linecap="round" stroke="${isF ? F : r.pick(cc)}"`,
                  ),
                  tf(x, y, a),
                );
    // no confetti on the small line
    if (inp.name && Math.abs(x - 500) < 250 && Math.abs(y - 1222) < 46) continue;
    if (isF && k < 0.9) fo += q;
    else col += q;
  }
  return { fo, col };
}

function drawFrame({ inp, c, F }: Scene) {
  // frame with notched corners
  const nb = (o: number, q: number) =>
    `M${o + q} ${o}H${1000 - o - q}A${q} ${q} 0 0 0 ${1000 - o} ${o + q}V${1400 - o - q}A${q} ${q} 0 0 0 ${1000 - o - q} ${1400 - o}H${o
      + q}A${q} ${q} 0 0 0 ${o} ${1400 - o - q}V${o + q}A${q} ${q} 0 0 0 ${o + q} ${o}Z`;
  if (inp.variant !== 'bare')
    c.add(
      'frame',
      path(nb(46, 56), `fill="none" stroke="${F}" stroke-width="5"`) + path(nb(62, 52), `fill="none" stroke="${F}" stroke-width="1.6"`),
    );
}

function drawWords({ inp, c, p, lines, F, m, dark, base }: Scene) {
  const ty = m === 'rain' ? 860 : 700;
  const specs: LineSpec[] = [];
  if (inp.variant === 'script' || !inp.variant) {
    lines.forEach((s) => specs.push({ t: s, f: 'great-vibes', w: 730, max: 300, gap: 4 }));
  } else if (inp.variant === 'deco') lines.forEach((s) => specs.push({ t: s.toUpperCase(), f: 'limelight', w: 720, max: 170, gap: 40 }));
  else lines.forEach((s) => specs.push({ t: s, f: 'abril-fatface', w: 740, max: 210, gap: 40 }));
  if (inp.sub) specs.push({ t: inp.sub.toUpperCase(), f: 'cinzel:500', w: 560, max: 34, track: 260, gap: 0 });
  if (specs.length > lines.length) specs[lines.length - 1]!.gap = 66;
  const S = stack(specs, { cy: ty });
  let t = '',
    shd = '';
  S.runs.forEach((u, i) => {
    const d = at(u, 500, S.ys[i]!);
    if (i < lines.length) shd += path(d, '');
    t += path(d, i < lines.length ? '' : `fill="${p.ink}"`);
  });
  c.add(
    'type',
    g(shd, `fill="${shade(base, -0.25)}" opacity="${dark ? 0.75 : 0.22}" transform="translate(2.5 4)"`) + g(t, `fill="${F}"`),
    'foil',
  );
  if (inp.name) {
    const u = nameLines(inp.name, 'cormorant-garamond:500i', 660, 50, { track: 20, least: 36 });
    c.add('type', path(nameAt(u, 500, 1236, 'm', 'up'), `fill="${p.ink}"`));
  }
}

export function drawFoil(inp: Input): Drawing {
  const c = new Drawing('foil', inp),
    { r, p } = c;
  const lines = inp.headline.split('|');
  const F = c.foil();
  const m = inp.motif || 'rain';
  const dark = lum(p.bg) < 0.5;
  const base = dark ? p.bg : p.paper;
  c.add(
    'ground',
    rect(0, 0, 1000, 1400, `fill="${base}"`) +
      rect(
        0,
        0,
        1000,
        1400,
        `fill="${c.rad(
          [
            [0, shade(base, dark ? 0.07 : 0.01)],
            [1, shade(base, dark ? -0.05 : -0.04)],
          ],
          0.5,
          0.55,
          0.8,
        )}"`,
      ),
  );
  const dens = (x: number, y: number) =>
    m === 'rain'
      ? clamp(1.15 - y / 760)
      : m === 'burst'
        ? clamp(1.25 - Math.abs(Math.hypot(x - 500, (y - 700) * 0.9) - 640) / 330)
        : clamp(Math.abs(y - 700) / 420 - 0.55) * 1.4;
  let fo = '',
    col = '',
    soft = '';
  const cc = dark ? [p.c, p.ink, p.e, p.d] : [p.a, p.b, p.d, p.c];
  const th = m === 'burst' ? (x: number, y: number) => (Math.atan2(y - 700, x - 500) * 180) / Math.PI : () => r.f(0, 180);
  const scene: Scene = { inp, c, r, p, lines, F, m, dark, base, dens, cc, th };
  { const drawn = drawConfetti(scene); fo += drawn.fo; col += drawn.col; }
  for (let i = 0; i < 16; i++) {
    const x = r.f(0, 1000),
      y = r.f(0, 1400),
      d = dens(x, y);
    if (d < 0.35) continue;
    soft += circ(x, y, r.f(18, 44), `fill="${METALc(p)}" opacity="${n1(0.1 + 0.1 * d)}"`);
  }
  c.add('art', g(soft, `filter="${c.blur(9)}"`), 'float');
  c.add('art', g(fo, `fill="${F}"`) + col, 'confetti');
  drawFrame(scene);
  drawWords(scene);
  c.add('texture', c.grain(0.45));
  c.alt = `Gold foil lettering, ${lines.join(' ')}, under falling confetti`;
  return c;
}
const METALc = (p: Palette) => (p.metal === 'gold' ? '#f3d58a' : p.metal === 'rose' ? '#f0b8a4' : '#dfe5ea');
