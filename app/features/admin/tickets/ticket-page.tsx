import type { FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { TicketDetails } from '#contract/admin/tickets.ts';
import { TICKET_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { FactList } from '../layout/fact-list.tsx';
import form from '../layout/form.module.css';
import css from './ticket-page.module.css';
import { sendState } from '../sends/send-states.ts';
import { STATE_NAMES, ticketSubject, TicketState } from './tickets-section.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useAdminData } from '../use-admin-data.ts';
import { formatMoment } from '../format.ts';

/** One ticket: the message, the answers, and a form for another answer. */
export function TicketPage({ ticketNumber }: { ticketNumber: string }) {
  const data = useAdminData(() => call('GET /admin/tickets/{ticketNumber}', { params: { ticketNumber } }));
  return (
    <>
      <BackLink section="tickets" />
      <LoadedContent data={data}>
        {({ ticket }) => (
          <TicketView key={ticket.ticketNumber} ticket={ticket} onChange={(next) => data.set({ ticket: next })} />
        )}
      </LoadedContent>
    </>
  );
}

type Changing = { ticket: TicketDetails; onChange: (ticket: TicketDetails) => void };

function TicketView({ ticket, onChange }: Changing) {
  return (
    <>
      <h1 className={css.title}>
        <bdi>{ticketSubject(ticket)}</bdi>
      </h1>
      <div className={css.split}>
        <div>
          <Message who={ticket.name} at={ticket.openedAt}>
            {ticket.message}
          </Message>
          {ticket.answers.map((one) => (
            <Message key={one.at} who={`${one.adminName}, support`} at={one.at} isOurs>
              {one.text}
            </Message>
          ))}
          <AnswerForm ticket={ticket} onChange={onChange} />
        </div>
        <aside className={css.side}>
          <FactList
            facts={[
              ['State', <TicketState key="state" state={ticket.state} />],
              ['Number', ticket.ticketNumber],
              ['From', <bdi key="name">{ticket.name}</bdi>],
              ['Address', ticket.email],
              [
                'Member',
                ticket.memberId === null ? (
                  <PathLink
                    key="member"
                    className={text.link}
                    to={routes.narrowed(routes.admin('members'), { q: ticket.email })}
                  >
                    Not signed in. Search by address
                  </PathLink>
                ) : (
                  <PathLink key="member" className={text.link} to={routes.admin('members', ticket.memberId)}>
                    Open the account
                  </PathLink>
                ),
              ],
            ]}
          />
          <StateButton ticket={ticket} onChange={onChange} />
          <NewestCards ticket={ticket} />
          {ticket.others.length > 0 && <OtherTickets others={ticket.others} />}
        </aside>
      </div>
    </>
  );
}

/** Cards from and to the address of the ticket. */
function NewestCards({ ticket }: Pick<Changing, 'ticket'>) {
  const cards = routes.narrowed(routes.admin('sends'), { q: ticket.email });
  return (
    <section className={css.related}>
      <h2>Newest cards</h2>
      {ticket.sends.length === 0 && <p className={text.note}>No cards from or to this address.</p>}
      <ul>
        {ticket.sends.map((send) => (
          <li key={send.cardSendId}>
            <PathLink className={text.link} to={routes.admin('sends', send.cardSendId)}>
              {send.cardTitle}
            </PathLink>
            <span className={text.note}>
              To <bdi>{send.to[0] ?? 'nobody'}</bdi>
              {send.recipients > 1 && ` and ${send.recipients - 1} more`}, {sendState(send.state).label.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {ticket.sends.length > 0 && (
        <PathLink className={text.arrow} to={cards}>
          All cards from and to this address
          <Icon name="right" />
        </PathLink>
      )}
    </section>
  );
}

/** What the same person asked before. */
function OtherTickets({ others }: Pick<TicketDetails, 'others'>) {
  return (
    <section className={css.related}>
      <h2>Other tickets</h2>
      <ul>
        {others.map((other) => (
          <li key={other.ticketNumber}>
            <PathLink className={text.link} to={routes.admin('tickets', other.ticketNumber)}>
              <bdi>{ticketSubject(other)}</bdi>
            </PathLink>
            <span className={text.note}>
              {formatMoment(other.openedAt)}, {STATE_NAMES[other.state].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Message({
  who,
  at,
  isOurs = false,
  children,
}: {
  who: string;
  at: string;
  isOurs?: boolean;
  children: string;
}) {
  return (
    <article className={css.entry} data-ours={isOurs || undefined}>
      <p className={css.author}>
        <b>
          <bdi>{who}</bdi>
        </b>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className={css.words} dir="auto">
        {children}
      </p>
    </article>
  );
}

function AnswerForm({ ticket, onChange }: Changing) {
  const { ticketNumber } = ticket;
  const [answer, setAnswer] = useSavedInput(`ticket-answer-${ticketNumber}`, '');
  const action = useAdminAction(['text']);
  function send(event: FormEvent) {
    event.preventDefault();
    void action.run(async () => {
      const reply = await call('POST /admin/tickets/{ticketNumber}/answer', {
        params: { ticketNumber },
        body: { text: answer },
      });
      setAnswer('');
      onChange(reply.ticket);
      showToast(`Your answer was sent to ${ticket.email}.`);
    });
  }
  return (
    <form onSubmit={send} className={form.form} noValidate>
      <Field
        label={ticket.answers.length === 0 ? 'Your answer' : 'Another answer'}
        hint={`Sent as an email that starts with “Hello ${ticket.name}” and ends with your name.`}
        error={action.errorAt('text')}
      >
        <TextArea value={answer} onChange={(event) => setAnswer(event.target.value)} maxLength={TICKET_MAX} rows={6} />
      </Field>
      <Button type="submit" busy={action.isBusy}>
        Send the answer
      </Button>
    </form>
  );
}

/** Closes a ticket that needs no answer, or reopens it. */
function StateButton({ ticket, onChange }: Changing) {
  const action = useAdminAction();
  const isClosed = ticket.state === 'closed';
  const changeState = () =>
    action.run(async () => {
      const reply = await call('PUT /admin/tickets/{ticketNumber}', {
        params: { ticketNumber: ticket.ticketNumber },
        body: { state: isClosed ? 'open' : 'closed' },
      });
      onChange(reply.ticket);
    });
  return (
    <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => void changeState()}>
      {isClosed ? 'Reopen' : 'Close'}
    </Button>
  );
}
