import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { animationsFinished } from './animations-finished.ts';
import css from './toast.module.css';
import { positionToasts, trackLastPress } from './toast-position.ts';
import { alertStore, closeAlert, type Alert } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/** How many toasts of one tone are visible: the newest. Older ones time out unseen, and Ctrl+Z still undoes them. */
const IN_SIGHT = 3;

/** The toasts of one tone. */
export function ToastList({ tone }: { tone: 'info' | 'error' }) {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.onServer);
  const list = useRef<HTMLDivElement>(null);
  const ours = alerts.filter((alert) => alert.tone === tone);
  const newest = ours.at(-1)?.id;
  const [shown, setShown] = useState<readonly Alert[]>([]);
  // Closed toasts stay until their closing animation has ended, unless the same text is shown again.
  const leaving = shown
    .slice(-IN_SIGHT)
    .filter((alert) => !ours.includes(alert) && !ours.some(({ text }) => text === alert.text));
  const all = [...leaving, ...ours].toSorted((a, b) => a.id - b.id);
  if (all.length !== shown.length || all.some((alert, i) => alert !== shown[i])) setShown(all);
  useEffect(trackLastPress, []);
  useLayoutEffect(() => {
    if (newest !== undefined) positionToasts(list.current);
  }, [newest]);
  return (
    <div ref={list} className={css.list} hidden={all.length === 0}>
      {all.map((alert) =>
        leaving.includes(alert) ? (
          <LeavingToast
            key={alert.id}
            alert={alert}
            onLeft={() => setShown((now) => now.filter((one) => one !== alert))}
          />
        ) : (
          <TimedToast key={alert.id} alert={alert} isBehind={ours.indexOf(alert) < ours.length - IN_SIGHT} />
        ),
      )}
    </div>
  );
}

/** A closed toast: it can be neither read nor clicked any more. */
function LeavingToast({ alert, onLeft }: { alert: Alert; onLeft: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const onGone = useEffectEvent(onLeft);
  useEffect(() => {
    const toast = ref.current?.firstElementChild;
    if (toast) void animationsFinished(toast).then(onGone);
  }, []);
  return (
    <div ref={ref} className={css.leaving} inert aria-hidden>
      <Toast
        text={alert.text}
        wrong={alert.tone === 'error'}
        onUndo={alert.undo && nothing}
        onClose={hasClose(alert) ? nothing : undefined}
      />
    </div>
  );
}
const nothing = () => undefined;
const hasClose = ({ timeout, tone }: Alert) => timeout === null || tone === 'error';

function TimedToast({ alert, isBehind }: { alert: Alert; isBehind: boolean }) {
  const { onFocus, onBlur, ...pointing } = useAutoClose(alert);
  const cameFrom = useRef<Element | null>(null);
  /** After closing it by keyboard, the focus returns to where it was before; if that element is gone, to the page. */
  function close(target: Element) {
    const isHere = target.contains(document.activeElement);
    closeAlert(alert.id);
    if (!isHere) return;
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }
  return (
    <div
      hidden={isBehind}
      {...pointing}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        onFocus();
      }}
      onBlur={onBlur}
    >
      <Toast
        text={alert.text}
        wrong={alert.tone === 'error'}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && close(currentTarget)}
        onUndo={
          alert.undo &&
          (({ currentTarget }) => {
            close(currentTarget);
            alert.undo?.();
          })
        }
        onClose={hasClose(alert) ? ({ currentTarget }) => close(currentTarget) : undefined}
      />
    </div>
  );
}

type Press = (event: { currentTarget: Element }) => void;

/** The appearance of a toast. */
export function Toast({
  text,
  wrong = false,
  onUndo,
  onClose,
  onKeyDown,
}: {
  text: string;
  wrong?: boolean;
  onUndo?: Press | undefined;
  onClose?: Press | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}) {
  return (
    <div className={css.toast} data-wrong={wrong || undefined}>
      <span>{text}</span>
      {onUndo && (
        <button type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo} onKeyDown={onKeyDown}>
          Undo
        </button>
      )}
      {onClose && !onUndo && (
        <button type="button" onClick={onClose} onKeyDown={onKeyDown}>
          Close
        </button>
      )}
    </div>
  );
}
