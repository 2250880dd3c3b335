import {
  at, circ, type Drawing, type Input, type LineSpec, mix, n1, type P, path, rect, shade, smooth, use,
} from '#artwork/engine.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { lay, softU } from '#artwork/materials/pieces.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { coatOf, exposed } from './exposure.ts';

/** A whole sheet turned by the sun, hung up by two pegs: the words stencilled at the head, a large hero below. */
export function drawBleed(c: Drawing, inp: Input): void {
  const { r } = c;
  const coat = coatOf(c.p);
  const white = mix('#f6f7f2', coat, 0.03);
  let wash = '';
  for (let i = 0; i < 22; i++) {
    const y = r.f(-20, 1400);
    wash += `M${n1(r.f(-200, 500))} ${n1(y)}q${n1(r.f(150, 400))} ${n1(r.f(-16, 16))} ${n1(r.f(400, 900))} ${n1(r.f(-14, 14))}`;
  }
  const light = mix(coat, white, 0.3);
  // where the rinse ran off, the sheet is paler
  const tide = (y: number, amp: number) => {
    const q: P[] = Array.from({ length: 12 }, (_, i) => [i * 92 - 8, y + r.f(-amp, amp)]);
    return `${smooth(q, false)}L1010 1410L-10 1410Z`;
  };
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(coat, -0.04)], [0.5, shade(coat, 0.03, 0.01)], [1, shade(coat, -0.01)]])}"`)
    + path(wash, `fill="none" stroke="${light}" stroke-opacity=".07" stroke-width="26" stroke-linecap="round"`) + path(wash, 'fill="none" stroke="#000" stroke-opacity=".08" stroke-width="12" stroke-linecap="round" transform="translate(60 31)"')
    + path(tide(1316, 26), `fill="${light}" fill-opacity=".2"`) + path(tide(1362, 14), `fill="${light}" fill-opacity=".28"`);
  for (let i = 0; i < 46; i++) s += circ(r.f(0, 1000), r.f(0, 1400), r.f(1, 4), `fill="${light}" fill-opacity="${n1(r.f(0.3, 0.8))}"`);
  c.add('ground', s);
  // the shadows of the pegs that held it
  let pegs = '';
  for (const [x, deg] of [[118, -4], [882, 5]] as const) {
    const peg = c.def((id) => `<path id="${id}" d="M-20 -30H20V84L11 96H4V62L0 56L-4 62V96H-11L-20 84Z"/>`, 'peg');
    pegs += `<g transform="translate(${x} 6) rotate(${deg})">${softU(peg, 1, 2, 10, mix(coat, '#cfe6ee', 0.5), 0.4, 4, false)}${use(peg, `fill="${white}"`)}<path d="M-21 26H21M-21 34H21" stroke="${mix(coat, white, 0.55)}" stroke-width="4"/></g>`;
  }
  c.add('frame', pegs);
  const h = heroFor(inp);
  const ps = lay(c, h, 500, 858, 860, 856);
  c.add('art', exposed(c, h, ps, new VisibleParts(ps, 2), { coat, white }));
  const words = inLines(inp.headline, 15);
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'young-serif', w: 720, max: words.length > 1 ? 96 : 116, gap: i === words.length - 1 ? 36 : 14 }));
  if (small) specs.push({ t: upper(small), f: 'tenor-sans', w: 660, max: 29, track: 170, flat: true });
  const k = stackWithin(specs, { cy: 240, h: 280 });
  const d = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const id = c.def((q) => `<path id="${q}" d="${d}"/>`);
  c.add('type', softU(id, 2, 3, 9, mix(coat, '#cfe6ee', 0.5), 0.34, 4, false) + use(id, `fill="${white}"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(coat, [white])}"`) : ''));
}
