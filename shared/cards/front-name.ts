import { firstName } from '../people/first-name.ts';

/** Which names the fronts of a card have: one for all people, a name for each, or none. */
export type NamesOnFront = 'one' | 'each' | 'none';
/** A recipient, and what was typed for their own front; null, or nothing, for their first name. */
export type PersonOnFront = { name: string; nameOnFront?: string | null };

/** The name that is suggested for one person's own front, or that was typed for it. */
export function ownFrontName({ name, nameOnFront }: PersonOnFront): string {
  return nameOnFront ?? firstName(name);
}

/**
 * The name on the front of a draft as one person sees it; empty for the card's own line.
 * @param forAll the one name for all; it stands for everybody's as long as there is nobody
 */
export function frontNameOf(names: NamesOnFront, forAll: string, person: PersonOnFront | undefined): string {
  if (names === 'none') return '';
  return (names === 'each' && person !== undefined ? ownFrontName(person) : forAll).trim();
}
