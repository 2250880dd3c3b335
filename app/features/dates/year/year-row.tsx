import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useAction } from '#app/client/use-action.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { YearDate } from '#contract/card-plan.ts';
import { media, routes } from '#shared/routes.ts';
import { localDate } from '#shared/time/local-date.ts';
import { ANSWERS } from '../answer/answer-words.ts';
import { kindOf } from '../entries/entry-types.ts';
import { formatDay, formatDistance } from '../format-day.ts';
import { NEXT, CANCEL_SENDING } from './focus-next.ts';
import { OpenDate } from './open-date.tsx';
import { WhenItComes } from './when-it-comes.tsx';
import css from './year.module.css';

type Props = {
  date: YearDate;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  /** called with the date as it is after a change */ onChange: (date: YearDate) => void;
  /** called when its card was planned here */ onPlanned: () => void;
};

/** The next day of somebody, with the card that is planned for it, or with one that can be. */
export function YearRow({ date, today, onChange, onPlanned }: Props) {
  const { calendarId, calendarTypeId, day, contactId, reminderName, handledAs } = date;
  const { day: number, weekday } = formatDay(day);
  // What was chosen and written stays while the card is planned, and is there again when that is taken back.
  const [chosen, setChosen] = useState(0);
  const key = `date-year-${calendarId}-${day}`;
  const [message, setMessage] = useSavedInput(key, date.message);
  const [email, setEmail] = useSavedInput(`${key}-email`, '');
  /** The date as it was before its card was planned here. */
  const [before, setBefore] = useState<YearDate | null>(null);
  const [takenBack, setTakenBack] = useState(0);
  const row = useRef<HTMLLIElement>(null);
  // The button that took it back is gone.
  useEffect(() => {
    if (takenBack > 0) row.current?.querySelector<HTMLElement>(`[${Object.keys(NEXT).join()}]`)?.focus();
  }, [takenBack]);
  return (
    <li ref={row} className={css.row} data-date={calendarId}>
      <DateStamp day={number} word={weekday.slice(0, 3)} kind={kindOf({ calendarTypeId, holiday: null })} />
      <div>
        <h3 className={css.name}>
          <PathLink to={routes.person(contactId)}>
            <bdi>{reminderName}</bdi>
          </PathLink>
        </h3>
        <p className={css.note}>
          {weekday}, {formatDistance(today, day)}
        </p>
        <WhenItComes date={date} onChange={onChange} />
      </div>
      {handledAs === null ? (
        <OpenDate
          date={date}
          today={today}
          chosen={chosen}
          onChoose={setChosen}
          message={message}
          onMessage={setMessage}
          email={email}
          onEmail={setEmail}
          onPlanned={(planned) => {
            setBefore(date);
            onChange(planned);
            onPlanned();
          }}
        />
      ) : date.card === null ? (
        <p className={css.state}>
          <Icon name={ANSWERS[handledAs].icon} />
          {ANSWERS[handledAs].short}
        </p>
      ) : (
        <PlannedCard
          date={date}
          today={today}
          onCancelled={
            before === null
              ? null
              : () => {
                  onChange({ ...before, email: date.email });
                  setTakenBack((times) => times + 1);
                }
          }
        />
      )}
    </li>
  );
}

const PICTURE = '5.5rem';

/** The card that is planned for a date, and when it leaves. Where it was planned here, it can be taken back at once. */
function PlannedCard({
  date: { card: planned, firstName },
  today,
  onCancelled,
}: {
  date: YearDate;
  today: string;
  onCancelled: (() => void) | null;
}) {
  const action = useAction();
  const sent = planned?.cardSend;
  if (!planned || !sent) return null;
  const { cardSendId, path, front, at, nameOnFront } = sent;
  const { card } = planned;
  const leaves = localDate(new Date(at));
  const picture = (size: number) =>
    card.cardId === null
      ? (front ?? '')
      : media.card(card.cardId, card.paletteId, 'front', size, card.v, nameOnFront ?? undefined);
  async function cancelSending() {
    if (cardSendId === null) return;
    const isDone = await action.run(async () => {
      await call('PUT /card/send/stop', { body: { cardSendId } });
    });
    if (isDone) onCancelled?.();
  }
  return (
    <div className={css.card}>
      <PathLink to={path} className={css.picture} aria-label={`See the card for ${firstName}, ${card.title}`}>
        <CardPicture picture={picture} paper={card.paper} sizes={PICTURE} />
      </PathLink>
      <div className={css.words}>
        <p className={css.planned}>
          <Icon name="check" />
          {leaves > today
            ? `Card leaves on ${formatDay(leaves).weekday} ${Number(leaves.slice(8))} ${formatDay(leaves).monthAndYear}`
            : 'Card for today'}
        </p>
        <div className={css.acts}>
          <PathLink to={path} className={text.link} aria-label={`See the card for ${firstName}`}>
            See the card
          </PathLink>
          {onCancelled !== null && (
            <TextButton
              {...CANCEL_SENDING}
              soft
              aria-busy={action.isBusy}
              aria-label={`Undo the card for ${firstName}`}
              onClick={() => void cancelSending()}
            >
              Undo
            </TextButton>
          )}
        </div>
        {action.generalError !== undefined && <Notice tone="bad">{action.generalError}</Notice>}
      </div>
    </div>
  );
}
