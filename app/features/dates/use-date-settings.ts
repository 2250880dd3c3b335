import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { type DateOrder, dateOrderOf } from '#shared/time/date-order.ts';

/** How the reader writes dates. */
export type DateSettings = {
  order: DateOrder;
  /** the first day of the week, from 1 (Monday) to 7 (Sunday) */ weekStart: number;
};

/** What the member chose in their account; null until it is known. Where it cannot be loaded: the order of the browser's language, and Monday. */
export function useDateSettings(): DateSettings | null {
  const { value, error } = useLoaded(async () => (await call('GET /account')).account);
  if (value !== null) return { order: value.dateOrder, weekStart: value.weekStart };
  return error === null ? null : { order: dateOrderOf(navigator.language), weekStart: 1 };
}
