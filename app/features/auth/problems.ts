import type { ApiError } from '#app/client/api.ts';

/** What a call would not take: sentences by field, and one that belongs to none. */
export type Problems = { at: Readonly<Record<string, string>>; general?: string | undefined };
export const noProblems: Problems = { at: {} };

const AWAY = 'We could not be reached just now. Try once more in a moment; nothing you typed is lost.';

/** Sorts the errors of a call to the fields that a form has; what stands at no field of it is said above its buttons. */
export function problemsOf(error: ApiError, fields: readonly string[]): Problems {
  if (error.status >= 500) return { at: {}, general: AWAY };
  const at: Record<string, string> = {};
  let general: string | undefined;
  for (const { field, errorMessage } of error.errors) {
    if (fields.includes(field)) at[field] ??= errorMessage;
    else general ??= errorMessage;
  }
  return { at, general };
}
