import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './table.module.css';

/** A table. On a narrow screen each row becomes a block, and each cell shows its label. */
export function Table({
  caption,
  columns,
  isSmall = false,
  children,
}: {
  caption: string;
  /** names of the columns; those ending with `#` are numbers */ columns: readonly string[];
  /** few narrow columns: stays a table on a phone */ isSmall?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.container}>
      <table className={classNames(css.table, !isSmall && css.stacks)}>
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

/** A cell. Its label is shown where the table head is not. */
export function Cell({
  label,
  amount = false,
  className,
  ...rest
}: ComponentProps<'td'> & { label?: string; amount?: boolean }) {
  return <td data-l={label} className={classNames(amount && css.amount, className)} {...rest} />;
}
