import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './row-frame.module.css';

/** The line on which cards of different sizes stand. */
export function RowFrame({
  className,
  standClassName,
  children,
}: {
  className?: string | undefined;
  standClassName?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.row, className)}>
      <div className={classNames(css.cards, standClassName)}>{children}</div>
    </div>
  );
}
