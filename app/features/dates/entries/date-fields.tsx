import { useId } from 'react';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import { monthsOf } from '#shared/dates/month-names.ts';
import { CALENDAR_NAMES, type CalendarName } from '#shared/dates/partial-date.ts';
import { LEAP_DAY_RULES, type LeapDayRule } from '#shared/dates/occurrences.ts';
import { type EntryInput, isLeapDayInput } from './entry-input.ts';
import css from './entry-form.module.css';

const CALENDAR_LABELS: Record<CalendarName, string> = {
  gregorian: 'Gregorian, the usual one',
  chinese: 'Chinese',
  hebrew: 'Hebrew',
  islamic: 'Islamic (Umm al-Qura)',
};
const LEAP_DAY_LABELS: Record<LeapDayRule, string> = {
  'february-28': 'On 28 February',
  'march-1': 'On 1 March',
  both: 'On both days',
};
/** A month of another calendar has at most thirty days. */
const DAYS = { gregorian: 31, chinese: 30, hebrew: 30, islamic: 30 } as const;

const PARTS = ['day', 'month', 'year'] as const;

export type DateFieldsProps = {
  legend: string;
  input: EntryInput;
  change: (part: Partial<EntryInput>) => void;
  /** the message at a field of the contract: `date.day` */ errorAt: (field: string) => string | undefined;
};

/** Day, month and year, each of which may be unknown; for 29 February, when it is celebrated in other years; and the calendar. */
export function DateFields({ legend, input, change, errorAt }: DateFieldsProps) {
  const months = monthsOf(input.calendar);
  const errorId = useId();
  const wrong = PARTS.find((part) => errorAt(`date.${part}`) !== undefined);
  /** A part is too narrow for a sentence, so that what is wrong stands below all of them. */
  const markOf = (part: (typeof PARTS)[number]) =>
    part === wrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <>
      <fieldset className={css.date}>
        <legend>{legend}</legend>
        <div className={css.parts}>
          <Field className={css.day} label="Day">
            <Select {...markOf('day')} value={input.day} onChange={({ target }) => change({ day: target.value })}>
              <option value="" aria-label="Unknown day" />
              {Array.from({ length: DAYS[input.calendar] }, (_, i) => (
                <option key={i + 1} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </Select>
          </Field>
          <Field className={css.month} label="Month">
            <Select {...markOf('month')} value={input.month} onChange={({ target }) => change({ month: target.value })}>
              <option value="" aria-label="Unknown month" />
              {months.map(({ name }, i) => (
                <option key={name} value={i}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field className={css.year} label="Year" {...(wrong === 'year' ? {} : { hint: 'Optional' })}>
            <TextInput
              {...markOf('year')}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={input.year}
              onChange={({ target }) => change({ year: target.value })}
            />
          </Field>
        </div>
        {wrong !== undefined && (
          <p id={errorId} className={css.error}>
            {errorAt(`date.${wrong}`)}
          </p>
        )}
      </fieldset>
      {isLeapDayInput(input) && (
        <Field label="In years without a 29 February" error={errorAt('date.leapDayRule')}>
          <Select
            value={input.leapDayRule}
            onChange={({ target }) =>
              change({ leapDayRule: LEAP_DAY_RULES.find((rule) => rule === target.value) ?? 'february-28' })
            }
          >
            {LEAP_DAY_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {LEAP_DAY_LABELS[rule]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Calendar"
        {...(input.calendar === 'gregorian' ? {} : { hint: 'We find the day in the usual calendar each year.' })}
        error={errorAt('date.calendar')}
      >
        <Select
          value={input.calendar}
          // The parts of a date mean other days in another calendar.
          onChange={({ target }) =>
            change({
              calendar: CALENDAR_NAMES.find((name) => name === target.value) ?? 'gregorian',
              day: '',
              month: '',
              year: '',
            })
          }
        >
          {CALENDAR_NAMES.map((name) => (
            <option key={name} value={name}>
              {CALENDAR_LABELS[name]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
