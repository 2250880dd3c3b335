import type { Drawing, Input } from '#artwork/engine.ts';

type Draw = (inp: Input) => Drawing;

/** A cover that is drawn in one way, or in another for a variant. */
export function byVariant(main: Draw, others: Record<string, Draw>): Draw {
  const drawn = new Map(Object.entries(others));
  return (inp) => (drawn.get(inp.variant ?? '') ?? main)(inp);
}
