import { Fragment } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { routes } from '#shared/routes.ts';
import { formatClock, formatLongDay } from '../format.ts';
import { type TimelineEntry, timelineEntries, type TimelineEvent, type EventText } from './timeline-text.ts';
import css from './send-page.module.css';

/** The events of a send, day by day. */
export function Timeline({ send, who, isRaw }: { send: AdminSendDetails; who: string | null; isRaw: boolean }) {
  const entries = isRaw ? rawEntries(send, who) : timelineEntries(send, who);
  const days = Map.groupBy(entries, (entry) => formatLongDay(entry.event.at));
  return [...days].map(([day, all]) => (
    <Fragment key={day}>
      <h2 className={css.day}>{day}</h2>
      <ol className={css.line}>
        {all.map((entry, i) => (
          <li key={i} data-tone={entry.eventText.tone}>
            <time dateTime={entry.event.at}>{formatClock(entry.event.at)}</time>
            <div className={css.event}>
              {isRaw ? (
                <Raw event={entry.event} />
              ) : (
                <EventDescription
                  eventText={entry.eventText}
                  messageId={entry.many === 1 ? entry.event.messageId : null}
                />
              )}
            </div>
            <div className={css.actor}>
              <bdi>{entry.event.who}</bdi>
            </div>
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}

function rawEntries(send: AdminSendDetails, who: string | null): TimelineEntry[] {
  return send.events
    .filter((event) => who === null || event.recipientId === null || event.recipientId === who)
    .map((event) => ({ event, eventText: { title: event.kind }, many: 1 }));
}

function EventDescription({
  eventText: { title, description, code, corrected },
  messageId,
}: {
  eventText: EventText;
  /** of the mail that was sent */ messageId: string | null;
}) {
  return (
    <>
      <b>{title}</b>
      {corrected && (
        <span>
          <s>{corrected.from}</s> to {corrected.to}, no charge
        </span>
      )}
      {code && <code>{code}</code>}
      {description && <span>{description}</span>}
      {messageId !== null && (
        <PathLink className={css.mail} to={routes.narrowed(routes.admin('mailbox'), { message: messageId })}>
          <Icon name="envelope" />
          View the email
        </PathLink>
      )}
    </>
  );
}

/** The stored event. */
function Raw({ event }: { event: TimelineEvent }) {
  const { kind, attempt, recipientId, detail, response } = event;
  const parts = { attempt, recipientId, detail, response };
  return (
    <>
      <b>{kind}</b>
      <code>
        {Object.entries(parts)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}
      </code>
    </>
  );
}
