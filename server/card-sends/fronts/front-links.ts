import { type Keys, magicLinkFrom } from '#server/kernel/keys.ts';

/**
 * The second part of a link to a card that has the front of one of its people, for its sender to look at, print and pass on. Behind it is that front and no
 * more: nothing is opened, answered or refused in the name of that person, as with the link of the card alone.
 */
export function frontLinkOf(keys: Pick<Keys, 'hash'>, recipientId: string): string {
  return magicLinkFrom(keys.hash('front', recipientId));
}

/** Whose front such a link shows, among the people of its card. */
export function findByFrontLink<Person extends { recipient_id: string }>(
  keys: Pick<Keys, 'hash'>,
  people: readonly Person[],
  link: string,
): Person | undefined {
  return people.find((person) => frontLinkOf(keys, person.recipient_id) === link);
}
