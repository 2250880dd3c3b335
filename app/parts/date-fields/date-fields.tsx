import { useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { type DateOrder, type DatePart, PARTS_IN_ORDER } from '#shared/time/date-order.ts';
import css from './date-fields.module.css';

const LABELS: Record<DatePart, string> = { day: 'Day', month: 'Month', year: 'Year' };

export type DateFieldsProps = {
  legend: string;
  /** the legend is for screen readers only */ isLegendHidden?: boolean;
  /** of the reader; null until it is known, and the fields are not shown until then, since they would change places */
  order: DateOrder | null;
  /** the days that can be chosen are 1 to this one */ lastDay: number;
  months: readonly { value: number; name: string }[];
  /** what is chosen and typed; empty is unknown */ value: Record<DatePart, string>;
  onChange: (part: DatePart, value: string) => void;
  /** what is wrong with a part */ errorAt: (part: DatePart) => string | undefined;
  /** it is the reader's own birthday, which the browser may fill in */ isOwnBirthday?: boolean;
};

/** Day, month and year, in the reader's order. A part is too narrow for a sentence, so that what is wrong stands below all of them. */
export function DateFields({
  legend,
  isLegendHidden = false,
  order,
  lastDay,
  months,
  value,
  onChange,
  errorAt,
  isOwnBirthday = false,
}: DateFieldsProps) {
  const errorId = useId();
  const parts = PARTS_IN_ORDER[order ?? 'day-month'];
  const wrong = parts.find((part) => errorAt(part) !== undefined);
  const controlOf = (part: DatePart) => ({
    value: value[part],
    onChange: ({ target }: { target: { value: string } }) => onChange(part, target.value),
    autoComplete: isOwnBirthday ? `bday-${part}` : 'off',
    ...(part === wrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
  });
  const numbers = Array.from({ length: lastDay }, (_, i) => ({ value: i + 1, name: String(i + 1) }));
  return (
    <fieldset className={classNames(css.date, order === null && css.waiting)}>
      <legend className={isLegendHidden ? text.sr : css.legend}>{legend}</legend>
      <div className={css.parts}>
        {parts.map((part) => (
          <Field
            key={part}
            className={css[part]}
            label={LABELS[part]}
            {...(part === 'year' && wrong !== 'year' ? { hint: 'Optional' } : {})}
          >
            {part === 'year' ? (
              <TextInput {...controlOf(part)} inputMode="numeric" maxLength={4} />
            ) : (
              <Select {...controlOf(part)}>
                <option value="" aria-label={`Unknown ${part}`} />
                {(part === 'day' ? numbers : months).map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      {wrong !== undefined && (
        <p id={errorId} className={css.error}>
          {errorAt(wrong)}
        </p>
      )}
    </fieldset>
  );
}
