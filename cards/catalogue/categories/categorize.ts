import { CATEGORIES } from './categories.ts';
import { findCategory } from './category.ts';
import type { Picture } from '#cards/catalogue/pairing/designs.ts';
import { numberOf, type Words } from '#cards/catalogue/words/words.ts';

type Place = string[];
/** what the categories of a card depend on, of its picture */
type Suiting = Pick<Picture, 'fits'>;
/** middle and lower categories of a birthday card, by its recipient */
const BIRTHDAY_FOR: Record<string, Place[]> = {
  her: [['for-her']],
  him: [['for-him']],
  mum: [['mum'], ['for-her']],
  dad: [['dad'], ['for-him']],
  grandma: [['grandparents', 'grandma']],
  grandad: [['grandparents', 'grandad']],
  partner: [['partner']],
  wife: [['partner', 'wife'], ['for-her']],
  husband: [['partner', 'husband'], ['for-him']],
  daughter: [['family', 'daughter']],
  son: [['family', 'son']],
  sister: [['family', 'sister'], ['for-her']],
  brother: [['family', 'brother'], ['for-him']],
  friend: [['friend']],
  colleague: [['colleague']],
  boss: [['colleague', 'boss']],
  teacher: [['colleague', 'teacher']],
  neighbour: [['friend', 'neighbour']],
  niece: [['family', 'nieces-and-nephews']],
  nephew: [['family', 'nieces-and-nephews']],
  godchild: [['family', 'nieces-and-nephews']],
  grandson: [['family', 'grandchildren']],
  granddaughter: [['family', 'grandchildren']],
  aunt: [['family', 'relations']],
  uncle: [['family', 'relations']],
  cousin: [['family', 'relations']],
  'in-law': [['family', 'relations']],
  stepparent: [['family', 'relations']],
  godparent: [['family', 'relations']],
  child: [['children']],
  baby: [['children', 'first']],
  group: [['from-us']],
  pet: [['pets']],
};
/** Categories that a card for anyone is also in, if its picture is made for these people. */
const ALSO_FOR = ['her', 'him', 'mum', 'dad', 'friend', 'colleague'];
const MILESTONES = new Set(['18', '21', '30', '40', '50', '60', '65', '70', '80', '90', '100']);
const DECADES: Record<string, string> = { '20': '20', '25': '25', '30': '30', '40': '40', '50': '50', '60': '60' };
const HOLIDAY_SLUG: Record<string, string> = { valentine: 'valentines-day', 'st-patricks': 'st-patricks-day' };
const FAMILY = new Set([
  'mum',
  'dad',
  'parents',
  'grandma',
  'grandad',
  'son',
  'daughter',
  'sister',
  'brother',
  'child',
  'baby',
]);

function byAge(age: number): Place[] {
  if (age === 1) return [['children', 'first']];
  if (age <= 4) return [['children', '2-to-4']];
  if (age <= 7) return [['children', '5-to-7']];
  if (age <= 12) return [['children', '8-to-12']];
  if (age <= 17) return [['children', 'teens']];
  return MILESTONES.has(String(age)) ? [['milestones', String(age)]] : [];
}

function birthday(words: Words, picture: Suiting): Place[] {
  const age = numberOf(words);
  const places = [...(BIRTHDAY_FOR[words.for] ?? [])];
  if (age !== undefined) places.push(...byAge(Number(age)));
  if (words.mood === 'funny' || words.mood === 'dry') places.push(['funny']);
  if (words.mood === 'elegant') places.push(['elegant']);
  if (words.mood === 'belated') places.push(['belated']);
  if (words.tags.some((tag) => tag === 'from-pet' || tag === 'to-pet')) places.push(['pets']);
  if (words.for === 'anyone' && (age === undefined || Number(age) >= 18)) {
    const suits = ALSO_FOR.filter((who) => picture.fits.recipients?.includes(who));
    places.push(...suits.slice(0, 3).flatMap((who) => BIRTHDAY_FOR[who]?.slice(0, 1) ?? []));
  }
  return places;
}

function anniversary(words: Words): Place[] {
  const years = numberOf(words);
  const places: Place[] = [];
  if (words.for === 'wife' || words.for === 'husband') places.push(['partner', words.for]);
  if (words.for === 'partner') places.push(['partner']);
  if (words.for === 'couple' || words.for === 'anyone') places.push(['couples']);
  if (words.for === 'parents') places.push(['parents'], ['couples']);
  if (words.mood === 'funny' || words.mood === 'dry') places.push(['funny']);
  if (years !== undefined) {
    const n = Number(years);
    places.push(['years', n === 1 ? 'first' : n <= 9 ? '2-to-9' : n <= 19 ? '10-to-19' : (DECADES[years] ?? 'more')]);
  }
  return places;
}

