import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import css from './fold.module.css';

/** What is seldom needed: a line that opens it, and closes it again. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
