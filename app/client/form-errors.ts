import type { ApiError } from './api.ts';

/** The messages of a failed call: one for each field, and one that belongs to no field. */
export type FormErrors = { at: Readonly<Record<string, string>>; general?: string | undefined };
export const NO_FORM_ERRORS: FormErrors = { at: {} };

const UNREACHABLE = 'We could not reach the server. Nothing was changed. Try again in a moment.';

/** The message of a failed call. A failure of the server or the network has no readable message of its own. */
export function formatError(error: ApiError): string {
  return error.status >= 500 || error.errors.length === 0 ? UNREACHABLE : error.message;
}

/** Assigns the errors of a call to the fields that show them; the first of the others is the general message. */
export function toFormErrors(error: ApiError, fields: readonly string[]): FormErrors {
  if (error.status >= 500 || error.errors.length === 0) return { at: {}, general: UNREACHABLE };
  const at: Record<string, string> = {};
  let general: string | undefined;
  for (const { field, errorMessage } of error.errors) {
    if (fields.includes(field)) at[field] ??= errorMessage;
    else general ??= errorMessage;
  }
  return { at, general };
}
