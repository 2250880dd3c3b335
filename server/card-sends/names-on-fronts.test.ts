import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { newId } from '#shared/ids.ts';
import { media, routes } from '#shared/routes.ts';
import { selectUnusedFaces, selectWrittenFaces } from './erase/written-faces.ts';
import { exportCards } from './export/export-cards.ts';
import { sentFrontOf } from './stored-columns.ts';

let app: TestApp;
let rosa: TestVisitor;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = app.visitor();
  await rosa.call('GET /login', { query: {} });
  app.mailer.sent.length = 0;
});

const ROSA = { name: 'Rosa Lindqvist', email: 'rosa@example.com', timeZone: 'Europe/London' };
const AMELIE = { name: 'Amelie Moreau', email: 'amelie@example.com' };
const KIT = { name: 'Kit', email: 'kit@example.com' };
const NOOR = { name: 'Noor', email: 'noor@example.com' };

/** A draft to three people that has a name for each. */
async function draft(changes: object = {}): Promise<CardSend> {
  const { cardSend } = await rosa.call('POST /card/send', { body: { cardId: SHOP_CARD, nameOnFront: 'Everybody' } });
  const body: CallInput<'PUT /card/send'>['body'] = {
    cardSendId: cardSend.cardSendId,
    recipients: [AMELIE, { ...KIT, nameOnFront: 'Kitty' }, { ...NOOR, nameOnFront: '' }],
    sender: ROSA,
    namesOnFront: 'each',
    ...changes,
  };
  return (await rosa.call('PUT /card/send', { body })).cardSend;
}
async function send({ cardSendId }: CardSend): Promise<CardSend> {
  return (await rosa.call('PUT /card/send/send', { body: { cardSendId } })).cardSend;
}
async function deliver(): Promise<void> {
  app.clock.advance(10_000);
  await app.deliver();
}
const mailTo = (email: string) => app.mailer.sent.filter(({ to }) => to.address === email).at(-1);
/** The link in the mail to a person, and in the address of the card's picture there. */
function linkOf(email: string) {
  const html = mailTo(email)?.html ?? '';
  const [magicLink = '', magicLink2 = ''] = /\/card\/read\/([\w-]+)\/([\w-]+)/.exec(html)?.slice(1) ?? [];
  return { magicLink, magicLink2, picture: new URL(/src="([^"]*\/media\/sent\/[^"]*)"/.exec(html)?.[1] ?? '') };
}
/** What a picture looks like, as a hash. */
async function seen(path: string): Promise<string> {
  const answer = await rosa.get(path);
  expect(answer.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}
const namesOf = ({ recipients }: CardSend) => recipients.map(({ front }) => front.name);

describe('a draft', () => {
  it('has one name for all, as it always had, until a name for each is chosen', async () => {
    const { cardSendId, ...first } = await draft({ namesOnFront: undefined });
    expect(first).toMatchObject({ namesOnFront: 'one', nameOnFront: 'Everybody' });
    expect(namesOf({ cardSendId, ...first })).toEqual(['Everybody', 'Everybody', 'Everybody']);
    const put = async (body: object) => (await rosa.call('PUT /card/send', { body: { cardSendId, ...body } })).cardSend;
    expect(namesOf(await put({ namesOnFront: 'each' }))).toEqual(['Amelie', 'Kitty', null]);
    expect(namesOf(await put({ namesOnFront: 'none' }))).toEqual([null, null, null]);
    // What was typed for the other choices is still there.
    expect(namesOf(await put({ namesOnFront: 'one' }))).toEqual(['Everybody', 'Everybody', 'Everybody']);
    expect(namesOf(await put({ namesOnFront: 'each' }))).toEqual(['Amelie', 'Kitty', null]);
  });

  it('keeps names when people are saved without them, and follows the name of whoever has none', async () => {
    const { cardSendId, recipients } = await draft();
    const [amelie, kit] = recipients.map(({ recipientId }) => recipientId);
    const people = [
      { ...AMELIE, name: 'Amélie Moreau', recipientId: amelie },
      { ...KIT, name: 'Kit Larsen', recipientId: kit },
    ];
    const saved = await rosa.call('PUT /card/send', { body: { cardSendId, recipients: people } });
    expect(namesOf(saved.cardSend)).toEqual(['Amélie', 'Kitty']);
    expect(saved.cardSend.card.alt).toContain('Amélie');
  });

  it('draws the front of each person, for its own session alone', async () => {
    const { cardSendId, recipients, v } = await draft();
    const addresses = recipients.map(({ recipientId, front }) =>
      media.draft(cardSendId, 'front', 175, front.v, recipientId),
    );
    const fronts = await Promise.all(addresses.map(seen));
    expect(new Set(fronts).size).toBe(3);
    expect(await seen(media.draft(cardSendId, 'front', 175, v))).toBe(fronts[0]);
    expect((await rosa.get(media.draft(cardSendId, 'front', 175, v, ROSA.email))).status).toBe(404);
    expect((await app.visitor().get(addresses[0] ?? '')).status).toBe(404);
  });

  it.each([
    ['a name that is too long', 'x'.repeat(41), 'recipients.1.nameOnFront'],
    ['a name of which nothing can be seen', '\u200b', 'recipients.1.nameOnFront'],
    ['letters that cannot be drawn', 'ნინო', 'recipients.1.nameOnFront'],
  ])('refuses %s at its field, and changes nothing', async (_what, nameOnFront, field) => {
    const { cardSendId } = await draft();
    const refused = await rosa.ask('PUT /card/send', {
      body: { cardSendId, recipients: [AMELIE, { ...KIT, nameOnFront }] },
    });
    expect(refused).toMatchObject({ status: 422, errors: [{ field }] });
    const { cardSend } = await rosa.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(namesOf(cardSend)).toEqual(['Amelie', 'Kitty', null]);
  });

  it('is not sent with a first name that cannot be drawn', async () => {
    const card = await draft({ recipients: [AMELIE, { ...KIT, name: 'ნინო' }] });
    expect(await rosa.ask('PUT /card/send/send', { body: { cardSendId: card.cardSendId } })).toMatchObject({
      status: 422,
      errors: [{ field: 'recipients.1.nameOnFront', errorCode: 'unsupported-characters' }],
    });
  });

  it('needs a name of each person where the picture is made of the name', async () => {
    const { card_id: cardId } = await app.context.db
      .selectFrom('cards')
      .select('card_id')
      .where(sql<boolean>`(facts->>'needsName')::boolean`)
      .executeTakeFirstOrThrow();
    const card = await draft({ namesOnFront: 'none' });
    const { cardSendId } = card;
    // What the other card cannot have is not taken along.
    const changed = await rosa.call('PUT /card/send', { body: { cardSendId, cardId } });
    expect(changed.cardSend.namesOnFront).toBe('one');
    const none = await rosa.ask('PUT /card/send', { body: { cardSendId, namesOnFront: 'none' } });
    expect(none).toMatchObject({ status: 422, errors: [{ field: 'namesOnFront', errorCode: 'missing' }] });
    await rosa.call('PUT /card/send', { body: { cardSendId, namesOnFront: 'each' } });
    const sent = await rosa.ask('PUT /card/send/send', { body: { cardSendId } });
    expect(sent).toMatchObject({
      status: 422,
      errors: [{ field: 'recipients.2.nameOnFront', errorCode: 'missing' }],
    });
  });

  it('is tested with the front of its first person', async () => {
    const { cardSendId } = await draft();
    await rosa.call('POST /card/send/test', { body: { cardSendId } });
    await app.deliver();
    const html = mailTo(ROSA.email)?.html ?? '';
    expect(html).toContain('Amelie');
    expect(html).not.toMatch(/Kitty|Everybody/);
    const [, magicLink = ''] = /\/card\/read\/([\w-]+)/.exec(html) ?? [];
    const { card } = await rosa.call('GET /card/read', { query: { magicLink } });
    expect(card.alt).toContain('Amelie');
  });
});

describe('a card that was sent', () => {
  it('has each person’s front in their mail, on their page and in their files, and nobody else’s', async () => {
    await send(await draft());
    await deliver();
    const people = [
      { email: AMELIE.email, own: 'Amelie', others: /Kitty|Everybody/ },
      { email: KIT.email, own: 'Kitty', others: /Amelie|Everybody/ },
      { email: NOOR.email, own: null, others: /Amelie|Kitty|Everybody/ },
    ];
    const fronts: string[] = [];
    const files: string[] = [];
    for (const { email, own, others } of people) {
      const { picture, ...query } = linkOf(email);
      const mail = mailTo(email);
      const { card } = await app.visitor().call('GET /card/read', { query });
      const { text, html } = { text: mail?.text ?? '', html: mail?.html ?? '' };
      for (const said of [text, html, JSON.stringify(card), card.alt]) {
        if (own !== null) expect(said).toContain(own);
        expect(said).not.toMatch(others);
      }
      expect(card.socialPicture).toContain(query.magicLink2);
      fronts.push(await seen(picture.pathname));
      expect(await seen(card.coverPicture)).not.toBe('');
      files.push(await seen(media.keepsake(query.magicLink, query.magicLink2, 'front.png')));
    }
    expect(new Set(fronts).size).toBe(3);
    expect(new Set(files).size).toBe(3);
  });

  it('shows no name to somebody who has only the link of the card', async () => {
    const sent = await send(await draft());
    await deliver();
    const { magicLink } = linkOf(AMELIE.email);
    const { card } = await app.visitor().call('GET /card/read', { query: { magicLink } });
    expect(card.alt).not.toMatch(/Amelie|Kitty|Everybody/);
    const unnamed = await seen(media.sent(magicLink, linkOf(NOOR.email).magicLink2, 'front', 175));
    for (const path of [
      media.sent(magicLink, null, 'front', 175),
      // Neither a link that is nobody's nor the id of a person opens a name.
      media.sent(magicLink, magicLink, 'front', 175),
      media.sent(magicLink, linkOf(NOOR.email).magicLink2, 'front', 175, 'webp', sent.recipients[1]?.recipientId),
    ])
      expect(await seen(path)).toBe(unnamed);
  });

  it('keeps its fronts when the card is cancelled, changed and sent again', async () => {
    const card = await draft({ schedule: { kind: 'on', date: inDays(5), time: '09:00' } });
    const sent = await send(card);
    expect(namesOf(sent)).toEqual(['Amelie', 'Kitty', null]);
    const { cardSendId } = await rosa
      .call('PUT /card/send/stop', { body: { cardSendId: card.cardSendId } })
      .then((reply) => reply.cardSend);
    const [amelie, kit] = card.recipients.map(({ recipientId }) => recipientId);
    const recipients = [
      { ...AMELIE, recipientId: amelie, nameOnFront: 'Milly' },
      { ...KIT, recipientId: kit },
    ];
    await rosa.call('PUT /card/send', { body: { cardSendId, recipients, schedule: { kind: 'now' } } });
    expect(namesOf(await send(card))).toEqual(['Milly', 'Kitty']);
    await deliver();
    expect(mailTo(AMELIE.email)?.html).toContain('Milly');
    expect(mailTo(NOOR.email)).toBeUndefined();
    // Another choice leaves nothing of the fronts that were drawn before.
    const { cardSendId: other } = await draft({ schedule: { kind: 'on', date: inDays(5), time: '09:00' } });
    await rosa.call('PUT /card/send/send', { body: { cardSendId: other } });
    await rosa.call('PUT /card/send/stop', { body: { cardSendId: other } });
    await rosa.call('PUT /card/send', { body: { cardSendId: other, namesOnFront: 'one', schedule: { kind: 'now' } } });
    await rosa.call('PUT /card/send/send', { body: { cardSendId: other } });
    await deliver();
    expect(mailTo(KIT.email)?.html).toContain('Everybody');
    const { picture } = linkOf(KIT.email);
    expect(await seen(picture.pathname)).toBe(await seen(linkOf(AMELIE.email).picture.pathname));
  });

  it('has each front as it was sent, although the shop’s card cannot be drawn any more', async () => {
    await send(await draft());
    await deliver();
    const { magicLink, magicLink2 } = linkOf(KIT.email);
    const cards = () => app.context.db.updateTable('cards').where('card_id', '=', SHOP_CARD);
    const { recipe } = await app.context.db
      .selectFrom('cards')
      .select('recipe')
      .where('card_id', '=', SHOP_CARD)
      .executeTakeFirstOrThrow();
    await cards().set({ recipe: '{}' }).execute();
    try {
      expect(await seen(media.sent(magicLink, magicLink2, 'front', 350))).not.toBe(
        await seen(media.sent(magicLink, null, 'front', 350)),
      );
    } finally {
      await cards()
        .set({ recipe: JSON.stringify(recipe) })
        .execute();
    }
  });

  it('is shown to its sender with the front of each, and in the receipt with the first', async () => {
    const { path, recipients } = await send(await draft());
    await deliver();
    const [magicLink = '', magicLink2 = ''] = (path ?? '').split('/').slice(-2);
    const { sent } = await app.visitor().call('GET /card/send/view', { query: { magicLink, magicLink2 } });
    expect(sent.fronts.map(({ recipientId, to, name }) => [recipientId, to, name])).toEqual([
      [recipients[0]?.recipientId, 'Amelie Moreau', 'Amelie'],
      [recipients[1]?.recipientId, 'Kit', 'Kitty'],
      [recipients[2]?.recipientId, 'Noor', null],
    ]);
    const covers = await Promise.all(sent.fronts.map(({ coverPath }) => seen(coverPath)));
    expect(new Set(covers).size).toBe(3);
    expect(await seen(sent.coverPath)).toBe(covers[0]);
    expect(sent.alt).toBe(sent.fronts[0]?.alt);
    const receipt = mailTo(ROSA.email);
    expect(receipt?.text).toMatch(/kit@example.com, straight away, name on the front: Kitty/);
    const picture = new URL(/src="([^"]*\/media\/sent\/[^"]*)"/.exec(receipt?.html ?? '')?.[1] ?? '');
    expect(picture.pathname).toContain(magicLink2);
    expect(receipt?.html).toContain(routes.sendView(magicLink, magicLink2));
  });

  it('opens for its sender with the front of each, and in the name of nobody', async () => {
    const { path } = await send(await draft());
    await deliver();
    const [magicLink = '', sender = ''] = (path ?? '').split('/').slice(-2);
    const { sent } = await rosa.call('GET /card/send/view', { query: { magicLink, magicLink2: sender } });
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    for (const { name, to, magicLink2, readPath } of sent.fronts) {
      expect(readPath).toBe(routes.read(magicLink, magicLink2));
      const { card } = await visitor.call('POST /card/read/open', { body: { magicLink, magicLink2 } });
      expect(card).toMatchObject({ isPersonal: false, to: '', phrase: '', isOpened: false });
      for (const other of ['Amelie', 'Kitty']) expect(card.alt.includes(other), `${to}: ${other}`).toBe(other === name);
      const own = linkOf(`${to.split(' ')[0]?.toLowerCase()}@example.com`).magicLink2;
      expect(await seen(card.coverPicture)).toBe(await seen(media.sent(magicLink, own, 'front', 700)));
      expect(await seen(media.keepsake(magicLink, magicLink2, 'front.png'))).not.toBe('');
      const thanks = await visitor.ask('POST /card/read/thank', { body: { magicLink, magicLink2, text: 'Hello' } });
      expect([thanks.status, thanks.errors[0]?.field]).toEqual([404, 'magicLink2']);
    }
    const after = await rosa.call('GET /card/send/view', { query: { magicLink, magicLink2: sender } });
    expect(after.sent.ledger.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    // It is a link to this card alone, and not to the page of its sender.
    const magicLink2 = sent.fronts[0]?.magicLink2;
    const other = await send(await draft());
    const [otherLink = ''] = (other.path ?? '').split('/').slice(-2);
    for (const answer of [
      await visitor.ask('GET /card/read', { query: { magicLink: otherLink, magicLink2 } }),
      await visitor.ask('GET /card/send/view', { query: { magicLink, magicLink2 } }),
    ])
      expect(answer.status).toBe(404);
  });

  it('gives a member’s export the name and the front of each', async () => {
    const { cardSendId } = await send(await draft());
    await deliver();
    const memberId = newId(app.clock.now());
    await app.context.db
      .updateTable('card_sends')
      .set({ member_id: memberId })
      .where('card_send_id', '=', cardSendId)
      .execute();
    let [list, page] = ['', ''];
    for await (const part of exportCards(app.context, memberId)) {
      if (!('content' in part)) continue;
      const text = await textOf(part.content);
      if (part.name === 'cards.json') list = text;
      else if (part.isPage) page = text;
    }
    const { sent } = z
      .object({
        sent: z.array(
          z.object({ nameOnFront: z.null(), people: z.array(z.looseObject({ nameOnFront: z.string().nullable() })) }),
        ),
      })
      .parse(JSON.parse(list));
    expect(sent[0]?.people.map((person) => person.nameOnFront)).toEqual(['Amelie', 'Kitty', null]);
    expect(page).toMatch(/alt="[^"]*Amelie/);
    expect(page).toContain('On the front: <bdi>Kitty</bdi>');
    // That of the first is among the faces.
    const fronts = [...page.matchAll(/<img class="front" src="(data:image\/webp;base64,[^"]+)" alt="([^"]*)"/g)];
    expect(fronts.map(([, , alt]) => alt)).toEqual(['The front for Kit.', 'The front for Noor.']);
    expect(new Set(fronts.map(([, src]) => src)).size).toBe(2);
    expect(page).not.toContain('Everybody');
  });

  it('deletes all its fronts with it, except those that another card has', async () => {
    const { cardSendId } = await send(await draft({ recipients: [AMELIE, { ...KIT, nameOnFront: 'Kitto' }] }));
    await send(await draft({ recipients: [AMELIE] }));
    await deliver();
    const { db } = app.context;
    const fronts = await db
      .selectFrom('recipients')
      .select('front')
      .where('card_send_id', '=', cardSendId)
      .orderBy('position')
      .execute();
    const [amelie, kit] = fronts.map((row) => sentFrontOf(row)?.face ?? '');
    await db.transaction().execute(async (tx) => {
      const written = await selectWrittenFaces(tx, sql`(select ${cardSendId}::uuid)`);
      expect(written).toEqual(expect.arrayContaining([amelie, kit]));
      expect(await selectUnusedFaces(tx, written)).not.toContain(kit);
      await tx.deleteFrom('recipients').where('card_send_id', '=', cardSendId).execute();
      const unused = await selectUnusedFaces(tx, written);
      expect(unused).toContain(kit);
      expect(unused).not.toContain(amelie);
    });
  });
});

function inDays(days: number): string {
  return new Date(app.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function textOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  if (content instanceof Uint8Array) return Buffer.from(content).toString();
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}
