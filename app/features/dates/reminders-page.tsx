import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { KeptType } from '#shared/dates/calendar-types.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { byMonth, datesOf } from './by-month.ts';
import { EntryRow } from './entries/entry-row.tsx';
import { useCalendarChanges } from './entries/calendar-changes.ts';
import { type Entries, useEntries } from './entries/use-entries.ts';
import { NextUp } from './next-up/next-up.tsx';
import { chooseNext } from './next-up/choose-next.ts';
import { HolidayRows, DayRows, ScheduledCardRow, useToday } from './rows.tsx';
import { PushOffer } from './push-offer/push-offer.tsx';
import { useMyCards } from './use-my-cards.ts';

/** The dates that a member keeps and the cards that are scheduled, by month; and the next holidays. */
export function RemindersPage({ type }: { type: KeptType | undefined }) {
  const changes = useCalendarChanges();
  // Held here, so that the tabs stay while another kind is loaded, and keep the focus.
  const [counts, setCounts] = useState<Counts | null>(null);
  /** Where the date stands that most needs the reader: above the tabs, which are not loaded again with the list. */
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your reminders"
        lead="The dates you keep, with the next one first. We email you before each of them, and send your scheduled cards on their day."
        act={
          <div className={css.adding}>
            <ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>
            <ButtonLink variant="quiet" to={routes.addBirthday()}>
              Add something else
            </ButtonLink>
          </div>
        }
      />
      <div ref={setTop} />
      {counts !== null && (type !== undefined || sum(counts) > 0) && <Kinds counts={counts} />}
      <KeptDates key={`${type} ${changes}`} type={type} top={top} onCounts={setCounts} />
      {counts !== null && sum(counts) > 0 && <PushOffer />}
      {counts?.holiday === 0 && type !== 'holiday' && <Holidays />}
    </div>
  );
}

/** The next holidays, for whoever has chosen none yet. */
function Holidays() {
  return (
    <section className={css.part} aria-labelledby="coming">
      <h2 id="coming">Upcoming holidays</h2>
      <p className={classNames(text.soft, css.line)}>
        We can remind you of these too.{' '}
        <PathLink className={text.link} to={routes.addHolidays()}>
          Choose your holidays
        </PathLink>
      </p>
      <HolidayRows most={4} />
    </section>
  );
}

type Counts = Record<KeptType, number>;
const sum = ({ birthday, anniversary, holiday, event }: Counts) => birthday + anniversary + holiday + event;

function KeptDates({
  type,
  top,
  onCounts,
}: {
  type: KeptType | undefined;
  top: HTMLElement | null;
  onCounts: (counts: Counts) => void;
}) {
  const entries = useEntries(type);
  const counted = entries.list?.counts;
  useEffect(() => {
    if (counted !== undefined) onCounts(counted);
  }, [counted, onCounts]);
  const planned = useMyCards('upcoming');
  const today = useToday();
  const section = useRef<HTMLElement>(null);
  // The button of more dates goes with the last of them: then the first new one takes its focus.
  const listed = entries.list?.results.length ?? 0;
  const [known, setKnown] = useState<number | null>(null);
  useEffect(() => {
    if (known === null || listed <= known || document.activeElement !== document.body) return;
    section.current?.querySelectorAll<HTMLElement>('a[aria-label^="Change "]')[known]?.focus();
  }, [known, listed]);
  const isFailed = entries.isFailed || planned.isFailed;
  function retry() {
    for (const list of [entries, planned]) if (list.isFailed) list.retry();
  }
  if (isFailed)
    return (
      <section className={css.part} aria-label="Your dates">
        <LoadError retry={retry} />
      </section>
    );
  const { list } = entries;
  if (list === null || planned.cards === null || today === null)
    return (
      <section className={css.part} aria-label="Your dates">
        <SkeletonLine width="40%" />
      </section>
    );
  const cards = type === undefined ? planned.cards : [];
  if (type === undefined && list.total === 0 && cards.length === 0) return <NoDates />;
  const { undated, dated } = datesOf(list.results, cards);
  const next = type === undefined ? chooseNext(list.results, today) : null;
  return (
    <>
      {next !== null &&
        top !== null &&
        createPortal(
          <NextUp key={next.entry.calendarId + next.day} {...next} today={today} onChange={entries.replace} />,
          top,
        )}
      <section ref={section} className={css.part} aria-label="Your dates">
        {byMonth(dated).map(([month, dates]) => (
          <div key={month} className={css.month}>
            <h2>{month}</h2>
            <DayRows>
              {dates.map((one) =>
                one.entry !== undefined ? (
                  <EntryRow
                    key={one.entry.calendarId}
                    entry={one.entry}
                    card={one.card}
                    today={today}
                    onChange={entries.replace}
                  />
                ) : (
                  <ScheduledCardRow key={one.card.cardSendId ?? one.card.path} card={one.card} />
                ),
              )}
            </DayRows>
          </div>
        ))}
        {undated.length > 0 && (
          <div className={css.month}>
            <h2>Without a date</h2>
            <DayRows>
              {undated.map((entry) => (
                <EntryRow key={entry.calendarId} entry={entry} today={today} onChange={entries.replace} />
              ))}
            </DayRows>
          </div>
        )}
        {list.total === 0 && type !== undefined && <NoneOfKind type={type} />}
        <More entries={entries} onMore={() => setKnown(list.results.length)} />
      </section>
    </>
  );
}

