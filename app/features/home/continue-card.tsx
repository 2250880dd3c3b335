import { useEffect, useId, useState } from 'react';
import { type CardInProgress, cardInProgressScript } from '#app/client/cards/card-in-progress.ts';
import { useCardsInProgress } from '#app/client/cards/use-card-in-progress.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import css from './continue-card.module.css';

/** Offers to continue the cards that were being written on this device: the last one, and the others on request. Its place is kept before it is known, so that nothing moves. */
export function ContinueCard() {
  const cards = useCardsInProgress();
  const [areAllShown, setAllShown] = useState(false);
  const id = useId();
  const [card, ...others] = cards ?? [];
  // Once hydrated, the page itself knows whether there is a card.
  useEffect(() => void delete document.documentElement.dataset['card'], []);
  if (cards && !card) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: cardInProgressScript }} />
      <div className={classNames(css.place, card && css.filled)}>
        {card && (
          <aside className={text.wrap} aria-labelledby="continue-card">
            <div className={css.strip}>
              <CardPicture className={css.cover} picture={card.picture} sizes="40px" paper={card.paper} eager />
              <div className={css.words}>
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
                </p>{' '}
                {others.length > 0 && (
                  <button
                    type="button"
                    className={css.more}
                    aria-expanded={areAllShown}
                    aria-controls={id}
                    onClick={() => setAllShown(!areAllShown)}
                  >
                    {areAllShown ? 'Show fewer' : `And ${others.length} more`}
                  </button>
                )}
              </div>
              <ButtonLink size="small" variant="quiet" to={card.path}>
                Continue
              </ButtonLink>
            </div>
            {areAllShown && <OtherCards id={id} cards={others} />}
          </aside>
        )}
      </div>
    </>
  );
}

function OtherCards({ id, cards }: { id: string; cards: readonly CardInProgress[] }) {
  return (
    <ul id={id} className={css.others} aria-label="Other cards you have begun">
      {cards.map(({ cardSendId, picture, paper, path, name, title, next }) => (
        <li key={cardSendId}>
          <CardPicture className={css.cover} picture={picture} sizes="40px" paper={paper} />
          <p>
            <PathLink className={text.link} to={path}>
              {title}
              {name !== '' && (
                <>
                  {' '}
                  for <bdi>{name}</bdi>
                </>
              )}
            </PathLink>{' '}
            <span className={classNames(text.soft, css.next)}>Next: {next}.</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
