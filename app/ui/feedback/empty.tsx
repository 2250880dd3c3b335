import type { ReactNode } from 'react';
import css from './empty.module.css';

/** An empty state: what will be here, and the first step. */
export function Empty({
  title,
  children,
  art,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** a small picture; a dashed outline by default */ art?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <div className={css.art}>{art ?? <span className={css.outline} />}</div>
      <div className={css.said}>
        <h2 className={css.title}>{title}</h2>
        {children && <p className={css.words}>{children}</p>}
        {action}
      </div>
    </div>
  );
}
