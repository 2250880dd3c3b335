import { Fragment } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { AdminStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { sayClock, sayWholeDay } from '../words.ts';
import { type Entry, entriesOf, type StoryEvent, type Told } from './event-words.ts';
import css from './story.module.css';

/** Everything that happened, day by day, along one line. */
export function Timeline({ story, who, isRaw }: { story: AdminStory; who: string | null; isRaw: boolean }) {
  const entries = isRaw ? rawEntries(story, who) : entriesOf(story, who);
  const days = Map.groupBy(entries, (entry) => sayWholeDay(entry.event.at));
  return [...days].map(([day, all]) => (
    <Fragment key={day}>
      <h2 className={css.day}>{day}</h2>
      <ol className={css.line}>
        {all.map((entry, i) => (
          <li key={i} data-tone={entry.told.tone}>
            <time dateTime={entry.event.at}>{sayClock(entry.event.at)}</time>
            <div className={css.event}>
              {isRaw ? (
                <Raw event={entry.event} />
              ) : (
                <Words told={entry.told} messageId={entry.many === 1 ? entry.event.messageId : null} />
              )}
            </div>
            <div className={css.who}>
              <bdi>{entry.event.who}</bdi>
            </div>
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}

function rawEntries(story: AdminStory, who: string | null): Entry[] {
  return story.events
    .filter((event) => who === null || event.recipientId === null || event.recipientId === who)
    .map((event) => ({ event, told: { title: event.kind }, many: 1 }));
}

function Words({
  told: { title, words, code, corrected },
  messageId,
}: {
  told: Told;
  /** of the mail that left then */ messageId: string | null;
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
      {words && <span>{words}</span>}
      {messageId !== null && (
        <PathLink className={css.mail} to={routes.narrowed(routes.admin('mailbox'), { message: messageId })}>
          <Icon name="envelope" />
          See the mail
        </PathLink>
      )}
    </>
  );
}

/** The record as it is kept. */
function Raw({ event }: { event: StoryEvent }) {
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
