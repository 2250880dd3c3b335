import { at, type Drawing, hash, type Input, type LineSpec, lum, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { bandYarns, bodyYarn, countedKnit, heroStitches, Knitting, stocking, underWool } from './knit.ts';

const G = { w: 8, h: 6.4 };
const BODY = 'M352 150C300 176 238 196 190 214C176 300 172 380 178 440C186 620 184 800 180 938C280 952 720 952 820 938C816 800 814 620 822 440C828 380 824 300 810 214C762 196 700 176 648 150C600 208 400 208 352 150Z';
const SLEEVE = 'M206 206C130 232 88 330 70 470C52 620 40 760 36 880C70 894 118 896 152 886C160 760 170 620 184 520C196 440 214 330 206 206Z';
const WAVE = ['a...', '.a.a', '..a.'];
const HEARTED = ['.a.a....', 'aaaaa.a.', '.aaa....', '..a.....'];
const DIAMOND = ['...b...b', '..bbb...', '.bb.bb.a', '..bbb...', '...b...b'];

/** The hero knitted into the front of a jumper that is laid out flat. */
export function drawJumper(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const chart = countedKnit(hero, 64, 82, G);
  const wool = bodyYarn(p, hero, chart);
  const ground = underWool(wool, ownWay(hero, 'table', dark ? [mix(p.bg, p.paper, 0.3), mix(p.b, p.bg, 0.45), pale(p.d, '#fff6e6', 0.8), pale(p.c, '#fff6e6', 0.8)] : [mix(p.bg, p.paper, 0.25), pale(p.d, p.paper, 0.8), pale(p.c, p.paper, 0.78), pale(p.b, p.paper, 0.78), pale(p.a, p.paper, 0.78)]));
  const [light, first, second] = bandYarns(p, wool);
  const trim = ownOf(hero, 'trim', [wool, first, wool, light]);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + rect(0, 0, 1000, 1400, `fill="${spread(c, ground, hero)}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.1]], 0, 0, 1, 1)}"`));

  const { stitches, hairs } = stocking(c, G, wool);
  const fabric = (id: string, inside: string) =>
    `<g clip-path="url(#${c.def((k) => `<clipPath id="${k}"><use href="#${id}"/></clipPath>`, `clip${id}`)})"><use href="#${id}" fill="${wool}"/>${inside}<use href="#${id}" fill="${stitches}"/><use href="#${id}" fill="${hairs}"/>${folds(id)}</g>`;

  // sleeves, the right one the left one's mirror
  const sleeve = c.def((k) => `<path id="${k}" d="${SLEEVE}"/>`);
  const arm = new Knitting(26, 112);
  const front = new Knitting(84, 126);
  const [left0, top0] = [Math.floor((84 - chart.w) / 2), 17 + Math.floor((84 - chart.h) / 2)];
  const far = (x: number, y: number) => x < left0 - 3 || y < top0 - 3 || x >= left0 + chart.w + 3 || y >= top0 + chart.h + 3;
  MAKES[hash(`${hero.key}make`) % MAKES.length]!(front, arm, { light, first, second }, far);
  const cuff = rib(c, 'M26 826C70 842 124 842 164 832L158 904C120 912 70 910 28 898Z', 30, 160, 826, 906, trim);
  const left = `${c.soft(SLEEVE, 5, 9, 16, '#1a0d10', 0.34, 5)}${fabric(sleeve, `<g transform="rotate(5 110 500)">${arm.draw(G, 14, 196)}</g>`)}${cuff}`;
  c.add('frame', `${left}<g transform="matrix(-1 0 0 1 1000 0)">${left}</g>`);

  const body = c.def((k) => `<path id="${k}" d="${BODY}"/>`);
  const stitched = heroStitches(p, hero, chart, wool);
  front.put(stitched, left0, top0);
  const hem = rib(c, 'M176 894C280 912 720 912 824 894L818 982C710 998 290 998 182 982Z', 178, 822, 890, 1000, trim);
  c.add('art', `${c.soft(BODY, 6, 12, 22, '#1a0d10', 0.36, 6)}${fabric(body, front.draw(G, 164, 208))}${seamLines(wool)}${hem}`);
  c.add('frame', collar(c, wool, trim, first));
  lettering(c, inp, ground, first);
}

