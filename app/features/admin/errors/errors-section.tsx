import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, chosenState } from '../admin-search.ts';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatMoment, formatNumber } from '../format.ts';

const STATES = ['open', 'resolved', 'all'] as const;
const STATE_NAMES = { open: 'Open', resolved: 'Fixed', all: 'All' } as const;

/** Browser errors, grouped by cause, the latest first. */
export function ErrorsSection({ search }: { search: AdminSearch }) {
  const state = chosenState(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/client-errors', { query }),
    (group) => group.groupId,
  );
  return (
    <AdminList
      search={search}
      label="Error message"
      states={{
        legend: 'Which errors',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['error', 'errors']}
      empty={{
        title: 'No errors',
        text: 'Browser errors are listed here, grouped by cause.',
      }}
    >
      {(groups) => (
        <Table caption="Browser errors" columns={['Error', 'Kind', 'Count#', 'Last seen', 'Release']}>
          {groups.map((group) => (
            <tr key={group.groupId}>
              <th scope="row">
                <PathLink className={css.name} to={routes.admin('errors', group.groupId)}>
                  {group.error}
                </PathLink>
                {group.state === 'resolved' && <span className={css.sub}>Fixed</span>}
                {group.state === 'open' && group.cameBackAt !== null && (
                  <span className={css.sub}>
                    <Status icon="warning" tone="warn">
                      Recurred
                    </Status>
                  </span>
                )}
              </th>
              <Cell label="Kind">{group.type}</Cell>
              <Cell label="Count" amount>
                {formatNumber(group.count)}
              </Cell>
              <Cell label="Last seen" className={css.when}>
                {formatMoment(group.lastAt)}
              </Cell>
              <Cell label="Release">
                <span className={css.release}>{group.releases[0] ?? 'unknown'}</span>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </AdminList>
  );
}
