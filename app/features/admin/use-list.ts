import { useEffect, useEffectEvent, useState } from 'react';
import { appendPage, hasNextPage, type PagedList, requireList, reportListError } from '#app/client/lists/paged-list.ts';
import { ApiError } from '#app/client/api.ts';
import { formatError } from '#app/client/form-errors.ts';
import { recheckAdminRole } from './recheck-admin-role.ts';

/** A list whose rows are counted up to a limit only: `isMore` says that there are more than its total. */
export type CountedList<T> = PagedList<T> & { isMore?: boolean };

/** A list as far as it is loaded. Another query starts it again, `more` appends the next page. */
export type ListState<T> = {
  list: CountedList<T> | null;
  error: string | null;
  isLoading: boolean;
  /** null where there is no more */ more: (() => void) | null;
  /** loads again what failed */ retry: () => void;
};
type LoadedList<T> = { key: string; list: CountedList<T> | null; error: string | null };

/** @param fetchPage loads the page of the query that starts at `offset`. */
export function useList<Q extends object, T>(
  query: Q,
  fetchPage: (query: Q & { offset?: number }) => Promise<CountedList<T>>,
  keyOf: (item: T) => string,
): ListState<T> {
  const [loaded, setLoaded] = useState<LoadedList<T>>({ key: '', list: null, error: null });
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([query, tries]);
  const [isAppending, setAppending] = useState(false);
  async function page(offset?: number): Promise<CountedList<T>> {
    const reply = await fetchPage(offset === undefined ? query : { ...query, offset });
    return { ...reply, ...requireList('an admin list', reply) };
  }
  const begin = useEffectEvent(() => page());
  useEffect(() => {
    let isOld = false;
    begin().then(
      (list) => {
        if (!isOld) setLoaded({ key, list, error: null });
      },
      (failure: unknown) => {
        const error = formatListError(failure);
        if (!isOld) setLoaded({ key, list: null, error });
      },
    );
    return () => {
      isOld = true;
    };
  }, [key]);

  async function append(from: CountedList<T>) {
    setAppending(true);
    try {
      const next = await page(from.results.length);
      const list = { ...appendPage(from, next, keyOf), isMore: next.isMore ?? false };
      // The page is dropped where the query has changed since.
      setLoaded((now) => (now.key === key ? { key, list, error: null } : now));
    } catch (failure) {
      const error = formatListError(failure);
      setLoaded((now) => ({ ...now, error }));
    } finally {
      setAppending(false);
    }
  }
  const { list, error } = loaded;
  return {
    list,
    error,
    isLoading: isAppending || loaded.key !== key,
    more: list !== null && hasNextPage(list) ? () => void append(list) : null,
    retry: () => (list === null ? setTries((was) => was + 1) : void append(list)),
  };
}

/** The message of a failed load. A reply that is no list is also reported. */
function formatListError(failure: unknown): string {
  if (reportListError(failure, true)) return failure.message;
  if (!(failure instanceof ApiError)) throw failure;
  recheckAdminRole(failure);
  return formatError(failure);
}
