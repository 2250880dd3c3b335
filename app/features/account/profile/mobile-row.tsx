import { useEffect, useState } from 'react';
import { call } from '#app/client/api.ts';
import { type Loaded, useLoaded } from '#app/client/use-loaded.ts';
import { useAction } from '#app/client/use-action.ts';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { MobileNumberState } from '#contract/mobile-number.ts';
import { MOBILE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from '../account-page.module.css';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { PhoneNumber } from '../phone-number.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';

type Store = Loaded<MobileNumberState>;

/** The mobile number for text messages. It is used once the code that we send there is typed. */
export function MobileRow() {
  const store = useLoaded(() => call('GET /mobile-number'));
  const { value, error, retry } = store;
  const confirmed = value?.confirmed ?? null;
  return (
    <EditableRow
      id="mobile"
      name="Mobile"
      value={
        value === null ? (
          error ? (
            'Could not be loaded'
          ) : (
            <SkeletonLine width="9rem" near />
          )
        ) : confirmed === null ? (
          'Not given'
        ) : (
          <bdi dir="ltr">{confirmed.number}</bdi>
        )
      }
      note={
        value === null ? (
          error && <TextButton onClick={retry}>Try again</TextButton>
        ) : (
          <Status store={store} value={value} />
        )
      }
      change={confirmed === null ? 'Add' : 'Change'}
    >
      {(close) =>
        value === null ? (
          <SkeletonLine width="60%" />
        ) : value.pending ? (
          <CodeForm store={store} pending={value.pending} close={close} />
        ) : (
          <NumberForm store={store} close={close} />
        )
      }
    </EditableRow>
  );
}

function Status({ store, value }: { store: Store; value: MobileNumberState }) {
  const action = useAction();
  const { confirmed, sender } = value;
  async function remove() {
    const isDone = await action.run(async () => store.set(await call('DELETE /mobile-number')));
    if (isDone) showToast('Your number is removed.');
  }
  if (confirmed === null) return 'For reminders by text';
  return (
    <>
      {confirmed.isStopped ? (
        <>
          This number has sent STOP, so it gets no texts. To get them again, text START to{' '}
          {sender === null ? 'the number they came from' : <PhoneNumber number={sender} />}.
        </>
      ) : confirmed.problem === null ? (
        'Confirmed. For text messages only.'
      ) : (
        <span className={css.error}>Our last text did not arrive. {confirmed.problem}</span>
      )}
      <span className={css.rowActs}>
        <PathLink className={text.link} to={routes.notifications()}>
          Choose what we text you
        </PathLink>
        <TextButton soft disabled={action.isBusy} onClick={() => void remove()}>
          Remove<span className={text.sr}> the mobile number</span>
        </TextButton>
      </span>
      {action.generalError && <span className={css.error}>{action.generalError}</span>}
    </>
  );
}

function NumberForm({ store, close }: { store: Store; close: () => void }) {
  const action = useAction(['number']);
  const [{ number }, setInput] = useRowInput('mobile', { number: '' });
  async function send() {
    await action.run(async () => store.set(await call('POST /mobile-number', { body: { number: number.trim() } })));
  }
  return (
    <RowForm save="Text me a code" onSave={() => void send()} onClose={close} action={action}>
      <Field
        label="Your mobile number"
        hint="We text you a code to confirm it. Without a country code it is one of your country."
        error={action.errorAt('number')}
      >
        <TextInput
          type="tel"
          dir="ltr"
          value={number}
          maxLength={MOBILE_MAX}
          autoComplete="tel"
          onChange={({ target }) => setInput({ number: target.value })}
        />
      </Field>
    </RowForm>
  );
}

function CodeForm({
  store,
  pending,
  close,
}: {
  store: Store;
  pending: NonNullable<MobileNumberState['pending']>;
  close: () => void;
}) {
  const action = useAction(['code']);
  const { formRef } = action;
  const [code, setCode] = useState('');
  // It takes the place of the form with the number, which had the focus.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);
  async function confirm() {
    const isDone = await action.run(async () =>
      store.set(await call('POST /mobile-number/confirm', { body: { code } })),
    );
    if (!isDone) return;
    showToast('Your number is confirmed.');
    close();
  }
  async function sendAgain() {
    const isDone = await action.run(
      async () => store.set(await call('POST /mobile-number', { body: { number: pending.number } })),
      { name: 'again' },
    );
    if (isDone) showToast(`A new code is on its way to ${pending.number}.`);
  }
  return (
    <RowForm save="Confirm the number" onSave={() => void confirm()} onClose={close} action={action}>
      <Field
        label="The code from our text"
        hint={
          pending.problem ?? (
            <>
              We sent six digits to <PhoneNumber number={pending.number} />. No text? If this number has sent us STOP
              before, text START first.
            </>
          )
        }
        error={action.errorAt('code')}
      >
        <TextInput
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={20}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <span className={css.rowActs}>
        <TextButton disabled={action.isBusy} onClick={() => void sendAgain()}>
          Send a new code
        </TextButton>
        <TextButton
          soft
          disabled={action.isBusy}
          onClick={() => store.set((current) => current && { ...current, pending: null })}
        >
          Use another number
        </TextButton>
      </span>
    </RowForm>
  );
}
