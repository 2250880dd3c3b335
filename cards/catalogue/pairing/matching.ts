import type { Picture } from './designs.ts';
import { CAUTION_TAGS, numberOf, singleLine, type Words } from '#cards/catalogue/words/words.ts';

/** Tags of texts that say nothing about the picture. */
const NO_PICTURE = new Set<string>([
  ...CAUTION_TAGS,
  'leaving',
  'engagement',
  'sorry',
  'pet-loss',
  'her-loss',
  'him-loss',
  'baby-loss',
  'friend-loss',
  'anniversary-of-death',
  'new-job',
  'exams',
  'promotion',
  'driving-test',
  'first-day',
  'new-start',
  'twins',
  'adoption',
  'two-brides',
  'two-grooms',
  'expecting',
  'sibling',
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
/** Other names for a thing: a picture of the first also shows the others. */
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
  'whole-pumpkin': ['pumpkin'],
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
  dachshund: ['dog'],
  labrador: ['dog'],
  spaniel: ['dog'],
  terrier: ['dog'],
  greyhound: ['dog'],
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
/** Moods that do not suit a picture of another mood. */
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
const YOUNG = new Set(['child', 'baby', 'son', 'daughter', 'niece', 'nephew', 'godchild', 'grandson', 'granddaughter']);
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
  niece: ['daughter'],
  nephew: ['son'],
  godchild: ['child'],
  grandson: ['son'],
  granddaughter: ['daughter'],
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
/** Holidays whose cards show only what belongs to them. */
const STRICT = new Set([
  'sympathy',
  'get-well',
  'wedding',
  'baby',
  'congratulations',
  'retirement',
  'new-home',
  'hanukkah',
  'passover',
  'rosh-hashanah',
  'diwali',
  'holi',
  'eid',
  'lunar-new-year',
  'mid-autumn',
  'kwanzaa',
  'st-patricks',
  'halloween',
  'fourth-of-july',
  'thanksgiving',
  'easter',
]);

/** Heroes that clearly belong to one holiday: that holiday, and the other occasions that they suit. */
const OF_A_FEAST: Record<string, readonly string[]> = {
  tree: ['christmas', 'new-year'],
  bauble: ['christmas'],
  stocking: ['christmas'],
  holly: ['christmas'],
  mistletoe: ['christmas', 'new-year'],
  'guiding-star': ['christmas'],
  pumpkin: ['halloween'],
  'witch-hat': ['halloween'],
  ghost: ['halloween'],
  'black-cat': ['halloween'],
  cauldron: ['halloween'],
  'haunted-house': ['halloween'],
  bunny: ['easter'],
  'easter-egg': ['easter'],
  'egg-basket': ['easter'],
  'lily-cross': ['easter', 'sympathy'],
  menorah: ['hanukkah'],
  dreidel: ['hanukkah'],
  gelt: ['hanukkah'],
  latkes: ['hanukkah'],
  shofar: ['rosh-hashanah'],
  'seder-plate': ['passover'],
  matzah: ['passover'],
  'kiddush-cup': ['passover', 'rosh-hashanah', 'hanukkah'],
  crescent: ['eid'],
  fanous: ['eid'],
  mosque: ['eid'],
  kinara: ['kwanzaa'],
  'unity-cup': ['kwanzaa'],
  diya: ['diwali'],
  gulal: ['holi'],
  pichkari: ['holi'],
  mooncakes: ['mid-autumn'],
  'red-envelope': ['lunar-new-year'],
  'red-lantern': ['lunar-new-year', 'mid-autumn'],
  turkey: ['thanksgiving', 'christmas'],
  // above a cradle they would mean that a child has died
  'angel-wings': ['sympathy', 'christmas'],
  'poppy-wreath': ['sympathy'],
};

/**
 * What does not belong to a holiday by custom: pork and wine, leavened bread at Passover, a wreath on a Jewish or Muslim door. Passover and
 * Mid-Autumn are at full moon, so a crescent is wrong. At the Chinese New Year, a clock and a pear mean parting.
 */
const PORK = ['eid', 'hanukkah', 'passover', 'rosh-hashanah'];
const WINE = ['eid', 'diwali', 'holi'];
const LEAVEN = ['passover'];
const KEPT_FROM: Record<string, readonly string[]> = {
  pig: PORK,
  crab: PORK,
  wine: WINE,
  champagne: WINE,
  coupes: WINE,
  decanter: WINE,
  cupcake: LEAVEN,
  'layer-cake': LEAVEN,
  'wedding-cake': LEAVEN,
  pie: LEAVEN,
  challah: LEAVEN,
  sufganiyot: LEAVEN,
  'wheat-sheaf': LEAVEN,
  'front-door': PORK,
  moon: ['passover', 'mid-autumn'],
  crescent: ['passover', 'mid-autumn'],
  'midnight-clock': ['lunar-new-year'],
  pear: ['lunar-new-year'],
};
/** Materials that are food: no iced biscuit at Passover. */
const LEAVENED = new Set(['biscuit']);

/** What a picture shows, as words for matching. Its subject counts twice as much as what is around it. */
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
      : picture.isMaterial && ((picture.fits.moods ?? []).includes('playful') || words.occasion === 'sympathy')
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

/** whether the text fits the picture's lettering */
export function fitsLettering(words: Words, picture: Picture): boolean {
  const { min = 0, max = 26, lines = 2 } = picture.fits.headline ?? {};
  const length = singleLine(words.headline).length;
  return (
    length >= min &&
    length <= max &&
    (lines > 1 || length <= Math.min(max, 26) || min > 0) &&
    words.headline.split('|').length <= Math.max(lines, 2)
  );
}

/** The subjects of a text, which a picture may show. */
export function subjectsOfWords(words: Words): string[] {
  return words.tags.filter((tag) => !NO_PICTURE.has(tag) && !/^(?:age|years)-/.test(tag));
}

/** Whether a text suits any picture of its occasion: it has no subject, or needs only lettering. */
export function isGeneral(words: Words): boolean {
  return words.tags.includes('type') || subjectsOfWords(words).length === 0;
}

/** A picture with what it shows, computed once to score many texts. */
export type ShownPicture = { picture: Picture; shown: Map<string, number>; occasions: readonly string[] };

export function seen(picture: Picture): ShownPicture {
  return { picture, shown: shownIn(picture), occasions: picture.fits.occasions ?? ['birthday'] };
}

/** Whether a picture can suit an occasion at all, whatever the text says. */
export function canSuitOccasion(occasion: string, { fits, hero, family }: Picture): boolean {
  if (fits.not?.includes(occasion)) return false;
  if (Object.hasOwn(KEPT_FROM, hero) && KEPT_FROM[hero]?.includes(occasion)) return false;
  if (LEAVENED.has(family) && LEAVEN.includes(occasion)) return false;
  const feasts = Object.hasOwn(OF_A_FEAST, hero) ? OF_A_FEAST[hero] : undefined;
  return feasts === undefined || feasts.includes(occasion);
}

/** How well a text suits a picture that it was not written for; null if it does not. */
export function scoreOf(words: Words, { picture, shown, occasions }: ShownPicture): number | null {
  if (words.picture !== undefined || !canSuitOccasion(words.occasion, picture)) return null;
  const named = words.tags.includes('numeral') ? numberOf(words) : undefined;
  if (named !== picture.number) return null;
  const wanted = subjectsOfWords(words);
  // A text whose first tag is the hero was written for it.
  const isItsOwn = picture.isMaterial && wanted[0] === picture.hero;
  const isAtHome = isItsOwn || occasions.includes(words.occasion);
  if (!isAtHome && (STRICT.has(words.occasion) || !occasions.includes('birthday'))) return null;
  if (!fitsLettering(words, picture)) return null;
  const met = wanted.map((tag) => shown.get(tag) ?? 0);
  const sum = met.reduce((all, weight) => all + weight, 0);
  if (!isAtHome && sum < 2) return null;
  // A text about a thing needs a picture of it. Pictures of star signs are for birthdays.
  if (!isGeneral(words) && picture.number === undefined && Math.max(0, ...met) < 1.5) return null;
  if (picture.drawn.subjects.includes('zodiac') && !isAtHome && words.occasion !== 'birthday') return null;
  const recipient = suitsRecipient(words, picture);
  const mood = suitsMood(words, picture);
  if (recipient === null || mood === null) return null;
  const first = wanted[0] === undefined ? 0 : (shown.get(wanted[0]) ?? 0);
  // A text that needs no picture loses nothing if the picture does not show its subject.
  const unmet = words.tags.includes('type') ? 0 : met.filter((weight) => weight === 0).length;
  return 2 * sum + 1.5 * first - 0.75 * unmet + recipient + mood + (isAtHome ? 1.5 : 0);
}
