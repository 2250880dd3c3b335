import type { Picture } from './designs.ts';
import { CAUTIONS, numberOf, plainOf, type Words, wordsId } from './words.ts';

/** Tags of words that say nothing of a picture. */
const NO_PICTURE = new Set<string>([
  ...CAUTIONS,
  'type',
  'short',
  'us',
  'numeral',
  'milestone',
  'from-group',
  'to-pet',
  'from-pet',
  'hindu',
  'jewish',
  'muslim',
  'christian',
  'chinese',
  'irish',
  'family',
  'friends',
  'from-child',
  'mum-first',
  'dad-first',
  'secular',
]);
/** What else a thing may be called: a picture of the first also shows the others. */
const ALSO: Record<string, readonly string[]> = {
  rabbit: ['hare'],
  hen: ['eggs'],
  rooster: ['hen'],
  fish: ['lake'],
  swan: ['lake'],
  duck: ['lake'],
  robin: ['garden'],
  'sailing-boat': ['boat'],
  boat: ['sailing-boat'],
  lighthouse: ['sea'],
  'layer-cake': ['cake'],
  cupcake: ['cake'],
  gift: ['parcel'],
  balloons: ['balloon'],
  bunting: ['streamers'],
  'party-hat': ['hat'],
  envelope: ['letter', 'mail'],
  letterbox: ['postbox', 'letter', 'mail'],
  'heart-ribbon': ['heart', 'ribbon'],
  rings: ['ring'],
  teapot: ['tea'],
  'front-door': ['door'],
  train: ['bridge'],
  moon: ['stars'],
  star: ['stars'],
  'guiding-star': ['stars', 'star'],
  rainbow: ['cloud'],
  umbrella: ['rain'],
  lantern: ['lamp'],
  'open-book': ['book'],
  books: ['book'],
  spectacles: ['glasses'],
  guitar: ['music'],
  violin: ['music'],
  piano: ['music'],
  'record-player': ['vinyl', 'music', 'dance'],
  'fishing-fly': ['fish', 'river'],
  'spade-fork': ['spade', 'tools', 'shed'],
  'watering-can': ['garden'],
  bobbin: ['stitch'],
  teddy: ['bear'],
  tree: ['pines'],
  bauble: ['tree'],
  pumpkin: ['lantern'],
  'easter-egg': ['eggs'],
  'horn-of-plenty': ['harvest'],
  'witch-hat': ['witch'],
  mushroom: ['woodland'],
  bee: ['honey'],
  daisy: ['flowers'],
  rose: ['flowers'],
  tulip: ['flowers', 'tulips'],
  poppy: ['flowers'],
  sunflower: ['flowers', 'sun'],
  lily: ['flowers'],
  peony: ['flowers'],
  lavender: ['flowers'],
  vase: ['flowers', 'bouquet'],
  oak: ['leaf', 'tree', 'conker'],
  turtle: ['sea'],
  cat: ['pets-cat'],
  coffee: ['mug'],
  coupes: ['glass'],
  mountain: ['hills'],
  camper: ['van'],
  candle: ['light'],
  diya: ['lamp'],
  house: ['cottage'],
  globe: ['map'],
  compass: ['map'],
  anchor: ['sea'],
};
/** Moods that do not sit on a picture of another mood. */
const AGAINST: Record<string, readonly string[]> = {
  funny: ['quiet', 'elegant'],
  dry: ['loving'],
  playful: ['quiet'],
  elegant: ['funny', 'playful'],
  quiet: ['playful', 'funny'],
};
const KIN: Record<string, readonly string[]> = {
  funny: ['playful', 'dry'],
  dry: ['funny'],
  playful: ['funny'],
  elegant: ['quiet', 'simple'],
  quiet: ['elegant', 'simple'],
  simple: ['quiet', 'warm', 'elegant'],
  loving: ['warm'],
  warm: ['loving', 'playful'],
  proud: ['warm', 'elegant'],
  belated: ['funny', 'warm', 'dry'],
};
const YOUNG = new Set(['child', 'baby', 'son', 'daughter', 'niece', 'nephew', 'godchild']);
const WITHIN: Record<string, readonly string[]> = {
  wife: ['partner', 'her'],
  husband: ['partner', 'him'],
  sister: ['her', 'friend'],
  brother: ['him', 'friend'],
  grandma: ['mum', 'her'],
  grandad: ['dad', 'him'],
  parents: ['couple'],
  boss: ['colleague'],
  group: ['friend', 'anyone'],
  aunt: ['her'],
  uncle: ['him'],
  cousin: ['friend'],
  neighbour: ['friend'],
  teacher: ['friend', 'colleague'],
  'in-law': ['friend'],
  stepparent: ['dad', 'mum'],
  godparent: ['friend'],
  mum: ['her'],
  dad: ['him'],
  couple: ['partner'],
  pet: ['friend'],
  her: ['friend'],
  him: ['friend'],
};
/** Feasts whose cards show only what belongs to them. */
const STRICT = new Set([
  'hanukkah',
  'passover',
  'rosh-hashanah',
  'diwali',
  'holi',
  'eid',
  'lunar-new-year',
  'kwanzaa',
  'st-patricks',
  'halloween',
  'fourth-of-july',
  'thanksgiving',
  'easter',
]);

