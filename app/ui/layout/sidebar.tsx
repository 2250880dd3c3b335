import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './sidebar.module.css';

/** The coloured side of a page that shows a card. On a narrow page it is above the content. */
export function Sidebar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(css.sidebar, className)}>{children}</div>;
}
