import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardDocument, type CardLayer, PhotoLayer } from '#cards/document/card-document.ts';
import { withWords } from '#cards/document/words.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { CUSTOM_CARD_ALT, customCard, createCustomDraft } from '#tests/factories/custom-card.ts';
import { cardSendsOf } from './card-sends.ts';
import { eraseCards } from './erase/erase-member.ts';

const AMELIE = { name: 'Amelie', email: 'amelie@example.com' };
let app: TestApp;
let rosa: TestMember;
let amelie: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mailer.sent.length = 0;
  rosa = await signedIn(app);
  amelie = await signedIn(app, { name: 'Amelie' });
});

const draftOf = (document: CardDocument) => createCustomDraft(app, rosa, document);
async function send(cardSendId: string, to = amelie.email): Promise<{ path: string }> {
  await rosa.call('PUT /card/send', { body: { cardSendId, recipients: [{ ...AMELIE, email: to }] } });
  const { path } = (await rosa.call('PUT /card/send/send', { body: { cardSendId } })).cardSend;
  return { path: path ?? '' };
}
async function arrive(): Promise<void> {
  app.clock.advance(10_000);
  await app.deliver();
}
const mailTo = (address: string) => app.mailer.sent.find((mail) => mail.to.address === address);
const linkIn = (text: string) => {
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)/.exec(text) ?? [];
  return { magicLink, magicLink2 };
};
const kindOf = async (who: TestMember, path: string) => (await who.get(path)).headers.get('Content-Type');

test('a card that is not of the shop is a draft like any other, with its own words and colours', async () => {
  const cardSendId = await draftOf(await customCard());
  const { cardSend } = await rosa.call('GET /card/send', { query: { card_send_id: cardSendId } });
  expect(cardSend).toMatchObject({
    state: 'draft',
    card: {
      cardId: null,
      title: 'Twelve years of Mr. Biscuit',
      alt: CUSTOM_CARD_ALT,
      occasion: 'anniversary',
      takesName: false,
    },
    paletteId: 'own',
    nameOnFront: null,
    verse: 'You kept the sofa warm.',
    message: '',
    letter: { pages: [[{ text: 'Rosa Lindqvist' }]] },
  });
  expect(await kindOf(rosa, `/media/drafts/${cardSendId}/front-350.webp?v=${cardSend.v}`)).toBe('image/webp');
  const written = await rosa.call('PUT /card/send/message', {
    body: { cardSendId, message: 'Dear Amelie,\nthank you.', hand: 'kalam', verse: 'And the rug.' },
  });
  expect(written.cardSend).toMatchObject({ hand: 'kalam', verse: 'And the rug.' });
  expect(written.cardSend.letter.pages[0]?.map(({ text }) => text)).toEqual([
    'Dear Amelie,',
    'thank you.',
    'Rosa Lindqvist',
  ]);
  expect(written.cardSend.v).not.toBe(cardSend.v);
  expect(await kindOf(rosa, `/media/drafts/${cardSendId}/letter-1-350.webp?v=x`)).toBe('image/webp');
  const named = await rosa.call('PUT /card/send', { body: { cardSendId, nameOnFront: 'Amelie' } });
  expect(named.cardSend).toMatchObject({ nameOnFront: null, card: { alt: CUSTOM_CARD_ALT } });
  const other = await rosa.ask('PUT /card/send/background', { body: { cardSendId, paletteId: 'nordic' } });
  expect(other).toMatchObject({ status: 422, errors: [{ field: 'paletteId', errorCode: 'unknown-colourway' }] });
});

test('a document with photos is refused, because they are not drawn yet', async () => {
  const document = await customCard();
  const [cover, ...others] = document.faces;
  if (cover === undefined) throw new Error('A card has a cover.');
  const photo = PhotoLayer.parse({
    id: 'dog',
    type: 'photo',
    box: { x: 100, y: 100, w: 400, h: 400 },
    asset: 'a1',
    alt: 'A dog on a sofa',
  });
  const withLayer = (layer: CardLayer) => ({
    ...document,
    faces: [{ ...cover, layers: [...cover.layers, layer] }, ...others],
  });
  await expect(draftOf(withLayer(photo))).rejects.toMatchObject({
    kind: 'invalid',
    items: [{ field: 'document', errorCode: 'photos' }],
  });
  // A place that waits for a photo shows nothing, and lacks nothing.
  expect(await draftOf(withLayer({ ...photo, asset: null }))).toMatch(/^[0-9a-f-]{36}$/);
});

