import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { RowFrame } from '#app/parts/card-row/row-frame.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import { media, routes } from '#shared/routes.ts';
import { capitalize } from '#shared/text/format.ts';
import { kindOf, pathToCards } from '../entries/entry-types.ts';
import { formatDay, formatDistance } from '../format-day.ts';
import css from './next-up.module.css';

const CARDS = 3;

type Props = {
  entry: CalendarEntry;
  /** that it is about, `YYYY-MM-DD`: the next one, or one that was missed */ day: string;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  onChange: (entry: CalendarEntry) => void;
};

/** The one date that most needs the reader, with cards for it. It goes once something is done about it. */
export function NextUp({ entry, day, today, onChange }: Props) {
  const { calendarId, calendarName, reminderName, cardSendId } = entry;
  const { run, running, generalError } = useAction();
  const { weekday, month, day: number } = formatDay(day);
  const isMissed = day < today;
  function plan() {
    void run(async () => {
      const body = { handledAs: 'call', day } as const;
      onChange((await call('POST /reminder/send/{calendarId}', { params: { calendarId }, body })).calendar);
    });
  }
  return (
    <section className={css.band} aria-labelledby="next-up">
      <div className={classNames(text.wrap, css.inner)}>
        <div className={css.words}>
          <DateStamp day={number} word={month} kind={kindOf(entry)} />
          <h2 id="next-up">
            <bdi>{isMissed ? `${calendarName} was on ${weekday}` : reminderName}</bdi>
          </h2>
          <p className={text.soft}>
            {isMissed
              ? 'It is not too late: a late card is a nice surprise.'
              : `${capitalize(formatDistance(today, day))}, on a ${weekday}. Here are some cards for it.`}
          </p>
          {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
          <div className={css.acts}>
            <ButtonLink to={pathToCards(entry)}>Choose a card</ButtonLink>
            {cardSendId === null && (
              <Button variant="plain" busy={running !== null} onClick={plan}>
                I will call instead
              </Button>
            )}
          </div>
        </div>
        <SuggestedCards key={calendarId} calendarId={calendarId} />
      </div>
    </section>
  );
}

/** A row of cards for it. Where they cannot be loaded, the row is empty. */
function SuggestedCards({ calendarId }: { calendarId: string }) {
  const { value } = useLoaded(async () => {
    const query = { limit: CARDS };
    return (await call('GET /calendar/{calendarId}/cards', { params: { calendarId }, query })).results;
  });
  return (
    <RowFrame className={css.row} standClassName={css.stand}>
      {(value ?? []).map((card, i) => (
        <PathLink
          key={card.cardId}
          to={routes.card(card.cardId, { calendarId })}
          aria-label={card.title}
          className={css.card}
        >
          <CardPicture
            picture={(size) => media.card(card.cardId, card.paletteId, 'front', size, card.v)}
            paper={card.paper}
            sizes={i === 1 ? '12rem' : '10rem'}
            eager
          />
        </PathLink>
      ))}
    </RowFrame>
  );
}
