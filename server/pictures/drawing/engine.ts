import { readFileSync } from 'node:fs';
import { setGrain } from '#cards/render/drawing.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';
import { useInstalledFonts } from './fonts.ts';
import { useStoredShapes } from './shapes.ts';

let ready = false;

/** Gives the card engine its fonts, shapes and paper grain. May be called often; works once. */
export function readyEngine(): void {
  if (ready) return;
  useInstalledFonts();
  useStoredShapes();
  const grain = readFileSync(new URL('server/pictures/drawing/grain.png', PROJECT_ROOT));
  setGrain(`data:image/png;base64,${grain.toString('base64')}`);
  ready = true;
}
