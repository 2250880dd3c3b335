/** What is said at a field whose text the database cannot hold. */
export const UNSTORABLE = 'This text has a character that cannot be shown.';

/** NUL, which no text of Postgres can hold, and halves of signs that take two (lone surrogates), which no JSON of it can. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/**
 * Where in a value stands text that the database cannot hold: the one place where everything is looked through that comes from outside, before anything is
 * done with it. Schemas that a person types into say more, or clean it.
 * @returns the path to it, as `recipients.0.name`, `general` where it has no name; null where there is none.
 */
export function findUnstorable(value: unknown): string | null {
  // Not by calling itself: what was sent may be nested as deeply as it is long.
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' && isUnstorable(next.value)) return next.path || 'general';
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      if (isUnstorable(key)) return next.path || 'general';
      waiting.push({ path: next.path === '' ? key : `${next.path}.${key}`, value: inner });
    }
  }
  return null;
}
