import { useEffect } from 'react';
import { cardInProgressScript } from '#app/client/cards/card-in-progress.ts';
import { useCardInProgress } from '#app/client/cards/use-card-in-progress.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './continue-card.module.css';

/** Offers to continue the card that was being written on this device. Its place is kept before it is known, so that nothing moves. */
export function ContinueCard() {
  const card = useCardInProgress();
  // Once hydrated, the page itself knows whether there is a card.
  useEffect(() => void delete document.documentElement.dataset['card'], []);
  if (card === null) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: cardInProgressScript }} />
      <div className={classNames(css.place, card && css.filled)}>
        {card && (
          <aside className={classNames(text.wrap, css.strip)} aria-labelledby="continue-card">
            <CardPicture className={css.cover} picture={card.picture} sizes="40px" paper={card.paper} eager />
            <p id="continue-card">
              <b>
                Your card
                {card.name !== '' && (
                  <>
                    {' '}
                    for <bdi>{card.name}</bdi>
                  </>
                )}
              </b>{' '}
              <span className={classNames(text.soft, css.next)}>Next: {card.next}.</span>
            </p>
            <ButtonLink size="small" variant="quiet" to={card.path}>
              Continue
            </ButtonLink>
          </aside>
        )}
      </div>
    </>
  );
}
