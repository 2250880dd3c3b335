import type { ReactNode } from 'react';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './text-page.module.css';

/** A page of text: a title, a summary of two lines, and sections with their headings in the margin. */
export function TextPage({
  title,
  lead,
  changed,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  /** when the text was last changed */ changed?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames(text.wrap, css.page)}>
      <div className={css.top}>
        <h1 className={text.display}>{title}</h1>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
        {changed && <p className={css.changed}>As of {changed}</p>}
      </div>
      {children}
    </div>
  );
}

/** A section of a text page. */
export function TextSection({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <PageSection title={title} isText {...(id ? { id } : {})}>
      <div className={css.prose}>{children}</div>
    </PageSection>
  );
}

/** The first sentence of a section, which sums it up. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={css.first}>{children}</p>;
}
