/** Changes whenever another person may be here: another tab signed in or out. Holds no secret. */
const REVISION = /(?:^|; )cardamom_revision=([^;]*)/;
/** How often it is looked at where the browser tells of no change (specification, section 9). */
const POLL_MS = 300;

const revision = () => REVISION.exec(document.cookie)?.[1];

/**
 * Asks again who is here whenever the tab comes back into sight, whenever another tab signed in or out, and when a call found nobody
 * signed in (the session was ended from elsewhere). Returns what ends it.
 */
export function watchSession(ask: () => void): () => void {
  let known = revision();
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
  return () => {
    clearInterval(timer);
    store?.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('stranger', ask);
  };
}
