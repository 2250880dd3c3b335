import { at, type Drawing, type LineSpec, lum, mix, n1, path, rect, shade, use } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { glassOf, LEAD, sat } from './glass.ts';

const EDGE = 62,
  FOOT = 1068;

/** A whole window of small diamond panes with a coloured border, the hero large in it, the words painted on glass. */
export function quarryWindow(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const { lit, leadD, hero } = glassOf(c, 500, 420, 980);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${LEAD}"`));
  const tone = r.pick([p.b, p.d, p.c, p.bg]);
  const base = dark ? shade(mix(p.bg, natural(p, '#3f7fb0', 0.5), 0.34), 0.16, 0.03) : mix(mix(natural(p, '#a9d3e0', 0.6), p.bg, 0.45), '#fffbe9', 0.2),
    tints = [mix(base, tone, 0.2), mix(base, p.b, 0.16), mix(base, p.d, 0.34), shade(base, dark ? 0.05 : 0.025)];
  // diamonds, some with a flower in silver stain
  const w = 126,
    ht = 168,
    stain = dark ? '#f2c75a' : '#d99a1c';
  const bloom = c.def((id) => `<path id="${id}" d="M0 0C-16 -8 -16 -24 0 -30C16 -24 16 -8 0 0ZM0 0C8 -16 24 -16 30 0C24 16 8 16 0 0ZM0 0C16 8 16 24 0 30C-16 24 -16 8 0 0ZM0 0C-8 16 -24 16 -30 0C-24 -16 -8 -16 0 0Z"/>`);
  let quarries = '',
    net = '',
    blooms = '';
  for (let j = -1; j * (ht / 2) < FOOT + ht; j++) for (let i = -1; i < 10; i++) {
    const x = 500 + (i - 4.5 + (j % 2 ? 0.5 : 0)) * w,
      y = j * (ht / 2) + 20,
      d = `M${n1(x)} ${n1(y - ht / 2)}L${n1(x + w / 2)} ${n1(y)}L${n1(x)} ${n1(y + ht / 2)}L${n1(x - w / 2)} ${n1(y)}Z`;
    quarries += `<path d="${d}" fill="${lit(shade(r.pick(tints), r.f(-0.018, 0.018), 0, r.f(-5, 5)), dark ? 0.16 : 0.05, dark ? 0.14 : 0.07)}"/>`;
    if ((i + j * 2) % 3 === 0) blooms += use(bloom, `x="${n1(x)}" y="${n1(y)}"`);
    net += d;
  }
  const clip = c.clip(rect(EDGE, EDGE, 1000 - 2 * EDGE, FOOT - EDGE));
  let art = `<g clip-path="${clip}">${quarries}<g fill="${stain}" fill-opacity="${dark ? 0.34 : 0.3}">${blooms}</g>${leadD(net, 5)}</g>`;
  // the border: long strips and square corners
  const strip = [sat(p.a), sat(p.b), sat(p.c), sat(lum(p.e) < 0.34 ? shade(p.e, 0.16) : p.e)];
  let rim = '',
    lines = '';
  const pane = (x: number, y: number, pw: number, ph: number, col: string) => {
    rim += rect(x, y, pw, ph, `fill="${lit(shade(col, r.f(-0.02, 0.02), 0, r.f(-3, 3)))}"`);
    lines += `M${n1(x)} ${n1(y)}h${n1(pw)}v${n1(ph)}h${n1(-pw)}Z`;
  };
  const E = EDGE,
    tall = (FOOT - E) / 7,
    wide = (1000 - 2 * E) / 6;
  for (let i = 0; i < 7; i++) for (const x of [0, 1000 - E]) pane(x, E + i * tall, E, tall, i % 2 ? strip[1]! : strip[0]!);
  for (let i = 0; i < 6; i++) for (const y of [0, FOOT]) pane(E + i * wide, y, wide, E, i % 2 ? strip[0]! : strip[1]!);
  for (const x of [0, 1000 - E]) for (const y of [0, FOOT, 1400 - E]) pane(x, y, E, E, strip[2]!);
  for (const x of [0, 1000 - E]) pane(x, FOOT + E, E, 1400 - E - FOOT - E, strip[3]!);
  for (let i = 0; i < 6; i++) pane(E + i * wide, 1400 - E, wide, E, i % 2 ? strip[0]! : strip[1]!);
  // a plain light of old cream glass for the words
  const cream = mix('#fff1cc', natural(p, '#f6c744', 0.4), 0.16);
  art += rim + rect(E, FOOT + E, 1000 - 2 * E, 1400 - FOOT - 2 * E, `fill="${c.lin([[0, shade(cream, 0.015)], [1, shade(cream, -0.05, 0.01)]])}"`) + leadD(lines, 8)
    + leadD(`M${E} ${E}H${1000 - E}V${1400 - E}H${E}Z`, 12) + hero(h, 500, (E + FOOT) / 2 + 4, 730, 860, 24);
  c.add('art', art);
  const words = input.headline.split('|'),
    small = smallLineOf(input);
  const specs: LineSpec[] = [{ t: words.join(' '), f: 'berkshire-swash', w: 780, h: 110, max: 100, gap: 46, flat: true }];
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 700, max: 36, track: 60, flat: true });
  const k = stackEven(specs, { cy: (FOOT + E + 1400 - E) / 2 });
  const ink = inkOn(cream, ['#221c1e']);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.vignette('#000', 0.2) + c.grain(0.35));
}
