import { call } from '#app/client/api.ts';
import { requireList } from '#app/client/lists/paged-list.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import text from '#app/ui/text.module.css';
import type { BirthdayGroup } from '#contract/birthday-group.ts';
import { BIRTHDAY_GROUPS_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';

/** The lists that a member has made. Nothing where there are none. */
export function MyLists() {
  const { value, error, retry } = useLoaded(async () => {
    const list = await call('GET /birthday/groups', { query: { limit: BIRTHDAY_GROUPS_MAX } });
    return requireList('GET /birthday/groups', list).results;
  });
  if (error !== null)
    return (
      <div className={classNames(text.wrap, css.section)}>
        <LoadError retry={retry} />
      </div>
    );
  if (value === null || value.length === 0) return null;
  return (
    <section className={classNames(text.wrap, css.section)} aria-labelledby="lists">
      <h2 id="lists">Your lists</h2>
      <RowList className={css.rows}>
        {value.map((group) => (
          <ListRow
            key={group.groupId}
            isMid
            name={<bdi>{group.name}</bdi>}
            note={describeGroup(group)}
            end={
              <ButtonLink
                size="small"
                variant="quiet"
                to={routes.birthdayGroupList(group.groupId)}
                aria-label={`See ${group.name}`}
              >
                See the list
              </ButtonLink>
            }
          />
        ))}
      </RowList>
    </section>
  );
}

/** `12 people`, `Nobody yet`, `One person, closed`. */
export function describeGroup({ people, isOpen }: Pick<BirthdayGroup, 'people' | 'isOpen'>): string {
  const many = people === 0 ? 'Nobody yet' : people === 1 ? 'One person' : `${people} people`;
  return isOpen ? many : `${many}, closed`;
}
