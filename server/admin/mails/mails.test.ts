import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysFrom } from '#server/kernel/keys.ts';
import { type RunningMailbox, startMailbox } from '#server/mailbox/mailbox.ts';
import { silentLogger } from '#server/ports/logger.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { sentCard } from '#tests/factories/sent-card.ts';
import { newId } from '#shared/ids.ts';
import { createAdminMails } from './mails.ts';

const clock = fakeClock();
let home: TestDatabase;
let mailbox: RunningMailbox;
const ines = { kind: 'admin', sessionId: newId(), memberId: newId() } as const;
const per = { kind: 'admin', sessionId: newId(), memberId: newId() } as const;
const rosaId = newId();
const MAIL = {
  fromName: 'Ærlig Öström through Cardamom',
  replyTo: null,
  subject: 'Your Cardamom sign-in code is 123 456',
  html: '<p>The yellow canoe</p>',
  text: 'The yellow canoe\n',
  isAutomatic: true,
  unsubscribeUrl: null,
};
beforeAll(async () => {
  home = await testDatabase();
  mailbox = await startMailbox({ db: home.db, clock, logger: silentLogger });
  await home.db
    .insertInto('members')
    .values([
      { member_id: ines.memberId, name: 'Ines Moreau', email: 'Ines@cardamom.example' },
      { member_id: per.memberId, name: 'Per Holm', email: 'per@cardamom.example' },
      { member_id: rosaId, name: 'Rosa', email: 'rosa@lindqvist.example' },
    ])
    .execute();
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost' });
  for (const to of ['rosa@lindqvist.example', 'ines@cardamom.example'])
    await mailer.send({ ...MAIL, key: to, to: { name: '', address: to } });
  await mailer.close();
});
afterAll(async () => {
  await mailbox.close();
  await home.drop();
});

const lines = () => home.db.selectFrom('audit_lines').selectAll().orderBy('line_number').execute();

test('own mails are open; those of others are hidden, with their subjects', async () => {
  const mails = createAdminMails({ db: home.db, clock, mailbox });
  const { results } = await mails.list(ines, { q: '', limit: 20, offset: 0 });
  const own = results.find((mail) => mail.isOwn);
  const other = results.find((mail) => !mail.isOwn);
  expect(own).toMatchObject({ to: 'ines@cardamom.example', subject: 'Your Cardamom sign-in code is 123 456' });
  expect(own?.from).toBe('Ærlig Öström through Cardamom <cards@cardamom.localhost>');
  expect(other).toMatchObject({ to: 'rosa@lindqvist.example', subject: null });
  expect((await mails.view(ines, own?.messageId ?? '')).words?.html).toContain('yellow canoe');
  const closed = await mails.view(ines, other?.messageId ?? '');
  expect(closed.words).toBeNull();
  expect(JSON.stringify(closed)).not.toMatch(/123 456|canoe/);
  expect(await lines()).toEqual([]);
  const found = await mails.list(ines, { q: ' Rosa@linD ', limit: 20, offset: 0 });
  expect(found).toMatchObject({ total: 1, results: [{ to: 'rosa@lindqvist.example', subject: null }] });
  // Subjects are closed, so nothing is found by them.
  expect((await mails.list(ines, { q: '123 456', limit: 20, offset: 0 })).total).toBe(0);
});

test('another person’s mail is opened with a reason that its member can read, for an hour and for one administrator', async () => {
  const mails = createAdminMails({ db: home.db, clock, mailbox });
  const { results } = await mails.list(ines, { q: '', limit: 20, offset: 0 });
  const messageId = results.find((mail) => !mail.isOwn)?.messageId ?? '';
  const opened = await mails.open(ines, messageId, 'She waits beside me for her code.');
  expect(opened).toMatchObject({ subject: 'Your Cardamom sign-in code is 123 456', isOwn: false });
  expect(await lines()).toMatchObject([
    { act: 'mail-viewed', member_id: rosaId, subject: messageId, reason: 'She waits beside me for her code.' },
  ]);
  expect((await mails.view(per, messageId)).words).toBeNull();
  clock.advance(3_600_000);
  expect((await mails.view(ines, messageId)).words?.text).toContain('yellow canoe');
  clock.advance(1);
  expect((await mails.view(ines, messageId)).words).toBeNull();
  expect(
    (await mails.list(ines, { q: '', limit: 20, offset: 0 })).results.some(
      (mail) => mail.to === 'rosa@lindqvist.example' && mail.subject,
    ),
  ).toBe(false);
  expect(await lines()).toHaveLength(1);
});

