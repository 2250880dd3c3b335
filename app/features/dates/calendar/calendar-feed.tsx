import { useRef } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { ShareLinkField, useCopyLink } from '#app/parts/share/share-panel.tsx';
import { Button, buttonClass } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { CalendarFeed } from '#contract/calendar-feed.ts';
import { localDate } from '#shared/time/local-date.ts';
import { useToday } from '../rows.tsx';
import css from './calendar-feed.module.css';

/** The private link under which the calendars of a phone or a desk read a member's dates. Only the member sees it. */
export function CalendarFeedSection() {
  const { value, set } = useLoaded(async () => call('GET /calendar-feed'));
  const { run, running, generalError } = useAction();
  const toast = useToast();
  if (value === null) return null;
  const { feed } = value;
  const make = () =>
    void run(
      async () => {
        set(await call('POST /calendar-feed'));
        if (feed !== null) toast('You have a new link. The old one no longer works.');
      },
      { name: 'make' },
    );
  const remove = () =>
    void run(
      async () => {
        set(await call('DELETE /calendar-feed'));
        toast('The link no longer works.');
      },
      { name: 'remove' },
    );
  return (
    <section className={css.feed} aria-labelledby="feed">
      <h2 id="feed">In your phone’s calendar</h2>
      <p className={text.soft}>
        You can also see your dates in the calendar on your phone or computer, with an alert on the days you chose for
        reminders. Changes you make here appear there too.
      </p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      {feed === null ? (
        <Button variant="quiet" busy={running === 'make'} onClick={make}>
          Make a private link
        </Button>
      ) : (
        <>
          <FeedLink key={feed.url} feed={feed} />
          <div className={classNames(css.acts, css.changes)}>
            <Button variant="plain" size="small" busy={running === 'make'} onClick={make}>
              Make a new link
            </Button>
            <Button variant="plain" size="small" busy={running === 'remove'} onClick={remove}>
              Remove the link
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function FeedLink({ feed: { url, readAt } }: { feed: CalendarFeed }) {
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopyLink({ address: url }, field);
  const today = useToday();
  const readOn = readAt === null ? null : localDate(new Date(readAt));
  return (
    <>
      <div className={css.link}>
        <ShareLinkField link={{ address: url }} said={said} field={field} />
      </div>
      <div className={css.acts}>
        <a className={buttonClass({})} href={url.replace(/^https?:/, 'webcal:')}>
          Open in a calendar
        </a>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p className={text.note}>
        {readOn === null
          ? 'No calendar uses it yet.'
          : readOn === today
            ? 'A calendar updated from it today.'
            : 'A calendar uses it.'}{' '}
        Anyone with the link can read your dates, so keep it to yourself.
      </p>
    </>
  );
}
