import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import type { ReadCard } from '#contract/card-read.ts';
import { firstName } from '#shared/people/first-name.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import css from './read.module.css';
import type { ThanksProblem } from './thanks-problem.ts';

const PROBLEMS: Record<ThanksProblem, string> = {
  empty: 'Write a word or two first.',
  late: 'Your thanks have already been sent. Reply to the email to add something.',
};

/** The form for the thank-you note. A suggested reply fills the field; only the button sends it. */
export function ThankForm({
  card,
  personal,
  onCard,
  onSent,
  problem,
  focus,
}: {
  card: ReadCard;
  personal: string;
  onCard: (card: ReadCard) => void;
  onSent: () => void;
  problem: ThanksProblem | undefined;
  focus: boolean;
}) {
  const [note, setNote, deleteSavedNote] = useSavedInput(`thanks ${personal}`, card.thanks?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ field?: string | undefined; general?: string | undefined }>(
    problem ? { field: PROBLEMS[problem] } : {},
  );
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (note.trim() === '') {
      setErrors({ field: PROBLEMS.empty });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      const { card: thanked } = await call('POST /card/read/thank', {
        body: { magicLink: card.magicLink, magicLink2: personal, text: note },
      });
      deleteSavedNote();
      onSent();
      onCard(thanked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(toErrors(error));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }

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
                    setErrors({});
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
          <Button type="submit" busy={busy}>
            Send thanks
          </Button>
        </div>
      </form>
    </section>
  );
}

function toErrors(error: ApiError): { field: string } | { general: string } {
  const atField = error.at('text');
  if (atField) return { field: atField };
  return {
    general:
      error.status >= 500
        ? 'Your note could not be sent. It is saved here. Press Send thanks again in a moment.'
        : error.message,
  };
}
