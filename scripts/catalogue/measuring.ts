/** Measures many covers on every core: stored measurements are read at once, the others are made in child processes. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { knownFaultsOf, knownOf, type Measured } from './measures.ts';
import type { Faults, MeasuringMessage, Outcome, Measurement } from './measuring-orders.ts';

type Waiting = {
  recipe: Recipe;
  wanted: Measurement;
  resolve: (measured: never) => void;
  reject: (error: Error) => void;
};

/** Measures covers; `close` ends its processes. */
export type Measuring = {
  of(recipe: Recipe, family: Family): Promise<Measured>;
  faults(recipe: Recipe, family: Family): Promise<Faults>;
  colours(recipe: Recipe): Promise<ColourShares>;
  /** The stored faults of a cover, without drawing it. */
  knownFaults(recipe: Recipe, family: Family): Faults | null;
  /** the number of covers drawn, not found */ drawn(): number;
  close(): void;
};

const MODULE = new URL('./measuring-process.ts', import.meta.url);

/** @param processes how many draw in parallel; by default one for each core */
export function createMeasuring(processes = availableParallelism()): Measuring {
  const queue: Waiting[] = [];
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let drawn = 0;

  function start(): ChildProcess {
    const child = fork(MODULE, { stdio: 'inherit' });
    all.add(child);
    return child;
  }
  function give(child: ChildProcess): void {
    const next = queue.shift();
    if (!next) {
      idle.push(child);
      return;
    }
    const end = (act: () => void) => {
      child.off('message', answered);
      child.off('exit', died);
      act();
    };
    const answered = (outcome: Outcome) =>
      end(() => {
        drawn++;
        if ('measured' in outcome) next.resolve(outcome.measured as never);
        else next.reject(new Error(`${next.recipe.family}/${next.recipe.motif}: ${outcome.failure}`));
        give(child);
      });
    const died = () =>
      end(() => {
        all.delete(child);
        next.reject(new Error(`drawing ${next.recipe.family}/${next.recipe.motif} ended its process`));
        give(start());
      });
    child.on('message', answered);
    child.on('exit', died);
    child.send({ id: drawn, recipe: next.recipe, wanted: next.wanted } satisfies MeasuringMessage);
  }

  function ask<T>(recipe: Recipe, wanted: Measurement, known: T | null): Promise<T> {
    if (known) return Promise.resolve(known);
    return new Promise<T>((resolve, reject) => {
      queue.push({ recipe, wanted, resolve, reject });
      const child = idle.pop() ?? (all.size < processes ? start() : undefined);
      if (child) give(child);
    });
  }

  return {
    of: (recipe, family) => ask(recipe, 'all', knownOf(recipe, family)),
    faults: (recipe, family) => ask<Faults>(recipe, 'faults', knownFaultsOf(recipe, family)),
    colours: (recipe) => ask<ColourShares>(recipe, 'colours', null),
    knownFaults: knownFaultsOf,
    drawn: () => drawn,
    close() {
      for (const child of all) child.kill();
    },
  };
}
