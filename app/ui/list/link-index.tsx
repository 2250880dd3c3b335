import { PathLink } from '#app/ui/path-link.tsx';
import css from './link-index.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';

/** Links in large text, one after another as in a sentence, each with its number of items. */
export function LinkIndex({
  title,
  items,
}: {
  /** for screen readers; visible text is not needed */ title: string;
  items: readonly { name: string; path: string; count?: number }[];
}) {
  return (
    <nav aria-label={title}>
      <ul className={css.index}>
        {items.map(({ name, path, count }) => (
          <li key={path}>
            <PathLink to={path}>
              {name}
              {count !== undefined && <sup>{formatInteger(count)}</sup>}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