test('it goes from a draft to the mail, to its recipient’s page and to all lists, and can be sent again', async () => {
  const cardSendId = await draftOf(await customCard());
  await rosa.call('PUT /card/send/message', { body: { cardSendId, message: 'Dear Amelie,\nthank you.' } });
  const { path } = await send(cardSendId);
  await arrive();
  const mail = mailTo(amelie.email);
  expect(mail?.subject).toContain('anniversary card');
  expect(mail?.html).toContain('Twelve years of Mr. Biscuit');
  expect(mailTo(rosa.email)?.text).toContain('anniversary card');

  const link = linkIn(mail?.text ?? '');
  const { card } = await amelie.call('GET /card/read', { query: link });
  expect(card).toMatchObject({
    to: 'Amelie',
    occasion: 'anniversary card',
    title: 'Twelve years of Mr. Biscuit',
    alt: CUSTOM_CARD_ALT,
    verse: 'You kept the sofa warm.',
    message: 'Dear Amelie,\nthank you.',
    coverInk: expect.stringMatching(/^#/) as unknown,
  });
  for (const picture of [card.coverPicture, card.insideLeftPicture, card.envelope.linerPicture])
    expect(await kindOf(amelie, picture)).toBe('image/webp');
  const { keepsakes } = await amelie.call('GET /card/keepsakes', { query: link });
  expect(await kindOf(amelie, keepsakes.sheets[0]?.path ?? '')).toBe('application/pdf');
  expect((await amelie.call('POST /card/read/open', { body: link })).card.isOpened).toBe(true);
  await amelie.call('POST /card/read/thank', { body: { ...link, text: 'Woof.' } });

  const [magicLink = '', magicLink2 = ''] = path.split('/').slice(-2);
  const { sent } = await app.visitor().call('GET /card/send/view', { query: { magicLink, magicLink2 } });
  expect(sent).toMatchObject({ title: 'Twelve years of Mr. Biscuit', alt: CUSTOM_CARD_ALT, card: { cardId: null } });
  expect(sent.ledger).toMatchObject([{ name: 'Amelie', state: 'replied', reply: 'Woof.' }]);

  for (const [who, type] of [
    [rosa, 'sent'],
    [amelie, 'received'],
  ] as const) {
    const { results, total } = await who.call('GET /my_cards', { query: { type } });
    expect(total).toBe(1);
    expect(results).toMatchObject([
      { card: { cardId: null, paper: card.paper }, cardSend: { occasion: 'anniversary' } },
    ]);
    expect(await kindOf(who, results[0]?.cardSend?.front ?? '')).toBe('image/webp');
  }

  // Lists for one's own liking go by cards of the shop.
  expect((await rosa.call('GET /cards', { query: { sort: 'for-you' } })).results.length).toBeGreaterThan(0);

  const actor = await app.sessions.actorOf(rosa.cookies.get('cardamom_session'));
  const again = await draftOf(await cardSendsOf(app.context).document(actor, cardSendId));
  const { cardSend } = await rosa.call('GET /card/send', { query: { card_send_id: again } });
  expect(cardSend).toMatchObject({
    state: 'draft',
    card: { alt: CUSTOM_CARD_ALT },
    message: 'Dear Amelie,\nthank you.',
  });
  const drafts = await rosa.call('GET /my_cards', { query: { type: 'drafts' } });
  expect(await kindOf(rosa, drafts.results[0]?.cardSend?.front ?? '')).toBe('image/webp');
  app.mailer.sent.length = 0;
  await send(again, 'theo@example.com');
  await arrive();
  expect(mailTo('theo@example.com')?.subject).toBe(mail?.subject);
});

test('cancelled and changed, it is sent with its new text', async () => {
  const cardSendId = await draftOf(await customCard());
  await send(cardSendId);
  await rosa.call('PUT /card/send/stop', { body: { cardSendId } });
  const { cardSend } = await rosa.call('PUT /card/send/message', { body: { cardSendId, verse: 'Anew.' } });
  expect(cardSend).toMatchObject({ state: 'draft', verse: 'Anew.', card: { alt: CUSTOM_CARD_ALT } });
  await send(cardSendId);
  await arrive();
  const { card } = await amelie.call('GET /card/read', { query: linkIn(mailTo(amelie.email)?.text ?? '') });
  expect(card).toMatchObject({ verse: 'Anew.', alt: CUSTOM_CARD_ALT });
});

test('a test send of it goes to its sender', async () => {
  const cardSendId = await draftOf(await customCard());
  await rosa.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE] } });
  const { to } = await rosa.call('POST /card/send/test', { body: { cardSendId } });
  await app.deliver();
  const [, magicLink = ''] = /\/card\/read\/([0-9A-Za-z]+)/.exec(mailTo(to)?.text ?? '') ?? [];
  const { card } = await app.visitor().call('GET /card/read', { query: { magicLink } });
  expect(card).toMatchObject({
    isTest: true,
    title: 'Twelve years of Mr. Biscuit',
    alt: CUSTOM_CARD_ALT,
    to: 'Amelie',
  });
  expect(await kindOf(rosa, card.coverPicture)).toBe('image/webp');
});

