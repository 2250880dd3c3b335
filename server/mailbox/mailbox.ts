import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerError, type SMTPServerSession } from 'smtp-server';
import { Mail, type MailSummary } from '#contract/site/testing.ts';
import type { Database } from '#db/client.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Logger } from '#server/ports/logger.ts';
import { newId } from '#shared/ids.ts';
import { insertMail, deleteAllButNewest, selectMail, selectMails, selectMailsByKey } from './queries.ts';

/** Mails kept; older ones go. */
export const MAILS_KEPT = 500;
const MAIL_MAX_BYTES = 10 * 1024 * 1024;

/** What is in the mailbox. */
export type Mailbox = {
  /** The mails in it, newest first; only those from or to somebody in whose name or address these letters stand. */
  list(limit: number, offset: number, letters?: string): Promise<{ results: MailSummary[]; total: number }>;
  /** Those of some sendings that are in it: the `messageId` of each, by its key. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** One mail with all that is known of it; null when there is none. */
  get(messageId: string): Promise<Mail | null>;
};
/** A running mailbox. */
export type RunningMailbox = Mailbox & {
  /** Its SMTP server, on this machine alone. */
  smtpUrl: string;
  close(): Promise<void>;
};
export type MailboxDeps = {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** 0 takes any that is free. */ port?: number;
  kept?: number;
};

/**
 * The mailbox of a copy that has no mail server: a real SMTP server on this machine, which keeps what it is given in the database,
 * so that a first card can be sent and looked at with nothing set up. Addresses under `.invalid` do not exist (RFC 2606) and are refused,
 * so that a card that comes back can be seen too.
 */
export async function startMailbox({
  db,
  clock,
  logger,
  port = 0,
  kept = MAILS_KEPT,
}: MailboxDeps): Promise<RunningMailbox> {
  const server = new SMTPServer({
    banner: 'Cardamom mailbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    closeTimeout: 2000,
    onRcptTo({ address }, _session, callback) {
      callback(address.toLowerCase().endsWith('.invalid') ? refusal(550, '5.1.2 No such domain') : null);
    },
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const source = await buffer(stream);
      if (stream.sizeExceeded) throw refusal(552, '5.3.4 This email is too large');
      await keep(source, session);
      return 'Kept';
    }),
  });
  server.on('error', (error) => logger.warn({ err: error }, 'mailbox connection failed'));

  async function keep(source: Buffer, session: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(source);
    const now = clock.now();
    await insertMail(db, {
      mail_id: newId(now),
      message_id: mail.messageId ?? '',
      sender: writtenBy(mail.from),
      recipient: session.envelope.rcptTo.map(({ address }) => address).join(', '),
      subject: mail.subject ?? '',
      html: mail.html ?? '',
      text: mail.text ?? '',
      headers: JSON.stringify(mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value }))),
      source: source.toString('utf8').replaceAll('\u0000', ''),
      received_at: new Date(now),
    });
    await deleteAllButNewest(db, kept);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    ...openMailbox(db),
    smtpUrl: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Reads what is in the mailbox, whichever process put it there. */
export function openMailbox(db: Database): Mailbox {
  return {
    async list(limit, offset, letters = '') {
      const { results, total } = await selectMails(db, limit, offset, letters);
      return { results: results.map(summary), total };
    },
    find: async (keys) => new Map((await selectMailsByKey(db, keys)).map((mail) => [mail.key, mail.mail_id])),
    async get(messageId) {
      if (!/^[0-9a-f-]{36}$/.test(messageId)) return null;
      const row = await selectMail(db, messageId);
      if (!row) return null;
      const headers = parseStored(Mail.shape.headers, row.headers, 'mails.headers');
      return { ...summary(row), text: row.text, html: row.html, headers, source: row.source };
    },
  };
}

/** Who wrote a mail, as people write it: `Rosa through Cardamom <cards@cards.example>`. (In the header itself other scripts are encoded.) */
function writtenBy(from: Address | undefined): string {
  if (from?.address === undefined) return '';
  return from.name === '' ? from.address : `${from.name} <${from.address}>`;
}

function refusal(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode });
}

function summary(row: {
  mail_id: string;
  sender: string;
  recipient: string;
  subject: string;
  received_at: Date;
}): MailSummary {
  return {
    messageId: row.mail_id,
    from: row.sender,
    to: row.recipient,
    subject: row.subject,
    receivedAt: row.received_at.toISOString(),
  };
}

const openOnce = oncePerContext(({ db }) => openMailbox(db));
/** The mailbox of a copy without a mail server; null where mails really leave. */
export function mailboxOf(context: Context): Mailbox | null {
  return context.settings.hasBuiltInMailbox ? openOnce(context) : null;
}
