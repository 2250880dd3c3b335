import { useSyncExternalStore } from 'react';
import { getHourCycle, type HourCycle } from './format-time.ts';

const subscribeToNothing = () => () => undefined;

/** The reader's hour format. Pages rendered on the server use 24 hours and switch, if needed, once they are hydrated. */
export function useHourCycle(): HourCycle {
  return useSyncExternalStore(
    subscribeToNothing,
    () => getHourCycle(navigator.language),
    () => 'h23',
  );
}
