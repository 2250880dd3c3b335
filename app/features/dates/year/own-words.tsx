import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import type { YearDate } from '#contract/card-plan.ts';
import { PLANNED_MESSAGE_MAX } from '#shared/limits.ts';
import css from './year.module.css';

type Props = { date: YearDate; onChange: (date: YearDate) => void };

/** What is written in the cards that leave, or are offered, for a date each time: words of the member's own, or ours. */
export function OwnWords({ date, onChange }: Props) {
  const { firstName, ownMessage } = date;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(0);
  // The field that had the focus is gone.
  useEffect(() => {
    if (closed > 0) opener.current?.focus();
  }, [closed]);
  function close() {
    setOpen(false);
    setClosed((times) => times + 1);
  }
  if (isOpen) return <WordsForm date={date} onChange={onChange} onClose={close} />;
  return (
    <>
      {ownMessage !== null && <p className={css.own}>“{ownMessage}”</p>}
      <TextButton
        ref={opener}
        soft
        aria-label={`${ownMessage === null ? 'Write your own words' : 'Change your words'} for ${firstName}`}
        onClick={() => setOpen(true)}
      >
        {ownMessage === null ? 'Write your own words' : 'Change your words'}
      </TextButton>
    </>
  );
}

function WordsForm({ date, onChange, onClose }: Props & { onClose: () => void }) {
  const { calendarId, firstName, whenItComes, ownMessage } = date;
  const [message, setMessage, forget] = useSavedInput(`date-own-words-${calendarId}`, ownMessage ?? '');
  const { formRef, isBusy, errorAt, generalError, run } = useAction(['message']);
  // The button that opened it is gone.
  useEffect(() => formRef.current?.querySelector('textarea')?.focus(), [formRef]);
  async function save(event: FormEvent) {
    event.preventDefault();
    const isDone = await run(async () => {
      const body = { whenItComes, message };
      onChange((await call('PUT /year/{calendarId}', { params: { calendarId }, body })).date);
    });
    if (!isDone) return;
    forget();
    onClose();
  }
  return (
    <form ref={formRef} className={css.ownForm} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={`In every card for ${firstName}`}
        hint="Leave it empty, and we choose the words."
        error={errorAt('message')}
        className={css.message}
      >
        <TextArea
          serif
          rows={3}
          value={message}
          maxLength={PLANNED_MESSAGE_MAX}
          onChange={({ target }) => setMessage(target.value.replaceAll('\n', ' '))}
        />
      </Field>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <Button size="small" variant="quiet" type="submit" busy={isBusy}>
          Save the words
        </Button>
        <TextButton
          soft
          onClick={() => {
            forget();
            onClose();
          }}
        >
          Cancel
        </TextButton>
      </div>
    </form>
  );
}
