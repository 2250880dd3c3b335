import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryFiles } from '#server/ports/files.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { CUSTOM_CARD_ALT, customCard, createCustomDraft } from '#tests/factories/custom-card.ts';
import type { Context } from '#server/kernel/context.ts';
import { deleteExpiredExports, packExport } from './packing.ts';
import { zipOf } from './zip.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const DAY_MS = 86_400_000;
/** A picture of one point. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let app: TestApp;
let member: TestMember;
let parts: Context;
beforeAll(async () => {
  app = await testApp();
  parts = app.context;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mailer.sent.length = 0;
  member = await signedIn(app);
});

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const newest = async () => (await member.call('GET /account/export')).export;
async function download(who: TestMember = member): Promise<Response> {
  return who.get((await newest())?.url ?? '');
}
async function filesIn(response: Response): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}
async function send(message: string, to = 'amelie@example.com', name = 'Amélie & co'): Promise<void> {
  const cardId = SHOP_CARD;
  const { cardSendId } = (await member.call('POST /card/send', { body: { cardId } })).cardSend;
  await member.call('PUT /card/send/message', { body: { cardSendId, message } });
  await member.call('PUT /card/send', {
    body: { cardSendId, recipients: [{ name, email: to }], sender: { name: 'Rosa', email: member.email } },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(60_000);
}

describe('an export', () => {
  test('has everything: the account, the favourites, and each card as a page that opens by itself', async () => {
    const cardId = SHOP_CARD;
    await member.call('POST /card/favorite', { body: { cardId } });
    await member.call('POST /card/send', { body: { cardId } });
    app.clock.advance(1000);
    await send('Dear Amélie,\n<script>alert(1)</script> & all my love');
    await send('Note to self', member.email, 'Rosa');
    await app.deliver();
    const begun = (await member.call('POST /account/export')).export;
    expect(begun).toMatchObject({ state: 'packing', done: 0, total: 3, url: null });
    await app.deliver();
    expect(await newest()).toMatchObject({ state: 'ready', done: 3, total: 3, until: expect.any(String) });
    const response = await download();
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
    const files = await filesIn(response);
    const pages = Object.keys(files).filter((name) => name.startsWith('cards/'));
    expect(Object.keys(files).filter((name) => !pages.includes(name))).toEqual([
      'account.json',
      'favorites.json',
      'cards.json',
      'people.vcf',
      'index.html',
    ]);
    expect(pages.filter((name) => name.startsWith('cards/sent/'))).toHaveLength(2);
    expect(pages.filter((name) => name.startsWith('cards/received/'))).toHaveLength(1);
    expect(JSON.parse(text(files['account.json']))).toMatchObject({ account: { email: member.email } });
    expect(JSON.parse(text(files['favorites.json']))).toMatchObject([{ cardId }]);
    const cards = JSON.parse(text(files['cards.json'])) as Record<string, { page: string | null; people: unknown[] }[]>;
    expect(cards['sent']?.map((card) => card.page === null)).toEqual([true, false, false]);
    expect(cards['sent']?.[1]?.people).toMatchObject([{ email: 'amelie@example.com', acceptedAt: expect.any(String) }]);
    expect(pages.toSorted()).toEqual(
      Object.values(cards)
        .flat()
        .flatMap((card) => card.page ?? [])
        .toSorted(),
    );
    const page = text(files[pages.find((name) => name.includes('amélie')) ?? '']);
    expect(page).toContain('Dear Amélie,\n&lt;script&gt;alert(1)&lt;/script&gt; &amp; all my love');
    expect(page).not.toMatch(/<script/i);
    const pictures = [...page.matchAll(/<img src="data:image\/svg\+xml,([^"]+)" alt="([^"]+)"/g)];
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const [, svg = '', alt] of pictures) {
      expect(decodeURIComponent(svg)).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
      expect(alt).not.toBe('');
    }
    expect(page.replace(/data:image[^"]+/g, '')).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(app.mailer.sent.filter((mail) => mail.subject === 'Your data is ready to download')).toMatchObject([
      { to: { address: member.email } },
    ]);
  });

  test('begins with a page of all cards and the thanks for them, and has an address book of the recipients', async () => {
    await send('With love', 'theo@example.com', 'Theo; "T"\\, Marsh');
    await send('Again', 'THEO@example.com', 'Theo <b>Marsh</b>');
    await app.deliver();
    const toTheo = app.mailer.sent.find((mail) => mail.to.address === 'theo@example.com');
    const link = /\/card\/read\/(\w+)\/(\w+)/.exec(toTheo?.text ?? '');
    const [, magicLink = '', magicLink2 = ''] = link ?? [];
    await app.visitor().call('POST /card/read/thank', { body: { magicLink, magicLink2, text: 'Thank <you>' } });
    const { cardSend } = await member.call('POST /card/send', {
      body: { cardId: SHOP_CARD },
    });
    await member.call('PUT /card/send/message', { body: { cardSendId: cardSend.cardSendId, message: 'Not yet' } });
    await member.call('POST /account/export');
    await app.deliver();
    const files = await filesIn(await download());
    const index = text(files['index.html']);
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decodeURIComponent(href));
    expect(links.toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'index.html')
        .toSorted(),
    );
    expect(index).toContain('Theo &lt;b&gt;Marsh&lt;/b&gt;');
    expect(index).toContain('<p dir="auto">Not yet</p>');
    expect(index).toContain('You have not received a card yet.');
    const thanked = Object.entries(files).filter(([, bytes]) => text(bytes).includes('Thank &lt;you&gt;'));
    expect(thanked).toHaveLength(1);
    expect(text(thanked[0]?.[1])).toMatch(/Replied on \d+ \w+ \d{4}\./);
    const people = text(files['people.vcf']);
    expect(people.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(1);
    expect(people).toContain('FN:Theo <b>Marsh</b>\r\n');
  });

  test('has cards that are not of the shop too, as their document calls them', async () => {
    const cardSendId = await createCustomDraft(app, member, await customCard());
    const recipients = [{ name: 'Rosa', email: member.email }];
    await member.call('PUT /card/send', { body: { cardSendId, recipients } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    app.clock.advance(60_000);
    await app.deliver();
    await member.call('POST /account/export');
    await app.deliver();
    const files = await filesIn(await download());
    const cards = JSON.parse(text(files['cards.json'])) as Record<'sent' | 'received', { page: string }[]>;
    for (const list of ['sent', 'received'] as const) {
      expect(cards[list]).toMatchObject([{ card: 'Twelve years of Mr. Biscuit', occasion: 'anniversary' }]);
      expect(text(files[cards[list][0]?.page ?? ''])).toContain(CUSTOM_CARD_ALT);
    }
  });

  test('has the data of each module, and a list of its files for programs', async () => {
    await member.call('POST /account/photo', { body: { image: POINT } });
    await member.call('POST /open_ticket', {
      body: { name: 'Rosa', email: member.email, subject: 'A question', message: 'How long is a card kept?' },
    });
    const admin = await signedIn(app, { role: 'admin', name: 'Ada Keeper' });
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'They asked for it.' } });
    const { calendar: params } = await member.call('POST /birthday', {
      body: { name: 'Amelie', date: { month: 11, day: 30 }, note: 'Tomatoes' },
    });
    await member.call('POST /reminder/send/{calendarId}', { params, body: { handledAs: 'call' } });
    await member.call('POST /account/export');
    await app.deliver();
    const files = await filesIn(await download());
    expect(Object.keys(files)).toEqual([
      'account.json',
      'favorites.json',
      'photo.webp',
      'cards.json',
      'people.vcf',
      'index.html',
    ]);
    const account = JSON.parse(text(files['account.json'])) as Record<string, unknown>;
    expect(Object.keys(account)).toEqual([
      'account',
      'notifications',
      'notifiedDevices',
      'mobileNumber',
      'lettersToUs',
      'lookedAtByUs',
      'contacts',
      'calendar',
      'imports',
      'birthdayRequests',
      'cardsSentForYou',
      'birthdayGroups',
    ]);
    expect(account).toMatchObject({
      notifications: expect.arrayContaining([{ kind: 'thanked', channel: 'email', isOn: true, isFixed: false }]),
      lettersToUs: [{ subject: 'A question', message: 'How long is a card kept?', state: 'open' }],
      lookedAtByUs: [{ who: 'Ada Keeper', what: 'impersonation-started', reason: 'They asked for it.' }],
      contacts: [{ name: 'Amelie' }],
      calendar: [
        {
          calendarTypeId: 1,
          name: 'Amelie',
          date: { year: null, month: 11, day: 30 },
          note: 'Tomatoes',
          isBlocked: false,
          handled: [{ day: params.calendarDate, handledAs: 'call' }],
        },
      ],
    });
    expect(text(files['photo.webp'])).toMatch(/^RIFF[\s\S]{4}WEBP/);
    const programs = text(files['index.html']).match(/<a href="\w+\.\w+">.*(?=<\/li>)/g);
    expect(programs?.map((line) => line.replace(/<[^>]+>/g, ''))).toEqual([
      'account.json your account, your notification settings, the devices on which you get notifications, your mobile number, your messages to us, what our support team viewed, your contacts, your birthdays, anniversaries, holidays and events, the files of people that you imported, who you asked for their birthday, the dates for which we send a card for you, and your lists of birthdays',
      'cards.json every card with its text, recipients and delivery status',
      'favorites.json your favourite cards',
      'people.vcf everyone you sent a card to, for an address book',
    ]);
  });

  test('is packed once, however often it is asked for and its job runs', async () => {
    const [one, two] = await Promise.all([member.call('POST /account/export'), member.call('POST /account/export')]);
    expect(one.export.exportId).toBe(two.export.exportId);
    const { exportId } = one.export;
    await Promise.all([packExport(parts, { exportId }, false), packExport(parts, { exportId }, false)]);
    await packExport(parts, { exportId }, true);
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === member.email)).toHaveLength(1);
    expect(Object.keys(await filesIn(await download()))).toContain('account.json');
  });

  test('whose job was lost is started again by the next request', async () => {
    const { exportId } = (await member.call('POST /account/export')).export;
    await app.context.queue.boss.deleteAllJobs('pack-export');
    await app.deliver();
    expect((await newest())?.state).toBe('packing');
    expect((await member.call('POST /account/export')).export.exportId).toBe(exportId);
    await member.call('POST /account/export');
    await app.deliver();
    expect(await newest()).toMatchObject({ exportId, state: 'ready' });
  });

  test('is for its member in person', async () => {
    await member.call('POST /account/export');
    await app.deliver();
    const url = (await newest())?.url ?? '';
    expect((await app.visitor().get(url)).status).toBe(404);
    expect((await (await signedIn(app)).get(url)).status).toBe(404);
    const admin = await signedIn(app, { role: 'admin' });
    expect((await admin.get(url)).status).toBe(404);
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'They asked for it.' } });
    expect((await admin.get(url)).status).toBe(404);
    expect((await admin.ask('POST /account/export')).errors[0]?.errorCode).toBe('impersonating');
    expect((await member.get('/media/exports/..%2F..%2Fsecret-key.zip')).status).toBe(404);
    expect((await (await signInAs(app, member)).get(url)).status).toBe(200);
    const head = await member.get(url, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, null]);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(100);
  });

  test('can be cancelled while it runs, and is not resumed', async () => {
    await send('Dear Amelie');
    const { exportId } = (await member.call('POST /account/export')).export;
    const stopping = {
      ...parts,
      files: {
        ...app.context.files,
        async get(key: string) {
          if (key.startsWith('faces/')) await member.call('DELETE /account/export');
          return app.context.files.get(key);
        },
      },
    };
    await packExport(stopping, { exportId }, false);
    expect(await newest()).toBeNull();
    expect(await app.context.files.get(`exports/${exportId}.zip`)).toBeNull();
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === member.email && /packed/.test(mail.subject))).toEqual(
      [],
    );
  });

  test('that fails is retried, and reports the failure in the end', async () => {
    const { exportId } = (await member.call('POST /account/export')).export;
    const broken = {
      ...parts,
      files: { ...memoryFiles(), write: () => Promise.reject(new Error('The disk is full.')) },
    };
    await expect(packExport(broken, { exportId }, false)).rejects.toThrow('The disk is full.');
    expect((await newest())?.state).toBe('packing');
    await expect(packExport(broken, { exportId }, true)).rejects.toThrow('The disk is full.');
    expect(await newest()).toMatchObject({ state: 'failed', url: null });
    expect((await member.call('POST /account/export')).export.state).toBe('packing');
  });

  test('is kept for seven days', async () => {
    const { exportId } = (await member.call('POST /account/export')).export;
    await app.deliver();
    const url = (await newest())?.url ?? '';
    app.clock.advance(7 * DAY_MS - 60_000);
    await deleteExpiredExports(parts);
    expect((await member.get(url)).status).toBe(200);
    app.clock.advance(60_000);
    expect((await member.get(url)).status).toBe(404);
    expect(await newest()).toBeNull();
    await deleteExpiredExports(parts);
    await deleteExpiredExports(parts);
    expect(await app.context.files.get(`exports/${exportId}.zip`)).toBeNull();
    const { rows } = await sql`select 1 from exports where export_id = ${exportId}`.execute(app.context.db);
    expect(rows).toEqual([]);
  });
});

describe('a ZIP', () => {
  const bytes = (content: string) => new TextEncoder().encode(content);
  const at = new Date('2026-11-21T09:00:00Z');
  async function whole(entries: AsyncIterable<Parameters<typeof zipOf>[0] extends AsyncIterable<infer E> ? E : never>) {
    const pieces: Uint8Array[] = [];
    for await (const piece of zipOf(entries)) pieces.push(piece);
    return {
      zip: unzipSync(new Uint8Array(Buffer.concat(pieces))),
      largest: Math.max(...pieces.map((one) => one.length)),
    };
  }

  test('holds only a piece of its input in memory, however long it is', async () => {
    const mega = new Uint8Array(1 << 20);
    async function* large() {
      for (let i = 0; i < 40; i++) yield await Promise.resolve(crypto.getRandomValues(mega.subarray(0, 65_536)));
    }
    async function* entries() {
      yield { name: 'a/empty.txt', at, content: new Uint8Array() };
      yield { name: 'b/large.bin', at, content: await Promise.resolve(large()) };
      yield { name: 'c/größe.txt', at, content: bytes('größe') };
    }
    const { zip, largest } = await whole(entries());
    expect(zip['a/empty.txt']).toHaveLength(0);
    expect(zip['b/large.bin']).toHaveLength(40 * 65_536);
    expect(text(zip['c/größe.txt'])).toBe('größe');
    expect(largest).toBeLessThan(200_000);
  });

  test('fails if its content does', async () => {
    async function* broken() {
      yield await Promise.resolve(bytes('half'));
      throw new Error('no more');
    }
    async function* entries() {
      yield await Promise.resolve({ name: 'half.txt', at, content: broken() });
    }
    await expect(whole(entries())).rejects.toThrow('no more');
  });
});
