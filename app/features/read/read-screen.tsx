import { useMemo, useState } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Opening } from '#app/ui/opening/opening.tsx';
import type { OpeningControls } from '#app/ui/opening/use-opening.ts';
import text from '#app/ui/text.module.css';
import { AfterCard } from './after-card.tsx';
import { cardAsOpening, wordsOf } from './card-as-opening.ts';
import css from './read.module.css';
import type { ThanksProblem } from './thanks-problem.ts';
import { useTellOpened } from './use-tell-opened.ts';

type Props = {
  card: ReadCard;
  /** the address says that the envelope was opened: the way without script */
  isOpen: boolean;
  thanksProblem?: ThanksProblem | undefined;
};

/** A card that somebody received: the envelope, and what is in it. */
export function ReadScreen({ card: loaded, isOpen, thanksProblem }: Props) {
  const [card, setCard] = useState(loaded);
  const tellOpened = useTellOpened(card, setCard);
  const opened = isOpen || (card.isPersonal && card.isOpened);
  // what has been opened stays open while the page is there, whatever the server says meanwhile
  const [initial] = useState<'open' | 'sealed'>(opened ? 'open' : 'sealed');
  // what an opening shows does not change by opening it: an answer that comes in while it plays draws none of it anew
  const shown = useMemo(() => ({ card: cardAsOpening(loaded), words: wordsOf(loaded) }), [loaded]);
  return (
    <div className={css.read}>
      {card.isTest && (
        <p className={css.test}>
          <b>This is a test, and only you have it.</b> Opening it is not counted.
        </p>
      )}
      <Opening
        {...shown}
        initial={initial}
        ownsPage
        onOpen={() => !card.isTest && tellOpened()}
        above={
          <div className={css.from}>
            <h1>
              <bdi>{card.from}</bdi> sent you a card
            </h1>
            {card.phrase && (
              <p>
                The phrase between you: <bdi>{card.phrase}</bdi>
              </p>
            )}
          </div>
        }
        below={openingActs}
      >
        {(controls) => <AfterCard card={card} onCard={setCard} controls={controls} problem={thanksProblem} />}
      </Opening>
    </div>
  );
}

/** Tells the browser's entry (app/client.tsx), which holds a press that came before. */
const tellAlive = (form: HTMLFormElement | null) => void form?.dispatchEvent(new Event('alive', { bubbles: true }));

/** Opening is a POST: without script the form makes it, and the page comes back open. */
function openingActs({ open, toCard }: OpeningControls) {
  return (
    <>
      <form
        ref={tellAlive}
        className={css.acts}
        method="post"
        data-comes-alive=""
        onSubmit={(event) => {
          event.preventDefault();
          const pressed = event.nativeEvent.submitter;
          if (pressed instanceof HTMLButtonElement && pressed.name === 'skip') toCard();
          else open();
        }}
      >
        <input type="hidden" name="act" value="open" />
        <Button type="submit">Open the envelope</Button>
        <Button type="submit" variant="plain" name="skip" value="1">
          Skip to the card
        </Button>
      </form>
      <p className={classNames(text.note, css.note)}>
        No account needed. The card stays here for as long as you want it.
      </p>
    </>
  );
}
