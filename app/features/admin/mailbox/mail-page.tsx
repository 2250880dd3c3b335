import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MailFrame } from '#app/parts/mail-frame/mail-frame.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminMailDetails } from '#contract/admin/mails.ts';
import { routes } from '#shared/routes.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { FactList } from '../layout/fact-list.tsx';
import form from '../layout/form.module.css';
import css from '../tickets/ticket-page.module.css';
import { ReasonField } from '../layout/reason-field.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useAdminData } from '../use-admin-data.ts';
import { formatMoment } from '../format.ts';

/** One mail. Its content is private: an administrator gives a reason for opening it, which is recorded. */
export function MailPage({ messageId }: { messageId: string }) {
  const data = useAdminData(() => call('GET /admin/mails/{messageId}', { params: { messageId } }));
  return (
    <>
      <PathLink to={routes.admin('mailbox')} className={text.arrow}>
        <Icon name="left" />
        All emails
      </PathLink>
      <LoadedContent data={data}>
        {({ mail }) => (
          <>
            <h1 className={css.title}>{mail.subject ?? `Email to ${mail.to}`}</h1>
            <FactList
              facts={[
                ['From', mail.from],
                ['To', mail.to],
                ['Time', formatMoment(mail.receivedAt)],
              ]}
            />
            {mail.cardSendId !== null && (
              <PathLink to={routes.admin('sends', mail.cardSendId)} className={text.arrow}>
                Timeline of the card
                <Icon name="right" />
              </PathLink>
            )}
            {mail.words === null ? (
              <OpenForm mail={mail} onOpen={(next) => data.set({ mail: next })} />
            ) : (
              <MailFrame html={mail.words.html} title={mail.subject ?? ''} />
            )}
          </>
        )}
      </LoadedContent>
    </>
  );
}

function OpenForm({ mail, onOpen }: { mail: AdminMailDetails; onOpen: (mail: AdminMailDetails) => void }) {
  const [reason, setReason] = useState('');
  const action = useAdminAction(['reason']);
  function open(event: FormEvent) {
    event.preventDefault();
    void action.run(async () => {
      const { messageId } = mail;
      const reply = await call('POST /admin/mails/{messageId}/open', { params: { messageId }, body: { reason } });
      onOpen(reply.mail);
    });
  }
  return (
    <form onSubmit={open} className={`${form.form} ${form.asking}`} noValidate>
      <h2 className={form.title}>This email is closed</h2>
      <p className={text.small}>
        It may contain private messages or a sign-in code. Give a reason to open it for an hour.
      </p>
      <ReasonField
        hint={`The member with the address ${mail.to} can read this.`}
        value={reason}
        onChange={setReason}
        error={action.errorAt('reason')}
      />
      <Button type="submit" busy={action.isBusy}>
        Open the email
      </Button>
    </form>
  );
}
