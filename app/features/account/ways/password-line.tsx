import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { takeUser } from '#app/client/session.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Line } from '#app/ui/lines.tsx';
import { NewPassword } from '#app/ui/new-password.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { LineForm, useOpenLine } from '../open-line.tsx';
import { sayMonth } from '#shared/spoken.ts';
import { useActing } from '../use-acting.ts';

/** The password: set where there is none, or changed. */
export function PasswordLine({ onChanged }: { /** everywhere else is signed out now */ onChanged: () => void }) {
  const { hasPassword, passwordChangedAt } = useAccount().account;
  const { isOpen, open, close, formRef, openerRef } = useOpenLine('password');
  const since = passwordChangedAt === null ? 'Set' : `Changed in ${sayMonth(passwordChangedAt)}`;
  return (
    <Line
      id="password"
      name="Password"
      note={hasPassword ? since : 'None. You come in by a passkey, or by a link in a mail.'}
      end={
        isOpen ? undefined : (
          <TextButton ref={openerRef} onClick={open}>
            {hasPassword ? 'Change' : 'Set one'}
            <span className={text.sr}> password</span>
          </TextButton>
        )
      }
    >
      {isOpen && (
        <div ref={formRef}>
          <PasswordForm close={close} onChanged={onChanged} />
        </div>
      )}
    </Line>
  );
}

function PasswordForm({ close, onChanged }: { close: () => void; onChanged: () => void }) {
  const { account, take } = useAccount();
  const acting = useActing();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const codeError = acting.at('code');

  async function keep() {
    const isDone = await acting.act(async () => {
      const { user } = await call('POST /account/password', {
        body: {
          password,
          ...(account.hasPassword ? { currentPassword: current } : {}),
          ...(code === '' ? {} : { code }),
        },
      });
      takeUser(user);
      take((await call('GET /account')).account);
    });
    if (!isDone) return;
    say('Your new password counts from now on. Everywhere else you are signed out.');
    onChanged();
    close();
  }
  return (
    <LineForm
      save={account.hasPassword ? 'Save the new password' : 'Set the password'}
      onSave={() => void keep()}
      onClose={close}
      acting={acting}
      fields={['currentPassword', 'password', 'code']}
    >
      {/* For the program that keeps passwords: whose it is. */}
      <input
        className={text.sr}
        type="text"
        autoComplete="username"
        value={account.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {account.hasPassword && (
        <Field label="The password you have now" error={acting.at('currentPassword')}>
          <TextInput
            type="password"
            value={current}
            autoComplete="current-password"
            onChange={({ target }) => setCurrent(target.value)}
          />
        </Field>
      )}
      <NewPassword
        label="The new one"
        value={password}
        known={[account.name, account.email]}
        error={acting.at('password')}
        onChange={setPassword}
      />
      {(codeError !== undefined || code !== '') && (
        <Field label="The code of your app" error={codeError}>
          <TextInput
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      )}
    </LineForm>
  );
}
