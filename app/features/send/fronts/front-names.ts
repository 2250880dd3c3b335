import type { CardSend } from '#contract/card-send.ts';
import { frontNameOf, ownFrontName } from '#shared/cards/front-name.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import type { Draft, Edits } from '../draft/draft.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';

type FrontCard = Pick<CardSend['card'], 'takesName' | 'needsName' | 'nameMax'>;
type Named = Pick<Draft, 'nameOnFront' | 'namesOnFront' | 'people'>;
/** A name on a front, and the field where it is changed. `person` is whose own it is, if it is not the one for all. */
export type FrontName = { field: string; name: string; person: DraftRecipient | null };

/** Whether the sender can choose between one name for all people and a name for each. */
export function hasFrontChoice(
  { takesName }: Pick<FrontCard, 'takesName'>,
  { people }: Pick<Draft, 'people'>,
): boolean {
  return takesName && people.length > 1;
}

/** The names on the fronts of a draft: one for all, or one for each person. */
export function getFrontNames({ nameOnFront, namesOnFront, people }: Named): FrontName[] {
  if (namesOnFront === 'none') return [];
  if (namesOnFront === 'one' || people.length === 0)
    return [{ field: 'nameOnFront', name: nameOnFront.trim(), person: null }];
  return people.map((person) => ({
    field: getFrontField(person),
    name: frontNameOf('each', '', person),
    person,
  }));
}

/** The field of a person's own name on the front. */
export function getFrontField({ key }: Pick<DraftRecipient, 'key'>): string {
  return `people.${key}.nameOnFront`;
}

/** What is wrong with a name on the front of a card; undefined if it can be sent. */
export function getFrontError(name: string, { needsName, nameMax }: FrontCard): string | undefined {
  if (needsName && name === '') return 'Enter a name. The picture is made of it.';
  if (name.length <= nameMax) return undefined;
  return nameMax < NAME_ON_CARD_MAX
    ? `The name on this card can have up to ${nameMax} characters.`
    : `A name can have up to ${NAME_ON_CARD_MAX} characters.`;
}

/** The first name on the front that cannot be sent, in the order of the people; undefined if all can. */
export function findFrontError(
  draft: Named,
  card: FrontCard,
  rejectionOf: (field: string) => string | undefined = () => undefined,
): (FrontName & { error: string }) | undefined {
  if (!card.takesName) return undefined;
  for (const front of getFrontNames(draft)) {
    const error = getFrontError(front.name, card) ?? rejectionOf(front.field);
    if (error !== undefined) return { ...front, error };
  }
  return undefined;
}

/** The one name that is changed while a card goes to one person, or to nobody yet, and the field that it belongs to. */
export function getSingleName(draft: Named): { field: string; value: string } {
  const [person] = draft.people;
  if (draft.namesOnFront === 'each' && person) return { field: getFrontField(person), value: ownFrontName(person) };
  return { field: 'nameOnFront', value: draft.namesOnFront === 'none' ? '' : draft.nameOnFront };
}

/** The edit that changes that name. */
export function setSingleName({ namesOnFront, people }: Named, value: string): Edits {
  const [first, ...others] = people;
  if (namesOnFront === 'each' && first) return { people: [{ ...first, nameOnFront: value }, ...others] };
  return { nameOnFront: value, ...(namesOnFront === 'none' ? { namesOnFront: 'one' } : {}) };
}

/** The other people who would read a name on the front that is one person's: everybody but them. Empty if it is nobody's. */
export function getMisnamed({ nameOnFront, people }: Pick<Draft, 'nameOnFront' | 'people'>): DraftRecipient[] {
  const name = nameOnFront.trim().toLocaleLowerCase('en');
  const isNamed = ({ name: full }: DraftRecipient) =>
    [full.trim(), ownFrontName({ name: full })].some((known) => known.toLocaleLowerCase('en') === name);
  return name !== '' && people.some(isNamed) ? people.filter((person) => !isNamed(person)) : [];
}
