import {
  at, circ, contrast, type Drawing, type Input, type LineSpec, lum, mix, n1, type P, path, polar, poly, rect, shade,
  use, withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { backing } from '#artwork/materials/backing.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { isTurned } from '#artwork/materials/word-order.ts';
import { Felt } from './felt.ts';

const [X0, X1, TOP] = [130, 870, 150];

/** how much lower the panel lies where the words come first */
export const DROP = 214;

/** A felt banner on a dowel: the hero in an arch of felt, the words cut out and sewn on below it. */
export function drawBanner(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const felt = new Felt(c);
  const cream = dark ? mix(p.ink, '#fff6e6', 0.5) : mix(p.paper, '#fff3dc', 0.5);
  const deep = lum(p.e) < 0.55 ? p.e : shade(p.e, -0.25);
  const wall = dark ? ownOf(hero, 'wall', [shade(p.bg, -0.03), mix(p.bg, p.ink, 0.16), mix(p.c, p.bg, 0.4)]) : ownOf(hero, 'wall', [mix(p.paper, p.bg, 0.55), pale(p.d, p.paper), pale(p.c, p.paper), pale(p.b, p.paper)]);
  const felts = ownWay(hero, 'cloth', dark ? [mix(p.b, p.bg, 0.25), p.a, mix(p.d, p.bg, 0.3), p.c] : [deep, p.a, p.c, p.b, mix(p.d, p.b, 0.2)]);
  const cloth = felts.find((x) => contrast(x, wall) > 1.5) ?? deep;
  plaster(c, wall);

  const { shape, drops } = ownOf(hero, 'shape', OUTLINES)();
  const id = c.def((k) => `<path id="${k}" d="${poly(shape)}"/>`);
  const arch = ownOf(hero, 'panel', ['M196 880V520C196 330 330 236 500 236C670 236 804 330 804 520V880Z', 'M500 236C692 236 818 378 818 560C818 742 692 884 500 884C308 884 182 742 182 560C182 378 308 236 500 236Z', 'M196 300C196 262 220 240 256 240H744C780 240 804 262 804 300V820C804 858 780 880 744 880H256C220 880 196 858 196 820Z']);
  const round = arch.startsWith('M500');
  const ps = lay(c, hero, 500, round ? 562 : 572, round ? 440 : 480, round ? 440 : 500);
  const archId = c.def((k) => `<path id="${k}" d="${arch}"/>`);
  const inside = backing(c, hero, ps, ownWay(hero, 'inside', [cream, mix(p.d, cream, 0.25), mix(p.b, cream, 0.45), mix(p.c, cream, 0.2), mix(p.a, cream, 0.12), deep]).filter((x) => contrast(x, cloth) > 1.5));
  const under = inside ?? cream;
  const edging = lum(cloth) > 0.62 ? deep : mix(p.b, cream, 0.5);
  c.add('frame', cord() + softened(id) + felt.cut(id, cloth, 1.7) + felt.blanket([shape], edging, 24, 17) + tassels(c, felt, drops, [p.a, cream, p.b].filter((x) => x !== cloth)) + dowel(c));
  const dots = spots(felt, c, under, [p.a, p.b, p.c]);
  const turned = isTurned(hero);
  const panel = felt.cut(archId, under, 1.1) + felt.blanket(flatten(arch, 14), lum(under) > 0.6 ? (lum(p.a) < 0.72 ? p.a : deep) : cream, 24, 16) + dots + felt.hero(hero, ps, under);
  c.add('art', turned ? `<g transform="translate(0 ${DROP})">${panel}</g>` : panel);

  const words = inLines(inp.headline, 12);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'lilita-one:400', w: 620, max: words.length > 1 ? 96 : 118, track: 14, gap: i === words.length - 1 ? 34 : 30, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 600, max: 42, track: 40, flat: true });
  const k = stackEven(specs, { cy: turned ? 316 : 1030 });
  // pale felt where it stands out, else the family's deep one, deeper still: red on gold shimmers
  const letter = contrast(cream, cloth) > 3.5 ? cream : withContrast(cloth, lum(cloth) < 0.55 ? '#fff6e6' : deep, 5.4);
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const letters = c.def((key) => `<path id="${key}" d="${d}"/>`);
  c.add('type', felt.cut(letters, letter, 0.55) + use(letters, `fill="none" stroke="${shade(letter, -0.16)}" stroke-width="1.4" stroke-opacity=".5"`) + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(cloth, [edging, cream, deep, p.ink], 4.5)}"`) : ''));
}

type Outline = { shape: P[]; drops: P[] };

function sides(foot: P[], at: number): P[] {
  const out: P[] = [[X0, TOP], [X1, TOP]];
  for (let y = TOP + 40; y < at; y += 40) out.push([X1, y]);
  out.push(...foot);
  for (let y = at - 6; y > TOP; y -= 40) out.push([X0, y]);
  return out;
}

