import { z } from 'zod';
import ages from './words/ages.json' with { type: 'json' };
import anniversary from './words/anniversary.json' with { type: 'json' };
import anniversaryHeroes from './words/anniversary-heroes.json' with { type: 'json' };
import baby from './words/baby.json' with { type: 'json' };
import birthday from './words/birthday.json' with { type: 'json' };
import birthdayHeroes from './words/birthday-heroes.json' with { type: 'json' };
import christmas from './words/christmas.json' with { type: 'json' };
import congratulations from './words/congratulations.json' with { type: 'json' };
import diwali from './words/diwali.json' with { type: 'json' };
import easter from './words/easter.json' with { type: 'json' };
import eid from './words/eid.json' with { type: 'json' };
import fathersDay from './words/fathers-day.json' with { type: 'json' };
import fourthOfJuly from './words/fourth-of-july.json' with { type: 'json' };
import getWell from './words/get-well.json' with { type: 'json' };
import goodLuck from './words/good-luck.json' with { type: 'json' };
import halloween from './words/halloween.json' with { type: 'json' };
import hanukkah from './words/hanukkah.json' with { type: 'json' };
import holidaysHeroes from './words/holidays-heroes.json' with { type: 'json' };
import holi from './words/holi.json' with { type: 'json' };
import justBecause from './words/just-because.json' with { type: 'json' };
import kwanzaa from './words/kwanzaa.json' with { type: 'json' };
import lunarNewYear from './words/lunar-new-year.json' with { type: 'json' };
import mothersDay from './words/mothers-day.json' with { type: 'json' };
import newHome from './words/new-home.json' with { type: 'json' };
import newYear from './words/new-year.json' with { type: 'json' };
import otherHeroes from './words/other-heroes.json' with { type: 'json' };
import occasionsHeroes from './words/occasions-heroes.json' with { type: 'json' };
import passover from './words/passover.json' with { type: 'json' };
import pictured from './words/pictured.json' with { type: 'json' };
import retirement from './words/retirement.json' with { type: 'json' };
import roshHashanah from './words/rosh-hashanah.json' with { type: 'json' };
import shelvesHolidays from './words/shelves-holidays.json' with { type: 'json' };
import shortBirthday from './words/short-birthday.json' with { type: 'json' };
import stPatricks from './words/st-patricks.json' with { type: 'json' };
import sympathy from './words/sympathy.json' with { type: 'json' };
import thankYou from './words/thank-you.json' with { type: 'json' };
import thanksgiving from './words/thanksgiving.json' with { type: 'json' };
import thinkingOfYou from './words/thinking-of-you.json' with { type: 'json' };
import valentine from './words/valentine.json' with { type: 'json' };
import wedding from './words/wedding.json' with { type: 'json' };
import { slugOf } from './slug.ts';

/** Occasions of the shop. */
export const OCCASIONS = [
  'birthday',
  'anniversary',
  'christmas',
  'diwali',
  'easter',
  'eid',
  'fathers-day',
  'fourth-of-july',
  'halloween',
  'hanukkah',
  'holi',
  'kwanzaa',
  'lunar-new-year',
  'mothers-day',
  'new-year',
  'passover',
  'rosh-hashanah',
  'st-patricks',
  'thanksgiving',
  'valentine',
  'baby',
  'congratulations',
  'get-well',
  'good-luck',
  'just-because',
  'new-home',
  'retirement',
  'sympathy',
  'thank-you',
  'thinking-of-you',
  'wedding',
] as const;
export const MOODS = [
  'warm',
  'playful',
  'funny',
  'dry',
  'elegant',
  'quiet',
  'loving',
  'simple',
  'proud',
  'belated',
] as const;
/** Tags that are cautions: "please avoid" reads them. */
export const CAUTIONS = ['age-joke', 'alcohol', 'religion', 'pets'] as const;

/** The words of one card: what stands on its front, and the verse inside. */
export const Words = z.strictObject({
  occasion: z.enum(OCCASIONS),
  /** whom it is for; `group` is from a group */
  for: z.string().regex(/^[a-z-]+$/),
  mood: z.enum(MOODS),
  /** | where a line may break */
  headline: z.string().min(2).max(90),
  /** the small line of the front; often the occasion itself */
  sub: z.string().max(80),
  inside: z.string().min(1).max(300),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)),
  /** family/motif or family/motif/variant of the one picture that these words were written for */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/)
    .optional(),
});
export type Words = z.infer<typeof Words>;

/** Rows as stored, not yet checked. */
export const STORED_WORDS: readonly unknown[] = [
  ...pictured,
  ...ages,
  ...anniversary,
  ...anniversaryHeroes,
  ...baby,
  ...birthday,
  ...birthdayHeroes,
  ...christmas,
  ...congratulations,
  ...diwali,
  ...easter,
  ...eid,
  ...fathersDay,
  ...fourthOfJuly,
  ...getWell,
  ...goodLuck,
  ...halloween,
  ...hanukkah,
  ...holi,
  ...holidaysHeroes,
  ...justBecause,
  ...kwanzaa,
  ...lunarNewYear,
  ...mothersDay,
  ...newHome,
  ...newYear,
  ...otherHeroes,
  ...occasionsHeroes,
  ...passover,
  ...retirement,
  ...roshHashanah,
  ...shelvesHolidays,
  ...shortBirthday,
  ...stPatricks,
  ...sympathy,
  ...thankYou,
  ...thanksgiving,
  ...thinkingOfYou,
  ...valentine,
  ...wedding,
];

/** a headline as one line */
export function plainOf(headline: string): string {
  return headline.replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The name by which pairings call a row of words: "birthday:the-cake-is-load-bearing". */
export function wordsId(words: Pick<Words, 'occasion' | 'headline'>): string {
  return `${words.occasion}:${slugOf(words.headline)}`;
}

/** Every row of words, checked. Throws with the row's headline when one is not as described. */
export function readWords(rows: readonly unknown[] = STORED_WORDS): Words[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const parsed = Words.safeParse(row);
    if (!parsed.success) throw new Error(`words ${JSON.stringify(row).slice(0, 120)}: ${parsed.error.message}`);
    const id = wordsId(parsed.data);
    if (seen.has(id)) throw new Error(`two headlines alike: ${id}`);
    seen.add(id);
    return parsed.data;
  });
}

/** The age or the years of marriage that words name, from their tags. */
export function numberOf(words: Words): string | undefined {
  return words.tags.map((tag) => /^(?:age|years)-(\d+)$/.exec(tag)?.[1]).find((found) => found !== undefined);
}
