import { makeRng } from '#cards/render/random.ts';

/** What the mail server does instead of taking a message and saying so. */
export type Misbehaviour =
  | 'defers the recipient'
  | 'defers the message'
  | 'cuts before the message'
  | 'cuts within the message'
  | 'cuts after taking it'
  | 'cuts right behind its 250'
  | 'answers late'
  | 'refuses the recipient'
  | 'refuses the message';

/** How the mail server treats each address, the same for one seed. */
export type Misbehaviours = {
  /** What is done to one try at an address; null where it is simply taken. */
  of(address: string, attempt: number): Misbehaviour | null;
  /** Whether an address is refused for good. */
  isRefused(address: string): boolean;
};

const PASSING = [
  'defers the recipient',
  'defers the message',
  'cuts before the message',
  'cuts within the message',
  'cuts after taking it',
  'cuts right behind its 250',
] as const;
const FOR_GOOD = ['refuses the recipient', 'refuses the message'] as const;
/** So many are refused for good, so many first tries go wrong, and so many of those that follow one that did. */
const SHARES = { refused: 0.03, first: 0.25, next: 0.3 };
/** The third try at an address goes well: the queue doubles its pauses. */
const WRONG_TRIES = 2;

/** @param lateShare of first tries that are answered late: each holds one of a worker's few hands for as long. */
export function misbehaviours(seed: string, lateShare: number): Misbehaviours {
  const planOf = (address: string): { forGood: Misbehaviour | null; tries: Misbehaviour[] } => {
    const rng = makeRng(`${seed} ${address}`);
    if (rng.chance(SHARES.refused)) return { forGood: rng.pick(FOR_GOOD), tries: [] };
    if (rng.chance(lateShare)) return { forGood: null, tries: ['answers late'] };
    const tries: Misbehaviour[] = [];
    while (tries.length < WRONG_TRIES && rng.chance(tries.length === 0 ? SHARES.first : SHARES.next))
      tries.push(rng.pick(PASSING));
    return { forGood: null, tries };
  };
  return {
    of(address, attempt) {
      const { forGood, tries } = planOf(address);
      return forGood ?? tries[attempt - 1] ?? null;
    },
    isRefused: (address) => planOf(address).forGood !== null,
  };
}
