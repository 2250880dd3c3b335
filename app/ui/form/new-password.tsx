import { useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/limits.ts';
import { Field, TextInput } from './field.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import css from './new-password.module.css';
import { strengthOf } from './password-strength.ts';

/** A new password. It can be shown while it is typed, and a line says how strong it is. */
export function NewPassword({
  label = 'Password',
  value,
  known,
  error,
  onChange,
}: {
  label?: string;
  value: string;
  /** what others know of its owner, such as name and address */ known: readonly string[];
  error: string | undefined;
  onChange: (password: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  const { level, words } = strengthOf(value, known);
  const isLong = value.length >= PASSWORD_MIN;
  return (
    <div>
      <Field
        label={label}
        aside={<TextButton onClick={() => setShown(!isShown)}>{isShown ? 'Hide it' : 'Show it'}</TextButton>}
        error={error}
        hint={`At least ${PASSWORD_MIN} characters. Use three or four words in a row.`}
      >
        <TextInput
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PASSWORD_MAX}
          value={value}
          required
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p className={css.strength} data-level={value === '' ? undefined : isLong ? level : 0} aria-live="polite">
        <span className={css.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {value === '' ? '' : isLong ? words : 'Too short yet'}
      </p>
    </div>
  );
}
