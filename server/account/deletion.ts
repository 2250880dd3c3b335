import type { Context } from '#server/kernel/context.ts';
import { deleteMemberRow } from '#server/members/members.ts';
import { lockDeletedMember, selectDeletedMembers } from './deletion-queries.ts';

/** Deleted in one look, so that a day on which many leave is no one long transaction. */
const BATCH = 50;

/**
 * Deletes for good the accounts whose time to come back is over: every module erases what it knows of the member. May run at any time, twice, and in two
 * processes.
 * @returns how many were deleted.
 */
export async function deleteAccounts(context: Context): Promise<number> {
  let deleted = 0;
  for (const { member_id } of await selectDeletedMembers(context.db, new Date(context.clock.now()), BATCH)) {
    const afterwards = await deleteAccount(context, member_id);
    if (afterwards === null) continue;
    deleted += 1;
    for (const act of afterwards) await act();
  }
  return deleted;
}

/**
 * One transaction a member: where it breaks off, the next look finds the rows, and does it all again.
 * @returns what is left to do once it is committed; null where the member came back, or another process deletes the account.
 */
function deleteAccount(context: Context, memberId: string): Promise<(() => Promise<void>)[] | null> {
  return context.db.transaction().execute(async (tx) => {
    const member = await lockDeletedMember(tx, memberId, new Date(context.clock.now()));
    if (member === undefined) return null;
    const afterwards: (() => Promise<void>)[] = [];
    for (const { eraseMember } of context.modules) {
      const act = await eraseMember?.(tx, member, context);
      if (act) afterwards.push(act);
    }
    await deleteMemberRow(tx, memberId);
    return afterwards;
  });
}
