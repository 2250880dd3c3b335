import { slugOf } from './slug.ts';
import { OCCASIONS } from './words/words.ts';

/** The address of every design that was ever published; a list has the current address first, then the earlier ones. */
export type PublishedAddresses = Record<string, string | readonly string[]>;
export type Address = {
  cardId: string;
  /** earlier addresses, which still lead to the card */ formerly: readonly string[];
};

const LONGEST = 70;

/** The occasion that an address names; undefined if it names none. */
function occasionIn(address: string): string | undefined {
  const named = OCCASIONS.filter((occasion) => address.replace(/-\d+$/, '').endsWith(`-${occasion}`));
  return named.toSorted((a, b) => b.length - a.length)[0];
}

/** Whether an address names the occasion that the card is for. */
export function namesOccasion(address: string, occasion: string): boolean {
  return occasionIn(address) === occasion;
}

/**
 * Gives cards their addresses. An address stays with its design, so that shared links keep working. A design that moves to another
 * occasion gets a new address, or the one that it had for that occasion before, and keeps the old ones too.
 */
export function createAddressBook(issued: PublishedAddresses) {
  const known = new Map<string, readonly string[]>(
    Object.entries(issued).map(([key, given]) => [key, typeof given === 'string' ? [given] : given]),
  );
  const used = new Set([...known.values()].flat());

  function made(title: string, occasion: string): string {
    const base = `${slugOf(title, LONGEST - occasion.length - 1)}-${occasion}`;
    let address = base;
    for (let n = 2; used.has(address); n++) address = `${base}-${n}`;
    used.add(address);
    return address;
  }

  return {
    of(key: string, title: string, occasion: string): Address {
      const given = known.get(key) ?? [];
      const cardId = given.find((address) => namesOccasion(address, occasion)) ?? made(title, occasion);
      const formerly = given.filter((address) => address !== cardId);
      known.set(key, [cardId, ...formerly]);
      return { cardId, formerly };
    },
    /** All published addresses, for the file. */
    issued: (): PublishedAddresses =>
      Object.fromEntries(
        [...known]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, given]) => [key, given.length === 1 ? given[0]! : given]),
      ),
  };
}
