import { useState, type FormEvent, type RefObject } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import type { ReadCard } from '#contract/card-read.ts';
import type { ThanksProblem } from './thanks-problem.ts';

const PROBLEMS: Record<ThanksProblem, string> = {
  empty: 'Write a word or two first.',
  late: 'Your thanks have already been sent. Reply to the email to add something.',
};

export type ThanksOptions = {
  card: ReadCard;
  /** the second part of the link, which says whose thanks they are */ personal: string;
  /** why a note that was sent without script was refused */ problem: ThanksProblem | undefined;
  onCard: (card: ReadCard) => void;
  onSent: () => void;
};

/** The thank-you note as it is typed, and sending it. @param field gets the focus where the note is refused */
export function useThanks(
  { card, personal, problem, onCard, onSent }: ThanksOptions,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [note, setNote, deleteSavedNote] = useSavedInput(`thanks ${personal}`, card.thanks?.text ?? '');
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ field?: string | undefined; general?: string | undefined }>(
    problem ? { field: PROBLEMS[problem] } : {},
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
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

  return { note, setNote, isBusy, errors, clearErrors: () => setErrors({}), send };
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
