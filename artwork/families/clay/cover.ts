import { byVariant } from '#artwork/primitives/variants.ts';
import { drawScene } from './scene.ts';
import { drawSlab } from './slab.ts';
import { drawTile } from './tile.ts';

export const drawClay = byVariant(drawSlab, { tile: drawTile, scene: drawScene });
