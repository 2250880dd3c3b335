import { clamp, type Drawing, lum, makeRng, mix, n1, type P, shade, smooth, TAU, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off } from '#artwork/materials/outlines.ts';
import { rgbOf } from '#artwork/materials/part-colours.ts';
import { inner, type Piece, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';

/** from holly to ebony */
const WOODS = ['#f0e2c4', '#e3c596', '#d3a062', '#b9763f', '#8f5430', '#6a3f28', '#4a2c20', '#2c1d18'];
export const EBONY = '#22160f';
export const HOLLY = '#ecd9b2';
const FIGURES = 3;
const SCALES = [0.8, 1, 0.7];

/** The wood nearest to a colour, dyed a little towards it: greens and blues most, since no tree grows them. */
export function woodOf(col: string, dye = 1): string {
  const [red = 0, green = 0, blue = 0] = rgbOf(col);
  const sat = Math.max(red, green, blue) - Math.min(red, green, blue);
  const cool = red < Math.max(green, blue);
  const wood = WOODS[clamp(Math.round((0.96 - lum(col)) * 10.5), 0, 7)]!;
  return mix(wood, col, clamp((cool ? clamp(sat / 75, 0.3, 0.72) : clamp(sat / 290, 0.08, 0.52)) * dye));
}

/** the figure of a wood: its rings cut lengthwise, and its pores */
function figureOf(v: number): string {
  const r = makeRng(`veneer${v}`);
  let [fine, bold, pores] = ['', '', ''];
  for (let i = 0; i < 26; i++) {
    const y = (i / 26) * 130 + r.f(-1.4, 1.4),
      a = r.f(1, 5) * (v === 1 ? 1.8 : 1),
      ph = r.f(0, TAU);
    const q: P[] = Array.from({ length: 9 }, (_, k) => [(k / 8) * 320, y + Math.sin((k / 8) * TAU + ph) * a + Math.sin((k / 4) * TAU + ph * 2) * a * 0.4]);
    if (i % 3) fine += smooth(q, false);
    else bold += smooth(q, false);
  }
  for (let i = 0; i < 60; i++) {
    const x = r.f(4, 300),
      y = r.f(0, 130);
    pores += `M${n1(x)} ${n1(y)}h${n1(r.f(4, 16))}`;
  }
  return (
    `<path d="${fine}" fill="none" stroke="#2a1206" stroke-opacity=".16" stroke-width="1.5"/><path d="${bold}" fill="none" stroke="#2a1206" stroke-opacity=".24" stroke-width="2.6"/>` +
    `<path d="${bold}" fill="none" stroke="#fff2d4" stroke-opacity=".2" stroke-width="1.6" transform="translate(0 2.2)"/><path d="${pores}" stroke="#2a1206" stroke-opacity=".26" stroke-width="1.1"/>`
  );
}
const drawn = Array.from({ length: FIGURES }, (_, v) => figureOf(v));

/** the grain of a veneer as a paint over its colour: the way it runs in degrees, and which of three figures */
export function grain(c: Drawing, deg: number, v: number): string {
  const k = ((v % FIGURES) + FIGURES) % FIGURES;
  const figure = c.def((id) => `<g id="${id}">${drawn[k]}</g>`, `figure${k}`);
  return c.pattern(320, 130, use(figure), `rotate(${Math.round(deg / 5) * 5}) scale(${SCALES[k]})`);
}

/** A hero cut of veneers, each part with its own grain, its edges scorched in hot sand. */
export function inlaid(c: Drawing, h: Hero, ps: Piece[], ground: string): string {
  let s = use(unionId(c, ps), 'fill="none" stroke="#1c0d06" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"');
  for (const q of ps) {
    const natural = trueColourOf(c.p, h, q.k);
    const col = off(woodOf(natural), ground, 1.2);
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${lum(natural) > 0.7 ? shade(col, -0.2) : col}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const a = (q.ang * Math.PI) / 180;
    const [dx, dy] = [Math.sin(a) * 50, Math.cos(a) * 50];
    const at = (v: number) => Math.round(50 + v) / 100;
    // the sheen turns with the grain
    const sheen = c.lin([[0, shade(col, 0.045)], [0.35, col], [0.55, shade(col, 0.03)], [1, shade(col, -0.05)]], at(-dx), at(-dy), at(dx), at(dy));
    s += use(q.id, `fill="${sheen}"`);
    if (m > 16) s += use(q.id, `fill="${grain(c, q.ang, q.i)}"`);
    if (m > 34) s += inner(c, q.id, -2, -4, clamp(m * 0.2, 6, 34), '#3a1604', 0.42, 5);
    s += use(q.id, `fill="none" stroke="#1c0d06" stroke-opacity=".62" stroke-width="${m < 30 ? 1.2 : 1.8}" stroke-linejoin="round"`);
  }
  return s;
}

/** light over polished wood */
export const polish = (c: Drawing) => c.lin([[0, '#fff', 0.16], [0.34, '#fff', 0.02], [0.5, '#fff', 0.1], [0.62, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1);
