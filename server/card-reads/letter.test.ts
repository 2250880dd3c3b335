import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let sender: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  sender = app.visitor();
  await sender.call('GET /login', { query: {} });
});
afterAll(() => app.close());

const MESSAGE = 'Dear Amelie,\nI still have the map you drew me on the napkin, the one with the goat.';
/** As no browser would break it, so that it is known again. */
const BREAKS = [MESSAGE.indexOf('still'), MESSAGE.indexOf('me on'), MESSAGE.indexOf('the one')];
const EDITOR_LINES = [
  'Dear Amelie,',
  'I ',
  'still have the map you drew ',
  'me on the napkin, ',
  'the one with the goat.',
];

async function draft(): Promise<string> {
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const { cardSendId } = cardSend;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email: 'amelie@example.com' }],
      sender: { name: 'Rosa', email: 'rosa@example.com' },
    },
  });
  return cardSendId;
}
async function write(cardSendId: string, body: object): Promise<string[]> {
  const { cardSend } = await sender.call('PUT /card/send/message', { body: { cardSendId, ...body } });
  return cardSend.letter.pages.flat().map(({ text }) => text);
}
async function send(cardSendId: string) {
  app.mailer.sent.length = 0;
  await sender.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(10_000);
  await app.deliver();
  const { text = '' } = app.mailer.sent.find(({ to }) => to.address === 'amelie@example.com') ?? {};
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)/.exec(text) ?? [];
  return { magicLink, magicLink2 };
}
async function linesOfReader(link: { magicLink: string; magicLink2: string }): Promise<string[]> {
  const { card } = await app.visitor().call('GET /card/read', { query: link });
  return card.letter.pages.flat().map(({ text }) => text);
}

it('the letter has the lines that its sender saw, and the sender’s name', async () => {
  const cardSendId = await draft();
  expect(await write(cardSendId, { message: MESSAGE, messageBreaks: BREAKS })).toEqual([...EDITOR_LINES, 'Rosa']);
  expect(await linesOfReader(await send(cardSendId))).toEqual([...EDITOR_LINES, 'Rosa']);
});

it('lines are broken anew for another text or handwriting, and kept for another ink or verse', async () => {
  const cardSendId = await draft();
  await write(cardSendId, { message: MESSAGE, messageBreaks: BREAKS });
  expect(await write(cardSendId, { ink: 'plum', verse: 'For you.' })).toEqual([...EDITOR_LINES, 'Rosa']);
  expect(await write(cardSendId, { hand: 'kalam' })).not.toContain('I ');
  expect(await write(cardSendId, { messageBreaks: BREAKS })).toContain('I ');
  expect(await write(cardSendId, { message: `${MESSAGE} Yours` })).not.toContain('I ');
});

it.each([[[0]], [[1.5]], [[6000]], ['1'], [Array.from({ length: 5001 }, (_, i) => 1 + (i % 5000))]])(
  'what is no place in a message is refused at its field, and nothing is changed: %#',
  async (messageBreaks) => {
    const cardSendId = await draft();
    await write(cardSendId, { message: MESSAGE });
    const refused = await sender.ask('PUT /card/send/message', { body: { cardSendId, message: 'x', messageBreaks } });
    expect(refused.status).toBe(422);
    expect(refused.errors[0]?.field).toMatch(/^messageBreaks/);
    const { cardSend } = await sender.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend.message).toBe(MESSAGE);
  },
);

it('a card that was sent before lines were stored is laid out when it is read, and signed', async () => {
  const cardSendId = await draft();
  await write(cardSendId, { message: MESSAGE });
  const link = await send(cardSendId);
  const before = await linesOfReader(link);
  await app.context.pool.query(`update card_sends set document = document - 'letter' where card_send_id = $1`, [
    cardSendId,
  ]);
  expect(await linesOfReader(link)).toEqual(before);
  expect(before.at(-1)).toBe('Rosa');
});