/** what is woven into the cloth underneath */
function spread(c: Drawing, ground: string, hero: Hero): string {
  const mark = shade(ground, lum(ground) < 0.6 ? 0.045 : -0.04);
  const weaves: [string, ...string[]] = [
    c.pattern(84, 84, `<g fill="${mark}"><circle cx="21" cy="21" r="5"/><circle cx="63" cy="63" r="5"/></g>`),
    c.pattern(110, 110, `<g fill="${mark}" fill-opacity=".6"><rect width="55" height="110"/><rect width="110" height="55"/></g>`),
    c.pattern(72, 72, `<rect width="30" height="72" fill="${mark}" fill-opacity=".8"/>`),
    c.pattern(180, 180, `<path d="M0 0L180 180M180 0L0 180" stroke="${mark}" stroke-width="14" stroke-opacity=".7"/>`),
  ];
  return ownOf(hero, 'cloth', weaves);
}

/** how a jumper is worked about its hero */
type Make = (front: Knitting, arm: Knitting, yarns: { light: string; first: string; second: string }, room: (x: number, y: number) => boolean) => void;

const MAKES: readonly Make[] = [
  // bands at yoke, hem and cuffs
  (front, arm, { light, first, second }) => {
    front.stripe(4, first, 2);
    front.band(8, WAVE, { a: light });
    front.stripe(13, first, 1);
    front.band(103, WAVE, { a: light });
    front.stripe(108, first, 2);
    front.band(112, WAVE, { a: light });
    arm.stripe(68, first, 2);
    arm.band(72, WAVE, { a: light });
    arm.band(77, DIAMOND, { a: light, b: second });
    arm.band(84, WAVE, { a: light });
    arm.stripe(88, first, 2);
  },
  // lice: single light stitches all over, as in Setesdal
  (front, arm, { light, first }, room) => {
    for (let y = 3; y < front.h; y += 5) for (let x = y % 2 ? 3 : 6; x < front.w; x += 6) if (room(x, y)) front.set(x, y, light);
    for (let y = 3; y < arm.h; y += 5) for (let x = y % 2 ? 3 : 6; x < arm.w; x += 6) arm.set(x, y, light);
    front.stripe(108, first, 3);
    front.band(112, WAVE, { a: light });
    arm.stripe(88, first, 3);
  },
  // a seaman's stripes on the sleeves and below
  (front, arm, { light, first }) => {
    for (let y = 0; y < arm.h; y += 12) arm.stripe(y, first, 6);
    front.stripe(100, first, 6);
    front.stripe(112, first, 6);
    front.stripe(2, light, 1);
  },
  // sleeves and shoulders in another yarn
  (front, arm, { light, first }) => {
    arm.stripe(0, first, arm.h);
    front.stripe(0, first, 12);
    front.band(13, WAVE, { a: light });
    front.stripe(108, first, 12);
  },
  // a deep patterned hem
  (front, arm, { light, first, second }) => {
    front.band(94, DIAMOND, { a: light, b: second });
    front.stripe(101, first, 2);
    front.band(105, HEARTED, { a: light });
    front.stripe(111, first, 2);
    front.stripe(3, light, 1);
    front.stripe(6, first, 2);
    arm.band(60, DIAMOND, { a: light, b: second });
    arm.stripe(67, first, 2);
    arm.band(71, HEARTED, { a: light });
    arm.stripe(77, first, 2);
    arm.band(81, DIAMOND, { a: light, b: second });
  },
];

