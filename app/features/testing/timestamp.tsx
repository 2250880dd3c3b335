import { useSyncExternalStore } from 'react';
import css from './mailbox.module.css';

const never = () => () => undefined;

/** A time in the reader's own time zone, which only the browser knows. Until hydration, and without script, it is shown in UTC. */
export function Timestamp({ instant, isLong = false }: { instant: string; isLong?: boolean }) {
  const local = useSyncExternalStore(
    never,
    () => (isLong ? formatLong(instant) : formatShort(instant, Date.now())),
    () => null,
  );
  return (
    <time dateTime={instant} className={css.when} data-waiting={local === null || undefined}>
      {local ?? `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`}
    </time>
  );
}

/** 12 or 24 hours, as the reader's country writes them. */
function hourOptions(): Intl.DateTimeFormatOptions {
  const { hour12 = false } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return { hour: 'numeric', minute: '2-digit', hour12 };
}

/** `18:06` for today, `20 Nov, 18:06` for another day. */
export function formatShort(instant: string, now: number): string {
  const at = new Date(instant);
  const isToday = at.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat('en-GB', {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    ...hourOptions(),
  }).format(at);
}

/** `Saturday 21 November 2026 at 18:06:12 GMT`. */
export function formatLong(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    second: '2-digit',
    timeZoneName: 'short',
    ...hourOptions(),
  }).format(new Date(instant));
}
