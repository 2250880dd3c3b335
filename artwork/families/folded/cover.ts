import { heroCover } from '#artwork/materials/cover.ts';
import { drawDiorama } from './diorama.ts';
import { drawSheet } from './sheet.ts';

export const drawFolded = heroCover('folded', (name) => `${name}, folded from paper`, drawSheet, { diorama: drawDiorama });
