import type { ReactNode } from 'react';
import { useTypedBefore } from '#app/client/use-typed-before.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useDoor } from './door-state.ts';
import type { Act } from './use-act.ts';

/** The address. It goes along from stage to stage. */
export function EmailField({ act, autoComplete }: { act: Act; autoComplete: string }) {
  const { email, setEmail } = useDoor();
  return (
    <Field label="Email" error={act.problems.at['email']}>
      <TextInput
        ref={useTypedBefore(setEmail)}
        type="email"
        name="email"
        autoComplete={autoComplete}
        value={email}
        required
        dir="ltr"
        onChange={(event) => {
          setEmail(event.target.value);
          act.clear('email');
        }}
      />
    </Field>
  );
}

/** What is wrong with an address that is not there yet, at its field. */
export function lacksEmail(email: string): { email: string } | null {
  return email.trim() === '' ? { email: 'An email address is needed here.' } : null;
}

export function FirstNameField({ act }: { act: Act }) {
  const { firstName, setFirstName } = useDoor();
  return (
    <Field label="Your first name" aside="As it stands on your cards" error={act.problems.at['firstName']}>
      <TextInput
        ref={useTypedBefore(setFirstName)}
        name="firstName"
        autoComplete="given-name"
        value={firstName}
        maxLength={PERSON_NAME_MAX}
        required
        onChange={(event) => {
          setFirstName(event.target.value);
          act.clear('firstName');
        }}
      />
    </Field>
  );
}

/** A password that there is. Nobody keeps it but the browser, if it is asked to. */
export function PasswordField({
  act,
  name = 'password',
  label = 'Password',
  aside,
  value,
  onType,
}: {
  act: Act;
  name?: 'password' | 'currentPassword';
  label?: string;
  aside?: ReactNode;
  value: string;
  onType: (password: string) => void;
}) {
  return (
    <Field label={label} aside={aside} error={act.problems.at[name]}>
      <TextInput
        ref={useTypedBefore(onType)}
        type="password"
        name={name}
        autoComplete="current-password"
        value={value}
        required
        onChange={(event) => {
          onType(event.target.value);
          act.clear(name);
        }}
      />
    </Field>
  );
}

/** A code of the app for two-step codes, or one that was kept for the day the phone is lost. */
export function CodeField({
  act,
  label,
  hint,
  value,
  onType,
}: {
  act: Act;
  label: string;
  hint?: string;
  value: string;
  onType: (code: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={act.problems.at['code']}>
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        maxLength={40}
        dir="ltr"
        onChange={(event) => {
          onType(event.target.value);
          act.clear('code');
        }}
      />
    </Field>
  );
}
