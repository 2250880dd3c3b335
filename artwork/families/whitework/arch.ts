import { type Drawing, g, mix, path, qbez, rect, shade } from '#artwork/engine.ts';
import { isDarkColour } from '#artwork/colours/stationery.ts';
import type { Flowers } from './flowers.ts';
import { lay, type Papers } from './papers.ts';
import type { Sculpture } from './words.ts';

/** an arch of sheets, one behind another, with two clumps of flowers */
export function drawArch(c: Drawing, papers: Papers, { rose, daisy, five, fl, spray }: Flowers): Sculpture {
  const { p } = c, { base, white, foil } = papers, dark = isDarkColour(p.bg);
  let s = '';
  const hole = (w: number, top: number) => `M-40 -40H1040V1440H-40ZM${500 - w} 1440V${top + w}A${w} ${w} 0 0 1 ${500 + w} ${top + w}V1440Z`;
  const inner = dark ? mix(p.d, white, 0.45) : mix(p.d, white, 0.35);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, inner], [1, mix(inner, white, 0.6)]])}"`);
  for (const [i, w, top] of [[0, 262, 236], [1, 306, 190], [2, 352, 142]] as const)
    s += lay(c, papers, hole(w, top), mix(base, white, i / 3), 12) + path(`M${500 - w} 1440V${top + w}A${w} ${w} 0 0 1 ${500 + w} ${top + w}V1440`,
      `fill="none" stroke="${i === 1 ? foil : '#fff'}" stroke-width="${i === 1 ? 4 : 1.6}"`);
  s += lay(c, papers, hole(400, 92), white, 14);
  s += path('M114 1440V492A386 386 0 0 1 886 492V1440', `fill="none" stroke="${shade(base, -0.05)}" stroke-width="1.6"`);
  const clump = (flip: boolean, x: number, y: number, rotA: number) => g(
    spray(qbez([0, 0], [-60, -140], [-30, -330], 20), 74, 9) + spray(qbez([10, 0], [90, -70], [110, -250], 20), 60, 7)
      + spray(qbez([0, 10], [-70, 60], [-90, 230], 18), 64, 6) + spray(qbez([20, -20], [40, -120], [40, -290], 18), 40, 8, 1) + spray(qbez([30, 20], [130, 20], [190, -50], 16), 52, 5) +
      fl(five, -52, -120, 50) + fl(daisy, 76, -104, 52) + fl(rose[0]!, 6, -6, 104) + fl(rose[1]!, -48, 128, 72) + fl(daisy, 78, 92, 58)
        + fl(five, 20, -186, 38) + fl(five, 8, 200, 40) + fl(rose[1]!, 104, -4, 58),
    `transform="translate(${x} ${y}) rotate(${rotA})${flip ? ' scale(-1 1)' : ''}"`);
  s += clump(false, 140, 1120, 0) + clump(true, 822, 300, 196);
  return { art: s, place: { tcy: 720, tw: 420, tmax: 100, on: inner } };
}
