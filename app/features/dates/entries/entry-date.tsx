import { DateFields } from '#app/parts/date-fields/date-fields.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { monthsOf } from '#shared/dates/month-names.ts';
import { CALENDAR_NAMES, type CalendarName } from '#shared/dates/partial-date.ts';
import { LEAP_DAY_RULES, type LeapDayRule } from '#shared/dates/occurrences.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';
import { type EntryInput, isLeapDayInput } from './entry-input.ts';

const CALENDAR_LABELS: Record<CalendarName, string> = {
  gregorian: 'Gregorian (standard)',
  chinese: 'Chinese',
  hebrew: 'Hebrew',
  islamic: 'Islamic (Umm al-Qura)',
};
/** On which day a birthday of 29 February is celebrated in other years, in the reader's words. */
function leapDayLabel(rule: LeapDayRule, order: DateOrder): string {
  if (rule === 'both') return 'On both days';
  const date = rule === 'february-28' ? { month: 2, day: 28 } : { month: 3, day: 1 };
  return `On ${formatNamedDate({ year: null, ...date }, order)}`;
}
/** A month of another calendar has at most thirty days. */
const DAYS = { gregorian: 31, chinese: 30, hebrew: 30, islamic: 30 } as const;

export type EntryDateProps = {
  legend: string;
  /** null until it is known */ order: DateOrder | null;
  input: EntryInput;
  change: (part: Partial<EntryInput>) => void;
  /** the message at a field of the contract: `date.day` */ errorAt: (field: string) => string | undefined;
};

/** Day, month and year, each of which may be unknown; for 29 February, when it is celebrated in other years; and the calendar. */
export function EntryDate({ legend, order, input, change, errorAt }: EntryDateProps) {
  const leapDay = formatNamedDate({ year: null, month: 2, day: 29 }, order ?? 'day-month');
  return (
    <>
      <DateFields
        legend={legend}
        order={order}
        lastDay={DAYS[input.calendar]}
        months={monthsOf(input.calendar).map(({ name }, i) => ({ value: i, name }))}
        value={input}
        onChange={(part, value) => change({ [part]: value })}
        errorAt={(part) => errorAt(`date.${part}`)}
      />
      {isLeapDayInput(input) && (
        <Field label={`In years without a ${leapDay}`} error={errorAt('date.leapDayRule')}>
          <Select
            value={input.leapDayRule}
            onChange={({ target }) =>
              change({ leapDayRule: LEAP_DAY_RULES.find((rule) => rule === target.value) ?? 'february-28' })
            }
          >
            {LEAP_DAY_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {leapDayLabel(rule, order ?? 'day-month')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Calendar"
        {...(input.calendar === 'gregorian'
          ? {}
          : { hint: 'We work out the date in the standard calendar each year.' })}
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
