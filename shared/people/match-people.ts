import { firstName } from './first-name.ts';

/** Somebody in the address book. */
export type KnownPerson = { contactId: string; name: string; emails: readonly string[] };
/**
 * Who somebody seems to be. `doubt`: why they may be somebody else. They have only the name in common and each has other addresses, or only an
 * address, which families share.
 */
export type PersonMatch<T extends KnownPerson = KnownPerson> = { contact: T; doubt: 'name' | 'email' | null };

/** Who of some people is in the address book already. @param known the one who was added first is first */
export function matchPeople<T extends KnownPerson>(
  people: readonly { name: string; emails: readonly string[] }[],
  known: readonly T[],
): (PersonMatch<T> | null)[] {
  const byEmail = indexBy(known, ({ emails }) => emails);
  const byName = indexBy(known, ({ name }) => [name]);
  return people.map(({ name, emails }) => {
    const sharing = emails.flatMap((email) => byEmail.get(email.toLowerCase()) ?? []);
    const called = byName.get(name.toLowerCase()) ?? [];
    const sure =
      sharing.find((one) => isSameName(one.name, name)) ??
      called.find((one) => emails.length === 0 || one.emails.length === 0);
    if (sure !== undefined) return { contact: sure, doubt: null };
    const [likely] = called.length > 0 ? called : sharing;
    if (likely === undefined) return null;
    return { contact: likely, doubt: called.length > 0 ? 'name' : 'email' };
  });
}

function isSameName(one: string, other: string): boolean {
  return firstName(one).toLowerCase() === firstName(other).toLowerCase();
}

function indexBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items)
    for (const key of keysOf(item).map((text) => text.toLowerCase())) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [item]);
      else list.push(item);
    }
  return index;
}
