import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardTile } from '#contract/card.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { FIRST_ROWS } from './search/first-rows.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
});
afterAll(() => app.close());

async function list(query: Record<string, string | number | undefined>): Promise<CardTile[]> {
  return (await visitor.call('GET /cards', { query })).results;
}
const relationsIn = (cards: readonly CardTile[]) => cards.flatMap(({ relation }) => relation ?? []);

describe('the relation of a card', () => {
  it('is that of the only person it is for, on its tile and on its page', async () => {
    const entries = await readCatalogue();
    const forMum = entries.find(({ facts }) => facts.recipients.join() === 'mum')!;
    const forAnyone = entries.find(({ facts }) => facts.recipients.length > 2 && facts.recipients.includes('mum'))!;
    for (const [{ cardId }, relation] of [
      [forMum, 'mum'],
      [forAnyone, null],
    ] as const) {
      const { card } = await visitor.call('GET /cards/{cardId}', { params: { cardId } });
      expect(card.relation).toBe(relation);
    }
    expect(relationsIn(await list({ top: 'birthday', mid: 'family', sub: 'sister', limit: 1 }))).toEqual(['sister']);
  });
});

describe('the first rows', () => {
  it.each([
    {},
    { top: 'birthday' },
    { top: 'birthday', sort: 'new' },
    { top: 'birthday', mood: 'funny' },
    { top: 'birthday', mid: 'for-her' },
    { top: 'anniversary' },
    { top: 'congratulations' },
    { top: 'holidays', mid: 'christmas' },
  ])('of %j hold no card for one relation', async (query) => {
    const cards = await list({ ...query, limit: FIRST_ROWS });
    expect(cards).toHaveLength(FIRST_ROWS);
    expect(relationsIn(cards)).toEqual([]);
  });

  it('hold those that suit anyone where these are few, and then the others', async () => {
    const cards = await list({ top: 'birthday', mid: 'milestones', sub: '80', limit: 60 });
    const relations = cards.map(({ relation }) => relation !== null);
    expect(relations).toContain(true);
    expect(relations.indexOf(true)).toBe(relations.lastIndexOf(false) + 1);
  });

  it('of a category of a relation begin with its cards', async () => {
    for (const query of [
      { top: 'birthday', mid: 'mum' },
      { top: 'birthday', mid: 'family', sub: 'sister' },
      { top: 'holidays', mid: 'mothers-day' },
      { top: 'birthday', recipient: 'sister' },
    ])
      expect(relationsIn(await list({ ...query, limit: FIRST_ROWS })).length).toBeGreaterThan(FIRST_ROWS / 3);
  });

  it('leave every card in the list, once, page by page', async () => {
    const cards = [];
    for (let offset = 0; offset < 360; offset += 60)
      cards.push(...(await list({ top: 'birthday', mid: 'for-her', limit: 60, offset })));
    const { total } = await visitor.call('GET /cards', { query: { top: 'birthday', mid: 'for-her', limit: 1 } });
    expect(new Set(cards.map(({ cardId }) => cardId)).size).toBe(total);
    expect(cards).toHaveLength(total);
  });
});
