import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { alertStore, undoLatest } from '#app/ui/overlay/toast-store.ts';
import css from './toasts.module.css';

export const loadToasts = () => retryChunk('toast', () => import('#app/ui/overlay/toast.tsx'));
const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }));

/** Fields in which Ctrl+Z undoes typing. Checkboxes and radio buttons are not among them. */
const TYPED_IN = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** The toasts: a polite region and an assertive one. Mounted once, at the root. */
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
        <LazyToasts tone="info" />
      </output>
      <div role="alert">
        <LazyToasts tone="error" />
      </div>
    </div>
  );
}

/** Loads the list when the first toast is shown. */
function LazyToasts({ tone }: { tone: 'info' | 'error' }) {
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
