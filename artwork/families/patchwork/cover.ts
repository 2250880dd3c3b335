import { heroCover } from '#artwork/materials/cover.ts';
import { drawCushion } from './cushion.ts';
import { drawLine } from './line.ts';

export const drawPatchwork = heroCover('patchwork', (name) => `${name} in appliqué on patchwork`, drawLine, { cushion: drawCushion });
