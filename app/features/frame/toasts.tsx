import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { alertStore, undoLatest } from '#app/ui/toast-store.ts';
import css from './toasts.module.css';

export const loadToasts = () => retryChunk('toast', () => import('#app/ui/toast.tsx'));
const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }));

/** Where Ctrl+Z is about what was typed. A tick or a switch has nothing typed in it. */
const TYPED_IN = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Where alerts stand: one region that is read when there is time, one that is read at once. Mounted once, at the root. */
export function Toasts() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const typing =
        event.target instanceof HTMLElement && (event.target.isContentEditable || event.target.matches(TYPED_IN));
      if (
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !typing &&
        undoLatest()
      )
        event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={css.place} data-end="foot">
      <output>
        <Spoken tone="said" />
      </output>
      <div role="alert">
        <Spoken tone="wrong" />
      </div>
    </div>
  );
}

/** Nothing until something is said for the first time; what is over leaves by itself. */
function Spoken({ tone }: { tone: 'said' | 'wrong' }) {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.onServer);
  const [hasSpoken, setSpoken] = useState(false);
  if (!hasSpoken && alerts.some((alert) => alert.tone === tone)) setSpoken(true);
  return (
    hasSpoken && (
      <Suspense>
        <ToastList tone={tone} />
      </Suspense>
    )
  );
}
