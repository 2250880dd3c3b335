import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardTile, Facets, MatchedWords, Suggestion } from '#contract/card.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SEARCH_COUNT_MAX } from '#shared/limits.ts';
import { signedIn } from '#tests/factories/member.ts';
import { routes } from '#shared/routes.ts';
import { ADDED_FAMILIES } from '#cards/catalogue/categories/added-families.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { termsOf } from './roles.ts';
import { parseSearchWords } from './search-words.ts';
import { matchQuery } from './ranking.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
});
afterAll(() => app.close());

type Found = {
  results: CardTile[];
  total: number;
  corrected: string | null;
  loosened: boolean;
  words: MatchedWords | null;
};
function find(query: Record<string, unknown>): Promise<Found> {
  return visitor.call('GET /cards', { query });
}
function facets(query: Record<string, unknown>): Promise<{ facets: Facets; total: number }> {
  return visitor.call('GET /cards/facets', { query });
}
async function suggestions(q: string): Promise<Suggestion[]> {
  return (await visitor.call('GET /cards/suggestions', { query: { q } })).results;
}
async function allOf(category: Record<string, unknown>, total: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(total / 60) }, (_, i) =>
    find({ ...category, limit: 60, offset: 60 * i }),
  );
  return (await Promise.all(pages)).flatMap(ids);
}
const ids = ({ results }: Found) => results.map((card) => card.cardId);

