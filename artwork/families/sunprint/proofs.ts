import {
  at, type Drawing, fromOklch, type Input, type LineSpec, mix, n1, path, rect, shade, toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { coatOf, exposed } from './exposure.ts';

const [W, H, GAP, LEFT, TOP] = [412, 470, 16, 80, 80];
type Proof = [minutes: number, short: number];
/** minutes in the sun, and how far from the full colour that leaves the coat */
const PROOFS: [Proof, ...Proof[]] = [[4, 0.5], [8, 0.3], [16, 0.12], [32, 0]];

/** Four proofs of one hero, each longer in the sun, as printers make them; the minutes in pencil under each. */
export function drawProofs(c: Drawing, inp: Input): void {
  const { p, r } = c;
  const full = coatOf(p);
  const o = toOklch(full);
  const h = heroFor(inp);
  const pale = isDark(p) ? mix(p.ink, '#ffffff', 0.3) : mix(p.paper, '#f6f1e4', 0.4);
  const [paper] = turnedBy(h, [pale, mix(full, '#0b0b0e', 0.4), mix(pale, p.d, 0.5)]);
  const proofs = turnedBy(h, PROOFS);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + c.grain(1));
  const ps = lay(c, h, 0, -6, W - 76, H - 92);
  const middle = fromOklch({ l: o.l + 0.05, c: o.c, h: o.h });
  const hero = c.def((id) => `<g id="${id}">${exposed(c, h, ps, new VisibleParts(ps, 1.5), { coat: middle, white: mix('#f6f7f2', full, 0.03) })}</g>`);
  let s = '';
  proofs.forEach(([, short], i) => {
    const [x, y] = [LEFT + (i % 2) * (W + GAP), TOP + Math.floor(i / 2) * (H + GAP)];
    const tone = mix(full, '#9fb8c4', short);
    let edge = '';
    for (let k = 0; k < 30; k++) edge += `M${n1(x - r.f(0, 4))} ${n1(y + r.f(3, H - 3))}h${n1(W + r.f(1, 7))}`;
    s += path(edge, `fill="none" stroke="${tone}" stroke-width="3"`)
      + rect(x, y, W, H, `fill="${c.rad([[0, shade(tone, 0.05)], [0.7, tone], [1, shade(tone, -0.05)]], x + W / 2, y + H / 2, 330, 'u')}"`)
      + use(hero, `x="${x + W / 2}" y="${y + H / 2}"`);
  });
  c.add('art', s);
  const minutes = proofs.map(([n], i) => {
    const [x, y] = [LEFT + (i % 2) * (W + GAP) + W - 20, TOP + Math.floor(i / 2) * (H + GAP) + H - 18];
    const k = stackWithin([{ t: `${n}′`, f: 'homemade-apple', w: 90, max: 30 }], { cy: y, h: 60 });
    return path(at(k.runs[0]!, x, y, 'e'), 'fill="#fff" fill-opacity=".9"');
  });
  c.add('ornament', minutes.join(''));
  const words = inLines(inp.headline, 16);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t: upper(t), f: 'tenor-sans', w: 820, max: words.length > 1 ? 66 : 78, track: 120, gap: i === words.length - 1 ? 40 : 28, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 700, max: 44, flat: true });
  const k = stackWithin(specs, { cy: 1212, h: 240 });
  c.add('type', path(k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join(''), `fill="${inkOn(paper, [full, '#f6f2e6'], 5)}"`));
}
