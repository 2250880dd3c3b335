import { callbackify } from 'node:util';
import { createTransport } from 'nodemailer';
import {
  type SendResult,
  bounceReason,
  envelopeSender,
  type Mailer,
  MailLater,
  MailRefused,
  messageIdOf,
  type OutgoingMail,
} from './mailer.ts';
import { connectSmtpSocket } from './smtp-socket.ts';

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  smtpUrl: string;
  /** The address that stands in From. */
  fromAddress: string;
  /** Where failures are reported to; null means the From address. */
  bounceAddress?: string | null;
  /** Connections kept open. */
  connections?: number;
  /** How long a mail server may take for an answer. */
  answerTimeoutMs?: number;
  /** What mails are signed with (RFC 6376). RSA: Ed25519 signatures are not yet checked everywhere. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | null;
};

/** What stands in the signature; the list headers are not in nodemailer's own choice, and an unsigned one-click address is ignored (RFC 8058, section 4). */
const SIGNED =
  'from:sender:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:auto-submitted:list-unsubscribe:list-unsubscribe-post';

/**
 * How long a mail server may take for an answer. One that scans a mail after its last line may need minutes, and given up it would be sent twice
 * (RFC 5321, section 4.5.3.2.6: ten minutes).
 */
const ANSWER_TIMEOUT_MS = 10 * 60_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** The longest that a timer can be: silence is counted by the connection itself. */
const NO_TIMEOUT = 2 ** 31 - 1;

type Place = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined };

/** Mails through a mail server, over connections that are kept open. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const {
    fromAddress,
    bounceAddress = null,
    connections = 5,
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    dkim = null,
  } = settings;
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: 200,
    // A mail whose connection broke is ours to try again, at our pace and in our log.
    maxRequeues: 0,
    getSocket: callbackify(async ({ host = 'localhost', port, secure = false }: Place) => ({
      connection: await connectSmtpSocket({
        host,
        port: Number(port) || (secure ? 465 : 587),
        connectMs: CONNECT_TIMEOUT_MS,
        silenceMs: answerTimeoutMs,
      }),
    })),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: NO_TIMEOUT,
    // Texts come from people: a mail never reads a file or an address to put it inside.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED } } : {}),
  });
  const onTheirWay = new Set<Promise<unknown>>();

  async function send(mail: OutgoingMail): Promise<SendResult> {
    const messageId = messageIdOf(mail.key, fromAddress);
    try {
      const info = await transport.sendMail({
        messageId,
        envelope: { from: envelopeSender(mail.key, fromAddress, bounceAddress), to: mail.to.address },
        from: { name: mail.fromName, address: fromAddress },
        to: { name: mail.to.name, address: mail.to.address },
        ...(mail.replyTo ? { replyTo: { name: mail.replyTo.name, address: mail.replyTo.address } } : {}),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: {
          ...(mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
          ...(mail.unsubscribeUrl
            ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      });
      return { messageId, response: redactResponse(info.response ?? '') };
    } catch (error) {
      throw classify(error);
    }
  }

  return {
    fromAddress,
    async send(mail) {
      const sending = send(mail);
      onTheirWay.add(sending);
      try {
        return await sending;
      } finally {
        onTheirWay.delete(sending);
      }
    },
    async verify() {
      await transport.verify();
    },
    async close() {
      await Promise.allSettled(onTheirWay);
      transport.close();
    },
  };
}

type SmtpFailure = Error & { code?: string; responseCode?: number; command?: string; response?: string };

/**
 * A refusal of this recipient or this message is permanent; a refusal of us (our address, our password, our connection) is not the recipient's fault
 * and is tried again while somebody mends it.
 */
function classify(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error('A mail could not be sent.', { cause: thrown });
  const failure = thrown as SmtpFailure;
  const response = redactResponse(failure.response ?? failure.message);
  const code = failure.responseCode ?? 0;
  const isAboutThem = failure.command === 'RCPT TO' || failure.command === 'DATA';
  if (code >= 500 && isAboutThem) return new MailRefused(bounceReason(response), response);
  // An address that the protocol cannot carry (EENVELOPE before any word was said) will not be carried tomorrow either.
  if (failure.code === 'EENVELOPE' && code === 0)
    return new MailRefused('Email cannot be sent to this address.', response);
  return new MailLater([failure.code, failure.command, response].filter((part) => part !== undefined).join(', '));
}

/** What a mail server said, without the addresses that it repeats: it goes into logs and jobs. */
function redactResponse(response: string): string {
  return response.replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)');
}
