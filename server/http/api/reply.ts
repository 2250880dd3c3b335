import type { ErrorItem } from '#contract/reply.ts';
import { Failure, type FailureKind } from '#server/kernel/failure.ts';

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
export type Answered = { data: unknown } | Refused;

/**
 * Puts answers into responses.
 * @param common headers that every response of the site has. Given as plain text from the start: headers that are set
 *   on a finished response cost as much as the answer itself.
 */
export function repliesWith(common: Record<string, string>) {
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
export type Replies = ReturnType<typeof repliesWith>;

/** What a failure shows (specification, section 8); null for a bug, which is not shown. */
export function failureAnswer(error: unknown): Refused | null {
  if (error instanceof Failure)
    return { errors: error.items, status: STATUS[error.kind], retryAfter: error.retryAfter };
  if (isLostConnection(error))
    return {
      errors: [
        {
          field: 'general',
          errorMessage: 'Our database cannot be reached at the moment. Try again shortly. Nothing is lost.',
          errorCode: 'unavailable',
        },
      ],
      status: 503,
      retryAfter: 5,
    };
  return null;
}

/** A lost connection, a database that stops or starts, or one that only reads (a failover). */
function isLostConnection(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^(08|57P0|25006|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)/.test(code);
}
