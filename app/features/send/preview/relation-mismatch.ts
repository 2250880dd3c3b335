import { getPersonOnCard } from '#shared/cards/name-on-card.ts';
import { isCalledByRelation, isNameOfAnyRelation, isNameOfRelation } from '#shared/cards/relation-names.ts';
import type { Relation } from '#shared/cards/relation.ts';
import type { NamesOnFront, PersonOnFront } from '#shared/cards/front-name.ts';
import { firstName } from '#shared/people/first-name.ts';

type Given = {
  /** the relation that the card is for */ relation: Relation | null | undefined;
  /** which of the names the fronts have */ namesOnFront: NamesOnFront;
  nameOnFront: string;
  /** with what was typed for their own front */ people: readonly PersonOnFront[];
};

/**
 * The names of the recipients that a card for a relation may not be meant for: "Kit" for a card for Mum. Nobody's sex or family is guessed from a name. A card for a
 * sister may go to anybody with a first name, so it is only doubted for somebody who is called "Dad". Where the front says who it is for, nobody is doubted.
 */
export function findMismatchedNames({ relation, namesOnFront, nameOnFront, people }: Given): string[] {
  if (!relation) return [];
  // A first name that nobody typed says nothing of what its sender thought.
  const typedFor = ({ nameOnFront: own }: PersonOnFront) =>
    namesOnFront === 'none' ? '' : getPersonOnCard((namesOnFront === 'each' ? own : nameOnFront) ?? '');
  return people
    .map((person) => ({ name: person.name.trim(), onFront: typedFor(person) }))
    .filter(({ onFront }) => onFront === '' || !isNameOfRelation(onFront, relation))
    .filter(({ name, onFront }) => name !== '' && !isSamePerson(name, onFront) && !isNameOfRelation(name, relation))
    .map(({ name }) => name)
    .filter((name) => isCalledByRelation(relation) || isNameOfAnyRelation(name));
}

/** Whether the front has the name of a recipient: the sender has thought of who gets it. */
function isSamePerson(name: string, onFront: string): boolean {
  const lower = (text: string) => text.toLocaleLowerCase('en');
  return onFront !== '' && [name, firstName(name)].map(lower).includes(lower(onFront));
}
