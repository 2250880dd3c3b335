import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';

/** What a call answered, as far as it is there. While other things are asked for, what was there stays. */
export type Answer<T> = {
  data: T | null;
  /** what went wrong, in words */ problem: string | null;
  isLoading: boolean;
  /** takes what another call answered in its place */ take: (data: T) => void;
};
type Known<T> = { key: string; data: T | null; problem: string | null };

/**
 * The door is there for administrators alone. Who finds none is not one any more: that is asked at once, and the page with all that it showed is gone.
 * What is not in a room has an answer of its own.
 */
export function askWhoIsHereIfClosed({ errors }: ApiError): void {
  if (errors.some(({ errorCode }) => errorCode === 'unknown')) window.dispatchEvent(new Event('stranger'));
}

/** The sentence of a failed call. @throws what is no failure of a call. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  askWhoIsHereIfClosed(error);
  return error.message;
}

/**
 * Asks the server when the page is there, since pages are rendered for nobody and what administrators see is nothing to render for nobody; and again
 * when something else is to be asked.
 */
export function useAnswer<N extends CallName>(name: N, input: CallInput<N>): Answer<CallReply<N>> {
  const key = JSON.stringify(input);
  const [known, setKnown] = useState<Known<CallReply<N>>>({ key: '', data: null, problem: null });
  useEffect(() => {
    let isOld = false;
    const ask = call as (asked: N, given: CallInput<N>) => Promise<CallReply<N>>;
    ask(name, JSON.parse(key) as CallInput<N>).then(
      (data) => {
        if (!isOld) setKnown({ key, data, problem: null });
      },
      (error: unknown) => {
        const problem = problemOf(error);
        if (!isOld) setKnown({ key, data: null, problem });
      },
    );
    return () => {
      isOld = true;
    };
  }, [name, key]);
  const take = useCallback((data: CallReply<N>) => setKnown((before) => ({ ...before, data, problem: null })), []);
  return { data: known.data, problem: known.problem, isLoading: known.key !== key, take };
}
