import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';
import { createFaceStore } from '#server/pictures/pictures.ts';
import { drawnFacesOf } from '../stored-columns.ts';
import { deleteAbandonedDrafts } from './abandoned-drafts.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp({ settings: { isLoopbackOnly: false } });
});
afterAll(() => app.close());
beforeEach(() => app.context.db.deleteFrom('card_sends').execute());

const forget = () => deleteAbandonedDrafts({ db: app.context.db, clock: app.clock, files: app.context.files });
const cardsNow = async () =>
  (await app.context.db.selectFrom('card_sends').select(['card_send_id', 'state']).execute()).map((row) => ({
    id: row.card_send_id,
    state: row.state,
  }));
async function draftOf(visitor: TestVisitor): Promise<string> {
  const { cardSendId } = (await visitor.call('POST /card/send', { body: { cardId } })).cardSend;
  await visitor.call('PUT /card/send/message', { body: { cardSendId, message: `Dear you, ${cardSendId}` } });
  await visitor.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email: 'amelie@example.com' }],
      sender: { name: 'Rosa', email: `rosa-${cardSendId}@fernbank.example` },
    },
  });
  return cardSendId;
}
async function visiting(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  return visitor;
}

describe('a draft', () => {
  test('that belongs to no browser and no member is deleted after two weeks, with its recipients', async () => {
    const visitor = await visiting();
    await draftOf(visitor);
    await visitor.call('GET /logout');
    app.clock.advance(13 * DAY_MS);
    expect(await forget()).toBe(0);
    app.clock.advance(2 * DAY_MS);
    expect(await forget()).toBe(1);
    expect(await forget()).toBe(0);
    expect(await cardsNow()).toEqual([]);
    expect(await app.context.db.selectFrom('recipients').select('email').execute()).toEqual([]);
  });

  test('stays as long as it has an owner', async () => {
    const ofVisitor = await draftOf(await visiting());
    const member = await signedIn(app);
    const ofMember = await draftOf(member);
    await member.call('GET /logout');
    app.clock.advance(100 * DAY_MS);
    expect(await forget()).toBe(0);
    expect((await cardsNow()).map(({ id }) => id).toSorted()).toEqual([ofVisitor, ofMember].toSorted());
  });
});

describe('a card that waits for confirmation', () => {
  /** Of a member who gives another address than their own: it waits like a visitor's, and needs no proof of work. */
  async function waiting(sender: TestVisitor): Promise<string> {
    const cardSendId = await draftOf(sender);
    const { cardSend } = await sender.call('PUT /card/send/send', { body: { cardSendId } });
    expect(cardSend.state).toBe('awaiting-confirmation');
    return cardSendId;
  }
  async function pressFor(cardSendId: string) {
    await app.deliver();
    const mail = app.mailer.sent.findLast((one) => one.to.address === `rosa-${cardSendId}@fernbank.example`);
    const token = /send=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return app.visitor().ask('POST /card/send/confirm', { body: { token } });
  }

  test('is a draft again after two weeks, and its link stops working', async () => {
    const member = await signedIn(app);
    const id = await waiting(member);
    await app.deliver();
    app.clock.advance(15 * DAY_MS);
    expect(await forget()).toBe(0);
    expect(await cardsNow()).toEqual([{ id, state: 'draft' }]);
    expect(await pressFor(id)).toMatchObject({ status: 404, errors: [{ errorCode: 'unknown-link' }] });
    const { cardSend } = await member.call('GET /card/send', { query: { card_send_id: id } });
    expect(cardSend.message).toContain('Dear you');
  });

  test('is deleted with its pictures where its session is gone too', async () => {
    const id = await waiting(await signedIn(app));
    const row = await app.context.db
      .selectFrom('card_sends')
      .select('faces')
      .where('card_send_id', '=', id)
      .executeTakeFirstOrThrow();
    const faces = drawnFacesOf(row);
    const store = createFaceStore(app.context.files);
    expect(await store.read(faces?.['letter-1'] ?? '')).not.toBeNull();
    await app.context.db.updateTable('card_sends').set({ member_id: null, session_id: null }).execute();
    app.clock.advance(13 * DAY_MS);
    expect(await forget()).toBe(0);
    expect(await cardsNow()).toEqual([{ id, state: 'awaiting-confirmation' }]);
    app.clock.advance(2 * DAY_MS);
    expect(await forget()).toBe(1);
    expect(await cardsNow()).toEqual([]);
    expect(await store.read(faces?.['letter-1'] ?? '')).toBeNull();
    expect(await store.read(faces?.['front'] ?? '')).not.toBeNull();
  });
});