export type Pair = { picture: Picture; words: Words; score: number; isMade: boolean };

/** What a picture shows, as words for matching: itself twice as sure as what is around it. */
function shownIn(picture: Picture): Map<string, number> {
  const shown = new Map<string, number>();
  const put = (subject: string, weight: number) => shown.set(subject, Math.max(shown.get(subject) ?? 0, weight));
  for (const subject of picture.drawn.subjects) {
    put(subject, 1);
    for (const also of ALSO[subject] ?? []) put(also, 1);
  }
  const main = picture.isMaterial ? [picture.hero] : picture.drawn.subjects.slice(0, 2);
  for (const hero of main) {
    put(hero, 2);
    for (const also of ALSO[hero] ?? []) put(also, 1.5);
  }
  return shown;
}

function suitsRecipient(words: Words, picture: Picture): number | null {
  const recipients = picture.fits.recipients ?? [];
  const forYoung = words.for === 'child' || words.for === 'baby';
  if (
    recipients.length > 0 &&
    recipients.every((who) => YOUNG.has(who) || who === 'parents' || who === 'brother' || who === 'sister')
  )
    return YOUNG.has(words.for) ? 1 : null;
  if (forYoung)
    return recipients.some((who) => YOUNG.has(who))
      ? 1
      : picture.isMaterial && (picture.fits.moods ?? []).includes('playful')
        ? 0.5
        : null;
  if (words.for === 'anyone' || recipients.length === 0) return 0;
  if (recipients.includes(words.for)) return 1.5;
  if ((WITHIN[words.for] ?? []).some((who) => recipients.includes(who))) return 0.5;
  return -0.75;
}

function suitsMood(words: Words, picture: Picture): number | null {
  const moods = picture.fits.moods ?? [];
  if (moods.length === 0) return 0;
  if (moods.includes(words.mood)) return 1.5;
  if ((KIN[words.mood] ?? []).some((mood) => moods.includes(mood))) return 0.5;
  const against = AGAINST[words.mood] ?? [];
  return moods.every((mood) => against.includes(mood)) ? null : -0.75;
}

/** whether the words fit into the picture's lettering */
export function fitsLettering(words: Words, picture: Picture): boolean {
  const { min = 0, max = 26, lines = 2 } = picture.fits.headline ?? {};
  const length = plainOf(words.headline).length;
  return (
    length >= min &&
    length <= max &&
    (lines > 1 || length <= Math.min(max, 26) || min > 0) &&
    words.headline.split('|').length <= Math.max(lines, 2)
  );
}

/** How well words sit on a picture that they were not written for; null when they do not. */
export function scoreOf(words: Words, picture: Picture): number | null {
  if (words.picture !== undefined) return null;
  const number = numberOf(words);
  const needsNumber = picture.fits.headline?.needsNumber === true || picture.drawn.subjects.includes('numeral');
  if (needsNumber !== (number !== undefined && words.tags.includes('numeral'))) return null;
  if (!fitsLettering(words, picture)) return null;
  const occasions = picture.fits.occasions ?? ['birthday'];
  const wanted = words.tags.filter((tag) => !NO_PICTURE.has(tag) && !/^(?:age|years)-/.test(tag));
  const shown = shownIn(picture);
  const met = wanted.map((tag) => shown.get(tag) ?? 0);
  const seen = met.reduce((sum, weight) => sum + weight, 0);
  const isAtHome = occasions.includes(words.occasion);
  if (!isAtHome && (STRICT.has(words.occasion) || seen < 2 || !occasions.includes('birthday'))) return null;
  const isGeneral = wanted.length === 0 || words.tags.includes('type');
  // Words about a thing need a picture of it; a picture of the sky's signs is for birthdays.
  if (!isGeneral && Math.max(0, ...met) < 1.5) return null;
  if (seen === 0 && !isAtHome) return null;
  if (picture.drawn.subjects.includes('zodiac') && words.occasion !== 'birthday') return null;
  const recipient = suitsRecipient(words, picture);
  const mood = suitsMood(words, picture);
  if (recipient === null || mood === null) return null;
  const first = wanted[0] === undefined ? 0 : (shown.get(wanted[0]) ?? 0);
  return (
    2 * seen +
    1.5 * first -
    0.75 * met.filter((weight) => weight === 0).length +
    recipient +
    mood +
    (isAtHome ? 1.5 : 0)
  );
}

