import { call } from '#app/client/api.ts';
import { listOrEmpty } from '#app/client/lists/paged-list.ts';
import type { CallInput } from '#contract/calls.ts';

/** Messages for an occasion: for one person, and with their name if one is given. */
export async function loadMessages(
  query: NonNullable<CallInput<'GET /messages'>['query']>,
): Promise<readonly string[]> {
  const { results } = listOrEmpty('GET /messages', await call('GET /messages', { query }));
  return results.map(({ text }) => text);
}
