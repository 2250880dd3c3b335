import { useEffect, useSyncExternalStore } from 'react';
import { takeLogoutReason } from '#app/client/session/logout-reason.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import css from './auth-page.module.css';

/** Shown to a member whose session was ended elsewhere. */
export function SignedOutNotice() {
  const wasSessionEnded = useSessionEnded();
  if (!wasSessionEnded) return null;
  return (
    <output className={css.why}>
      <Notice tone="warn">You were signed out. Sign in again to continue. What you typed is saved.</Notice>
    </output>
  );
}

const nothing = () => () => undefined;
let sessionEnded: boolean | undefined;
/** The logout reason is read once from storage, and holds for this visit of the page. */
function useSessionEnded(): boolean {
  useEffect(() => () => void (sessionEnded = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => (sessionEnded ??= takeLogoutReason(['ended']) !== null),
    () => false,
  );
}
