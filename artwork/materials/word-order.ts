import type { Hero } from '#artwork/heroes/hero.ts';
import { ownOf } from './own-way.ts';

/** Whether the words come before the hero: the hero's own way, and never with a number. */
export function isTurned(hero: Hero): boolean {
  return !hero.tags.includes('numeral') && ownOf(hero, 'way up', [false, true]);
}