describe('words', () => {
  it('find cards of what they name, the most relevant first', async () => {
    const { results, total, corrected, loosened } = await find({ q: 'fox' });
    expect(total).toBeGreaterThan(2);
    expect(results.slice(0, 3).every((card) => /fox/i.test(card.title))).toBe(true);
    expect({ corrected, loosened }).toEqual({ corrected: null, loosened: false });
  });

  it('find the same by another name of the thing', async () => {
    const mum = await find({ q: 'birthday mum', limit: 60 });
    const mom = await find({ q: 'birthday mom', limit: 60 });
    const mother = await find({ q: 'card for my mother’s birthday', limit: 60 });
    expect(mum.total).toBeGreaterThan(5);
    expect(new Set(ids(mom))).toEqual(new Set(ids(mum)));
    expect(new Set(ids(mother))).toEqual(new Set(ids(mum)));
  });

  it('are searched with typing errors corrected, and say so', async () => {
    for (const [typed, meant] of [
      ['elefant', 'elephant'],
      ['baloons', 'balloons'],
      ['chrismas', 'christmas'],
      ['brithday', 'birthday'],
      ['unicron', 'unicorn'],
      ['flwoers', 'flowers'],
      ['dinosuar bithday', 'dinosaur birthday'],
      ['graditude', 'gratitude'],
    ]) {
      const slip = await find({ q: typed });
      expect(slip.corrected).toBe(meant);
      expect(ids(slip)).toEqual(ids(await find({ q: meant })));
      expect(slip.total).toBeGreaterThan(0);
    }
  });

  it('are not corrected when they are words', async () => {
    for (const q of ['canada day', 'beer', 'thank u', 'coffee lover', 'cancer', 'rugby', 'curry', 'day of the dead'])
      expect((await find({ q })).corrected).toBe(null);
  });

  it.each([
    'pizza',
    'llama',
    'alpaca',
    'yoga',
    'beer',
    'nowruz',
    'persian new year',
    'rugby',
    'cricket',
    'frog',
    'cats and dogs',
    'bar mitzvah',
    'bat mitzvah',
    'b’nai mitzvah',
    'sushi',
    'tacos',
    'first communion',
    'christening',
    'pride',
    'dia de los muertos',
    'mooncake',
  ])('that many people look for have results: %s', async (q) => {
    const { total, loosened } = await find({ q });
    expect(total).toBeGreaterThan(0);
    expect(loosened).toBe(false);
  });

  it.each([
    ['lorry', /van|tractor|digger/],
    ['truck', /van|tractor|digger/],
    ['vacation', /van|deck|stamps|ship|mountain|beach|sea|boat|suitcase|voyage|case|road|balloon|plane/i],
    ['soccer', /football/],
    ['donut', /sufganiyot|doughnut/],
    ['sweater', /cardigan|jumper|gift|knitted/],
    ['plumber', /tool|horseshoe|digger/],
  ] as const)('that exist are not taken for typing errors: %s', async (q, shown) => {
    const { results, corrected } = await find({ q, limit: 5 });
    expect(corrected).toBe(null);
    expect(results.map(({ cardId }) => cardId).filter((cardId) => !shown.test(cardId))).toEqual([]);
  });

  it.each(['wolf', 'farmer', 'poker', 'darts', 'triplets', 'rainy'])('are not corrected: %s', async (q) => {
    expect((await find({ q })).corrected).toBe(null);
  });

  it('lead to what they name, not to what sounds like it', async () => {
    const { results } = await find({ q: 'bat mitzvah' });
    expect(results.length).toBeGreaterThan(2);
    expect(results.map((card) => card.title).filter((title) => /\bbats?\b|hallowe/i.test(title))).toEqual([]);
    for (const q of ['pride', 'gay pride', 'happy pride'])
      expect(ids(await find({ q }))).toContain('a-chair-for-everybody-just-because');
  });

  it('are counted up to the last page, and one further says that there are more', async () => {
    expect((await find({ q: 'birthday' })).total).toBe(SEARCH_COUNT_MAX + 1);
    expect((await find({ q: 'llama' })).total).toBeLessThan(SEARCH_COUNT_MAX);
  });

  it('that only qualify others do not exclude cards', async () => {
    for (const [typed, means] of [
      ['happy birthday', 'birthday'],
      ['merry christmas, dad', 'christmas dad'],
      ['something for a cat lover', 'cat'],
      ['for my mother in law who is 60', 'mother 60'],
    ])
      expect(ids(await find({ q: typed }))).toEqual(ids(await find({ q: means })));
    expect((await find({ q: 'happy' })).total).toBeGreaterThan(0);
  });

  it.each([
    ['7 year old', '7 birthday'],
    ['25 years together', '25 anniversary'],
    ['get well soon', 'get well'],
    ['it’s a girl', 'newborn'],
    ['4th of July', 'fourth of july'],
    ['sorry for your loss', 'sympathy'],
    ['Hogmanay', 'new year'],
  ])('are translated to the shop’s words: %s', async (typed, means) => {
    const said = await find({ q: typed, limit: 60 });
    expect(said.total).toBeGreaterThan(0);
    expect(ids(said)).toEqual(ids(await find({ q: means, limit: 60 })));
  });

  it('that Postgres ignores still find a category', async () => {
    const { total } = await find({ q: 'just because' });
    expect(total).toBeGreaterThan(40);
  });

  it('count for more than their synonyms', async () => {
    for (const word of ['guitar', 'dachshund'])
      expect((await find({ q: word, limit: 3 })).results.every(({ title }) => title.toLowerCase().includes(word))).toBe(
        true,
      );
  });

  it('that are the name of a category find its cards first', async () => {
    const { category } = await visitor.call('GET /categories', { query: { top: 'thinking-of-you' } });
    const first = await find({ q: 'thinking of you', limit: 40 });
    const cardIds = new Set(await allOf({ top: 'thinking-of-you' }, category.count));
    expect(ids(first).every((cardId) => cardIds.has(cardId))).toBe(true);
  });

  it('that are on cards of every kind do not match by chance', async () => {
    for (const q of ['veterans day', 'groundhog day']) expect((await find({ q })).total).toBe(0);
  });

  it('find a number however it is written', async () => {
    const [anniversary] = (await find({ q: '25th anniversary' })).results;
    expect(anniversary?.title).toContain('25');
    const [second] = (await find({ q: '2nd birthday' })).results;
    expect(second?.title).toMatch(/\b2\b/);
    expect(new Set(ids(await find({ q: 'sixteenth birthday', limit: 60 })))).toEqual(
      new Set(ids(await find({ q: '16th birthday', limit: 60 }))),
    );
  });

  it('find similar cards when no card has all of them, and the result says so', async () => {
    const { total, loosened } = await find({ q: 'lighthouse pumpkin dinosaur' });
    expect(loosened).toBe(true);
    expect(total).toBeGreaterThan(3);
  });

  it('all count, and a card that shows them comes before one that is only related', async () => {
    const found = await find({ q: 'my boss who is retiring and likes fishing' });
    expect(ids(found).slice(0, 2)).toEqual([
      'the-end-of-the-jetty-retirement',
      'fishing-fly-in-spot-inks-before-the-sun-retirement',
    ]);
    expect(found).toMatchObject({ corrected: null, loosened: false, words: null });
    expect(ids(found)).toEqual(ids(await find({ q: 'boss retiring fishing' })));
  });

  it.each([
    ['my teacher who loves sushi and dancing', { all: ['teacher', 'dancing'], some: [], none: ['sushi'] }],
    ['Retiring zebra!', { all: ['Retiring'], some: [], none: ['zebra'] }],
    ['lighthouse, dinosaur', { all: [], some: ['lighthouse', 'dinosaur'], none: [] }],
  ])('that were left out are named as they were typed: %s', async (q, words) => {
    const found = await find({ q });
    expect(found).toMatchObject({ loosened: true, words });
    expect(found.total).toBeGreaterThan(0);
  });

  it('are corrected also where the shop has another word for them', async () => {
    const { corrected, results } = await find({ q: 'fishng', limit: 3 });
    expect(corrected).toBe('fishing');
    expect(results.filter(({ alt }) => !/fishing/i.test(alt))).toEqual([]);
  });

  it('are reduced to the five most specific ones, among them an occasion', async () => {
    const many = await find({ q: 'lighthouse pumpkin dinosaur violin robin castle wedding', limit: 60 });
    expect(many.loosened).toBe(true);
    expect(many.total).toBeGreaterThan(0);
    const weddings = await find({ top: 'wedding', q: 'lighthouse pumpkin dinosaur violin robin castle wedding' });
    expect(weddings.total).toBe(many.total);
  });

  it('without results are no error', async () => {
    for (const q of ['qqqqxxzz', '💌', '%', "'; drop table cards; --", 'the'])
      expect((await find({ q })).total).toBeGreaterThanOrEqual(0);
    expect((await find({ q: 'qqqqxxzz' })).results).toEqual([]);
  });

  it('are refused when there are too many of them, or they cannot be stored', async () => {
    expect(await visitor.ask('GET /cards', { query: { q: 'a'.repeat(101) } })).toMatchObject({
      status: 422,
      errors: [{ field: 'q', errorMessage: 'At most 100 characters.' }],
    });
    expect(await visitor.ask('GET /cards', { query: { q: '\u0000' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'q' }],
    });
  });
});

