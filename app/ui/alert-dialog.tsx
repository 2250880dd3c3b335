import { useId, useState, useSyncExternalStore } from 'react';
import css from './alert-dialog.module.css';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { alertStore, closeAlert, type Alert } from './toast-store.ts';
import { useAutoClose } from './use-auto-close.ts';

/**
 * The alerts that stand over the page. One that informs takes no focus, is read out at once and closes by itself; one that must be answered
 * holds the page, the oldest first.
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
  const id = useId();
  const { line, act } = alert.more ?? {};
  return (
    <dialog
      open
      role="alertdialog"
      aria-labelledby={id}
      className={css.alert}
      {...useAutoClose(alert)}
      onKeyDown={(event) => event.key === 'Escape' && closeAlert(alert.id)}
    >
      <Icon name="warning" />
      <div className={css.words}>
        <p id={id} className={css.text}>
          {alert.text}
        </p>
        {line !== undefined && <p>{line}</p>}
        {act && (
          <Button variant="plain" size="small" className={css.act} onClick={() => actOn(alert)}>
            {act.words}
          </Button>
        )}
      </div>
      <IconButton icon="cross" label="Close" onClick={() => closeAlert(alert.id)} />
    </dialog>
  );
}

function MustBeAnswered({ alert }: { alert: Alert | undefined }) {
  const id = useId();
  // The last one stays while it closes, so that the focus goes back to where it was.
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
