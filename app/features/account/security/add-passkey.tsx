import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { hasPasskeys, createPasskey, PasskeyError } from '#app/client/session/passkeys.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import css from '../account-page.module.css';
import { useAccount } from '../account-context.tsx';
import { useAction } from '#app/client/use-action.ts';

/** Creates a passkey on this device. */
export function AddPasskey() {
  const { account, take } = useAccount();
  const action = useAction();
  const [passkeyError, setPasskeyError] = useState<string | null>(null);

  async function add() {
    setPasskeyError(null);
    await action.run(async () => {
      const { options } = await call('POST /account/passkeys/options');
      try {
        const passkey = await createPasskey(options);
        take((await call('POST /account/passkeys', { body: { passkey } })).account);
        showToast('You can now sign in with a passkey on this device.');
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error;
        setPasskeyError(error.sentence);
      }
    });
  }
  const error = passkeyError ?? action.generalError;
  if (!hasPasskeys()) return null;
  return (
    <div className={css.below}>
      <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => void add()}>
        <Icon name="key" /> Add a passkey
      </Button>
      {account.passkeys.length === 0 && !error && (
        <p className={css.note}>Sign in with your fingerprint, your face or your screen lock instead of a password.</p>
      )}
      {error && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}
