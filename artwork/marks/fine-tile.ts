import { type Drawing, use } from '#artwork/engine.ts';

/** a tile that repeats goes on until it is this wide and high, in card units */
const LEAST = 48;

/** how often a step repeats in one tile: until it is large enough and, if that comes soon, of whole units */
function copiesOf(step: number): number {
  if (step >= LEAST / 2) return 1;
  const least = Math.ceil(LEAST / step);
  for (let n = least; n <= least * 2; n++) if (Math.abs(n * step - Math.round(n * step)) < 1e-6) return n;
  return least;
}

/**
 * A paint of small marks that repeat every `w` by `h` units: weave, hatching, tooth. Renderers round a pattern's tile
 * to their own pixels, so that a tile of few units shimmers and comes out differently in each; this one repeats the
 * marks inside a larger tile. Marks may not reach over the step's edge where they are translucent.
 */
export function fineTile(c: Drawing, w: number, h: number, marks: string, transform = ''): string {
  const [across, down] = [copiesOf(w), copiesOf(h)];
  const whole = (n: number) => Math.round(n * 1000) / 1000;
  const one = c.def((id) => `<g id="${id}">${marks}</g>`, `fine${marks}`);
  const row = c.def(
    (id) => `<g id="${id}">${Array.from({ length: across }, (_, i) => use(one, i ? `x="${whole(i * w)}"` : '')).join('')}</g>`,
    `fine${w},${across},${one}`,
  );
  const rows = Array.from({ length: down }, (_, i) => use(row, i ? `y="${whole(i * h)}"` : '')).join('');
  return c.pattern(whole(across * w), whole(down * h), rows, transform);
}
