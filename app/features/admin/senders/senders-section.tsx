import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmailText } from '#app/ui/email-text.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminSender } from '#contract/admin/senders.ts';
import { routes } from '#shared/routes.ts';
import type { AdminSearch } from '../admin-search.ts';
import { formatDay, formatNumber } from '../format.ts';
import { AdminList } from '../layout/admin-list.tsx';
import page from '../admin-page.module.css';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useList } from '../use-list.ts';

const COLUMNS = ['Sender', '24 hours#', '30 days#', 'Opened#', 'Bounced#', 'Refused#', 'Since', 'Sending'];

/** Who sends most: stopped senders first, then by the people they wrote to in a day. */
export function SendersSection({ search }: { search: AdminSearch }) {
  const listed = useList(
    { q: search.q ?? '' },
    (query) => call('GET /admin/senders', { query }),
    (sender) => sender.senderId,
  );
  return (
    <>
      <AdminList
        search={search}
        label="Name, address or id"
        listed={listed}
        noun={['sender', 'senders']}
        empty={{ title: 'No senders yet', text: 'People who send cards are listed here.' }}
      >
        {(senders) => (
          <Table caption="Senders" columns={COLUMNS}>
            {senders.map((sender) => (
              <SenderRow key={sender.senderId} listed={sender} />
            ))}
          </Table>
        )}
      </AdminList>
      <p className={classNames(page.more, text.note)}>
        The numbers are people, not cards. Stopping a sender holds their scheduled cards. When they may send again, the
        held cards are sent on their day, or at once if it has passed.
      </p>
    </>
  );
}

function SenderRow({ listed }: { listed: AdminSender }) {
  const [sender, setSender] = useState(listed);
  const name = sender.name === '' ? 'Unknown sender' : sender.name;
  return (
    <tr>
      <th scope="row">
        {sender.kind === 'member' ? (
          <PathLink className={css.name} to={routes.admin('members', sender.senderId)}>
            <bdi>{name}</bdi>
          </PathLink>
        ) : (
          <bdi className={css.name}>{name}</bdi>
        )}
        <span className={css.sub}>
          <EmailText email={sender.email} />
          {sender.kind === 'visitor' && ', without an account'}
        </span>
      </th>
      <Cell label="24 hours" amount>
        {formatNumber(sender.day)}
      </Cell>
      <Cell label="30 days" amount>
        {formatNumber(sender.month)}
      </Cell>
      <Cell label="Opened" amount>
        {formatNumber(sender.opened)}
      </Cell>
      <Cell label="Bounced" amount>
        {formatNumber(sender.bounced)}
      </Cell>
      <Cell label="Refused" amount>
        {formatNumber(sender.refused)}
      </Cell>
      <Cell label="Since" className={css.when}>
        {formatDay(sender.since)}
      </Cell>
      <Cell label="Sending">
        <SenderAction sender={sender} name={name} onChange={setSender} />
      </Cell>
    </tr>
  );
}

/** Stops a sender, or lets a stopped one send again, with one press. */
function SenderAction({
  sender,
  name,
  onChange,
}: {
  sender: AdminSender;
  name: string;
  onChange: (sender: AdminSender) => void;
}) {
  const action = useAdminAction();
  const isStopped = sender.stoppedAt !== null;
  const given = { params: { senderId: sender.senderId } };
  const change = () =>
    action.run(async () => {
      const reply = isStopped
        ? await call('POST /admin/senders/{senderId}/lift', given)
        : await call('POST /admin/senders/{senderId}/stop', given);
      onChange(reply.sender);
      showToast(isStopped ? `${name} can send again.` : `${name} was stopped.`);
    });
  return (
    <div>
      {isStopped && (
        <div>
          <Status icon="warning" tone="warn">
            Stopped{sender.planned > 0 && `, ${formatNumber(sender.planned)} held`}
          </Status>
        </div>
      )}
      <TextButton
        onClick={() => void change()}
        aria-disabled={action.isBusy}
        aria-label={`${isStopped ? 'Resume sending' : 'Stop'}: ${name}`}
      >
        {isStopped ? 'Resume sending' : 'Stop'}
      </TextButton>
    </div>
  );
}
