import { ApiError, call } from '#app/client/api.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { CONTACTS_AT_ONCE_MAX } from '#shared/limits.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';

/** Puts people into a group or takes them out of it, however many they are. @throws ApiError */
export async function setInGroup(group: string, contactIds: readonly string[], isIn: boolean): Promise<void> {
  for (let at = 0; at < contactIds.length; at += CONTACTS_AT_ONCE_MAX)
    await call('POST /contact_groups/{group}/contacts', {
      params: { group },
      body: { contactIds: contactIds.slice(at, at + CONTACTS_AT_ONCE_MAX), isIn },
    });
  announceCalendarChange();
}

/** The same, to undo it. What fails is said. */
export function undoInGroup(group: string, contactIds: readonly string[], isIn: boolean): () => void {
  return () =>
    void setInGroup(group, contactIds, isIn).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      showToast('We could not undo that. Reload the page and try again.', { tone: 'error' });
    });
}
