import { makeRng } from '#cards/render/random.ts';

/** What the mail server does instead of accepting a message and answering. */
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

/** How the mail server treats each address; the same for one seed. */
export type Misbehaviours = {
  /** What happens to one attempt at an address; null if it is accepted normally. */
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
/** The shares of addresses that are refused for good, of first attempts that fail, and of later attempts that fail after one that did. */
const SHARES = { refused: 0.03, first: 0.25, next: 0.3 };
/** The third attempt at an address always succeeds, because the queue doubles its pauses. */
const WRONG_TRIES = 2;

/** @param lateShare share of first attempts that are answered late; each of them occupies one of a worker's few connections for as long */
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
