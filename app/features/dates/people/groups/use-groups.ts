import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#app/client/api.ts';
import { currentSession } from '#app/client/session/session.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import type { ContactGroup } from '#contract/contact.ts';

/** What was shown last, and to whom: nothing moves where somebody comes back to the list. */
let shownLast: { memberId: string | null; groups: readonly ContactGroup[] } | null = null;

/**
 * The member's groups; none while they load, or where they cannot be loaded.
 * @param version another one when the contacts were changed, so that they are loaded again
 */
export function useGroups(version: number): readonly ContactGroup[] {
  const { memberId } = currentSession().user;
  const { value, retry } = useLoaded(async () => {
    const { results } = await call('GET /contact_groups');
    shownLast = { memberId, groups: results };
    return results;
  });
  const reload = useEffectEvent(retry);
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    reload();
  }, [version]);
  return value ?? (shownLast?.memberId === memberId ? shownLast.groups : []);
}
