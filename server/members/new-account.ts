/** From so many days on an account is no longer new: whoever makes accounts to write to strangers does not wait for a month. */
const ESTABLISHED_AFTER_DAYS = 30;

/** Whether an account is new: nothing about it says yet how what it sends is received. @param ageDays since it was made */
export function isNewAccount(ageDays: number): boolean {
  return ageDays < ESTABLISHED_AFTER_DAYS;
}