test('opening an own mail is not logged, and an unknown one is not found', async () => {
  const mails = createAdminMails({ db: home.db, clock, mailbox });
  const { results } = await mails.list(ines, { q: '', limit: 20, offset: 0 });
  await mails.open(ines, results.find((mail) => mail.isOwn)?.messageId ?? '', 'It is mine.');
  expect(await lines()).toHaveLength(1);
  await expect(mails.open(ines, newId(), 'There is none.')).rejects.toThrow('This email is not in the mailbox.');
  await expect(mails.view(ines, 'nonsense')).rejects.toThrow('This email is not in the mailbox.');
});

test('the access to a card’s mail is shown to its sender, although it went to somebody else', async () => {
  const keys = keysFrom(Buffer.alloc(32, 7));
  const card = await sentCard({ db: home.db, keys, now: clock.now(), emails: ['amelie@example.com'] });
  const deliveryId = newId(clock.now());
  const at = new Date(clock.now());
  await home.db
    .insertInto('deliveries')
    .values({
      delivery_id: deliveryId,
      kind: 'card',
      subject_id: card.recipientIds[0] ?? '',
      group_id: card.cardSendId,
      member_id: rosaId,
      address: 'amelie@example.com',
      payload: '{}',
      occurrence: 'card',
      due_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost' });
  await mailer.send({ ...MAIL, key: `${deliveryId}.1`, to: { name: '', address: 'amelie@example.com' } });
  await mailer.close();
  const mails = createAdminMails({ db: home.db, clock, mailbox });
  const { results } = await mails.list(ines, { q: '', limit: 20, offset: 0 });
  await mails.open(
    ines,
    results.find((mail) => mail.to === 'amelie@example.com')?.messageId ?? '',
    'She cannot find it.',
  );
  expect((await lines()).at(-1)).toMatchObject({ member_id: rosaId, reason: 'She cannot find it.' });
  // The way to that card is there before the mail is opened, too.
  const [carrying, other] = ['amelie@example.com', 'rosa@lindqvist.example'].map(
    (to) => results.find((mail) => mail.to === to)?.messageId ?? '',
  );
  expect(await mails.view(per, carrying ?? '')).toMatchObject({ words: null, cardSendId: card.cardSendId });
  expect(await mails.view(per, other ?? '')).toMatchObject({ words: null, cardSendId: null });
});

test('a mail about a card leads to it, unless the card is still a draft', async () => {
  const keys = keysFrom(Buffer.alloc(32, 7));
  const card = await sentCard({ db: home.db, keys, now: clock.now(), emails: ['theo@example.com'] });
  const at = new Date(clock.now());
  const about = { receipt: card.cardSendId, thanks: card.recipientIds[0] ?? '' };
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost' });
  for (const [kind, subject_id] of Object.entries(about)) {
    const delivery_id = newId(clock.now());
    const address = `${kind}@fernbank.example`;
    await home.db
      .insertInto('deliveries')
      .values({
        delivery_id,
        member_id: null,
        kind,
        subject_id,
        group_id: card.cardSendId,
        occurrence: 'once',
        address,
        payload: '{}',
        due_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await mailer.send({ ...MAIL, key: `${delivery_id}.1`, to: { name: '', address } });
  }
  await mailer.close();
  const mails = createAdminMails({ db: home.db, clock, mailbox });
  const { results } = await mails.list(ines, { q: '@fernbank', limit: 20, offset: 0 });
  expect(results).toHaveLength(2);
  const leadsTo = () =>
    Promise.all(results.map(async ({ messageId }) => (await mails.view(ines, messageId)).cardSendId));
  expect(await leadsTo()).toEqual([card.cardSendId, card.cardSendId]);
  await home.db.updateTable('card_sends').set({ state: 'draft' }).where('card_send_id', '=', card.cardSendId).execute();
  expect(await leadsTo()).toEqual([null, null]);
});
