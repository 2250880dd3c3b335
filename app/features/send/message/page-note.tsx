import type { ReactNode } from 'react';
import css from './message-pages.module.css';

type Props = {
  /** what the field names as its description */
  id: string;
  /** shown in place of the note, and said at once: it may come from the server, when the field has been left */
  error: string | undefined;
  note: ReactNode;
  /** what can be done about it */
  children?: ReactNode;
};

/** The line under a page that is written on. */
export function PageNote({ id, error, note, children }: Props) {
  return (
    <div className={error ? css.wrong : css.help}>
      <p id={id}>{error ? <span role="alert">{error}</span> : note}</p>
      {children}
    </div>
  );
}
