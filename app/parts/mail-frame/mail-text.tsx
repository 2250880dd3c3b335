import { classNames } from '#app/ui/class-names.ts';
import css from './mail-text.module.css';

/** A mail as text, as mail programs without HTML show it. `dir` is `ltr` for its source, whatever it is written in. */
export function MailText({
  text,
  dir = 'auto',
  className,
}: {
  text: string;
  dir?: 'auto' | 'ltr';
  className?: string | undefined;
}) {
  return (
    <pre className={classNames(css.text, className)} dir={dir}>
      {text}
    </pre>
  );
}
