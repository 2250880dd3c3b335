import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { capitalize, formatRelativeTime } from '#shared/text/format.ts';
import css from './card-rows.module.css';
import { frontPicture } from '#app/parts/own-cards/front-picture.ts';
import { formatPeople } from './list-text.ts';
import { deliverySummary } from '#app/parts/own-cards/delivery-summary.ts';
import { MoreButton } from './more-button.tsx';
import { cardKey } from './use-my-cards.ts';

/** How many skeleton rows are shown while loading. */
const SKELETON_ROWS = 4;

/** Cards as rows: the front, the recipients, the time and a link. */
export function CardRows({
  type,
  cards,
  onChange,
}: {
  type: 'sent' | 'drafts';
  cards: readonly MyCard[];
  onChange: () => void;
}) {
  return (
    <ul className={css.rows}>
      {cards.map((one, i) => {
        const { card, cardSend } = one;
        if (!cardSend) return null;
        const when = formatRelativeTime(cardSend.at);
        const isDown = cardSend.state === 'stopped';
        return (
          <li key={cardKey(one)}>
            <PathLink className={css.row} to={cardSend.path}>
              <CardPicture picture={frontPicture(one)} sizes="56px" paper={card.paper} eager={i < SKELETON_ROWS} />
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
                  <DeliveryStatus cardSend={cardSend} />
                )}
                {type === 'drafts' && <span className={css.on}>Continue</span>}
                <Icon name="right" />
              </span>
            </PathLink>
            {type === 'sent' && !isDown && <MoreButton one={one} onClose={onChange} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The delivery status of a sent card. */
function DeliveryStatus({ cardSend }: { cardSend: NonNullable<MyCard['cardSend']> }) {
  const summary = deliverySummary(cardSend);
  return (
    summary && (
      <Status icon={summary.icon} tone={summary.tone} className={css.status}>
        {summary.text}
      </Status>
    )
  );
}

/** `A birthday card to Amelie`, or only the kind of card for a draft without recipients. */
function kindAndPeople(type: 'sent' | 'drafts', { occasion, people }: NonNullable<MyCard['cardSend']>): string {
  const kind = capitalize(kindOfCardWithArticle(occasion));
  if (people.length === 0) return kind;
  return `${kind} ${type === 'drafts' ? 'for' : 'to'} ${formatPeople(people)}`;
}

export function RowsSkeleton() {
  return (
    <ul className={css.rows} aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, i) => (
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
