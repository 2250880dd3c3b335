import { useEffect, useEffectEvent } from 'react';
import { call } from '#app/client/api.ts';
import { appendPage, hasNextPage, reportListError, requireList } from '#app/client/lists/paged-list.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import type { YearDate } from '#contract/card-plan.ts';

export type Year = {
  /** null until the first of them are loaded */ list: {
    results: readonly YearDate[];
    total: number;
    /** of all of them, about how many something was done */ handled: number;
  } | null;
  /** shows a date as it is after a change */ replace: (date: YearDate) => void;
  isFailed: boolean;
  retry: () => void;
  /** why the rest could not be loaded */ moreError: string | undefined;
  loadMore: () => void;
};

async function load(offset: number) {
  const page = await call('GET /year', { query: { offset } });
  requireList('GET /year', page);
  return page;
}

/** The dates of people within twelve months, the next one first: a page at once, and the rest by itself while that is read. */
export function useYear(): Year {
  const rest = useAction();
  const { value, set, error, retry } = useLoaded(
    () => load(0),
    (failure) => reportListError(failure, true),
  );
  const loaded = value?.results.length ?? 0;
  function loadMore() {
    void rest.run(async () => {
      const page = await load(loaded);
      set((list) => {
        if (list === null) return null;
        const whole = appendPage(list, page, ({ calendarId }) => calendarId);
        return { ...list, results: [...whole.results], total: whole.total };
      });
    });
  }
  const isUnfinished = value !== null && hasNextPage(value) && !rest.isBusy && rest.generalError === undefined;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isUnfinished) goOn();
  }, [isUnfinished]);
  return {
    list: value,
    replace: (date) => set((list) => list && replaceIn(list, date)),
    isFailed: error !== null,
    retry,
    moreError: rest.generalError,
    loadMore,
  };
}

function replaceIn<L extends { results: YearDate[]; handled: number }>(list: L, changed: YearDate): L {
  const before = list.results.find(({ calendarId }) => calendarId === changed.calendarId);
  const isDone = (date: YearDate | undefined) => (date !== undefined && date.handledAs !== null ? 1 : 0);
  return {
    ...list,
    handled: list.handled + isDone(changed) - isDone(before),
    results: list.results.map((date) => (date === before ? changed : date)),
  };
}
