import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { HydratedForm } from '../hydrated-form.tsx';
import { EmailField, PasswordField } from '../auth-fields.tsx';
import { useAuth } from '../auth-context.ts';
import css from '../auth-page.module.css';
import { PasskeyButton, usePasskeySupport } from './passkey-button.tsx';
import { CheckEmail } from '../check-email.tsx';
import { GeneralError } from '../auth-step.tsx';
import { TwoStepForm } from './two-step-form.tsx';
import { ProviderButtons } from '../provider-buttons.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Signs in with a passkey, with email and password, with a mailed link, or through a provider. */
export function SignInForm() {
  const { next, pendingStep, cancelStep } = useAuth();
  const withPasskeys = usePasskeySupport();
  const signIn = useSignIn(withPasskeys);
  const { action, password } = signIn;
  if (pendingStep?.for === 'code')
    return <TwoStepForm email={pendingStep.email} known={password} onBack={cancelStep} />;
  if (pendingStep?.for === 'sign-in')
    return (
      <CheckEmail
        email={pendingStep.email}
        since={pendingStep.since}
        resend={() => signIn.resend(pendingStep)}
        onBack={cancelStep}
      />
    );
  return (
    <HydratedForm formRef={action.formRef} onSubmit={() => void signIn.withPassword()} aria-label="Sign in">
      {withPasskeys && (
        <>
          <PasskeyButton
            action={signIn.passkeyAction}
            label="Sign in with a passkey"
            note="Use your fingerprint, your face or your screen lock."
            onPress={() => void signIn.withPasskey()}
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
          onChange={signIn.setPassword}
          aside={
            <PathLink className={text.link} to={routes.forgot(next ?? undefined)} replace>
              Forgot your password?
            </PathLink>
          }
        />
      </div>
      <div className={css.actions}>
        <Button type="submit" variant={withPasskeys ? 'quiet' : 'primary'} busy={action.running === 'password'}>
          Sign in
        </Button>
        <Button variant="plain" busy={action.running === 'link'} onClick={() => void signIn.withLink()}>
          <Icon name="envelope" />
          Email me a link
        </Button>
      </div>
      <ProviderButtons />
    </HydratedForm>
  );
}
