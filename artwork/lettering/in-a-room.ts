import { type Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from './seasons.ts';

/** Where a scene leaves room for words: the box, its ground, the colours of the headline and of the small line, and how large the headline may be. */
export type Room = {
  box: readonly [x: number, y: number, w: number, h: number];
  ground: string;
  ink: string;
  small: string;
  max: number;
};
/** How a family sets them there. Of the small line: what separates its pieces, its own box, and how far the headline stands above it. */
export type Setting = {
  face: string;
  lead: number;
  lines: number;
  small: { face: string; between: string; w: number; h: number; max: number; track: number; lines: number; lead?: number; gap: number };
  /** the least contrast of both with the ground; 5 if left out */
  contrast?: number;
  grain?: number;
};

/** Sets the headline in the room of a scene, the small line at the foot of it, and lays the grain over all. */
export function setInRoom(c: Drawing, inp: Input, room: Room, { face, lead, lines, small, contrast = 5, grain = 0.9 }: Setting): void {
  const [x, y, w, h] = room.box, words = smallLines(inp).join(small.between);
  const { track, lines: most, lead: smallLead } = small;
  const line = words
    ? block(words, small.face, x + w / 2, small.w, small.h, small.max, { bottom: y + h }, { track, lines: most, ...(smallLead ? { lead: smallLead } : {}) })
    : undefined;
  const foot = line ? line.top - small.gap : y + h;
  const said = block(inp.headline, face, x + w / 2, w, foot - y, room.max, { cy: (y + foot) / 2 }, { lead, lines });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, room.ink, contrast)}"`));
  if (line) c.add('type', path(line.d, `fill="${withContrast(room.ground, room.small, contrast)}"`));
  c.add('texture', c.grain(grain));
}
