import { failure } from '#server/kernel/failure.ts';
import { currentRequester } from '#server/kernel/requester.ts';
import { createTurns } from '#server/pictures/pictures.ts';

/** Pictures that one browser may have waiting, each of up to 8 MB, and fewer where many wait of its network. */
const WAITING_MAX = { browser: 4, network: 20, browserOfBusyNetwork: 1 };

/**
 * Does one thing at a time, since each may take as much memory as a large photograph has points. Whose turn is next is fair, as it is for drawings
 * (docs/decisions/032): who sends many large pictures waits for those who send one.
 */
export function createFairLock(): <T>(act: () => Promise<T>) => Promise<T> {
  const turns = createTurns<() => Promise<void>>({ most: WAITING_MAX });
  let isBusy = false;

  async function takeTurns(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = turns.next(); next !== undefined; next = turns.next()) await next();
    isBusy = false;
  }
  return <T>(act: () => Promise<T>) => {
    const requester = currentRequester();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isTaken = turns.add(requester, async () => {
      const from = performance.now();
      await act().then(resolve, reject);
      turns.charge(requester, performance.now() - from);
    });
    if (!isTaken)
      throw failure(
        'too-many',
        'image',
        'too-many',
        'Your last pictures are still being read. Try again in a minute.',
        60,
      );
    void takeTurns();
    return promise;
  };
}
