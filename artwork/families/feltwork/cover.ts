import { heroCover } from '#artwork/materials/cover.ts';
import { drawBanner } from './banner.ts';
import { drawOrnament } from './ornament.ts';

export const drawFeltwork = heroCover('feltwork', (name) => `${name} in felt`, drawOrnament, { banner: drawBanner });
