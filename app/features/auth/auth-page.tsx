import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { cardInProgressScript } from '#app/client/cards/card-in-progress.ts';
import { providerErrorMessage } from '#app/client/session/provider-error-messages.ts';
import { useSession } from '#app/client/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthContext } from './auth-context.ts';
import css from './auth-page.module.css';
import { CardPreview } from './card-preview.tsx';
import { pendingStepScript } from './pending-step.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { useAuthState } from './use-auth-state.ts';
import { useCardInProgress } from '#app/client/cards/use-card-in-progress.ts';

/** The heading of the stages that are not sign-in. */
const HEADINGS: Partial<Record<string, string>> = {
  [routes.register()]: 'Join',
  [routes.forgot()]: 'Reset your password',
};

/**
 * The auth page. Its stages (sign in, join, forgotten password) are rendered within it, so that typed values are kept from one to the
 * next. A card in progress is shown beside the form.
 */
export function AuthPage({
  next: asked,
  wrong,
  provider,
  sent,
  children,
}: {
  next: string | undefined;
  /** the error code a provider's callback came back with */ wrong: string | undefined;
  provider: string | undefined;
  /** the provider whose email address still has to be confirmed by mail */ sent: string | undefined;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with its stage. Focusing a field instead would open a phone's keyboard over the other sign-in methods.
  const { isIn, ...auth } = useAuthState(asked, sent, () => heading.current?.focus({ preventScroll: true }));
  const { next } = auth;
  const { user } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const card = useCardInProgress();
  // Once hydrated, the page itself knows whether there is a card, and which step is pending.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['card'];
    delete dataset['pendingStep'];
  }, []);
  const sentence = providerErrorMessage(wrong, provider);
  return (
    <section className={css.section}>
      <script dangerouslySetInnerHTML={{ __html: `${cardInProgressScript};${pendingStepScript}` }} />
      <div className={classNames(text.wrap, card ? css.view : css.alone)}>
        {card && <CardPreview card={card} />}
        <div className={css.copy}>
          <h1 ref={heading} tabIndex={-1}>
            {HEADINGS[path] ?? 'Sign in'}
          </h1>
          {isIn ? (
            <AlreadySignedIn user={user} />
          ) : (
            <AuthContext value={auth}>
              <div className={css.tabs}>
                <TabLinks
                  label="Sign in or join"
                  replace
                  tabs={[
                    { to: routes.login(next ?? undefined), name: 'Sign in' },
                    { to: routes.register(next ?? undefined), name: 'Join' },
                  ]}
                />
              </div>
              <SignedOutNotice />
              {sentence !== undefined && (
                <div className={css.problem}>
                  <Notice tone="bad">{sentence}</Notice>
                </div>
              )}
              <noscript>
                <Notice tone="warn">Signing in needs JavaScript. You can open and read cards without it.</Notice>
              </noscript>
              {children}
            </AuthContext>
          )}
          {card && !isIn && (
            <p className={css.end}>
              In a hurry?{' '}
              <PathLink className={text.link} to={card.path}>
                Send the card without an account
              </PathLink>
              . You can add it to an account later.
            </p>
          )}
        </div>
      </div>
      {card && (
        <HeaderNote>
          <PathLink className={text.link} to={card.path}>
            Back to the card
          </PathLink>
        </HeaderNote>
      )}
    </section>
  );
}
