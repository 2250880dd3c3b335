import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawDiorama } from './diorama.ts';
import { drawSheet } from './sheet.ts';

export function drawFolded(inp: Input): Drawing {
  const c = new Drawing('folded', inp);
  const hero = heroFor(inp);
  c.alt = `${hero.name}, folded from paper`;
  if (inp.variant === 'diorama') drawDiorama(c, inp, hero);
  else drawSheet(c, inp, hero);
  return c;
}
