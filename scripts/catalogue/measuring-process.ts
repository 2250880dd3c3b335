/** Measures covers for the catalogue's commands, one after the other, in a process of its own. */
import { loadFamily } from '#artwork/index.ts';
import { coloursMeasured, faultsOf, measure } from './measures.ts';
import type { MeasuringMessage, Outcome } from './measuring-orders.ts';

const MEASURED = { all: measure, faults: faultsOf, colours: coloursMeasured };

process.on('message', (order: MeasuringMessage) => void answer(order));

async function answer({ id, recipe, wanted }: MeasuringMessage): Promise<void> {
  let outcome: Outcome;
  try {
    const family = await loadFamily(recipe.family);
    outcome = { id, measured: await MEASURED[wanted](recipe, family) };
  } catch (error) {
    outcome = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(outcome);
}
