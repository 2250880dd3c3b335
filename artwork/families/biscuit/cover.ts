import { byVariant } from '#artwork/primitives/variants.ts';
import { drawBatch } from './batch.ts';
import { drawSheet } from './sheet.ts';
import { drawWindow } from './window.ts';

export const drawBiscuit = byVariant(drawSheet, { window: drawWindow, batch: drawBatch });
