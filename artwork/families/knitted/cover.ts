import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawJumper } from './jumper.ts';
import { drawNeedles } from './needles.ts';

export function drawKnitted(inp: Input): Drawing {
  const c = new Drawing('knitted', inp);
  const hero = heroFor(inp);
  c.alt = `${hero.name}, knitted`;
  if (inp.variant === 'needles') drawNeedles(c, inp, hero);
  else drawJumper(c, inp, hero);
  return c;
}
