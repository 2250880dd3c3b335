import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let sender: TestVisitor;
let reader: TestVisitor;
let link: { magicLink: string; magicLink2: string };
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Sends a card, and takes its link out of the mail as its recipient would. */
beforeEach(async () => {
  await app.context.db.deleteFrom('suppressions').execute();
  sender = app.visitor();
  reader = app.visitor();
  await sender.call('GET /login', { query: {} });
  const cardId = SHOP_CARD;
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId } });
  await sender.call('PUT /card/send', {
    body: {
      cardSendId: cardSend.cardSendId,
      recipients: [{ name: 'Amelie', email: 'amelie@example.com' }],
      sender: { name: 'Rosa', email: 'rosa@example.com' },
      phrase: 'the yellow canoe',
    },
  });
  await sender.call('PUT /card/send/message', {
    body: { cardSendId: cardSend.cardSendId, message: 'Dear Amelie,\n<script>alert(1)</script> & all my love' },
  });
  await sender.call('PUT /card/send/send', { body: { cardSendId: cardSend.cardSendId } });
  app.mailer.sent.length = 0;
  app.clock.advance(10_000);
  await app.deliver();
  link = linkIn(mailTo('amelie@example.com').text);
});

function mailTo(address: string) {
  const mail = app.mailer.sent.find((one) => one.to.address === address);
  if (!mail)
    throw new Error(
      `No mail went to ${address}; mails went to ${app.mailer.sent.map((one) => one.to.address).join(', ')}.`,
    );
  return mail;
}
function linkIn(text: string): { magicLink: string; magicLink2: string } {
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)/.exec(text) ?? [];
  return { magicLink, magicLink2 };
}

describe('reading', () => {
  it('shows the card, and changes nothing', async () => {
    const { card } = await reader.call('GET /card/read', { query: link });
    expect(card).toMatchObject({
      to: 'Amelie',
      from: 'Rosa',
      phrase: 'the yellow canoe',
      isOpened: false,
      isPersonal: true,
      message: expect.stringContaining('<script>'),
    });
    await reader.call('GET /card/read', { query: link });
    expect((await reader.call('GET /card/read', { query: link })).card.isOpened).toBe(false);
  });

  it('counts as opened once the envelope is opened, and only for the one whose link it is', async () => {
    await reader.call('POST /card/read/open', { body: { magicLink: link.magicLink } });
    expect((await reader.call('GET /card/read', { query: link })).card.isOpened).toBe(false);
    expect((await reader.call('POST /card/read/open', { body: link })).card.isOpened).toBe(true);
    await reader.call('POST /card/read/open', { body: link });
    expect(
      (await sender.call('GET /card/send/view', { query: { magicLink: link.magicLink } })).sent.ledger,
    ).toMatchObject([{ state: 'opened', openedAt: expect.any(String) }]);
  });

  it('keeps the private phrase for those whose own link it is', async () => {
    const { card } = await reader.call('GET /card/read', { query: { magicLink: link.magicLink } });
    expect(card).toMatchObject({ isPersonal: false, phrase: '', to: '' });
  });

  const other = 'A'.repeat(22);
  it.each([
    ['malformed', () => ({ magicLink: 'short' }), 422],
    ['with a path in it', () => ({ magicLink: '../../admin/secret-file' }), 422],
    ['unknown', () => ({ magicLink: other }), 404],
    ['with another’s second part', () => ({ magicLink: link.magicLink, magicLink2: other }), 404],
  ])('answers a link that is %s in words', async (_, query, expected) => {
    const { status, errors } = await reader.ask('GET /card/read', { query: query() });
    expect(status).toBe(expected);
    expect(errors[0]).toMatchObject({
      field: expect.stringMatching(/^magicLink2?$/),
      errorMessage: expect.stringMatching(/link/),
    });
  });

  it('ends when the sender has withdrawn the card', async () => {
    await app.context.db
      .updateTable('card_sends')
      .set({ is_revoked: true })
      .where('link_hash', '=', app.context.keys.hash('link', link.magicLink))
      .execute();
    const { status, errors } = await reader.ask('GET /card/read', { query: link });
    expect(status).toBe(404);
    expect(errors[0]?.errorCode).toBe('revoked-link');
    expect((await reader.get(`/media/sent/${link.magicLink}/front-700.webp`)).status).toBe(404);
  });

  it('gives the pictures as they were sent', async () => {
    const picture = await reader.get(`/media/sent/${link.magicLink}/${link.magicLink2}/front-350.webp`);
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(3000);
    expect((await reader.get(`/media/sent/${link.magicLink}/front-351.webp`)).status).toBe(404);
  });
});

