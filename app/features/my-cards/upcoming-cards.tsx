import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import text from '#app/ui/text.module.css';
import type { MyCard } from '#contract/favorite.ts';
import { kindOfCard } from '#shared/cards/card-kind.ts';
import { stampKind } from '#shared/cards/stamp-kind.ts';
import { capitalize, formatUpcoming } from '#shared/text/format.ts';
import { frontPicture } from '#app/parts/own-cards/front-picture.ts';
import { formatPeople } from './list-text.ts';
import { MoreButton } from './more-button.tsx';
import css from './upcoming-cards.module.css';
import { cardKey } from './use-my-cards.ts';
import { dateFormat } from '#shared/time/date-format.ts';

const MONTH = dateFormat('en-GB', { month: 'short' });

/** Scheduled cards, each with the stamp of its date. */
export function UpcomingCards({ cards, onChange }: { cards: readonly MyCard[]; onChange: () => void }) {
  return (
    <section className={css.band}>
      <ul className={`${text.wrap} ${css.row}`} aria-label="Scheduled cards">
        {cards.map((one, i) => {
          const { card, cardSend } = one;
          if (!cardSend) return null;
          const at = new Date(cardSend.at);
          return (
            <li key={cardKey(one)} className={css.place}>
              <PathLink to={cardSend.path} className={css.card}>
                <span className={css.picture}>
                  <CardPicture
                    picture={frontPicture(one)}
                    paper={card.paper}
                    sizes="(max-width: 767px) 40vw, 220px"
                    eager={i < 4}
                  />
                </span>
                <span className={css.facts}>
                  <DateStamp kind={stampKind(cardSend.occasion)} day={at.getDate()} word={MONTH.format(at)} />
                  <span className={css.words}>
                    <span className={css.recipients}>{formatPeople(cardSend.people, true)}</span>
                    <span className={css.date}>{capitalize(kindOfCard(cardSend.occasion))}</span>
                    <span className={css.date}>
                      {cardSend.state === 'awaiting-confirmation' ? 'Confirm it by email' : formatUpcoming(cardSend.at)}
                    </span>
                  </span>
                </span>
              </PathLink>
              <MoreButton one={one} onClose={onChange} className={css.more} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
