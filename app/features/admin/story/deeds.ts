import type { AdminStory } from '#contract/admin.ts';
import type { StoryPerson } from './event-words.ts';

/** What can be done about a card. */
export type Deed = 'again' | 'correct' | 'fresh-link' | 'move' | 'take-down';

const REFUSING = 'refused';
/** What of that can be done with this one, and for whom. */
export type Possible = {
  deeds: ReadonlySet<Deed>;
  reachable: readonly StoryPerson[];
  correctable: readonly StoryPerson[];
};

export function possibleWith(story: AdminStory): Possible {
  const reachable = story.people.filter((person) => person.state !== REFUSING);
  const correctable = reachable.filter((person) => person.openedAt === null);
  const deeds = new Set<Deed>();
  if (story.isRevoked) return { deeds, reachable, correctable };
  if (story.hasLeft && reachable.length > 0) deeds.add('again').add('fresh-link');
  if (story.hasLeft && correctable.length > 0) deeds.add('correct');
  if (story.state === 'scheduled') deeds.add('move');
  deeds.add('take-down');
  return { deeds, reachable, correctable };
}

/** Whether some address is known to be wrong: then that is what to put right first. */
export function isBack(story: AdminStory): boolean {
  return story.people.some((person) => person.state === 'bounced');
}
