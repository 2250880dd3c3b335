import { useId, useState, useSyncExternalStore } from 'react';
import css from './alert-dialog.module.css';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { alertStore, closeAlert, type Alert } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/**
 * The alert dialogs. One that informs takes no focus, is announced at once and closes by itself. One that must be answered is modal; several are
 * shown one at a time, the oldest first.
 */
export function AlertDialogs() {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.onServer);
  const dialogs = alerts.filter(({ tone }) => tone === 'dialog');
  return (
    <>
      <MustBeAnswered alert={dialogs.find(({ timeout }) => timeout === null)} />
      <div role="alert" className={css.place} data-head-bar="">
        {dialogs.map((alert) => alert.timeout !== null && <Informs key={alert.id} alert={alert} />)}
      </div>
    </>
  );
}

function Informs({ alert }: { alert: Alert }) {
  return (
    <AlertPanel
      text={alert.text}
      line={alert.more?.line}
      act={alert.more?.act && { words: alert.more.act.words, run: () => actOn(alert) }}
      onClose={() => closeAlert(alert.id)}
      {...useAutoClose(alert)}
    />
  );
}

/** A dialog that informs. */
export function AlertPanel({
  text,
  line,
  act,
  onClose,
  ...held
}: {
  text: string;
  line?: string | undefined;
  act?: { words: string; run: () => void } | undefined;
  onClose: () => void;
} & Partial<ReturnType<typeof useAutoClose>>) {
  const id = useId();
  return (
    <dialog
      open
      role="alertdialog"
      aria-labelledby={id}
      className={css.alert}
      {...held}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Icon name="warning" />
      <div className={css.words}>
        <p id={id} className={css.text}>
          {text}
        </p>
        {line !== undefined && <p>{line}</p>}
        {act && (
          <Button variant="plain" size="small" className={css.act} onClick={act.run}>
            {act.words}
          </Button>
        )}
      </div>
      <IconButton icon="cross" label="Close" onClick={onClose} />
    </dialog>
  );
}

function MustBeAnswered({ alert }: { alert: Alert | undefined }) {
  const id = useId();
  // The last one stays mounted while it closes, so that the focus returns to where it was.
  const [shown, setShown] = useState(alert);
  if (alert !== undefined && alert !== shown) setShown(alert);
  if (shown === undefined) return null;
  const { line, act } = shown.more ?? {};
  const close = () => closeAlert(shown.id);
  return (
    <Dialog
      open={alert !== undefined}
      onClose={close}
      mustBeAnswered={id}
      title={shown.text}
      foot={
        <>
          <Button variant={act ? 'plain' : 'primary'} onClick={close}>
            {act ? 'Close' : 'I see'}
          </Button>
          {act && <Button onClick={() => actOn(shown)}>{act.words}</Button>}
        </>
      }
    >
      <p id={id}>{line}</p>
    </Dialog>
  );
}

function actOn({ id, more }: Alert): void {
  closeAlert(id);
  more?.act?.run();
}
