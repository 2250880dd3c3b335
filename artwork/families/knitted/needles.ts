import { at, circ, type Drawing, hash, type Input, type LineSpec, lum, mix, n1, path, polar, rect, shade, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { bandYarns, bodyYarn, countedKnit, heroStitches, Knitting, stocking, underWool } from './knit.ts';

const G = { w: 10, h: 8 };
const [LEFT, TOP, WIDE, HIGH] = [150, 168, 70, 96];
const HEART = ['.b.b....', 'bbbbb..a', '.bbb..a.', '..b....a'];
const PEERIE = ['a.b.', '.a.b', 'a.b.'];

/** A square of knitting, its hero done, still on the needles beside its ball of wool. */
export function drawNeedles(c: Drawing, inp: Input, hero: Hero): void {
  const { p, r } = c;
  const dark = isDark(p);
  const chart = countedKnit(hero, 57, 65, G);
  const wool = bodyYarn(p, hero, chart);
  const table = underWool(wool, ownWay(hero, 'table', dark ? [shade(p.bg, 0.03), mix(p.b, p.bg, 0.45), pale(p.d, '#fff6e6', 0.8), pale(p.c, '#fff6e6', 0.8)] : [mix(p.d, p.bg, 0.3), pale(p.b, p.paper, 0.78), pale(p.c, p.paper, 0.78), pale(p.a, p.paper, 0.78), mix(p.paper, '#ffffff', 0.3), lum(p.e) < 0.5 ? p.e : shade(p.e, -0.2)]));
  const [light, first, second] = bandYarns(p, wool);
  surface(c, table, hero);

  const [right, bottom] = [LEFT + WIDE * G.w, TOP + HIGH * G.h];
  // an edge that curls a little and leans: knitting is never quite square
  const edge = `M${LEFT} ${TOP}H${right}C${right - 8} ${TOP + 250} ${right + 10} ${TOP + 520} ${right - 2} ${bottom}C${right - 200} ${bottom + 14} ${LEFT + 200} ${bottom - 8} ${LEFT + 3} ${bottom + 4}C${LEFT - 10} ${TOP + 540} ${LEFT + 10} ${TOP + 240} ${LEFT} ${TOP}Z`;
  const id = c.def((k) => `<path id="${k}" d="${edge}"/>`);
  const clip = `url(#${c.def((k) => `<clipPath id="${k}"><use href="#${id}"/></clipPath>`)})`;
  const field = new Knitting(WIDE, HIGH);
  const [left0, top0] = [Math.floor((WIDE - chart.w) / 2), 14 + Math.floor((71 - chart.h) / 2)];
  const far = (x: number, y: number) => x < left0 - 2 || y < top0 - 2 || x >= left0 + chart.w + 2 || y >= top0 + chart.h + 2;
  EDGES[hash(`${hero.key}edge`) % EDGES.length]!(field, { light, first, second }, far);
  const stitched = heroStitches(p, hero, chart, wool);
  field.put(stitched, left0, top0);
  const { stitches, hairs } = stocking(c, G, wool, LEFT, TOP);
  c.add('art', `${c.soft(edge, 7, 12, 20, '#1a0d10', 0.38, 6)}<g clip-path="${clip}"><use href="#${id}" fill="${wool}"/>${field.draw(G, LEFT, TOP)}<use href="#${id}" fill="${stitches}"/><use href="#${id}" fill="${hairs}"/><g fill="none" stroke="#0c0606"><use href="#${id}" stroke-opacity=".12" stroke-width="34"/><use href="#${id}" stroke-opacity=".22" stroke-width="12"/></g></g>`);

  // the strand from the last stitch to the ball
  const [bx, by, R] = [806, 1188, 118];
  const strandD = `M${right - 4} ${TOP - 6}C${right + 120} ${TOP + 40} ${right + 60} 480 ${right + 74} 700C${right + 90} 880 ${right - 10} 980 ${bx + 30} ${by - R + 14}`;
  const cord = (d: string, w: number) => path(d, `fill="none" stroke="#1a0d10" stroke-opacity=".3" stroke-width="${w}" stroke-linecap="round" transform="translate(3 5)"`) + path(d, `fill="none" stroke="${shade(wool, -0.05)}" stroke-width="${w}" stroke-linecap="round"`) + path(d, `fill="none" stroke="${shade(wool, 0.1)}" stroke-width="${n1(w * 0.4)}" stroke-dasharray="5 4" stroke-linecap="round" transform="translate(-1 -1)"`);
  const tools = cord(strandD, 8) + needles(c, wool, first) + ball(c, bx, by, R, wool, r);
  // a left-handed knitter's work lies the other way about
  const leftHanded = ownOf(hero, 'hand', [false, true]);
  c.add('ornament', leftHanded ? `<g transform="matrix(-1 0 0 1 1000 0)">${tools}</g>` : tools);
  lettering(c, inp, table, leftHanded);
}

type Edge = (field: Knitting, yarns: { light: string; first: string; second: string }, room: (x: number, y: number) => boolean) => void;

/** what is knitted above, below and beside the hero */
const EDGES: readonly Edge[] = [
  (field, { light, first, second }) => {
    field.stripe(2, first, 2);
    field.band(6, HEART, { a: light, b: second });
    field.stripe(12, first, 2);
    field.stripe(85, first, 2);
    field.band(88, PEERIE, { a: light, b: second });
    field.stripe(92, first, 2);
  },
  (field, { light, first }, room) => {
    for (let y = 2; y < field.h; y += 4) for (let x = y % 8 ? 2 : 5; x < field.w; x += 6) if (room(x, y)) field.set(x, y, y % 3 ? light : first);
  },
  (field, { first, second }) => {
    for (let y = 0; y < 14; y += 5) field.stripe(y, y === 5 ? second : first, 3);
    for (let y = 84; y < field.h; y += 5) field.stripe(y, y === 89 ? second : first, 3);
  },
  (field, { light, first }) => {
    // a frame of two yarns
    for (const [o, yarn] of [[2, first], [3, first], [5, light]] as const) {
      for (let x = o; x < field.w - o; x++) for (const y of [o, field.h - 1 - o]) field.set(x, y, yarn);
      for (let y = o; y < field.h - o; y++) for (const x of [o, field.w - 1 - o]) field.set(x, y, yarn);
    }
  },
  (field, { light, first }) => {
    field.stripe(0, first, 12);
    field.band(13, PEERIE, { a: light, b: first });
    field.band(81, PEERIE, { a: light, b: first });
    field.stripe(85, first, 12);
  },
];

/** planks, a woven cloth or a checked one */
function surface(c: Drawing, table: string, hero: Hero): void {
  const mark = shade(table, lum(table) < 0.6 ? 0.04 : -0.035);
  const light = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.2], [0.5, '#fff', 0.02], [1, '#000', 0.2]], 0, 0, 1, 1)}"`);
  const flat = rect(0, 0, 1000, 1400, `fill="${table}"`);
  const kinds: [() => string, ...(() => string)[]] = [
    () => boards(c, table),
    () => rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, `<g fill="${mark}" fill-opacity=".7"><rect width="65" height="130"/><rect width="130" height="65"/></g>`)}"`),
    () => rect(0, 0, 1000, 1400, `fill="${c.pattern(96, 96, `<path d="M0 12H96M0 36H96M0 60H96M0 84H96" stroke="${mark}" stroke-width="7" stroke-opacity=".8"/>`)}"`),
    () => rect(0, 0, 1000, 1400, `fill="${c.pattern(150, 150, `<g fill="none" stroke="${mark}" stroke-width="4"><path d="M75 20L130 75L75 130L20 75Z"/><path d="M75 48L102 75L75 102L48 75Z"/></g>`)}"`),
  ];
  c.add('ground', flat + ownOf(hero, 'surface', kinds)() + light);
}

