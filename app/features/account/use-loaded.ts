import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { ApiError } from '#app/client/api.ts';

export type Loaded<T> = {
  /** null until it is there */ value: T | null;
  set: Dispatch<SetStateAction<T | null>>;
  isFailed: boolean;
  again: () => void;
};

/**
 * What a screen of one member needs, fetched in the browser: pages are rendered for nobody in particular, so there is nothing of
 * anybody's in them.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, set] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  async function fetchIt() {
    try {
      set(await load());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
  }
  const begin = useEffectEvent(fetchIt);
  useEffect(() => {
    async function start() {
      await begin();
    }
    void start();
  }, []);
  return {
    value,
    set,
    isFailed,
    again: () => {
      setFailed(false);
      void fetchIt();
    },
  };
}
