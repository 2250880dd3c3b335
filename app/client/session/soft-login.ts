/** The pair in a mailed link: `t` is a token, `e` the address it was sent to. It gives a soft login. */
export type SoftLogin = { t: string; e: string };

const KEY = 'softLoginParams';
let pair: SoftLogin | undefined;

/**
 * Moves the pair from the address bar into the state of the history entry at once. It is then not copied along with the address, a reload keeps it,
 * and a later visit without it ends the soft login (specification, section 4). Within the page, every call that accepts the pair sends it.
 */
export function takeSoftLoginFromAddress(): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const state: Record<string, unknown> | null = history.state;
  if (query.has('t') || query.has('e')) {
    const found = parseSoftLogin({ t: query.get('t'), e: query.get('e') });
    query.delete('t');
    query.delete('e');
    // Keeps the router's own state, or the router would replace this entry's state.
    history.replaceState({ __TSR_index: 0, key: KEY, __TSR_key: KEY, ...state, [KEY]: found }, '', address);
    pair = found;
  } else pair = parseSoftLogin(state?.[KEY]);
}

/** The pair of this visit, if there is one: spread `{ ...softLoginParams() }` into each call whose schema accepts it. */
export function softLoginParams(): SoftLogin | undefined {
  return pair;
}

/** Ends the soft login of this visit, on logout. */
export function clearSoftLogin(): void {
  pair = undefined;
  const { [KEY]: had, ...state }: Record<string, unknown> = history.state ?? {};
  if (had !== undefined) history.replaceState(state, '');
}

/** The pair in a parsed query or history state. */
export function parseSoftLogin(given: unknown): SoftLogin | undefined {
  const { t, e } = (given ?? {}) as { t?: unknown; e?: unknown };
  const isThere = (text: unknown) => text !== null && text !== undefined && text !== '' && text !== 'null';
  return isThere(t) && isThere(e) ? { t: String(t), e: String(e) } : undefined;
}
