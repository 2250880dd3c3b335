import { at, contrast, type Drawing, type LineSpec, n1, path, rect, TAU } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkDots } from '#artwork/marks/print.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownOf } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { type Drum, inksOf, over, pass, registerOf, separated, sheetOf, stockOf, worn } from './press.ts';

const FOOT = 1020;

/** A poster: a screen that thickens towards the foot behind the hero, and large words across the foot, over one another. */
export function poster(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const stock = stockOf(p);
  const inks = inksOf(p, stock);
  const register = registerOf(h);
  const field = ownOf<Drum>(h, 'field', ['light', 'warm']);
  const other: Drum = field === 'light' ? 'warm' : 'light';
  c.add('ground', sheetOf(c, stock) + c.grain(1));
  // the field: dots along rows at an angle, larger below
  const list: [number, number, number][] = [];
  const step = 25,
    [u, v] = [Math.cos(TAU / 12), Math.sin(TAU / 12)];
  const kind = ownOf(h, 'fade', [0, 1, 2]);
  for (let i = -40; i < 90; i++)
    for (let j = -40; j < 70; j++) {
      const x = (i * u - j * v) * step,
        y = (i * v + j * u) * step;
      if (x < -12 || x > 1012 || y < -12 || y > FOOT + 10) continue;
      const t = kind === 0 ? y / FOOT : kind === 1 ? 1.1 - Math.hypot(x - 500, y - 480) / 620 : (y * 0.8 + x * 0.35) / FOOT;
      const d = Math.round(Math.max(0, Math.min(1, t)) * 9) * 2.9 + 2;
      if (d > 3) list.push([x, y, d]);
    }
  const ps = lay(c, h, 500, 540, 780, 820);
  const hero = separated(c, h, ps, inks, stock);
  const passes = { light: '', warm: '', key: '' };
  passes[field] += inkDots(list, inks[field]);
  // the foot is solid on the other drum
  passes[other] += rect(-20, FOOT, 1040, 420, `fill="${inks[other]}"`);
  for (const drum of ['light', 'warm', 'key'] as const) passes[drum] += hero[drum];
  c.add('art', (['light', 'warm', 'key'] as const).map((drum) => pass(c, drum, register, passes[drum])).join(''));

  const words = inLines(input.headline, 12).map(upper);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bowlby-one', w: 880, max: words.length > 1 ? 122 : 170, track: -6, gap: i === words.length - 1 ? 30 : 20, flat: true }));
  if (small) specs.push({ t: small, f: 'dm-sans:700', w: 860, max: 38, track: 10, flat: true });
  const k = stackWithin(specs, { cy: 1204, h: 306 });
  const ground = over(stock, inks[other]);
  const set = k.runs.map((q, i) => at(q, 500, k.ys[i]!));
  const big = set.slice(0, words.length).join('');
  const dark = over(ground, inks.key);
  const ink = contrast(dark, ground) >= 3.2 ? inks.key : inkOn(ground, ['#1d1a2a'], 4.5);
  // first pulled on the field's drum, then on the key, a little off
  c.add('ornament', pass(c, field, register, path(big, `fill="${inks[field]}" transform="translate(${n1(k.runs[0]!.size * 0.062)} ${n1(k.runs[0]!.size * 0.055)})"`), true));
  c.add('type', `<g style="mix-blend-mode:multiply">${path(big, `fill="${ink}"`)}${small ? path(set.at(-1)!, `fill="${ink}"`) : ''}</g>`);
  c.add('texture', worn(c, stock));
}
