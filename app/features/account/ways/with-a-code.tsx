import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { say } from '#app/ui/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';

/** Two-step codes go off with one of them. */
export function TurnOff({ close }: { close: () => void }) {
  const { take } = useAccount();
  const acting = useActing();
  const [code, setCode] = useState('');
  async function turnOff() {
    const isDone = await acting.act(async () =>
      take((await call('DELETE /account/two-step', { body: { code } })).account),
    );
    if (!isDone) return;
    say('Two-step codes are off. Your password is enough.');
    close();
  }
  return (
    <LineForm
      save="Turn the codes off"
      tone="danger"
      closing="Keep them on"
      onSave={() => void turnOff()}
      onClose={close}
      acting={acting}
      fields={['code']}
    >
      <ProofField hint="Or one of those for a lost phone." error={acting.at('code')} code={code} onType={setCode} />
    </LineForm>
  );
}

/** Other codes for a lost phone: for who used them up, or never kept them. */
export function RenewCodes({ close, onCodes }: { close: () => void; onCodes: (codes: readonly string[]) => void }) {
  const { take } = useAccount();
  const acting = useActing();
  const [code, setCode] = useState('');
  async function renew() {
    await acting.act(async () => {
      const { account, recoveryCodes } = await call('POST /account/two-step/codes', { body: { code } });
      onCodes(recoveryCodes);
      take(account);
    });
  }
  return (
    <LineForm
      save="Make new codes"
      closing="Keep the old ones"
      onSave={() => void renew()}
      onClose={close}
      acting={acting}
      fields={['code']}
    >
      <ProofField
        hint="Or one of those for a lost phone. Once the new ones are made, the old ones count no more."
        error={acting.at('code')}
        code={code}
        onType={setCode}
      />
    </LineForm>
  );
}

/** A code that shows whose hand it is. */
function ProofField({
  hint,
  error,
  code,
  onType,
}: {
  hint: string;
  error: string | undefined;
  code: string;
  onType: (code: string) => void;
}) {
  return (
    <Field label="A code of the app" hint={hint} error={error}>
      <TextInput
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
