import { PathLink } from '#app/ui/path-link.tsx';
import type { PopularName } from '#contract/reference.ts';
import { routes } from '#shared/routes.ts';
import css from './popular-names.module.css';

/** How many are shown at first; a button shows the rest. */
const FIRST = 25;

/** The most popular names in order, each with a link to its page. */
export function PopularNames({ title, names }: { title: string; names: readonly PopularName[] }) {
  const others = names.slice(FIRST);
  return (
    <div className={css.list}>
      <h3>{title}</h3>
      <Places names={names.slice(0, FIRST)} />
      <details>
        <summary>Show {others.length} more</summary>
        <Places names={others} />
      </details>
    </div>
  );
}

function Places({ names }: { names: readonly PopularName[] }) {
  return (
    <ol className={css.places} start={names[0]?.position}>
      {names.map(({ position, name }) => (
        <li key={name}>
          <PathLink to={routes.name(name)}>
            <span className={css.place}>{position}</span> {name}
          </PathLink>
        </li>
      ))}
    </ol>
  );
}
