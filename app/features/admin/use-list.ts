import { useEffect, useEffectEvent, useState } from 'react';
import { appendPage, hasNextPage, type PagedList, requireList, toldListFault } from '#app/client/paged-list.ts';
import { problemOf } from './use-answer.ts';

/** A list whose counting stops somewhere: whether there are more than its total. */
export type CountedList<T> = PagedList<T> & { isMore?: boolean };

/** A list, as far as it was loaded: another query begins it anew, `more` appends the next page. */
export type Listed<T> = {
  list: CountedList<T> | null;
  problem: string | null;
  isLoading: boolean;
  /** null where there is no more */ more: (() => void) | null;
};
type Known<T> = { key: string; list: CountedList<T> | null; problem: string | null };

/** @param ask gives the page of what is looked for that begins at `offset`. */
export function useList<Q extends object, T>(
  query: Q,
  ask: (asked: Q & { offset?: number }) => Promise<CountedList<T>>,
  keyOf: (item: T) => string,
): Listed<T> {
  const key = JSON.stringify(query);
  const [known, setKnown] = useState<Known<T>>({ key: '', list: null, problem: null });
  const [isGrowing, setGrowing] = useState(false);
  async function page(offset?: number): Promise<CountedList<T>> {
    const reply = await ask(offset === undefined ? query : { ...query, offset });
    return { ...reply, ...requireList('a list of the desk', reply) };
  }
  const begin = useEffectEvent(() => page());
  useEffect(() => {
    let isOld = false;
    begin().then(
      (list) => {
        if (!isOld) setKnown({ key, list, problem: null });
      },
      (error: unknown) => {
        const problem = listProblemOf(error);
        if (!isOld) setKnown({ key, list: null, problem });
      },
    );
    return () => {
      isOld = true;
    };
  }, [key]);

  async function grow(from: CountedList<T>) {
    setGrowing(true);
    try {
      const next = await page(from.results.length);
      const list = { ...appendPage(from, next, keyOf), isMore: next.isMore ?? false };
      // Where something else is looked for by now, this page is nobody's.
      setKnown((now) => (now.key === key ? { key, list, problem: null } : now));
    } catch (error) {
      const problem = listProblemOf(error);
      setKnown((now) => ({ ...now, problem }));
    } finally {
      setGrowing(false);
    }
  }
  const { list, problem } = known;
  return {
    list,
    problem,
    isLoading: isGrowing || known.key !== key,
    more: list !== null && hasNextPage(list) ? () => void grow(list) : null,
  };
}

/** The same where the reply was no list, which is told and reported besides. */
function listProblemOf(error: unknown): string {
  return toldListFault(error) ? error.message : problemOf(error);
}
