import { readFileSync } from 'node:fs';
import { setGrain } from '#cards/render/drawing.ts';
import { useInstalledFonts } from './fonts.ts';
import { useStoredShapes } from './shapes.ts';

let ready = false;

/** Gives the card engine its fonts, shapes and paper grain. May be called often; works once. */
export function readyEngine(): void {
  if (ready) return;
  useInstalledFonts();
  useStoredShapes();
  setGrain(`data:image/png;base64,${readFileSync(new URL('./grain.png', import.meta.url)).toString('base64')}`);
  ready = true;
}
