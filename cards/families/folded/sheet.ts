import { contrast, lum, mix, shade } from '#cards/render/colour.ts';
import type { Drawing, Input } from '#cards/render/drawing.ts';
import { n1, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { circ, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import type { Hero } from '#cards/families/heroes/hero.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { lay } from '#cards/families/materials/pieces.ts';
import { folded, washi } from './paper.ts';

/** The folded hero on a fine sheet, with a strip of washi down its side and the words beside the strip's foot. */
export function drawSheet(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const dark = isDark(p);
  const bg = dark ? p.bg : mix(p.bg, p.paper, 0.3);
  const strip = dark ? mix(p.b, p.bg, 0.35) : p.a;
  const gold = p.metal === 'silver' ? '#cfd6dc' : p.metal === 'rose' ? '#e9b7a4' : '#e2bd6a';
  laid(c, bg, dark);
  const band = 'M0 0H164V1400H0Z';
  c.add('frame', c.soft('M-40 -40H164V1440H-40Z', 4, 0, 14, '#1a0b08', 0.3, 5) + path(band, `fill="${c.lin([[0, shade(strip, 0.02)], [1, shade(strip, -0.03)]])}"`) + path(band, `fill="${washi(c, mix(strip, lum(strip) > 0.72 ? p.e : '#fff1d0', 0.42), 1)}"`)
    + rect(164, 0, 5, 1400, `fill="${gold}"`) + rect(152, 0, 2.4, 1400, `fill="${gold}"`));
  const moon = moonColour(p, bg, dark);
  const [cx, cy, R] = [584, 520, 300];
  c.add('ornament', c.soft(circlePath(cx, cy, R), 5, 9, 16, '#1a0b08', 0.22, 5) + circ(cx, cy, R, `fill="${c.lin([[0, shade(moon, 0.025)], [1, shade(moon, -0.025)]], 0, 0, 1, 1)}"`) + circ(cx, cy, R - 10, `fill="none" stroke="${gold}" stroke-opacity=".8" stroke-width="2"`));
  const box: [number, number, number, number] = [cx, cy + 10, 600, 640];
  const ps = lay(c, hero, ...box);
  const { art, outline } = folded(c, hero, ps, moon, box.join(','));
  c.add('art', c.soft(outline, 14, 24, 26, '#1a0b08', 0.26, 6) + art);
  c.add('texture', c.grain(1));

  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'tenor-sans:400', w: 690, max: words.length > 1 ? 84 : 100, track: 10, gap: i === words.length - 1 ? 46 : 36, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:500i', w: 690, max: 48, track: 10, flat: true });
  const k = stackEven(specs, { cy: 1158 });
  const ink = inkOn(bg, dark ? [p.ink] : [lum(p.e) < 0.5 ? p.e : p.ink, p.ink], 5);
  c.add('type', rect(236, n1x(k.top - 56), 72, 3, `fill="${inkOn(bg, [p.a, gold, ink], 1.7)}"`) + k.runs.map((q, i) => path(at(q, 236, k.ys[i]!, 's'), `fill="${ink}"`)).join(''));
}

function n1x(v: number): number {
  return Math.round(v);
}

function circlePath(x: number, y: number, r: number): string {
  return `M${n1(x - r)} ${n1(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}

function moonColour(p: Drawing['p'], bg: string, dark: boolean): string {
  const tried = dark ? [mix(p.paper, p.bg, 0.1), mix(p.b, p.bg, 0.5), mix(p.d, p.bg, 0.6)] : [mix(p.d, p.bg, 0.25), mix(p.b, p.bg, 0.5), mix(p.c, p.bg, 0.55)];
  return tried.find((x) => contrast(x, bg) > 1.12) ?? shade(bg, dark ? 0.06 : -0.06);
}

/** laid paper, with the creases of what was folded from it */
function laid(c: Drawing, bg: string, dark: boolean): void {
  const crease: [P, P][] = [[[164, 1010], [1000, 1010]], [[164, 174], [1000, 1010]], [[1000, 174], [164, 1010]], [[584, 0], [584, 1010]]];
  const d = crease.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('');
  const lines = c.pattern(60, 60, '<path d="M0 4H60M0 16H60M0 28H60M0 40H60M0 52H60" stroke="#000" stroke-opacity=".022" stroke-width="2"/><path d="M30 0V60" stroke="#fff" stroke-opacity=".14" stroke-width="1.4"/>');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(bg, 0.015)], [1, shade(bg, -0.03)]], 0, 0, 1, 1)}"`) + rect(0, 0, 1000, 1400, `fill="${lines}"`)
    + path(d, `fill="none" stroke="${dark ? '#000' : shade(bg, -0.14)}" stroke-opacity=".34" stroke-width="1.7"`) + path(d, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.8}" stroke-width="1.5" transform="translate(1.3 1.5)"`));
}
