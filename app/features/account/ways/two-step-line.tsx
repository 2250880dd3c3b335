import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Line } from '#app/ui/lines.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { LineForm, useOpenLine } from '../open-line.tsx';
import { counted } from '#shared/spoken.ts';
import { useActing } from '../use-acting.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** Codes of an app, asked for after the password: off, being set up, on. */
export function TwoStepLine() {
  const { hasTwoStep, recoveryCodesLeft } = useAccount().account;
  const { isOpen, open, close, formRef, openerRef } = useOpenLine('two-step');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const note = hasTwoStep
    ? `On. ${counted(recoveryCodesLeft, 'code')} left for a lost phone.`
    : 'Off. A code from an app on your phone, after the password.';
  return (
    <Line
      id="two-step"
      name="Two-step codes"
      note={note}
      end={
        isOpen || codes ? undefined : (
          <TextButton ref={openerRef} onClick={open}>
            {hasTwoStep ? 'Turn off' : 'Turn on'}
            <span className={text.sr}> two-step codes</span>
          </TextButton>
        )
      }
    >
      {isOpen && !codes && (
        <div ref={formRef}>
          {hasTwoStep ? <TurnOff close={close} /> : <TwoStepSetup close={close} onCodes={setCodes} />}
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            close();
          }}
        />
      )}
    </Line>
  );
}

function TurnOff({ close }: { close: () => void }) {
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
      <Field label="A code of the app" hint="Or one of those for a lost phone." error={acting.at('code')}>
        <TextInput
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </LineForm>
  );
}
