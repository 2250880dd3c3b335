import { heroCover } from '#artwork/materials/cover.ts';
import { drawSampler } from './alphabet.ts';
import { drawFramed } from './framed.ts';

export const drawCounted = heroCover('sampler', (name) => `${name} in cross-stitch`, drawSampler, { framed: drawFramed });
