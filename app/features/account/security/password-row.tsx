import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { setUser } from '#app/client/session/session.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { ListRow } from '#app/ui/list/row-list.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { RowForm, useOpenRow } from '#app/parts/editable-row/editable-row.tsx';
import { formatMonth } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';

/** The password: set or changed. */
export function PasswordRow({
  onChanged,
}: {
  /** called when all other devices were signed out */ onChanged: () => void;
}) {
  const { hasPassword, passwordChangedAt } = useAccount().account;
  const { isOpen, open, close, formRef, openerRef } = useOpenRow('password');
  const since = passwordChangedAt === null ? 'Set' : `Changed in ${formatMonth(passwordChangedAt)}`;
  return (
    <ListRow
      id="password"
      name="Password"
      note={hasPassword ? since : 'None. You sign in with a passkey, or with a link by email.'}
      end={
        isOpen ? undefined : (
          <TextButton ref={openerRef} onClick={open}>
            {hasPassword ? 'Change' : 'Set'}
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
    </ListRow>
  );
}

function PasswordForm({ close, onChanged }: { close: () => void; onChanged: () => void }) {
  const { account, take } = useAccount();
  const action = useAction(['currentPassword', 'password', 'code']);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const codeError = action.errorAt('code');

  async function save() {
    const isDone = await action.run(async () => {
      const { user } = await call('POST /account/password', {
        body: {
          password,
          ...(account.hasPassword ? { currentPassword: current } : {}),
          ...(code === '' ? {} : { code }),
        },
      });
      setUser(user);
      take((await call('GET /account')).account);
    });
    if (!isDone) return;
    showToast('Your password is changed. You are signed out on all other devices.');
    onChanged();
    close();
  }
  return (
    <RowForm
      save={account.hasPassword ? 'Save the new password' : 'Set the password'}
      onSave={() => void save()}
      onClose={close}
      action={action}
    >
      {/* Tells password managers whose password it is. */}
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
        <Field label="Current password" error={action.errorAt('currentPassword')}>
          <TextInput
            type="password"
            value={current}
            autoComplete="current-password"
            onChange={({ target }) => setCurrent(target.value)}
          />
        </Field>
      )}
      <NewPassword
        label="New password"
        value={password}
        known={[account.name, account.email]}
        error={action.errorAt('password')}
        onChange={setPassword}
      />
      {(codeError !== undefined || code !== '') && (
        <Field label="Code from your authenticator app" error={codeError}>
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
    </RowForm>
  );
}
