import { useEffect, useMemo, useState } from 'react';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useSession } from '#app/client/session/session.ts';
import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { routes } from '#shared/routes.ts';
import type { AuthState } from './auth-context.ts';
import { useExpiredLink } from './password/use-expired-link.ts';
import { deletePendingStep, parsePendingStep, PENDING_STEP_KEY } from './pending-step.ts';

/**
 * What the stages of the auth page share, and whether somebody is signed in already, who is led on then.
 * @param asked the path to continue to, as the address has it. @param onStepCancelled called once a step is cancelled, and its stage gone
 */
export function useAuthState(
  asked: string | undefined,
  sent: string | undefined,
  onStepCancelled: () => void,
): AuthState & { isIn: boolean } {
  const next = safeRedirect(asked);
  const goTo = useNavigateTo();
  const { user } = useSession();
  const [email, setEmail, deleteEmail] = useSavedInput('auth-email', '');
  const [firstName, setFirstName, deleteFirstName] = useSavedInput('auth-first-name', '');
  const [savedStep, saveStep] = useSavedInput(PENDING_STEP_KEY, '');
  const pendingStep = useMemo(() => parsePendingStep(savedStep), [savedStep]);
  useExpiredLink(next, setEmail);
  const [isLeaving, setLeaving] = useState(false);
  // A member who is signed in already, perhaps in another tab, continues to where they were going.
  const isIn = user.isLoggedIn && !isLeaving;
  useEffect(() => {
    if (isIn && next !== null) goTo(next, { replace: true });
  }, [isIn, next, goTo]);
  // Another tab may have used the mailed link.
  useEffect(() => void (user.isLoggedIn && deletePendingStep()), [user.isLoggedIn]);
  return {
    email,
    setEmail,
    firstName,
    setFirstName,
    next,
    leave(to = next) {
      setLeaving(true);
      deleteEmail();
      deleteFirstName();
      deletePendingStep();
      goTo(to ?? routes.home(), { replace: true });
    },
    pendingStep,
    startStep: (step) => saveStep(JSON.stringify({ ...step, since: Date.now() })),
    cancelStep() {
      saveStep('');
      setTimeout(onStepCancelled);
    },
    sent,
    isIn,
  };
}
