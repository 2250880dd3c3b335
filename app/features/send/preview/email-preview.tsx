import type { CardSend } from '#contract/card-send.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import type { Draft } from '../draft/draft.ts';
import css from './email-preview.module.css';

/** The email with the card, in reading order. */
export function EmailPreview({
  server,
  draft,
  to,
  alt,
}: {
  server: CardSend;
  draft: Draft;
  /** the one who gets it */ to: string | undefined;
  /** what the front shows */ alt: string;
}) {
  const sender = draft.senderName.trim() || 'Your name';
  const phrase = draft.phrase.trim();
  return (
    <details className={css.preview}>
      <summary>Preview the email</summary>
      <div className={css.email}>
        <p className={css.subject}>
          <bdi>{sender}</bdi> sent you {kindOfCardWithArticle(server.card.occasion)}
          {phrase && ` (${phrase})`}
        </p>
        <p className={css.from}>
          From <bdi>{sender}</bdi> via Cardamom
          {to && (
            <>
              , for <bdi>{to}</bdi>
            </>
          )}
        </p>
        {phrase && (
          <p>
            A private phrase from <bdi>{sender}</bdi>, so that you know who it is from: <i>{phrase}</i>
          </p>
        )}
        <p className={css.alt}>{alt}</p>
        {(draft.verse.trim() || draft.message.trim()) && <p className={css.from}>The message inside:</p>}
        {draft.verse.trim() && (
          <p className={css.words}>
            <i>{draft.verse.trim()}</i>
          </p>
        )}
        {draft.message.trim() && <p className={css.words}>{draft.message.trim()}</p>}
        <p>
          The email has a button that opens the card, and a code for people who would rather not follow a link. Replies
          go to you
          {draft.senderEmail && (
            <>
              at <bdi dir="ltr">{draft.senderEmail}</bdi>
            </>
          )}
          .
        </p>
      </div>
    </details>
  );
}
