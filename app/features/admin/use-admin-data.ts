import { useLoaded, type Loaded } from '#app/client/use-loaded.ts';
import { recheckAdminRole } from './recheck-admin-role.ts';

/** Data of an admin page, fetched in the browser. */
export function useAdminData<T>(load: () => Promise<T>): Loaded<T> {
  return useLoaded(load, recheckAdminRole);
}
