import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MailFrame } from '#app/ui/mail-frame.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AdminMailStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { Answered } from './answered.tsx';
import { Facts } from './facts.tsx';
import form from './form.module.css';
import css from './ticket-page.module.css';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { sayMoment } from './words.ts';

/** One mail. What stands in it is between two people: whoever else opens it says why, and that is written down. */
export function MailPage({ messageId }: { messageId: string }) {
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
            <h1 className={css.title}>{mail.subject ?? `Mail to ${mail.to}`}</h1>
            <Facts
              facts={[
                ['From', mail.from],
                ['To', mail.to],
                ['When', sayMoment(mail.receivedAt)],
              ]}
            />
            {mail.cardSendId !== null && (
              <PathLink to={routes.admin('sends', mail.cardSendId)} className={text.arrow}>
                The story of its card
                <Icon name="right" />
              </PathLink>
            )}
            {mail.words === null ? (
              <OpenForm mail={mail} onOpen={(next) => answer.take({ mail: next })} />
            ) : (
              <MailFrame html={mail.words.html} title={mail.subject ?? ''} />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function OpenForm({ mail, onOpen }: { mail: AdminMailStory; onOpen: (mail: AdminMailStory) => void }) {
  const [reason, setReason] = useState('');
  const { act, isBusy, at } = useAct();
  function open(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      const { messageId } = mail;
      const reply = await call('POST /admin/mails/{messageId}/open', { params: { messageId }, body: { reason } });
      onOpen(reply.mail);
    }, ['reason']);
  }
  return (
    <form onSubmit={open} className={`${form.form} ${form.asking}`} noValidate>
      <h2 className={form.title}>This mail is closed</h2>
      <p className={text.small}>
        It may hold private words, or a code that lets somebody in. Once you say why, it is open to you for an hour.
      </p>
      <ReasonField
        whoReads={`Whoever has ${mail.to} as their address can read this.`}
        value={reason}
        onChange={setReason}
        error={at('reason')}
      />
      <Button type="submit" busy={isBusy}>
        Open the mail
      </Button>
    </form>
  );
}
