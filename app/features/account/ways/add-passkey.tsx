import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { hasPasskeys, makePasskey, PasskeyError } from '#app/client/passkeys.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { say } from '#app/ui/toast-store.ts';
import css from '../account-page.module.css';
import { useAccount } from '../account-context.tsx';
import { sayProblem } from '../say-problem.ts';

/** Makes a passkey on this device: a finger or a face in place of a password. */
export function AddPasskey() {
  const { account, take } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function add() {
    setBusy(true);
    setWrong(null);
    try {
      const { options } = await call('POST /account/passkeys/options');
      const passkey = await makePasskey(options);
      take((await call('POST /account/passkeys', { body: { passkey } })).account);
      say('This device opens your account now.');
    } catch (error) {
      if (error instanceof PasskeyError) setWrong(error.sentence);
      else if (error instanceof ApiError) setWrong(sayProblem(error));
      else throw error;
    } finally {
      setBusy(false);
    }
  }
  if (!hasPasskeys()) return null;
  return (
    <div className={css.below}>
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void add()}>
        <Icon name="key" /> Add a passkey
      </Button>
      {account.passkeys.length === 0 && !wrong && (
        <p className={css.note}>A finger or a face in place of a password. It stays on your device.</p>
      )}
      {wrong && <Notice tone="bad">{wrong}</Notice>}
    </div>
  );
}
