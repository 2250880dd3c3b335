import { useId, useLayoutEffect, useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { LEAP_DAY_RULES } from '#shared/dates/occurrences.ts';
import css from './answer.module.css';
import type { AnswerProblem } from './answer-search.ts';
import { BirthdayStamps, type StampPart } from './birthday-stamps.tsx';
import { type BirthdayInput, formatTold, inputOf, NOTHING_CHOSEN, toldOf, withChange } from './told-date.ts';
import type { Answering } from './use-answer.ts';

const PARTS: readonly StampPart[] = ['day', 'month', 'year'];
const RULES = { 'february-28': '28 February', 'march-1': '1 March', both: 'Both days' } as const;
/** What a form that was sent without script lacks. */
const WITHOUT_SCRIPT: Record<AnswerProblem, string> = {
  month: 'Choose the month.',
  day: 'Choose a day that this month has.',
  year: 'This date is still to come. Choose another year, or keep it to yourself.',
  refused: 'You get no more emails from here. Undo that first.',
  from: 'This request did not come by email, so there is nothing to stop.',
  'too-many': 'You changed this many times. Try again in an hour.',
};

/** The three stamps, and the button that tells. */
export function BirthdayForm({
  answering,
  thisYear,
  problem,
}: {
  answering: Answering;
  thisYear: number;
  problem: AnswerProblem | undefined;
}) {
  const { request, formRef, running, errorAt, generalError, reject, clear, tell } = answering;
  const [input, setInput] = useState(request.answer === null ? NOTHING_CHOSEN : inputOf(request.answer));
  const errorId = useId();
  // What was chosen before the page came alive stays.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const typed = new FormData(form);
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

  function change(part: Partial<BirthdayInput>) {
    setInput((now) => withChange(now, part));
    clear();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = toldOf(input);
    if ('missing' in chosen) return reject(chosen.missing);
    void tell(chosen.told);
  }
  const chosen = toldOf(input);
  const wrong = PARTS.filter((part) => errorAt(part) !== undefined);
  const sentence =
    wrong.length > 0 ? [...new Set(wrong.map((part) => errorAt(part)))].join(' ') : problem && WITHOUT_SCRIPT[problem];
  const isLeapDay = input.month === '2' && input.day === '29';
  return (
    <form ref={formRef} method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="act" value="tell" />
      <BirthdayStamps input={input} thisYear={thisYear} errorId={errorId} wrong={wrong} onChange={change} />
      <p id={errorId} className={css.wrong} role="alert">
        {sentence}
      </p>
      <Choice
        name="hidesYear"
        value="1"
        checked={input.hidesYear}
        onChange={(event) => change({ hidesYear: event.target.checked })}
      >
        Keep the year to myself
      </Choice>
      {isLeapDay && (
        <Segmented
          className={css.rule}
          name="leapDayRule"
          legend="In years without a 29 February, I celebrate on"
          showLegend
          options={LEAP_DAY_RULES.map((value) => ({ value, label: RULES[value] }))}
          value={input.leapDayRule}
          onChange={(leapDayRule) => change({ leapDayRule })}
        />
      )}
      <p className={css.told} aria-live="polite">
        {'told' in chosen ? (
          <>
            {request.from} will read: <em>{formatTold(chosen.told)}</em>.
          </>
        ) : (
          `${request.from} will read what you choose.`
        )}
      </p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <Button type="submit" busy={running === 'tell'}>
          Tell {request.from}
        </Button>
      </div>
    </form>
  );
}
