import { call } from '#app/client/api.ts';
import { EmailText } from '#app/ui/email-text.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { EMAIL_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';
import css from '../account-page.module.css';

/** The address that mails go to. A new one is used once it is confirmed by the mail that is sent there. */
export function EmailRow() {
  const { account } = useAccount();
  return (
    <EditableRow id="email" name="Email" value={<EmailText email={account.email} />} note={<EmailStatus />}>
      {(close) => <EmailForm close={close} />}
    </EditableRow>
  );
}

function EmailStatus() {
  const { account, take } = useAccount();
  const action = useAction();
  /** Requesting the pending address sends its mail again; requesting the current one cancels the change. */
  async function request(email: string, message: string) {
    const isDone = await action.run(async () =>
      take((await call('POST /account/settings', { body: { email } })).account),
    );
    if (isDone) showToast(message);
  }
  const { email, pendingEmail } = account;
  if (pendingEmail !== null)
    return (
      <>
        {`We sent an email to ${pendingEmail}. Press the button in it to confirm. Until then we use this address.`}
        <span className={css.rowActs}>
          <TextButton
            disabled={action.isBusy}
            onClick={() => void request(pendingEmail, `Sent to ${pendingEmail} again.`)}
          >
            Send again
          </TextButton>
          <TextButton disabled={action.isBusy} onClick={() => void request(email, `Your address is still ${email}.`)}>
            Keep this address
          </TextButton>
        </span>
        {action.generalError && <span className={css.error}>{action.generalError}</span>}
      </>
    );
  if (account.emailBouncedAt !== null) return <span className={css.error}>Our email to this address bounced.</span>;
  if (account.isEmailConfirmed) return 'Confirmed';
  return 'Not confirmed yet. Sign in with a link by email to confirm it.';
}

function EmailForm({ close }: { close: () => void }) {
  const { account, take } = useAccount();
  const action = useAction(['email']);
  const [{ email }, setInput] = useRowInput('email', { email: account.pendingEmail ?? account.email });
  async function save() {
    const typed = email.trim();
    if (typed === account.email && account.pendingEmail === null) return close();
    const isDone = await action.run(async () => {
      const { account: next } = await call('POST /account/settings', { body: { email: typed } });
      take(next);
      if (next.pendingEmail !== null)
        showToast(`We sent an email to ${next.pendingEmail}. Press the button in it to confirm.`);
    });
    if (isDone) close();
  }
  return (
    <RowForm save="Save the address" onSave={() => void save()} onClose={close} action={action}>
      <Field
        label="Your email address"
        hint="We send an email there with a button to confirm. Until then we use the old address."
        error={action.errorAt('email')}
      >
        <TextInput
          type="email"
          inputMode="email"
          dir="ltr"
          value={email}
          maxLength={EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setInput({ email: target.value })}
        />
      </Field>
    </RowForm>
  );
}
