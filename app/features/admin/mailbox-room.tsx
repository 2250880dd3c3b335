import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminMail } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { MailPage } from './mail-page.tsx';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useList } from './use-list.ts';
import { sayMoment } from './words.ts';

/** The mails of a copy that has no mail server. Those of others are closed, their subjects too, until somebody says why they are opened. */
export function MailboxRoom({ search }: { search: AdminSearch }) {
  return search.message === undefined ? (
    <Mails search={search} />
  ) : (
    <MailPage key={search.message} messageId={search.message} />
  );
}

function Mails({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/mails', { query }),
    (mail) => mail.messageId,
  );
  return (
    <RoomList
      search={search}
      label="Name or address"
      hint="Of whoever wrote it, or of whoever it went to."
      listed={listed}
      noun={['mail', 'mails']}
      empty={{
        title: 'No mail lies here',
        words: 'A copy with a mail server hands its mails over and keeps none. Without one, they stay here.',
      }}
    >
      {(mails) => (
        <Table caption="Mails" columns={['Mail', 'From', 'When']}>
          {mails.map((mail) => (
            <MailRow key={mail.messageId} mail={mail} />
          ))}
        </Table>
      )}
    </RoomList>
  );
}

function MailRow({ mail }: { mail: AdminMail }) {
  return (
    <tr>
      <th scope="row">
        <PathLink className={css.name} to={routes.narrowed(routes.admin('mailbox'), { message: mail.messageId })}>
          {mail.subject ?? `Mail to ${mail.to}`}
        </PathLink>
        <span className={css.sub}>{mail.isOwn ? 'To you' : <Status icon="lock">Closed</Status>}</span>
      </th>
      <Cell label="From">
        <bdi>{mail.from.replace(/\s*<[^>]*>$/, '')}</bdi>
      </Cell>
      <Cell label="When" className={css.when}>
        {sayMoment(mail.receivedAt)}
      </Cell>
    </tr>
  );
}
