import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { possessive } from '#shared/text/possessive.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import { getArrivalClocks, toRecipientTime, type ScheduledTime } from './arrival-time.ts';
import { formatTime, formatTimeZone } from '#app/parts/places/format-time.ts';
import { formatOtherArrivals, getRecipientArrivals } from './recipient-arrivals.ts';
import css from './schedule-section.module.css';
import { TimeSlider } from './time-slider.tsx';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';

const SENTENCES_MAX = 5;

/**
 * The time of arrival for the first recipient whose place is known and for the sender as two sliders that move together; recipients elsewhere as
 * sentences. Nothing is shown of places that nobody has given.
 */
export function ArrivalSliders({
  scheduled,
  people,
  ownTimeZone,
  today,
  onChange,
  onCommit,
}: {
  scheduled: ScheduledTime;
  people: readonly DraftRecipient[];
  ownTimeZone: string;
  today: string;
  onChange: (change: Partial<ScheduledTime>) => void;
  onCommit: () => void;
}) {
  const hourCycle = useHourCycle();
  const known = people.filter((person) => person.timeZone !== null);
  const arrivals = getRecipientArrivals(scheduled, known, ownTimeZone);
  const first = arrivals[0];
  const zone = first?.zone ?? ownTimeZone;
  const clocks = first ?? getArrivalClocks(scheduled, ownTimeZone, ownTimeZone);
  const isSameZone = zone === ownTimeZone;
  const sentences = formatOtherArrivals(arrivals, ownTimeZone, hourCycle);
  const shared = { today, hourCycle, onCommit };
  if (people.length > 0 && !first) return null;
  return (
    <>
      <div className={css.when}>
        <TimeSlider
          {...shared}
          label={getLabel(first?.person.name.trim(), isSameZone)}
          {...clocks.theirs}
          timeZone={zone}
          place={formatTimeZone(zone)}
          onTimeChange={(time) => onChange({ time })}
        />
        {!isSameZone && (
          <TimeSlider
            {...shared}
            label="Your time"
            {...clocks.yours}
            timeZone={ownTimeZone}
            place={formatTimeZone(ownTimeZone)}
            onTimeChange={(time) => onChange(toRecipientTime({ ...clocks.yours, time }, zone))}
          />
        )}
      </div>
      {clocks.isShifted && (
        <Notice tone="warn">
          The clocks go forward that night, so {formatTime(scheduled.time, hourCycle)} does not exist. The card arrives
          at {formatTime(clocks.theirs.time, hourCycle)}.
        </Notice>
      )}
      {sentences.length > 0 && (
        <ul className={`${text.small} ${css.others}`}>
          {sentences.slice(0, SENTENCES_MAX).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {sentences.length > SENTENCES_MAX && (
            <li>Everyone else gets it at {formatTime(scheduled.time, hourCycle)} local time too.</li>
          )}
        </ul>
      )}
    </>
  );
}

function getLabel(name: string | undefined, isSameZone: boolean): string {
  if (isSameZone) return name ? `${possessive(name)} time and yours` : 'Your time';
  return name ? `${possessive(name)} time` : 'Their time';
}