/** The kinds of dates, with how many there are of each. */
function Kinds({ counts }: { counts: Counts }) {
  const count = (number: number) => formatInteger(number);
  return (
    <div className={css.kinds}>
      <TabLinks
        label="Kinds of dates"
        replace
        exactly
        tabs={[
          { to: routes.reminders(), name: 'All', count: count(sum(counts)) },
          { to: routes.reminders('birthday'), name: 'Birthdays', count: count(counts.birthday) },
          { to: routes.reminders('anniversary'), name: 'Anniversaries', count: count(counts.anniversary) },
          { to: routes.reminders('holiday'), name: 'Holidays', count: count(counts.holiday) },
          { to: routes.reminders('event'), name: 'Other days', count: count(counts.event) },
        ]}
      />
      <p className={css.ways}>
        <PathLink className={text.arrow} to={routes.yearAhead()}>
          Plan the year ahead
          <Icon name="right" />
        </PathLink>
        <PathLink className={text.arrow} to={routes.calendar()}>
          See the calendar
          <Icon name="right" />
        </PathLink>
        <PathLink className={text.arrow} to={routes.addressBook()}>
          Your contacts
          <Icon name="right" />
        </PathLink>
      </p>
    </div>
  );
}

function NoDates() {
  return (
    <section className={css.part} aria-label="Your dates">
      <Empty
        title="No dates yet"
        action={
          <div className={css.adding}>
            <ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>
            <ButtonLink variant="quiet" to={routes.importPeople()}>
              Import a file
            </ButtonLink>
          </div>
        }
      >
        Add the birthdays you want to remember, or bring them all from your phone. You see here which one is next, and
        choose a card for it in time.
      </Empty>
    </section>
  );
}

const ADD = {
  birthday: { title: 'No birthdays yet', to: routes.addBirthdayByHand(), name: 'Add a birthday' },
  anniversary: { title: 'No anniversaries yet', to: routes.addAnniversaryByHand(), name: 'Add an anniversary' },
  holiday: { title: 'No holidays yet', to: routes.addHolidays(), name: 'Choose holidays' },
  event: { title: 'No other days yet', to: routes.addEventByHand(), name: 'Add a day' },
} as const;
function NoneOfKind({ type }: { type: KeptType }) {
  const { title, to, name } = ADD[type];
  return (
    <Empty title={title} action={<ButtonLink to={to}>{name}</ButtonLink>}>
      They are listed here by month, with the next one first.
    </Empty>
  );
}

function More({ entries, onMore }: { entries: Entries; onMore: () => void }) {
  const { more, isLoadingMore, moreError } = entries;
  if (more === null) return null;
  return (
    <div className={css.actions}>
      {moreError !== undefined && <Notice tone="bad">{moreError}</Notice>}
      <Button
        variant="quiet"
        busy={isLoadingMore}
        onClick={() => {
          onMore();
          more();
        }}
      >
        Show more dates
      </Button>
    </div>
  );
}
