import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './ledge.module.css';

/** A shelf: what is given stands on it. Each child is one standing thing. */
export function Ledge({
  className,
  standClassName,
  children,
}: {
  className?: string | undefined;
  standClassName?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.ledge, className)}>
      <div className={classNames(css.stand, standClassName)}>{children}</div>
    </div>
  );
}
