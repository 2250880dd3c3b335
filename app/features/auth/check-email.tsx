import type { Provider } from '#contract/session.ts';
import { useEffect, useId, useRef, useState } from 'react';
import text from '#app/ui/text.module.css';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { MAILED_LINK_MINUTES } from '#shared/limits.ts';
import { signInByMail } from './sign-in/sign-in.ts';
import { CodeInput } from './code-input.tsx';
import { useAuth } from './auth-context.ts';
import css from './auth-page.module.css';
import { BackButton, GeneralError, AuthStep } from './auth-step.tsx';
import { useFormAction } from './use-form-action.ts';

const FIELDS = ['code'] as const;
/** Gives the first mail time to arrive. */
const RESEND_AFTER_S = 40;

/** After a mail with a link and a six-digit code was sent: the code is entered here, the link opens its own page. */
export function CheckEmail({
  email,
  since,
  joins,
  resend,
  onBack,
}: {
  email: string;
  /** when the mail was requested, in milliseconds; now by default */ since?: number;
  /** how the account signs in that the code creates */ joins?: 'email' | 'passkey' | Provider;
  /** sends another mail; its code replaces the one before */ resend: () => Promise<void>;
  onBack: () => void;
}) {
  const { leave } = useAuth();
  const [digits, setDigits] = useState('');
  const action = useFormAction(FIELDS);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function check(code: string) {
    let to: string | null | undefined;
    const isDone = await action.run('code', async () => {
      to = (await signInByMail({ email, code }, joins)).next;
    });
    if (isDone) leave(to ?? undefined);
    else setDigits('');
  }
  async function sendAnother() {
    if (!(await action.run('resend', resend))) return;
    setDigits('');
    field.current?.focus();
    showToast('We sent another email. Use the code in the newest one.');
  }
  const error = action.errorAt('code');
  return (
    <AuthStep
      action={action}
      onSubmit={() => (digits.length === 6 ? void check(digits) : action.reject({ code: 'Enter all six digits.' }))}
      label="Code from the email"
      title="Check your email"
      leadId={`${id}-how`}
      lead={
        <>
          We sent a link and a six-digit code to <bdi dir="ltr">{email}</bdi>. Open the link, or enter the code here.
          Both work once, for {MAILED_LINK_MINUTES} minutes.
        </>
      }
    >
      <div className={css.wide}>
        <CodeInput
          ref={field}
          value={digits}
          onChange={(value) => {
            setDigits(value);
            action.clear('code');
          }}
          onFull={(code) => void check(code)}
          describedBy={error ? `${id}-error` : `${id}-how`}
          wrong={error !== undefined}
          busy={action.running === 'code'}
        />
        <p className={css.error} id={`${id}-error`} role="alert">
          {error}
        </p>
        <GeneralError action={action} />
      </div>
      <div className={css.actions}>
        <BackButton onBack={onBack} />
        <span>
          <ResendButton
            key={since}
            since={since}
            busy={action.running === 'resend'}
            onPress={() => void sendAnother()}
          />
        </span>
      </div>
      <p className={`${text.note} ${css.terms}`}>Nothing after a minute? Check your spam folder.</p>
    </AuthStep>
  );
}

/** Can be pressed after a wait. */
function ResendButton({ since, busy, onPress }: { since: number | undefined; busy: boolean; onPress: () => void }) {
  const [from] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(RESEND_AFTER_S, Math.ceil((from - now) / 1000) + RESEND_AFTER_S);
  return left > 0 ? (
    <span className={text.note}>Send again in {left} s</span>
  ) : (
    <TextButton onClick={onPress} aria-busy={busy || undefined}>
      Send again
    </TextButton>
  );
}
