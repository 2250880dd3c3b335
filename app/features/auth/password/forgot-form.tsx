import { useEffect, useRef } from 'react';
import { call } from '#app/client/api.ts';
import { sessionSettled } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { EmailField, requiredEmailError } from '../auth-fields.tsx';
import { useAuth } from '../auth-context.ts';
import css from '../auth-page.module.css';
import { BackButton, GeneralError, AuthStep } from '../auth-step.tsx';
import { useFormAction } from '../use-form-action.ts';

const FIELDS = ['email'] as const;

/** Sends a password reset link. The reply is the same for every address, so that it does not tell who has an account. */
export function ForgotForm() {
  const { email, pendingStep, startStep, cancelStep } = useAuth();
  const action = useFormAction(FIELDS);

  async function ask() {
    const missing = requiredEmailError(email);
    if (missing) return action.reject(missing);
    const isDone = await action.run('mail', async () => {
      await sessionSettled();
      await call('POST /account/password/reset', { body: { email } });
    });
    if (isDone) startStep({ for: 'new-password', email });
  }
  function askAnother() {
    cancelStep();
    // `cancelStep` focuses the heading; here the email field is wanted, so it is focused after that.
    setTimeout(() => action.formRef.current?.querySelector('input')?.focus());
  }
  if (pendingStep?.for === 'new-password') return <ResetLinkSent email={pendingStep.email} onBack={askAnother} />;
  return (
    <AuthStep
      action={action}
      onSubmit={() => void ask()}
      label="Reset your password"
      lead="We will email you a link to choose a new password. The old one works until then."
    >
      <div className={css.wide}>
        <GeneralError action={action} />
        <EmailField action={action} autoComplete="username" />
      </div>
      <div className={css.actions}>
        <Button type="submit" busy={action.running !== null}>
          Send me the link
        </Button>
        <BackButton />
      </div>
    </AuthStep>
  );
}

function ResetLinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.stage}>
      <h2 ref={heading} tabIndex={-1}>
        Check your email
      </h2>
      <p className={text.soft}>
        If there is an account for <bdi dir="ltr">{email}</bdi>, we sent a link to reset its password. It works once,
        for an hour.
      </p>
      <div className={css.actions}>
        <BackButton />
        <Button variant="plain" onClick={onBack}>
          Use another address
        </Button>
      </div>
      <p className={`${text.note} ${css.terms}`}>Nothing after a minute? Check your spam folder.</p>
    </div>
  );
}