describe('choices', () => {
  it('narrow a category, and their counts are the numbers of remaining cards', async () => {
    const { facets: choices, total } = await facets({ top: 'birthday' });
    expect(total).toBe((await find({ top: 'birthday' })).total);
    for (const facet of ['mood', 'style', 'colour', 'recipient', 'price'] as const)
      for (const { value, count } of choices[facet].slice(0, 4))
        expect((await find({ top: 'birthday', [facet]: value })).total).toBe(count);
  });

  it('are counted together with the other choices', async () => {
    const { facets: choices } = await facets({ top: 'birthday', mood: 'funny' });
    const [most] = choices.style;
    const both = await find({ top: 'birthday', mood: 'funny', style: most?.value, limit: 60 });
    expect(both.total).toBe(most?.count);
    expect(both.results.every((card) => card.style.toLowerCase() === most?.value)).toBe(true);
    // The choice itself can still be changed for another.
    expect(choices.mood.length).toBeGreaterThan(3);
  });

  it('can be combined with words', async () => {
    const { facets: choices, total } = await facets({ q: 'cake' });
    const [most] = choices.style;
    expect((await find({ q: 'cake', style: most!.value })).total).toBe(most!.count);
    expect(most!.count).toBeLessThanOrEqual(total);
  });

  it('have no price where everything is free', async () => {
    expect((await facets({ top: 'birthday' })).facets.price).toEqual([]);
    const { total, results } = await find({ top: 'birthday', price: 'free', limit: 60 });
    expect(total).toBe((await find({ top: 'birthday' })).total);
    expect(results.filter(({ isFree }) => !isFree)).toEqual([]);
    expect((await find({ top: 'birthday', price: 'premium' })).total).toBe(0);
  });

  it('that no card has give an empty result; an unknown category is an error', async () => {
    expect((await find({ top: 'birthday', mood: 'tangerine' })).total).toBe(0);
    expect((await visitor.ask('GET /cards', { query: { top: 'nowhere', mood: 'funny' } })).status).toBe(404);
    expect((await visitor.ask('GET /cards', { query: { sort: 'loudest' } })).status).toBe(422);
  });
});

describe('pages of a list', () => {
  it('continue where the last one ended, in every order', async () => {
    for (const query of [{ top: 'birthday' }, { top: 'birthday', sort: 'new' }, { q: 'flowers' }, { mood: 'warm' }]) {
      const whole = await find({ ...query, limit: 40 });
      const first = await find({ ...query, limit: 20 });
      const second = await find({ ...query, limit: 20, offset: 20 });
      expect([...ids(first), ...ids(second)]).toEqual(ids(whole));
      expect(new Set(ids(whole)).size).toBe(whole.results.length);
    }
  });

  it('are personal: cards that are like one’s favourites come first', async () => {
    const member = await signedIn(app);
    const { facets: choices } = await facets({ top: 'birthday' });
    const style = choices.style.filter(({ count }) => count > 12).at(-1)?.value;
    const ofStyle = ids(await find({ style, limit: 60 }));
    const hearts = ofStyle.slice(0, 3);
    for (const cardId of hearts) await member.call('POST /card/favorite', { body: { cardId, rank: 1, delete: '0' } });
    const own = await member.call('GET /cards', { query: { top: 'birthday', sort: 'for-you', limit: 3 } });
    expect(ids(await find({ top: 'birthday', limit: 3 })).some((cardId) => ofStyle.includes(cardId))).toBe(false);
    expect(own.results.every(({ cardId }) => ofStyle.includes(cardId) && !hearts.includes(cardId))).toBe(true);
  });

  it('are in the shop’s order for visitors without cards', async () => {
    expect(ids(await find({ top: 'birthday', sort: 'for-you' }))).toEqual(ids(await find({ top: 'birthday' })));
  });
});

