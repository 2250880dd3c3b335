/** One thing that is wrong, at its field. It is answered as the contract's `ErrorItem`. */
type FailureItem = { field: string; errorCode: string | number; errorMessage: string };

export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many'
  | 'too-large'
  | 'unavailable';

/**
 * A failure that the caller may see: what kind, and at which fields. Everything else that is thrown is a bug.
 * Mapped once to the specification's list of errors (server/http/api/reply.ts).
 */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly items: FailureItem[];
  /** Seconds after which to try again, where that is known. */
  readonly retryAfter: number | null;
  constructor(kind: FailureKind, items: FailureItem[], retryAfter: number | null = null) {
    super(items.map((item) => `${item.field}: ${item.errorMessage}`).join('; '));
    this.name = 'Failure';
    this.kind = kind;
    this.items = items;
    this.retryAfter = retryAfter;
  }
}

/** One visible failure at one field. `code` is stable, for programs; `message` is for people. */
export function failure(
  kind: FailureKind,
  field: string,
  code: string,
  message: string,
  retryAfter: number | null = null,
): Failure {
  return new Failure(kind, [{ field, errorCode: code, errorMessage: message }], retryAfter);
}
