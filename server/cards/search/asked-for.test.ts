import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { CardTile } from '#contract/card.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';

/** So many stand in the first row of a wide window. */
const ROW = 5;

let app: TestApp;
let visitor: TestVisitor;
let cards: ReadonlyMap<string, CatalogueEntry>;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
  cards = new Map((await readCatalogue()).map((entry) => [entry.cardId, entry]));
});
afterAll(() => app.close());

async function firstRow(q: string): Promise<CatalogueEntry[]> {
  const { results }: { results: CardTile[] } = await visitor.call('GET /cards', { query: { q, limit: ROW } });
  return results.flatMap(({ cardId }) => cards.get(cardId) ?? []);
}

type Is = (card: CatalogueEntry) => boolean;
const isFor =
  (...occasions: string[]): Is =>
  ({ occasion }) =>
    occasions.includes(occasion);
const suits =
  (...people: string[]): Is =>
  ({ facts }) =>
    facts.recipients.some((who) => people.includes(who));
const isOnlyFor =
  (relation: string): Is =>
  ({ facts }) =>
    facts.recipients.join() === relation;
const shows =
  (what: RegExp): Is =>
  ({ facts, title }) =>
    what.test([title, facts.headline, ...facts.subjects].join(' ').toLowerCase());
const feels =
  (...moods: string[]): Is =>
  ({ facts }) =>
    facts.moods.some((mood) => moods.includes(mood));
const standsOn =
  (place: string): Is =>
  ({ categories }) =>
    categories.some((category) => category.join('/') === place);
const isOf =
  (number: string, inWords: RegExp): Is =>
  ({ recipe, facts, categories }) =>
    recipe.sub === number ||
    categories.some((category) => category.at(-1) === number) ||
    inWords.test(facts.headline.toLowerCase()) ||
    facts.headline.includes(number);
const not =
  (is: Is): Is =>
  (card) =>
    !is(card);

/** What people type, and what every card of the first row must be about. */
const ASKED: readonly (readonly [q: string, ...is: Is[]])[] = [
  ['birthday card for mum', isFor('birthday'), suits('mum'), not(feels('belated'))],
  ['happy birthday mum', isFor('birthday'), isOnlyFor('mum')],
  ['sister birthday', isFor('birthday'), isOnlyFor('sister')],
  ['birthday dad', isFor('birthday'), isOnlyFor('dad')],
  ['birthday mother in law', isFor('birthday'), suits('in-law', 'mum'), not(shows(/sister|brother/))],
  ['funny 40th for wife', isFor('birthday'), isOf('40', /forty/), feels('funny', 'dry')],
  ['husband 50th birthday', isFor('birthday'), isOf('50', /fifty|half a century/), suits('husband', 'anyone')],
  [
    'thirteenth birthday girl',
    isFor('birthday'),
    isOf('13', /thirteen|teens/),
    not(suits('son', 'grandson', 'nephew')),
  ],
  ['5 year old boy', isFor('birthday'), isOf('5', /five/), not(suits('daughter', 'granddaughter', 'niece'))],
  ['80 year old man', isFor('birthday'), isOf('80', /eighty/), suits('him', 'anyone')],
  ['brother birthday', isFor('birthday'), suits('brother', 'him', 'anyone')],
  ['birthday from the dog', isFor('birthday'), shows(/from-pet/)],
  ['late birthday funny', isFor('birthday'), feels('belated')],
  ['cat', isFor('birthday'), shows(/\bcat|kitten/)],
  ['dachshund', shows(/dachshund/), isFor('birthday')],
  ['sorry for your loss dog', isFor('sympathy'), standsOn('sympathy/pets')],
  ['lost her husband', isFor('sympathy')],
  ['loss of a child', isFor('sympathy')],
  ['condolences', isFor('sympathy'), not(standsOn('sympathy/pets'))],
  ['after surgery', isFor('get-well')],
  ['far away friend', isFor('thinking-of-you'), suits('friend', 'anyone')],
  ['miss you', isFor('thinking-of-you')],
  ['congrats new job', isFor('congratulations'), standsOn('congratulations/new-job')],
  ['passed driving test', standsOn('congratulations/driving-test')],
  ['a level results', standsOn('congratulations/exams')],
  ['phd', standsOn('congratulations/graduation')],
  ['congratulations on your engagement', standsOn('wedding/engagement')],
  ['gender reveal', isFor('baby')],
  ['new dad', isFor('baby')],
  ['first fathers day', isFor('fathers-day'), suits('dad')],
  ['mothering sunday', isFor('mothers-day'), suits('mum'), not(shows(/from-pet|grief/))],
  ['thank you teacher', isFor('thank-you'), suits('teacher')],
  ['work leaving do', standsOn('retirement/leaving')],
  ['golden wedding anniversary', isFor('anniversary'), isOf('50', /fifty|gold/)],
  ['25th anniversary parents', isFor('anniversary'), suits('parents', 'couple')],
  ['10 years married', isFor('anniversary'), isOf('10', /ten|decade/)],
  ['wedding day', isFor('wedding')],
  ['christmas robin', isFor('christmas'), shows(/robin/)],
  ['season’s greetings', isFor('christmas')],
  ['jewish new year', isFor('rosh-hashanah')],
  ['happy new year 2027', isFor('new-year')],
  ['moving house', isFor('new-home')],
  ['i’m sorry', standsOn('just-because/sorry')],
  ['wife birthday roses', isFor('birthday'), shows(/rose/), suits('wife', 'anyone')],
  ['my boss who is retiring and likes fishing', isFor('retirement'), shows(/boat|fish/)],
  ['elephent', shows(/elephant/)],
  ['cup of tea', shows(/\btea|cup|mug|breakfast|biscuit/)],
];

