import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './text-button.module.css';

/** A small action at the end of a row or within text: underlined like a link, and large enough for a thumb. */
export function TextButton({
  soft = false,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  /** less prominent, beside a more important action */ soft?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return <button type="button" className={classNames(text.link, css.button, soft && css.soft, className)} {...rest} />;
}
