import http from 'node:http';
import https from 'node:https';
import { lookUpPublic, PrivateAddress } from '../public-address.ts';
import { endpointRefusal, isLoopback } from './push-endpoint.ts';
import { encryptPush } from './push-encryption.ts';
import { type Pusher, PushGone, PushLater, type PushMessage, PushRefused, type PushResult } from '../pusher.ts';
import { vapidAuthorization, type VapidKeys } from './vapid.ts';

export type WebPushSettings = {
  keys: VapidKeys;
  /** Whom push services can reach about our messages: `mailto:` or `https:`. */
  subject: string;
  /** Whether endpoints on this machine are served too, over HTTP as well: where nobody but this machine reaches the site. */
  allowsLoopback: boolean;
  /** The time in milliseconds. */
  now: () => number;
};

/** How long a push service may take for its answer. A message that was given up and taken is replaced by its second sending, by its topic. */
const ANSWER_TIMEOUT_MS = 20_000;
/** As much of an answer as is read, in bytes. */
const ANSWER_MAX = 2000;
/** A push service is left alone for a day at most, whatever it asks for. */
const WAIT_MAX_MS = 86_400_000;

/**
 * Notifications through the push services of browsers (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). Endpoints come from browsers, so they are
 * anybody's word: only public addresses are reached, over TLS and its own port, and no redirect is followed. `node:https` instead of `fetch`, which cannot be
 * told to which addresses it may connect.
 */
export function webPusher({ keys, subject, allowsLoopback, now }: WebPushSettings): Pusher {
  const agents = { 'https:': new https.Agent({ keepAlive: true }), 'http:': new http.Agent({ keepAlive: true }) };
  const onTheirWay = new Set<Promise<unknown>>();
  /** Until when each push service wants to be left alone (Retry-After). */
  const waits = new Map<string, number>();

  async function send({ target, payload, ttlSeconds, urgency, topic }: PushMessage): Promise<PushResult> {
    const refusal = endpointRefusal(target.endpoint, { allowsLoopback });
    if (refusal !== null) throw new PushRefused(refusal);
    const url = new URL(target.endpoint);
    const wait = waits.get(url.origin) ?? 0;
    if (wait > now()) throw new PushLater(`The push service asked us to wait until ${new Date(wait).toISOString()}.`);
    waits.delete(url.origin);
    const body = encryptPush(payload, target);
    const { status, headers, text } = await post(url, agents, body, {
      Authorization: vapidAuthorization(keys, { origin: url.origin, subject, now: now() }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(body.length),
      TTL: String(Math.max(0, Math.round(ttlSeconds))),
      Urgency: urgency,
      Topic: topic,
    });
    const response = `${status} ${text}`.trim();
    if (status >= 200 && status < 300) return { messageId: headers.location ?? '', response };
    if (status === 404 || status === 410) throw new PushGone(response);
    if (status !== 429 && status < 500) throw new PushRefused(response);
    const until = retryAfter(headers['retry-after'], now());
    if (until !== null) waits.set(url.origin, Math.min(until, now() + WAIT_MAX_MS));
    throw new PushLater(response);
  }

  return {
    publicKey: keys.publicKey,
    refusalOf: (endpoint) => endpointRefusal(endpoint, { allowsLoopback }),
    async send(message) {
      const sending = send(message);
      onTheirWay.add(sending);
      try {
        return await sending;
      } finally {
        onTheirWay.delete(sending);
      }
    },
    async close() {
      await Promise.allSettled(onTheirWay);
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Agents = { 'https:': https.Agent; 'http:': http.Agent };
type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** @throws PushLater when there is no answer, PushRefused for a name that leads inside. */
async function post(url: URL, agents: Agents, body: Buffer, headers: Record<string, string>): Promise<Answer> {
  const isLocal = isLoopback(url);
  const { request, agent } =
    url.protocol === 'http:'
      ? { request: http.request, agent: agents['http:'] }
      : { request: https.request, agent: agents['https:'] };
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          agent,
          headers,
          signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
          ...(isLocal ? {} : { lookup: lookUpPublic }),
        },
        (answer) => {
          readAnswer(answer).then(resolve, reject);
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  } catch (error) {
    if (error instanceof PrivateAddress) throw new PushRefused(error.message);
    throw new PushLater(error instanceof Error ? error.message : 'The push service did not answer.', { cause: error });
  }
}

/** Reads the beginning of an answer, which is for people; the rest is not waited for. */
async function readAnswer(answer: http.IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > ANSWER_MAX) break;
  }
  return { status: answer.statusCode ?? 500, headers: answer.headers, text: text.slice(0, ANSWER_MAX) };
}

/** When to try again, in milliseconds: seconds, or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return now + Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : date;
}