test('it can be replaced by a card of the shop, and the message stays', async () => {
  const cardSendId = await draftOf(await customCard());
  await rosa.call('PUT /card/send/message', { body: { cardSendId, message: 'Dear Amelie' } });
  const [first] = (await rosa.call('GET /cards', { query: { limit: 1 } })).results;
  const { cardSend } = await rosa.call('PUT /card/send', { body: { cardSendId, cardId: first?.cardId ?? '' } });
  expect(cardSend).toMatchObject({
    card: { cardId: first?.cardId },
    message: 'Dear Amelie',
    paletteId: first?.paletteId,
  });
  expect(cardSend.verse).toBe(cardSend.card.verse);
});

test('administrators know it by the title of its document, and do not see its front', async () => {
  const cardSendId = await draftOf(await customCard());
  await send(cardSendId);
  await arrive();
  const ines = await signedIn(app, { role: 'admin' });
  const { results } = await ines.call('GET /admin/sends', { query: { q: rosa.email } });
  expect(results).toMatchObject([{ cardSendId, cardTitle: 'Twelve years of Mr. Biscuit', coverUrl: null }]);
  const params = { cardSendId };
  await ines.call('POST /admin/sends/{cardSendId}/ask', { params, body: { reason: 'A question about it.' } });
  app.mailer.sent.length = 0;
  await app.deliver();
  expect(mailTo(rosa.email)?.text).toContain('Twelve years of Mr. Biscuit');

  expect((await rosa.call('GET /account/asks')).asks).toMatchObject([{ cardTitle: 'Twelve years of Mr. Biscuit' }]);
});

test('its pictures are deleted where its sender deletes the account and takes cards down', async () => {
  const cardSendId = await draftOf(await customCard({ id: 'taken-down' }));
  await send(cardSendId);
  await arrive();
  const link = linkIn(mailTo(amelie.email)?.text ?? '');
  const { card } = await amelie.call('GET /card/read', { query: link });
  expect(await kindOf(amelie, card.coverPicture)).toBe('image/webp');
  const faces = await app.context.db
    .selectFrom('card_sends')
    .select('faces')
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirstOrThrow();
  const isKept = async (hash: string) =>
    (await app.context.files.get(`faces/${hash.slice(0, 2)}/${hash}.svg.br`)) !== null;
  const hashes = Object.values(faces.faces ?? {});
  expect(await Promise.all(hashes.map(isKept))).toEqual(hashes.map(() => true));
  const { memberId, email } = rosa;
  const deleteFaces = await app.context.db
    .transaction()
    .execute((tx) => eraseCards(tx, { memberId, email, sentCards: 'take-down' }, app.context));
  await deleteFaces();
  expect(await Promise.all(hashes.map(isKept))).toEqual(hashes.map(() => false));
  expect(await amelie.ask('GET /card/read', { query: link })).toMatchObject({
    errors: [{ errorCode: 'revoked-link' }],
  });
});

test('a document without an occasion and without handwriting is a card too', async () => {
  const { occasion: _, ...plain } = await customCard();
  const words = { line: null, verse: '', message: 'Dear Amelie', breaks: null, signature: null, hand: null, ink: null };
  const cardSendId = await draftOf(withWords(plain, words));
  await send(cardSendId);
  await arrive();
  expect(mailTo(amelie.email)?.subject).toMatch(/ a card/);
});

test('unsupported characters, and data that is not a document, are refused', async () => {
  const card = await customCard();
  const words = { line: null, verse: 'ᚠᚢᚦ', message: '', breaks: null, signature: null, hand: null, ink: null };
  await expect(draftOf(withWords(card, words))).rejects.toMatchObject({ items: [{ field: 'verse' }] });
  await expect(draftOf({ ...card, faces: [] })).rejects.toThrow(/faces/);
});
