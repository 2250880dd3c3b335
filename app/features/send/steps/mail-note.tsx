import type { CardSend } from '#contract/card-send.ts';
import { aCard } from '#shared/card-kind.ts';
import type { Draft } from '../draft/draft-model.ts';
import css from './mail-note.module.css';

/** The mail that the card comes in, in the order in which it is read. */
export function MailNote({ server, draft }: { server: CardSend; draft: Draft }) {
  const sender = draft.senderName.trim() || 'Your name';
  const phrase = draft.phrase.trim();
  const to = draft.people[0]?.name.trim();
  return (
    <details className={css.mail}>
      <summary>The mail it comes in</summary>
      <div className={css.letter}>
        <p className={css.subject}>
          <bdi>{sender}</bdi> sent you {aCard(server.card.occasion)}
          {phrase && ` (${phrase})`}
        </p>
        <p className={css.from}>
          From <bdi>{sender}</bdi> through Cardamom
          {to && (
            <>
              , for <bdi>{to}</bdi>
            </>
          )}
        </p>
        {phrase && (
          <p>
            <bdi>{sender}</bdi>’s phrase for you, so that you know who it is from: <i>{phrase}</i>
          </p>
        )}
        <p className={css.alt}>{server.card.alt}</p>
        {(draft.verse.trim() || draft.message.trim()) && <p className={css.from}>Inside, it says</p>}
        {draft.verse.trim() && (
          <p className={css.words}>
            <i>{draft.verse.trim()}</i>
          </p>
        )}
        {draft.message.trim() && <p className={css.words}>{draft.message.trim()}</p>}
        <p>
          A button opens the card from its envelope. Beside it stands a code, for those who would rather not follow a
          link. An answer to the mail goes to you
          {draft.senderEmail && (
            <>
              , at <bdi dir="ltr">{draft.senderEmail}</bdi>
            </>
          )}
          .
        </p>
      </div>
    </details>
  );
}
