import {
  contrast, type Drawing, lum, makeRng, mix, n1, type Oklab, type Palette, path, rect, shade, toOklab, toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { tooth } from '#artwork/marks/print.ts';
import type { Piece } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { isInsideRings } from '#artwork/primitives/polygons.ts';

/** three drums: the key, a warm one and a light one */
export const DRUMS = ['key', 'warm', 'light'] as const;
export type Drum = (typeof DRUMS)[number];
export type Inks = Record<Drum, string>;
/** how much of each ink a part takes: none, a screen of dots, or solid */
type Screen = 0 | 0.3 | 1;
export type Mixed = Record<Drum, Screen>;

/** one ink over another, as translucent inks make a third colour */
export function over(a: string, b: string): string {
  const ch = (x: string, i: number) => Number.parseInt(x.slice(i, i + 2), 16) / 255;
  return `#${[1, 3, 5].map((i) => Math.round(ch(a, i) * ch(b, i) * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** uncoated stock: warm white, in dark palettes a little tinted */
export const stockOf = (p: Palette) => (isDark(p) ? mix('#f5efe2', p.ink, 0.3) : mix('#f7f2e8', p.paper, 0.4));

/** Three inks of the palette that print well over one another: clear and bright, as inks from a drum are. */
export function inksOf(p: Palette, stock: string): Inks {
  const all = [p.a, p.b, p.c, p.d, p.e, p.ink, p.bg].filter((x) => contrast(x, stock) > 1.3);
  const strong = (x: string) => { const { l, c, h } = toOklch(x); return l > 0.8 ? x : shade(x, l < 0.36 ? 0.06 : 0, c < 0.03 ? 0 : h > 200 && h < 300 ? 0.03 : 0.02); };
  const key = all.filter((x) => contrast(x, stock) > 5.5).sort((x, y) => toOklch(y).c - toOklch(x).c)[0] ?? '#2b2f4a';
  const far = (x: string, y: string) => { const [a, b] = [toOklab(x), toOklab(y)]; return Math.hypot(a.l - b.l, (a.a - b.a) * 1.6, (a.b - b.b) * 1.6); };
  // the pair that lies farthest from each other and from the key, and is not dull
  const chroma = (x: string) => toOklch(x).c;
  let [warm, light, best] = ['#f0614e', '#f4c64c', 0];
  for (const w of all)
    for (const l of all) {
      if (lum(w) < 0.48 || lum(w) > 0.82 || lum(l) < 0.66 || lum(l) < lum(w)) continue;
      const worth = Math.min(far(w, l), far(w, key) * 0.8, far(l, key) * 0.6) + (chroma(w) + chroma(l)) * 0.5;
      if (far(w, l) > 0.16 && worth > best) [warm, light, best] = [w, l, worth];
    }
  return { key: strong(key), warm: strong(warm), light: strong(light) };
}

const CHOICES: Mixed[] = [];
for (const key of [0, 0.3, 1] as const) for (const warm of [0, 0.3, 1] as const) for (const light of [0, 0.3, 1] as const)
  // dots over dots make a moiré
  if ([key, warm, light].filter((x) => x === 0.3).length < 2) CHOICES.push({ key, warm, light });

const seen = (inks: Inks, stock: string, m: Mixed) => DRUMS.reduce((x, drum) => over(x, mix('#ffffff', inks[drum], m[drum] === 0.3 ? 0.42 : m[drum])), stock);

/** where the sheet lay when each drum went over it */
export type Register = Record<Drum, [number, number]>;
export const registerOf = (h: Hero): Register => {
  const r = makeRng(`${h.key}register`);
  const one = (): [number, number] => [r.f(4, 8) * (r.chance(0.5) ? 1 : -1), r.f(3, 6) * (r.chance(0.5) ? 1 : -1)];
  return { key: [0, 0], warm: one(), light: one() };
};

/** a screen of dots as a paint */
export const dots = (c: Drawing, ink: string, deg: number, d = 12, r = 4) =>
  fineTile(c, d, d, `<circle cx="${d / 4}" cy="${d / 4}" r="${r * 0.72}" fill="${ink}"/><circle cx="${d * 0.75}" cy="${d * 0.75}" r="${r * 0.72}" fill="${ink}"/>`, `rotate(${deg})`);
const ANGLE: Record<Drum, number> = { key: 45, warm: 75, light: 15 };

/** What is printed on one drum, over what is already on the sheet. */
export function pass(c: Drawing, drum: Drum, register: Register, svg: string, still = false): string {
  const [x, y] = still ? [0, 0] : register[drum];
  return svg && `<g style="mix-blend-mode:multiply" transform="translate(${n1(x)} ${n1(y)})">${svg}</g>`;
}

/** nothing printed */
export const BARE: Mixed = { key: 0, warm: 0, light: 0 };

/** of each part, the number of the one that it lies on; -1 when it lies on the ground */
function beds(ps: readonly Piece[]): number[] {
  return ps.map((q, i) => {
    for (let j = i - 1; j >= 0; j--) {
      const o = ps[j]!;
      if (!o.line && q.cx > o.x0 && q.cx < o.x1 && q.cy > o.y0 && q.cy < o.y1 && isInsideRings(o.polys, q.cx, q.cy)) return j;
    }
    return -1;
  });
}

/**
 * A hero separated: each part in the mixture of inks that comes nearest to its colour and stands off from what it lies
 * on. What a drum does not print of a part is knocked out of what lies below it on that drum.
 */
export function separated(c: Drawing, h: Hero, ps: readonly Piece[], inks: Inks, stock: string, grounds: readonly Mixed[] = [BARE]): Record<Drum, string> {
  const out: Record<Drum, string> = { key: '', warm: '', light: '' };
  const options = CHOICES.map((m) => ({ m, lab: toOklab(seen(inks, stock, m)) }));
  const groundLabs = grounds.map((m) => toOklab(seen(inks, stock, m)));
  const known = new Map<string, (typeof options)[number]>();
  const chosen: (typeof options)[number][] = [];
  const under = beds(ps);
  const apart = (a: Oklab, b: Oklab) => Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
  ps.forEach((q, i) => {
    const bed = under[i]! >= 0 ? chosen[under[i]!] : undefined;
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      small = least < 26;
    const id = `${q.k}|${small}|${bed ? Object.values(bed.m).join() : ''}`;
    let best = known.get(id);
    if (!best) {
      const want = toOklab(trueColourOf(c.p, h, q.k));
      const need = under[i]! >= 0 ? 0.13 : 0.09;
      let least2 = 1e9;
      for (const o of options) {
        if (small && DRUMS.some((d) => o.m[d] === 0.3)) continue;
        const near = Math.min(...(bed ? [bed.lab] : groundLabs).map((lab) => apart(o.lab, lab)));
        const far = Math.hypot((o.lab.l - want.l) * 1.25, o.lab.a - want.a, o.lab.b - want.b) + (near < need ? (need - near) * 4 : 0) + (o.m.key === 1 && o.m.warm === 1 ? 0.05 : 0);
        if (far < least2) [best, least2] = [o, far];
      }
      best ??= options[0]!;
      known.set(id, best);
    }
    chosen.push(best);
    if (q.line) {
      out.key += use(q.id, `fill="none" stroke="${inks.key}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"`);
      return;
    }
    const { m } = best;
    const bare = DRUMS.every((d) => !m[d]);
    for (const drum of DRUMS) {
      const gap = drum === 'key' ? (small ? 2 : 5) : 0;
      const fill = m[drum] === 1 ? inks[drum] : '#fff';
      // bare paper has the key's outline
      const edge = bare && drum === 'key' ? ` stroke="${inks.key}" stroke-width="3.4" stroke-linejoin="round"` : gap ? ` stroke="#fff" stroke-width="${gap}" stroke-linejoin="round" paint-order="stroke"` : '';
      out[drum] += use(q.id, `fill="${fill}"${edge}`);
      if (m[drum] === 0.3) out[drum] += use(q.id, `fill="${dots(c, inks[drum], ANGLE[drum])}"`);
    }
  });
  return out;
}

/** specks and streaks where the ink has not taken, over the whole sheet */
export function worn(c: Drawing, stock: string, o = 0.5): string {
  const r = makeRng(`${c.input.seed}worn`);
  let streaks = '';
  for (let i = 0; i < 7; i++) { const y = r.f(0, 1400); streaks += `M-10 ${y.toFixed(0)}H1010`; }
  return `<g opacity="${o}">${rect(0, 0, 1000, 1400, `fill="${tooth(c, 'riso', 130, 0.6, 2.1, stock)}"`)}</g>` + path(streaks, `fill="none" stroke="${stock}" stroke-opacity=".16" stroke-width="3"`);
}

/** the stock itself */
export const sheetOf = (c: Drawing, stock: string) => rect(0, 0, 1000, 1400, `fill="${stock}"`);
