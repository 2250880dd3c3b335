import type { Tx } from '#db/client.ts';
import { clockAt, instantOf } from '#shared/time/local-time.ts';
import { lockPlan, selectNextDays, selectTimes, type Span, updatePlans } from './queries.ts';

/** When a member is reminded: the hour of the day, in a time zone (IANA). */
export type Times = { zone: string; reminder_hour: number };

/** The day, where the member is, and the last day whose hour of reminders has come: today, or yesterday. `YYYY-MM-DD`. */
export function daysAt({ zone, reminder_hour }: Times, now: number): { today: string; through: string } {
  const { date: today, time } = clockAt(now, zone);
  const isReminded = Number(time.slice(0, 2)) >= reminder_hour;
  return { today, through: isReminded ? today : Temporal.PlainDate.from(today).subtract({ days: 1 }).toString() };
}

/** Plans a member's next reminder anew, after something has changed. What was due before stays due. */
export async function planMember(tx: Tx, memberId: string, now: number): Promise<void> {
  const times = await selectTimes(tx, memberId);
  const { today, through } = daysAt(times, now);
  const plan = await lockPlan(tx, memberId, through);
  if (plan.next_at !== null && plan.next_at.getTime() <= now) return;
  // Today's hour may have passed by the new times while nobody was reminded today yet: then that is due at once.
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  const done = plan.through > yesterday ? plan.through : yesterday;
  await planNext(tx, [{ ...times, span: { memberId, today, after: done, through: done } }]);
}

/** Stores that reminders were sent through the last day of each span, and when the next ones are due. */
export async function planNext(tx: Tx, planned: readonly (Times & { span: Span })[]): Promise<void> {
  const spans = planned.map(({ span }) => span);
  const next = new Map((await selectNextDays(tx, spans)).map((row) => [row.member_id, row.day]));
  await updatePlans(
    tx,
    planned.map(({ span: { memberId, through }, zone, reminder_hour }) => {
      const day = next.get(memberId);
      const time = `${String(reminder_hour).padStart(2, '0')}:00`;
      const nextAt = day === undefined ? null : new Date(instantOf({ date: day, time, timeZone: zone }));
      return { memberId, through, nextAt };
    }),
  );
}
