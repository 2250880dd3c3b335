import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import css from './notice-page.module.css';

/** A page with one notice and one action. */
export function NoticePage({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <h1>{title}</h1>
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
