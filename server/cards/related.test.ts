import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { type RelatedCard, sortByRelevance } from './related.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
});
afterAll(() => app.close());

/** The first card of a category. */
async function firstOf(query: { top: string; mid?: string; recipient?: string }): Promise<string> {
  const { results } = await visitor.call('GET /cards', { query: { ...query, limit: 1 } });
  return results[0]?.cardId ?? '';
}
function related(cardId: string, query: { limit?: number; offset?: number } = {}) {
  return visitor.call('GET /cards/{cardId}/related', { params: { cardId }, query: { limit: 6, ...query } });
}
/** What their makers call the design, from the ground up: family, hero, layout, material. */
async function designsOf(cardIds: string[]) {
  const rows = await app.context.db
    .selectFrom('cards')
    .select(['card_id', 'design_key', 'occasion', 'recipe', 'facts'])
    .where('card_id', 'in', cardIds)
    .execute();
  return cardIds.map((id) => {
    const row = rows.find((one) => one.card_id === id)!;
    const { family, motif } = row.recipe as { family: string; motif: string };
    return { ...row, family, motif, recipients: (row.facts as { recipients: string[] }).recipients };
  });
}

it.each([
  { top: 'birthday', recipient: 'mum' },
  { top: 'anniversary' },
  { top: 'holidays', mid: 'hanukkah' },
  { top: 'sympathy' },
  { top: 'retirement' },
])('goes with a card of $top $mid: the same occasion, and no family or picture twice', async (category) => {
  const cardId = await firstOf(category);
  const { results } = await related(cardId);
  const [own, ...others] = await designsOf([cardId, ...results.map((card) => card.cardId)]);
  expect(others).toHaveLength(6);
  expect(new Set(others.map((card) => card.occasion))).toEqual(new Set([own?.occasion]));
  const all = [own, ...others].map((card) => card!);
  expect(new Set(all.map((card) => card.design_key)).size).toBe(7);
  expect(new Set(all.map((card) => card.family)).size).toBe(7);
  expect(new Set(all.map((card) => card.motif)).size).toBe(7);
});

it('is for the same person first', async () => {
  const list = await visitor.call('GET /cards', { query: { top: 'birthday', recipient: 'mum', limit: 40 } });
  const own = (await designsOf(list.results.map((card) => card.cardId))).find((card) => card.recipients.length === 1);
  const { results } = await related(own?.card_id ?? '', { limit: 5 });
  const others = await designsOf(results.map((card) => card.cardId));
  expect(own?.recipients).toEqual(['mum']);
  expect(others.map((card) => card.recipients)).toEqual(others.map(() => expect.arrayContaining(['mum'])));
});

it('continues without a card twice, and says which cards take a name', async () => {
  const cardId = await firstOf({ top: 'birthday' });
  const [first, second] = [await related(cardId, { limit: 30 }), await related(cardId, { limit: 30, offset: 30 })];
  const ids = [...first.results, ...second.results].map((card) => card.cardId);
  expect(new Set(ids).size).toBe(60);
  expect(ids).not.toContain(cardId);
  expect(first.total).toBe(second.total);
  for (const card of first.results) {
    const whole = await visitor.call('GET /cards/{cardId}', { params: { cardId: card.cardId } });
    expect({ takesName: card.takesName, nameMax: card.nameMax }).toEqual({
      takesName: whole.card.takesName,
      nameMax: whole.card.nameMax,
    });
  }
});

it('finds similar cards for a card that is no longer in the shop', async () => {
  const cardId = await firstOf({ top: 'birthday', mid: 'friend' });
  await app.context.db.updateTable('cards').set({ is_retired: true }).where('card_id', '=', cardId).execute();
  await app.context.db.deleteFrom('card_categories').where('card_id', '=', cardId).execute();
  app.clock.advance(31_000);
  const { results } = await related(cardId);
  expect(results).toHaveLength(6);
  expect(results.map((card) => card.cardId)).not.toContain(cardId);
});

it('refuses an unknown card', async () => {
  const { status } = await visitor.ask('GET /cards/{cardId}/related', { params: { cardId: 'no-such-card' } });
  expect(status).toBe(404);
});

const kin = (cardId: string, more: Partial<RelatedCard> = {}): RelatedCard => ({
  cardId,
  occasion: 'birthday',
  family: cardId,
  style: cardId,
  hero: cardId,
  number: null,
  subjects: [],
  moods: [],
  recipients: ['anyone'],
  categories: [['birthday']],
  ...more,
});

it('keeps siblings apart, but not two cards of one number', () => {
  const own = kin('own', { number: '40', hero: 'age' });
  const order = sortByRelevance(own, [
    kin('sibling', { family: 'own' }),
    kin('other'),
    kin('elsewhere', { occasion: 'wedding' }),
    kin('forty', { number: '40', hero: 'age' }),
    kin('fifty', { number: '50', hero: 'age' }),
    kin('twin', { family: 'other' }),
  ]);
  expect(order).toEqual(['forty', 'other', 'fifty', 'elsewhere', 'sibling', 'twin']);
});

it('shows what the card shows too, but not what many of them have', () => {
  const own = kin('own', { subjects: ['cat', 'animal'] });
  const order = sortByRelevance(own, [
    ...Array.from({ length: 20 }, (_, i) => kin(`animal-${i}`, { subjects: ['animal'] })),
    kin('cats', { subjects: ['cat', 'animal'] }),
    kin('flowers', { subjects: ['flower'] }),
  ]);
  expect(order.slice(0, 2)).toEqual(['cats', 'animal-0']);
});
