import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import type { AdminMail } from '#contract/admin/mails.ts';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from '../admin-search.ts';
import { MailPage } from './mail-page.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useList } from '../use-list.ts';
import { formatMoment } from '../format.ts';

/** The mails of an installation without a mail server. Those of other people are closed, subjects included, until a reason for opening is given. */
export function MailboxSection({ search }: { search: AdminSearch }) {
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
    <AdminList
      search={search}
      label="Name or address"
      hint="Of the sender or the recipient."
      listed={listed}
      noun={['email', 'emails']}
      empty={{
        title: 'No emails',
        text: 'Emails are stored here only where no mail server is set up.',
      }}
    >
      {(mails) => (
        <Table caption="Emails" columns={['Email', 'From', 'Time']}>
          {mails.map((mail) => (
            <MailRow key={mail.messageId} mail={mail} />
          ))}
        </Table>
      )}
    </AdminList>
  );
}

function MailRow({ mail }: { mail: AdminMail }) {
  return (
    <tr>
      <th scope="row">
        <PathLink className={css.name} to={routes.narrowed(routes.admin('mailbox'), { message: mail.messageId })}>
          {mail.subject ?? `Email to ${mail.to}`}
        </PathLink>
        <span className={css.sub}>{mail.isOwn ? 'To you' : <Status icon="lock">Closed</Status>}</span>
      </th>
      <Cell label="From">
        <bdi>{mail.from.replace(/\s*<[^>]*>$/, '')}</bdi>
      </Cell>
      <Cell label="Time" className={css.when}>
        {formatMoment(mail.receivedAt)}
      </Cell>
    </tr>
  );
}
