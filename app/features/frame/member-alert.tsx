import { useState } from 'react';
import type { User } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { currentSession, takeUser } from '#app/client/session.ts';
import { softPair } from '#app/client/soft-pair.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './member-alert.module.css';

/** The bar that tells a member what only they can put right (specification, section 2). */
export function MemberAlert({ user }: { user: User }) {
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isLater || user.memberAlert === null) return null;

  async function worksAgain() {
    setBusy(true);
    try {
      await call('POST /email/unbounce', { body: { ...softPair() } });
      takeUser({ ...currentSession().user, memberAlert: null });
      say('Thank you. A mail is on its way there, to see.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say(error.status >= 500 ? 'We could not be reached just now. Try once more in a moment.' : error.message, {
        tone: 'wrong',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <aside className={css.bar} aria-label="About your account">
      <Icon name="warning" />
      {user.memberAlert === 'leaving' ? (
        <p>Your account is closed at the end of the day. The link in our last mail brings it back.</p>
      ) : (
        <>
          <p>
            Mail to <bdi dir="ltr">{user.email}</bdi> came back, so we write nothing there for now.
          </p>
          <div className={css.acts}>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => void worksAgain()}>
              It works again
            </Button>
            <ButtonLink size="small" variant="plain" to={routes.account()}>
              Change the address
            </ButtonLink>
          </div>
        </>
      )}
      <IconButton icon="cross" label="Later" className={css.later} onClick={() => setLater(true)} />
    </aside>
  );
}
