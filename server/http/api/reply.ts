import type { ErrorItem } from '#contract/reply.ts';
import { Failure, type FailureKind } from '#server/kernel/failure.ts';
import { unavailable } from '#server/kernel/unavailable.ts';

const STATUS: Record<FailureKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  'too-large': 413,
  unavailable: 503,
};

/** A call that was refused or failed: its errors, the HTTP status, after how many seconds to try again, and the methods that there are. */
export type Refused = { errors: ErrorItem[]; status: number; retryAfter?: number | null; allow?: string[] };
/** What a call answers, before it is put into a response. */
export type CallAnswer = { data: unknown } | Refused;

/**
 * Puts answers into responses.
 * @param common headers that every response of the site has. Given as plain text from the start: headers that are set
 *   on a finished response cost as much as the answer itself.
 */
export function jsonReply(common: Record<string, string>) {
  const respond = (body: unknown, status: number, more?: Record<string, string>) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { ...common, 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...more },
    });
  return {
    data: (data: unknown) => respond({ data }, 200),
    refusal: ({ errors, status, retryAfter = null, allow }: Refused) =>
      respond({ errors }, status, {
        ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }),
        ...(allow ? { Allow: allow.join(', ') } : {}),
      }),
  };
}
export type Replies = ReturnType<typeof jsonReply>;

/** What a failure shows (specification, section 8); null for a bug, which is not shown. */
export function failureAnswer(error: unknown): Refused | null {
  const shown = error instanceof Failure ? error : unavailable(error);
  return shown && { errors: shown.items, status: STATUS[shown.kind], retryAfter: shown.retryAfter };
}
