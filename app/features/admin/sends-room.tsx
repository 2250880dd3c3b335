import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminSend } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { type AdminSearch, stateIn } from './admin-search.ts';
import { RoomList } from './room-list.tsx';
import { sendState } from './send-states.ts';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { number, sayMoment, shortNumber } from './words.ts';

const STATES = ['all', 'scheduled', 'sent', 'bounced', 'stopped'] as const;
const STATE_NAMES: Record<(typeof STATES)[number], string> = {
  all: 'All',
  scheduled: 'Planned',
  sent: 'Sent',
  bounced: 'Came back',
  stopped: 'Stopped',
};

/** Cards on their way, the newest first. */
export function SendsRoom({ search }: { search: AdminSearch }) {
  const state = stateIn(STATES, search.state);
  const listed = useList(
    { q: search.q ?? '', state },
    (query) => call('GET /admin/sends', { query }),
    (send) => send.cardSendId,
  );
  return (
    <RoomList
      search={search}
      label="Name, address, link, code or number"
      hint="Of the sender or anybody it is for, by how it begins."
      states={{
        legend: 'Which cards',
        value: state,
        options: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      }}
      listed={listed}
      noun={['card', 'cards']}
      empty={{ title: 'No such cards', words: 'What leaves this shop stands here, from the moment it is sent.' }}
    >
      {(sends) => <SendTable sends={sends} />}
    </RoomList>
  );
}

export function SendTable({
  sends,
  isOfOne = false,
}: {
  sends: readonly AdminSend[];
  /** all from one sender */ isOfOne?: boolean;
}) {
  return (
    <Table caption="Sent cards" columns={['Card', ...(isOfOne ? [] : ['From']), 'To', 'Made', 'State']}>
      {sends.map((send) => (
        <SendRow key={send.cardSendId} send={send} isOfOne={isOfOne} />
      ))}
    </Table>
  );
}

function SendRow({ send, isOfOne }: { send: AdminSend; isOfOne: boolean }) {
  const { icon, words, ...tone } = sendState(send.state);
  return (
    <tr>
      <th scope="row">
        <span className={css.withCover}>
          {send.coverUrl === null ? <span /> : <Sheet src={send.coverUrl} />}
          <span>
            <PathLink className={css.name} to={routes.admin('sends', send.cardSendId)}>
              {send.cardTitle}
            </PathLink>
            <span className={css.sub}>{shortNumber(send.cardSendId)}</span>
          </span>
        </span>
      </th>
      {!isOfOne && (
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
          {send.recipients > 3 && ` and ${number(send.recipients - 2)} more`}
        </span>
      </Cell>
      <Cell label="Made" className={css.when}>
        {sayMoment(send.createdAt)}
      </Cell>
      <Cell label="State" className={css.state}>
        <Status icon={icon} {...tone}>
          {send.state === 'bounced' && send.bounced > 1 ? `${number(send.bounced)} came back` : words}
        </Status>
      </Cell>
    </tr>
  );
}
