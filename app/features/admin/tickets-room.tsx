import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Ticket } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, stateIn } from './admin-search.ts';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { sayMoment } from './words.ts';

const STATES = ['open', 'answered', 'closed', 'all'] as const;
export const STATE_NAMES = { open: 'Open', answered: 'Answered', closed: 'Closed', all: 'All' } as const;

/** What people wrote to us: open letters with the oldest first. */
export function TicketsRoom({ search }: { search: AdminSearch }) {
  const state = stateIn(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/tickets', { query }),
    (ticket) => String(ticket.ticketNumber),
  );
  return (
    <RoomList
      search={search}
      label="Name, address, subject or number"
      states={{
        legend: 'Which letters',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['letter', 'letters']}
      empty={
        state === 'open'
          ? { title: 'Everybody was answered', words: 'New letters stand here, the one that waits longest first.' }
          : { title: 'No such letters', words: 'What people write to us stands here.' }
      }
    >
      {(tickets) => (
        <Table caption="Letters to us" columns={['Letter', 'From', 'When', 'State']}>
          {tickets.map((ticket) => (
            <tr key={ticket.ticketNumber}>
              <th scope="row">
                <PathLink className={css.name} to={routes.admin('tickets', ticket.ticketNumber)}>
                  <bdi>{subjectOf(ticket)}</bdi>
                </PathLink>
                <span className={css.sub}>Number {ticket.ticketNumber}</span>
              </th>
              <Cell label="From">
                <span>
                  <bdi>{ticket.name}</bdi>
                  <span className={css.sub}>{ticket.email}</span>
                </span>
              </Cell>
              <Cell label="When" className={css.when}>
                {sayMoment(ticket.openedAt)}
              </Cell>
              <Cell label="State" className={css.state}>
                <TicketState state={ticket.state} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </RoomList>
  );
}

/** What a letter is about: its subject, else how it begins. */
export function subjectOf({ subject, message }: Pick<Ticket, 'subject' | 'message'>): string {
  if (subject !== '') return subject;
  const begins = message.replace(/\s+/g, ' ');
  return begins.length > 60 ? `${begins.slice(0, 60).replace(/\s+\S*$/, '')}…` : begins;
}

export function TicketState({ state }: { state: Ticket['state'] }) {
  if (state === 'open')
    return (
      <Status icon="clock" tone="warn">
        Waits for an answer
      </Status>
    );
  return <Status icon={state === 'answered' ? 'check' : 'cross'}>{STATE_NAMES[state]}</Status>;
}
