import {
  createContext,
  useContext,
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './field.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { WithForcedState } from '#app/ui/forced-state.ts';

type Wiring = { id?: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: boolean };
const FieldContext = createContext<Wiring>({});

export type FieldProps = {
  label: ReactNode;
  /** at the other end of the label: whether it is optional, or how much is filled */
  aside?: ReactNode;
  /** below the control: what the answer is for */
  hint?: ReactNode;
  /** what is wrong, and what to do; replaces the hint */
  error?: ReactNode;
  className?: string | undefined;
  /** a TextInput, a TextArea or a Select */
  children: ReactNode;
};

/** A label, one control, and a line below it with the hint or the error. It connects them for screen readers. */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  const wiring: Wiring = {
    id,
    ...(below ? { 'aria-describedby': `${id}-help` } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={classNames(css.field, error ? css.error : undefined, className)}>
      <span className={css.label}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </span>
      <FieldContext value={wiring}>{children}</FieldContext>
      {below && (
        <span className={css.help} id={`${id}-help`}>
          {below}
        </span>
      )}
    </div>
  );
}

type Small = {
  small?: boolean | undefined;
  /** in the serif font, as the text of cards */ serif?: boolean | undefined;
};

/** A single-line text input. It is in a `Field`, or has an `aria-label` of its own. */
export function TextInput({
  small,
  serif,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & WithForcedState & Small & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      {...useContext(FieldContext)}
      className={classNames(css.input, small && css.small, serif && css.serif, className)}
      {...rest}
    />
  );
}

export function TextArea({
  serif,
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> &
  WithForcedState &
  Omit<Small, 'small'> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <textarea
      {...useContext(FieldContext)}
      className={classNames(css.input, css.area, serif && css.serif, className)}
      {...rest}
    />
  );
}

/** A native select, which every phone shows in its own way. */
export function Select({
  small,
  serif,
  className,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & WithForcedState & Small & { ref?: Ref<HTMLSelectElement> }) {
  return (
    <span className={classNames(css.select, className)}>
      <select
        {...useContext(FieldContext)}
        className={classNames(css.input, small && css.small, serif && css.serif)}
        {...rest}
      >
        {children}
      </select>
      <Icon name="down" />
    </span>
  );
}