describe('the first row of cards is about what was asked for', () => {
  it.each(ASKED.map(([q, ...is]) => ({ q, is })))('$q', async ({ q, is }) => {
    const row = await firstRow(q);
    expect(row.length).toBeGreaterThan(0);
    expect(row.filter((card) => !is.every((one) => one(card))).map(({ cardId }) => cardId)).toEqual([]);
  });
});

/** The common occasions as people of seven other languages ask for them. */
const ABROAD: readonly (readonly [occasion: string, ...asked: string[]])[] = [
  [
    'birthday',
    'feliz cumpleaños',
    'joyeux anniversaire',
    'Alles Gute zum Geburtstag',
    'buon compleanno',
    'feliz aniversário',
    'wszystkiego najlepszego',
    'fijne verjaardag',
  ],
  [
    'christmas',
    'feliz navidad',
    'joyeux Noël',
    'Frohe Weihnachten',
    'buon Natale',
    'feliz Natal',
    'Boże Narodzenie',
    'Vrolijk Kerstfeest',
  ],
  ['thank-you', 'gracias', 'merci', 'danke schön', 'grazie mille', 'obrigada', 'dziękuję', 'dank je wel'],
  [
    'get-well',
    'mejórate pronto',
    'bon rétablissement',
    'gute Besserung',
    'pronta guarigione',
    'as melhoras',
    'wracaj do zdrowia',
    'beterschap',
  ],
  ['wedding', 'boda', 'mariage', 'Hochzeit', 'matrimonio', 'casamento', 'ślub', 'bruiloft'],
  ['valentine', 'te amo', 'je t’aime', 'ich liebe dich', 'ti amo', 'amor', 'kocham cię', 'ik hou van je'],
  [
    'mothers-day',
    'día de la madre',
    'fête des mères',
    'Muttertag',
    'festa della mamma',
    'dia das mães',
    'dzień matki',
    'moederdag',
  ],
  [
    'fathers-day',
    'día del padre',
    'fête des pères',
    'Vatertag',
    'festa del papà',
    'dia dos pais',
    'dzień ojca',
    'vaderdag',
  ],
  [
    'easter',
    'felices pascuas',
    'joyeuses Pâques',
    'frohe Ostern',
    'buona Pasqua',
    'feliz Páscoa',
    'Wielkanoc',
    'vrolijk Pasen',
  ],
  [
    'new-year',
    'feliz año nuevo',
    'bonne année',
    'frohes neues Jahr',
    'buon anno',
    'feliz ano novo',
    'szczęśliwego nowego roku',
    'gelukkig nieuwjaar',
  ],
  ['anniversary', 'anniversaire de mariage', 'Hochzeitstag', 'anniversario di matrimonio', 'aniversario de bodas'],
];

describe('asked for in another language', () => {
  it.each(ABROAD.flatMap(([occasion, ...asked]) => asked.map((q) => [q, occasion] as const)))(
    '%s',
    async (q, occasion) => {
      const row = await firstRow(q);
      expect(row.map((card) => card.occasion)).toEqual(Array.from({ length: ROW }, () => occasion));
    },
  );
  it.each([
    ['feliz cumpleaños mamá', 'mum'],
    ['papa Geburtstag', 'dad'],
    ['merci maîtresse', 'teacher'],
  ])('whom it is for is understood too: %s', async (q, who) => {
    const row = await firstRow(q);
    expect(row.length).toBe(ROW);
    expect(row.filter((card) => !suits(who)(card))).toEqual([]);
  });
});
