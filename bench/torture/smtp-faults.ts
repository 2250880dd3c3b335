import { makeRng } from '#cards/render/random.ts';

/** What the mail server does instead of accepting a message and answering. */
export type SmtpFault =
  | 'defers the recipient'
  | 'defers the message'
  | 'cuts before the message'
  | 'cuts during the message'
  | 'cuts before its 250'
  | 'cuts after its 250'
  | 'answers late'
  | 'refuses the recipient'
  | 'refuses the message';

/** How the mail server treats each address; the same for one seed. */
export type SmtpFaults = {
  /** What happens to one attempt at an address; null if it is accepted normally. */
  of(address: string, attempt: number): SmtpFault | null;
  /** Whether an address is refused for good. */
  isRefused(address: string): boolean;
};

const TEMPORARY = [
  'defers the recipient',
  'defers the message',
  'cuts before the message',
  'cuts during the message',
  'cuts before its 250',
  'cuts after its 250',
] as const;
const PERMANENT = ['refuses the recipient', 'refuses the message'] as const;
/** The shares of addresses that are refused for good, of first attempts that fail, and of later attempts that fail after one that did. */
const SHARES = { refused: 0.03, first: 0.25, next: 0.3 };
/** The third attempt at an address always succeeds, because the queue doubles its pauses. */
const FAULTY_TRIES_MAX = 2;

/** @param lateShare share of first attempts that are answered late; each of them occupies one of a worker's few connections for as long */
export function createSmtpFaults(seed: string, lateShare: number): SmtpFaults {
  const planOf = (address: string): { permanent: SmtpFault | null; tries: SmtpFault[] } => {
    const rng = makeRng(`${seed} ${address}`);
    if (rng.chance(SHARES.refused)) return { permanent: rng.pick(PERMANENT), tries: [] };
    if (rng.chance(lateShare)) return { permanent: null, tries: ['answers late'] };
    const tries: SmtpFault[] = [];
    while (tries.length < FAULTY_TRIES_MAX && rng.chance(tries.length === 0 ? SHARES.first : SHARES.next))
      tries.push(rng.pick(TEMPORARY));
    return { permanent: null, tries };
  };
  return {
    of(address, attempt) {
      const { permanent, tries } = planOf(address);
      return permanent ?? tries[attempt - 1] ?? null;
    },
    isRefused: (address) => planOf(address).permanent !== null,
  };
}
