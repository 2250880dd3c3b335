import { type Fits, type Look, type Motif, sentenceOf } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { HEROES, NUMBER } from '#artwork/heroes/library.ts';
import { toldOf } from '#artwork/heroes/told.ts';

/** The occasions of a hero, by its tags. */
const OCCASIONS: Record<string, string[]> = {
  birthday: ['birthday'],
  cake: ['birthday'],
  party: ['birthday', 'congratulations'],
  celebrate: ['congratulations', 'birthday'],
  congratulations: ['congratulations'],
  winner: ['congratulations'],
  graduation: ['graduation', 'congratulations'],
  love: ['love-valentine', 'anniversary'],
  valentine: ['love-valentine'],
  anniversary: ['anniversary'],
  wedding: ['wedding'],
  engagement: ['engagement'],
  'new-baby': ['baby'],
  'baby-shower': ['baby'],
  baby: ['baby'],
  'new-home': ['new-home'],
  retirement: ['retirement'],
  'bon-voyage': ['farewell-colleague', 'good-luck'],
  travel: ['farewell-colleague', 'good-luck'],
  luck: ['good-luck'],
  'new-job': ['good-luck', 'congratulations'],
  teacher: ['thank-you'],
  'thank-you': ['thank-you'],
  'get-well': ['get-well'],
  'thinking-of-you': ['thinking-of-you'],
  hope: ['thinking-of-you'],
  sympathy: ['sympathy'],
  remembrance: ['sympathy'],
  memory: ['sympathy'],
  mother: ['mothers-day'],
  father: ['fathers-day'],
  christmas: ['christmas'],
  nativity: ['christmas'],
  hanukkah: ['hanukkah'],
  diwali: ['diwali'],
  eid: ['eid'],
  ramadan: ['eid'],
  kwanzaa: ['kwanzaa'],
  halloween: ['halloween'],
  easter: ['easter'],
  'st-patrick': ['st-patricks'],
  thanksgiving: ['thanksgiving'],
  'lunar-new-year': ['lunar-new-year'],
  'mid-autumn': ['mid-autumn'],
  passover: ['passover'],
  'rosh-hashanah': ['rosh-hashanah'],
  holi: ['holi'],
  'new-year': ['new-year'],
  'fourth-of-july': ['fourth-of-july'],
  flower: ['mothers-day', 'thank-you', 'birthday', 'thinking-of-you'],
};
/** tags of one holiday or moment: a hero with one of them does not suit every day */
const ONLY = new Set([
  'christmas',
  'hanukkah',
  'diwali',
  'eid',
  'ramadan',
  'kwanzaa',
  'halloween',
  'easter',
  'st-patrick',
  'thanksgiving',
  'lunar-new-year',
  'mid-autumn',
  'passover',
  'rosh-hashanah',
  'holi',
  'fourth-of-july',
  'remembrance',
  'wedding',
  'engagement',
  'new-baby',
  'graduation',
  'sickroom',
  'packing',
]);
const EVERY_DAY = ['birthday', 'thank-you', 'thinking-of-you', 'just-because'];
/** tags that describe the drawing of a hero, not the hero */
const HOW = new Set(['simple', 'head', 'sitting', 'flight', 'frame', 'mammal']);

function fitsOf(hero: Hero): Fits {
  const said = hero.tags.flatMap((tag) => OCCASIONS[tag] ?? []);
  const own = hero.tags.some((tag) => ONLY.has(tag));
  return { occasions: [...new Set(own ? said : [...said, ...EVERY_DAY])] };
}

/** How a material uses heroes: those that it suits, by key, by tag or all; those that it does not suit, by key; and the description of its picture. */
export type Manner = {
  suits: readonly string[] | 'all';
  except?: readonly string[];
  /** the description of its picture, with the hero as in a sentence: `${it} set in small stone tiles` */
  told: (it: string) => string;
  look: Partial<Look>;
};

/** The motif of an age or of years of marriage: the hero is the card's number. */
function numberMotif({ told, look }: Manner): Motif {
  return {
    hero: NUMBER,
    title: 'A number',
    it: 'the number',
    alt: sentenceOf(told, 'the number'),
    subjects: ['numeral', 'milestone'],
    fits: { occasions: ['birthday', 'anniversary'], headline: { needsNumber: true } },
    look: { ...look, oneWay: true },
  };
}

/** The motifs of a material: every hero of the library that suits it, and the number unless it is excluded. */
export function suited(manner: Manner): Record<string, Motif> {
  const { suits, except = [], told, look } = manner;
  const chosen = HEROES.filter(
    ({ key, tags }) =>
      !except.includes(key) && (suits === 'all' || suits.some((word) => word === key || tags.includes(word))),
  );
  const heroes = Object.fromEntries(
    chosen.map((hero) => [
      hero.key,
      {
        hero: hero.key,
        title: hero.name,
        it: toldOf(hero),
        alt: sentenceOf(told, toldOf(hero)),
        subjects: [...new Set([hero.key, ...hero.tags])].filter((tag) => !HOW.has(tag)),
        fits: fitsOf(hero),
        look,
      },
    ]),
  );
  return except.includes(NUMBER) ? heroes : { ...heroes, [NUMBER]: numberMotif(manner) };
}
