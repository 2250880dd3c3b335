import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkDkim } from '#tests/doubles/dkim-check.ts';
import { memoryMailer } from '#tests/doubles/memory-mailer.ts';
import { type SmtpSink, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import {
  bounceReason,
  envelopeSender,
  type Mailer,
  MailLater,
  MailRefused,
  messageIdOf,
  type OutgoingMail,
} from './mailer.ts';
import { smtpMailer } from './mailer-smtp.ts';

const FROM = 'cards@cards.example';
const MAIL: OutgoingMail = {
  key: '0191d2c0-7d1e-7000-8000-000000000001.1',
  fromName: 'Rosa Lindqvist through Cardamom',
  to: { name: 'Amelie', address: 'amelie@example.com' },
  replyTo: { name: 'Rosa Lindqvist', address: 'rosa@fernbank.example' },
  subject: 'Rosa Lindqvist sent you a birthday card (the yellow canoe)',
  html: '<p>Dear Amelie, ça va?</p>',
  text: 'Dear Amelie, ça va?\n',
  isAutomatic: false,
  unsubscribeUrl: null,
};
const to = (address: string): OutgoingMail => ({ ...MAIL, to: { name: '', address } });

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.close());

describe.each<[string, () => { mailer: Mailer; ids: () => string[] }]>([
  ['the double', () => memory()],
  ['the SMTP adapter', () => real()],
])('every mailer: %s', (_, make) => {
  test('gives the same sending the same Message-ID, and another attempt another', async () => {
    const { mailer, ids } = make();
    const first = await mailer.send(MAIL);
    const again = await mailer.send(MAIL);
    const next = await mailer.send({ ...MAIL, key: MAIL.key.replace(/1$/, '2') });
    expect(first.messageId).toBe('<0191d2c0-7d1e-7000-8000-000000000001.1@cards.example>');
    expect(again.messageId).toBe(first.messageId);
    expect(next.messageId).not.toBe(first.messageId);
    expect(ids().slice(-3)).toEqual([first.messageId, first.messageId, next.messageId]);
    await mailer.close();
  });

  test('tells a permanent failure from a temporary one', async () => {
    const { mailer } = make();
    await expect(mailer.send(to('gone@example.com'))).rejects.toMatchObject({
      name: 'MailRefused',
      reason: 'There is no mailbox with this address.',
    });
    await expect(mailer.send(to('spam@example.com'))).rejects.toMatchObject({
      name: 'MailRefused',
      reason: 'Their mail server refused the email.',
    });
    await expect(mailer.send(to('full@example.com'))).rejects.toBeInstanceOf(MailLater);
    await expect(mailer.send(to('later@example.com'))).rejects.toBeInstanceOf(MailLater);
    await mailer.close();
  });

  test('says whether the mail server is there', async () => {
    const { mailer } = make();
    await expect(mailer.verify()).resolves.toBeUndefined();
    await mailer.close();
  });
});

function memory() {
  const mailer = memoryMailer(FROM);
  return { mailer, ids: () => mailer.sent.map((mail) => mail.messageId) };
}
function real() {
  return {
    mailer: smtpMailer({ smtpUrl: sink.url, fromAddress: FROM }),
    ids: () => sink.received.map((mail) => mail.messageId),
  };
}

