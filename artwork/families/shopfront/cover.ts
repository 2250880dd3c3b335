import { Drawing, type Input, mix, withContrast, path, shade } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { grocer } from './grocer.ts';
import { halfdoor } from './halfdoor.ts';
import { pub } from './pub.ts';
import type { Room, Street } from './street.ts';

const PICTURES: Record<string, (s: Street) => Room> = { pub, grocer, halfdoor };

/** Painted fronts of an Irish street; the words are what the signwriter put over the door. */
export function drawShopfront(inp: Input): Drawing {
  const c = new Drawing('shopfront', inp);
  const room = (PICTURES[inp.motif ?? 'pub'] ?? pub)({ c, r: c.r, p: c.p });
  const [x, y, w, h] = room.box, small = smallLines(inp), foot = small.length && !room.below ? 70 : 0;
  const said = block(inp.headline, 'berkshire-swash', x + w / 2, w, h - foot, 118, { cy: y + (h - foot) / 2 }, { lead: 1.02, lines: 2 });
  const ink = withContrast(room.ground, room.ink, 4.6);
  // gilded letters have a painted shade, as a signwriter gives them
  const shadow = shade(room.ground, -0.14);
  c.add('type', (room.gilt ? [2, 4, 6].map((k) => path(said.d, `fill="${shadow}" transform="translate(${k} ${k})"`)).join('') : '') + path(said.d, `fill="${ink}"`));
  if (small.length) {
    const at = room.below ? { cy: room.below.y } : { top: said.bottom + 24 }, ground = room.below?.ground ?? room.ground;
    const line = block(small.join('  ·  '), 'josefin-sans:600', x + w / 2, room.below ? 700 : w - 20, 66, 42, at, { track: 40, lines: 2, lead: 1.2 });
    c.add('type', path(line.d, `fill="${withContrast(ground, room.below?.ink ?? mix(room.ink, ground, 0.12), 5)}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
