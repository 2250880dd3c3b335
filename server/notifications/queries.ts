import type { Channel } from '#contract/notification.ts';
import type { Queryable, Tx } from '#db/client.ts';

export type ChosenRow = { kind: string; channel: Channel; is_on: boolean };

/** What a member chose; only what differs from how we write to everyone is kept. */
export function selectChosen(db: Queryable, memberId: string): Promise<ChosenRow[]> {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'is_on'])
    .where('member_id', '=', memberId)
    .execute();
}

/** What some members chose for one kind and channel. */
export function selectChosenOf(
  db: Queryable,
  memberIds: readonly string[],
  { kind, channel }: Pick<ChosenRow, 'kind' | 'channel'>,
) {
  return db
    .selectFrom('notification_choices')
    .select(['member_id', 'kind', 'channel', 'is_on'])
    .where('member_id', 'in', memberIds)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
}

export type Choice = { kind: string; channel: Channel; isOn: boolean };
/** Puts choices in the place of those that were made before of the same cells. */
export async function replaceChosen(
  tx: Tx,
  memberId: string,
  cells: readonly Pick<Choice, 'kind' | 'channel'>[],
  kept: readonly Choice[],
): Promise<void> {
  await tx
    .deleteFrom('notification_choices')
    .where('member_id', '=', memberId)
    .where((where) => where.or(cells.map(({ kind, channel }) => where.and({ kind, channel }))))
    .execute();
  if (kept.length > 0)
    await tx
      .insertInto('notification_choices')
      .values(kept.map(({ kind, channel, isOn }) => ({ member_id: memberId, kind, channel, is_on: isOn })))
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'kind', 'channel']).doUpdateSet((set) => ({ is_on: set.ref('excluded.is_on') })),
      )
      .execute();
}

/** A member as mails to it are addressed and its links are signed; not one that is leaving. */
export function selectAddressed(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'email', 'link_epoch', 'name'])
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}
