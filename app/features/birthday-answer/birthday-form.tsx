import type { FormEvent } from 'react';
import { BirthdayFields, useBirthdayInput } from '#app/parts/birthday-fields/birthday-fields.tsx';
import {
  type BirthdayInput,
  formatTold,
  inputOf,
  NOTHING_CHOSEN,
  toldOf,
} from '#app/parts/birthday-fields/told-date.ts';
import css from '#app/parts/note-page/note-page.module.css';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { AnswerProblem } from './answer-search.ts';
import type { Answering } from './use-answer.ts';

/** What a form that was sent without script lacks. */
const WITHOUT_SCRIPT: Record<AnswerProblem, string> = {
  month: 'Choose the month.',
  day: 'Choose a day that this month has.',
  year: 'This date is still to come. Choose another year, or keep it to yourself.',
  refused: 'You have stopped emails from here. Undo that first.',
  from: 'This request did not come by email, so there is nothing to stop.',
  'too-many': 'You have changed this too many times. Try again in an hour.',
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
  const [input, setInput] = useBirthdayInput(
    formRef,
    request.answer === null ? NOTHING_CHOSEN : inputOf(request.answer),
  );

  function change(part: Partial<BirthdayInput>) {
    setInput(part);
    clear();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = toldOf(input);
    if ('missing' in chosen) return reject(chosen.missing);
    void tell(chosen.told);
  }
  const chosen = toldOf(input);
  return (
    <form ref={formRef} method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="act" value="tell" />
      <BirthdayFields
        input={input}
        thisYear={thisYear}
        errorAt={errorAt}
        problem={problem && WITHOUT_SCRIPT[problem]}
        onChange={change}
      />
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
