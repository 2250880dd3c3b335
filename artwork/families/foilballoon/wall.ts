import {
  at, circ, contrast, Drawing, type Input, lerp, type LineSpec, lum, METAL, mix, withContrast, n1, type P, path, rect, shade,
  smooth,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { turnedBy } from '#artwork/materials/true-colours.ts';
import { balloon, curl, foilLetters } from './film.ts';

export const WALL: Place = { cx: 500, cy: 540, w: 700, h: 730 };

/** before a wall with soft lights, confetti in the air */
export function drawWall(inp: Input): Drawing {
  const c = new Drawing('foil', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', a foil balloon';
  const dark = isDark(p);
  const wall = dark ? p.bg : mix(p.bg, turnedBy(h, [p.d, mix(p.b, p.bg, 0.3), mix(p.c, p.bg, 0.4)])[0], 0.34);
  const bokeh = (() => {
    let o = '';
    for (let i = 0; i < 20; i++) o += circ(r.f(0, 1000), r.f(0, 1400), r.f(30, 130), `fill="${[p.a, p.b, p.d, '#ffffff'][i % 4]!}" fill-opacity="${dark ? 0.07 : 0.1}"`);
    return o;
  })();
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.05)], [0.6, wall], [1, shade(wall, dark ? -0.05 : -0.09)]], 500, 520, 950, 'u')}"`) + bokeh);
  const made = balloon(c, h, WALL, wall),
    { ids, valve: low } = made;
  let conf = '';
  for (let i = 0; i < 54; i++) {
    const x = r.f(20, 980),
      y = r.f(20, 1380),
      col = [p.a, p.b, p.c, p.d, METAL[p.metal][1]][i % 5]!,
      w = r.f(6, 14);
    if (ids.at(x, y) >= 0 || (y > 1000 && y < 1330 && x > 90 && x < 910)) continue;
    conf += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(r.f(0, 180))})">${i % 3
      ? rect(-w, -w * 0.4, w * 2, w * 0.8, `fill="${col}"`) + rect(-w, -w * 0.4, w, w * 0.8, 'fill="#fff" fill-opacity=".35"') : circ(0, 0, w * 0.6, `fill="${col}"`)}</g>`;
  }
  c.add('ornament', conf);
  // ribbon from the valve
  const line: P[] = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [low[0] + Math.sin(t * 13) * 26 * t * t + (500 - low[0]) * 0.3 * t, lerp(low[1] - 6, Math.max(low[1] + 90, 1044), t)] as P;
  });
  const rid = c.def((id) => `<path id="${id}" d="${smooth(line, false)}"/>`);
  c.add('ornament', curl(rid, p.a, [26, 30]));
  c.add('art', made.svg);
  const words = inLines(inp.headline, 12);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bagel-fat-one', w: 800, max: words.length > 1 ? 108 : 150, track: 24, gap: i === words.length - 1 ? 64 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 720, max: 44, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1168 });
  const M = METAL[p.metal],
    mc = lum(wall) > 0.72 ? withContrast(wall, [p.a, p.e, p.c, p.ink].map((x) => shade(x, 0, 0.02)).find((x) => contrast(x, wall) > 3) ?? shade(p.a, -0.18, 0.02), 5) : M[1];
  let t = words.map((_, i) => foilLetters(c, k.runs[i]!, k.ys[i]!, mc, dark ? '#000' : shade(wall, -0.5), i)).join('');
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="none" stroke="${wall}" stroke-width="16" stroke-linejoin="round"`)
    + path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(wall, [p.ink, p.e])}"`);
  c.add('type', t);
  return c;
}