function boards(c: Drawing, table: string): string {
  const grain = `<g fill="none" stroke="${shade(table, -0.06)}" stroke-opacity=".55" stroke-width="1.6"><path d="M0 22q90 -9 180 0t180 0M0 52q90 8 180 0t180 0M0 84q60 -5 180 2t180 -2M0 118q90 9 180 0t180 0"/></g>`;
  let s = rect(0, 0, 1000, 1400, `fill="${c.pattern(360, 140, grain)}"`);
  for (let y = 140; y < 1400; y += 210) s += rect(0, y, 1000, 3, 'fill="#000" fill-opacity=".2"') + rect(0, y + 3, 1000, 2, 'fill="#fff" fill-opacity=".2"');
  return s;
}

/** live stitches on one needle, the other laid behind it */
function needles(c: Drawing, wool: string, cap: string): string {
  const stick = (x: number, y: number, L: number, deg: number, flip = false) => {
    const body = c.lin([[0, '#f1d9ab'], [0.45, '#d3a468'], [1, '#8c5f33']]);
    const tip = flip ? `M0 -9H${L - 70}L${L} 0L${L - 70} 9H0Z` : `M${L} -9H70L0 0L70 9H${L}Z`;
    const end = flip ? -6 : L + 6;
    return `<g transform="translate(${x} ${y}) rotate(${deg})">${path(tip, 'fill="#1a0d10" fill-opacity=".34" transform="translate(5 10)"')}${circ(end + 4, 9, 19, 'fill="#1a0d10" fill-opacity=".3"')}${path(tip, `fill="${body}"`)}${circ(end, 0, 19, `fill="${cap}"`)}${circ(end - 5, -6, 6, 'fill="#fff" fill-opacity=".45"')}</g>`;
  };
  let loops = '';
  for (let i = 0; i < WIDE / 2; i++) {
    const x = LEFT + (i + 0.5) * G.w * 2;
    loops += `M${n1(x - 6)} ${TOP + 8}C${n1(x - 9)} ${TOP - 30} ${n1(x + 9)} ${TOP - 30} ${n1(x + 6)} ${TOP + 8}`;
  }
  const over = path(loops, `fill="none" stroke="#0c0606" stroke-opacity=".4" stroke-width="10.5" stroke-linecap="round"`) + path(loops, `fill="none" stroke="${wool}" stroke-width="8.4" stroke-linecap="round"`)
    + path(loops, `fill="none" stroke="${shade(wool, 0.12)}" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round" transform="translate(-1.6 -1)"`);
  return stick(120, 86, 760, 3.4, true) + stick(70, TOP - 10, 838, -0.4) + over;
}

