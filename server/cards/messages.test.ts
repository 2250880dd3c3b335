import { afterAll, beforeAll, expect, it } from 'vitest';
import { MESSAGES } from '#cards/catalogue/words/messages.ts';
import type { CallInput } from '#contract/calls.ts';
import { OCCASIONS } from '#shared/cards/card-kind.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
});
afterAll(() => app.close());

type Query = NonNullable<CallInput<'GET /messages'>['query']>;
const suggested = (query: Query) => visitor.call('GET /messages', { query: { limit: 100, ...query } });
/** A card of a category, for one person alone where one is named. */
async function cardOf(top: string, mid?: string, recipient?: string): Promise<string> {
  const { results } = await visitor.call('GET /cards', { query: { top, mid, recipient, limit: 60 } });
  const rows = await app.context.db
    .selectFrom('cards')
    .select(['card_id', 'facts'])
    .where(
      'card_id',
      'in',
      results.map((card) => card.cardId),
    )
    .execute();
  const found = rows.find(
    ({ facts }) => recipient === undefined || (facts as { recipients: string[] }).recipients.join() === recipient,
  );
  return found?.card_id ?? '';
}

/** A card whose words are about something beside its occasion. */
async function cardAbout(topic: string): Promise<string> {
  const rows = await app.context.db.selectFrom('cards').select(['card_id', 'facts']).execute();
  const found = rows.find(({ facts }) => (facts as { topics: string[] }).topics.join() === topic);
  if (!found) throw new Error(`no card about ${topic}`);
  return found.card_id;
}

it('are for the card’s recipient first, and another one can be chosen', async () => {
  const cardId = await cardOf('birthday', undefined, 'mum');
  const own = await suggested({ cardId, name: 'Maria' });
  expect(own.recipient).toBe('mum');
  const forMum = MESSAGES.filter((message) => message.occasion === 'birthday' && message.for === 'mum');
  expect(forMum.length).toBeGreaterThan(1);
  expect(new Set(own.results.slice(0, forMum.length).map(({ text }) => text))).toEqual(
    new Set(forMum.map(({ text }) => text.replaceAll('{name}', 'Maria'))),
  );
  const dad = await suggested({ cardId, recipient: 'dad', name: 'Maria' });
  expect(dad.recipient).toBe('dad');
  expect(dad.results[0]?.text).not.toBe(own.results[0]?.text);
  expect(own.recipients).toContainEqual({ value: 'dad', count: dad.total });
});

it('have the chosen tone, and only tones with messages are offered', async () => {
  const all = await suggested({ occasion: 'birthday', recipient: 'friend' });
  expect(all.tones.map(({ value }) => value)).toEqual(expect.arrayContaining(['warm', 'funny', 'formal', 'short']));
  for (const { value, count } of all.tones) {
    const { results, total } = await suggested({ occasion: 'birthday', recipient: 'friend', tone: value });
    expect(total).toBe(count);
    expect(results.length).toBeGreaterThan(0);
    if (value === 'short') expect(Math.max(...results.map(({ text }) => text.length))).toBeLessThanOrEqual(90);
    else expect(new Set(results.map(({ tone }) => tone))).toEqual(new Set([value]));
  }
});

it('about one thing are for cards about that thing', async () => {
  const engaged = await suggested({ cardId: await cardAbout('engagement'), name: 'Ana' });
  const wedded = await suggested({ occasion: 'wedding', name: 'Ana' });
  const about = new Set(
    MESSAGES.filter((message) => message.about === 'engagement').map(({ text }) => text.replaceAll('{name}', 'Ana')),
  );
  const isAbout = ({ text }: { text: string }) => about.has(text);
  expect(engaged.results.length).toBeGreaterThan(0);
  expect(engaged.results.filter((message) => !isAbout(message))).toEqual([]);
  expect(wedded.results.filter(isAbout)).toEqual([]);
});

