import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawAlbum } from './album.ts';
import { drawBleed } from './bleed.ts';
import { drawBrushed } from './brushed.ts';
import { drawProofs } from './proofs.ts';

const STAGES: Record<string, (c: Drawing, inp: Input) => void> = { album: drawAlbum, bleed: drawBleed, proofs: drawProofs };

export function drawSunprint(inp: Input): Drawing {
  const c = new Drawing('sunprint', inp);
  c.alt = `${heroFor(inp).name}, a sunprint`;
  const stage = (inp.variant && STAGES[inp.variant]) || drawBrushed;
  stage(c, inp);
  return c;
}
