import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { getPasskey, type PasskeyAnswer } from '#app/client/session/passkeys.ts';
import { sessionSettled } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { HydratedForm } from '../hydrated-form.tsx';
import { signInMember } from './sign-in.ts';
import { EmailField, missingEmail, PasswordField } from '../auth-fields.tsx';
import { useAuth } from '../auth-context.ts';
import css from '../auth-page.module.css';
import { PasskeyButton, usePasskeyAction, usePasskeySupport } from './passkey-button.tsx';
import { CheckEmail } from '../check-email.tsx';
import { GeneralError } from '../stage.tsx';
import { needsTwoStepCode, TwoStepForm } from './two-step-form.tsx';
import { useFormAction } from '../use-form-action.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import type { PendingStep } from '../pending-step.ts';
import { ProviderButtons } from '../provider-buttons.tsx';

const FIELDS = ['email', 'password'] as const;

/** Signs in with a passkey, with email and password, with a mailed link, or through a provider. */
export function SignInForm() {
  const { email, next, leave, pendingStep, startStep, cancelStep } = useAuth();
  const [password, setPassword] = useState('');
  const isStepPending = pendingStep?.for === 'sign-in' || pendingStep?.for === 'code';
  const action = useFormAction(FIELDS);
  const passkeyAction = usePasskeyAction(action);
  const withPasskeys = usePasskeySupport();
  const offerAgain = usePasskeyAutofill(withPasskeys && !isStepPending, async (passkey) => {
    // Another action that is running goes first.
    if (action.running === null) await signInWithPasskey(() => Promise.resolve(passkey));
  });

  async function signInWithPasskey(ask: () => Promise<PasskeyAnswer>) {
    const isDone = await passkeyAction.run(async () => {
      await signInMember({ loginType: 'passkey', passkey: await ask(), next }, 'passkey');
    });
    if (isDone) leave();
    else offerAgain();
  }
  async function askForPasskey() {
    await sessionSettled();
    return getPasskey((await call('POST /login/passkey')).options);
  }
  async function signIn() {
    const missing = {
      ...missingEmail(email),
      ...(password === '' ? { password: 'Enter your password, or ask for a link by email.' } : {}),
    };
    if (Object.keys(missing).length > 0) return action.reject(missing);
    let needsCode = false;
    const isDone = await action.run('password', async () => {
      needsCode = await needsTwoStepCode(() => signInMember({ loginType: 'email', email, password, next }, 'email'));
    });
    if (needsCode) startStep({ for: 'code', email });
    else if (isDone) leave();
  }
  async function mailLink() {
    const missing = missingEmail(email);
    if (missing) return action.reject(missing);
    if (await action.run('link', () => requestLink(email, next))) startStep({ for: 'sign-in', email });
  }

  if (pendingStep?.for === 'code')
    return <TwoStepForm email={pendingStep.email} known={password} onBack={cancelStep} />;
  if (pendingStep?.for === 'sign-in') {
    async function resend({ email: address }: PendingStep) {
      await requestLink(address, next);
      startStep({ for: 'sign-in', email: address });
    }
    return (
      <CheckEmail
        email={pendingStep.email}
        since={pendingStep.since}
        resend={() => resend(pendingStep)}
        onBack={cancelStep}
      />
    );
  }
  return (
    <HydratedForm formRef={action.formRef} onSubmit={() => void signIn()} aria-label="Sign in">
      {withPasskeys && (
        <>
          <PasskeyButton
            action={passkeyAction}
            label="Sign in with a passkey"
            note="Use your fingerprint, your face or your screen lock."
            onPress={() => void signInWithPasskey(askForPasskey)}
          />
          <p className={css.or}>or with your email</p>
        </>
      )}
      <GeneralError action={action} />
      <div className={css.fields}>
        <EmailField action={action} autoComplete="username webauthn" />
        <PasswordField
          action={action}
          value={password}
          onChange={setPassword}
          aside={
            <PathLink className={text.link} to={routes.forgot(next ?? undefined)} replace>
              Forgot your password?
            </PathLink>
          }
        />
      </div>
      <div className={css.acts}>
        <Button type="submit" variant={withPasskeys ? 'quiet' : 'primary'} busy={action.running === 'password'}>
          Sign in
        </Button>
        <Button variant="plain" busy={action.running === 'link'} onClick={() => void mailLink()}>
          <Icon name="envelope" />
          Email me a link
        </Button>
      </div>
      <ProviderButtons />
    </HydratedForm>
  );
}

async function requestLink(email: string, next: string | null): Promise<void> {
  await sessionSettled();
  await call('POST /login', { body: { loginType: 'link', email, next } });
}
