import { Drawing, type Input, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { garden } from './garden.ts';
import type { Page, Room } from './page.ts';
import { pool } from './pool.ts';
import { table } from './table.ts';

const PICTURES: Record<string, (s: Page) => Room> = { table, pool, garden };

/** Nowruz: the table of the seven, the pool in the court, the garden on the first day of spring. */
export function drawHaftsin(inp: Input): Drawing {
  const c = new Drawing('haftsin', inp), room = (PICTURES[inp.motif ?? 'table'] ?? table)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp).join('  ·  '), line = small ? block(small, 'marcellus', x + w / 2, w - 20, 44, 38, { bottom: y + h }, { track: 30, lines: 1 }) : undefined;
  const tall = line ? line.top - y - 24 : h, said = block(inp.headline, 'marcellus', x + w / 2, w, tall, room.max, { cy: y + tall / 2 }, { lead: 1.08, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, room.ink, 5)}"`));
  if (line) c.add('type', path(line.d, `fill="${withContrast(room.ground, room.small, 5)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
