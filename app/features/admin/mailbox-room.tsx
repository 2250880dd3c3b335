import { MailFrame } from '#app/ui/mail-frame.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from './admin-search.ts';
import { Answered } from './answered.tsx';
import { Facts } from './facts.tsx';
import { RoomList } from './room-list.tsx';
import css from './table.module.css';
import subject from './ticket-page.module.css';
import { Cell, Table } from './table.tsx';
import { useAnswer } from './use-answer.ts';
import { useList } from './use-list.ts';
import { sayMoment } from './words.ts';

/** The mails of a copy that has no mail server. Reading one is written down: it may hold what somebody wrote. */
export function MailboxRoom({ search }: { search: AdminSearch }) {
  return search.message === undefined ? <Mails /> : <OneMail key={search.message} messageId={search.message} />;
}

function Mails() {
  const listed = useList('GET /admin/mails', {}, (mail) => mail.messageId);
  return (
    <RoomList
      search={{}}
      listed={listed}
      noun={['mail', 'mails']}
      empty={{
        title: 'No mail lies here',
        words: 'A copy with a mail server hands its mails over and keeps none. Without one, they stay here.',
      }}
    >
      {(mails) => (
        <Table caption="Mails" columns={['Mail', 'To', 'When']}>
          {mails.map((mail) => (
            <tr key={mail.messageId}>
              <th scope="row">
                <PathLink
                  className={css.name}
                  to={routes.narrowed(routes.admin('mailbox'), { message: mail.messageId })}
                >
                  {mail.subject}
                </PathLink>
                <span className={css.sub}>{mail.from}</span>
              </th>
              <Cell label="To">{mail.to}</Cell>
              <Cell label="When" className={css.when}>
                {sayMoment(mail.receivedAt)}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </RoomList>
  );
}

function OneMail({ messageId }: { messageId: string }) {
  const answer = useAnswer('GET /admin/mails/{messageId}', { params: { messageId } });
  return (
    <>
      <PathLink to={routes.admin('mailbox')} className={text.arrow}>
        <Icon name="left" />
        All mails
      </PathLink>
      <Answered answer={answer}>
        {({ mail }) => (
          <>
            <h1 className={subject.title}>{mail.subject}</h1>
            <Facts
              facts={[
                ['From', mail.from],
                ['To', mail.to],
                ['When', sayMoment(mail.receivedAt)],
              ]}
            />
            <MailFrame html={mail.html} title={mail.subject} />
          </>
        )}
      </Answered>
    </>
  );
}
