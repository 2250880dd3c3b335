import { at, circ, type Drawing, type LineSpec, path, rect, TAU } from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import { ALOFT } from '#artwork/materials/aloft.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownOf } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { BARE, type Drum, inksOf, over, pass, registerOf, separated, sheetOf, stockOf, worn } from './press.ts';

/** A large hero that the page's edge cuts, before a round sun; the sheet flooded with one ink, the words small at the head. */
export function sunRise(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const stock = stockOf(p);
  const inks = inksOf(p, stock);
  const register = registerOf(h);
  const flood = ownOf<Drum>(h, 'flood', ['light', 'warm']);
  const disc: Drum = flood === 'light' ? 'warm' : 'light';
  c.add('ground', sheetOf(c, stock) + c.grain(1));
  const aloft = ALOFT.has(h.key);
  const [cx, cy, R] = [ownOf(h, 'sun', [500, 560, 440]), 770, 380];
  // a number is read whole, others rise from below the edge
  const ps = h.tags.includes('numeral') ? lay(c, h, 500, 900, 880, 820) : lay(c, h, 520, aloft ? 850 : 960, 1060, 1000);
  const hero = separated(c, h, ps, inks, stock, [{ ...BARE, [flood]: 1 }, { ...BARE, [disc]: 1 }]);
  // the sun's lower half fades into dots
  const list: [number, number, number][] = [];
  const step = 22,
    [u, v] = [Math.cos(TAU / 8), Math.sin(TAU / 8)];
  for (let i = -60; i < 90; i++)
    for (let j = -60; j < 90; j++) {
      const x = (i * u - j * v) * step,
        y = (i * v + j * u) * step;
      if (y < cy + 20 || Math.hypot(x - cx, y - cy) > R - 6) continue;
      list.push([x, y, Math.round((1 - (y - cy) / R) * 8) * 3 + 4]);
    }
  const passes = { light: '', warm: '', key: '' };
  passes[flood] += rect(-20, -20, 1040, 1440, `fill="${inks[flood]}"`) + circ(cx, cy, R, 'fill="#fff"');
  passes[disc] += path(`M${cx - R} ${cy + 24}V${cy}A${R} ${R} 0 0 1 ${cx + R} ${cy}V${cy + 24}Z`, `fill="${inks[disc]}"`) + inkDots(list, inks[disc]);
  for (const drum of ['light', 'warm', 'key'] as const) passes[drum] += hero[drum];
  c.add('art', (['light', 'warm', 'key'] as const).map((drum) => pass(c, drum, register, passes[drum])).join(''));
  const words = inLines(input.headline, 18);
  const small = smallLineOf(input);
  const ground = over(stock, inks[flood]);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'shrikhand', w: 840, max: words.length > 1 ? 96 : 112, gap: i === words.length - 1 ? 30 : 12, flat: i < words.length - 1 }));
  if (small) specs.push({ t: small, f: 'josefin-sans:700', w: 800, max: 38, track: 30, flat: true });
  const k = stackWithin(specs, { cy: 214, h: 252 });
  const ink = inkOn(ground, [over(ground, inks.key)], 4.6);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', worn(c, stock));
}
