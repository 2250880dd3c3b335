import type { CardInHand } from '#app/client/card-in-hand.ts';
import { handFamily, handScale, inkColour } from '#app/ui/opening/hand.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { SideWall } from '#app/ui/side-wall.tsx';
import css from './loose-card.module.css';

/** As much of a letter as is seen of its leaf behind the card. */
const WORDS = 90;

/** The card in hand, as it lies on the table: its cover, and the beginning of its letter. */
export function LooseCard({ card }: { card: CardInHand }) {
  const { name, message, signature } = card;
  return (
    <SideWall className={css.stage}>
      <div className={css.loose}>
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
            <p>{beginningOf(message)}</p>
            {signature !== '' && <p className={css.signature}>{signature}</p>}
          </div>
        )}
        <Sheet className={css.cover} picture={card.picture} sizes="17rem" alt={card.alt} paper={card.paper} eager />
      </div>
      <p className={css.kept}>
        <b>
          Your card{' '}
          {name !== '' && (
            <>
              for <bdi>{name}</bdi>{' '}
            </>
          )}
          is kept
        </b>
        Every word of it, on this device, whether you sign in or not. Next step: {card.next}.
      </p>
    </SideWall>
  );
}

function beginningOf(message: string): string {
  const words = message.trim().replace(/\s+/g, ' ');
  return words.length <= WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', WORDS))} …`;
}
