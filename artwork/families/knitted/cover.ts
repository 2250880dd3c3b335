import { heroCover } from '#artwork/materials/cover.ts';
import { drawJumper } from './jumper.ts';
import { drawNeedles } from './needles.ts';

export const drawKnitted = heroCover('knitted', (name) => `${name}, knitted`, drawJumper, { needles: drawNeedles });
