import { useId, type ReactNode } from 'react';
import css from './chapter.module.css';
import { classNames } from './class-names.ts';

/** A part of a long page, with its heading in the margin; on a narrow page the heading stands above. */
export function Chapter({
  title,
  id,
  isText = false,
  children,
}: {
  title: ReactNode;
  /** so that a link can lead to it */ id?: string;
  /** begins with words, not with rows */ isText?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} className={classNames(css.chapter, isText && css.text)} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={css.body}>{children}</div>
    </section>
  );
}
