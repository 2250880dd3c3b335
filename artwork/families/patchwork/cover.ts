import { Drawing, type Input } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { drawCushion } from './cushion.ts';
import { drawLine } from './line.ts';

export function drawPatchwork(inp: Input): Drawing {
  const c = new Drawing('patchwork', inp);
  const hero = heroFor(inp);
  c.alt = `${hero.name} in appliqué on patchwork`;
  if (inp.variant === 'cushion') drawCushion(c, inp, hero);
  else drawLine(c, inp, hero);
  return c;
}
