import { useState, useSyncExternalStore } from 'react';
import { hasPasskeys, PasskeyError } from '#app/client/session/passkeys.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import css from '../auth-page.module.css';
import { type FormAction, PASSKEY } from '../use-form-action.ts';

export type PasskeyAction = {
  /** why there is no passkey, for people */ error: string | null;
  isBusy: boolean;
  /** @returns whether it succeeded */ run: (work: () => Promise<void>) => Promise<boolean>;
};

/** A passkey action of a form. Its error belongs to no field and is shown at the button. */
export function usePasskeyAction(action: FormAction): PasskeyAction {
  const [error, setError] = useState<string | null>(null);
  return {
    error,
    isBusy: action.running === PASSKEY,
    async run(work) {
      setError(null);
      try {
        return await action.run(PASSKEY, work);
      } catch (failure) {
        if (!(failure instanceof PasskeyError)) throw failure;
        setError(failure.sentence);
        return false;
      }
    },
  };
}

/** A button as wide as the form, and below it what a passkey is, or why it failed. */
export function PasskeyButton({
  action: { error, isBusy },
  label,
  note,
  onPress,
}: {
  action: PasskeyAction;
  label: string;
  note: string;
  onPress: () => void;
}) {
  return (
    <>
      <Button wide busy={isBusy} onClick={onPress}>
        <Icon name="key" />
        {label}
      </Button>
      {error ? (
        <div className={css.refused}>
          <Notice tone="bad">{error}</Notice>
        </div>
      ) : (
        <p className={`${text.note} ${css.under}`}>{note}</p>
      )}
    </>
  );
}

const unchanging = () => () => undefined;
/** Whether this browser has passkeys. The page is rendered as if it had, since nearly every browser does. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(unchanging, hasPasskeys, () => true);
}
