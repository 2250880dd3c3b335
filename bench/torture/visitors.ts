import { setTimeout as pause } from 'node:timers/promises';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';

/** A browser that calls the site over HTTP, and retries while the site is away. */
export type Visitor = {
  /** Calls until the answer is a success, or until the run is over. For idempotent calls. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallReply<N>>;
  /**
   * Calls once, as soon as the site can be reached.
   * @returns whether the call was accepted; null when the answer was lost or the site had a failure, so that it is unknown
   */
  ask<N extends CallName>(name: N, input: CallInput<N>): Promise<boolean | null>;
};

/** Statuses of a site that cannot work at the moment; the call may be repeated. */
const SERVER_ERROR = 500;
const RETRY_MS = 300;
const ANSWER_WITHIN_MS = 60_000;

let visitors = 0;

/**
 * @param siteUrl of the site @param signal aborted when the run is over
 * Each visitor has a network of its own, so that the limits by network do not count; other tests cover them.
 */
export function createVisitor(siteUrl: string, signal: AbortSignal): Visitor {
  const cookies = new Map<string, string>();
  visitors += 1;
  const address = `10.${(visitors >> 8) & 255}.${visitors & 255}.7`;

  async function request(name: string, input: { query?: object; body?: unknown }): Promise<Response> {
    const [method = 'GET', template = ''] = name.split(' ');
    const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
    const response = await fetch(new URL(`/api/1${template}?${query.toString()}`, siteUrl), {
      method,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      headers: {
        'X-Api-Token': 'torture-token',
        'X-Forwarded-For': address,
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    return response;
  }

  return {
    async call(name, input = {} as never) {
      for (;;) {
        try {
          const response = await request(name, input);
          const { data, errors } = (await response.json()) as { data?: never; errors?: unknown };
          if (data !== undefined) return data;
          if (response.status < SERVER_ERROR) throw new Refused(`${name} was refused: ${JSON.stringify(errors)}`);
        } catch (error) {
          if (error instanceof Refused || signal.aborted) throw error;
        }
        await pause(RETRY_MS, undefined, { signal });
      }
    },
    async ask(name, input) {
      for (;;) {
        try {
          const response = await request(name, input);
          await response.text();
          return response.status >= SERVER_ERROR ? null : response.ok;
        } catch (error) {
          if (signal.aborted) throw error;
          if (!isUnreachable(error)) return null;
        }
        await pause(RETRY_MS, undefined, { signal });
      }
    },
  };
}

/** Whether a call was never sent, because nothing listens. */
function isUnreachable(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

/** The site refused a valid call. */
class Refused extends Error {
  override name = 'Refused';
}
