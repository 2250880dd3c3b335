import { useSyncExternalStore } from 'react';
import css from './toast.module.css';
import { alertStore, closeAlert, type Alert } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/** The alerts of one tone, as they stand in sight. */
export function ToastList({ tone }: { tone: 'said' | 'wrong' }) {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.onServer);
  return alerts.filter((alert) => alert.tone === tone).map((alert) => <TimedToast key={alert.id} alert={alert} />);
}

function TimedToast({ alert }: { alert: Alert }) {
  return (
    <div {...useAutoClose(alert)}>
      <Toast
        text={alert.text}
        wrong={alert.tone === 'wrong'}
        onUndo={
          alert.undo &&
          (() => {
            closeAlert(alert.id);
            alert.undo?.();
          })
        }
        onClose={alert.timeout === null || alert.tone === 'wrong' ? () => closeAlert(alert.id) : undefined}
      />
    </div>
  );
}

/** How one looks. */
export function Toast({
  text,
  wrong = false,
  onUndo,
  onClose,
}: {
  text: string;
  wrong?: boolean;
  onUndo?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className={css.toast} data-wrong={wrong || undefined}>
      <span>{text}</span>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      )}
      {onClose && !onUndo && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
