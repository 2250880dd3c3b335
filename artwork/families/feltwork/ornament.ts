import {
  at, type Drawing, heart, type Input, type LineSpec, lum, mix, n1, type P, path, rect, shade, star, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { backing } from '#artwork/materials/backing.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { rims } from '#artwork/materials/rims.ts';
import { Felt } from './felt.ts';

/** A stuffed felt hero, hung on a ribbon from a twig before painted boards. */
export function drawOrnament(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const felt = new Felt(c);
  const night = lum(p.e) < 0.55 ? p.e : shade(p.e, -0.25);
  const wall = dark ? ownOf(hero, 'wall', [p.bg, mix(p.b, p.bg, 0.3), mix(p.d, p.bg, 0.45), mix(p.c, p.bg, 0.3)]) : ownOf(hero, 'wall', [mix(p.bg, p.d, 0.4), pale(p.c, p.paper), night, pale(p.a, p.paper), pale(p.b, p.paper), mix(p.paper, '#ffffff', 0.4)]);
  backdrop(c, wall, hero);
  const cream = dark ? mix(p.ink, '#fff6e6', 0.5) : mix(p.paper, '#fff3dc', 0.5);
  const deep = lum(p.e) < 0.55 ? p.e : shade(p.e, -0.25);

  const ps = lay(c, hero, 500, 580, 516, 560);
  const [rim] = rims(ps, [30], 18);
  const back = backing(c, hero, ps, ownWay(hero, 'felt', dark ? [cream, mix(p.a, cream, 0.3), mix(p.b, p.bg, 0.2)] : [cream, deep, mix(p.b, cream, 0.35), mix(p.d, cream, 0.2)]).filter((x) => Math.abs(lum(x) - lum(wall)) > 0.12 || x === cream));
  const rimId = c.def((k) => `<path id="${k}" d="${rim!.d}"/>`);
  const top = rim!.loops.flat().filter(([x]) => Math.abs(x - 500) < 90).reduce((a, b) => (b[1] < a[1] ? b : a), [500, 400]);
  c.add('ornament', bar(hero) + side(c, felt, hero, [128, 440], p.b, cream) + side(c, felt, hero, [874, 372], p.a, cream) + ribbon(top, dark ? p.a : shade(p.a, -0.04)));
  // two layers and the filling between them
  const puffed = `<g transform="translate(5 9)">${felt.cut(rimId, shade(back, -0.08), 2.2)}</g>${felt.cut(rimId, back, 1.4)}`;
  const glow = use(rimId, `fill="${c.rad([[0, '#fff', 0.2], [0.6, '#fff', 0.04], [1, '#000', 0.16]], 0.42, 0.36, 0.68)}"`);
  const sewn = felt.blanket(rim!.loops, lum(back) > 0.6 ? (lum(p.a) < 0.72 ? p.a : deep) : cream, 21, 15);
  c.add('art', puffed + glow + sewn + felt.hero(hero, ps, back));

  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'sansita-swashed:700', w: 780, max: words.length > 1 ? 98 : 124, gap: i === words.length - 1 ? 44 : 36, flat: true }));
  if (small) specs.push({ t: small, f: 'sansita-swashed:500', w: 700, max: 46, track: 16, flat: true });
  const k = stackEven(specs, { cy: 1180 });
  const ink = inkOn(wall, [ownOf(hero, 'ink', [deep, p.a, p.ink]), deep, p.ink, '#fff6e6'], 4.6);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i < words.length ? ink : inkOn(wall, [p.a, ink], 4.5)}"`)).join(''));
}

