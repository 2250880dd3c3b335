import { clockAt, instantOf } from '#shared/time/local-time.ts';

/** Where a member is (IANA), and the hour of their reminders. */
export type Times = { zone: string; reminder_hour: number };

/** For how many days of a month its mail can still come, where no worker ran before. */
const LATE_DAYS = 3;

/** The instant at which a member is next told of a month: on the last day of the one before, at the hour of their reminders. */
export function nextMonthMail({ zone, reminder_hour: hour }: Times, now: number): Date {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const { date } = clockAt(now, zone);
  for (let month = Temporal.PlainDate.from(date).toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    const last = month.toPlainDate({ day: month.daysInMonth }).toString();
    const at = instantOf({ date: last, time, timeZone: zone });
    if (at > now) return new Date(at);
  }
}

/** The month of which a member is told now, `YYYY-MM`: the next one on the last day of a month, and on its first days that one; null on any other day. */
export function monthToTell({ zone }: Times, now: number): string | null {
  const today = Temporal.PlainDate.from(clockAt(now, zone).date);
  if (today.day === today.daysInMonth) return today.add({ days: 1 }).toPlainYearMonth().toString();
  return today.day <= LATE_DAYS ? today.toPlainYearMonth().toString() : null;
}

/** The first and the last day of a month, `YYYY-MM-DD`. @param later how many months after it */
export function daysOfMonth(month: string, later = 0): { from: string; to: string } {
  const shown = Temporal.PlainYearMonth.from(month).add({ months: later });
  return {
    from: shown.toPlainDate({ day: 1 }).toString(),
    to: shown.toPlainDate({ day: shown.daysInMonth }).toString(),
  };
}
