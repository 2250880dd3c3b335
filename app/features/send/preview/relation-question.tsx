import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import type { CardSend } from '#contract/card-send.ts';
import { formatRecipient } from '#shared/cards/recipient.ts';
import { routes } from '#shared/routes.ts';
import { startCardChange } from '../draft/card-change.ts';
import type { Draft } from '../draft/draft.ts';
import { formatNames } from '../recipients/recipients.ts';
import { isCardKept, keepCard } from './kept-cards.ts';
import { findMismatchedNames } from './relation-mismatch.ts';
import css from './relation-question.module.css';

/** Asks once whether a card for Mum is meant for Kit. It keeps nobody from sending. */
export function RelationQuestion({ server, draft }: { server: CardSend; draft: Draft }) {
  const { cardSendId, card } = server;
  const [wasAsked] = useState(() => isCardKept(cardSendId));
  const [isKept, setKept] = useState(false);
  const id = useId();
  const saying = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => void (isKept && saying.current?.focus()), [isKept]);
  const names = findMismatchedNames({ ...draft, relation: card.relation });
  if (isKept)
    return (
      <p ref={saying} tabIndex={-1} className={css.kept}>
        This card stays.
      </p>
    );
  if (wasAsked || !card.relation || names.length === 0) return null;
  return (
    <fieldset className={css.question} aria-labelledby={id}>
      <p id={id}>
        This card is {formatRecipient(card.relation)}, and it goes to {formatNames(names)}. Is it the one you meant?
      </p>
      <div className={css.answers}>
        <Button variant="quiet" size="small" onClick={() => (keepCard(cardSendId), setKept(true))}>
          Keep it
        </Button>
        <ButtonLink
          variant="plain"
          size="small"
          className={text.nowrap}
          to={card.categories[0]?.path ?? routes.cards()}
          onClick={() => (keepCard(cardSendId), startCardChange(cardSendId))}
        >
          Choose another card
        </ButtonLink>
      </div>
    </fieldset>
  );
}
