import { Drawing, type Input, lum } from '#artwork/engine.ts';
import { numberOf } from '#artwork/lettering/numbers.ts';
import { drawBib } from './bib.ts';
import { drawDoor } from './door.ts';
import { drawFlap } from './flap.ts';
import { drawJersey } from './jersey.ts';
import type { Numeral } from './number.ts';
import { drawVinyl } from './vinyl.ts';

export function drawDigits(inp: Input): Drawing {
  const c = new Drawing('digits', inp), { p, r } = c;
  const all = ['door', 'jersey', 'bib', 'vinyl', 'flap'];
  const m = all.includes(inp.motif || '') ? inp.motif! : 'door', num = numberOf(inp);
  const lines = inp.headline.split('|').map((s) => s.trim());
  const second = [inp.sub, inp.name].filter(Boolean) as string[];
  const dark = lum(p.bg) < 0.5;
  const numeral: Numeral = { inp, c, p, r, num, lines, second, dark };
  if (m === 'door') drawDoor(numeral);
  else if (m === 'jersey') drawJersey(numeral);
  else if (m === 'bib') drawBib(numeral);
  else if (m === 'vinyl') drawVinyl(numeral);
  else drawFlap(numeral);
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
