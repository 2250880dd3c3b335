import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { firstName } from '#shared/people/first-name.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import css from './read.module.css';
import { type ThanksOptions, useThanks } from './use-thanks.ts';

/** The form for the thank-you note. A suggested reply fills the field; only the button sends it. */
export function ThankForm({ card, personal, onCard, onSent, problem, focus }: ThanksOptions & { focus: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { note, setNote, isBusy, errors, clearErrors, send } = useThanks(
    { card, personal, problem, onCard, onSent },
    field,
  );
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  return (
    <section className={css.thank} aria-labelledby="thank">
      <div>
        <h2 id="thank">Say thank you to {firstName(card.from)}</h2>
        <p className={css.lead}>Your note is sent at once. No account needed.</p>
      </div>
      <form method="post" onSubmit={(event) => void send(event)} noValidate>
        <input type="hidden" name="act" value="thank" />
        <div className={css.answers}>
          <Chips label="Suggested replies">
            {card.answers.map((answer) => (
              <li key={answer}>
                <Chip
                  onClick={() => {
                    setNote(answer);
                    clearErrors();
                    field.current?.focus();
                  }}
                >
                  {answer}
                </Chip>
              </li>
            ))}
          </Chips>
        </div>
        {errors.general && (
          <div className={css.notice}>
            <Notice tone="bad">{errors.general}</Notice>
          </div>
        )}
        <div className={css.thankRow}>
          <Field
            label={<span className={text.sr}>Your thank-you note</span>}
            error={errors.field}
            className={css.thankField}
          >
            <TextArea
              ref={field}
              name="text"
              rows={1}
              required
              maxLength={THANKS_MAX}
              placeholder="Or write your own"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className={css.words}
            />
          </Field>
          <Button type="submit" busy={isBusy}>
            Send thanks
          </Button>
        </div>
      </form>
    </section>
  );
}
