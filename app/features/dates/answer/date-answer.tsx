import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#app/client/api.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { HANDLED_AS, type HandledAs } from '#shared/dates/handled-as.ts';
import { canSnoozeUntil } from '#shared/dates/snooze.ts';
import { useToday } from '../rows.tsx';
import type { OfferedAnswer } from './offered-answer.ts';
import { Snooze } from './snooze.tsx';
import { formatSnoozeDay } from './snooze-words.ts';
import { ANSWERS } from './answer-words.ts';
import css from './date-answer.module.css';

/** What the reader does about a date: one button for each answer, and what was noted, with what takes it back. From then on there are no reminders of it. */
export function DateAnswer({
  entry,
  day,
  offered = {},
  onChange,
}: {
  entry: CalendarEntry;
  /** that it is about, `YYYY-MM-DD`: the next one, or one that was missed */ day: string;
  /** which answer stands first */ offered?: OfferedAnswer;
  onChange: (entry: CalendarEntry) => void;
}) {
  const { calendarId, isBlocked, snoozedUntil } = entry;
  const { run, running, generalError } = useAction();
  const today = useToday();
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
  function snooze(until: string | null) {
    void run(
      async () => {
        const body = { until, day, ...softLoginParams() };
        show((await call('POST /reminder/snooze/{calendarId}', { params, body })).calendar);
      },
      { name: until ?? 'undo' },
    );
  }

  const isNoted = isBlocked || handledAs !== null;
  const until = today !== null && isOffered(offered.until, day, today) ? offered.until : undefined;
  const first = until === undefined ? offered.answer : undefined;
  const others = HANDLED_AS.filter((as) => as !== first);
  const stop = (
    <Button size="small" variant="plain" busy={running === 'block'} onClick={() => block(true)}>
      Stop reminding me
    </Button>
  );
  return (
    <div ref={place}>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      {isBlocked ? (
        <Noted
          says="We do not remind you of this date any more. It stays in your calendar."
          name="Remind me again"
          busy={running === 'block'}
          onClick={() => block(false)}
        />
      ) : handledAs !== null ? (
        <Noted
          says={`${ANSWERS[handledAs].noted} We will not remind you again this year.`}
          name="Undo"
          busy={running === 'undo'}
          onClick={() => answer(null)}
        />
      ) : (
        snoozedUntil !== null &&
        today !== null && (
          <Noted
            says={`We will remind you ${formatSnoozeDay(snoozedUntil, day, today)}.`}
            name="Undo"
            busy={running === 'undo'}
            onClick={() => snooze(null)}
          />
        )
      )}
      {!isNoted && (
        <div className={css.answers}>
          {until !== undefined && today !== null && snoozedUntil === null && (
            <Button size="small" busy={running === until} onClick={() => snooze(until)}>
              Remind me {formatSnoozeDay(until, day, today)}
            </Button>
          )}
          {first !== undefined && (
            <Button size="small" busy={running === first} onClick={() => answer(first)}>
              {ANSWERS[first].button}
            </Button>
          )}
          {others.map((as) => (
            <Button key={as} size="small" variant="quiet" busy={running === as} onClick={() => answer(as)}>
              {ANSWERS[as].button}
            </Button>
          ))}
          {snoozedUntil === null ? (
            <Snooze on={day} except={until} running={running} onSnooze={snooze}>
              {stop}
            </Snooze>
          ) : (
            <div className={css.more}>{stop}</div>
          )}
        </div>
      )}
    </div>
  );
}

const isOffered = (until: string | undefined, on: string, today: string) =>
  until !== undefined && canSnoozeUntil(until, on, today);

/** What was noted, and the button that takes it back, which it describes. */
function Noted({ says, name, ...button }: { says: string; name: string; busy: boolean; onClick: () => void }) {
  const noted = useId();
  return (
    <div className={css.noted}>
      <p id={noted}>{says}</p>
      <Button size="small" variant="quiet" aria-describedby={noted} {...button}>
        {name}
      </Button>
    </div>
  );
}
