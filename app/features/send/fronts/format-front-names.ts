import { ownFrontName } from '#shared/cards/front-name.ts';
import type { Draft } from '../draft/draft.ts';
import { formatNames } from '../recipients/recipients.ts';

/** The names on the fronts of a card for several people: `Amelie, Kit and Noor, each their own.` */
export function formatFrontNames({
  namesOnFront,
  nameOnFront,
  people,
}: Pick<Draft, 'namesOnFront' | 'nameOnFront' | 'people'>): string {
  const forAll = nameOnFront.trim();
  if (namesOnFront === 'none' || (namesOnFront === 'one' && forAll === '')) return 'None.';
  if (namesOnFront === 'one') return `${formatNames([forAll])}, for all ${people.length} people.`;
  const names = people.map((person) => ownFrontName(person).trim()).filter((name) => name !== '');
  return names.length === 0 ? 'None.' : `${formatNames(names)}, each their own.`;
}
