import type { Database } from '#db/client.ts';
import { updateRole } from './queries.ts';

export { setPasswordHash, setTwoStepSecret, turnTwoStepOff, turnTwoStepOn, consumeTwoStepStep } from './credentials.ts';
export { confirmEmail, unmarkBounced, usePendingEmail } from './email-address.ts';
export { cancelDeletion, createMember, deleteMemberRow, scheduleDeletion } from './lifecycle.ts';
export { isNewAccount } from './new-account.ts';
export { requireShownName } from './shown-name.ts';
export { setMemberPhoto, type Settings, updateSettings } from './settings.ts';

/** Makes a member an administrator. @returns whether there is a member with this address. Nothing on the web leads here. */
export function grantAdminRole(db: Database, email: string, now: Date): Promise<boolean> {
  return updateRole(db, email, 'admin', now);
}
/** The same the other way. */
export function makePlainMember(db: Database, email: string, now: Date): Promise<boolean> {
  return updateRole(db, email, 'member', now);
}
