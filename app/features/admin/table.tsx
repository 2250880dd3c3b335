import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './table.module.css';

/** A real table; where it has no room for its columns each row becomes a block, and each cell says what it is. */
export function Table({
  caption,
  columns,
  isSmall = false,
  children,
}: {
  caption: string;
  /** names of the columns; a name that ends with `#` is one of amounts */ columns: readonly string[];
  /** a few figures in a row: a table on a phone too */ isSmall?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.around}>
      <table className={classNames(css.table, !isSmall && css.turns)}>
        <caption className={text.sr}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={classNames(name.endsWith('#') && css.amount)}>
                {name.replace('#', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A cell; its label stands before it where there is no head above. */
export function Cell({
  label,
  amount = false,
  className,
  ...rest
}: ComponentProps<'td'> & { label?: string; amount?: boolean }) {
  return <td data-l={label} className={classNames(amount && css.amount, className)} {...rest} />;
}
