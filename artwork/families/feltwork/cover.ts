import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawBanner } from './banner.ts';
import { drawOrnament } from './ornament.ts';

export function drawFeltwork(inp: Input): Drawing {
  const c = new Drawing('feltwork', inp);
  const hero = heroFor(inp);
  c.alt = `${hero.name} in felt`;
  if (inp.variant === 'banner') drawBanner(c, inp, hero);
  else drawOrnament(c, inp, hero);
  return c;
}
