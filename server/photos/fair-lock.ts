import { createFairTurns } from '#server/kernel/fair-turns.ts';
import { failure } from '#server/kernel/failure.ts';

/** Pictures that one browser may have waiting, each of up to 8 MB, and fewer where many wait of its network. */
const WAITING_MAX = { browser: 4, network: 20, browserOfBusyNetwork: 1 };

/** Does one thing at a time, since each may take as much memory as a large photograph has points. */
export const createFairLock = () =>
  createFairTurns({
    atOnce: 1,
    waitingMax: WAITING_MAX,
    refusal: () =>
      failure('too-many', 'image', 'too-many', 'Your last pictures are still being read. Try again in a minute.', 60),
  });
