import { useUpcomingHolidays } from '#app/client/upcoming-holidays.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import text from '#app/ui/text.module.css';
import type { UpcomingDay } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';
import css from './upcoming-holidays.module.css';
import { formatUpcoming, formatStamp } from './format-upcoming.ts';

const MOST = 4;
/** The widths of the small cards beside a day. */
const SIZES = '56px';

/** The next holidays in the reader's region, each with cards for it. */
export function UpcomingHolidays() {
  const coming = useUpcomingHolidays(MOST);
  return (
    <section className={classNames(text.wrap, css.holidays)} aria-labelledby="coming-up">
      <div className={css.head}>
        <h2 id="coming-up">Coming up</h2>
        <p className={text.soft}>The next holidays. Write a card now and we deliver it on the day.</p>
        <PathLink className={text.arrow} to={routes.cards('holidays')}>
          All holidays <Icon name="right" />
        </PathLink>
      </div>
      {coming !== 'away' && (
        <ul className={css.rows} aria-busy={coming === null}>
          {coming === null
            ? Array.from({ length: MOST }, (_, i) => <RowSkeleton key={i} />)
            : coming.days.map((day) => <Row key={day.name} day={day} today={coming.today} />)}
        </ul>
      )}
    </section>
  );
}

function Row({ day, today }: { day: UpcomingDay; today: string }) {
  const stamp = formatStamp(day.date);
  return (
    <li>
      <DateStamp day={stamp.day} word={stamp.month} kind={day.isByMoon ? 'lunar' : 'holiday'} />
      <div className={css.details}>
        <h3>
          <PathLink className={css.name} to={day.path}>
            {day.name}
          </PathLink>
        </h3>
        <p className={classNames(text.small, text.soft)}>{formatUpcoming(day, today)}</p>
      </div>
      <span className={css.cards}>
        {day.cards.map((card) => (
          <CardPicture
            key={card.cardId}
            picture={(width) => media.card(card.cardId, card.paletteId, 'front', width, card.v)}
            sizes={SIZES}
            paper={card.paper}
          />
        ))}
      </span>
      {/* Leads to the same page as the name, for people who look for a button. */}
      <ButtonLink variant="quiet" size="small" to={day.path} className={text.onlyDesk} aria-hidden tabIndex={-1}>
        Choose a card
      </ButtonLink>
    </li>
  );
}

function RowSkeleton() {
  return (
    <li aria-hidden="true">
      <span className={css.stampSkeleton} />
      <div className={css.details}>
        <SkeletonLine width="9rem" />
        <SkeletonLine width="6rem" near />
      </div>
    </li>
  );
}
