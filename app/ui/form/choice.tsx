import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './choice.module.css';
import { classNames } from '#app/ui/class-names.ts';
import type { WithForcedState } from '#app/ui/forced-state.ts';

/** A checkbox, radio button or switch with its label. A switch acts at once; a checkbox waits for its form. */
export function Choice({
  kind = 'checkbox',
  children,
  className,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  WithForcedState & { kind?: 'checkbox' | 'radio' | 'switch'; children: ReactNode }) {
  return (
    <label className={classNames(css.choice, kind === 'switch' && css.level, className)}>
      <input
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        {...(kind === 'switch' ? { role: 'switch' } : {})}
        className={kind === 'switch' ? css.switch : css.mark}
        {...rest}
      />
      <span>{children}</span>
    </label>
  );
}