it('do not wish a happy New Year on a card for Nowruz, nor a happy retirement on a goodbye, nor say hello where one is sorry', async () => {
  const ofCard = async (topic: string) =>
    (await suggested({ cardId: await cardAbout(topic), name: 'Ana' })).results.map(({ text }) => text).join(' ');
  expect(await ofCard('nowruz')).toMatch(/Nowruz/);
  expect(await ofCard('nowruz')).not.toMatch(/no reason|Tuesday|sorry/i);
  expect(await ofCard('leaving')).not.toMatch(/retirement/i);
  expect(await ofCard('sorry')).not.toMatch(/occasion|No reason|Hello/);
  expect(await ofCard('pet-loss')).not.toMatch(/condolences|your mother/i);
  expect(await ofCard('first-communion')).not.toMatch(/job|driving|graduat/i);
});

it('are at least six for every card, for everybody it may be for and in every tone that is offered', async () => {
  const rows = await app.context.db.selectFrom('cards').select(['card_id', 'occasion', 'facts']).execute();
  const kinds = new Map(
    rows.map((row) => [`${row.occasion} ${(row.facts as { topics: string[] }).topics.join()}`, row.card_id]),
  );
  expect(kinds.size).toBeGreaterThan(OCCASIONS.length);
  const few: string[] = [];
  for (const [kind, cardId] of kinds) {
    const { recipients } = await suggested({ cardId, recipient: 'anyone' });
    for (const { value } of recipients)
      for (const name of ['Ana', undefined]) {
        const { total, tones, results } = await suggested({ cardId, recipient: value, ...(name ? { name } : {}) });
        if (Math.min(total, ...tones.map(({ count }) => count)) < 6) few.push(`${kind} for ${value}: ${total}`);
        if (new Set(results.map(({ text }) => text)).size < results.length) few.push(`${kind} for ${value}: one twice`);
      }
  }
  expect(few).toEqual([]);
  const husband = await suggested({ occasion: 'anniversary', recipient: 'husband', tone: 'funny' });
  expect(husband.total).toBeGreaterThanOrEqual(6);
});

it('from one of a couple to the other are not offered for both', async () => {
  const toHusband = await suggested({ occasion: 'anniversary', recipient: 'husband', name: 'Tom' });
  expect(toHusband.results.filter(({ text }) => /you both|both of you|the two of you/.test(text))).toEqual([]);
  const toParents = await suggested({ occasion: 'anniversary', recipient: 'parents', name: 'Mum and Dad' });
  expect(toParents.results.some(({ text }) => text.includes('you both'))).toBe(true);
});

it('are there for every occasion of the shop, by name and without one', async () => {
  const totals: number[] = [];
  for (const occasion of OCCASIONS) {
    const named = await suggested({ occasion, name: 'Łukasz & שרה' });
    const nameless = await suggested({ occasion });
    totals.push(Math.min(named.total, nameless.total));
    for (const { text } of nameless.results) {
      expect(text).not.toMatch(/\{name\}|^[\s,]|,,|,\.|\s,/);
      expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase('en'));
    }
  }
  expect(Math.min(...totals)).toBeGreaterThan(2);
});

it('that few can say come after all others', async () => {
  const { results } = await suggested({ occasion: 'sympathy', name: 'Ana' });
  const few = MESSAGES.filter((message) => message.few).map(({ text }) => text.replaceAll('{name}', 'Ana'));
  const places = results.flatMap(({ text }, i) => (few.includes(text) ? [i] : []));
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.map((_, i) => results.length - places.length + i));
});

it('come a few at a time, none twice', async () => {
  const seen: string[] = [];
  const { total } = await suggested({ occasion: 'birthday' });
  for (let offset = 0; offset < total; offset += 3)
    seen.push(...(await suggested({ occasion: 'birthday', limit: 3, offset })).results.map(({ text }) => text));
  expect(new Set(seen).size).toBe(total);
});

it('are refused for an unknown tone, person or card, at its field', async () => {
  const asked = async (query: object) => (await visitor.ask('GET /messages', { query })).errors[0]?.field;
  expect(await asked({ occasion: 'birthday', tone: 'shouty' })).toBe('tone');
  expect(await asked({ occasion: 'birthday', recipient: '<mum>' })).toBe('recipient');
  expect(await asked({ cardId: 'no-such-card' })).toBe('cardId');
});

it('are for anyone where the recipient is unknown', async () => {
  const anyone = await suggested({ occasion: 'birthday', recipient: 'anyone' });
  for (const recipient of ['constructor', 'valueof', 'hasownproperty', 'the postman'])
    expect((await suggested({ occasion: 'birthday', recipient })).total).toBe(anyone.total);
});
