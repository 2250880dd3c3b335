import {
  contrast, Drawing, g, type Input, mix, n1, type P, path, poly, type Rng, rot, shade, toOklch, use, withContrast, wrap,
} from '#artwork/engine.ts';
import { roles, type Roles } from '#artwork/colours/roles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { clipped } from '#artwork/primitives/clip.ts';

/** What every doorstep is drawn with. Seen from the threshold, looking straight down; low sun from the left. */
export type Step = { c: Drawing; r: Rng; K: Roles; lines: string[]; small: string; coir: string; dye: string; green: string; linen: string };

export function stepOf(inp: Input): Step {
  const c = new Drawing('doormat', inp), K = roles(inp.palette), own = linesOf(inp.headline);
  const coir = mix('#c39a63', K.warm, 0.18), dye = withContrast(coir, mix(K.deep, '#2a1c14', 0.35), 5);
  const hue = toOklch(inp.palette.c).h;
  return {
    c, r: c.r, K, coir, dye,
    lines: own.length > 1 ? own : wrap(inp.headline, inp.headline.length > 11 ? 2 : 1),
    small: [inp.sub, inp.name].filter(Boolean).join(', '),
    green: mix(Math.abs(hue - 145) < 36 ? inp.palette.c : '#6f9455', '#5f8a4c', 0.4),
    linen: mix(K.cream, '#fffaf0', 0.5),
  };
}

/** where a shadow falls for a unit of height */
const FALL: P = [0.8, 0.5];

/** A shape's shadow on the ground: it stands `h` units over it and is drawn in a group turned by `deg`. */
export function shadow(s: Step, d: string, h: number, deg = 0, o = 0.42): string {
  const q = rot([FALL[0] * h, FALL[1] * h], (-deg * Math.PI) / 180), n = Math.max(3, Math.ceil(h / 11));
  const once = s.c.def((id) => `<path id="${id}" d="${d}"/>`, `shadow${d}`);
  const copies = Array.from({ length: n }, (_, i) => use(once, `x="${n1((q[0] * (i + 1)) / n)}" y="${n1((q[1] * (i + 1)) / n)}"`));
  return g(copies, `fill="${s.K.deep}" opacity="${o}"`) + s.c.soft(d, q[0] * 0.96, q[1] * 0.96, 9, s.K.deep, o * 0.4, 3);
}

/** short fibres in a box, in `tones` of colours */
function fibres(r: Rng, [x, y, w, h]: [number, number, number, number], n: number, colours: string[], wide: number, long: number): string {
  const d = colours.map(() => '');
  for (let i = 0; i < n; i++) {
    const k = i % colours.length;
    d[k] += `M${Math.round(r.f(x, x + w))} ${Math.round(r.f(y, y + h))}l${n1(r.f(-long, long))} ${n1(r.f(-long, long))}`;
  }
  return d.map((q, k) => path(q, `fill="none" stroke="${colours[k]}" stroke-width="${wide}" stroke-linecap="round"`)).join('');
}

/** one repeating patch of clipped fibre, so that a whole mat costs no more than a square of it */
function pile(s: Step, name: string, colours: string[], ground: string, wide = 3): string {
  const S = 240, r = s.c.r.sub(name);
  return s.c.pattern(S, S, `<rect width="${S}" height="${S}" fill="${ground}"/>` + fibres(r, [3, 3, S - 6, S - 6], 900, colours, wide, 6));
}

export type Mat = { cx: number; cy: number; w: number; h: number; deg: number; outline: string; border: boolean; rim?: string; words: { cy: number; w: number; h: number; max: number } };

/** A coir mat with its words dyed into it; everything of it is turned together. */
export function mat(s: Step, m: Mat): { under: string; type: string } {
  const { r, coir, dye } = s;
  const light = shade(coir, 0.07), dark = shade(coir, -0.09);
  const base = pile(s, 'coir', [light, dark, shade(coir, 0.03), shade(coir, -0.05)], coir);
  let fringe = '';
  for (let i = 0; i < 900; i++) {
    const t = r.f(), side = i % 4, x = side < 2 ? (t - 0.5) * m.w : (side === 2 ? -0.5 : 0.5) * m.w, y = side < 2 ? (side ? 0.5 : -0.5) * m.h : (t - 0.5) * m.h;
    fringe += `M${n1(x)} ${n1(y)}l${n1(r.f(-7, 7) + (side === 2 ? -5 : side === 3 ? 5 : 0))} ${n1(r.f(-7, 7) + (side === 0 ? -5 : side === 1 ? 5 : 0))}`;
  }
  const turn = `transform="translate(${n1(m.cx)} ${n1(m.cy)}) rotate(${n1(m.deg)})"`;
  let under = shadow(s, m.outline, 16, m.deg, 0.4) + (m.border ? path(fringe, `stroke="${coir}" stroke-width="4" stroke-linecap="round"`) : '') + path(m.outline, `fill="${base}"`);
  if (m.border) under += path(roundRect(-m.w / 2 + 24, -m.h / 2 + 24, m.w - 48, m.h - 48, 10), `fill="none" stroke="${dye}" stroke-width="13" stroke-opacity=".9"`);
  if (m.rim) under += path(m.rim, `fill="none" stroke="${dye}" stroke-width="13" stroke-opacity=".9"`);
  under += clipped(s.c, m.outline, path(m.outline, `fill="none" stroke="${light}" stroke-width="8" transform="translate(4 4)" opacity=".6"`));
  const H = m.words.h - (s.small ? 70 : 0), b = block(s.lines, 'suez-one', m.words.w, H, m.words.max, 1.1, { track: 10 });
  const top = m.words.cy - (b.h + (s.small ? 70 : 0)) / 2, d = b.d(0, top);
  const nib = fibres(r, [-m.words.w / 2, top - 10, m.words.w, b.h + 20], 700, [coir, light], 2.2, 5);
  let type = path(d, `fill="${dye}" stroke="${dye}" stroke-width="3" stroke-linejoin="round"`) + clipped(s.c, d, g(nib, 'opacity=".55"'));
  if (s.small) {
    const sd = block([s.small], 'josefin-slab:700', m.words.w * 0.92, 46, 46, 1, { track: 20 });
    type += path(sd.d(0, top + b.h + 42), `fill="${withContrast(coir, dye, 5)}" stroke="${withContrast(coir, dye, 5)}" stroke-width="1.6"`);
  }
  if (contrast(coir, dye) < 4.5) throw new Error('the dye does not show on the mat');
  return { under: g(under, turn), type: g(type, turn) };
}

/** flags, bricks and boards: a joint is a dark line with a light lip */
export function slab(r: Rng, ps: P[], colour: string, K: Roles): string {
  const d = poly(ps);
  return path(d, `fill="${shade(colour, r.f(-0.035, 0.035), r.f(-0.01, 0.01), r.f(-6, 6))}" stroke="${mix(colour, K.deep, 0.55)}" stroke-width="3"`);
}
