import type { ErrorItem } from '#contract/reply.ts';
import { Failure, type FailureKind } from '#server/failure.ts';
import type { z } from 'zod';

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

/** A call that was refused or failed: its errors, the HTTP status, and after how many seconds to try again. */
export type Refused = { errors: ErrorItem[]; status: number; retryAfter?: number | null };
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
    refusal: ({ errors, status, retryAfter = null }: Refused) =>
      respond({ errors }, status, retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }),
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
          errorMessage: 'We cannot reach our own records for a moment. Try again shortly; nothing is lost.',
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

/** What a schema refused, as one item per field: the first thing that is wrong with it. */
export function issueItems(issues: readonly z.core.$ZodIssue[]): ErrorItem[] {
  const items = new Map<string, ErrorItem>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'general';
    if (!items.has(field))
      items.set(field, { field, errorMessage: sentenceOf(issue), errorCode: issue.code ?? 'invalid' });
  }
  return [...items.values()];
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)) return 'This is not what belongs here.';
  return issue.message;
}
