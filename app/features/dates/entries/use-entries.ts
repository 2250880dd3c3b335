import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList, reportListError, requireList } from '#app/client/lists/paged-list.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { KeptType } from '#shared/dates/calendar-types.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

export type Entries = {
  /** null until they are loaded */ list: {
    results: readonly CalendarEntry[];
    total: number;
    counts: Record<KeptType, number>;
  } | null;
  /** shows an entry as it is after an answer */ replace: (entry: CalendarEntry) => void;
  isFailed: boolean;
  retry: () => void;
  /** loads the next page; null where all are there */ more: (() => void) | null;
  isLoadingMore: boolean;
  /** why the next page could not be loaded */ moreError: string | undefined;
};

/** All entries that have a day, for the pages that show a whole year; null until they are loaded. */
export function useDatedEntries(): {
  entries: readonly CalendarEntry[] | null;
  /** shows an entry as it is after an answer */ replace: (entry: CalendarEntry) => void;
  isFailed: boolean;
  retry: () => void;
} {
  const { value, set, error, retry } = useLoaded(
    async () => {
      let list: PagedList<CalendarEntry> = { results: [], total: 1 };
      while (hasNextPage(list)) {
        const query = { limit: PAGE_SIZE_MAX, offset: list.results.length };
        const page = requireList('GET /reminder', await call('GET /reminder', { query }));
        list = appendPage(list, page, ({ calendarId }) => calendarId);
        // The next one is first: once one has no day, none that follows has.
        if ((list.results.at(-1)?.calendarDate ?? null) === null) break;
      }
      return list.results.filter(({ calendarDate }) => calendarDate !== null);
    },
    (failure) => reportListError(failure, true),
  );
  return {
    entries: value,
    replace: (entry) => set((entries) => entries && replaceIn(entries, entry)),
    isFailed: error !== null,
    retry,
  };
}

/** The dates of one contact, the next one first; null until they are loaded. */
export function useEntriesOf(contactId: string): {
  entries: readonly CalendarEntry[] | null;
  /** shows an entry as it is after an answer */ replace: (entry: CalendarEntry) => void;
} {
  const { value, set } = useLoaded(
    async () => (await call('GET /reminder', { query: { contactId, limit: PAGE_SIZE_MAX } })).results,
    (failure) => reportListError(failure, true),
  );
  return { entries: value, replace: (entry) => set((entries) => entries && replaceIn(entries, entry)) };
}

function replaceIn(entries: readonly CalendarEntry[], changed: CalendarEntry): CalendarEntry[] {
  return entries.map((entry) => (entry.calendarId === changed.calendarId ? changed : entry));
}

/** The member's birthdays, anniversaries, holidays and events, the next one first; loaded in the browser. @param type of one kind only */
export function useEntries(type: KeptType | undefined): Entries {
  const action = useAction();
  async function load(offset: number) {
    const reply = await call('GET /reminder', { query: { type, limit: PAGE_SIZE_MAX, offset } });
    requireList('GET /reminder', reply);
    return reply;
  }
  const { value, set, error, retry } = useLoaded(
    () => load(0),
    (failure) => reportListError(failure, true),
  );
  const [isAtEnd, setAtEnd] = useState(false);
  async function loadMore() {
    if (value === null) return;
    await action.run(async () => {
      const page = await load(value.results.length);
      const whole = appendPage(value, page, ({ calendarId }) => calendarId);
      set({ ...page, results: [...whole.results], total: whole.total });
      setAtEnd(!hasNextPage(whole));
    });
  }
  return {
    list: value,
    replace: (entry) => set((list) => list && { ...list, results: replaceIn(list.results, entry) }),
    isFailed: error !== null,
    retry,
    more: value !== null && !isAtEnd && hasNextPage(value) ? () => void loadMore() : null,
    isLoadingMore: action.isBusy,
    moreError: action.generalError,
  };
}
