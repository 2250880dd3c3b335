import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import css from './alone.module.css';

/** A page that has one thing to say and one way on. */
export function Alone({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className={`${text.wrap} ${css.alone}`}>
      <h1>{title}</h1>
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
