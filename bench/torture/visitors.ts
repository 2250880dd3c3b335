import { setTimeout as pause } from 'node:timers/promises';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';

/** A browser that talks to the site over HTTP, and tries again while the site is away. */
export type Visitor = {
  /** Calls until it is answered with success, or for as long as the run lasts. For calls that may be made twice. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallReply<N>>;
  /**
   * Calls once, as soon as the site can be reached.
   * @returns whether the answer was yes; null where it was lost, or the site was in trouble: nobody knows whether the call was taken.
   */
  ask<N extends CallName>(name: N, input: CallInput<N>): Promise<boolean | null>;
};

/** What the site answers while it cannot work, and may be asked again. */
const TROUBLED = 500;
const AGAIN_MS = 300;
const ANSWER_WITHIN_MS = 60_000;

let visitors = 0;

/**
 * @param siteUrl of the site @param signal aborted when the run is over
 * Each visitor comes from a network of its own, so that the limits by network, which are tried elsewhere, do not count.
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
          if (response.status < TROUBLED) throw new Refused(`${name} was refused: ${JSON.stringify(errors)}`);
        } catch (error) {
          if (error instanceof Refused || signal.aborted) throw error;
        }
        await pause(AGAIN_MS, undefined, { signal });
      }
    },
    async ask(name, input) {
      for (;;) {
        try {
          const response = await request(name, input);
          await response.text();
          return response.status >= TROUBLED ? null : response.ok;
        } catch (error) {
          if (signal.aborted) throw error;
          if (!isUnreached(error)) return null;
        }
        await pause(AGAIN_MS, undefined, { signal });
      }
    },
  };
}

/** Whether a call never left, because nobody listens. */
function isUnreached(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

/** The site said no to a call that is right. */
class Refused extends Error {
  override name = 'Refused';
}
