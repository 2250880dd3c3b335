import type { CSSProperties, TextareaHTMLAttributes } from 'react';
import css from './growing-textarea.module.css';

/** A textarea as high as its text, so that the page grows and nothing scrolls. */
export function GrowingTextarea({
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
