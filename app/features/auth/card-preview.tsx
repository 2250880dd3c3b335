import type { CardInProgress } from '#app/client/cards/card-in-progress.ts';
import { handFamily, handScale, inkColour } from '#app/ui/opening/handwriting.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { Sidebar } from '#app/ui/layout/sidebar.tsx';
import css from './card-preview.module.css';

/** How much of the message is visible behind the card. */
const EXCERPT_LENGTH = 90;

/** The card in progress: its cover, and the beginning of its message. */
export function CardPreview({ card }: { card: CardInProgress }) {
  const { name, message, signature } = card;
  return (
    <Sidebar className={css.stage}>
      <div className={css.cards}>
        {message !== '' && (
          <div
            className={css.leaf}
            style={{
              fontFamily: handFamily(card.hand),
              color: inkColour(card.ink),
              ['--scale' as string]: handScale(card.hand),
            }}
            aria-hidden="true"
          >
            <p>{excerptOf(message)}</p>
            {signature !== '' && <p className={css.signature}>{signature}</p>}
          </div>
        )}
        <CardPicture
          className={css.cover}
          picture={card.picture}
          sizes="17rem"
          alt={card.alt}
          paper={card.paper}
          eager
        />
      </div>
      <p className={css.caption}>
        <b>
          Your card{' '}
          {name !== '' && (
            <>
              for <bdi>{name}</bdi>{' '}
            </>
          )}
          is saved
        </b>
        It stays on this device, whether you sign in or not. Next step: {card.next}.
      </p>
    </Sidebar>
  );
}

function excerptOf(message: string): string {
  const words = message.trim().replace(/\s+/g, ' ');
  return words.length <= EXCERPT_LENGTH ? words : `${words.slice(0, words.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}
