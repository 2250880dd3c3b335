/** The time, as the product sees it. The real one is the machine's; tests turn theirs by hand. */
export type Clock = { /** Milliseconds of the epoch. */ now(): number };

export const systemClock: Clock = { now: () => Date.now() };
