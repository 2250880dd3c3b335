import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { SkeletonBlock } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import { Away } from '../away.tsx';
import { LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import css from './two-step.module.css';

/** Sets two-step codes up: the secret goes into an app, and the app's first code shows that it has it. */
export function TwoStepSetup({ close, onCodes }: { close: () => void; onCodes: (codes: readonly string[]) => void }) {
  const { take } = useAccount();
  const acting = useActing();
  const [code, setCode] = useState('');
  const { value: setup, isFailed, again } = useLoaded(() => call('POST /account/two-step'));
  async function turnOn() {
    await acting.act(async () => {
      const { account, recoveryCodes } = await call('PUT /account/two-step', { body: { code } });
      onCodes(recoveryCodes);
      take(account);
    });
  }
  if (isFailed) return <Away again={again} />;
  return (
    <LineForm
      save="Turn the codes on"
      closing="Leave them off"
      onSave={() => void turnOn()}
      onClose={close}
      acting={acting}
      fields={['code']}
    >
      <div className={css.setup}>
        {setup ? (
          <img
            className={css.square}
            src={setup.qr}
            alt="A square for the camera of your app. The letters below say the same."
            width={176}
            height={176}
          />
        ) : (
          <SkeletonBlock width="11rem" height="11rem" />
        )}
        <div>
          <p className={text.small}>
            Point the app that keeps your codes at this square. On this very phone,{' '}
            {setup ? (
              <a className={text.link} href={setup.uri}>
                open it in the app
              </a>
            ) : (
              'open it in the app'
            )}
            , or type these letters there:
          </p>
          <code className={css.secret}>{setup ? inFours(setup.secret) : '\u00a0'}</code>
        </div>
      </div>
      <Field label="The first code that the app shows" error={acting.at('code')}>
        <TextInput
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </LineForm>
  );
}

/** Letters in groups of four, which the eye can hold. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
