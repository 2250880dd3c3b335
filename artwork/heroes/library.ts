import type { Input } from '#artwork/engine.ts';
import type { Hero } from './hero.ts';
import { AUTUMN } from './holidays/autumn.ts';
import { AUTUMN_TABLES } from './holidays/autumn-tables.ts';
import { BIRDS } from './animals/birds.ts';
import { DEAR_ONES } from './occasions/dear-ones.ts';
import { FAR_OFF } from './animals/far-off.ts';
import { FARM } from './animals/farm.ts';
import { FEAST_TABLES } from './holidays/feast-tables.ts';
import { FESTIVAL_LIGHTS } from './holidays/festival-lights.ts';
import { FLOWERS } from './nature/flowers.ts';
import { FRUIT } from './nature/fruit.ts';
import { HOME } from './things/home.ts';
import { HOUSE_PETS } from './animals/house-pets.ts';
import { INSECTS } from './animals/insects.ts';
import { JEWISH_YEAR } from './holidays/jewish-year.ts';
import { KIND_WISHES } from './occasions/kind-wishes.ts';
import { LEAVES } from './nature/leaves.ts';
import { LIGHT } from './holidays/light.ts';
import { LUNAR_NEW_YEAR } from './holidays/lunar-new-year.ts';
import { LOVE } from './occasions/love.ts';
import { MAKING } from './things/making.ts';
import { MARRIAGE_YEARS } from './occasions/marriage-years.ts';
import { MIDNIGHT_AND_JULY } from './holidays/midnight-and-july.ts';
import { MOON_FESTIVAL } from './holidays/moon-festival.ts';
import { MUSIC } from './things/music.ts';
import { numberHero } from './numbers/numbers.ts';
import { NURSERY } from './occasions/nursery.ts';
import { PARTY } from './occasions/party.ts';
import { PEACE } from './holidays/peace.ts';
import { PETS } from './animals/pets.ts';
import { READING } from './things/reading.ts';
import { SEA } from './animals/sea.ts';
import { SIMPLE } from './nature/simple.ts';
import { SPORT } from './things/sport.ts';
import { SPRING_AND_SPOOKS } from './holidays/spring-and-spooks.ts';
import { TOYS } from './things/toys.ts';
import { TRAVEL } from './things/travel.ts';
import { WEATHER } from './nature/weather.ts';
import { WEDDINGS_AND_BABIES } from './occasions/weddings-and-babies.ts';
import { WHEELS } from './things/wheels.ts';
import { WINTER } from './holidays/winter.ts';
import { WOODLAND } from './animals/woodland.ts';
import { ZODIAC } from './animals/zodiac.ts';

const ALL = [PETS, WOODLAND, BIRDS, FARM, FAR_OFF, SEA, INSECTS, FLOWERS, LEAVES, FRUIT, PARTY, LOVE, HOME, TRAVEL, WEATHER, READING, MUSIC, SPORT, MAKING,
  NURSERY, WINTER, LIGHT, AUTUMN, PEACE, SIMPLE,
  ZODIAC, LUNAR_NEW_YEAR, JEWISH_YEAR, FESTIVAL_LIGHTS, FEAST_TABLES,
  MIDNIGHT_AND_JULY, AUTUMN_TABLES, SPRING_AND_SPOOKS, DEAR_ONES,
  WEDDINGS_AND_BABIES, KIND_WISHES, TOYS, WHEELS, HOUSE_PETS, MARRIAGE_YEARS, MOON_FESTIVAL].flat();
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

/** The motif whose hero is the card's own number: an age or years of marriage, written in `sub`. */
export const NUMBER = 'number';
const FIGURES = /^[1-9]\d{0,2}$/;
/** the number of a card without one, so that it can be drawn while it is being written */
const DEFAULT_NUMBER = '1';

type NumberSource = Pick<Input, 'motif' | 'sub'> & { headline?: string };

/** The hero of a card: of its motif, or the number in its `sub`, else in its headline. Throws when the library has no such motif. */
export function heroFor({ motif, sub = '', headline = '' }: NumberSource): Hero {
  if (motif !== NUMBER) return heroOf(motif);
  const said = [sub.trim(), ...headline.split(/\D+/)].find((word) => FIGURES.test(word));
  return numberHero(said ?? DEFAULT_NUMBER);
}

/** The small line below a card's headline: the name, or else its second line. A number that is drawn is not written as well. */
export function smallLineOf({ motif, name, sub }: Pick<Input, 'motif' | 'name' | 'sub'>): string | undefined {
  const isDrawn = motif === NUMBER && FIGURES.test(sub?.trim() ?? '');
  return name || (isDrawn ? undefined : sub);
}
