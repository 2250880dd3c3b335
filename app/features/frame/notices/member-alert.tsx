import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { currentSession, setUser } from '#app/client/session/session.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './member-alert.module.css';

/** The bar about a problem that only the member can solve (specification, section 2). */
export function MemberAlert({ user }: { user: User }) {
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isLater || user.memberAlert === null) return null;

  async function confirmAddressWorks() {
    setBusy(true);
    try {
      await call('POST /email/unbounce', { body: { ...softLoginParams() } });
      setUser({ ...currentSession().user, memberAlert: null });
      showToast('Thank you. We have sent a test email to that address.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.status >= 500 ? 'We could not reach the server. Please try again.' : error.message, {
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <aside className={css.bar} aria-label="About your account">
      <Icon name="warning" />
      {user.memberAlert === 'leaving' ? (
        <p>Your account will be deleted at the end of the day. Use the link in our last email to keep it.</p>
      ) : (
        <>
          <p>
            Email to <bdi dir="ltr">{user.email}</bdi> bounced, so we have stopped sending to this address.
          </p>
          <div className={css.actions}>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => void confirmAddressWorks()}>
              It works now
            </Button>
            <ButtonLink size="small" variant="plain" to={routes.account()}>
              Change address
            </ButtonLink>
          </div>
        </>
      )}
      <IconButton icon="cross" label="Later" className={css.later} onClick={() => setLater(true)} />
    </aside>
  );
}
