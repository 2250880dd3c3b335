import type { Hero } from './hero.ts';
import { AUTUMN } from './autumn.ts';
import { BIRDS } from './birds.ts';
import { FAR_OFF } from './far-off.ts';
import { FARM } from './farm.ts';
import { FLOWERS } from './flowers.ts';
import { FRUIT } from './fruit.ts';
import { HOME } from './home.ts';
import { INSECTS } from './insects.ts';
import { LEAVES } from './leaves.ts';
import { LIGHT } from './light.ts';
import { LUNAR_NEW_YEAR } from './lunar-new-year.ts';
import { LOVE } from './love.ts';
import { MAKING } from './making.ts';
import { MUSIC } from './music.ts';
import { NURSERY } from './nursery.ts';
import { PARTY } from './party.ts';
import { PEACE } from './peace.ts';
import { PETS } from './pets.ts';
import { READING } from './reading.ts';
import { SEA } from './sea.ts';
import { SIMPLE } from './simple.ts';
import { SPORT } from './sport.ts';
import { TRAVEL } from './travel.ts';
import { WEATHER } from './weather.ts';
import { WINTER } from './winter.ts';
import { WOODLAND } from './woodland.ts';
import { ZODIAC } from './zodiac.ts';

const ALL = [PETS, WOODLAND, BIRDS, FARM, FAR_OFF, SEA, INSECTS, FLOWERS, LEAVES, FRUIT, PARTY, LOVE, HOME, TRAVEL, WEATHER, READING, MUSIC, SPORT, MAKING,
  NURSERY, WINTER, LIGHT, AUTUMN, PEACE, SIMPLE,
  ZODIAC, LUNAR_NEW_YEAR].flat();
const BY_KEY = new Map<string, Hero>();
for (const hero of ALL) if (!BY_KEY.has(hero.key)) BY_KEY.set(hero.key, hero);

/** every hero of the library: drawn once as tagged parts, for any material to make anew */
export const HEROES: readonly Hero[] = [...BY_KEY.values()];

/** The hero of a key. Throws when the library has none. */
export function heroOf(key = 'house'): Hero {
  const hero = BY_KEY.get(key);
  if (!hero) throw new Error(`no hero ${key}`);
  return hero;
}
