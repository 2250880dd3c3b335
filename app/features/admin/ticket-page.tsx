import type { FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { useKeptWords } from '#app/client/use-kept-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { say } from '#app/ui/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { TicketStory } from '#contract/admin.ts';
import { TICKET_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { Answered } from './answered.tsx';
import { BackTo } from './back-to.tsx';
import { Facts } from './facts.tsx';
import form from './form.module.css';
import css from './ticket-page.module.css';
import { sendState } from './send-states.ts';
import { STATE_NAMES, subjectOf, TicketState } from './tickets-room.tsx';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { sayMoment } from './words.ts';

/** One letter to us, what it was answered, and the answer that is being written. */
export function TicketPage({ ticketNumber }: { ticketNumber: string }) {
  const answer = useAnswer('GET /admin/tickets/{ticketNumber}', { params: { ticketNumber } });
  return (
    <>
      <BackTo room="tickets" />
      <Answered answer={answer}>
        {({ ticket }) => (
          <Letter key={ticket.ticketNumber} ticket={ticket} onChange={(next) => answer.take({ ticket: next })} />
        )}
      </Answered>
    </>
  );
}

type Changing = { ticket: TicketStory; onChange: (ticket: TicketStory) => void };

function Letter({ ticket, onChange }: Changing) {
  const cards = routes.narrowed(routes.admin('sends'), { q: ticket.email });
  return (
    <>
      <h1 className={css.title}>
        <bdi>{subjectOf(ticket)}</bdi>
      </h1>
      <div className={css.split}>
        <div>
          <Said who={ticket.name} at={ticket.openedAt}>
            {ticket.message}
          </Said>
          {ticket.answers.map((one) => (
            <Said key={one.at} who={`${one.adminName}, for us`} at={one.at} isOurs>
              {one.text}
            </Said>
          ))}
          <AnswerForm ticket={ticket} onChange={onChange} />
        </div>
        <aside className={css.side}>
          <Facts
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
                    Was not signed in, look
                  </PathLink>
                ) : (
                  <PathLink key="member" className={text.link} to={routes.admin('members', ticket.memberId)}>
                    The account
                  </PathLink>
                ),
              ],
            ]}
          />
          <Settle ticket={ticket} onChange={onChange} />
          <section className={css.others}>
            <h2>Their newest cards</h2>
            {ticket.sends.length === 0 && <p className={text.note}>None from or to this address.</p>}
            <ul>
              {ticket.sends.map((send) => (
                <li key={send.cardSendId}>
                  <PathLink className={text.link} to={routes.admin('sends', send.cardSendId)}>
                    {send.cardTitle}
                  </PathLink>
                  <span className={text.note}>
                    To <bdi>{send.to[0] ?? 'nobody'}</bdi>
                    {send.recipients > 1 && ` and ${send.recipients - 1} more`},{' '}
                    {sendState(send.state).words.toLowerCase()}
                  </span>
                </li>
              ))}
            </ul>
            {ticket.sends.length > 0 && (
              <PathLink className={text.arrow} to={cards}>
                All from and to this address
                <Icon name="right" />
              </PathLink>
            )}
          </section>
          {ticket.others.length > 0 && (
            <section className={css.others}>
              <h2>Other letters of theirs</h2>
              <ul>
                {ticket.others.map((other) => (
                  <li key={other.ticketNumber}>
                    <PathLink className={text.link} to={routes.admin('tickets', other.ticketNumber)}>
                      <bdi>{subjectOf(other)}</bdi>
                    </PathLink>
                    <span className={text.note}>
                      {sayMoment(other.openedAt)}, {STATE_NAMES[other.state].toLowerCase()}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

function Said({ who, at, isOurs = false, children }: { who: string; at: string; isOurs?: boolean; children: string }) {
  return (
    <article className={css.said} data-ours={isOurs || undefined}>
      <p className={css.by}>
        <b>
          <bdi>{who}</bdi>
        </b>
        <time dateTime={at}>{sayMoment(at)}</time>
      </p>
      <p className={css.words} dir="auto">
        {children}
      </p>
    </article>
  );
}

function AnswerForm({ ticket, onChange }: Changing) {
  const { ticketNumber } = ticket;
  const [words, setWords] = useKeptWords(`ticket-answer-${ticketNumber}`, '');
  const { act, isBusy, at } = useAct();
  function send(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      const reply = await call('POST /admin/tickets/{ticketNumber}/answer', {
        params: { ticketNumber },
        body: { text: words },
      });
      setWords('');
      onChange(reply.ticket);
      say(`The answer is on its way to ${ticket.email}.`);
    }, ['text']);
  }
  return (
    <form onSubmit={send} className={form.form} noValidate>
      <Field
        label={ticket.answers.length === 0 ? 'Your answer' : 'Another answer'}
        hint={`It goes out as a mail that begins with Hello ${ticket.name}, and ends with your name.`}
        error={at('text')}
      >
        <TextArea value={words} onChange={(event) => setWords(event.target.value)} maxLength={TICKET_MAX} rows={6} />
      </Field>
      <Button type="submit" busy={isBusy}>
        Send the answer
      </Button>
    </form>
  );
}

/** Closes a letter that needs no answer, or opens it again. */
function Settle({ ticket, onChange }: Changing) {
  const { act, isBusy } = useAct();
  const isClosed = ticket.state === 'closed';
  const settle = () =>
    act(async () => {
      const reply = await call('PUT /admin/tickets/{ticketNumber}', {
        params: { ticketNumber: ticket.ticketNumber },
        body: { state: isClosed ? 'open' : 'closed' },
      });
      onChange(reply.ticket);
    });
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void settle()}>
      {isClosed ? 'Open it again' : 'Close it'}
    </Button>
  );
}
