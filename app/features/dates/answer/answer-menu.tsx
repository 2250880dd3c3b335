import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { type MenuItem, MoreMenu } from '#app/ui/overlay/more-menu.tsx';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { HANDLED_AS, type HandledAs } from '#shared/dates/handled-as.ts';
import { snoozeDays } from '#shared/dates/snooze.ts';
import { capitalize } from '#shared/text/format.ts';
import { pathToChange, typeOf } from '../entries/entry-types.ts';
import { ANSWERS } from './answer-words.ts';
import { formatSnoozeDay } from './snooze-words.ts';

type Props = {
  entry: CalendarEntry;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  onChange: (entry: CalendarEntry) => void;
};

/** What can be done about a date in a list: an answer in one press, which Undo takes back, a later reminder or none, and the way to change it. */
export function AnswerMenu({ entry, today, onChange }: Props) {
  const { calendarId, calendarDate, calendarName, handledAs, isBlocked, snoozedUntil, cardSendId } = entry;
  const toast = useToast();
  const { run } = useAction([], (_error, { general, at }) =>
    toast(general ?? Object.values(at)[0] ?? 'That did not work. Try again.', { tone: 'error' }),
  );
  const params = { calendarId };

  async function answer(day: string, as: HandledAs | null) {
    await run(async () => {
      const { calendar } = await call('POST /reminder/send/{calendarId}', { params, body: { handledAs: as, day } });
      onChange(calendar);
      if (as !== null)
        toast(ANSWERS[as].toast(whomOf(entry)), { undo: () => void answer(day, handledAs === as ? null : handledAs) });
    });
  }
  async function snooze(day: string, until: string | null) {
    await run(async () => {
      const { calendar } = await call('POST /reminder/snooze/{calendarId}', { params, body: { until, day } });
      onChange(calendar);
      if (until !== null)
        toast(`We will remind you of ${calendarName} ${formatSnoozeDay(until, day, today)}`, {
          undo: () => void snooze(day, snoozedUntil === until ? null : snoozedUntil),
        });
    });
  }
  async function block(isNow: boolean) {
    await run(async () => {
      const reply = await call('POST /reminder/block/{calendarId}', { params, body: { isBlocked: isNow } });
      onChange(reply.calendar);
      if (isNow) toast(`No more reminders of ${calendarName}`, { undo: () => void block(false) });
    });
  }

  /** The days on which to be told again; a single one stands there by itself. */
  function laterItems(day: string): MenuItem[] {
    if (snoozedUntil !== null)
      return [{ group: 1, name: 'Remind me at the usual times', act: () => void snooze(day, null) }];
    const days = snoozeDays(day, today).map((until) => ({
      words: formatSnoozeDay(until, day, today),
      act: () => void snooze(day, until),
    }));
    const [single, another] = days;
    if (single === undefined) return [];
    if (another === undefined) return [{ group: 1, name: `Remind me ${single.words}`, act: single.act }];
    return [
      { group: 1, name: 'Remind me later', items: days.map(({ words, act }) => ({ name: capitalize(words), act })) },
    ];
  }

  // What a card from here has answered is open again when the card is stopped.
  const isOpen = calendarDate !== null && cardSendId === null;
  const canSnooze = isOpen && handledAs === null && !isBlocked;
  const isHoliday = typeOf(entry) === 'holiday';
  const items: MenuItem[] = [
    ...(isOpen
      ? HANDLED_AS.filter((as) => as !== handledAs).map((as) => ({
          name: ANSWERS[as].button,
          act: () => void answer(calendarDate, as),
        }))
      : []),
    ...(isOpen && handledAs !== null
      ? [{ group: 1, name: 'Not done yet', act: () => void answer(calendarDate, null) }]
      : []),
    ...(canSnooze ? laterItems(calendarDate) : []),
    {
      group: 1,
      name: isBlocked ? 'Remind me again' : 'Stop reminding me',
      act: () => void block(!isBlocked),
    },
    { group: 2, name: isHoliday ? 'Choose holidays' : 'Change', to: pathToChange(entry) },
  ];
  return <MoreMenu label={`More for ${calendarName}`} items={items} />;
}

/** For whom something is done: a person, or a day that has a name of its own. */
function whomOf(entry: CalendarEntry): string {
  return typeOf(entry) === 'event' ? `“${entry.calendarName}”` : (entry.contact?.name ?? entry.calendarName);
}
