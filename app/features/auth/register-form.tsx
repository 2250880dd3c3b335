import { useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#app/client/api.ts';
import { createPasskey } from '#app/client/session/passkeys.ts';
import { readTransientCookie, deleteTransientCookie } from '#app/client/session/transient-cookie.ts';
import { sessionSettled } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { HydratedForm } from './hydrated-form.tsx';
import { EmailField, FirstNameField, missingEmail } from './auth-fields.tsx';
import { useAuth } from './auth-context.ts';
import css from './auth-page.module.css';
import { PasskeyButton, usePasskeyAction, usePasskeySupport } from './sign-in/passkey-button.tsx';
import { CheckEmail } from './check-email.tsx';
import { GeneralError } from './stage.tsx';
import { useFormAction } from './use-form-action.ts';
import type { PendingStep } from './pending-step.ts';
import { ProviderButtons } from './provider-buttons.tsx';

const FIELDS = ['firstName', 'email', 'password'] as const;
const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const nothing = () => () => undefined;

/** Registration: from the start, or where a provider's email address has to be confirmed by mail. */
export function RegisterForm() {
  const { sent, next } = useAuth();
  const provider = PROVIDERS.find((name) => name === sent);
  const [isCancelled, setCancelled] = useState(false);
  const email = useSyncExternalStore(
    nothing,
    () => (provider === undefined ? null : readTransientCookie('cardamom_joining')),
    () => null,
  );
  if (provider === undefined || email === null || isCancelled) return <NewRegistration />;
  return (
    <CheckEmail
      email={email}
      joins={provider}
      resend={async () => location.assign(routes.signInWith(provider, next ?? undefined))}
      onBack={() => {
        deleteTransientCookie('cardamom_joining');
        setCancelled(true);
      }}
    />
  );
}

/** A name and an email address, then a passkey, a password, or only the mail that confirms the address. */
function NewRegistration() {
  const { email, firstName, next, pendingStep, startStep, cancelStep } = useAuth();
  const [password, setPassword] = useState<string | null>(null);
  const action = useFormAction(FIELDS);
  const passkeyAction = usePasskeyAction(action);
  const withPasskeys = usePasskeySupport();

  const passwordButton = useRef<HTMLButtonElement>(null);
  /** The pressed button is replaced, so the focus moves to what replaces it. */
  function choosePassword(isChosen: boolean) {
    setPassword(isChosen ? '' : null);
    setTimeout(() =>
      isChosen
        ? action.formRef.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
        : passwordButton.current?.focus(),
    );
  }

  function isComplete(): boolean {
    const missing = {
      ...(firstName.trim() === '' ? { firstName: 'Enter your first name. It is shown on your cards.' } : {}),
      ...missingEmail(email),
    };
    if (Object.keys(missing).length === 0) return true;
    action.reject(missing);
    return false;
  }
  const input = {
    email,
    firstName,
    next,
    timeZone: import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  async function register(name: 'link' | 'password') {
    if (!isComplete()) return;
    const request = async () => {
      await sessionSettled();
      await call('POST /register', {
        body: { registerType: 'email', ...input, ...(name === 'password' && password ? { password } : {}) },
      });
    };
    if (await action.run(name, request)) startStep({ for: 'join', email, joins: 'email' });
  }
  async function registerWithPasskey() {
    if (!isComplete()) return;
    const request = async () => {
      await sessionSettled();
      const { options } = await call('POST /register/passkey', { body: { email, firstName } });
      const passkey = await createPasskey(options);
      await call('POST /register', { body: { registerType: 'passkey', ...input, passkey } });
    };
    if (await passkeyAction.run(request)) startStep({ for: 'join', email, joins: 'passkey' });
  }
  /** Sends the same mail again. The server still has the password or the passkey of the first request. */
  async function resend({ email: address, joins = 'email' }: PendingStep) {
    await sessionSettled();
    await call('POST /register', { body: { registerType: 'email', ...input, email: address, again: true } });
    startStep({ for: 'join', email: address, joins });
  }

  if (pendingStep?.for === 'join')
    return (
      <CheckEmail
        email={pendingStep.email}
        since={pendingStep.since}
        joins={pendingStep.joins ?? 'email'}
        resend={() => resend(pendingStep)}
        onBack={cancelStep}
      />
    );
  return (
    <HydratedForm
      formRef={action.formRef}
      onSubmit={() => void register(password === null ? 'link' : 'password')}
      aria-label="Join"
    >
      <GeneralError action={action} />
      <div className={css.fields}>
        <FirstNameField action={action} />
        <EmailField action={action} autoComplete="email" />
        {password !== null && (
          <NewPassword
            value={password}
            known={[firstName, email]}
            error={action.errorAt('password')}
            onChange={(typed) => {
              setPassword(typed);
              action.clear('password');
            }}
          />
        )}
      </div>
      {password === null ? (
        <>
          {withPasskeys && (
            <div className={css.wide}>
              <PasskeyButton
                action={passkeyAction}
                label="Join with a passkey"
                note="No password to remember. You can add one later."
                onPress={() => void registerWithPasskey()}
              />
            </div>
          )}
          <div className={css.acts}>
            <Button ref={passwordButton} variant="quiet" onClick={() => choosePassword(true)}>
              Choose a password
            </Button>
            <Button type="submit" variant="plain" busy={action.running === 'link'}>
              <Icon name="envelope" />
              Email me a link
            </Button>
          </div>
        </>
      ) : (
        <div className={css.acts}>
          <Button type="submit" busy={action.running === 'password'}>
            Join with this password
          </Button>
          <Button variant="plain" onClick={() => choosePassword(false)}>
            Join without a password
          </Button>
        </div>
      )}
      <ProviderButtons />
      <p className={`${text.note} ${css.terms}`}>
        We email you about your dates and your cards, and about nothing else unless you ask for it. By joining you
        accept the{' '}
        <PathLink className={text.link} to={routes.terms()}>
          terms
        </PathLink>
        .
      </p>
    </HydratedForm>
  );
}
