import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/status.tsx';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, stateIn } from './admin-search.ts';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { number, sayMoment } from './words.ts';

const STATES = ['open', 'resolved', 'all'] as const;
const STATE_NAMES = { open: 'Open', resolved: 'Mended', all: 'All' } as const;

/** Errors of browsers, those of one cause together, the one that was met last first. */
export function ErrorsRoom({ search }: { search: AdminSearch }) {
  const state = stateIn(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/client-errors', { query }),
    (group) => group.groupId,
  );
  return (
    <RoomList
      search={search}
      label="Words of the error"
      states={{
        legend: 'Which errors',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['cause', 'causes']}
      empty={{
        title: 'No errors',
        words: 'What goes wrong in a browser is reported here, those of one cause together.',
      }}
    >
      {(groups) => (
        <Table caption="Errors of browsers" columns={['What', 'Kind', 'Met#', 'Last', 'Release']}>
          {groups.map((group) => (
            <tr key={group.groupId}>
              <th scope="row">
                <PathLink className={css.name} to={routes.admin('errors', group.groupId)}>
                  {group.error}
                </PathLink>
                {group.state === 'resolved' && <span className={css.sub}>Mended</span>}
                {group.state === 'open' && group.cameBackAt !== null && (
                  <span className={css.sub}>
                    <Status icon="warning" tone="warn">
                      Came back
                    </Status>
                  </span>
                )}
              </th>
              <Cell label="Kind">{group.type}</Cell>
              <Cell label="Met" amount>
                {number(group.count)}
              </Cell>
              <Cell label="Last" className={css.when}>
                {sayMoment(group.lastAt)}
              </Cell>
              <Cell label="Release">
                <span className={css.release}>{group.releases[0] ?? 'unknown'}</span>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </RoomList>
  );
}
