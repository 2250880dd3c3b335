import { PathLink } from '#app/ui/path-link.tsx';
import css from './link-index.module.css';
import { inFigures } from '#shared/text/count.ts';

/** Names set large, running on like a sentence, each with how many there are. */
export function LinkIndex({
  title,
  items,
}: {
  /** read aloud; the names speak for themselves */ title: string;
  items: readonly { name: string; path: string; count?: number }[];
}) {
  return (
    <nav aria-label={title}>
      <ul className={css.index}>
        {items.map(({ name, path, count }) => (
          <li key={path}>
            <PathLink to={path}>
              {name}
              {count !== undefined && <sup>{inFigures(count)}</sup>}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
