import { shade } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { g, path, rect } from '../svg.ts';
import { spotOf } from './default-look.ts';
import { tall, wide } from './lift.ts';
import { beginFace, type FaceSource, type Stage } from './stage.ts';
import { hair } from './strokes.ts';

/** an open flap seen from inside, and the part of it that is lined; as wide as the envelope */
export const FLAP = {
  w: 1400,
  h: 620,
  outline: 'M0 620L604 66Q700 -16 796 66L1400 620Z',
  lined: 'M96 620L634 126Q700 70 766 126L1304 620Z',
  edge: 'M0 620L604 66Q700 -16 796 66L1400 620',
};

/** A half-drop: one spot leans left, the next is its mirror; a seed sits in each gap. */
function halfDrop({ c, k, look, cover }: Stage, scale: number): string {
  const spot = spotOf(c, k, cover, look, 'second');
  const [TW, TH] = [264, 300];
  const S = Math.min(132, (118 * 132) / Math.max(wide(spot, 118), tall(spot, 118), 118));
  let tile = '';
  for (const x of [0, TW]) for (const y of [0, TH]) tile += spot.at(x, y, S, -12);
  tile += spot.at(TW / 2, TH / 2, S, 12, !look.oneWay);
  for (const [x, y] of [
    [TW / 2, 0],
    [TW / 2, TH],
    [0, TH / 2],
    [TW, TH / 2],
  ] as const) {
    tile += look.seed(x, y, k);
  }
  return c.pattern(TW, TH, tile, `translate(172 60) scale(${scale})`);
}

/** the lining's paint, to lie on `k.liner` */
export function liningPaint(stage: Stage, scale = 0.8): string {
  return stage.look.weave ? stage.look.weave(stage.c, stage.k) : halfDrop(stage, scale);
}

/** The open flap from inside: the envelope's paper at the rim, the lining within. */
export function liner(source: FaceSource): Drawing {
  const stage = beginFace('liner', source, FLAP.w, FLAP.h);
  const { c, k } = stage;
  const down = c.lin([
    [0, '#ffffff', 0.12],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.14],
  ]);
  c.add('ground', path(FLAP.outline, `fill="${k.env}"`) + path(FLAP.outline, `fill="${down}"`));
  const sheet = (fill: string) => rect(0, 0, FLAP.w, FLAP.h, `fill="${fill}"`);
  const depth = c.lin([
    [0, '#ffffff', 0.07],
    [0.7, '#000000', 0],
    [1, '#000000', 0.32],
  ]);
  const clip = c.clip(path(FLAP.lined));
  c.add('art', g(sheet(k.liner) + sheet(liningPaint(stage)) + sheet(depth), `clip-path="${clip}"`));
  c.add('frame', hair(FLAP.lined, shade(k.env, -0.14), 2, 0.6) + hair(FLAP.edge, shade(k.env, 0.08), 3, 0.8));
  c.add('texture', g(c.grain(0.55), `clip-path="${c.clip(path(FLAP.outline))}"`));
  c.alt = 'The envelope’s lining';
  return c;
}

/** The lining as a flat sheet: the wall of the open envelope behind the card. The caller adds its shadows. */
export function lining(source: FaceSource): Drawing {
  const stage = beginFace('lining', source, 1400, 1000);
  const { c, k } = stage;
  const sheet = (fill: string) => rect(0, 0, 1400, 1000, `fill="${fill}"`);
  c.add('art', sheet(k.liner) + sheet(liningPaint(stage)));
  c.add('texture', c.grain(0.5));
  c.alt = 'The envelope’s lining';
  return c;
}
