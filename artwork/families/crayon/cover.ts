import { byVariant } from '#artwork/primitives/variants.ts';
import { drawFridge } from './fridge.ts';
import { drawPad } from './pad.ts';
import { drawScratch } from './scratch.ts';

export const drawCrayon = byVariant(drawPad, { fridge: drawFridge, scratch: drawScratch });
