import { useId, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { snoozeDays } from '#shared/dates/snooze.ts';
import { capitalize } from '#shared/text/format.ts';
import { useToday } from '../rows.tsx';
import css from './date-answer.module.css';
import { formatSnoozeDay } from './snooze-words.ts';

/** When to be told again: the days stand there once it is pressed. Nothing where no day is left. */
export function Snooze({
  on,
  running,
  onSnooze,
}: {
  /** the day of the date, `YYYY-MM-DD` */ on: string;
  /** the day that is being saved */ running: string | null;
  onSnooze: (until: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const today = useToday();
  const days = today === null ? [] : snoozeDays(on, today);
  if (today === null || days.length === 0) return null;
  return (
    <>
      <Button
        className={css.plain}
        size="small"
        variant="plain"
        id={name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Tell me again
      </Button>
      {isOpen && (
        <div role="group" aria-labelledby={name} className={css.days}>
          {days.map((until) => (
            <Button key={until} size="small" variant="quiet" busy={running === until} onClick={() => onSnooze(until)}>
              {capitalize(formatSnoozeDay(until, on, today))}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
