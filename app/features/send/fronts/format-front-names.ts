import { ownFrontName } from '#shared/cards/front-name.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { Draft } from '../draft/draft.ts';
import { formatNames } from '../recipients/recipients.ts';

/** The names on the fronts of a card for several people: `Amelie, Kit and Noor, each their own.` Without a name, what the front says then. */
export function formatFrontNames(
  { namesOnFront, nameOnFront, people }: Pick<Draft, 'namesOnFront' | 'nameOnFront' | 'people'>,
  card: Pick<CardSend['card'], 'nameOnFront'>,
): string {
  const none = card.nameOnFront ? `No name. The front says “${card.nameOnFront}”.` : 'No name.';
  const forAll = nameOnFront.trim();
  if (namesOnFront === 'none' || (namesOnFront === 'one' && forAll === '')) return none;
  if (namesOnFront === 'one') return `${formatNames([forAll])}, for all ${people.length} people.`;
  const names = people.map((person) => ownFrontName(person).trim()).filter((name) => name !== '');
  return names.length === 0 ? none : `${formatNames(names)}, each their own.`;
}
