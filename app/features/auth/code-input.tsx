import { useState, type Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './code-input.module.css';

const COUNT = 6;
const PLACES = Array.from({ length: COUNT }, (_, i) => i);

/**
 * A six-digit code. Each digit is shown in a box of its own; typing, pasting, autofill and screen readers meet a single field.
 */
export function CodeInput({
  ref,
  value,
  onChange,
  onFull,
  describedBy,
  wrong,
  busy,
}: {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  /** called with the whole code once the sixth digit is typed */ onFull: (digits: string) => void;
  /** the id of the help text or the error */ describedBy: string;
  wrong: boolean;
  busy: boolean;
}) {
  const [isFocused, setFocused] = useState(false);
  const at = Math.min(value.length, COUNT - 1);
  return (
    <div className={classNames(css.digits, wrong && css.error)} dir="ltr">
      {PLACES.map((place) => (
        <span key={place} className={css.digit} data-on={(isFocused && place === at) || undefined} aria-hidden="true">
          {value[place] ?? ''}
        </span>
      ))}
      <input
        ref={ref}
        className={css.typed}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label="Six-digit code"
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        value={value}
        readOnly={busy}
        onFocus={(event) => {
          setFocused(true);
          event.target.setSelectionRange(value.length, value.length);
        }}
        onBlur={() => setFocused(false)}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, COUNT);
          onChange(digits);
          if (digits.length === COUNT && digits !== value) onFull(digits);
        }}
      />
    </div>
  );
}
