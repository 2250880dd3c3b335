import { at, circ, type Drawing, type LineSpec, lum, n1, path, rect, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownWay } from '#artwork/materials/own-way.ts';
import { lay, type Piece } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { dots, type Drum, type Inks, inksOf, over, pass, registerOf, sheetOf, stockOf, worn } from './press.ts';

const [FOOT, SIDE] = [884, 84];

/** A printer's proof: the hero on each of the three drums in a row, side by side, overprinting where they meet. */
export function proof(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const stock = stockOf(p);
  const inks = inksOf(p, stock);
  const register = registerOf(h);
  c.add('ground', sheetOf(c, stock) + c.grain(1));
  const order = ownWay<Drum>(h, 'order', ['light', 'warm', 'key']);
  // each drum has a third of the sheet, its screen at its own angle, and the hero reaches over into the next
  const w = 1000 / 3;
  const turns = h.tags.includes('animal') || h.tags.includes('bird');
  const laid = lay(c, h, 0, 0, 392, 660);
  let s = '';
  order.forEach((drum, i) => {
    const cx = [198, 500, 802][i]!,
      cy = [500, 430, 500][i]!;
    const panel = rect(i * w - (i ? 4 : 20), -20, w + (i ? 8 : 24), FOOT + 20, `fill="${i === 1 ? inks[drum] : dots(c, inks[drum], 30 + i * 30, 15, 3.4)}"`);
    const hero = single(c, h, laid, inks, drum);
    const where = `translate(${cx} ${cy})${turns && i % 2 ? ' scale(-1 1)' : ''}`;
    const out = i === 1 ? single(c, h, laid, inks, drum, true) : hero;
    s += pass(c, drum, register, panel + `<g transform="${where}">${out}</g>`);
  });
  c.add('art', s);
  // register marks and the colour bar
  const mark = (x: number, y: number) => circ(x, y, 13, '') + path(`M${x - 24} ${y}H${x + 24}M${x} ${y - 24}V${y + 24}`);
  const marks = [[42, 934], [958, 934]].map(([x, y]) => mark(x!, y!)).join('');
  let bar = '';
  order.forEach((drum, i) => { bar += `<g style="mix-blend-mode:multiply">${rect(SIDE + 14 + i * 44, 918, 62, 34, `fill="${inks[drum]}"`)}</g>`; });
  c.add('ornament', `<g fill="none" stroke="${inks.key}" stroke-width="2.2">${marks}</g>` + bar);
  const words = inLines(input.headline, 15);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'league-spartan:800', w: 832, max: words.length > 1 ? 128 : 150, track: -30, gap: i === words.length - 1 ? 46 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'dm-sans:500', w: 832, max: 40, flat: true });
  const k = stackWithin(specs, { cy: 1176, h: 330 });
  const set = k.runs.map((q, i) => at(q, SIDE, k.ys[i]!, 's'));
  const big = set.slice(0, words.length).join('');
  c.add('ornament', `<g style="mix-blend-mode:multiply">${path(big, `fill="${inks.warm}" transform="translate(${n1(k.runs[0]!.size * 0.052)} ${n1(k.runs[0]!.size * -0.046)})"`)}</g>`);
  const ink = inkOn(over(stock, inks.warm), [inks.key], 3.2);
  c.add('type', path(big, `fill="${ink}" style="mix-blend-mode:multiply"`) + (small ? path(set.at(-1)!, `fill="${inkOn(stock, [inks.key], 4.8)}"`) : ''));
  c.add('texture', worn(c, stock));
}

/** the hero on one drum: solid, screened or left bare by its tones, a hair of paper between the parts */
function single(c: Drawing, h: Hero, ps: readonly Piece[], inks: Inks, drum: Drum, flooded = false): string {
  const ink = inks[drum];
  let s = '';
  for (const q of ps) {
    if (q.line) {
      s += use(q.id, `fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"`) + use(q.id, `fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    const tone = lum(trueColourOf(c.p, h, q.k)),
      least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const bare = tone > 0.88;
    if (flooded) {
      // on its own flood it is left bare by its light parts and its lines
      s += use(q.id, `fill="${tone < 0.5 && least > 12 ? ink : '#fff'}" stroke="${tone < 0.5 ? '#fff' : ink}" stroke-width="${least < 20 ? 2.4 : 4}" stroke-linejoin="round"`);
      if (tone >= 0.5 && tone < 0.78 && least > 24) s += use(q.id, `fill="${dots(c, ink, 45, 11, tone < 0.64 ? 4.8 : 3)}"`);
      continue;
    }
    s += use(q.id, `fill="${tone < 0.66 ? ink : '#fff'}" stroke="${bare ? ink : '#fff'}" stroke-width="${least < 20 ? 2.4 : 4}" stroke-linejoin="round"`);
    if (!bare && tone >= 0.66) s += use(q.id, `fill="${least < 22 ? ink : dots(c, ink, 45, 11, 4.4)}"`);
  }
  return s;
}
