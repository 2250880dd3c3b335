import type { CSSProperties, TextareaHTMLAttributes } from 'react';
import css from './paper-text.module.css';

/** Writing on paper: a text field that is as high as its text, so that the leaf grows and nothing scrolls. */
export function PaperText({
  value,
  style,
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; style: CSSProperties }) {
  return (
    <span
      className={[css.grow, className].filter(Boolean).join(' ')}
      data-text={value || rest.placeholder}
      style={style}
    >
      <textarea className={css.text} value={value} rows={1} dir="auto" {...rest} />
    </span>
  );
}
