import { call } from '#app/client/api.ts';
import { EmailText } from '#app/ui/email-text.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import { EMAIL_MAX } from '#shared/limits.ts';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { sayProblem } from '../say-problem.ts';
import { useActing } from '../use-acting.ts';
import css from '../account-page.module.css';

/** The address that mails go to. A new one counts from the press in the mail that goes there. */
export function EmailLine() {
  const { account } = useAccount();
  return (
    <EditLine id="email" name="Email" value={<EmailText email={account.email} />} note={<HowItStands />}>
      {(close) => <EmailForm close={close} />}
    </EditLine>
  );
}

function HowItStands() {
  const { account, take } = useAccount();
  const acting = useActing();
  /** The same address asked for again sends the mail again; the one that counts, asked for, ends the waiting. */
  async function ask(email: string, said: string) {
    const isDone = await acting.act(async () =>
      take((await call('POST /account/settings', { body: { email } })).account),
    );
    if (isDone) say(said);
  }
  const { email, pendingEmail } = account;
  const problem = acting.problem && sayProblem(acting.problem);
  if (pendingEmail !== null)
    return (
      <>
        {`Waits for you to press the button in the mail we sent to ${pendingEmail}. Until then this one counts.`}
        <span className={css.rowActs}>
          <TextButton
            disabled={acting.isBusy}
            onClick={() => void ask(pendingEmail, `Sent to ${pendingEmail} once more.`)}
          >
            Send it again
          </TextButton>
          <TextButton disabled={acting.isBusy} onClick={() => void ask(email, `${email} stays.`)}>
            Keep the old one
          </TextButton>
        </span>
        {problem && <span className={css.wrong}>{problem}</span>}
      </>
    );
  if (account.emailBouncedAt !== null) return <span className={css.wrong}>Mail to this address came back.</span>;
  if (account.isEmailConfirmed) return 'Confirmed';
  return 'Not confirmed yet. It is, as soon as you sign in by a link that we mail you.';
}

function EmailForm({ close }: { close: () => void }) {
  const { account, take } = useAccount();
  const acting = useActing();
  const [{ email }, type] = useRowWords('email', { email: account.pendingEmail ?? account.email });
  async function keep() {
    const typed = email.trim();
    if (typed === account.email && account.pendingEmail === null) return close();
    const isDone = await acting.act(async () => {
      const { account: next } = await call('POST /account/settings', { body: { email: typed } });
      take(next);
      if (next.pendingEmail !== null) say(`A mail is on its way to ${next.pendingEmail}. Press the button in it.`);
    });
    if (isDone) close();
  }
  return (
    <LineForm save="Save the address" onSave={() => void keep()} onClose={close} acting={acting} fields={['email']}>
      <Field
        label="Your email address"
        hint="We send a mail there, with one button. Until you press it, the old address counts."
        error={acting.at('email')}
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
          onChange={({ target }) => type({ email: target.value })}
        />
      </Field>
    </LineForm>
  );
}
