import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';

/** Turns two-step codes off. Needs a current code. */
export function TurnOffForm({ close }: { close: () => void }) {
  const { take } = useAccount();
  const action = useAction(['code']);
  const [code, setCode] = useState('');
  async function turnOff() {
    const isDone = await action.run(async () =>
      take((await call('DELETE /account/two-step', { body: { code } })).account),
    );
    if (!isDone) return;
    showToast('Two-step codes are off. You sign in with your password only.');
    close();
  }
  return (
    <RowForm
      save="Turn off"
      tone="danger"
      cancel="Cancel"
      onSave={() => void turnOff()}
      onClose={close}
      action={action}
    >
      <CodeField hint="Or a recovery code." error={action.errorAt('code')} code={code} onChange={setCode} />
    </RowForm>
  );
}

/** Creates new recovery codes. The old ones stop working. */
export function RenewCodesForm({ close, onCodes }: { close: () => void; onCodes: (codes: readonly string[]) => void }) {
  const { take } = useAccount();
  const action = useAction(['code']);
  const [code, setCode] = useState('');
  async function renew() {
    await action.run(async () => {
      const { account, recoveryCodes } = await call('POST /account/two-step/codes', { body: { code } });
      onCodes(recoveryCodes);
      take(account);
    });
  }
  return (
    <RowForm save="Make new recovery codes" cancel="Cancel" onSave={() => void renew()} onClose={close} action={action}>
      <CodeField
        hint="Or a recovery code. Your old recovery codes will stop working."
        error={action.errorAt('code')}
        code={code}
        onChange={setCode}
      />
    </RowForm>
  );
}

/** A two-step code or recovery code that proves who is asking. */
function CodeField({
  hint,
  error,
  code,
  onChange,
}: {
  hint: string;
  error: string | undefined;
  code: string;
  onChange: (code: string) => void;
}) {
  return (
    <Field label="Code from your authenticator app" hint={hint} error={error}>
      <TextInput
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
