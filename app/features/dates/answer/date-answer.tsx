import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#app/client/api.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { HANDLED_AS, type HandledAs } from '#shared/dates/handled-as.ts';
import { ANSWERS } from './answer-words.ts';
import css from './date-answer.module.css';

/** What the reader does about a date: one button for each answer, and what was noted, with what takes it back. From then on there are no reminders of it. */
export function DateAnswer({
  entry,
  day,
  onChange,
}: {
  entry: CalendarEntry;
  /** that it is about, `YYYY-MM-DD`: the next one, or one that was missed */ day: string;
  onChange: (entry: CalendarEntry) => void;
}) {
  const { calendarId, isBlocked } = entry;
  const { run, running, generalError } = useAction();
  const noted = useId();
  const place = useRef<HTMLDivElement>(null);
  const params = { calendarId };
  const [handledAs, setHandledAs] = useState(day === entry.calendarDate ? entry.handledAs : null);

  /** The button that was pressed is gone: the focus goes to the next one, which is described by what was noted. */
  function show(changed: CalendarEntry) {
    flushSync(() => onChange(changed));
    place.current?.querySelector('button')?.focus();
  }
  function answer(as: HandledAs | null) {
    void run(
      async () => {
        const body = { handledAs: as, day, ...softLoginParams() };
        const { calendar } = await call('POST /reminder/send/{calendarId}', { params, body });
        setHandledAs(as);
        show(calendar);
      },
      { name: as ?? 'undo' },
    );
  }
  function block(isNow: boolean) {
    void run(
      async () => {
        const body = { isBlocked: isNow, ...softLoginParams() };
        show((await call('POST /reminder/block/{calendarId}', { params, body })).calendar);
      },
      { name: 'block' },
    );
  }

  return (
    <div ref={place}>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      {isBlocked ? (
        <div className={css.noted}>
          <p id={noted}>We do not remind you of this date any more. It stays in your calendar.</p>
          <Button
            size="small"
            variant="quiet"
            busy={running === 'block'}
            aria-describedby={noted}
            onClick={() => block(false)}
          >
            Remind me again
          </Button>
        </div>
      ) : handledAs !== null ? (
        <div className={css.noted}>
          <p id={noted}>{ANSWERS[handledAs].noted} We do not remind you of it again this year.</p>
          <Button
            size="small"
            variant="quiet"
            busy={running === 'undo'}
            aria-describedby={noted}
            onClick={() => answer(null)}
          >
            Undo
          </Button>
        </div>
      ) : (
        <div className={css.answers}>
          {HANDLED_AS.map((as) => (
            <Button key={as} size="small" variant="quiet" busy={running === as} onClick={() => answer(as)}>
              {ANSWERS[as].button}
            </Button>
          ))}
          <Button
            className={css.block}
            size="small"
            variant="plain"
            busy={running === 'block'}
            onClick={() => block(true)}
          >
            Stop reminding me
          </Button>
        </div>
      )}
    </div>
  );
}