describe('thanks', () => {
  it('reach the sender, in the ledger and by mail', async () => {
    await reader.call('POST /card/read/thank', { body: { ...link, text: 'It made my day' } });
    app.clock.advance(11_000);
    app.mailer.sent.length = 0;
    await app.deliver();
    expect(mailTo('rosa@example.com').text).toContain('It made my day');
    expect(
      (await sender.call('GET /card/send/view', { query: { magicLink: link.magicLink } })).sent.ledger,
    ).toMatchObject([{ state: 'replied', reply: 'It made my day' }]);
  });

  it('can be changed for ten seconds, and the mail has the last words', async () => {
    await reader.call('POST /card/read/thank', { body: { ...link, text: 'first' } });
    app.clock.advance(9000);
    await reader.call('POST /card/read/thank', { body: { ...link, text: 'second' } });
    app.clock.advance(2000);
    const late = await reader.ask('POST /card/read/thank', { body: { ...link, text: 'third' } });
    expect(late).toMatchObject({ status: 409, errors: [{ field: 'text', errorCode: 'thanked' }] });
    app.mailer.sent.length = 0;
    await app.deliver();
    const mails = app.mailer.sent.filter((mail) => mail.to.address === 'rosa@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('second');
  });

  it('need a text, and a personal link', async () => {
    expect((await reader.ask('POST /card/read/thank', { body: { ...link, text: '  ' } })).errors[0]?.field).toBe(
      'text',
    );
    expect(
      (await reader.ask('POST /card/read/thank', { body: { ...link, text: 'x'.repeat(1001) } })).errors[0]?.field,
    ).toBe('text');
    expect(
      (await reader.ask('POST /card/read/thank', { body: { magicLink: link.magicLink, text: 'hi' } })).errors[0]?.field,
    ).toBe('magicLink2');
  });
});

describe('blocking', () => {
  it('stops further cards, and can be undone', async () => {
    expect((await reader.call('POST /card/read/refuse', { body: { ...link, from: 'sender' } })).card.refused).toBe(
      'sender',
    );
    const held = await app.context.db.selectFrom('suppressions').selectAll().execute();
    expect(held).toHaveLength(1);
    expect(JSON.stringify(held)).not.toContain('amelie');
    expect((await reader.call('DELETE /card/read/refuse', { body: link })).card.refused).toBeNull();
    expect(await app.context.db.selectFrom('suppressions').selectAll().execute()).toHaveLength(0);
  });
});

describe('the code of the mail', () => {
  const codeIn = (text: string) => /\b([0-9A-HJKMNP-TV-Z]{4})[ -]([0-9A-HJKMNP-TV-Z]{4})\b/.exec(text)?.[0] ?? '';

  it('opens the card, however it is typed', async () => {
    const code = codeIn(mailTo('amelie@example.com').text);
    const typed = code.toLowerCase().replace(' ', '-').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await reader.call('POST /open', { body: { code: typed } })).path).toBe(
      `/card/read/${link.magicLink}/${link.magicLink2}`,
    );
  });

  it('is refused with an error where it is wrong, and after ten attempts', async () => {
    expect((await reader.ask('POST /open', { body: { code: 'abc' } })).errors[0]).toMatchObject({
      field: 'code',
      errorCode: 'not-a-code',
    });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await reader.ask('POST /open', { body: { code: '0000 0000' } }));
    expect(answers.map((answer) => answer.status)).toContain(404);
    expect(answers.at(-1)).toMatchObject({ status: 429, errors: [{ field: 'code', errorCode: 'too-many' }] });
  });
});

describe('plain forms, without script', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    reader.get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://cards.example', ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  it('accept thanks as the call does', async () => {
    const page = `/card/read/${link.magicLink}/${link.magicLink2}`;
    const thank = async (text: string) => {
      const goal = (await post(page, { act: 'thank', text })).headers.get('Location')?.replace(page, '');
      return [goal, (await reader.call('GET /card/read', { query: link })).card.thanks?.text];
    };
    expect(await thank('Thank\u0007you')).toEqual(['?open=1&thanks=empty', undefined]);
    expect(await thank('One\r\ntwo')).toEqual(['?open=1&thanks=sent', 'One\ntwo']);
    // A sign that takes two is not cut in the middle.
    expect(await thank(`${'a'.repeat(999)}🙂`)).toEqual(['?open=1&thanks=sent', 'a'.repeat(999)]);
  });

  it('open, thank and refuse', async () => {
    const page = `/card/read/${link.magicLink}/${link.magicLink2}`;
    expect((await post(page, { act: 'open' })).headers.get('Location')).toBe(`${page}?open=1`);
    expect((await post(page, { act: 'thank', text: 'Lovely' })).headers.get('Location')).toBe(
      `${page}?open=1&thanks=sent`,
    );
    expect((await post(page, { act: 'refuse', from: 'everyone' })).headers.get('Location')).toBe(
      `${page}?refuse=everyone`,
    );
    const { card } = await reader.call('GET /card/read', { query: link });
    expect(card).toMatchObject({ isOpened: true, refused: 'everyone', thanks: { text: 'Lovely' } });
  });

  it('are refused from other sites', async () => {
    const page = `/card/read/${link.magicLink}/${link.magicLink2}`;
    expect((await post(page, { act: 'open' }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await reader.call('GET /card/read', { query: link })).card.isOpened).toBe(false);
  });
});
