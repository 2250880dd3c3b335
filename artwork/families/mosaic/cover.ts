import { at, Drawing, type Input, type LineSpec, lum, mix, n1, type Palette, path, rect, type Rng, shade, stack } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { inkOn } from '#artwork/colours/needlework.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import { n2 } from '#artwork/outlines/needlework.ts';
import { drawCartoon, PANEL_TOP, stoneOf } from './cartoon.ts';
import { setStones } from './setting.ts';

/** every stone of a picture, by colour, and the mottling that lies over them; the words do not matter to it */
type Laid = { tiles: Map<string, string>; mottling: string };
const laid = new LruCache<Laid>(16);

/** faint spots that lie over the stones */
const mottle = (r: Rng) => Array.from({ length: 26 },
  () => `<circle cx="${n1(r.f(0, 100))}" cy="${n1(r.f(0, 140))}" r="${n1(r.f(3, 13))}" fill="${r.chance(0.5) ? '#fff' : '#000'}" fill-opacity="${n2(r.f(0.02, 0.075))}"/>`).join('');

function lay(m: string, p: Palette, r: Rng): Laid {
  const tiles = setStones(drawCartoon(m, p), r);
  return { tiles, mottling: mottle(r) };
}

export function drawMosaic(inp: Input): Drawing {
  const c = new Drawing('mosaic', inp),
    { r, p } = c;
  const m = inp.motif || 'fish';
  const dark = isDark(p);
  const stone = stoneOf(p);
  const { tiles, mottling } = laid.get(JSON.stringify([m, inp.seed, p]), () => lay(m, p, r));
  const grout = dark ? shade(p.bg, -0.03) : mix('#8d7f6d', p.ink, 0.28);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grout}"`) + c.grain(1));
  let body = '';
  let refs = '';
  for (const [col, d] of tiles) {
    const id = c.def((i) => `<path id="${i}" d="${d}"/>`);
    refs += `<use href="#${id}"/>`;
    body += `<use href="#${id}" fill="${col}"/>`;
  }
  const all = c.def((i) => `<g id="${i}">${refs}</g>`);
  const sheen = c.pattern(100, 140, mottling);
  c.add('art', `<use href="#${all}" fill="#000" fill-opacity=".42" transform="translate(1.6 2)"/>` + body
    + `<use href="#${all}" fill="${sheen}"/><use href="#${all}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".9" transform="translate(.3 .4)"/>`);
  const lines = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const ink = inkOn(stone, dark ? [p.ink, '#fff6e0'] : [shade(p.e, -0.1), p.ink, '#241a16'], 6);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'cinzel:700', w: 720, max: lines.length > 1 ? 78 : 92, track: 20, gap: i === lines.length - 1 ? 44 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'cinzel:600', w: 700, max: 36, track: 50, flat: true });
  const k = stack(specs, { cy: PANEL_TOP + 166 });
  // a calm bed of plaster is rubbed over the stones where the words are cut
  const bed = `M106 ${PANEL_TOP + 46}L894 ${PANEL_TOP + 46}L894 1296L106 1296Z`;
  c.add('frame', path(bed, `fill="${stone}" fill-opacity=".8"`));
  const td = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${lum(stone) > 0.5 ? '#fff' : '#000'}" fill-opacity=".6" transform="translate(1.4 1.7)"`) + path(td, `fill="${ink}"`));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.4, '#fff', 0], [1, '#000', 0.18]], 0, 0, 1, 1)}"`) + c.vignette('#000', 0.2));
  return c;
}
