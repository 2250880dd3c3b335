import { getPersonOnCard } from '#shared/cards/name-on-card.ts';
import { isCalledByRelation, isNameOfAnyRelation, isNameOfRelation } from '#shared/cards/relation-names.ts';
import type { Relation } from '#shared/cards/relation.ts';
import { firstName } from '#shared/people/first-name.ts';

type Given = {
  /** the relation that the card is for */ relation: Relation | null | undefined;
  nameOnFront: string;
  people: readonly { name: string }[];
};

/**
 * The names of the recipients that a card for a relation may not be meant for: "Kit" for a card for Mum. Nobody's sex or family is guessed from a name. A card for a
 * sister may go to anybody with a first name, so it is only doubted for somebody who is called "Dad". Where the front says who it is for, nobody is doubted.
 */
export function findMismatchedNames({ relation, nameOnFront, people }: Given): string[] {
  if (!relation) return [];
  const onFront = getPersonOnCard(nameOnFront);
  if (onFront !== '' && isNameOfRelation(onFront, relation)) return [];
  return people
    .map(({ name }) => name.trim())
    .filter((name) => name !== '' && !isSamePerson(name, onFront) && !isNameOfRelation(name, relation))
    .filter((name) => isCalledByRelation(relation) || isNameOfAnyRelation(name));
}

/** Whether the front has the name of a recipient: the sender has thought of who gets it. */
function isSamePerson(name: string, onFront: string): boolean {
  const lower = (text: string) => text.toLocaleLowerCase('en');
  return onFront !== '' && [name, firstName(name)].map(lower).includes(lower(onFront));
}
