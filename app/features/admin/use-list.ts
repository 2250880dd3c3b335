import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList } from '#app/client/paged-list.ts';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import { problemOf, useAnswer } from './use-answer.ts';

/** Calls that give a list, page by page. */
export type ListCall = { [N in CallName]: CallReply<N> extends PagedList<unknown> ? N : never }[CallName];
type ItemOf<N extends ListCall> = CallReply<N> extends { results: (infer T)[] } ? T : never;
type QueryOf<N extends ListCall> = NonNullable<CallInput<N>['query']>;

/** A list, as far as it was loaded: another query begins it anew, `more` appends the next page. */
export type Listed<T> = {
  list: PagedList<T> | null;
  problem: string | null;
  isLoading: boolean;
  /** null where there is no more */ more: (() => void) | null;
  /** puts a changed item in the place of the old one */ take: (item: T) => void;
};

export function useList<N extends ListCall>(
  name: N,
  query: QueryOf<N>,
  keyOf: (item: ItemOf<N>) => string,
): Listed<ItemOf<N>> {
  const answer = useAnswer(name, { query } as unknown as CallInput<N>);
  const [problem, setProblem] = useState<string | null>(null);
  const [isGrowing, setGrowing] = useState(false);
  const list = answer.data as unknown as PagedList<ItemOf<N>> | null;
  const put = (next: PagedList<ItemOf<N>>) => answer.take(next as unknown as CallReply<N>);

  async function grow(from: PagedList<ItemOf<N>>) {
    setGrowing(true);
    setProblem(null);
    const ask = call as (asked: N, given: object) => Promise<unknown>;
    try {
      const page = await ask(name, { query: { ...query, offset: from.results.length } });
      put(appendPage(from, page as PagedList<ItemOf<N>>, keyOf));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setGrowing(false);
    }
  }
  return {
    list,
    problem: answer.problem ?? problem,
    isLoading: answer.isLoading || isGrowing,
    more: list !== null && hasNextPage(list) ? () => void grow(list) : null,
    take: (item) =>
      list && put({ ...list, results: list.results.map((one) => (keyOf(one) === keyOf(item) ? item : one)) }),
  };
}
