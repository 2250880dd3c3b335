import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { SkeletonBlock } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import css from './two-step.module.css';

/** Sets up two-step codes: the authenticator app gets the secret, and its first code confirms it. */
export function TwoStepSetup({ close, onCodes }: { close: () => void; onCodes: (codes: readonly string[]) => void }) {
  const { take } = useAccount();
  const action = useAction(['code']);
  const [code, setCode] = useState('');
  const { value: setup, error, retry } = useLoaded(() => call('POST /account/two-step'));
  async function turnOn() {
    await action.run(async () => {
      const { account, recoveryCodes } = await call('PUT /account/two-step', { body: { code } });
      onCodes(recoveryCodes);
      take(account);
    });
  }
  if (error) return <LoadError retry={retry} />;
  return (
    <RowForm save="Turn on" cancel="Cancel" onSave={() => void turnOn()} onClose={close} action={action}>
      <div className={css.setup}>
        {setup ? (
          <img
            className={css.square}
            src={setup.qr}
            alt="QR code for your authenticator app. You can also type the key shown with it."
            width={176}
            height={176}
          />
        ) : (
          <SkeletonBlock width="11rem" height="11rem" />
        )}
        <div>
          <p className={text.small}>
            Scan this QR code with your authenticator app. If the app is on this device,{' '}
            {setup ? (
              <a className={text.link} href={setup.uri}>
                open it in the app
              </a>
            ) : (
              'open it in the app'
            )}
            , or type this key into it:
          </p>
          <code className={css.secret}>{setup ? groupByFour(setup.secret) : '\u00a0'}</code>
        </div>
      </div>
      <Field label="Code from the app" error={action.errorAt('code')}>
        <TextInput
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </RowForm>
  );
}

/** Groups of four characters, which are easier to type. */
function groupByFour(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
