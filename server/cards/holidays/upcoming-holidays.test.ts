import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_WINDOW } from '#cards/catalogue/categories/shop-window.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
});
afterAll(() => app.close());

describe('the featured cards', () => {
  it('are all in the shop, each of another technique, and none for a holiday', async () => {
    const { results, total } = await visitor.call('GET /cards/window');
    expect(results.map(({ cardId }) => cardId)).toEqual([...SHOP_WINDOW]);
    expect(total).toBe(SHOP_WINDOW.length);
    const rows = await app.context.db
      .selectFrom('cards')
      .select(['recipe', 'facts'])
      .where('card_id', 'in', SHOP_WINDOW)
      .execute();
    expect(new Set(rows.map(({ recipe }) => (recipe as { family: string }).family)).size).toBe(SHOP_WINDOW.length);
    expect(rows.flatMap(({ facts }) => (facts as { shelves: string[][] }).shelves.map(([top]) => top))).not.toContain(
      'holidays',
    );
  });
});

describe('upcoming holidays with cards', () => {
  const coming = (query: object) => visitor.call('GET /cards/coming-up', { query: { from: '2026-11-22', ...query } });

  it('have cards of their own category', async () => {
    const { results, total } = await coming({ limit: 4, timeZone: 'America/Detroit' });
    expect(results.map(({ name }) => name)).toEqual(['Thanksgiving', 'Hanukkah begins', 'Christmas', 'Kwanzaa begins']);
    expect(total).toBeGreaterThan(12);
    for (const { path, count, cards } of results) {
      const [, , top, mid] = path.split('/');
      const list = await visitor.call('GET /cards', { query: { top, mid, limit: 3 } });
      expect({ count, ids: cards.map(({ cardId }) => cardId) }).toEqual({
        count: list.total,
        ids: list.results.map(({ cardId }) => cardId),
      });
    }
  });

  it('have cards of the year’s own animal before others', async () => {
    const ofYear = async (from: string) =>
      (await coming({ from })).results.find(({ name }) => name === 'Lunar New Year')?.cards[0]?.cardId;
    expect(await ofYear('2027-01-05')).toContain('goat');
    expect(await ofYear('2028-01-05')).toContain('monkey');
  });

  it('are those of the reader’s country, or of all countries if it is unknown', async () => {
    const names = async (timeZone?: string) => (await coming({ timeZone })).results.map(({ name }) => name);
    expect(await names('Europe/London')).toContain('Mothering Sunday');
    expect(await names('Europe/London')).not.toContain('Thanksgiving');
    expect(await names('Not/AZone')).toEqual(await names());
    expect(await names()).toContain('Mother’s Day');
  });

  it('are listed a few at a time', async () => {
    const whole = await coming({ limit: 6 });
    const [first, second] = [await coming({ limit: 3 }), await coming({ limit: 3, offset: 3 })];
    expect([...first.results, ...second.results]).toEqual(whole.results);
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '0000-00-00', '99999-01-01'])(
    'from %j are refused at the field',
    async (from) => {
      expect(await visitor.ask('GET /cards/coming-up', { query: { from } })).toMatchObject({
        status: 422,
        errors: [{ field: 'from', errorMessage: 'A day is written like 2026-11-26.' }],
      });
    },
  );

  it('are known for any year that can be written', async () => {
    for (const from of ['0001-01-01', '9999-12-31'])
      expect((await visitor.ask('GET /cards/coming-up', { query: { from } })).status).toBe(200);
  });
});