/** how the cloth ends below: five scallops, three, a point, a swallow's tail or straight */
const OUTLINES: [() => Outline, ...(() => Outline)[]] = [
  () => scallops(5),
  () => {
    const foot: P[] = [];
    for (let i = 0; i <= 20; i++) foot.push([X1 - ((X1 - X0) * i) / 20, 1160 + 130 * (1 - Math.abs(i - 10) / 10)]);
    return { shape: sides(foot, 1150), drops: [[(X0 + X1) / 2, 1302]] };
  },
  () => scallops(3),
  () => {
    const foot: P[] = [];
    for (let i = 0; i <= 20; i++) foot.push([X1 - ((X1 - X0) * i) / 20, 1190 + 96 * (Math.abs(i - 10) / 10)]);
    return { shape: sides(foot, 1270), drops: [[X0 + 8, 1292], [X1 - 8, 1292]] };
  },
  () => {
    const foot = Array.from({ length: 16 }, (_, i): P => [X1 - ((X1 - X0) * i) / 15, 1236]);
    return { shape: sides(foot, 1220), drops: Array.from({ length: 9 }, (_, i): P => [X0 + 40 + (i * (X1 - X0 - 80)) / 8, 1256]) };
  },
];

function scallops(n: number): Outline {
  const r = (X1 - X0) / (n * 2);
  const flat = n > 4 ? 1 : 0.62;
  const foot: P[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const cx = X0 + r + i * r * 2;
    for (let k = 0; k <= 14; k++) {
      const [x, y] = polar(0, 0, r, (k / 14) * Math.PI);
      foot.push([cx + x, 1176 + y * flat]);
    }
  }
  return { shape: sides(foot, 1170), drops: Array.from({ length: n }, (_, i): P => [X0 + r + i * r * 2, 1176 + r * flat + 12]) };
}

function plaster(c: Drawing, wall: string): void {
  const mark = shade(wall, lum(wall) > 0.5 ? -0.02 : 0.025);
  const trowel = `<path d="M10 30q60 -26 130 -6M170 90q50 22 110 -4M30 170q70 -20 120 8M180 230q60 -16 110 6M60 270q40 14 90 0" fill="none" stroke="${mark}" stroke-width="9" stroke-linecap="round"/>`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(300, 300, trowel)}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.14]], 0, 0, 1, 1)}"`) + c.grain(0.8));
}

function softened(id: string): string {
  return use(id, 'fill="#1a0d10" fill-opacity=".16" transform="translate(12 20)"') + use(id, 'fill="none" stroke="#1a0d10" stroke-opacity=".06" stroke-width="26" transform="translate(14 24)"');
}

function cord(): string {
  const d = 'M150 138L500 40L850 138';
  return path(d, 'fill="none" stroke="#1a0d06" stroke-opacity=".2" stroke-width="6" transform="translate(8 14)"') + path(d, 'fill="none" stroke="#c6ab80" stroke-width="6" stroke-linejoin="round"') + path(d, 'fill="none" stroke="#8d7048" stroke-width="6" stroke-dasharray="3 5" stroke-opacity=".5"')
    + circ(503, 46, 11, 'fill="#1a0d06" fill-opacity=".3"') + circ(500, 41, 10, 'fill="#b98b4a"') + circ(497, 38, 3.4, 'fill="#fff" fill-opacity=".6"');
}

function dowel(c: Drawing): string {
  const wood = c.lin([[0, '#e9cda0'], [0.4, '#cfa26a'], [1, '#84592f']]);
  return rect(84, 140, 836, 26, 'rx="13" fill="#1a0d06" fill-opacity=".3" transform="translate(5 12)"') + rect(82, 136, 836, 26, `rx="13" fill="${wood}"`) + circ(84, 149, 21, `fill="${c.rad([[0, '#f2dcb4'], [1, '#94683a']], 0.38, 0.34, 0.7)}"`) + circ(916, 149, 21, `fill="${c.rad([[0, '#f2dcb4'], [1, '#94683a']], 0.38, 0.34, 0.7)}"`);
}

/** felt balls along the lower edge */
function tassels(c: Drawing, felt: Felt, drops: readonly P[], colours: readonly string[]): string {
  return drops.map(([x, y], i) => {
    const R = drops.length > 6 ? 19 : 24;
    const col = colours[i % colours.length]!;
    return circ(x + 4, y + 9, R, 'fill="#1a0d06" fill-opacity=".26"') + circ(x, y, R, `fill="${col}"`) + circ(x, y, R, `fill="${felt.wool}"`) + circ(x, y, R, `fill="${c.rad([[0, '#fff', 0.35], [0.5, '#fff', 0], [1, '#000', 0.32]], 0.36, 0.3, 0.75)}"`);
  }).join('');
}

/** little stitched stars about the arch */
function spots(felt: Felt, c: Drawing, under: string, colours: string[]): string {
  const usable = colours.filter((x) => contrast(x, under) > 1.5);
  const colour = usable[0] ?? shade(under, -0.2);
  let d = '';
  for (const [x, y, R] of [[250, 470, 11], [750, 470, 11], [318, 352, 9], [682, 352, 9], [236, 620, 9], [764, 620, 9], [246, 800, 11], [754, 800, 11]] as const)
    d += `M${x - R} ${y}H${x + R}M${x} ${y - R}V${y + R}M${n1(x - R * 0.6)} ${n1(y - R * 0.6)}L${n1(x + R * 0.6)} ${n1(y + R * 0.6)}M${n1(x - R * 0.6)} ${n1(y + R * 0.6)}L${n1(x + R * 0.6)} ${n1(y - R * 0.6)}`;
  return felt.thread(d, colour, 3);
}
