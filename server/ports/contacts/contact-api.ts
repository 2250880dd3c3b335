import { setTimeout as wait } from 'node:timers/promises';
import { AddressBookRefused } from './address-book.ts';

/** All pages together, in milliseconds. */
const WHOLE_MS = 60_000;
const TRIES = 4;
/** Longer than this nobody waits at a page, in milliseconds. */
const WAIT_MAX_MS = 15_000;
const PAGES_MAX = 200;

export type Page = { items: readonly unknown[]; /** null at the end */ next: URL | null };

/**
 * Every item of a list that comes in pages. A page that is refused for now (429, 5xx) is asked for again, after the time that the answer names.
 * @param max items; more are refused
 * @throws AddressBookRefused
 */
export async function readPages(
  first: URL,
  token: string,
  pageOf: (body: unknown) => Page,
  max: number,
): Promise<unknown[]> {
  const signal = AbortSignal.timeout(WHOLE_MS);
  const items: unknown[] = [];
  let next: URL | null = first;
  for (let pages = 0; next !== null; pages++) {
    // The token is for this address alone, whatever an answer says.
    if (next.origin !== first.origin || pages >= PAGES_MAX)
      throw new AddressBookRefused('unreachable', 'The pages of the list lead elsewhere.');
    const page = pageOf(await readPage(next, token, signal));
    items.push(...page.items);
    if (items.length > max) throw new AddressBookRefused('too-many', `There are more than ${max} people.`);
    next = page.next;
  }
  return items;
}

async function readPage(url: URL, token: string, signal: AbortSignal): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const response = await answered(() =>
      fetch(url, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
        redirect: 'error',
        signal,
      }),
    );
    if (response.ok) return answered(() => response.json());
    await answered(() => response.text());
    if (response.status === 401 || response.status === 403)
      throw new AddressBookRefused('forbidden', `The provider answered ${response.status}.`);
    const isLater = response.status === 429 || response.status >= 500;
    if (!isLater || tries === TRIES)
      throw new AddressBookRefused('unreachable', `The provider answered ${response.status}.`);
    const asked = Number(response.headers.get('Retry-After') ?? Number.NaN) * 1000;
    await answered(() =>
      wait(Math.min(Number.isNaN(asked) ? 500 * 2 ** tries : asked, WAIT_MAX_MS), undefined, { signal }),
    );
  }
}

/** What happens on the network is no fault of ours. @throws AddressBookRefused */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'TimeoutError' || name === 'AbortError')
      throw new AddressBookRefused('too-slow', 'The provider took too long.');
    throw new AddressBookRefused('unreachable', `The provider gave no answer (${name}).`);
  }
}

/** The properties of a value of JSON; none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
