import { byVariant } from '#artwork/primitives/variants.ts';
import { drawBunch } from './bunch.ts';
import { drawEvening } from './evening.ts';
import { drawWall } from './wall.ts';

export const drawFoilballoon = byVariant(drawWall, { evening: drawEvening, bunch: drawBunch });
