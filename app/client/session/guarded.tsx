import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { routes } from '#shared/routes.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { checkGuard, type Guard } from './session-rules.ts';
import { useSession } from './session.ts';

/**
 * Renders a guarded page: nothing until the session is initialized, then the page or a redirect to the sign-in page and back (specification, section
 * 4). `lost` replaces pages that must look as if they did not exist; `withoutScript` is for browsers in which no session is ever initialized.
 */
export function Guarded({
  guard,
  lost,
  withoutScript,
  children,
}: {
  guard: Guard | undefined;
  lost: ReactNode;
  /** a `noscript` element */ withoutScript: ReactNode;
  children: ReactNode;
}) {
  const answer = checkGuard(guard, useSession());
  if (answer === 'enter') return children;
  if (answer === 'lost') return lost;
  return answer === 'sign-in' ? <ToSignIn /> : withoutScript;
}

function ToSignIn() {
  const { state } = useRouter();
  const goTo = useNavigateTo();
  const { href } = state.location;
  useEffect(() => goTo(routes.login(href), { replace: true }), [goTo, href]);
  return null;
}
