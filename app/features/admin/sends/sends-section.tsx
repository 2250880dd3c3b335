import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import type { AdminSend } from '#contract/admin/sends.ts';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, chosenState } from '../admin-search.ts';
import { AdminList } from '../layout/admin-list.tsx';
import { sendState } from './send-states.ts';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatMoment, formatNumber, shortId } from '../format.ts';

const STATES = ['all', 'scheduled', 'sent', 'bounced', 'stopped'] as const;
const STATE_NAMES: Record<(typeof STATES)[number], string> = {
  all: 'All',
  scheduled: 'Scheduled',
  sent: 'Sent',
  bounced: 'Bounced',
  stopped: 'Stopped',
};

/** Sent and scheduled cards, the newest first. */
export function SendsSection({ search }: { search: AdminSearch }) {
  const state = chosenState(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/sends', { query }),
    (send) => send.cardSendId,
  );
  return (
    <AdminList
      search={search}
      label="Name, address, link, code or id"
      hint="The beginning of it, of the sender or a recipient."
      states={{
        legend: 'Which cards',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['card', 'cards']}
      empty={{ title: 'No such cards', text: 'Cards are listed here from the moment they are sent.' }}
    >
      {(sends) => <SendTable sends={sends} />}
    </AdminList>
  );
}

export function SendTable({
  sends,
  isSingleMember = false,
}: {
  sends: readonly AdminSend[];
  /** all from one sender */ isSingleMember?: boolean;
}) {
  return (
    <Table caption="Sent cards" columns={['Card', ...(isSingleMember ? [] : ['From']), 'To', 'Created', 'State']}>
      {sends.map((send) => (
        <SendRow key={send.cardSendId} send={send} isSingleMember={isSingleMember} />
      ))}
    </Table>
  );
}

function SendRow({ send, isSingleMember }: { send: AdminSend; isSingleMember: boolean }) {
  const { icon, label, ...tone } = sendState(send.state);
  return (
    <tr>
      <th scope="row">
        <span className={css.withCover}>
          {send.coverUrl === null ? <span /> : <CardPicture src={send.coverUrl} />}
          <span>
            <PathLink className={css.name} to={routes.admin('sends', send.cardSendId)}>
              {send.cardTitle}
            </PathLink>
            <span className={css.sub}>{shortId(send.cardSendId)}</span>
          </span>
        </span>
      </th>
      {!isSingleMember && (
        <Cell label="From">
          <span>
            <bdi>{send.sender.name}</bdi>
            <span className={css.sub}>{send.sender.email}</span>
          </span>
        </Cell>
      )}
      <Cell label="To">
        <span>
          <bdi>{send.to.slice(0, send.recipients > 3 ? 2 : 3).join(', ')}</bdi>
          {send.recipients > 3 && ` and ${formatNumber(send.recipients - 2)} more`}
        </span>
      </Cell>
      <Cell label="Created" className={css.when}>
        {formatMoment(send.createdAt)}
      </Cell>
      <Cell label="State" className={css.state}>
        <Status icon={icon} {...tone}>
          {send.state === 'bounced' && send.bounced > 1 ? `${formatNumber(send.bounced)} bounced` : label}
        </Status>
      </Cell>
    </tr>
  );
}
