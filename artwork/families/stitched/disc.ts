import { at, type Drawing, type Input, type LineSpec, mix, withContrast, path, polar, poly, rect, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, off } from '#artwork/materials/outlines.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { groundFor, turnedBy } from '#artwork/materials/true-colours.ts';
import { Felt, runningStitch } from './felt.ts';

/** A hero on a pinked disc of felt, blanket stitch about the whole card, letters cut of felt. */
export function drawDisc(c: Drawing, inp: Input): void {
  const { p } = c;
  const h = heroFor(inp);
  const dark = isDark(p);
  const [cloth] = turnedBy(h, dark ? [p.bg, mix(p.bg, p.b, 0.6), mix(p.bg, p.e, 0.55)] : [mix(p.d, p.bg, 0.12), mix(p.b, p.bg, 0.34), mix(p.c, p.bg, 0.4)]);
  const felt = new Felt(c);
  const [hx, hy] = [500, 540];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${felt.wool}"`));
  const ps = lay(c, h, hx, hy, 580, 620);
  const patch = off(dark ? groundFor(p, h, turnedBy(h, [mix(p.b, p.bg, 0.3), mix(p.ink, p.d, 0.16)])) : mix(p.bg, p.paper, 0.4), cloth, 1.12);
  const rim = poly(Array.from({ length: 144 }, (_, i) => polar(hx, hy, i % 2 ? 398 : 384, (i / 144) * TAU)));
  const disc = c.def((id) => `<path id="${id}" d="${rim}"/>`);
  c.add('art', felt.piece(disc, patch, 1.1, false) + runningStitch(circD(hx, hy, 362), off(p.a, patch, 1.5)) + felt.hero(h, ps, patch));
  const words = inLines(inp.headline, 14);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({
    t, f: 'fredoka:700', w: 720, max: words.length > 1 ? 100 : 128, track: 10, gap: i === words.length - 1 ? 46 : 34, flat: true,
  }));
  if (small) specs.push({ t: small, f: 'fredoka:500', w: 680, max: 42, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1156 });
  // two strong colours of one lightness shimmer: the letters go as far from their cloth as small print would
  const ink = withContrast(cloth, inkOn(cloth, dark ? [p.a, p.ink] : [p.e, p.a, p.ink], 3.4), 5.6);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const letters = c.def((id) => `<path id="${id}" d="${d}"/>`);
  c.add(
    'type',
    felt.piece(letters, ink, 0.36) +
      (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(cloth, [p.ink, p.e])}"`) : ''),
  );
  let teeth = '';
  for (let x = 48; x < 960; x += 30) teeth += `M${x} 24V50M${x} 1376V1350`;
  for (let y = 48; y < 1360; y += 30) teeth += `M24 ${y}H50M976 ${y}H950`;
  const blanket = `M24 24H976V1376H24Z${teeth}`;
  const join = 'fill="none" stroke-linejoin="round"';
  c.add(
    'frame',
    path(blanket, `${join} stroke="#000" stroke-opacity=".25" stroke-width="5.4" transform="translate(1.4 2.2)"`) +
      path(blanket, `${join} stroke="${off(dark ? p.a : p.e, cloth, 2)}" stroke-width="4.6" stroke-linecap="round"`),
  );
  c.add('texture', c.vignette('#000', 0.14));
}
