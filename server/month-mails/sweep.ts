import type { Tx } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import { MONTH_AHEAD } from './messages.ts';
import { monthToTell, nextMonthMail } from './months.ts';
import { claimDue, putPlans, selectReader } from './queries.ts';

const BATCH = 200;

/**
 * Schedules the mails of the month for whom it is time, and plans the next ones, in one transaction for each batch of members. Whether there is enough to tell
 * shows when the mail leaves. Several workers may run it at once.
 */
export async function tellMonths(context: Context, batch: number = BATCH): Promise<void> {
  while ((await context.db.transaction().execute((tx) => tellBatch(context, tx, batch))) === batch);
}

async function tellBatch(context: Context, tx: Tx, batch: number): Promise<number> {
  const now = context.clock.now();
  const due = await claimDue(tx, new Date(now), batch);
  const told = due.flatMap((member) => {
    const month = member.takes_mail ? monthToTell(member, now) : null;
    return month === null ? [] : [{ ...member, month }];
  });
  await dispatchOf(context).schedule(
    tx,
    MONTH_AHEAD,
    ...told.map(({ member_id: memberId, email, month }) => ({
      memberId,
      address: email,
      subjectId: memberId,
      occurrence: month,
      payload: { month },
    })),
  );
  await putPlans(
    tx,
    due.map((member) => ({ memberId: member.member_id, nextAt: nextMonthMail(member, now) })),
  );
  return due.length;
}

/** Plans a member's next mail anew: the hour, the place or the dates have changed. */
export async function planMonth(tx: Tx, memberId: string, now: number): Promise<void> {
  const reader = await selectReader(tx, memberId);
  if (reader) await putPlans(tx, [{ memberId, nextAt: nextMonthMail(reader, now) }]);
}
