import { Drawing, type Input } from '#artwork/engine.ts';
import { drawHills } from './hills.ts';
import { hourOf } from './hour.ts';
import { drawSky, drawSnow } from './sky.ts';
import { drawWords } from './words.ts';

/** A village in the snow, at an hour of the day. */
export function drawVillage(inp: Input): Drawing {
  const c = new Drawing('village', inp);
  const m = inp.motif || 'night';
  const hour = hourOf(m, c.p);
  drawSky(c, hour, inp.variant === 'plain');
  drawHills(c, hour);
  drawSnow(c, hour.isDay);
  const lines = inp.headline.split('|');
  drawWords(c, hour, lines);
  c.add('texture', c.grain(0.55));
  c.alt = `A snowy village at ${m} with the words ${lines.join(' ')}`;
  return c;
}
