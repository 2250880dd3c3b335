import { useMemo, useState } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { announceHydrated } from '#app/client/input/announce-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Opening } from '#app/ui/opening/opening.tsx';
import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import text from '#app/ui/text.module.css';
import { CardFooter } from './card-footer.tsx';
import { toOpeningCard, getOpeningLabels } from './opening-card.ts';
import css from './read.module.css';
import type { ThanksProblem } from './thanks-problem.ts';
import { useReportOpened } from './use-report-opened.ts';

type Props = {
  card: ReadCard;
  /** the query says that the envelope was opened: how it works without script */
  isOpen: boolean;
  thanksProblem?: ThanksProblem | undefined;
};

/** A received card in its envelope. */
export function ReceivedCard({ card: loaded, isOpen, thanksProblem }: Props) {
  const [card, setCard] = useState(loaded);
  const reportOpened = useReportOpened(card, setCard);
  const isAlreadyOpen = isOpen || (card.isPersonal && card.isOpened);
  // Stays as it was on load: a later answer of the server neither opens nor closes the card.
  const [initial] = useState<'open' | 'sealed'>(isAlreadyOpen ? 'open' : 'sealed');
  // From the card as loaded, so that an answer that arrives during the animation renders nothing anew.
  const shown = useMemo(() => ({ card: toOpeningCard(loaded), labels: getOpeningLabels(loaded) }), [loaded]);
  return (
    <div className={css.read}>
      {card.isTest && (
        <p className={css.test}>
          <b>This is a test that only you can see.</b> Opening it is not counted.
        </p>
      )}
      <Opening
        {...shown}
        initial={initial}
        ownsPage
        onOpen={() => !card.isTest && reportOpened()}
        above={
          <div className={css.from}>
            <h1>
              <bdi>{card.from}</bdi> sent you a card
            </h1>
            {card.phrase && (
              <p>
                Private phrase: <bdi>{card.phrase}</bdi>
              </p>
            )}
          </div>
        }
        below={renderEnvelopeActions}
      >
        {(controls) => <CardFooter card={card} onCard={setCard} controls={controls} problem={thanksProblem} />}
      </Opening>
    </div>
  );
}

/** Opening is a POST. Without script the form sends it, and the page comes back with the card open. */
function renderEnvelopeActions({ open, skipToCard }: OpeningControls) {
  return (
    <>
      <form
        ref={announceHydrated}
        className={css.actions}
        method="post"
        data-hold-submit=""
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          if (submitter instanceof HTMLButtonElement && submitter.name === 'skip') skipToCard();
          else open();
        }}
      >
        <input type="hidden" name="act" value="open" />
        <Button type="submit">Open the envelope</Button>
        <Button type="submit" variant="plain" name="skip" value="1">
          Skip to the card
        </Button>
      </form>
      <p className={classNames(text.note, css.note)}>No account needed. Your card does not expire.</p>
    </>
  );
}
