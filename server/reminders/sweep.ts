import type { Tx } from '#db/client.ts';
import { moveNextDays } from '#server/calendar/calendar.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import { listNumbersToTell } from '#server/mobile-numbers/mobile-numbers.ts';
import { listDevicesToTell } from '#server/push-subscriptions/push-subscriptions.ts';
import { DATE_REMINDER } from './messages.ts';
import { REMINDERS } from './notification-kind.ts';
import { daysAt, planNext } from './plan.ts';
import { claimDue, type DueRow, type PlanRow, selectDue, type Span } from './queries.ts';

const BATCH = 200;

/**
 * Schedules the reminders that are due, one message for each member and day, and plans the next ones, in one transaction for each batch of members. It reads
 * only members for whom something is due. Several workers may run it at once.
 * @returns the number of members who are reminded.
 */
export async function remindDue(context: Context, batch: number = BATCH): Promise<number> {
  for (let reminded = 0; ;) {
    const done = await context.db.transaction().execute((tx) => remindBatch(context, tx, batch));
    reminded += done.reminded;
    if (done.claimed < batch) return reminded;
  }
}

async function remindBatch(context: Context, tx: Tx, batch: number): Promise<{ claimed: number; reminded: number }> {
  const now = context.clock.now();
  const plans = await claimDue(tx, new Date(now), batch);
  if (plans.length === 0) return { claimed: 0, reminded: 0 };
  const members = plans.map((plan) => {
    const { today, through } = daysAt(plan, now);
    // A member who moved west has been reminded of today already.
    const span: Span = {
      memberId: plan.member_id,
      today,
      after: plan.through,
      through: plan.through > through ? plan.through : through,
    };
    return { ...plan, span };
  });
  await moveNextDays(
    tx,
    members.map(({ span }) => span),
  );
  const due = Map.groupBy(
    await selectDue(
      tx,
      members.map(({ span }) => span),
    ),
    (row) => row.member_id,
  );
  const messages = new Map(
    members
      .filter((member) => !member.is_leaving && due.has(member.member_id))
      .map((member) => [member.member_id, { member, message: messageTo(member, due.get(member.member_id) ?? []) }]),
  );
  const byMail = [...messages.values()].flatMap(({ member, message }) =>
    member.takes_mail ? [{ ...message, address: member.email }] : [],
  );
  const dayOf = (memberId: string) => messages.get(memberId)?.message.occurrence ?? '';
  const byPush = (await listDevicesToTell(context, tx, [...messages.keys()], REMINDERS, dayOf)).flatMap((device) => {
    const found = messages.get(device.memberId);
    return found === undefined ? [] : [{ ...found.message, ...device }];
  });
  const byText = (await listNumbersToTell(context, tx, [...messages.keys()], REMINDERS)).flatMap((number) => {
    const found = messages.get(number.memberId);
    return found === undefined ? [] : [{ ...found.message, ...number }];
  });
  const all = [...byMail, ...byPush, ...byText];
  await dispatchOf(context).schedule(tx, DATE_REMINDER, ...all);
  await planNext(tx, members);
  return { claimed: plans.length, reminded: new Set(all.map(({ memberId }) => memberId)).size };
}

/** One message for each member and day, whatever is due; it goes once to the address, once to each device and once to the mobile number. */
function messageTo({ member_id: memberId, span }: PlanRow & { span: Span }, due: readonly DueRow[]) {
  return {
    memberId,
    subjectId: memberId,
    occurrence: span.through,
    payload: { days: due.map(({ calendar_id: calendarId, on }) => ({ calendarId, on })) },
  };
}