function holiday(words: Words): Place[] {
  const who = words.for;
  if (words.occasion === 'christmas') {
    if (words.tags.includes('religion')) return [['blessings']];
    if (FAMILY.has(who)) return [['family']];
    if (who === 'partner' || who === 'wife' || who === 'husband') return [['partner']];
    if (who === 'friend' || who === 'neighbour') return [['friends']];
    if (who === 'colleague' || who === 'boss' || who === 'group') return [['work']];
    if (words.mood === 'funny' || words.mood === 'dry') return [['funny']];
    return words.mood === 'warm' || words.mood === 'loving'
      ? [['friends'], ['family']]
      : words.mood === 'elegant' || words.mood === 'simple'
        ? [['work'], ['friends']]
        : [['friends']];
  }
  if (words.occasion === 'valentine') {
    if (['friend', 'child', 'mum', 'pet'].includes(who)) return [['friends']];
    return who === 'anyone' ? [['new-love']] : [['partner']];
  }
  if (words.occasion === 'mothers-day')
    return who === 'mum' ? [['mum']] : who === 'grandma' ? [['grandma']] : [['others']];
  if (words.occasion === 'fathers-day')
    return who === 'dad' ? [['dad']] : who === 'grandad' ? [['grandad']] : [['others']];
  return [];
}

const FRIENDS = new Set(['friend', 'neighbour', 'pet']);
const WORK = new Set(['colleague', 'boss', 'group']);
/** tags that put a card into a category below the top one */
const BY_TAG: Record<string, string[]> = {
  congratulations: ['graduation', 'new-job', 'exams', 'driving-test'],
  'good-luck': ['school', 'new-start'],
  baby: ['expecting'],
  wedding: ['engagement'],
  retirement: ['leaving'],
  'just-because': ['sorry'],
};

/** The occasions outside the calendar. */
function other(words: Words): Place[] {
  if (words.occasion === 'sympathy') return words.tags.some((tag) => tag === 'pet-loss') ? [['pets']] : [];
  if (words.occasion === 'thank-you') {
    if (FAMILY.has(words.for)) return [['family']];
    if (words.for === 'teacher') return [['teachers']];
    return FRIENDS.has(words.for) ? [['friends']] : WORK.has(words.for) ? [['work']] : [];
  }
  return (BY_TAG[words.occasion] ?? []).filter((tag) => words.tags.includes(tag)).map((tag) => [tag]);
}

/** The top category of an occasion. */
export function topOf(occasion: string): string {
  return TOPS.has(occasion) ? occasion : 'holidays';
}
const TOPS = new Set(CATEGORIES.map((category) => category.slug));

/** The categories of a card, each with its parents: ["birthday"], ["birthday", "for-her"] … */
export function categoriesOf(words: Words, picture: Suiting): string[][] {
  const top = topOf(words.occasion);
  const below =
    top === 'birthday'
      ? birthday(words, picture)
      : top === 'anniversary'
        ? anniversary(words)
        : top === 'holidays'
          ? holiday(words)
          : other(words);
  const head = top === 'holidays' ? [top, HOLIDAY_SLUG[words.occasion] ?? words.occasion] : [top];
  const found = new Map<string, Place>();
  for (const place of [[], ...below]) {
    const whole = [...head, ...place];
    for (let depth = 1; depth <= whole.length; depth++)
      found.set(whole.slice(0, depth).join('/'), whole.slice(0, depth));
  }
  for (const place of found.values())
    if (findCategory(CATEGORIES, place) === null) throw new Error(`no category ${place.join('/')}`);
  return [...found.values()];
}

/** Removes cards from lower categories with fewer than `least` cards: such a category is not shown. */
export function withoutSmallCategories<T extends { categories: string[][] }>(
  cards: readonly T[],
  least: (category: string) => number,
): T[] {
  const count = new Map<string, number>();
  for (const card of cards)
    for (const category of card.categories) count.set(category.join('/'), (count.get(category.join('/')) ?? 0) + 1);
  const stays = (category: string[]) =>
    category.length === 1 ||
    (category[0] === 'holidays' && category.length === 2) ||
    (count.get(category.join('/')) ?? 0) >= least(category.join('/'));
  return cards.map((card) => ({
    ...card,
    categories: card.categories.filter((category) => category.every((_, depth) => stays(category.slice(0, depth + 1)))),
  }));
}
