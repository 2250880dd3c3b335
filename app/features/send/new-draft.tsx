import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { track } from '#app/client/track.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { CardSend } from '#contract/card-send.ts';
import { routes } from '#shared/routes.ts';
import { Alone } from './alone.tsx';
import { draftStore } from './draft/use-draft.ts';
import { draftBeingChanged, endChanging } from './changing-card.ts';
import css from './send.module.css';
import type { Go } from './steps/step.ts';

type Wanted = { cardId: string; paletteId: string | undefined; nameOnFront: string | undefined };

/** One draft for one wish, however often the page renders while it is being made. */
const beingMade = new Map<string, Promise<{ made: CardSend; before: CardSend | null }>>();
function putOnTable(wanted: Wanted) {
  const key = JSON.stringify(wanted);
  const going = beingMade.get(key);
  if (going) return going;
  const begun = makeOrChange(wanted).finally(() => setTimeout(() => beingMade.delete(key), 0));
  beingMade.set(key, begun);
  return begun;
}

/** A new draft; or, where somebody went to change the card of a draft, that draft with this card: its words and people stay. */
async function makeOrChange({
  cardId,
  paletteId,
  nameOnFront,
}: Wanted): Promise<{ made: CardSend; before: CardSend | null }> {
  const changing = draftBeingChanged();
  const before = changing === null ? null : await draftThatMayChange(changing);
  if (before === null) {
    const { cardSend } = await call('POST /card/send', {
      body: { cardId, ...(paletteId ? { paletteId } : {}), ...(nameOnFront ? { nameOnFront } : {}) },
    });
    track('cart');
    return { made: cardSend, before };
  }
  const { cardSendId } = before;
  const changed = await call('PUT /card/send', {
    body: { cardSendId, cardId, ...(nameOnFront ? { nameOnFront } : {}) },
  });
  const made = paletteId ? await call('PUT /card/send/background', { body: { cardSendId, paletteId } }) : changed;
  return { made: made.cardSend, before };
}
async function draftThatMayChange(cardSendId: string): Promise<CardSend | null> {
  try {
    const { cardSend } = await call('GET /card/send', { query: { card_send_id: cardSendId } });
    return cardSend.state === 'draft' || cardSend.state === 'stopped' ? cardSend : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Puts a card on the table, then shows its first step. */
export function NewDraft({ go, ...wanted }: Wanted & { go: Go }) {
  const [tries, setTries] = useState(0);
  return <Laying key={tries} {...wanted} go={go} again={() => setTries(tries + 1)} />;
}

function Laying({ cardId, paletteId, nameOnFront, go, again }: Wanted & { go: Go; again: () => void }) {
  const toast = useToast();
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let isHere = true;
    const lay = async () => {
      try {
        const { made, before } = await putOnTable({ cardId, paletteId, nameOnFront });
        if (!isHere) return;
        endChanging();
        const store = draftStore(made.cardSendId);
        store.renew(made);
        if (before && before.card.cardId !== made.card.cardId)
          toast('The card is changed. Your words and people are as they were.', {
            undo: () =>
              store.edit({
                cardId: before.card.cardId,
                paletteId: before.paletteId,
                nameOnFront: before.nameOnFront ?? '',
              }),
          });
        go('card', { replace: true, cardSendId: made.cardSendId });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isHere) setProblem(error);
      }
    };
    void lay();
    return () => {
      isHere = false;
    };
  }, [cardId, paletteId, nameOnFront, go, toast]);

  if (problem) return <NotLaid problem={problem} again={again} />;
  return (
    <div className={`${text.wrap} ${css.cardGrid}`} aria-busy="true">
      <div className={css.stageCard}>
        <SkeletonSheet />
      </div>
      <div>
        <SkeletonLine width="60%" />
        <SkeletonLine width="90%" />
      </div>
    </div>
  );
}

function NotLaid({ problem, again }: { problem: ApiError; again: () => void }) {
  if (problem.status === 404 || problem.status === 400)
    return (
      <Alone
        title="This card is not on our shelves"
        action={<ButtonLink to={routes.cards()}>Choose another card</ButtonLink>}
      >
        <p>It may have been moved, or its address is not complete.</p>
      </Alone>
    );
  return (
    <Alone title="We could not lay the card on the table" action={<Button onClick={again}>Try again</Button>}>
      <p>{problem.status === 429 ? problem.message : 'This may be the network, or it may be us. Nothing is lost.'}</p>
    </Alone>
  );
}
