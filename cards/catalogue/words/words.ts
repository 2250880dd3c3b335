import { z } from 'zod';
import { slugOf } from '#cards/catalogue/slug.ts';
import { isPlainGreeting } from './greetings.ts';

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
  'mid-autumn',
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
/** Tags for topics that a person may want to avoid. */
export const CAUTION_TAGS = ['age-joke', 'alcohol', 'religion', 'pets'] as const;

/** Topics of a text besides its occasion, as tags. They decide which messages suit the card. */
export const TOPICS = [
  'adoption',
  'anniversary-of-death',
  'baby-loss',
  'bar-mitzvah',
  'bat-mitzvah',
  'christening',
  'day-of-the-dead',
  'driving-test',
  'engagement',
  'exams',
  'expecting',
  'first-communion',
  'first-day',
  'graduation',
  'leaving',
  'new-job',
  'new-start',
  'nowruz',
  'pet-loss',
  'pride',
  'promotion',
  'sorry',
  'twins',
] as const;
export type Topic = (typeof TOPICS)[number] | 'belated';

/** The topics of a text besides its occasion. */
export function topicsOf({ tags, mood }: Pick<Words, 'tags' | 'mood'>): Topic[] {
  return [...TOPICS.filter((topic) => tags.includes(topic)), ...(mood === 'belated' ? (['belated'] as const) : [])];
}

/** The text of one card: the words on its front, and the verse inside. */
export const Words = z.strictObject({
  occasion: z.enum(OCCASIONS),
  /** the recipient; `group` is from a group */
  for: z.string().regex(/^[a-z-]+$/),
  mood: z.enum(MOODS),
  /** | where a line may break */
  headline: z.string().min(2).max(90),
  /** the small line of the front; often the occasion itself */
  sub: z.string().max(80),
  inside: z.string().min(1).max(300),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)),
  /** family/motif or family/motif/variant of the picture that this text was written for */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/)
    .optional(),
});
export type Words = z.infer<typeof Words>;

/** a headline as one line */
export function singleLine(headline: string): string {
  return headline.replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a text has a plain greeting, which many cards may share; each has a verse of its own. */
export function isGreeting({ occasion, headline }: Pick<Words, 'occasion' | 'headline'>): boolean {
  return isPlainGreeting(occasion, singleLine(headline));
}

/**
 * The id of a text in pairings: "birthday:the-cake-is-load-bearing". The id of a plain greeting includes the verse: "birthday:happy-birthday:a-year-of-you-come-into-flower".
 */
export function wordsId(words: Pick<Words, 'occasion' | 'headline' | 'inside'>): string {
  const name = `${words.occasion}:${slugOf(words.headline)}`;
  return isGreeting(words) ? `${name}:${slugOf(words.inside)}` : name;
}

/** All texts, validated. @throws with the headline of a text that is invalid */
export function readWords(rows: readonly unknown[]): Words[] {
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

/** The age or the years of marriage in a text, from its tags. */
export function numberOf(words: Words): string | undefined {
  return words.tags.map((tag) => /^(?:age|years)-(\d+)$/.exec(tag)?.[1]).find((found) => found !== undefined);
}
