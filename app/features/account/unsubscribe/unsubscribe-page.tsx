import { useState, type FormEvent } from 'react';
import { announceHydrated } from '#app/client/input/announce-hydrated.ts';
import { ApiError, call } from '#app/client/api.ts';
import type { SoftLogin } from '#app/client/session/soft-login.ts';
import { useSession } from '#app/client/session/session.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { capitalize } from '#shared/text/format.ts';
import type { CallReply } from '#contract/calls.ts';
import { useAction } from '#app/client/use-action.ts';
import css from './unsubscribe-page.module.css';

/** What can be turned off: one kind of email, or all optional ones. */
type UnsubscribeSubject = CallReply<'GET /unsubscribe'>;

/** The state that the page is rendered in: a form without script comes back here. */
export type UnsubscribeState = 'asked' | 'stopped' | 'taken-back' | 'refused';

/**
 * Turns emails off. Opening the page changes nothing, since mail scanners follow links. The button does, with or without script, and the
 * same button undoes it.
 */
export function UnsubscribePage({
  pair,
  subject,
  initial,
}: {
  /** of the mail whose link led here */ pair: SoftLogin | undefined;
  subject: UnsubscribeSubject;
  initial: UnsubscribeState;
}) {
  const { user } = useSession();
  const email = pair?.e ?? (user.isLoggedIn || user.isSoftLoggedIn ? user.email : null);
  if (email === null || email === undefined) return <NoMailLink />;
  return <UnsubscribeForm key={subject.kind} email={email} pair={pair} subject={subject} initial={initial} />;
}

function UnsubscribeForm({
  email,
  pair,
  subject: { kind, emails, whenOff },
  initial,
}: {
  email: string;
  pair: SoftLogin | undefined;
  subject: UnsubscribeSubject;
  initial: UnsubscribeState;
}) {
  const [state, setState] = useState<UnsubscribeState>(initial);
  const [isRefused, setRefused] = useState(initial === 'refused');
  const [reached, setReached] = useState(email);
  const action = useAction();
  const isStopped = state === 'stopped';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (action.isBusy) return;
    setRefused(false);
    await action.run(async () => {
      try {
        const reply = await call('POST /unsubscribe', { body: { kind, isOn: isStopped, ...pair } });
        setReached(reply.email);
        setState(isStopped ? 'taken-back' : 'stopped');
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        setRefused(true);
      }
    });
  }
  const error = action.generalError ?? (isRefused ? REFUSED : null);
  const address = <bdi dir="ltr">{reached}</bdi>;
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <div aria-live="polite" className={css.words}>
        {isStopped ? (
          <>
            <h1>{capitalize(emails)} are off</h1>
            <p className={text.lead}>We will not send them to {address}. You can undo this here at any time.</p>
          </>
        ) : state === 'taken-back' ? (
          <>
            <h1>These emails are on again</h1>
            <p className={text.lead}>We will send them to {address}.</p>
          </>
        ) : (
          <>
            <h1>Stop {emails}?</h1>
            <p className={text.lead}>{whenOff}</p>
            <p className={css.counts}>This is for emails to {address}.</p>
          </>
        )}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
      <form
        method="post"
        action={routes.unsubscribe(pair, kind)}
        data-hold-submit=""
        ref={announceHydrated}
        className={css.actions}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="isOn" value={isStopped ? '1' : ''} />
        <Button type="submit" variant={isStopped || state === 'taken-back' ? 'quiet' : 'primary'} busy={action.isBusy}>
          {isStopped ? 'Undo' : kind === 'all' ? 'Stop all of them' : 'Stop these emails'}
        </Button>
        <PathLink className={text.link} to={routes.notifications()}>
          All notifications
        </PathLink>
      </form>
    </div>
  );
}

const REFUSED =
  'This link is incomplete, or your address has changed. Use the link at the end of a newer email, or sign in and open your notifications.';

/** For a visitor who is not signed in and came without a mailed link: says where to find one. */
function NoMailLink() {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <div className={css.words}>
        <h1>Stop emails from us</h1>
        <p className={text.lead}>
          Each of our emails ends with a link that stops that kind of email, without signing in. You can also sign in
          and choose which emails you get.
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink to={routes.login(routes.notifications())}>Sign in to choose</ButtonLink>
      </div>
      <p className={css.cards}>
        Cards are sent by people, not by us. Each card email ends with a link to stop cards from its sender or from
        everyone.
      </p>
    </div>
  );
}
