import {
  at, circ, Drawing, ell, g, type Input, type LineSpec, lum, mix, n1, path, rect, shade, stack, tf,
} from '#artwork/engine.ts';
import { ANIMALS, type Cols } from './animals.ts';
import { drawBird, drawWhale, type Scenery } from './pictures.ts';
import { boomer, starburst } from './shapes.ts';

export function drawMidcentury(inp: Input): Drawing {
  const c = new Drawing('midcentury', inp),
    { r, p } = c;
  const m = inp.motif || 'cat';
  const dark = lum(p.bg) < 0.5;
  const bg = dark ? p.bg : mix(p.paper, p.bg, 0.55);
  const ink = dark ? shade(p.bg, -0.06) : p.ink;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`));
  const two = m === 'cat' && inp.variant === 'pair';
  // misregistered colour blocks
  let blk = '';
  const B = [mix(p.d, bg, 0.25), mix(p.b, bg, 0.55), mix(p.c, bg, 0.6)];
  blk +=
    path(
      'M70 250C60 150 180 90 330 110C500 130 700 70 850 130C960 180 930 420 920 620C910 800 940 900 800 930C600 970 420 930 240 940C90 950 80 820 84 640C88 500 78 380 70 250Z',
      `fill="${B[0]!}"`,
    ) +
    boomer(220, 260, 1.5, -20, B[1]!) +
    boomer(800, 790, 1.6, 150, B[2]!);
  c.add('art', blk);
  let where = '';
  const pts: [number, number, number, number][] = [
    [175, 560, 70, 16],
    [835, 260, 88, 20],
    [845, 560, 46, 12],
    [260, 160, 40, 12],
    [610, 170, 34, 12],
  ];
  pts.forEach(
    ([x, y, R, n], i) =>
      (where += starburst(x + r.f(-20, 20), y + r.f(-20, 20), R, n, dark ? p.ink : [p.e, p.ink, p.a][i % 3]!, [p.a, p.b, p.c][i % 3])),
  );
  for (let i = 0; i < 7; i++) {
    const x = r.f(110, 890),
      y = r.f(140, 880);
    where += r.chance(0.5)
      ? path(
          `M${n1(x)} ${n1(y - 14)}L${n1(x + 9)} ${n1(y)}L${n1(x)} ${n1(y + 14)}L${n1(x - 9)} ${n1(y)}Z`,
          `fill="${r.pick([p.a, p.b, p.c])}"`,
        )
      : circ(x, y, r.f(5, 9), `fill="none" stroke="${dark ? p.ink : p.e}" stroke-width="3"`);
  }
  c.add('art', where, 'twinkle');
  const k1: Cols = {
    body: m === 'fox' ? p.a : m === 'whale' ? (dark ? p.d : p.e) : p.e,
    belly: dark ? p.ink : p.paper,
    mark: m === 'fox' ? p.e : mix(p.e, p.c, 0.5),
    ink: dark ? shade(p.bg, -0.05) : p.ink,
    acc: p.a,
    acc2: p.b,
  };
  if (m === 'fox') k1.acc = p.b;
  const k2: Cols = { ...k1, body: p.a, mark: mix(p.a, p.ink, 0.35), acc: p.c, acc2: p.b };
  if (dark) {
    k1.body = p.b;
    k1.mark = mix(p.b, p.d, 0.5);
  }
  const floor = 905;
  let an = '';
  const shd = (x: number, w: number) => ell(x, floor + 2, w, 17, `fill="${ink}" opacity=".16"`);
  const scenery: Scenery = { c, r, p, bg, ink, k1, k2 };
  if (m === 'cat' && two) an =
      shd(350, 180) +
      shd(650, 180) +
      g(ANIMALS.cat!(c, k1, -1), tf(352, floor, 0, 1.06)) +
      g(ANIMALS.cat!(c, k2, 1), tf(650, floor, 0, 0.96));
  else if (m === 'bird') an += drawBird(scenery);
  else if (m === 'whale') an = drawWhale({ ...scenery, an });
  else an = shd(500, 220) + g(ANIMALS[m]!(c, k1, r.chance(0.5) ? 1 : -1), tf(500, floor, 0, m === 'owl' ? 1.32 : 1.26));
  c.add('art', an, 'wiggle');
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = [{ t: lines[0]!, f: 'yesteryear', w: 800, max: 186, gap: 22 }];
  if (lines[1]) specs.push({ t: lines.slice(1).join(' ').toUpperCase(), f: 'josefin-sans:700', w: 700, max: 58, track: 260, gap: 26 });
  if (inp.name) specs.push({ t: inp.name, f: 'josefin-sans:600', w: 600, max: 36, track: 60 });
  const S = stack(specs, { cy: 1168 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i === 0 ? (dark ? p.a : p.a) : dark ? p.ink : p.ink}"`)).join(''));
  c.add('texture', c.grain(0.9));
  c.alt = `A mid-century ${m} with the words ${lines.join(' ')}`;
  return c;
}
