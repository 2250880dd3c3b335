import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChannelName } from '#server/kernel/message.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { cellsOf, offeredKinds } from './policy.ts';
import { selectChosen } from './queries.ts';
import { isOn } from './view.ts';

/** Whether a member is told about this by this channel: asked in the transaction of what it tells of, or just before the message leaves. */
export async function isWanted(
  context: Context,
  db: Queryable,
  memberId: string,
  { kind }: Pick<NotificationKind, 'kind'>,
  channel: ChannelName,
): Promise<boolean> {
  const cell = cellsOf(offeredKinds(context)).find((one) => one.kind === kind && one.channel === channel);
  if (cell === undefined) return false;
  return cell.isFixed || isOn(cell, await selectChosen(db, memberId));
}
