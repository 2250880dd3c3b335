import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreenSize } from '#app/client/page/use-screen-size.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { isMobile } from '#shared/screen.ts';
import { useDatedEntries } from '../entries/use-entries.ts';
import { useHolidays, useToday } from '../rows.tsx';
import { useDateSettings } from '../use-date-settings.ts';
import { useMyCards } from '../use-my-cards.ts';
import { CalendarFeedSection } from './calendar-feed.tsx';
import css from './calendar.module.css';
import { dayItems, type MarkKind } from './day-items.ts';
import { CalendarView, type View } from './calendar-view.tsx';

const MARKS: readonly { kind: MarkKind; name: string }[] = [
  { kind: 'birthday', name: 'Birthday' },
  { kind: 'anniversary', name: 'Anniversary' },
  { kind: 'personal', name: 'Other day' },
  { kind: 'holiday', name: 'Holiday' },
  { kind: 'lunar', name: 'Lunar holiday' },
  { kind: 'card', name: 'Scheduled card' },
];

/** The next twelve months, with the dates that the member keeps, holidays, and the days on which a card is sent. On a phone the month is the first view. */
export function CalendarPage() {
  const planned = useMyCards('upcoming');
  const kept = useDatedEntries();
  const holidays = useHolidays(kept.entries);
  const today = useToday();
  const settings = useDateSettings();
  const isThere =
    settings !== null && (planned.cards !== null || planned.isFailed) && (kept.entries !== null || kept.isFailed);
  const size = useScreenSize();
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? (size !== undefined && isMobile(size) ? 'month' : 'year');
  function retry() {
    for (const list of [planned, kept]) if (list.isFailed) list.retry();
  }
  return (
    <div className={classNames(text.wrap, css.page)}>
      <PageHeader
        title="Your calendar"
        lead="The next twelve months, with the dates you keep and your scheduled cards."
        act={
          <Segmented
            className={css.views}
            legend="View"
            options={[
              { value: 'month', label: 'Month' },
              { value: 'year', label: 'Year' },
            ]}
            value={view}
            onChange={setView}
          />
        }
      />
      {(planned.isFailed || kept.isFailed) && <LoadError retry={retry} />}
      {today !== null && settings !== null && (
        <CalendarView
          view={view}
          today={today}
          settings={settings}
          items={dayItems(planned.cards ?? [], kept.entries ?? [], holidays)}
          legend={<Legend />}
          onChange={kept.replace}
        />
      )}
      <div className={css.acts}>
        <ButtonLink to={routes.yearAhead()}>Plan the year ahead</ButtonLink>
        <Button
          variant="quiet"
          onClick={() => {
            // What is printed is the year, whatever is shown.
            flushSync(() => setView('year'));
            print();
          }}
        >
          Print the year
        </Button>
        <ButtonLink variant="plain" to={routes.remindersPrintView()}>
          Print a list
        </ButtonLink>
      </div>
      {/* What stands above has its place by then: a button that moves while it is pressed is missed. */}
      {isThere && <CalendarFeedSection />}
    </div>
  );
}

/** What the marks mean. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="Marks">
      {MARKS.map(({ kind, name }) => (
        <li key={kind}>
          <i className={classNames(css.mark, css[kind])} /> {name}
        </li>
      ))}
    </ul>
  );
}
