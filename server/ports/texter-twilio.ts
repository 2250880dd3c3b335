import { escapeHtml } from '#shared/text/html.ts';
import {
  type Texter,
  TextLater,
  type TextMessage,
  TextRefused,
  type TextReport,
  type TextResult,
  TextStopped,
} from './texter.ts';
import { isSignedByTwilio } from './twilio-signature.ts';

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the SID of a messaging service (`MG…`), which chooses among its numbers. */
  from: string;
  /** The address of its API, without a slash at the end. */
  apiUrl: string;
  /** The site's own address, without a slash at the end: webhooks are signed with it. */
  siteUrl: string;
  /** Where it reports what became of a message; null where it cannot reach the site. */
  reportPath: string | null;
};

const ANSWER_TIMEOUT_MS = 20_000;
/** Messages to one number that are looked through, the newest first. */
const LOOKED_THROUGH = 50;
const STOPPED = 21610;
const NO_TEXTS = 'This number does not receive text messages.';
/** The number is none, or takes no texts: https://www.twilio.com/docs/api/errors. Refusals of us (our number, our account) are tried again meanwhile. */
const REASONS = new Map<number, string>([
  ...[21211, 21214, 21217, 21265, 21614, 21635, 30005, 30006].map((code) => [code, NO_TEXTS] as const),
  ...[21408, 21612].map((code) => [code, 'We cannot send text messages to numbers of this country.'] as const),
  [30003, 'The phone was switched off or out of reach for too long.'],
  [30004, 'This number does not accept our text messages.'],
  [30007, 'The phone company did not let our text message through.'],
]);
const UNDELIVERED = 'The text message was not delivered.';

/** Text messages through Twilio's REST API (2010-04-01). */
export function twilioTexter(settings: TwilioSettings): Texter {
  const { accountSid, authToken, from, apiUrl, siteUrl, reportPath } = settings;
  const messagesUrl = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  const onTheirWay = new Set<Promise<unknown>>();

  async function ask(url: string, init: RequestInit = {}): Promise<{ status: number; reply: Reply }> {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'error',
        headers: { Authorization: authorization, Accept: 'application/json' },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      return { status: response.status, reply: parseReply(await response.text()) };
    } catch (error) {
      throw new TextLater(error instanceof Error ? messageOf(error) : 'Twilio did not answer.', { cause: error });
    }
  }

  /**
   * Twilio has no key by which a message goes once. After an answer that was lost, or a worker that died, it may have the message: so it is asked first.
   * @throws TextLater where it does not answer.
   */
  async function findTaken({ to, mark }: TextMessage): Promise<string | null> {
    const { status, reply } = await ask(
      `${messagesUrl}?${new URLSearchParams({ To: to, PageSize: `${LOOKED_THROUGH}` })}`,
    );
    if (status !== 200 || reply.messages === undefined) throw new TextLater(describe(status, reply));
    return reply.messages.find((one) => one.to === to && one.body?.includes(mark))?.sid ?? null;
  }

  async function send(message: TextMessage): Promise<TextResult> {
    const taken = await findTaken(message);
    if (taken !== null) return { messageId: taken, response: 'It was taken before.' };
    const form = new URLSearchParams({ To: message.to, [sender]: from, Body: message.body });
    if (reportPath !== null)
      form.set('StatusCallback', `${siteUrl}${reportPath}?${new URLSearchParams({ key: message.key })}`);
    const { status, reply } = await ask(messagesUrl, { method: 'POST', body: form });
    const response = describe(status, reply);
    if (status >= 200 && status < 300 && reply.sid !== undefined) return { messageId: reply.sid, response };
    if (reply.code === STOPPED) throw new TextStopped(response);
    const reason = status < 500 && reply.code !== undefined ? REASONS.get(reply.code) : undefined;
    if (reason !== undefined) throw new TextRefused(reason, response);
    throw new TextLater(response);
  }

  return {
    number: from.startsWith('+') ? from : null,
    async send(message) {
      const sending = send(message);
      onTheirWay.add(sending);
      try {
        return await sending;
      } finally {
        onTheirWay.delete(sending);
      }
    },
    read({ target, headers, body }) {
      const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
      const signature = headers.get('X-Twilio-Signature') ?? '';
      if (!isSignedByTwilio(authToken, { url: siteUrl + target, form, signature })) return null;
      return reportOf(form, new URL(target, siteUrl).searchParams.get('key') ?? '');
    },
    answer: (sentence) => ({
      type: 'text/xml; charset=utf-8',
      body: `<?xml version="1.0" encoding="UTF-8"?><Response>${sentence === null ? '' : `<Message>${escapeHtml(sentence)}</Message>`}</Response>`,
    }),
    async close() {
      await Promise.allSettled(onTheirWay);
    },
  };
}

function reportOf(form: URLSearchParams, key: string): TextReport {
  const status = form.get('MessageStatus');
  if (status === 'delivered') return { kind: 'delivered', key };
  if (status === 'undelivered' || status === 'failed') {
    const code = Number(form.get('ErrorCode') ?? 0);
    return {
      kind: 'failed',
      key,
      to: form.get('To') ?? '',
      reason: REASONS.get(code) ?? UNDELIVERED,
      response: `${status} ${code}`,
      hasStopped: code === STOPPED,
    };
  }
  const from = form.get('From');
  const text = form.get('Body');
  if (status !== null || from === null || text === null) return { kind: 'other' };
  // Set where the messaging service answers STOP, START and HELP by itself.
  return { kind: 'received', from, body: text, isAnswered: form.has('OptOutType') };
}

/** What is read of Twilio's replies. */
type Reply = {
  sid?: string | undefined;
  code?: number | undefined;
  status?: string | undefined;
  messages?: { sid?: string; to?: string; body?: string }[] | undefined;
};
function parseReply(text: string): Reply {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof reply !== 'object' || reply === null) return {};
  const { sid, code, status, messages } = reply as Record<string, unknown>;
  return {
    sid: typeof sid === 'string' ? sid : undefined,
    code: typeof code === 'number' ? code : undefined,
    status: typeof status === 'string' ? status : undefined,
    messages: Array.isArray(messages) ? (messages as NonNullable<Reply['messages']>) : undefined,
  };
}

/** The answer without its sentence, which repeats the number: it goes into logs and jobs. */
function describe(httpStatus: number, { code, status }: Reply): string {
  return [httpStatus, code ?? status].filter((part) => part !== undefined).join(' ');
}

function messageOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