describe('the SMTP adapter', () => {
  test('writes a message that a mail client reads as intended', async () => {
    const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM, bounceAddress: 'bounces@cards.example' });
    await mailer.send(MAIL);
    const received = sink.received.at(-1);
    const mail = await PostalMime.parse(received?.source ?? '');
    expect(received?.from).toBe('bounces+0191d2c0-7d1e-7000-8000-000000000001.1@cards.example');
    expect(mail.from).toMatchObject({ name: 'Rosa Lindqvist through Cardamom', address: FROM });
    expect(mail.replyTo?.[0]).toMatchObject({ name: 'Rosa Lindqvist', address: 'rosa@fernbank.example' });
    expect(mail.html).toContain('ça va?');
    expect(mail.text?.trim()).toBe('Dear Amelie, ça va?');
    const names = mail.headers.map((header) => header.key);
    expect(names).not.toContain('list-unsubscribe');
    expect(names).not.toContain('auto-submitted');
    await mailer.close();
  });

  test('signs every message with its one-click header, so that it cannot be changed in transit', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const mailer = smtpMailer({
      smtpUrl: sink.url,
      fromAddress: FROM,
      bounceAddress: 'bounces@cards.example',
      dkim: { domainName: 'cards.example', keySelector: 'one', privateKey },
    });
    await mailer.send({ ...MAIL, isAutomatic: true, unsubscribeUrl: 'https://cards.example/unsubscribe?t=abc' });
    const { source = '', from } = sink.received.at(-1) ?? {};
    const { headers } = await PostalMime.parse(source);
    const value = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(value('list-unsubscribe')).toBe('<https://cards.example/unsubscribe?t=abc>');
    expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(value('auto-submitted')).toBe('auto-generated');
    expect(from).toMatch(/^bounces\+.+@cards\.example$/);
    expect(checkDkim(source, publicKey)).toEqual({
      domain: 'cards.example',
      selector: 'one',
      signed: expect.arrayContaining([
        'from',
        'to',
        'reply-to',
        'subject',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    });
    expect(() => checkDkim(source.replace('/unsubscribe?t=abc', '/unsubscribe?t=xyz'), publicKey)).toThrow(/headers/);
    expect(() => checkDkim(source.replace('Dear Amelie', 'Dear Amelia'), publicKey)).toThrow(/body/);
    await mailer.close();
  });

  test('keeps a name from becoming a header', async () => {
    const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM });
    await mailer.send({
      ...MAIL,
      fromName: 'Rosa\r\nBcc: all@example.com',
      subject: 'Hello\r\nX-Evil: yes',
      to: { name: '"a" <b@c.example>,', address: 'amelie@example.com' },
    });
    const mail = await PostalMime.parse(sink.received.at(-1)?.source ?? '');
    expect(mail.headers.map((header) => header.key)).not.toEqual(expect.arrayContaining(['bcc']));
    expect(mail.headers.some((header) => header.key === 'x-evil')).toBe(false);
    expect(mail.to).toHaveLength(1);
    expect(mail.to?.[0]?.address).toBe('amelie@example.com');
    await mailer.close();
  });

  test('does not blame the recipient for a refusal that concerns us, nor for a server that is away', async () => {
    const blocked = smtpMailer({ smtpUrl: sink.url, fromAddress: 'blocked@cards.example' });
    await expect(blocked.send(MAIL)).rejects.toBeInstanceOf(MailLater);
    await blocked.close();
    const gone = await startSmtpSink();
    await gone.close();
    const away = smtpMailer({ smtpUrl: gone.url, fromAddress: FROM });
    await expect(away.send(MAIL)).rejects.toBeInstanceOf(MailLater);
    await expect(away.verify()).rejects.toThrow('ECONNREFUSED');
    await away.close();
  });

  test('keeps addresses out of what it says went wrong', async () => {
    const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM });
    for (const local of ['gone', 'later']) {
      const failed = await mailer.send(to(`${local}@example.com`)).catch((error: Error) => error);
      expect(`${(failed as Error).stack} ${String((failed as Error).cause)}`).not.toContain('@example.com');
    }
    await mailer.close();
  });

  describe('waits for an answer', () => {
    const MINUTE_MS = 60_000;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    });
    afterEach(() => {
      sink.onReceived = null;
      vi.useRealTimers();
    });
    /** A mail that has arrived, and whose sender has no answer yet. */
    async function unanswered(mailer: Mailer) {
      const received = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      sink.onReceived = () => {
        received.resolve();
        return answer.promise;
      };
      const sending = mailer.send(MAIL);
      const isSettled = vi.fn<() => void>();
      void sending.then(isSettled, isSettled);
      await received.promise;
      return { sending, isSettled, answer: () => answer.resolve() };
    }

    test('for ten minutes, as a server that scans a mail may need them', async () => {
      const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM });
      const { sending, isSettled, answer } = await unanswered(mailer);
      await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
      expect(isSettled).not.toHaveBeenCalled();
      answer();
      await expect(sending).resolves.toMatchObject({ response: expect.stringMatching(/^250/) as string });
      await mailer.close();
    });

    test('and then no longer', async () => {
      const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM });
      const { sending, answer } = await unanswered(mailer);
      await Promise.all([
        expect(sending).rejects.toBeInstanceOf(MailLater),
        vi.advanceTimersByTimeAsync(11 * MINUTE_MS),
      ]);
      answer();
      await mailer.close();
    });
  });

  test('reads the answer that came while its process was paused for longer than it waits', async () => {
    const waitsMs = 100;
    const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM, answerTimeoutMs: waitsMs });
    // After the answer is written and before it can be read, nothing runs for a while.
    sink.onReceived = () => {
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * waitsMs));
    };
    await expect(mailer.send(MAIL)).resolves.toMatchObject({ response: expect.stringMatching(/^250/) as string });
    sink.onReceived = null;
    await mailer.close();
  });

  test('refuses an address that mail cannot carry', async () => {
    const mailer = smtpMailer({ smtpUrl: sink.url, fromAddress: FROM });
    await expect(mailer.send(to(''))).rejects.toBeInstanceOf(MailRefused);
    await mailer.close();
  });
});

test.each([
  ['550 5.1.1 <x>: Recipient address rejected', 'There is no mailbox with this address.'],
  ['550 5.1.2 Host unknown', 'This domain does not receive email. Check the part after the @.'],
  ['552 5.2.2 Over quota', 'This mailbox is full.'],
  ['550 5.2.1 disabled', 'This mailbox is closed.'],
  ['550 Mailbox unavailable', 'There is no mailbox with this address, or it does not accept email from us.'],
  ['554 5.7.1 Blocked using a list', 'Their mail server refused the email.'],
])('describes %s in words', (response, sentence) => {
  expect(bounceReason(response)).toBe(sentence);
});

test('without a bounce address failures come to From', () => {
  expect(envelopeSender('k.1', FROM, null)).toBe(FROM);
  expect(messageIdOf('k.1', FROM)).toBe('<k.1@cards.example>');
});
