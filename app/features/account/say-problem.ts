import type { ApiError } from '#app/client/api.ts';

/** What went wrong with an act, and what to do, in words; an answer without any of its own is ours to explain. */
export function sayProblem(error: ApiError): string {
  return error.status >= 500 || error.errors.length === 0
    ? 'We could not reach our desk just now. Nothing was changed. Try once more in a moment.'
    : error.message;
}
