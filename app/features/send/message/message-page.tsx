import type { CSSProperties } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import type { Draft } from '../draft/draft.ts';
import { formatLength } from './format-length.ts';
import { GrowingTextarea } from './growing-textarea.tsx';
import { getHand, getInk } from './handwriting.ts';
import css from './message-pages.module.css';
import { RightPageArt, useRightPage } from './page-art.tsx';
import { getMessageSize } from './text-size.ts';

/** The right page: the message, in the chosen handwriting and ink. */
export function MessagePage({
  id,
  server,
  draft,
  max,
  pageCount,
  greeting,
  error,
  onChange,
  onBlur,
}: {
  id: string;
  server: CardSend;
  draft: Pick<Draft, 'message' | 'hand' | 'ink'>;
  max: number;
  pageCount: number;
  greeting: string;
  error: string | undefined;
  onChange: (message: string) => void;
  onBlur: () => void;
}) {
  const src = useRightPage(server);
  const { message } = draft;
  const hand = getHand(draft.hand);
  return (
    <div className={css.messageSide}>
      <label className={css.label} htmlFor={id}>
        Your message
      </label>
      <div className={`${css.page} ${css.pageMessage}`} data-hand={draft.hand}>
        <RightPageArt src={src} />
        <GrowingTextarea
          id={id}
          data-field="message"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onBlur={onBlur}
          className={css.message}
          style={
            {
              '--size': getMessageSize(message) * (hand?.scale ?? 1),
              fontFamily: hand?.family,
              color: getInk(draft.ink)?.colour,
            } as CSSProperties
          }
          value={message}
          onChange={(event) => onChange(event.target.value)}
          placeholder={greeting}
        />
      </div>
      <p id={`${id}-help`} className={error ? css.wrong : css.help}>
        {error ?? (formatLength(message, max) || (pageCount > 1 ? `${pageCount} pages` : ''))}
      </p>
    </div>
  );
}
