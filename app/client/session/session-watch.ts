/** Changes whenever another person may be here: another tab signed in or out. Holds no secret. */
const REVISION = /(?:^|; )cardamom_revision=([^;]*)/;
/** How often it is looked at where the browser tells of no change (specification, section 9). */
const POLL_MS = 300;

const revisionIn = (cookies: string) => REVISION.exec(cookies)?.[1];
const revision = () => revisionIn(document.cookie);

/**
 * Asks again who is here whenever the tab comes back into sight, whenever another tab signed in or out, and when a call found nobody
 * signed in (the session was ended from elsewhere). Returns what ends it.
 * @param cookies as they stood before it was first asked who is here, and after: what has changed since the asking is not missed, and a
 * first visit's own cookie is no change.
 */
export function watchSession(ask: () => void, cookies: readonly string[]): () => void {
  let known = cookies.map(revisionIn).find((one) => one !== undefined);
  function look() {
    const now = revision();
    if (now === known) return;
    known = now;
    ask();
  }
  function onVisible() {
    if (document.visibilityState !== 'visible') return;
    known = revision();
    ask();
  }
  const store = 'cookieStore' in globalThis ? cookieStore : null;
  const timer = store ? undefined : setInterval(look, POLL_MS);
  store?.addEventListener('change', look);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('stranger', ask);
  look();
  return () => {
    clearInterval(timer);
    store?.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('stranger', ask);
  };
}