describe('the newest', () => {
  it('are of the families that were added last, and of many on the first page', async () => {
    const newest = await find({ top: 'birthday', sort: 'new', limit: 20 });
    expect(ids(newest)).not.toEqual(ids(await find({ top: 'birthday', limit: 20 })));
    const familyOf = new Map((await readCatalogue()).map(({ cardId, recipe }) => [cardId, recipe.family]));
    const families = ids(newest).map((cardId) => familyOf.get(cardId) ?? '');
    expect(families.filter((family) => !ADDED_FAMILIES.includes(family))).toEqual([]);
    expect(new Set(families).size).toBeGreaterThan(6);
  });
});

describe('a name beside an occasion', () => {
  type Named = Found & { named: string | null };
  const named = (q: string) => find({ q, limit: 20 }) as Promise<Named>;
  it.each([
    ['birthday Oliver', 'Oliver', 'birthday'],
    ['happy birthday oliver', 'Oliver', 'birthday'],
    ['oliver', 'Oliver', 'birthday'],
    ['funny birthday card for Priya', 'Priya', 'funny birthday'],
  ])('is taken for a name and not for a thing: %s', async (q, name, rest) => {
    const found = await named(q);
    expect(found).toMatchObject({ named: name, loosened: false, corrected: null });
    expect(ids(found)).toEqual(ids(await named(rest)));
  });
  it('that is also a flower counts as both', async () => {
    const found = await named('birthday Rose');
    expect(found.named).toBe(null);
    expect((await named('birthday Ruby')).named).toBe('Ruby');
    expect(found.total).toBeGreaterThan(0);
  });
  it.each(['birthday elefant', 'birthday marathon', 'rose', 'fox'])('is not found in %s', async (q) => {
    expect((await named(q)).named).toBe(null);
  });
});

describe('suggestions', () => {
  it.each([
    'b',
    'bir',
    'hap',
    'for',
    'f',
    'cat',
    'dog',
    'mum',
    'pizza',
    '60',
    'birthday c',
    'happy birthday d',
    'elefant',
  ])('are phrases that lead where they say: %s', async (q) => {
    const phrases = (await suggestions(q)).filter(({ kind }) => kind === 'words');
    expect(phrases.length).toBeGreaterThan(0);
    for (const { text, count } of phrases)
      expect(await find({ q: text })).toMatchObject({ total: count, corrected: null, loosened: false });
  });
  it('complete what is being typed', async () => {
    const phrases = async (q: string) =>
      (await suggestions(q)).flatMap(({ kind, text }) => (kind === 'words' ? [text] : []));
    expect((await phrases('cat')).slice(0, 2)).toEqual(['cat', 'cat birthday']);
    expect(await phrases('60')).toEqual(['60th birthday', '60th anniversary']);
    expect((await phrases('hap'))[0]).toBe('happy birthday');
    expect(await phrases('happy birthday d')).toContain('happy birthday dad');
    expect(await phrases('soc')).toEqual(['soccer']);
    expect(await phrases('oliver')).toEqual([]);
  });
  it('contain categories, completions and cards', async () => {
    const found = await suggestions('ann');
    expect(found.some(({ kind, path }) => kind === 'category' && path === '/cards/anniversary')).toBe(true);
    const fox = await suggestions('fox');
    expect(fox.filter(({ kind }) => kind === 'card').length).toBeGreaterThan(1);
    expect(
      (await suggestions('birthday ballo')).some(({ kind, text }) => kind === 'words' && text === 'birthday balloons'),
    ).toBe(true);
    expect(await suggestions('xqzv')).toEqual([]);
  });
  it('lead from a first name to cards with that name on the front', async () => {
    const named = { kind: 'category', text: 'Emma on the front of a card', path: routes.name('Emma') };
    expect(await suggestions('emma')).toContainEqual(named);
    expect(await suggestions('birthday Emma')).toContainEqual(named);
  });
});

describe('what is typed', () => {
  it('is split into its meaningful words', () => {
    expect(parseSearchWords('A happy card for my mother’s 40th – in Düsseldorf!')).toEqual([
      'mother',
      '40th',
      'dusseldorf',
    ]);
    expect(parseSearchWords('the')).toEqual(['the']);
    expect(parseSearchWords('🎂')).toEqual([]);
  });
  it('becomes a query without special characters', () => {
    expect(matchQuery(termsOf(['fox', 'whale']), true)).toBe('((fox:ABC) & (whale:ABC))');
    expect(matchQuery(termsOf(["a'b & !c"]), true)).toBe('');
  });
});
