import { firstName } from '#shared/people/first-name.ts';
import type { KeptType } from './calendar-types.ts';

/** A warm, plain line for a card, which its sender may change. Their name is signed below it. @param name of whoever gets the card */
export function greetingFor(type: KeptType, name: string): string {
  const who = firstName(name);
  if (type === 'birthday') return `Happy birthday, ${who}! Thinking of you, and wishing you a wonderful year ahead.`;
  if (type === 'anniversary') return `Happy anniversary, ${who}! Thinking of you, and wishing you a lovely day.`;
  return `Thinking of you today, ${who}.`;
}
