import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChannelName } from '#server/kernel/message.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { cellsOf, offeredKinds } from './policy.ts';
import { selectChosen, selectChosenOf } from './queries.ts';
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

/** Those of some members who are told about this by this channel. */
export async function listWanting(
  context: Context,
  db: Queryable,
  memberIds: readonly string[],
  { kind }: Pick<NotificationKind, 'kind'>,
  channel: ChannelName,
): Promise<Set<string>> {
  const cell = cellsOf(offeredKinds(context)).find((one) => one.kind === kind && one.channel === channel);
  if (cell === undefined || memberIds.length === 0) return new Set();
  const chosen = Map.groupBy(await selectChosenOf(db, memberIds, cell), (row) => row.member_id);
  return new Set(memberIds.filter((memberId) => isOn(cell, chosen.get(memberId) ?? [])));
}
