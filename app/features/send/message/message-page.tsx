import type { CardSend } from '#contract/card-send.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import type { Draft } from '../draft/draft.ts';
import { formatLength } from './format-length.ts';
import { getHand, getInk } from './handwriting.ts';
import { LetterEditor } from './letter/letter-editor.tsx';
import css from './message-pages.module.css';
import { PageNote } from './page-note.tsx';
import { useRightPage } from './page-pictures.ts';

/** The right page: the message, in the chosen handwriting and ink. */
export function MessagePage({
  id,
  server,
  draft,
  max,
  greeting,
  error,
  onChange,
  onBreaks,
  onBlur,
}: {
  id: string;
  server: CardSend;
  draft: Pick<Draft, 'message' | 'hand' | 'ink' | 'senderName'>;
  max: number;
  greeting: string;
  error: string | undefined;
  onChange: (message: string) => void;
  /** where the lines of the message begin, as this browser breaks them */
  onBreaks: (breaks: number[]) => void;
  onBlur: () => void;
}) {
  const picture = useRightPage(server);
  const { message } = draft;
  return (
    <div className={css.messageSide}>
      <label className={css.label} htmlFor={id}>
        Your message
      </label>
      <LetterEditor
        id={id}
        text={message}
        placeholder={greeting}
        picture={picture}
        hand={getHand(draft.hand)}
        colour={getInk(draft.ink).colour}
        signature={signatureOf(message, draft.senderName)}
        laid={server.letter}
        describedBy={`${id}-help`}
        isInvalid={error !== undefined}
        onChange={onChange}
        onBreaks={onBreaks}
        onBlur={onBlur}
      />
      <PageNote
        id={`${id}-help`}
        error={error}
        note={
          formatLength(message, max) ||
          (message !== '' && <span className={css.keys}>Ctrl + Enter goes on to the next step.</span>)
        }
      />
    </div>
  );
}
