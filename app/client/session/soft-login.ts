/** The pair of a mail's link: `t` a token, `e` the address it was sent to. Who holds it is softly logged in. */
export type SoftLogin = { t: string; e: string };

const KEY = 'softLoginParams';
let pair: SoftLogin | undefined;

/**
 * Takes the pair out of the address bar at once, into the state of this entry of the history: so it is not copied along with the
 * address, a reload keeps it, and a later visit without it ends the soft login (specification, section 4). Within the page it goes
 * with each call that takes it.
 */
export function takeSoftLoginFromAddress(): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const state: Record<string, unknown> | null = history.state;
  if (query.has('t') || query.has('e')) {
    const found = parseSoftLogin({ t: query.get('t'), e: query.get('e') });
    query.delete('t');
    query.delete('e');
    // With the router's own marks, or it would begin a state of its own in the place of this one.
    history.replaceState({ __TSR_index: 0, key: KEY, __TSR_key: KEY, ...state, [KEY]: found }, '', address);
    pair = found;
  } else pair = parseSoftLogin(state?.[KEY]);
}

/** The pair of this visit, if it came with one: `{ ...softLoginParams() }` belongs into each call whose schema takes it. */
export function softLoginParams(): SoftLogin | undefined {
  return pair;
}

/** Ends the soft login of this visit: whoever logs out is nobody from then on. */
export function clearSoftLogin(): void {
  pair = undefined;
  const { [KEY]: had, ...state }: Record<string, unknown> = history.state ?? {};
  if (had !== undefined) history.replaceState(state, '');
}

/** The pair in a query, or in what was kept of one. */
export function parseSoftLogin(given: unknown): SoftLogin | undefined {
  const { t, e } = (given ?? {}) as { t?: unknown; e?: unknown };
  const isThere = (text: unknown) => text !== null && text !== undefined && text !== '' && text !== 'null';
  return isThere(t) && isThere(e) ? { t: String(t), e: String(e) } : undefined;
}
