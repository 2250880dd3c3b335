import { useId, type ReactNode } from 'react';
import css from './page-section.module.css';
import { classNames } from '#app/ui/class-names.ts';

/** A section of a long page, with its heading in the margin, or above it on a narrow page. */
export function PageSection({
  title,
  id,
  isText = false,
  children,
}: {
  title: ReactNode;
  /** for links to this section */ id?: string;
  /** starts with text, not with rows */ isText?: boolean;
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
