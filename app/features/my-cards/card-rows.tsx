import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/skeleton.tsx';
import { Status } from '#app/ui/status.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { aCard } from '#shared/card-kind.ts';
import { capital, sayMoment } from '#shared/spoken.ts';
import css from './card-rows.module.css';
import { frontOf } from './front-of.ts';
import { sayPeople } from './list-words.ts';
import { sayBecame } from './say-became.ts';
import { MoreButton } from './more-button.tsx';
import { keyOf } from './use-my-cards.ts';

/** How many rows are shown while they are on their way. */
const WAITING = 4;

/** Cards as rows: the front, to whom and when, and the way on to each. */
export function CardRows({
  type,
  cards,
  onDone,
}: {
  type: 'sent' | 'drafts';
  cards: readonly MyCard[];
  onDone: () => void;
}) {
  return (
    <ul className={css.rows}>
      {cards.map((one, i) => {
        const { card, cardSend } = one;
        if (!cardSend) return null;
        const when = sayMoment(cardSend.at);
        const isDown = cardSend.state === 'stopped';
        return (
          <li key={keyOf(one)}>
            <PathLink className={css.row} to={cardSend.path}>
              <Sheet picture={frontOf(one)} sizes="56px" paper={card.paper} eager={i < WAITING} />
              <span className={css.words}>
                <span className={css.title}>{card.title}</span>
                <span className={css.line}>
                  {[kindAndPeople(type, cardSend), type === 'drafts' ? `changed ${when}` : when].join(', ')}
                </span>
              </span>
              <span className={css.end}>
                {isDown ? (
                  <Status icon="lock" className={css.status}>
                    Taken down
                  </Status>
                ) : (
                  <Became cardSend={cardSend} />
                )}
                {type === 'drafts' && <span className={css.on}>Go on writing</span>}
                <Icon name="right" />
              </span>
            </PathLink>
            {type === 'sent' && !isDown && <MoreButton one={one} onClose={onDone} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What became of a card that was sent. */
function Became({ cardSend }: { cardSend: NonNullable<MyCard['cardSend']> }) {
  const said = sayBecame(cardSend);
  return (
    said && (
      <Status icon={said.icon} tone={said.tone} className={css.status}>
        {said.words}
      </Status>
    )
  );
}

/** `A birthday card to Amelie`; of a draft that has nobody yet, what kind of card it is. */
function kindAndPeople(type: 'sent' | 'drafts', { occasion, people }: NonNullable<MyCard['cardSend']>): string {
  const kind = capital(aCard(occasion));
  if (people.length === 0) return kind;
  return `${kind} ${type === 'drafts' ? 'for' : 'to'} ${sayPeople(people)}`;
}

export function RowsSkeleton() {
  return (
    <ul className={css.rows} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, i) => (
        <li key={i}>
          <span className={css.row}>
            <SkeletonBlock width="100%" height="4.9rem" />
            <span className={css.words}>
              <SkeletonLine width="12rem" near />
              <SkeletonLine width="9rem" near />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
