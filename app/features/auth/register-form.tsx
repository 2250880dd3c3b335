import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { readTransientCookie, deleteTransientCookie } from '#app/client/session/transient-cookie.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { HydratedForm } from './hydrated-form.tsx';
import { EmailField, FirstNameField } from './auth-fields.tsx';
import { useAuth } from './auth-context.ts';
import css from './auth-page.module.css';
import { PasskeyButton, usePasskeySupport } from './sign-in/passkey-button.tsx';
import { CheckEmail } from './check-email.tsx';
import { GeneralError } from './auth-step.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { type Registration, useRegistration } from './use-registration.ts';

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
  const { pendingStep, cancelStep } = useAuth();
  const registration = useRegistration();
  if (pendingStep?.for === 'join')
    return (
      <CheckEmail
        email={pendingStep.email}
        since={pendingStep.since}
        joins={pendingStep.joins ?? 'email'}
        resend={() => registration.resend(pendingStep)}
        onBack={cancelStep}
      />
    );
  return <NewMemberForm registration={registration} />;
}

function NewMemberForm({ registration }: { registration: Registration }) {
  const { email, firstName } = useAuth();
  const { action, password, setPassword } = registration;
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
  return (
    <HydratedForm formRef={action.formRef} onSubmit={() => void registration.register()} aria-label="Join">
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
        <JoinWithoutPassword
          registration={registration}
          passwordButton={passwordButton}
          onChoosePassword={() => choosePassword(true)}
        />
      ) : (
        <div className={css.actions}>
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

/** Joining with a passkey, where the browser has them, or by a link in a mail; and the way to a password. */
function JoinWithoutPassword({
  registration: { action, passkeyAction, registerWithPasskey },
  passwordButton,
  onChoosePassword,
}: {
  registration: Registration;
  passwordButton: RefObject<HTMLButtonElement | null>;
  onChoosePassword: () => void;
}) {
  const withPasskeys = usePasskeySupport();
  return (
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
      <div className={css.actions}>
        <Button ref={passwordButton} variant="quiet" onClick={onChoosePassword}>
          Choose a password
        </Button>
        <Button type="submit" variant="plain" busy={action.running === 'link'}>
          <Icon name="envelope" />
          Email me a link
        </Button>
      </div>
    </>
  );
}