function ball(c: Drawing, x: number, y: number, R: number, wool: string, r: Drawing['r']): string {
  const clip = c.clip(circ(x, y, R));
  let winds = '';
  for (const [deg, n] of [[24, 9], [-38, 8], [76, 7]] as const) {
    const a = (deg * Math.PI) / 180;
    for (let i = -n; i <= n; i++) {
      const o = (i / n) * R * (deg === 24 ? 1 : 0.82);
      const bow = R * 0.5 * (i / n);
      const [p, q, m] = [[-R * 1.05, o], [R * 1.05, o], [0, o + bow]].map(([u, v]) => [x + u! * Math.cos(a) - v! * Math.sin(a), y + u! * Math.sin(a) + v! * Math.cos(a)]);
      const d = `M${n1(p![0]!)} ${n1(p![1]!)}Q${n1(m![0]! + r.f(-3, 3))} ${n1(m![1]! + r.f(-3, 3))} ${n1(q![0]!)} ${n1(q![1]!)}`;
      winds += path(d, `stroke="#0c0606" stroke-opacity=".35" stroke-width="11"`) + path(d, `stroke="${shade(wool, -0.02 + 0.012 * (i % 3))}" stroke-width="8.6"`) + path(d, `stroke="${shade(wool, 0.11)}" stroke-opacity=".55" stroke-width="2.2" stroke-dasharray="6 4" transform="translate(-1 -1.6)"`);
    }
  }
  const hairs = Array.from({ length: 46 }, (_, i) => { const q = polar(x, y, R - 2, (i / 46) * TAU); const e = polar(x, y, R + r.f(4, 12), (i / 46) * TAU + r.f(-0.08, 0.08)); return `M${n1(q[0])} ${n1(q[1])}L${n1(e[0])} ${n1(e[1])}`; }).join('');
  return path(`M${x - R} ${y + R * 0.72}a${R} ${R * 0.3} 0 1 0 ${R * 2.1} 0a${R} ${R * 0.3} 0 1 0 ${-R * 2.1} 0`, `fill="${c.rad([[0, '#1a0d10', 0.5], [1, '#1a0d10', 0]])}" transform="translate(8 16)"`)
    + path(hairs, `stroke="${shade(wool, 0.06)}" stroke-width="1.2" stroke-opacity=".6"`) + `<g clip-path="${clip}">${circ(x, y, R, `fill="${shade(wool, -0.1)}"`)}<g fill="none">${winds}</g>${circ(x, y, R, `fill="${c.rad([[0, '#fff', 0.22], [0.5, '#fff', 0], [0.8, '#000', 0.12], [1, '#000', 0.42]], 0.38, 0.32, 0.72)}"`)}</g>`;
}

function lettering(c: Drawing, inp: Input, table: string, right: boolean): void {
  const { p } = c;
  const words = inLines(inp.headline, 11);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'young-serif:400', w: 530, max: words.length > 1 ? 92 : 112, gap: i === words.length - 1 ? 44 : 38, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 530, max: 40, track: 50, flat: true });
  const k = stackEven(specs, { cy: 1188 });
  const ink = inkOn(table, [lum(p.e) < 0.5 ? p.e : p.ink, p.ink, '#fff6e6'], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, right ? 884 : 116, k.ys[i]!, right ? 'e' : 's'), `fill="${ink}"`)).join(''));
}
