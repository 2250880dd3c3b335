import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from '#app/ui/class-names.ts';
import type { WithForcedState } from '#app/ui/forced-state.ts';
import { PathLink, type PathLinkProps } from '#app/ui/path-link.tsx';

type Shape = {
  /** one primary on a screen; the others are quiet (outlined) or plain (green text) */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'small' | undefined;
  /** as wide as its container */
  wide?: boolean | undefined;
};
/** The class names of a button, for other elements: a plain link that reloads its page. */
export function buttonClass({ variant = 'primary', size, wide }: Shape = {}) {
  return classNames(css.button, variant !== 'primary' && css[variant], size && css[size], wide && css.wide);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Shape &
  WithForcedState & { busy?: boolean | undefined; children: ReactNode; ref?: Ref<HTMLButtonElement> };

/** A button. While busy it keeps its width, position and focus, a line moves along its bottom edge, and clicks are ignored. */
export function Button({ variant, size, wide, busy, className, onClick, type = 'button', ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={press}
      {...rest}
    />
  );
}

export type ButtonLinkProps = PathLinkProps & Shape & WithForcedState;

/** A link that looks like a button: it navigates, a `Button` acts. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <PathLink className={classNames(buttonClass({ variant, size, wide }), className)} {...rest} />;
}
