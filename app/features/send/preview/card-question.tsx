import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import type { CardSend } from '#contract/card-send.ts';
import { AVOIDABLE } from '#shared/people/avoid.ts';
import { formatRecipient } from '#shared/cards/recipient.ts';
import { routes } from '#shared/routes.ts';
import { startCardChange } from '../draft/card-change.ts';
import type { Draft } from '../draft/draft.ts';
import { formatNames } from '../recipients/recipients.ts';
import { isCardKept, keepCard } from './kept-cards.ts';
import { findMismatchedNames } from './relation-mismatch.ts';
import { useAvoided } from './use-avoided.ts';
import css from './card-question.module.css';

/** Asks once whether a card for Mum is meant for Kit, or a bottle of wine for somebody who does without. It keeps nobody from sending. */
export function CardQuestion({ server, draft }: { server: CardSend; draft: Draft }) {
  const { cardSendId, card } = server;
  const [wasAsked] = useState(() => isCardKept(cardSendId));
  const [isKept, setKept] = useState(false);
  const id = useId();
  const saying = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => void (isKept && saying.current?.focus()), [isKept]);
  const names = findMismatchedNames({ ...draft, relation: card.relation });
  const avoided = useAvoided(server);
  if (isKept)
    return (
      <p ref={saying} tabIndex={-1} className={css.kept}>
        This card stays.
      </p>
    );
  const doubts = [
    ...(card.relation && names.length > 0
      ? [`This card is ${formatRecipient(card.relation)}, and it goes to ${formatNames(names)}.`]
      : []),
    ...avoided.map(({ name, shown }) => `For ${name} you avoid ${formatAvoided(shown)}, which this card shows.`),
  ];
  if (wasAsked || doubts.length === 0) return null;
  return (
    <fieldset className={css.question} aria-labelledby={id}>
      <p id={id}>{doubts.join(' ')} Is it the one you meant?</p>
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

/** What is avoided, within a sentence: `alcohol and “red roses”`. What the member wrote stays as they wrote it. */
function formatAvoided(shown: readonly string[]): string {
  return formatNames(shown.map((one) => (isOneOf(AVOIDABLE, one) ? one.toLowerCase() : `“${one}”`)));
}
const isOneOf = (known: readonly string[], one: string) => known.includes(one);
