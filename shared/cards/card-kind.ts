/** The kind of card by occasion, as in "Rosa sent you a birthday card": one entry for every occasion of the shop. */
const KINDS = {
  birthday: 'birthday card',
  anniversary: 'anniversary card',
  christmas: 'Christmas card',
  diwali: 'Diwali card',
  easter: 'Easter card',
  eid: 'Eid card',
  'fathers-day': 'Father’s Day card',
  'fourth-of-july': 'Fourth of July card',
  halloween: 'Halloween card',
  hanukkah: 'Hanukkah card',
  holi: 'Holi card',
  kwanzaa: 'Kwanzaa card',
  'lunar-new-year': 'Lunar New Year card',
  'mid-autumn': 'Mid-Autumn card',
  'mothers-day': 'Mother’s Day card',
  'new-year': 'New Year card',
  passover: 'Passover card',
  'rosh-hashanah': 'Rosh Hashanah card',
  'st-patricks': 'St Patrick’s Day card',
  thanksgiving: 'Thanksgiving card',
  valentine: 'Valentine',
  'thank-you': 'thank-you card',
  congratulations: 'card of congratulations',
  graduation: 'graduation card',
  wedding: 'wedding card',
  engagement: 'engagement card',
  baby: 'new baby card',
  'get-well': 'get-well card',
  sympathy: 'sympathy card',
  'thinking-of-you': 'thinking-of-you card',
  'good-luck': 'good luck card',
  'new-home': 'new home card',
  retirement: 'retirement card',
  'farewell-colleague': 'farewell card',
  sorry: 'card to say sorry',
  'just-because': 'card',
} as const satisfies Record<string, string>;

/** The occasions of the shop. */
export type Occasion = keyof typeof KINDS;
export const OCCASIONS = Object.keys(KINDS) as Occasion[];

/** Whether this is an occasion of the shop. */
export function isOccasion(occasion: string): occasion is Occasion {
  return Object.hasOwn(KINDS, occasion);
}

/** The kind of card without an article: `birthday card`, or `card` if the shop does not have the occasion. */
export function kindOfCard(occasion: string): string {
  return isOccasion(occasion) ? KINDS[occasion] : 'card';
}

/** The kind of card with its article: `a birthday card`, `an anniversary card`. */
export function kindOfCardWithArticle(occasion: string): string {
  const kind = kindOfCard(occasion);
  return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;
}
