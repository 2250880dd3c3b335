import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './row-list.module.css';

/** A list of rows with lines between them, each with actions at its end. */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={classNames(css.lines, className)} {...rest} />;
}

/** A row: a name and a line below it, or other content in their place; actions at the end. */
export function ListRow({
  name,
  note,
  end,
  isMid = false,
  children,
  ...rest
}: Omit<ComponentProps<'li'>, 'className'> & {
  name?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  /** the actions are taller than a line of text */ isMid?: boolean;
}) {
  return (
    <li className={classNames(css.line, isMid && css.mid)} {...rest}>
      <div className={css.content}>
        {name !== undefined && <b className={css.name}>{name}</b>}
        {note !== undefined && <span className={css.note}>{note}</span>}
        {children}
      </div>
      {end !== undefined && <div className={css.end}>{end}</div>}
    </li>
  );
}

/** A list of names and values with lines between them, made of `DetailRow`. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className={classNames(css.lines, css.named)}>{children}</dl>;
}

/** A name, its value with a line below, and actions at the end; `open` replaces the value and the actions. */
export function DetailRow({
  name,
  value,
  note,
  end,
  open,
  ...rest
}: Omit<ComponentProps<'div'>, 'className' | 'children'> & {
  name: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  open?: ReactNode;
}) {
  return (
    <div className={css.line} {...rest}>
      <dt>{name}</dt>
      {open ? (
        <dd className={css.open}>{open}</dd>
      ) : (
        <>
          <dd className={css.content}>
            {value}
            {note !== undefined && <span className={css.note}>{note}</span>}
          </dd>
          {end !== undefined && <dd className={css.end}>{end}</dd>}
        </>
      )}
    </div>
  );
}
