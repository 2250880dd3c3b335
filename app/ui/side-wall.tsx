import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './side-wall.module.css';

/** The wall at the side of a page, where a card is shown beside what is said of it. On a narrow page it stands above. */
export function SideWall({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(css.wall, className)}>{children}</div>;
}
