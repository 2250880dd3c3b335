import { setTimeout as pause } from 'node:timers/promises';
import type { Adapters } from '#server/kernel/context.ts';

/** Whether the database answers, and since when it is so, as far as is known. */
export type DatabaseState = { answers: boolean; since: Date };

/** What machines that watch over the site ask about the database. */
export type Health = {
  /** What is known, at once or nearly: whoever asks whether this process is well does not wait for the database. */
  known(): Promise<DatabaseState>;
  /** Asks the database. */
  isReady(): Promise<boolean>;
};

/** Milliseconds. A database that takes longer for nothing at all is of no use to a page. */
const ANSWERS_WITHIN = 3000;
const KNOWN_WITHIN = 500;

/** @param ask asks the database for anything. However many want to know at a moment, it is asked once. */
export function createHealth(ask: () => Promise<unknown>, logger: Adapters['logger']): Health {
  let state: DatabaseState = { answers: true, since: new Date() };
  let asking: Promise<boolean> | null = null;

  async function find(): Promise<boolean> {
    const late = new AbortController();
    const found = await Promise.race([
      ask().then(
        () => null,
        (error: unknown) => error,
      ),
      pause(ANSWERS_WITHIN, new Error(`It has not answered for ${ANSWERS_WITHIN / 1000} s.`), late),
    ]);
    late.abort();
    const answers = found === null;
    if (answers !== state.answers) {
      state = { answers, since: new Date() };
      if (answers) logger.info({}, 'the database answers again');
      else logger.warn({ err: found }, 'the database does not answer');
    }
    return answers;
  }

  function isReady(): Promise<boolean> {
    asking ??= find().finally(() => (asking = null));
    return asking;
  }

  return {
    isReady,
    async known() {
      const late = new AbortController();
      await Promise.race([isReady(), pause(KNOWN_WITHIN, null, late)]);
      late.abort();
      return state;
    },
  };
}
