import { useId, useLayoutEffect, useState, type RefObject } from 'react';
import { Choice } from '#app/ui/form/choice.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { LEAP_DAY_RULES } from '#shared/dates/occurrences.ts';
import css from './birthday-fields.module.css';
import { BirthdayStamps, type StampPart } from './birthday-stamps.tsx';
import { type BirthdayInput, withChange } from './told-date.ts';

const PARTS: readonly StampPart[] = ['day', 'month', 'year'];
const RULES = { 'february-28': '28 February', 'march-1': '1 March', both: 'Both days' } as const;

/** What is chosen in the fields of a birthday. What was chosen before the page came alive stays. @param formRef the form around them */
export function useBirthdayInput(
  formRef: RefObject<HTMLFormElement | null>,
  first: BirthdayInput,
): [input: BirthdayInput, change: (part: Partial<BirthdayInput>) => void] {
  const [input, setInput] = useState(first);
  useLayoutEffect(() => {
    if (formRef.current === null) return;
    const typed = new FormData(formRef.current);
    const chosen = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    setInput((now) =>
      chosen('day') === now.day && chosen('month') === now.month && chosen('year') === now.year
        ? now
        : withChange(now, { day: chosen('day'), month: chosen('month'), year: chosen('year') }),
    );
  }, [formRef]);
  return [input, (part) => setInput((now) => withChange(now, part))];
}

/** A birthday as its own person tells it: the three stamps, what is wrong with them, whether the year is kept back, and the rule of 29 February. */
export function BirthdayFields({
  input,
  thisYear,
  needsDay = false,
  errorAt,
  problem,
  onChange,
}: {
  input: BirthdayInput;
  thisYear: number;
  /** the day cannot be kept back */ needsDay?: boolean;
  errorAt: (part: StampPart) => string | undefined;
  /** what was wrong with a form that was sent without script */ problem?: string | undefined;
  onChange: (part: Partial<BirthdayInput>) => void;
}) {
  const errorId = useId();
  const wrong = PARTS.filter((part) => errorAt(part) !== undefined);
  const sentence = wrong.length > 0 ? [...new Set(wrong.map((part) => errorAt(part)))].join(' ') : problem;
  return (
    <>
      <BirthdayStamps
        input={input}
        thisYear={thisYear}
        needsDay={needsDay}
        errorId={errorId}
        wrong={wrong}
        onChange={onChange}
      />
      <p id={errorId} className={css.wrong} role="alert">
        {sentence}
      </p>
      <Choice
        name="hidesYear"
        value="1"
        checked={input.hidesYear}
        onChange={(event) => onChange({ hidesYear: event.target.checked })}
      >
        Keep the year to myself
      </Choice>
      {input.month === '2' && input.day === '29' && (
        <Segmented
          className={css.rule}
          name="leapDayRule"
          legend="In years without a 29 February, I celebrate on"
          showLegend
          options={LEAP_DAY_RULES.map((value) => ({ value, label: RULES[value] }))}
          value={input.leapDayRule}
          onChange={(leapDayRule) => onChange({ leapDayRule })}
        />
      )}
    </>
  );
}