/** boards standing or lying, plain plaster, linen, or a spotted paper */
function backdrop(c: Drawing, wall: string, hero: Hero): void {
  const dark = lum(wall) < 0.55;
  const line = shade(wall, dark ? -0.05 : -0.1);
  const mark = shade(wall, dark ? 0.04 : -0.035);
  const grain = `<path d="M20 0q8 120 0 240t0 240M58 0q-6 120 0 240t0 240M96 0q5 90 -2 180t2 300M134 0q-5 120 0 240t0 240" fill="none" stroke="${line}" stroke-opacity=".35" stroke-width="1.6"/><rect width="3" height="480" fill="${line}"/><rect x="3" width="2.4" height="480" fill="#fff" fill-opacity="${dark ? 0.06 : 0.4}"/>`;
  const kinds: [() => string, ...(() => string)[]] = [
    () => c.pattern(166, 480, grain, 'translate(-83 0)'),
    () => c.pattern(120, 120, `<g fill="${mark}"><path d="M30 18L36 30L30 42L24 30Z"/><path d="M90 78L96 90L90 102L84 90Z"/></g>`),
    () => c.pattern(166, 480, grain, 'rotate(90) translate(0 -20)'),
    () => c.pattern(100, 100, `<rect width="50" height="100" fill="${mark}" fill-opacity=".8"/>`),
    () => c.pattern(140, 80, `<path d="M0 80Q35 30 70 80Q105 30 140 80" fill="none" stroke="${mark}" stroke-width="5"/><path d="M-70 40Q-35 -10 0 40Q35 -10 70 40Q105 -10 140 40" fill="none" stroke="${mark}" stroke-width="5"/>`),
  ];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${ownOf(hero, 'backdrop', kinds)()}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`));
}

/** what it hangs from: a twig, a brass rail or a line with pegs */
function bar(hero: Hero): string {
  const rail = (y: number, w: number, cols: [string, string, string]) => path(`M60 ${y}H940`, `fill="none" stroke="#1a0d06" stroke-opacity=".28" stroke-width="${w}" stroke-linecap="round" transform="translate(5 12)"`) + path(`M60 ${y}H940`, `fill="none" stroke="${cols[1]}" stroke-width="${w}" stroke-linecap="round"`) + path(`M60 ${n1(y - w * 0.22)}H940`, `fill="none" stroke="${cols[0]}" stroke-width="${n1(w * 0.3)}" stroke-linecap="round"`) + path(`M60 ${n1(y + w * 0.34)}H940`, `fill="none" stroke="${cols[2]}" stroke-width="${n1(w * 0.22)}" stroke-linecap="round"`);
  return ownOf(hero, 'bar', [twig, () => rail(122, 16, ['#fbe9b8', '#cfa24e', '#8a6325']), () => rail(122, 26, ['#f0dab2', '#cfa26a', '#84592f'])])();
}

/** a hazel twig across the top, and what hangs from it */
function twig(): string {
  const d = 'M84 118C240 98 380 132 520 112C660 94 800 122 918 100L916 122C800 142 660 118 520 134C380 152 240 122 86 138Z';
  const spurs = 'M300 116L270 74M690 108L728 70M812 112L842 146';
  const knots = 'M200 118q26 6 52 1M430 126q30 -2 60 -6M600 118q40 -4 70 -1M760 116q30 4 60 0';
  return path(d, 'fill="#1a0d06" fill-opacity=".3" transform="translate(6 12)"') + path(spurs, 'fill="none" stroke="#7a573a" stroke-width="12" stroke-linecap="round"') + path(d, 'fill="#8a6443"') + path(d, 'fill="none" stroke="#5c3f28" stroke-width="2.4"') + path(knots, 'fill="none" stroke="#5c3f28" stroke-opacity=".6" stroke-width="3"')
    + path('M90 122C240 104 380 136 520 118', 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"');
}

function ribbon([x, y]: P, colour: string): string {
  const d = `M${n1(x - 9)} 106L${n1(x - 5)} ${n1(y + 26)}H${n1(x + 7)}L${n1(x + 11)} 106Z`;
  const knot = `M${n1(x + 1)} 150C${n1(x - 30)} 128 ${n1(x - 76)} 132 ${n1(x - 84)} 158C${n1(x - 70)} 182 ${n1(x - 24)} 172 ${n1(x + 1)} 152C${n1(x + 26)} 172 ${n1(x + 72)} 182 ${n1(x + 86)} 158C${n1(x + 78)} 132 ${n1(x + 32)} 128 ${n1(x + 1)} 150Z`;
  const tails = `M${n1(x - 4)} 156L${n1(x - 44)} 226L${n1(x - 30)} 222L${n1(x - 22)} 234L${n1(x + 6)} 158ZM${n1(x + 2)} 156L${n1(x + 34)} 232L${n1(x + 42)} 220L${n1(x + 56)} 222L${n1(x + 10)} 154Z`;
  const whole = d + tails + knot;
  return path(whole, 'fill="#1a0d06" fill-opacity=".24" transform="translate(4 8)"') + path(d, `fill="${shade(colour, -0.04)}"`) + path(tails, `fill="${shade(colour, -0.06)}"`) + path(knot, `fill="${colour}"`)
    + path(`M${n1(x - 74)} 156Q${n1(x - 36)} 150 ${n1(x)} 152Q${n1(x + 38)} 150 ${n1(x + 76)} 156`, 'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"') + path(knot, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"')
    + `<rect x="${n1(x - 11)}" y="138" width="26" height="28" rx="8" fill="${shade(colour, -0.03)}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
}

/** a heart and two felt balls on a thread */
function side(c: Drawing, felt: Felt, hero: Hero, [x, y]: P, colour: string, cream: string): string {
  const left = x < 500;
  const shape = ownWay(hero, 'trims', [heart(x, y, 44), star(x, y, 5, 54, 27), `M${x} ${y - 52}C${x + 46} ${y - 20} ${x + 40} ${y + 34} ${x} ${y + 54}C${x - 40} ${y + 34} ${x - 46} ${y - 20} ${x} ${y - 52}Z`])[left ? 0 : 1]!;
  const id = c.def((k) => `<path id="${k}" d="${shape}" stroke-linejoin="round"/>`);
  const ball = (by: number, R: number, col: string) => `<circle cx="${n1(x + 3)}" cy="${n1(by + 7)}" r="${R}" fill="#1a0d06" fill-opacity=".28"/><circle cx="${x}" cy="${by}" r="${R}" fill="${col}"/><circle cx="${x}" cy="${by}" r="${R}" fill="${felt.wool}"/><circle cx="${x}" cy="${by}" r="${R}" fill="${c.rad([[0, '#fff', 0.35], [0.5, '#fff', 0], [1, '#000', 0.32]], 0.36, 0.3, 0.75)}"/>`;
  const p = c.p;
  const thread = path(`M${x} 112V${y - 30}`, `fill="none" stroke="#1a0d06" stroke-opacity=".22" stroke-width="3" transform="translate(4 6)"`) + path(`M${x} 112V${y - 30}`, `fill="none" stroke="${mix(cream, '#b89a70', 0.4)}" stroke-width="3.4"`);
  return thread + ball(y - 196, 22, left ? p.a : p.c) + ball(y - 130, 28, left ? p.c : p.b) + felt.cut(id, colour, 1.1) + felt.blanket(flatten(shape, 6), lum(colour) > 0.7 ? shade(colour, -0.25) : cream, 17, 10, 3);
}
