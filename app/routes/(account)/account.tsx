import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { providerErrorMessage } from '#app/client/session/provider-error-messages.ts';
import { SIGNED_OUT_USER } from '#app/client/session/session-rules.ts';
import { setUser } from '#app/client/session/session.ts';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { formatUntil } from '#shared/text/format.ts';
import { showAlert } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** The member's account. */
export const Route = createFileRoute('/(account)/account')({
  staticData: { guard: 'strict' },
  validateSearch: ({ wrong, provider }: Record<string, unknown>): { wrong?: string; provider?: string } => ({
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  }),
  head: () => pageHead({ title: 'Your account | Cardamom', path: routes.account(), hidden: true }),
  component: Account,
});

function Account() {
  const router = useRouter();
  const { wrong, provider } = Route.useSearch();
  /**
   * The session is cleared at once. Otherwise the next session check would find a changed member and reload the page. The guard redirects to
   * the sign-in page then, so the navigation to the homepage comes after it.
   */
  function showDeleted(until: string) {
    setUser(SIGNED_OUT_USER);
    setTimeout(() => void router.navigate({ to: routes.home(), replace: true }));
    showAlert('Your account is closed', {
      line: `You can restore it until ${formatUntil(until)} with the link in our email.`,
      preventAutoClose: true,
    });
  }
  return <AccountPage problem={providerErrorMessage(wrong, provider, { isHere: true })} onDeleted={showDeleted} />;
}
