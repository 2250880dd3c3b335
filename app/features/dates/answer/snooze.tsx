import { type ReactNode, useId, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { snoozeDays } from '#shared/dates/snooze.ts';
import { capitalize } from '#shared/text/format.ts';
import { useToday } from '../rows.tsx';
import css from './date-answer.module.css';
import { formatSnoozeDay } from './snooze-words.ts';

/**
 * When to be told again: the days stand there once it is pressed; a single one stands there at once. Nothing where no day is left.
 * @param children what stands beside it
 */
export function Snooze({
  on,
  except,
  running,
  onSnooze,
  children,
}: {
  /** the day of the date, `YYYY-MM-DD` */ on: string;
  /** the day that has a button of its own, or none */ except: string | undefined;
  /** the day that is being saved */ running: string | null;
  onSnooze: (until: string) => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const today = useToday();
  const days = today === null ? [] : snoozeDays(on, today).filter((day) => day !== except);
  const [single, another] = days;
  return (
    <>
      <div className={css.more}>
        {today === null || single === undefined ? null : another === undefined ? (
          <Button size="small" variant="plain" busy={running === single} onClick={() => onSnooze(single)}>
            Remind me {formatSnoozeDay(single, on, today)}
          </Button>
        ) : (
          <Button size="small" variant="plain" id={name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Remind me later
          </Button>
        )}
        {children}
      </div>
      {isOpen && today !== null && (
        <fieldset aria-labelledby={name} className={css.days}>
          {days.map((until) => (
            <Button key={until} size="small" variant="quiet" busy={running === until} onClick={() => onSnooze(until)}>
              {capitalize(formatSnoozeDay(until, on, today))}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
