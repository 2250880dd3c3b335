import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawSampler } from './alphabet.ts';
import { drawFramed } from './framed.ts';

export function drawCounted(inp: Input): Drawing {
  const c = new Drawing('sampler', inp);
  const hero = heroFor(inp);
  c.alt = `${hero.name} in cross-stitch`;
  if (inp.variant === 'framed') drawFramed(c, inp, hero);
  else drawSampler(c, inp, hero);
  return c;
}
