import type { ReactNode } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import type { Draft } from '../draft/draft.ts';
import { formatFrontNames } from '../fronts/format-front-names.ts';
import { hasFrontChoice } from '../fronts/front-names.ts';
import { countWords } from '../message/text-size.ts';
import { type DraftRecipient, formatNames, getAddress } from '../recipients/recipients.ts';
import {
  formatDate,
  formatPartOfDay,
  formatTime,
  formatTimeZone,
  formatWeekday,
  type HourCycle,
} from '#app/parts/places/format-time.ts';
import type { ScheduledTime } from '../schedule/arrival-time.ts';
import { getRecipientArrivals, getScheduledTime, type RecipientArrival } from '../schedule/recipient-arrivals.ts';
import shared from '../send.module.css';
import css from './send-summary.module.css';

type Props = {
  draft: Draft;
  ownTimeZone: string;
  today: string;
  hourCycle: HourCycle;
  card: Pick<CardSend['card'], 'takesName' | 'nameOnFront'>;
  /** goes to a field to change it */
  onChange: (field: string) => void;
};

/** Everything about the send in one list, each row with a button to change it. */
export function SendSummary({ draft, ownTimeZone, today, hourCycle, card, onChange }: Props) {
  const sender = draft.senderName.trim();
  return (
    <dl className={css.summary}>
      <Row name="To" onChange={() => onChange('people')} what="who it is for">
        {draft.people.length === 0 ? 'Nobody yet' : formatRecipients(draft.people)}
      </Row>
      {hasFrontChoice(card, draft) && (
        <Row name="Name on the front" onChange={() => onChange('namesOnFront')} what="the name on the front">
          {formatFrontNames(draft, card)}
        </Row>
      )}
      <Row name="Delivery" onChange={() => onChange('schedule')} what="when it is delivered">
        {draft.schedule.kind === 'now' ? (
          'A moment after you press Send'
        ) : (
          <Arrival draft={draft} ownTimeZone={ownTimeZone} today={today} hourCycle={hourCycle} />
        )}
      </Row>
      <Row name="From" onChange={() => onChange('senderName')} what="who it is from">
        {sender || draft.senderEmail ? (
          <>
            <bdi>{sender || 'No name yet'}</bdi>
            <SecondLine>
              <bdi dir="ltr">{draft.senderEmail || 'No email address yet'}</bdi>
            </SecondLine>
          </>
        ) : (
          'No name yet'
        )}
      </Row>
      <Row name="Private phrase" onChange={() => onChange('phrase')} what="the private phrase">
        {draft.phrase.trim() || 'None'}
      </Row>
      <Row name="Message" onChange={() => onChange('message')} what="the message">
        {formatMessageLength(draft.message, draft.verse)}
      </Row>
    </dl>
  );
}

/** To whom it goes and when, in two lines: for a screen where the button stands above the list. */
export function SendBrief({
  draft,
  ownTimeZone,
  today,
  hourCycle,
  className,
}: Omit<Props, 'card' | 'onChange'> & { className?: string | undefined }) {
  const scheduled = getScheduledTime(draft.schedule);
  return (
    <p className={className}>
      <b className={css.people}>To {formatRecipients(draft.people)}</b>
      {scheduled && isDate(scheduled.date) && (
        <SecondLine>{formatArrivalTime(draft, scheduled, { ownTimeZone, today, hourCycle })}</SecondLine>
      )}
    </p>
  );
}

/** Who gets it by which way: `Kit, by email`, or `Kit by email, Mei by text`. */
function formatRecipients(people: readonly DraftRecipient[]): string {
  const namesOf = (some: readonly DraftRecipient[]) =>
    formatNames(some.map((person) => person.name.trim() || getAddress(person)));
  const [byText, byEmail] = [people.filter(({ mobile }) => mobile), people.filter(({ mobile }) => !mobile)];
  if (byText.length === 0) return `${namesOf(byEmail)}, by email`;
  if (byEmail.length === 0) return `${namesOf(byText)}, by text`;
  return `${namesOf(byEmail)} by email, ${namesOf(byText)} by text`;
}

function Row({
  name,
  what,
  onChange,
  children,
}: {
  name: string;
  what: string;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>{' '}
        <button
          type="button"
          className={`${shared.button} ${css.change}`}
          aria-label={`Change ${what}`}
          onClick={onChange}
        >
          Change
        </button>
      </dd>
    </div>
  );
}

/** A second, smaller line; whatever follows it stays on the same line. */
function SecondLine({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      <span className={css.secondLine}>{children}</span>
    </>
  );
}

function Arrival({ draft, ownTimeZone, today, hourCycle }: Omit<Props, 'onChange' | 'card'>) {
  const scheduled = getScheduledTime(draft.schedule);
  if (scheduled === null || !isDate(scheduled.date)) return 'No date yet';
  const arrivals = getRecipientArrivals(scheduled, draft.people, ownTimeZone);
  const isElsewhere = arrivals.some(({ zone }) => zone !== ownTimeZone);
  const byZone = [...Map.groupBy(arrivals, ({ zone }) => zone)];
  return (
    <>
      {formatArrivalTime(draft, scheduled, { ownTimeZone, today, hourCycle })}
      {isElsewhere &&
        byZone.map(([zone, there]) => <SecondLine key={zone}>{formatZoneArrival(there, hourCycle)}</SecondLine>)}
    </>
  );
}

/** When it arrives: `Monday 30 November at 9:00 in their morning`. */
function formatArrivalTime(
  { people }: Draft,
  scheduled: ScheduledTime,
  { ownTimeZone, today, hourCycle }: Pick<Props, 'ownTimeZone' | 'today' | 'hourCycle'>,
): string {
  const isElsewhere = getRecipientArrivals(scheduled, people, ownTimeZone).some(({ zone }) => zone !== ownTimeZone);
  const theirs = hourCycle === 'h12' ? ', their time' : ` in their ${formatPartOfDay(scheduled.time)}`;
  return `${formatDate(scheduled.date, today)} at ${formatTime(scheduled.time, hourCycle)}${isElsewhere ? theirs : ''}`;
}

function isDate(typed: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed);
}

/** Who is in a time zone, and when the card arrives there in the sender's time: `Kit and Mei in Tokyo: 0:00 your time`. */
function formatZoneArrival(arrivals: readonly RecipientArrival[], hourCycle: HourCycle): string {
  const names = formatNames(arrivals.map(({ person }) => person.name.trim() || getAddress(person)));
  const [arrival] = arrivals;
  if (!arrival) return '';
  const { zone, theirs, yours } = arrival;
  const day = yours.date === theirs.date ? '' : `${formatWeekday(yours.date)} at `;
  return `${names} in ${formatTimeZone(zone)}: ${day}${formatTime(yours.time, hourCycle)} your time`;
}

function formatMessageLength(message: string, verse: string): string {
  const words = countWords(message);
  if (words > 0) return words === 1 ? '1 word' : `${words.toLocaleString('en')} words`;
  return verse.trim() === '' ? 'None' : 'The verse, and no message';
}
