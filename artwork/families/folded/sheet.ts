import {
  at, contrast, type Drawing, type Input, type LineSpec, lum, mix, n1, type P, path, poly, rect, shade, TAU,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { folded, washi } from './paper.ts';

/** whether the washi runs down the right side */
export function isMirrored(hero: Hero): boolean {
  return !hero.tags.includes('numeral') && ownOf(hero, 'side', [false, true]);
}

/** The folded hero on a fine sheet, with a strip of washi down its side and the words beside the strip's foot. */
export function drawSheet(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.22);
  const bg = dark ? ownOf(hero, 'sheet', [p.bg, mix(p.b, p.bg, 0.45), mix(p.ink, p.d, 0.2)]) : ownOf(hero, 'sheet', [mix(p.bg, p.paper, 0.3), pale(p.d, p.paper, 0.88), mix(p.paper, '#ffffff', 0.4), rich, pale(p.c, p.paper, 0.86)]);
  const deep = lum(bg) < 0.55;
  const strip = ownWay(hero, 'strip', dark ? [mix(p.b, p.bg, 0.35), p.a, p.c] : [p.a, rich, p.b, p.c]).find((x) => contrast(x, bg) > 1.4) ?? p.a;
  const mirrored = isMirrored(hero);
  const gold = p.metal === 'silver' ? '#cfd6dc' : p.metal === 'rose' ? '#e9b7a4' : '#e2bd6a';
  laid(c, bg, deep);
  const band = 'M0 0H164V1400H0Z';
  const washed = c.soft('M-40 -40H164V1440H-40Z', 4, 0, 14, '#1a0b08', 0.3, 5) + path(band, `fill="${c.lin([[0, shade(strip, 0.02)], [1, shade(strip, -0.03)]])}"`) + path(band, `fill="${washi(c, mix(strip, lum(strip) > 0.72 ? p.e : '#fff1d0', 0.42), ownOf(hero, 'washi', [1, 0]))}"`)
    + rect(164, 0, 5, 1400, `fill="${gold}"`) + rect(152, 0, 2.4, 1400, `fill="${gold}"`);
  c.add('frame', mirrored ? `<g transform="matrix(-1 0 0 1 1000 0)">${washed}</g>` : washed);
  const moon = moonColour(p, bg, hero);
  const [cx, cy, R] = [mirrored ? 416 : 584, 520, 300];
  const disc = ownOf(hero, 'moon', MOONS)(cx, cy, R);
  c.add('ornament', c.soft(disc, 5, 9, 16, '#1a0b08', 0.22, 5) + path(disc, `fill="${c.lin([[0, shade(moon, 0.025)], [1, shade(moon, -0.025)]], 0, 0, 1, 1)}" stroke="${gold}" stroke-opacity=".8" stroke-width="2.4"`));
  const box: [number, number, number, number] = [cx, cy + 10, 590, 620];
  const ps = lay(c, hero, ...box);
  const { art, outline } = folded(c, hero, ps, moon, box.join(','));
  c.add('art', c.soft(outline, 14, 24, 26, '#1a0b08', 0.26, 6) + art);
  c.add('texture', c.grain(1));

  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'tenor-sans:400', w: 690, max: words.length > 1 ? 84 : 100, track: 10, gap: i === words.length - 1 ? 46 : 36, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:500i', w: 690, max: 48, track: 10, flat: true });
  const k = stackEven(specs, { cy: 1158 });
  const ink = inkOn(bg, [rich, p.ink, '#fff6e6'], 5);
  c.add('type', rect(mirrored ? 692 : 236, n1x(k.top - 56), 72, 3, `fill="${inkOn(bg, [p.a, gold, ink], 1.7)}"`) + k.runs.map((q, i) => path(at(q, mirrored ? 764 : 236, k.ys[i]!, mirrored ? 'e' : 's'), `fill="${ink}"`)).join(''));
}

function n1x(v: number): number {
  return Math.round(v);
}

type Cut = (x: number, y: number, r: number) => string;

/** what is cut out behind the hero: a round, an arch, a hexagon or a tall sheet */
const MOONS: [Cut, ...Cut[]] = [
  (x, y, r) => `M${n1(x - r)} ${n1(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
  (x, y, r) => `M${n1(x - r * 0.9)} ${n1(y + r * 1.12)}V${n1(y - r * 0.2)}a${n1(r * 0.9)} ${n1(r * 0.9)} 0 0 1 ${n1(r * 1.8)} 0V${n1(y + r * 1.12)}Z`,
  (x, y, r) => poly(Array.from({ length: 6 }, (_, i): P => [x + Math.cos((i / 6) * TAU + Math.PI / 6) * r * 1.12, y + Math.sin((i / 6) * TAU + Math.PI / 6) * r * 1.12])),
  (x, y, r) => `M${n1(x - r * 0.86)} ${n1(y - r * 1.16)}H${n1(x + r * 0.86)}V${n1(y + r * 1.16)}H${n1(x - r * 0.86)}Z`,
];

/** its colour: one that stands off from the sheet and from the hero */
function moonColour(p: Drawing['p'], bg: string, hero: Hero): string {
  const deep = lum(bg) < 0.55;
  const offered = ownWay(hero, 'moon colour', deep ? [mix(bg, p.paper, lum(p.paper) < 0.5 ? 0.6 : 0.16), mix(p.b, bg, 0.35), p.d, p.c] : [mix(p.d, p.bg, 0.25), pale(p.b, p.paper, 0.8), pale(p.c, p.paper, 0.76), p.d, lum(p.e) < 0.5 ? p.e : shade(p.e, -0.2)]);
  const usable = offered.filter((x) => contrast(x, bg) > 1.12);
  const [first = shade(bg, deep ? 0.07 : -0.07), ...rest] = usable;
  return groundFor(p, hero, [first, ...rest]);
}

/** laid paper, with the creases of what was folded from it */
function laid(c: Drawing, bg: string, dark: boolean): void {
  const crease: [P, P][] = [[[0, 1010], [1000, 1010]], [[82, 174], [918, 1010]], [[918, 174], [82, 1010]], [[500, 0], [500, 1010]]];
  const d = crease.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('');
  const lines = c.pattern(60, 60, '<path d="M0 4H60M0 16H60M0 28H60M0 40H60M0 52H60" stroke="#000" stroke-opacity=".022" stroke-width="2"/><path d="M30 0V60" stroke="#fff" stroke-opacity=".14" stroke-width="1.4"/>');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(bg, 0.015)], [1, shade(bg, -0.03)]], 0, 0, 1, 1)}"`) + rect(0, 0, 1000, 1400, `fill="${lines}"`)
    + path(d, `fill="none" stroke="${dark ? '#000' : shade(bg, -0.14)}" stroke-opacity=".34" stroke-width="1.7"`) + path(d, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.8}" stroke-width="1.5" transform="translate(1.3 1.5)"`));
}
