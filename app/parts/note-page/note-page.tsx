import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import css from './note-page.module.css';

/** A page that somebody was sent the link of: a note of whoever sent it, and beside it what there is to do. */
export function NotePage({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={`${text.wrap} ${css.grid}`}>
        {note}
        <div className={css.copy}>{children}</div>
      </div>
    </div>
  );
}

/** The same page with a few words alone: its link is not good any more, or it could not be loaded. */
export function NotePageAlone({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={`${text.wrap} ${css.alone}`}>
        <h1>{title}</h1>
        <p className={text.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** The note, on paper: what was written, who signed it, and where it comes from. */
export function PaperNote({
  lines,
  signature,
  children,
}: {
  lines: readonly string[];
  signature: string;
  /** below, in small print */ children: ReactNode;
}) {
  return (
    <figure className={css.note}>
      <blockquote>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines never move
          <p key={i} dir="auto">
            {line}
          </p>
        ))}
      </blockquote>
      <p className={css.signature} dir="auto">
        {signature}
      </p>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
