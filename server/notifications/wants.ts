import type { Channel, NotificationKind } from '#contract/notification.ts';
import type { Queryable } from '#db/client.ts';
import { CLOSED, ruleOf } from './policy.ts';
import { selectChosen } from './queries.ts';

/** Whether a member is written to about this, by this way: asked in the transaction of what is written about, or just before the mail leaves. */
export async function wants(
  db: Queryable,
  memberId: string,
  kind: NotificationKind,
  channel: Channel,
): Promise<boolean> {
  const rule = ruleOf(kind, channel);
  if (rule === undefined || CLOSED[channel] !== null) return false;
  if (rule.isFixed) return true;
  const chosen = (await selectChosen(db, memberId)).find((one) => one.kind === kind && one.channel === channel);
  return chosen?.is_on ?? rule.byDefault;
}
