import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './chip.module.css';
import type { WithForcedState } from '#app/ui/forced-state.ts';
import { PathLink, type PathLinkProps } from '#app/ui/path-link.tsx';

/** The class names of a chip, for other elements: the summary of a menu. */
export function chipClass(on = false): string | undefined {
  return classNames(css.chip, on && css.on);
}

/** A chip that is a button: an answer, a filter. `on` is announced if the choice persists. */
export function Chip({
  on,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & WithForcedState & { on?: boolean | undefined; children: ReactNode }) {
  return (
    <button type="button" className={classNames(css.chip, on && css.on, className)} aria-pressed={on} {...rest}>
      {children}
    </button>
  );
}
/** A chip that is a link to a page of the same kind. */
export function ChipLink({ on, className, ...rest }: PathLinkProps & { on?: boolean | undefined }) {
  return (
    <PathLink
      className={classNames(css.chip, on && css.on, className)}
      aria-current={on ? 'page' : undefined}
      {...rest}
    />
  );
}
/** A group of chips; `strip` keeps them on one line that scrolls to the edge of the page. */
export function Chips({ strip = false, label, children }: { strip?: boolean; label?: string; children: ReactNode }) {
  return (
    <ul className={classNames(css.chips, strip && css.strip)} aria-label={label}>
      {children}
    </ul>
  );
}
