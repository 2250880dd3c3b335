/** A cookie that changes whenever the user may have changed: a sign-in or sign-out in another tab. Not a secret. */
const REVISION = /(?:^|; )cardamom_revision=([^;]*)/;
/** How often the cookie is polled in browsers without a cookie-change event (specification, section 9). */
const POLL_MS = 300;

const revisionIn = (cookies: string) => REVISION.exec(cookies)?.[1];
const revision = () => revisionIn(document.cookie);

/**
 * Fetches the session again whenever the tab becomes visible, whenever a sign-in or sign-out happened in another tab, and when a call found nobody
 * signed in (the session was ended elsewhere). Returns a function that stops it.
 * @param cookies from before and after the first fetch of the session: a change since that fetch is not missed, and the cookie of a first visit is no
 * change.
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
  window.addEventListener('session-ended', ask);
  look();
  return () => {
    clearInterval(timer);
    store?.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('session-ended', ask);
  };
}
