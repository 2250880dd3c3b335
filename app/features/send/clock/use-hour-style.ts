import { useSyncExternalStore } from 'react';
import { hourStyleOf, type HourStyle } from './say-time.ts';

const never = () => () => undefined;

/** How the reader's country says hours. Pages made on the server say them by 24 and change, if they must, once they are alive. */
export function useHourStyle(): HourStyle {
  return useSyncExternalStore(
    never,
    () => hourStyleOf(navigator.language),
    () => 'h23',
  );
}
