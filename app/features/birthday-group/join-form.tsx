import { type FormEvent, useState } from 'react';
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
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import type { JoinProblem } from './group-search.ts';
import own from './group.module.css';
import type { Joining } from './use-joining.ts';

/** What a form that was sent without script lacks. */
const WITHOUT_SCRIPT: Record<JoinProblem, string> = {
  name: 'Enter only your name.',
  month: 'Choose the month.',
  day: 'Choose a day that this month has.',
  year: 'This date is still to come. Choose another year, or keep it to yourself.',
  'closed-list': 'This list was closed for new people.',
  'full-list': 'This list is full.',
  'too-many': 'Many people have added themselves just now. Try again in an hour.',
};

/** A name, the three stamps, and the button that adds both or changes them. */
export function JoinForm({
  joining,
  thisYear,
  wrong,
}: {
  joining: Joining;
  thisYear: number;
  wrong: JoinProblem | undefined;
}) {
  const { group, mine, formRef, running, errorAt, generalError, reject, clear, tell, setChanging } = joining;
  const [name, setName] = useState(mine?.name ?? '');
  const [input, setInput] = useBirthdayInput(formRef, mine === null ? NOTHING_CHOSEN : inputOf(mine.birthday));

  function change(part: Partial<BirthdayInput>) {
    setInput(part);
    clear();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = toldOf(input);
    const missing = {
      ...(name.trim() === '' ? { name: 'Enter your name.' } : {}),
      ...('missing' in chosen ? chosen.missing : {}),
    };
    if ('missing' in chosen || Object.keys(missing).length > 0) return reject(missing);
    const { day, ...told } = chosen.told;
    if (day !== null && day !== undefined)
      void tell({ ...told, year: told.year ?? null, leapDayRule: told.leapDayRule ?? 'february-28', name, day });
  }
  const chosen = toldOf(input);
  const isNameWrong = errorAt('name') ?? (wrong === 'name' ? WITHOUT_SCRIPT.name : undefined);
  const isDateWrong = wrong === 'day' || wrong === 'month' || wrong === 'year';
  return (
    <form ref={formRef} method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="act" value="tell" />
      <Field className={own.name} label="Your name" hint="The name they know you by." error={isNameWrong}>
        <TextInput
          name="name"
          value={name}
          maxLength={PERSON_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => {
            setName(target.value);
            clear('name');
          }}
        />
      </Field>
      <BirthdayFields
        input={input}
        thisYear={thisYear}
        needsDay
        errorAt={errorAt}
        problem={isDateWrong ? WITHOUT_SCRIPT[wrong] : undefined}
        onChange={change}
      />
      <p className={css.told} aria-live="polite">
        {'told' in chosen ? (
          <>
            {group.from} will read: <em>{formatTold(chosen.told)}</em>.
            {group.isShared && chosen.told.year !== null && (
              <>
                {' '}
                The others: <em>{formatTold({ ...chosen.told, year: null })}</em>.
              </>
            )}
          </>
        ) : (
          `It goes into ${group.from}’s reminders. You need no account.`
        )}
      </p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      {wrong !== undefined && wrong !== 'name' && !isDateWrong && generalError === undefined && (
        <Notice tone="bad">{WITHOUT_SCRIPT[wrong]}</Notice>
      )}
      <div className={css.acts}>
        <Button type="submit" busy={running === 'tell'}>
          {mine === null ? 'Add me to the list' : 'Save'}
        </Button>
        {mine !== null && (
          <Button variant="plain" className={css.needsScript} onClick={() => setChanging(false)}>
            Keep it as it is
          </Button>
        )}
      </div>
    </form>
  );
}
