import { createFairQueue, type WaitingMax } from './fair-queue.ts';
import { currentRequester } from './requester.ts';

/**
 * Does only so much at once, and whose turn is next is fair, as it is for drawings (docs/decisions/032): who asks for much waits for those who ask for
 * little.
 * @param atOnce how many acts run at the same time
 * @param refusal what is thrown where too much of a requester waits already
 */
export function createFairTurns({
  atOnce,
  waitingMax,
  refusal,
}: {
  atOnce: number;
  waitingMax?: WaitingMax;
  refusal: () => Error;
}): <T>(act: () => Promise<T>) => Promise<T> {
  const turns = createFairQueue<() => Promise<void>>(waitingMax === undefined ? {} : { most: waitingMax });
  let running = 0;

  async function takeTurns(): Promise<void> {
    if (running >= atOnce) return;
    running += 1;
    for (let next = turns.next(); next !== undefined; next = turns.next()) await next();
    running -= 1;
  }
  return <T>(act: () => Promise<T>) => {
    const requester = currentRequester();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isTaken = turns.add(requester, async () => {
      const from = performance.now();
      await act().then(resolve, reject);
      turns.charge(requester, performance.now() - from);
    });
    if (!isTaken) reject(refusal());
    void takeTurns();
    return promise;
  };
}
