import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import type { Ticket } from '#contract/admin/tickets.ts';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, chosenState } from '../admin-search.ts';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatMoment } from '../format.ts';

const STATES = ['open', 'answered', 'closed', 'all'] as const;
export const STATE_NAMES = { open: 'Open', answered: 'Answered', closed: 'Closed', all: 'All' } as const;

/** Support tickets. Open ones are sorted oldest first. */
export function TicketsSection({ search }: { search: AdminSearch }) {
  const state = chosenState(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/tickets', { query }),
    (ticket) => String(ticket.ticketNumber),
  );
  return (
    <AdminList
      search={search}
      label="Name, address, subject or number"
      states={{
        legend: 'State',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['ticket', 'tickets']}
      empty={
        state === 'open'
          ? { title: 'No open tickets', text: 'New tickets are listed here, the oldest first.' }
          : { title: 'No such tickets', text: 'Messages from the contact page are listed here.' }
      }
    >
      {(tickets) => (
        <Table caption="Tickets" columns={['Ticket', 'From', 'Time', 'State']}>
          {tickets.map((ticket) => (
            <tr key={ticket.ticketNumber}>
              <th scope="row">
                <PathLink className={css.name} to={routes.admin('tickets', ticket.ticketNumber)}>
                  <bdi>{ticketSubject(ticket)}</bdi>
                </PathLink>
                <span className={css.sub}>Number {ticket.ticketNumber}</span>
              </th>
              <Cell label="From">
                <span>
                  <bdi>{ticket.name}</bdi>
                  <span className={css.sub}>{ticket.email}</span>
                </span>
              </Cell>
              <Cell label="Time" className={css.when}>
                {formatMoment(ticket.openedAt)}
              </Cell>
              <Cell label="State" className={css.state}>
                <TicketState state={ticket.state} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </AdminList>
  );
}

/** The subject of a ticket, or the beginning of its message. */
export function ticketSubject({ subject, message }: Pick<Ticket, 'subject' | 'message'>): string {
  if (subject !== '') return subject;
  const start = message.replace(/\s+/g, ' ');
  return start.length > 60 ? `${start.slice(0, 60).replace(/\s+\S*$/, '')}…` : start;
}

export function TicketState({ state }: { state: Ticket['state'] }) {
  if (state === 'open')
    return (
      <Status icon="clock" tone="warn">
        Waiting for an answer
      </Status>
    );
  return <Status icon={state === 'answered' ? 'check' : 'cross'}>{STATE_NAMES[state]}</Status>;
}
