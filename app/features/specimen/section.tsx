import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import css from './specimen.module.css';

/** A section of the specimen: a name, a line, and the components. */
export function Section({
  id,
  title,
  rule,
  children,
}: {
  id: string;
  title: string;
  rule: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      <p className={text.lead}>{rule}</p>
      {children}
    </section>
  );
}
