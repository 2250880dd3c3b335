import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { desk } from './desk.ts';
import { nurse, type Room, type Shift } from './nurse.ts';

const PICTURES: Record<string, (s: Shift) => Room> = { nurse, desk };

/** Occupations, shown by what people carry. */
export function drawOnduty(inp: Input): Drawing {
  const c = new Drawing('onduty', inp), room = (PICTURES[inp.motif ?? 'nurse'] ?? nurse)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  ');
  const line = small ? block(small, 'josefin-sans:600', x + w / 2, w, 44, 40, { bottom: y + h }, { track: 30, lines: 1 }) : undefined, tall = line ? line.top - y - 26 : h;
  const said = block(inp.headline, 'young-serif', x + w / 2, w, tall, room.max, { cy: y + tall / 2 }, { lead: 1.04, lines: 3 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${withContrast(room.ground, room.accent, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
