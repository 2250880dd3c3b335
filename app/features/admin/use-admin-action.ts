import { useAction, type Action } from '#app/client/use-action.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { recheckAdminRole } from './recheck-admin-role.ts';

/** An action of an administrator. An error that belongs to none of the fields is shown as a toast. */
export function useAdminAction(fields: readonly string[] = []): Action {
  return useAction(fields, (error, { general }) => {
    recheckAdminRole(error);
    if (general !== undefined) showToast(general, { tone: 'error' });
  });
}
