import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useSession } from '#app/client/session/session.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { type MailedAction, routes } from '#shared/routes.ts';
import css from './action-page.module.css';
import { HydratedForm } from './hydrated-form.tsx';
import { signInByMail } from './sign-in/sign-in.ts';
import { useFormAction } from './use-form-action.ts';

type PageText = { title: string; lead: string; button: string };
/** The text for what the mail announced. What the link does is decided by the server. */
const TEXT: Record<MailedAction | 'any', PageText> = {
  'sign-in': { title: 'Sign in to Cardamom', lead: 'Press to sign in.', button: 'Sign in' },
  join: {
    title: 'Create your account',
    lead: 'Press to create your account and sign in. This also confirms your email address.',
    button: 'Create my account',
  },
  'confirm-email': {
    title: 'Confirm your email address',
    lead: 'Press to confirm it. Our emails go to this address from then on.',
    button: 'Confirm this address',
  },
  restore: {
    title: 'Keep your account?',
    lead: 'Press to cancel the deletion. Your account is restored, with everything in it.',
    button: 'Keep my account',
  },
  any: {
    title: 'Did you ask for this?',
    lead: 'Press to confirm and sign in.',
    button: 'Confirm',
  },
};

/** What to do when the link has expired. */
const EXPIRED: Record<MailedAction | 'any', string> = {
  'sign-in': 'If you are not signed in, ask for a new link and use the newest email.',
  join: 'If you already have an account, sign in. If not, join again and use the newest email.',
  'confirm-email': 'If your new address is not confirmed yet, send the email again from your account.',
  restore: 'If your account was restored, sign in. If the time in the email has passed, the account was deleted.',
  any: 'If you are not signed in, ask for a new link and use the newest email.',
};

/** Where a mailed link leads: to sign in, to join, to confirm an address, or to cancel an account deletion. Opening it changes nothing. */
export function VerifyPage({ token, act: announced }: { token: string; act: MailedAction | undefined }) {
  const goTo = useNavigateTo();
  const action = useFormAction([]);
  const [isExpired, setExpired] = useState(false);
  const pageText = TEXT[announced ?? 'any'];
  async function confirm(): Promise<string | null> {
    try {
      const { kind, next } = await signInByMail({ token });
      return safeRedirect(next) ?? (kind === 'confirm-email' || kind === 'restore' ? routes.account() : routes.home());
    } catch (error) {
      if (!(error instanceof ApiError && error.errors.some(({ errorCode }) => errorCode === 'dead-link'))) throw error;
      setExpired(true);
      return null;
    }
  }
  async function submit() {
    let to: string | null = null;
    await action.run('confirm', async () => {
      to = await confirm();
    });
    if (to !== null) goTo(to, { replace: true });
  }
  if (token === '')
    return (
      <UnusableLink
        title="This link is incomplete"
        lead="Open the link in our email again, or copy all of it into the address bar."
      />
    );
  if (isExpired)
    return (
      <UnusableLink
        title="This link is no longer valid"
        lead={`It was already used or has expired. ${EXPIRED[announced ?? 'any']}`}
        retry={announced === 'join' ? routes.register() : routes.login()}
      />
    );
  return (
    <section className={css.page}>
      <h1>{pageText.title}</h1>
      <p className={text.lead}>{pageText.lead} The link works once.</p>
      {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
      <HydratedForm formRef={action.formRef} onSubmit={() => void submit()} className={css.actions}>
        <Button type="submit" busy={action.isBusy}>
          {pageText.button}
        </Button>
      </HydratedForm>
      <p className={text.small}>If you did not ask for this, close this page. Nothing happens, and the link expires.</p>
    </section>
  );
}

/** Shown in place of the button, with the way to a new link. */
function UnusableLink({ title, lead, retry = routes.login() }: { title: string; lead: string; retry?: string }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css.page}>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className={text.lead}>{lead}</p>
      {user.isLoggedIn ? (
        <ButtonLink to={routes.account()}>Go to your account</ButtonLink>
      ) : (
        <ButtonLink to={retry}>{retry === routes.register() ? 'Join again' : 'Get a new link'}</ButtonLink>
      )}
    </section>
  );
}
