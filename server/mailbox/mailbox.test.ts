import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailRefused, type OutgoingMail } from '#server/ports/mailer.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import { silentLogger } from '#server/ports/logger.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type RunningMailbox, startMailbox } from './mailbox.ts';

const clock = fakeClock();
let home: TestDatabase;
let mailbox: RunningMailbox;
beforeAll(async () => {
  home = await testDatabase();
  mailbox = await startMailbox({ db: home.db, clock, logger: silentLogger, kept: 3 });
});
afterAll(async () => {
  await mailbox.close();
  await home.drop();
});

const MAIL: OutgoingMail = {
  key: 'one.1',
  fromName: 'Rosa Lindqvist through Cardamom',
  to: { name: 'Amelie', address: 'amelie@example.com' },
  replyTo: { name: 'Rosa', address: 'rosa@fernbank.example' },
  subject: 'Rosa sent you a birthday card',
  html: '<p>ça va?</p>',
  text: 'ça va?\n',
  isAutomatic: false,
  unsubscribeUrl: null,
};

test('stores a mail unchanged, and shows it', async () => {
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost' });
  await mailer.send(MAIL);
  const { results, total } = await mailbox.list(20, 0);
  expect(total).toBe(1);
  expect(results[0]).toMatchObject({
    to: 'amelie@example.com',
    subject: MAIL.subject,
    receivedAt: '2026-11-21T09:00:00.000Z',
  });
  expect(results[0]?.from).toContain('Rosa Lindqvist through Cardamom');
  const mail = await mailbox.get(results[0]?.messageId ?? '');
  expect(mail?.html).toContain('ça va?');
  expect(mail?.headers.find((header) => header.name.toLowerCase() === 'message-id')?.value).toBe(
    '<one.1@cardamom.localhost>',
  );
  expect(mail?.source).toContain('Reply-To');
  expect([...(await mailbox.find(['one.1', 'two.1']))]).toEqual([['one.1', results[0]?.messageId]]);
  await mailer.close();
});

test('finds mails by parts of the sender and the recipient, and not by their content', async () => {
  const found = async (letters: string) => (await mailbox.list(20, 0, letters)).total;
  expect(await found('AMELIE@ex')).toBe(1);
  expect(await found('rosa lind')).toBe(1);
  for (const letters of ['ça va', 'birthday', 'theo', '%', '_'])
    expect([letters, await found(letters)]).toEqual([letters, 0]);
});

test('stores only the newest mails', async () => {
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost', connections: 1 });
  for (const key of ['a', 'b', 'c', 'd']) {
    clock.advance(1000);
    await mailer.send({ ...MAIL, key, subject: key });
  }
  const { results, total } = await mailbox.list(2, 1);
  expect(total).toBe(3);
  expect(results.map((mail) => mail.subject)).toEqual(['c', 'b']);
  await mailer.close();
});

test('refuses invalid ids, and does not find unknown mails', async () => {
  const mailer = smtpMailer({ smtpUrl: mailbox.smtpUrl, fromAddress: 'cards@cardamom.localhost' });
  await expect(mailer.send({ ...MAIL, to: { name: '', address: 'amelie@nowhere.invalid' } })).rejects.toBeInstanceOf(
    MailRefused,
  );
  expect(await mailbox.get('0191d2c0-7d1e-7000-8000-000000000001')).toBeNull();
  expect(await mailbox.get("' or 1=1")).toBeNull();
  await mailer.close();
});
