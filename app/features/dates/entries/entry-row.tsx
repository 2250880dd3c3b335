import { DateStamp } from '#app/parts/date-stamp.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { capitalize } from '#shared/text/format.ts';
import { localDate } from '#shared/time/local-date.ts';
import { AnswerMenu } from '../answer/answer-menu.tsx';
import { ANSWERS } from '../answer/answer-words.ts';
import { formatDay, formatDistance } from '../format-day.ts';
import { DateRow, DayRow } from '../rows.tsx';
import type { ScheduledCard } from '../use-my-cards.ts';
import { describeEntry } from './describe-entry.ts';
import css from './entry-row.module.css';
import { kindOf, pathToCards, pathToChange, typeOf } from './entry-types.ts';

type Props = {
  entry: CalendarEntry;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  /** the card that is scheduled for it */ card?: ScheduledCard | undefined;
  /** on the page of its person, where its row says what the day is */ isPersons?: boolean;
  /** called with the entry as it is after an answer */ onChange: (entry: CalendarEntry) => void;
};

/** A birthday, an anniversary or an event in a list below its month, with what is done about it, which can be answered in place. */
export function EntryRow(props: Props) {
  const { entry, today, isPersons = false } = props;
  const { calendarDate, contact, calendarName, date } = entry;
  const who = contact?.name ?? calendarName;
  const type = typeOf(entry);
  const row = {
    name: (
      <PathLink className={css.name} to={pathToChange(entry)} aria-label={`Change ${calendarName}`}>
        <bdi>{isPersons && type !== 'event' ? capitalize(type) : who}</bdi>
      </PathLink>
    ),
    note: describeEntry(entry, today),
    end: (
      <div className={css.end}>
        <EntryState {...props} who={who} />
        <AnswerMenu entry={entry} today={today} onChange={props.onChange} />
      </div>
    ),
  };
  if (calendarDate === null) return <DateRow mark={<Avatar name={who} />} {...row} />;
  const kind = kindOf(entry);
  if (date.day === null)
    return <DateRow mark={<DateStamp day="?" word={formatDay(calendarDate).month} kind={kind} />} {...row} />;
  return <DayRow date={calendarDate} kind={kind} inMonth={!isPersons} {...row} />;
}

/** What is done about it, or what can be done next. */
function EntryState({ entry, today, card, who }: Props & { who: string }) {
  const { calendarDate, calendarName, handledAs, isBlocked } = entry;
  if (calendarDate === null)
    return (
      <ButtonLink size="small" variant="quiet" to={pathToChange(entry)} aria-label={`Add the date of ${calendarName}`}>
        Add the date
      </ButtonLink>
    );
  if (card !== undefined)
    return (
      <PathLink className={css.planned} to={card.path}>
        <Icon name="envelope" />
        Card leaves {formatDistance(today, localDate(new Date(card.at)))}
      </PathLink>
    );
  if (handledAs !== null)
    return (
      <span className={css.state}>
        <Icon name={ANSWERS[handledAs].icon} />
        {ANSWERS[handledAs].short}
      </span>
    );
  if (isBlocked) return <span className={css.state}>No reminders</span>;
  return (
    <ButtonLink size="small" variant="quiet" to={pathToCards(entry)} aria-label={`Choose a card for ${who}`}>
      <span>
        Choose<span className={css.wide}> a card</span>
      </span>
    </ButtonLink>
  );
}
