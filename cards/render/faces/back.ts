import { lum, mix, withContrast } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { at, set, tfit } from '../lettering.ts';
import { path, rect } from '../svg.ts';
import { tall } from './lift.ts';
import { beginFace, type FaceSource, spotFor } from './stage.ts';
import { hair } from './strokes.ts';
import { faceFor } from './verse-lines.ts';

const HOUSE = 'CARDAMOM';

/** The card's back: its ornament, its name and ours. */
export function back(source: FaceSource): Drawing {
  const stage = beginFace('back', source);
  const { c, k, look } = stage;
  const p = source.palette;
  const dark = lum(p.bg) < 0.6;
  const ground = dark ? p.bg : k.stock;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`));
  const ink = withContrast(ground, dark ? p.ink : k.ink, 4.6);
  const quiet = withContrast(ground, mix(ink, ground, 0.35), 4.5);
  const spot = spotFor(stage);
  const size = 118;
  const title = tfit(look.title, faceFor(look.title, look.faces), 640, 38);
  const y = 1236;
  c.add('ornament', spot.at(500, y - 96 - tall(spot, size) / 2, size));
  const house = set(HOUSE, look.small, 20, { track: 320 });
  c.add('type', path(at(title, 500, y - 34), `fill="${ink}"`) + path(at(house, 500, y + 34), `fill="${quiet}"`));
  c.add('ornament', hair(`M470 ${y - 6}H530`, quiet, 1.6));
  const turn = c.lin(
    [
      [0, '#000000', 0],
      [1, '#000000', dark ? 0.3 : 0.1],
    ],
    0,
    0,
    1,
    0,
  );
  c.add('texture', c.grain(0.6) + rect(940, 0, 60, 1400, `fill="${turn}"`));
  c.alt = `${look.title}, a card by Cardamom`;
  return c;
}
