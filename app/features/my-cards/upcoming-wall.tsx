import { PathLink } from '#app/ui/path-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Stamp } from '#app/ui/stamp.tsx';
import text from '#app/ui/text.module.css';
import type { MyCard } from '#contract/favorite.ts';
import { kindOfCard } from '#shared/card-kind.ts';
import { stampKind } from '#shared/stamp-kind.ts';
import { capital, sayDayAndHour } from '#shared/spoken.ts';
import { frontOf } from './front-of.ts';
import { sayPeople } from './list-words.ts';
import { MoreButton } from './more-button.tsx';
import css from './upcoming-wall.module.css';
import { keyOf } from './use-my-cards.ts';
import { dateFormat } from '#shared/date-format.ts';

const MONTH = dateFormat('en-GB', { month: 'short' });

/** Cards that wait for their day: they stand on ledges, each over the stamp of that day. */
export function UpcomingWall({ cards, onDone }: { cards: readonly MyCard[]; onDone: () => void }) {
  return (
    <section className={css.wall}>
      <ul className={`${text.wrap} ${css.stand}`} aria-label="Cards that wait for their day">
        {cards.map((one, i) => {
          const { card, cardSend } = one;
          if (!cardSend) return null;
          const at = new Date(cardSend.at);
          return (
            <li key={keyOf(one)} className={css.place}>
              <PathLink to={cardSend.path} className={css.card}>
                <span className={css.object}>
                  <Sheet
                    picture={frontOf(one)}
                    paper={card.paper}
                    sizes="(max-width: 767px) 40vw, 220px"
                    eager={i < 4}
                  />
                </span>
                <span className={css.facts}>
                  <Stamp kind={stampKind(cardSend.occasion)} day={at.getDate()} word={MONTH.format(at)} />
                  <span className={css.words}>
                    <span className={css.who}>{sayPeople(cardSend.people, true)}</span>
                    <span className={css.when}>{capital(kindOfCard(cardSend.occasion))}</span>
                    <span className={css.when}>
                      {cardSend.state === 'awaiting-confirmation'
                        ? 'Waits for one press in your mail'
                        : sayDayAndHour(cardSend.at)}
                    </span>
                  </span>
                </span>
              </PathLink>
              <MoreButton one={one} onClose={onDone} className={css.more} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