function folds(id: string): string {
  return `<g fill="none" stroke="#0c0606"><use href="#${id}" stroke-opacity=".1" stroke-width="46"/><use href="#${id}" stroke-opacity=".12" stroke-width="22"/><use href="#${id}" stroke-opacity=".2" stroke-width="5"/></g>`;
}

/** where the sleeves are sewn in */
function seamLines(wool: string): string {
  const d = 'M196 212C206 300 204 380 182 446M804 212C794 300 796 380 818 446';
  return path(d, `fill="none" stroke="${shade(wool, -0.16)}" stroke-opacity=".7" stroke-width="5"`) + path(d, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" transform="translate(3 0)"');
}

function rib(c: Drawing, d: string, x0: number, x1: number, y0: number, y1: number, wool: string): string {
  const clip = c.clip(path(d));
  let ribs = '';
  for (let x = x0; x <= x1 + 8; x += 13) ribs += `M${n1(x)} ${y0}V${y1}`;
  return `${c.soft(d, 0, 4, 6, '#1a0d10', 0.2, 3)}<g clip-path="${clip}">${path(d, `fill="${shade(wool, lum(wool) > 0.7 ? -0.06 : 0)}"`)}${path(ribs, `stroke="${shade(wool, lum(wool) > 0.7 ? 0 : 0.07)}" stroke-width="8" stroke-opacity=".9" transform="translate(6.5 0)"`)}${path(ribs, 'stroke="#0a0505" stroke-opacity=".34" stroke-width="3.6"')}</g>${path(d, 'fill="none" stroke="#0a0505" stroke-opacity=".3" stroke-width="2.4"')}`;
}

/** the neck: the back's inside, a label, and the rib that goes round */
function collar(c: Drawing, wool: string, trim: string, tip: string): string {
  const inside = 'M356 148C390 96 610 96 644 148C600 204 400 204 356 148Z';
  const band = 'M338 146C372 64 628 64 662 146C668 158 664 168 654 176C604 244 396 244 346 176C336 168 332 158 338 146ZM374 146C408 198 592 198 626 146C594 106 406 106 374 146Z';
  let ribs = '';
  for (let i = -34; i <= 34; i++) {
    const a = (i / 34) * 1.42;
    ribs += `M${n1(500 + Math.sin(a) * 128)} ${n1(118 + Math.cos(a) * 62)}L${n1(500 + Math.sin(a) * 168)} ${n1(118 + Math.cos(a) * 112)}`;
    ribs += `M${n1(500 + Math.sin(a) * 128)} ${n1(150 - Math.cos(a) * 34)}L${n1(500 + Math.sin(a) * 168)} ${n1(150 - Math.cos(a) * 88)}`;
  }
  const clip = c.clip(path(band, 'clip-rule="evenodd"'));
  return path(inside, `fill="${shade(wool, -0.13)}"`) + rect(456, 112, 88, 34, `rx="3" fill="#f6ecd8"`) + rect(462, 117, 76, 24, `rx="2" fill="none" stroke="${tip}" stroke-width="2.4" stroke-dasharray="6 4"`)
    + path(band, 'fill="#1a0d10" fill-opacity=".25" fill-rule="evenodd" transform="translate(0 6)"')
    + `<g clip-path="${clip}">${path(band, `fill="${shade(trim, 0.02)}" fill-rule="evenodd"`)}${path(ribs, `stroke="#0a0505" stroke-opacity=".36" stroke-width="3.4"`)}</g>`
    + path(band, 'fill="none" stroke="#0a0505" stroke-opacity=".34" stroke-width="2.4"');
}

function lettering(c: Drawing, inp: Input, ground: string, accent: string): void {
  const { p } = c;
  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bagel-fat-one:400', w: 800, max: words.length > 1 ? 96 : 120, gap: i === words.length - 1 ? 44 : 40, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:500', w: 720, max: 42, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1190 });
  const ink = inkOn(ground, [p.e, accent, p.ink, p.a], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i < words.length ? ink : inkOn(ground, [p.ink, ink], 4.5)}"`)).join(''));
}
