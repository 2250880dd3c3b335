import { frontNameOf } from '#shared/cards/front-name.ts';
import type { CardSendRow, RecipientRow } from './queries.ts';
import { sentFrontOf } from './stored-columns.ts';

/** What says whose name is on the front of a card. */
export type NamedCard = Pick<CardSendRow, 'name_on_front' | 'names_on_front' | 'state'>;
/** What says which name is on one person's front. */
export type NamedPerson = Pick<RecipientRow, 'name' | 'name_on_front' | 'front'>;

/** The name on the front that one person sees; null where it is the card's own line. A card that was sent keeps the name that it was sent with. */
export function nameForPerson(card: NamedCard, person: NamedPerson | undefined): string | null {
  const isFrozen = card.state !== 'draft' && card.names_on_front === 'each';
  const sent = isFrozen && person !== undefined ? sentFrontOf(person) : null;
  if (sent !== null) return sent.name;
  const typed = person && { name: person.name, nameOnFront: person.name_on_front };
  return frontNameOf(card.names_on_front, card.name_on_front ?? '', typed) || null;
}

/** The name that everybody may see; null where each person has their own, or nobody has one. */
export function nameForAll({ names_on_front, name_on_front }: Omit<NamedCard, 'state'>): string | null {
  return names_on_front === 'one' ? name_on_front : null;
}

/** The name that a card's sender sees first: that of the first person, or what was typed before there was anybody. */
export function nameForSender(card: NamedCard, people: readonly NamedPerson[]): string | null {
  return nameForPerson(card, people[0]);
}
