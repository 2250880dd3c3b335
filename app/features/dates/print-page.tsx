import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { localDate } from '#shared/time/local-date.ts';
import css from './dates.module.css';
import { formatDay, formatNames, formatShortDay } from './format-day.ts';
import { useDatedEntries } from './entries/use-entries.ts';
import { useHolidays } from './rows.tsx';
import { useDateSettings } from './use-date-settings.ts';
import { useMyCards } from './use-my-cards.ts';

/** A sheet for the kitchen door: the dates that are kept, scheduled cards, and holidays to think of. */
export function PrintPage() {
  const { cards: planned, isFailed, retry } = useMyCards('upcoming');
  const kept = useDatedEntries();
  const holidays = useHolidays(kept.entries);
  const settings = useDateSettings();
  // Where the order of a date is not known yet, nothing is written.
  const order = settings?.order;
  const written = (date: string) => (order === undefined ? '' : formatShortDay(date, order));
  return (
    <div className={classNames(text.wrap, css.print)}>
      <h1>Upcoming dates</h1>
      <div className={css.actions}>
        <Button onClick={() => print()}>Print</Button>
        <ButtonLink variant="quiet" to={routes.reminders()}>
          Back to reminders
        </ButtonLink>
      </div>
      {(isFailed || kept.isFailed) && (
        <LoadError
          retry={() => {
            if (isFailed) retry();
            if (kept.isFailed) kept.retry();
          }}
        />
      )}
      {order !== undefined && kept.entries !== null && kept.entries.length > 0 && (
        <>
          <h2>Birthdays and other dates</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">What to remember</th>
              </tr>
            </thead>
            <tbody>
              {kept.entries.map(({ calendarId, calendarDate, reminderName, date }) => (
                <tr key={calendarId}>
                  <td>
                    {date.day === null ? formatDay(calendarDate ?? '').monthAndYear : written(calendarDate ?? '')}
                  </td>
                  <td>{reminderName}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {order !== undefined && planned !== null && planned.length > 0 && (
        <>
          <h2>Scheduled cards</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">For</th>
                <th scope="col">Card</th>
              </tr>
            </thead>
            <tbody>
              {planned.map((card) => (
                <tr key={card.cardSendId ?? card.path}>
                  <td>{written(localDate(new Date(card.at)))}</td>
                  <td>{formatNames(card.people)}</td>
                  <td>{card.card.title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Holidays</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Holiday</th>
          </tr>
        </thead>
        <tbody>
          {(order === undefined ? [] : holidays).map(({ name, date, isEvening }) => (
            <tr key={name}>
              <td>
                {written(date)}
                {isEvening && ', evening'}
              </td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
