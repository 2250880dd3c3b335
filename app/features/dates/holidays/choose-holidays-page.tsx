import { useEffect, useId, useState } from 'react';
import { countryName, loadCountries } from '#app/client/countries.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import type { Holiday } from '#contract/holiday.ts';
import { routes } from '#shared/routes.ts';
import dates from '../dates.module.css';
import { formatDay, formatDistance } from '../format-day.ts';
import { DayRow, DayRows, useToday } from '../rows.tsx';
import css from './choose-holidays-page.module.css';
import { useHolidayChoices } from './use-holiday-choices.ts';

/** The holidays of a country, each with a switch: whether it is in the member's calendar. */
export function ChooseHolidaysPage() {
  const [asked, setAsked] = useState<string>();
  /** The country whose holidays were read last. It stays in the field while those of another one are loaded. */
  const [read, setRead] = useState<string | null>(null);
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Which holidays do you celebrate?"
        lead="Switch on the ones you want in your calendar. We remind you of them in time, and have cards for most of them."
        act={
          <div className={dates.adding}>
            <ButtonLink variant="quiet" to={routes.reminders('holiday')}>
              See your holidays
            </ButtonLink>
          </div>
        }
      />
      <CountryField countryId={asked ?? read} onChange={setAsked} />
      <Lists key={asked} asked={asked} onRead={setRead} />
    </div>
  );
}

function CountryField({
  countryId,
  onChange,
}: {
  countryId: string | null;
  onChange: (countryId: string | undefined) => void;
}) {
  const { value: countries } = useLoaded(loadCountries);
  // The country is shown before the list is loaded.
  const listed = countries ?? (countryId === null ? [] : [{ countryId, name: countryName(countryId) }]);
  return (
    <div className={css.country}>
      <Field label="Country" hint="Some holidays fall on a different day there">
        <Select
          value={countryId ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          {countryId === null && <option value="">Choose a country</option>}
          {listed.map((country) => (
            <option key={country.countryId} value={country.countryId}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function Lists({ asked, onRead }: { asked: string | undefined; onRead: (countryId: string | null) => void }) {
  const { lists, choose, isFailed, retry } = useHolidayChoices(asked);
  const today = useToday();
  const countryId = lists?.countryId;
  useEffect(() => {
    if (countryId !== undefined) onRead(countryId);
  }, [countryId, onRead]);
  if (isFailed)
    return (
      <div className={dates.part}>
        <LoadError retry={retry} />
      </div>
    );
  if (lists === null || today === null)
    return (
      <div className={dates.part}>
        <SkeletonLine width="40%" />
      </div>
    );
  const props = { today, choose };
  const withCards = lists.holidays.filter(({ path }) => path !== null);
  const others = lists.holidays.filter(({ path }) => path === null);
  return (
    <>
      <HolidayList title="Holidays with cards" holidays={withCards} {...props} />
      {lists.countryId !== null && (
        <HolidayList title={`More public holidays: ${countryName(lists.countryId)}`} holidays={others} {...props} />
      )}
      <HolidayList title="Your holidays from other countries" holidays={lists.elsewhere} isElsewhere {...props} />
      <p className={css.source}>
        Public holidays: date-holidays by commenthol and contributors,{' '}
        <a className={text.link} href="https://creativecommons.org/licenses/by/3.0/">
          CC BY 3.0
        </a>
        . Feasts that begin when the new moon is seen may be a day later where you are.
      </p>
    </>
  );
}

function HolidayList({
  title,
  holidays,
  isElsewhere = false,
  today,
  choose,
}: {
  title: string;
  holidays: readonly Holiday[];
  /** of several countries: each says of which */ isElsewhere?: boolean;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  choose: (holiday: Holiday, isChosen: boolean) => void;
}) {
  const heading = useId();
  if (holidays.length === 0) return null;
  return (
    <section className={dates.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <DayRows>
        {holidays.map((holiday) => (
          <DayRow
            key={holiday.holidayId}
            date={holiday.date}
            kind={holiday.isByMoon ? 'lunar' : 'holiday'}
            name={holiday.name}
            note={noteOf(holiday, today, isElsewhere)}
            end={
              <Choice
                kind="switch"
                className={css.switch}
                checked={holiday.calendarId !== null}
                onChange={({ target }) => choose(holiday, target.checked)}
              >
                <span className={text.sr}>Remember {holiday.name}</span>
              </Choice>
            }
          />
        ))}
      </DayRows>
    </section>
  );
}

/** `Friday evening, in 6 days`, `Saturday, in 10 weeks, the year of the Goat`. */
function noteOf({ date, isEvening, note, countryId }: Holiday, today: string, isElsewhere: boolean): string {
  const day = `${formatDay(date).weekday}${isEvening ? ' evening' : ''}`;
  const country = isElsewhere && countryId !== null ? countryName(countryId) : null;
  return [day, formatDistance(today, date), note, country].filter((part) => part !== null).join(', ');
}
