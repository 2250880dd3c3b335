import { useState, type Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './digits.module.css';

const COUNT = 6;
const PLACES = Array.from({ length: COUNT }, (_, i) => i);

/**
 * Six digits, each in a box of its own to see; to type, paste, fill in and hear they are one field. `onFull` is told of the sixth.
 */
export function Digits({
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
  onFull: (digits: string) => void;
  /** the id of what says what they are, or what is wrong with them */ describedBy: string;
  wrong: boolean;
  busy: boolean;
}) {
  const [isFocused, setFocused] = useState(false);
  const at = Math.min(value.length, COUNT - 1);
  return (
    <div className={classNames(css.digits, wrong && css.wrong)} dir="ltr">
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
        aria-label="Six digits"
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
