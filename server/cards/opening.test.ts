import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStatements, type Statements } from '#db/statements.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { createShop } from './cards.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A shop, and the names of the statements that it made. */
function shopHeard() {
  const real = createStatements(app.context.pool);
  const made: string[] = [];
  const heard: Statements = {
    ...real,
    rows(name, text, values) {
      made.push(name);
      return real.rows(name, text, values);
    },
  };
  return { made, shop: createShop(heard, app.clock, () => false) };
}
const READ_ONCE = ['index-cards', 'index-categories', 'search-words'];

it('a shop that has started has loaded what the first query needs', async () => {
  const { shop, made } = shopHeard();
  await shop.open();
  expect(READ_ONCE.filter((name) => !made.includes(name))).toEqual([]);
  made.length = 0;
  expect((await shop.suggestions('elefant')).total).toBeGreaterThan(0);
  expect(READ_ONCE.filter((name) => made.includes(name))).toEqual([]);
});

it('what was loaded is used as long as the catalogue is the same', async () => {
  const { shop, made } = shopHeard();
  await shop.open();
  made.length = 0;
  app.clock.advance(60_000);
  expect((await shop.suggestions('elefant')).total).toBeGreaterThan(0);
  expect(READ_ONCE.filter((name) => made.includes(name))).toEqual([]);
});
