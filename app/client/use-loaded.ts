import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { ApiError } from './api.ts';

export type Loaded<T> = {
  /** null until it is loaded */ value: T | null;
  set: Dispatch<SetStateAction<T | null>>;
  error: ApiError | null;
  retry: () => void;
};

/**
 * Private data of one screen, fetched in the browser: the server renders pages without a user, so they contain none of it.
 * @param onError called with each failed call.
 */
export function useLoaded<T>(load: () => Promise<T>, onError?: (error: ApiError) => void): Loaded<T> {
  const [value, set] = useState<T | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  async function fetchValue() {
    try {
      set(await load());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      onError?.(failure);
    }
  }
  const begin = useEffectEvent(fetchValue);
  useEffect(() => {
    async function start() {
      await begin();
    }
    void start();
  }, []);
  return {
    value,
    set,
    error,
    retry: () => {
      setError(null);
      void fetchValue();
    },
  };
}
