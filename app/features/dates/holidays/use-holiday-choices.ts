import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { toFormErrors } from '#app/client/form-errors.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { CallInput, CallReply } from '#contract/calls.ts';
import type { Holiday } from '#contract/holiday.ts';
import { announceCalendarChange } from '../entries/calendar-changes.ts';

type Lists = CallReply<'GET /holidays'>;

export type HolidayChoices = {
  /** null until they are loaded */ lists: Lists | null;
  /** chooses a holiday, or takes it out of the calendar again */ choose: (holiday: Holiday, isChosen: boolean) => void;
  isFailed: boolean;
  retry: () => void;
};

/** Settles once the last choice was saved, or was not: choices are saved in the order in which they were made, and lists are read after them. */
let lastSave: Promise<unknown> = Promise.resolve();
function saveInOrder(body: CallInput<'POST /holidays'>['body']): Promise<CallReply<'POST /holidays'>> {
  const save = lastSave.then(() => call('POST /holidays', { body }));
  lastSave = save.catch(() => undefined);
  return save;
}

/** The holidays of a country, the member's own where none is given, and which of them the member has chosen. A choice shows at once and is saved meanwhile. */
export function useHolidayChoices(countryId: string | undefined): HolidayChoices {
  const toast = useToast();
  const { value, set, error, retry } = useLoaded(async () => {
    await lastSave;
    return call('GET /holidays', { query: { countryId } });
  });
  /** What was pressed and is not saved yet, by holiday. */
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  async function choose({ holidayId }: Holiday, isChosen: boolean) {
    setPressed((all) => ({ ...all, [holidayId]: isChosen }));
    try {
      const { holidays } = await saveInOrder({ holidays: [{ holidayId, isChosen }] });
      set((known) => known && replaceIn(known, holidays));
      announceCalendarChange();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const { general, at } = toFormErrors(failure, []);
      toast(general ?? Object.values(at)[0] ?? 'That did not work. Try again.', { tone: 'error' });
    }
    setPressed((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== holidayId)));
  }
  const lists = value && mapHolidays(value, (holiday) => withPressed(holiday, pressed[holiday.holidayId]));
  return { lists, choose: (holiday, isChosen) => void choose(holiday, isChosen), isFailed: error !== null, retry };
}

/** What is pressed and not saved yet has no entry of its own. */
const UNSAVED = 'unsaved';
function withPressed(holiday: Holiday, isChosen: boolean | undefined): Holiday {
  if (isChosen === undefined || isChosen === (holiday.calendarId !== null)) return holiday;
  return { ...holiday, calendarId: isChosen ? UNSAVED : null };
}

function replaceIn(lists: Lists, changed: readonly Holiday[]): Lists {
  const byId = new Map(changed.map((holiday) => [holiday.holidayId, holiday]));
  return mapHolidays(lists, (holiday) => byId.get(holiday.holidayId) ?? holiday);
}

function mapHolidays(lists: Lists, change: (holiday: Holiday) => Holiday): Lists {
  return { ...lists, holidays: lists.holidays.map(change), elsewhere: lists.elsewhere.map(change) };
}
