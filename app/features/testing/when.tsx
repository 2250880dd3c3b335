import { useSyncExternalStore } from 'react';
import css from './mailbox.module.css';

const never = () => () => undefined;

/** A moment by the reader's own clock, which only the browser knows: until then, and without script, the world's time stands there. */
export function When({ instant, isLong = false }: { instant: string; isLong?: boolean }) {
  const own = useSyncExternalStore(
    never,
    () => (isLong ? sayWhole(instant) : sayShort(instant, Date.now())),
    () => null,
  );
  return (
    <time dateTime={instant} className={css.when} data-waiting={own === null || undefined}>
      {own ?? `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`}
    </time>
  );
}

/** The day and month in our English; the hours as the reader's country says them. */
function hours(): Intl.DateTimeFormatOptions {
  const { hour12 = false } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return { hour: 'numeric', minute: '2-digit', hour12 };
}

/** `18:06` for today, `20 Nov, 18:06` for another day. */
export function sayShort(instant: string, now: number): string {
  const at = new Date(instant);
  const isToday = at.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat('en-GB', {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    ...hours(),
  }).format(at);
}

/** `Saturday 21 November 2026 at 18:06:12 GMT`. */
export function sayWhole(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    second: '2-digit',
    timeZoneName: 'short',
    ...hours(),
  }).format(new Date(instant));
}
