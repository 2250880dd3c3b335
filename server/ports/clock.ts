/** The time, as the product sees it. The real one is the database's; tests turn theirs by hand. */
export type Clock = { /** Milliseconds of the epoch. */ now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** How often the time of the database is read, in milliseconds. */
const READ_EVERY_MS = 30_000;

/**
 * The database's time, which is the same for all processes whatever the clocks of their machines say: one that is an hour ahead would send everything early.
 * Between two readings it goes on by this process's own steady count.
 * @param readTime reads the database's time, in milliseconds of the epoch; what it throws leaves the clock as it was.
 * @throws what the first reading throws.
 */
export async function databaseClock(
  readTime: () => Promise<number>,
  steady: () => number = () => performance.now(),
): Promise<Clock & { read(): Promise<void>; stop(): void }> {
  let offset = 0;
  async function read(): Promise<void> {
    const asked = steady();
    const time = await readTime();
    // It was read somewhere between the question and the answer.
    offset = time - (asked + steady()) / 2;
  }
  await read();
  // While the database is away the clock goes on by itself.
  const timer = setInterval(() => void read().catch(() => undefined), READ_EVERY_MS);
  timer.unref();
  return { now: () => Math.round(steady() + offset), read, stop: () => clearInterval(timer) };
}