export type Editorial = {
  /** pictures, words or both ("picture + words") that are left out, with the reason */
  leftOut: Record<string, string>;
  /** picture → the words it takes */
  pairs: Record<string, string>;
};

/** How many cards of a kind may stand in an occasion. */
export type Limits = {
  family: number;
  hero: number;
  /** the lowest score at which words sit well on a picture */ least: number;
};

/**
 * Pairs pictures with words: first those written for each other or put together by hand, then by score, the best first.
 * Each picture and each headline is taken once; what is left out by name stays out. Deterministic.
 */
export function pairUp(
  pictures: readonly Picture[],
  rows: readonly Words[],
  editorial: Editorial,
  limits: Limits,
): Pair[] {
  const isOut = (picture: Picture, words?: Words) =>
    [
      picture.name,
      `${picture.family}/*`,
      ...(words ? [wordsId(words), `${picture.name} + ${wordsId(words)}`] : []),
    ].some((name) => Object.hasOwn(editorial.leftOut, name));
  const open = pictures.filter((picture) => !isOut(picture));
  const byName = new Map(open.map((picture) => [picture.name, picture]));
  const byId = new Map(rows.map((row) => [wordsId(row), row]));
  const pairs: Pair[] = [];
  const taken = new Set<string>();
  const count = new Map<string, number>();
  const placeOf = ({ words, picture }: Pair) =>
    words.occasion === 'birthday' || words.occasion === 'anniversary'
      ? words.occasion
      : picture.isMaterial
        ? 'holidays'
        : words.occasion;
  const keysOf = (pair: Pair) =>
    [
      `${placeOf(pair)}|family|${pair.picture.family}|${pair.picture.layout}`,
      `${placeOf(pair)}|hero|${pair.picture.hero}`,
    ] as const;
  function take(pair: Pair): void {
    taken.add(pair.picture.key);
    taken.add(wordsId(pair.words));
    for (const key of keysOf(pair)) count.set(key, (count.get(key) ?? 0) + 1);
    pairs.push(pair);
  }
  const byHand = new Map(Object.entries(editorial.pairs));
  for (const row of rows)
    if (row.picture !== undefined && !byHand.has(row.picture)) byHand.set(row.picture, wordsId(row));
  for (const [name, id] of byHand) {
    const picture = byName.get(name);
    const words = byId.get(id);
    if (words === undefined) throw new Error(`${name} is paired with words that are not there: ${id}`);
    if (picture && !taken.has(picture.key) && !taken.has(id) && !isOut(picture, words))
      take({ picture, words, score: 100, isMade: true });
  }
  const scored: Pair[] = [];
  for (const picture of open) {
    if (taken.has(picture.key)) continue;
    for (const words of rows) {
      if (taken.has(wordsId(words)) || isOut(picture, words)) continue;
      const score = scoreOf(words, picture);
      if (score !== null && score >= limits.least) scored.push({ picture, words, score, isMade: false });
    }
  }
  scored.sort(
    (a, b) => b.score - a.score || (a.picture.name + wordsId(a.words) < b.picture.name + wordsId(b.words) ? -1 : 1),
  );
  for (const pair of scored) {
    if (taken.has(pair.picture.key) || taken.has(wordsId(pair.words))) continue;
    const [family, hero] = keysOf(pair).map((key) => count.get(key) ?? 0) as [number, number, number];
    if (family >= limits.family || (pair.picture.isMaterial && hero >= limits.hero)) continue;
    take(pair);
  }
  return pairs;
}
