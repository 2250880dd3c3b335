import { contrast, lum, mix, shade } from '#cards/render/colour.ts';
import type { Drawing, Input } from '#cards/render/drawing.ts';
import { poly, polar, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { ell, path, rect } from '#cards/render/svg.ts';
import type { Hero } from '#cards/families/heroes/hero.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { circD } from '#cards/families/materials/outlines.ts';
import { lay } from '#cards/families/materials/pieces.ts';
import { rims } from '#cards/families/materials/rims.ts';
import { Cotton } from './cotton.ts';

const [CX, CY, R] = [500, 540, 392];

/** A cushion on a bench: the hero in a round of linen, and rays of patchwork about it. */
export function drawCushion(c: Drawing, inp: Input, hero: Hero): void {
  const { p } = c;
  const cotton = new Cotton(c);
  const { dark } = cotton;
  const wall = dark ? p.bg : mix(p.d, p.bg, 0.3);
  const seat = bench(c, wall, dark);
  const bright = cotton.bright(p);
  const pale = cotton.pale(p);

  // a cushion's sides bow in and its corners stand out
  const [a, b] = [R, R * 0.9];
  const shape = `M${CX - a} ${CY - a}Q${CX} ${CY - b} ${CX + a} ${CY - a}Q${CX + b} ${CY} ${CX + a} ${CY + a}Q${CX} ${CY + b} ${CX - a} ${CY + a}Q${CX - b} ${CY} ${CX - a} ${CY - a}Z`;
  const id = c.def((k) => `<path id="${k}" d="${shape}" stroke-linejoin="round"/>`);
  const clip = `url(#${c.def((k) => `<clipPath id="${k}"><use href="#${id}"/></clipPath>`)})`;
  let s = '';
  let seams = '';
  const n = 16;
  const ray = (i: number, r: number): P => polar(CX, CY, r, ((i - 0.5) / n) * TAU);
  for (let i = 0; i < n; i++) {
    const d = poly([ray(i, 250), ray(i, 640), ray(i + 1, 640), ray(i + 1, 250)]);
    s += cotton.patch(d, i % 2 ? pale[i % pale.length]! : bright[(i / 2) % bright.length]!);
    seams += d;
  }
  const ringed = circD(CX, CY, 296);
  const round = circD(CX, CY, 282);
  const linen = groundFor(cotton, p.d);
  const ps = lay(c, hero, CX, CY + 2, 410, 420);
  const echoes = rims(ps, [15, 36, 60], 12).map(({ d }) => d).join('');
  const inRound = c.clip(path(circD(CX, CY, 268)));
  const piping = bright.map(({ base }) => base).find((x) => contrast(x, wall) > 1.6) ?? p.e;
  c.add('frame', ell(CX, CY + R + 6, R * 0.98, 40, `fill="${c.rad([[0, '#1a0d06', 0.5], [0.7, '#1a0d06', 0.2], [1, '#1a0d06', 0]])}"`) + c.soft(shape, 10, 14, 30, '#1a0d10', 0.3, 6)
    + `<use href="#${id}" fill="none" stroke="${shade(piping, -0.1)}" stroke-width="26"/><use href="#${id}" fill="none" stroke="${piping}" stroke-width="21"/><use href="#${id}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" transform="translate(-2 -4)"/>`);
  c.add('art', `<g clip-path="${clip}">${s}${cotton.seams(seams)}${cotton.quilted(circD(CX, CY, 330) + circD(CX, CY, 372), p.a)}${cotton.plain(ringed, piping)}${cotton.plain(round, linen)}${cotton.seams(ringed + round)}<g clip-path="${inRound}">${cotton.quilted(echoes, linen)}</g>${cotton.applique(hero, ps, linen)}${rect(90, 130, 820, 820, `fill="${cotton.weave}"`)}${plump(c, id)}</g>`);

  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'suez-one:400', w: 780, max: words.length > 1 ? 88 : 108, gap: i === words.length - 1 ? 42 : 34, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-slab:600', w: 700, max: 42, track: 40, flat: true });
  const k = stackEven(specs, { cy: 1214 });
  const ink = inkOn(seat, [p.ink, p.e, '#fffaf0'], 4.5);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
}

function groundFor(cotton: Cotton, d: string): string {
  return lum(d) > 0.86 ? mix(cotton.linen, d, 0.3) : cotton.linen;
}

/** a wall above, the front of a painted bench below; gives the colour that the words stand on */
function bench(c: Drawing, wall: string, dark: boolean): string {
  const { p } = c;
  const front = dark ? shade(p.bg, -0.05) : mix(p.paper, '#ffffff', 0.2);
  const check = shade(wall, dark ? 0.03 : -0.03);
  const paper = c.pattern(120, 120, `<path d="M60 8Q84 34 60 60Q36 34 60 8ZM0 68Q24 94 0 120Q-24 94 0 68ZM120 68Q144 94 120 120Q96 94 120 68Z" fill="${check}"/>`);
  c.add('ground', rect(0, 0, 1000, 960, `fill="${wall}"`) + rect(0, 0, 1000, 960, `fill="${paper}"`) + rect(0, 0, 1000, 960, `fill="${c.lin([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.16]], 0, 0, 1, 1)}"`)
    + rect(0, 912, 1000, 488, `fill="${front}"`) + rect(0, 912, 1000, 64, `fill="${c.lin([[0, shade(front, 0.03)], [1, shade(front, -0.03)]])}"`) + rect(0, 974, 1000, 4, 'fill="#000" fill-opacity=".2"')
    + rect(0, 978, 1000, 30, `fill="${c.lin([[0, '#000', 0.2], [1, '#000', 0]])}"`));
  return front;
}

/** light on what is stuffed */
function plump(c: Drawing, id: string): string {
  return `<use href="#${id}" fill="${c.rad([[0, '#fff', 0.2], [0.45, '#fff', 0.03], [0.75, '#000', 0.07], [1, '#000', 0.34]], 0.42, 0.38, 0.7)}"/><g fill="none" stroke="#150a08"><use href="#${id}" stroke-opacity=".1" stroke-width="60"/><use href="#${id}" stroke-opacity=".16" stroke-width="24"/></g>`;
}
