import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from '#app/features/dates/dates.module.css';

/** Says that some people may be in the address book twice; nothing where nobody is. */
export function DuplicatesNotice() {
  const { value: total } = useLoaded(
    async () => (await call('GET /contact_duplicates', { query: { limit: 1 } })).total,
  );
  if (total === null || total === 0) return null;
  return (
    <p className={css.twice}>
      {total === 1
        ? 'One person may be in your contacts twice.'
        : `${formatInteger(total)} people may be in your contacts twice.`}{' '}
      <PathLink className={text.link} to={routes.duplicatePeople()}>
        {total === 1 ? 'Compare the two entries' : 'See the duplicates'}
      </PathLink>
    </p>
  );
}
