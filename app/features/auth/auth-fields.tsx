import type { ReactNode } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { useAuth } from './auth-context.ts';
import type { FormAction } from './use-form-action.ts';

/** The email address. It is kept from stage to stage. */
export function EmailField({ action, autoComplete }: { action: FormAction; autoComplete: string }) {
  const { email, setEmail } = useAuth();
  return (
    <Field label="Email" error={action.errorAt('email')}>
      <TextInput
        type="email"
        name="email"
        autoComplete={autoComplete}
        value={email}
        required
        dir="ltr"
        onChange={(event) => {
          setEmail(event.target.value);
          action.clear('email');
        }}
      />
    </Field>
  );
}

/** The error of an empty email field, or null. */
export function requiredEmailError(email: string): { email: string } | null {
  return email.trim() === '' ? { email: 'Enter your email address.' } : null;
}

export function FirstNameField({ action }: { action: FormAction }) {
  const { firstName, setFirstName } = useAuth();
  return (
    <Field label="Your first name" aside="Shown on your cards" error={action.errorAt('firstName')}>
      <TextInput
        name="firstName"
        autoComplete="given-name"
        value={firstName}
        maxLength={PERSON_NAME_MAX}
        required
        onChange={(event) => {
          setFirstName(event.target.value);
          action.clear('firstName');
        }}
      />
    </Field>
  );
}

/** An existing password. It is never stored by us; the browser may offer to. */
export function PasswordField({
  action,
  name = 'password',
  label = 'Password',
  aside,
  value,
  onChange,
}: {
  action: FormAction;
  name?: 'password' | 'currentPassword';
  label?: string;
  aside?: ReactNode;
  value: string;
  onChange: (password: string) => void;
}) {
  return (
    <Field label={label} aside={aside} error={action.errorAt(name)}>
      <TextInput
        type="password"
        name={name}
        autoComplete="current-password"
        value={value}
        required
        onChange={(event) => {
          onChange(event.target.value);
          action.clear(name);
        }}
      />
    </Field>
  );
}

/** A code from the authenticator app, or a recovery code. */
export function CodeField({
  action,
  label,
  hint,
  value,
  onChange,
}: {
  action: FormAction;
  label: string;
  hint?: string;
  value: string;
  onChange: (code: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={action.errorAt('code')}>
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        maxLength={40}
        dir="ltr"
        onChange={(event) => {
          onChange(event.target.value);
          action.clear('code');
        }}
      />
    </Field>
  );
}
