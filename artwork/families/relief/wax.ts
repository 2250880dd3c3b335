import {
  at, clamp, contrast, type Drawing, fromOklch, type LineSpec, lum, METAL, mix, n1, noise1, type P, path, polar, rect,
  shade, smooth, TAU, toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { clipOf, inner, softU } from '#artwork/materials/pieces.ts';
import { roundFit } from '#artwork/materials/round-fit.ts';
import { strikeIn } from './emboss.ts';

const X = 500,
  Y = 520,
  R = 284;

/** The hero struck in a great seal of wax, on a ribbon about a folded letter. */
export function waxSeal(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const paper = dark ? r.pick([p.bg, shade(mix(p.bg, p.b, 0.3), -0.01)]) : r.pick([mix(p.paper, '#f4ead6', 0.55), mix(p.bg, p.d, 0.45), mix(p.bg, p.b, 0.35), mix(p.bg, p.c, 0.2)]);
  const melted = (x: string) => { const o = toOklch(x); return fromOklch({ l: clamp(o.l, 0.36, 0.74), c: clamp(o.c, 0.03, 0.17), h: o.h }); };
  const choice = [p.a, p.e, p.c, p.b].map(melted).filter((x) => contrast(x, paper) > 1.7);
  const wax = choice.length ? r.pick(choice.slice(0, 3)) : melted(p.a);
  const silk = [p.b, p.d, p.c, p.a, p.e].find((x) => contrast(x, paper) > 1.25 && contrast(x, wax) > 1.45) ?? mix(paper, wax, 0.4);
  // laid paper, folded
  let laid = '';
  for (let i = 0; i < 22; i++) laid += `M0 ${n1(i * 8 + 3)}H176`;
  const grid = c.pattern(176, 176, `<path d="${laid}" stroke="#fff" stroke-opacity="${dark ? 0.05 : 0.34}" stroke-width="2.4"/><path d="M44 0V176M132 0V176" stroke="#000" stroke-opacity=".03" stroke-width="2"/>`);
  const sheet = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(paper, 0.015)], [1, shade(paper, -0.03)]], 0, 0, 1, 1)}"`) + rect(0, 0, 1000, 1400, `fill="${grid}"`);
  const flap = c.def((id) => `<path id="${id}" d="M-30 -30H1030V150L548 ${Y + 36}Q500 ${Y + 74} 452 ${Y + 36}L-30 150Z"/>`);
  const sides = path(`M-10 1410L440 ${Y + 60}M1010 1410L560 ${Y + 60}`, `fill="none" stroke="#000" stroke-opacity="${dark ? 0.3 : 0.12}" stroke-width="5"`) + path(`M-10 1410L440 ${Y + 60}M1010 1410L560 ${Y + 60}`, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.09 : 0.8}" stroke-width="3" transform="translate(0 4)"`);
  c.add('ground', sheet + sides + softU(flap, 0, 12, 22, '#000', dark ? 0.4 : 0.2, 7, false) + use(flap, `fill="${c.lin([[0, shade(paper, -0.015)], [1, shade(paper, 0.02)]])}"`) + use(flap, `fill="${grid}"`)
    + use(flap, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.85}" stroke-width="3"`) + c.grain(0.8));
  // silk about the letter
  const band = (x: number, y: number, w: number, ht: number, up: boolean) => rect(x + (up ? 5 : 0), y + (up ? 0 : 7), w, ht, 'fill="#000" fill-opacity=".16"')
    + rect(x, y, w, ht, `fill="${c.lin([[0, shade(silk, -0.07)], [0.2, shade(silk, 0.03)], [0.5, shade(silk, 0.07)], [0.8, shade(silk, 0.01)], [1, shade(silk, -0.09)]], 0, 0, up ? 1 : 0, up ? 0 : 1)}"`)
    + (up ? path(`M${x + 7} ${y}v${ht}M${x + w - 7} ${y}v${ht}`, 'stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-dasharray="7 6"') : path(`M${x} ${y + 7}h${w}M${x} ${y + ht - 7}h${w}`, 'stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-dasharray="7 6"'));
  c.add('frame', band(0, Y - 38, 1000, 76, false) + band(X - 38, 0, 76, Y + 20, true));
  // the wax: what ran out about the die, and the die's own round
  const nz = noise1('wax' + input.seed + input.motif);
  const blob: P[] = Array.from({ length: 56 }, (_, i) => {
    const t = (i / 56) * 11, wrap = Math.min(1, (56 - i) / 8);
    return polar(X, Y, R + 60 + (nz(t) * 24 + nz(t * 2.3 + 40) * 9) * wrap + (1 - wrap) * nz(0) * 24, (i / 56) * TAU);
  });
  const run = c.def((id) => `<path id="${id}" d="${smooth(blob)}"/>`),
    die = c.def((id) => `<path id="${id}" d="${circD(X, Y, R)}"/>`),
    rim = c.def((id) => `<path id="${id}" d="${circD(X, Y, R - 24)}"/>`);
  const lo = shade(wax, -0.19, 0.01),
    pale = mix(shade(wax, 0.14), '#ffffff', 0.2);
  let s = softU(run, 12, 20, 26, '#1a0806', 0.42, 8) + use(run, `fill="${c.lin([[0, shade(wax, 0.07)], [0.45, wax], [1, shade(wax, -0.08)]], 0.1, 0, 0.9, 1)}"`)
    + inner(c, run, -9, -13, 26, lo, 0.7, 6) + inner(c, run, 8, 12, 15, '#fff', 0.4, 4);
  // the pressed round: a wall down to the floor
  s += softU(die, -3, -4, 10, pale, 0.4, 4, false) + softU(die, 4, 6, 12, lo, 0.5, 4, false)
    + use(die, `fill="${c.lin([[0, shade(wax, -0.07)], [0.5, shade(wax, -0.015)], [1, shade(wax, 0.04)]], 0.1, 0, 0.9, 1)}"`) + inner(c, die, 9, 13, 20, lo, 0.85, 6) + inner(c, die, -5, -8, 8, pale, 0.55, 4)
    + `<g fill="none">${use(rim, `stroke="${lo}" stroke-opacity=".6" stroke-width="7" transform="translate(2 3)"`)}${use(rim, `stroke="${pale}" stroke-opacity=".7" stroke-width="5" transform="translate(-1.4 -2)"`)}${use(rim, `stroke="${wax}" stroke-width="5"`)}</g>`;
  const place = roundFit(h, 232);
  const bare = fromOklch({ ...toOklch(wax), l: toOklch(wax).l + 0.02 });
  s += strikeIn(c, bare, 0.56, shade(wax, -0.25, 0.01)).hero(h, X, Y, place.w, place.h);
  // sheen on the swollen edge
  const arc = (R0: number, a0: number, a1: number) => { const q: P[] = []; for (let i = 0; i <= 10; i++) q.push(polar(X, Y, R0, a0 + ((a1 - a0) * i) / 10)); return smooth(q, false); };
  s += `<g clip-path="${clipOf(c, run)}" fill="none" stroke="#fff" stroke-linecap="round">${path(arc(R + 30, 3.5, 4.5), 'stroke-opacity=".16" stroke-width="26"')}${path(arc(R + 32, 3.62, 4.36), 'stroke-opacity=".3" stroke-width="13"')}${path(arc(R + 33, 3.75, 4.2), 'stroke-opacity=".5" stroke-width="5"')}${path(arc(R + 30, 4.66, 4.78), 'stroke-opacity=".4" stroke-width="9"')}${path(arc(R + 34, 0.5, 1.1), 'stroke-opacity=".12" stroke-width="12"')}</g>`;
  c.add('art', s);
  const words = inLines(input.headline, 18),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'great-vibes', w: 720, max: words.length > 1 ? 118 : 150, gap: i === words.length - 1 ? 62 : 40, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 640, max: 50, track: 10, flat: true });
  const k = stackEven(specs, { cy: 1150 });
  const ink = dark ? METAL[p.metal][1] : inkOn(paper, [shade(wax, -0.12), p.e, p.ink].filter((x) => lum(x) < 0.5), 5);
  const sure = inkOn(paper, [ink, p.ink], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${sure}"${i < words.length ? ` stroke="${sure}" stroke-width="1.6"` : ''}`)).join(''));
}
