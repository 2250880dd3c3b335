import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocalServer } from './local-server.ts';

/** A message as Twilio has taken it. */
export type TakenText = { sid: string; to: string; from: string; body: string; statusCallback: string | null };
/**
 * Twilio's messages API as its documentation describes it: Basic authentication, forms in, JSON out, errors with their codes, and webhooks that are signed.
 * Numbers decide how it answers: see `REFUSED`. Numbers that sent STOP are refused with 21610 until they send START.
 */
export type Twilio = {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** Its own number. */ number: string;
  taken: TakenText[];
  requests: string[];
  /** How it answers what is sent: `away` with 503, `lost` takes it and breaks the connection, `busy` with 429. */
  mood: 'well' | 'away' | 'lost' | 'busy';
  /** Calls the webhook of a message, as Twilio does when its status changes. @returns the HTTP status */
  report(sid: string, status: string, errorCode?: number): Promise<number>;
  /** A text from a phone to our number. @param webhookUrl as it is set up at Twilio */
  receive(webhookUrl: string, from: string, body: string, more?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
};

/** How numbers are refused, by their last four digits. */
const REFUSED: Record<string, [status: number, code: number, message: string]> = {
  '0111': [400, 21211, "The 'To' number is not a valid phone number."],
  '0114': [400, 21614, "'To' number is not a valid mobile number"],
  '0108': [400, 21408, 'Permission to send an SMS has not been enabled for the region'],
  '0106': [400, 21606, "The 'From' phone number is not a valid message-capable phone number"],
};
const STOP = /^(stop|stopall|unsubscribe|cancel|end|quit)$/i;
const START = /^(start|yes|unstop)$/i;

export async function startTwilio(webhookFetch: (request: Request) => Promise<Response> = fetch): Promise<Twilio> {
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const authToken = randomBytes(16).toString('hex');
  const number = '+15005550006';
  const stopped = new Set<string>();
  const self: Pick<Twilio, 'taken' | 'requests' | 'mood'> = { taken: [], requests: [], mood: 'well' };
  const server = await startLocalServer((request, response) => {
    self.requests.push(`${request.method} ${request.url}`);
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, code: number, message: string) =>
      say(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
    const url = new URL(request.url ?? '/', 'http://twilio.test');
    const right = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    if (request.headers.authorization !== right) return refuse(401, 20003, 'Authenticate');
    if (url.pathname !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return refuse(404, 20404, 'Not found');
    if (self.mood === 'away') return response.writeHead(503).end('<html>Service Unavailable</html>');
    if (self.mood === 'busy') return refuse(429, 20429, 'Too many requests');
    if (request.method === 'GET') {
      const to = url.searchParams.get('To');
      const messages = self.taken
        .filter((one) => to === null || one.to === to)
        .toReversed()
        .map(({ sid, to: number_, from, body }) => ({ sid, to: number_, from, body, status: 'sent' }));
      return say(200, { messages, page: 0, page_size: Number(url.searchParams.get('PageSize') ?? 50) });
    }
    const form = new URLSearchParams(await text(request));
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refuse(400, 21211, "The 'To' number is not a valid phone number.");
    if (!form.has('From') && !form.has('MessagingServiceSid'))
      return refuse(400, 21603, "A 'From' phone number is required.");
    if (body === '' || body.length > 1600) return refuse(400, 21602, 'Message body is required.');
    const refusal = REFUSED[to.slice(-4)];
    if (refusal !== undefined) return refuse(...refusal);
    if (stopped.has(to)) return refuse(400, 21610, 'Attempt to send to unsubscribed recipient');
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
    self.taken.push({ sid, to, from, body, statusCallback: form.get('StatusCallback') });
    if (self.mood === 'lost') return request.socket.destroy();
    return say(201, { sid, account_sid: accountSid, to, from, body, status: 'queued', error_code: null });
  }

  /** The signature as Twilio's documentation has it: the URL, and each field by its name with its value behind it. */
  function post(url: string, fields: Record<string, string>): Promise<Response> {
    const signed = Object.keys(fields)
      .toSorted()
      .reduce((whole, name) => whole + name + fields[name], url);
    return webhookFetch(
      new Request(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'X-Twilio-Signature': createHmac('sha1', authToken).update(Buffer.from(signed, 'utf8')).digest('base64'),
        },
        body: new URLSearchParams(fields).toString(),
      }),
    );
  }

  return Object.assign(self, {
    apiUrl: server.url,
    accountSid,
    authToken,
    number,
    async report(sid: string, status: string, errorCode?: number) {
      const { to = '', from = '', statusCallback } = self.taken.find((one) => one.sid === sid) ?? {};
      if (statusCallback === undefined || statusCallback === null) throw new Error(`Nobody is to be told of ${sid}.`);
      const response = await post(statusCallback, {
        AccountSid: accountSid,
        ApiVersion: '2010-04-01',
        From: from,
        MessageSid: sid,
        MessageStatus: status,
        SmsSid: sid,
        SmsStatus: status,
        To: to,
        ...(errorCode === undefined ? {} : { ErrorCode: String(errorCode) }),
      });
      return response.status;
    },
    receive(webhookUrl: string, from: string, body: string, more: Record<string, string> = {}) {
      if (STOP.test(body.trim())) stopped.add(from);
      if (START.test(body.trim())) stopped.delete(from);
      return post(webhookUrl, {
        AccountSid: accountSid,
        ApiVersion: '2010-04-01',
        Body: body,
        From: from,
        MessageSid: `SM${randomBytes(16).toString('hex')}`,
        NumMedia: '0',
        NumSegments: '1',
        SmsStatus: 'received',
        To: number,
        ...more,
      });
    },
    stop: () => server.stop(),
  });
}
