import { byVariant } from '#artwork/primitives/variants.ts';
import { drawMedallion } from './medallion.ts';
import { drawPanel } from './panel.ts';
import { drawTriptych } from './triptych.ts';

export const drawIcon = byVariant(drawPanel, { triptych: drawTriptych, medallion: drawMedallion });
