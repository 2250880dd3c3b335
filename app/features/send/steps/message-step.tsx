import { lazy, Suspense, useId, useState, type CSSProperties } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import text from '#app/ui/text.module.css';
import { getPersonOnCard } from '#shared/cards/name-on-card.ts';
import { lineBreaksOf } from '#shared/letter/letter.ts';
import { MESSAGE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { MessagePage } from '../message/message-page.tsx';
import { PenChoice } from '../message/pen-choice.tsx';
import { VersePage } from '../message/verse-page.tsx';
import shared from '../send.module.css';
import css from './message-step.module.css';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step.ts';

/** Beside the message, and not needed for it. */
const MessageIdeas = lazy(async () => ({
  default: (await retryChunk('message-ideas', () => import('../message/message-ideas.tsx'))).MessageIdeas,
}));

type MessageField = 'verse' | 'message';

/** The second step: the verse and the message, edited on the pages where they will appear. */
export function MessageStep({ cardSendId, server, draft, snapshot, edit, store, go, returnTo }: StepProps) {
  const id = useId();
  const [touched, setTouched] = useState<Partial<Record<MessageField, boolean>>>({});
  const max = Math.min(server.limits.message, MESSAGE_MAX);
  const name = draft.people[0]?.name.trim() || getPersonOnCard(draft.nameOnFront);
  const errors = {
    verse: snapshot.rejectionOf('verse') ?? getLengthError('The verse', draft.verse, VERSE_MAX),
    message: snapshot.rejectionOf('message') ?? getLengthError('A message', draft.message, max),
  };
  const getShownError = (field: MessageField) =>
    touched[field] || snapshot.rejectionOf(field) ? errors[field] : undefined;
  const onBlur = (field: MessageField) => () => {
    setTouched((was) => ({ ...was, [field]: true }));
    void store.flush();
  };
  function next() {
    const invalid = errors.verse ? 'verse' : errors.message ? 'message' : null;
    setTouched({ verse: true, message: true });
    if (invalid) return document.querySelector<HTMLElement>(`[data-field="${invalid}"]`)?.focus();
    void store.flush();
    go(returnTo ?? 'people');
  }
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <div className={css.wall}>
        <div className={text.wrap}>
          <h1 tabIndex={-1}>What would you like to say?</h1>
          {/* On a wide screen the verse is on the left, as in the card. What people come to write is the first to be reached. */}
          <div className={css.spread} style={{ '--stock': server.colours.stock } as CSSProperties}>
            <div className={css.message}>
              <MessagePage
                id={`${id}-message`}
                server={server}
                draft={draft}
                max={max}
                greeting={`Dear ${name || 'you'},`}
                error={getShownError('message')}
                onChange={(message) => edit({ message })}
                onBreaks={(breaks) => {
                  const isSaved = draft.message === server.message && draft.hand === server.hand;
                  if (isSaved && breaks.join() === lineBreaksOf(server.letter, draft.message.trimEnd().length).join())
                    return;
                  edit({ messageBreaks: { message: draft.message, hand: draft.hand, breaks } });
                }}
                onBlur={onBlur('message')}
              />
            </div>
            <div className={css.pens}>
              <PenChoice id={id} hand={draft.hand} ink={draft.ink} onChange={edit} />
            </div>
            <div className={css.ideas}>
              <ErrorBoundary>
                <Suspense>
                  <MessageIdeas
                    cardId={server.card.cardId}
                    occasion={server.card.occasion}
                    // With several recipients, no idea may greet just one of them.
                    name={draft.people.length > 1 ? '' : name}
                    message={draft.message}
                    onUse={(message) => edit({ message })}
                    focusId={`${id}-message`}
                  />
                </Suspense>
              </ErrorBoundary>
            </div>
            <div className={css.verse}>
              <VersePage
                id={`${id}-verse`}
                server={server}
                verse={draft.verse}
                error={getShownError('verse')}
                onChange={(verse) => edit({ verse })}
                onBlur={onBlur('verse')}
              />
            </div>
          </div>
        </div>
      </div>
      <div className={`${text.wrap} ${css.tools}`}>
        <StepFooter
          previous={{ to: routes.send('card', cardSendId), name: 'Card' }}
          next={returnTo ? 'Back to preview' : 'Next: people and time'}
        />
      </div>
    </form>
  );
}

function getLengthError(what: string, value: string, max: number): string | undefined {
  if (value.length <= max) return undefined;
  const excess = value.length - max;
  return `${what} can have up to ${max.toLocaleString('en')} characters. Remove ${excess.toLocaleString('en')}.`;
}
