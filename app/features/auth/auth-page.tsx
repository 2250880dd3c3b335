import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cardInProgress, cardInProgressScript, type CardInProgress } from '#app/client/card-in-progress.ts';
import { useGoTo } from '#app/client/page/go-to.ts';
import { providerErrorMessage } from '#app/client/session/provider-error-messages.ts';
import { useSession } from '#app/client/session/session.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import text from '#app/ui/text.module.css';
import { safeRedirect } from '#shared/links/safe-redirect.ts';
import { routes } from '#shared/routes.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthContext } from './auth-context.ts';
import css from './auth-page.module.css';
import { CardPreview } from './card-preview.tsx';
import { useExpiredLink } from './password/use-expired-link.ts';
import { deletePendingStep, parsePendingStep, PENDING_STEP_KEY, pendingStepScript } from './pending-step.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';

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
  const next = safeRedirect(asked);
  const goTo = useGoTo();
  const { user } = useSession();
  const [email, setEmail, forgetEmail] = useSavedInput('auth-email', '');
  const [firstName, setFirstName, forgetFirstName] = useSavedInput('auth-first-name', '');
  const [savedStep, saveStep] = useSavedInput(PENDING_STEP_KEY, '');
  const pendingStep = useMemo(() => parsePendingStep(savedStep), [savedStep]);
  useExpiredLink(next, setEmail);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isRegistering = useLocation({ select: ({ pathname }) => pathname }) === routes.register();
  const card = useCardInHand();
  function leave(to: string | null = next) {
    setLeaving(true);
    forgetEmail();
    forgetFirstName();
    deletePendingStep();
    goTo(to ?? routes.home(), { replace: true });
  }
  function cancelStep() {
    saveStep('');
    // The focused element is gone with its stage. Focusing a field instead would open a phone's keyboard over the other sign-in methods.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  }
  // A member who is signed in already, perhaps in another tab, continues to where they were going.
  const isIn = user.isLoggedIn && !isLeaving;
  useEffect(() => {
    if (isIn && next !== null) goTo(next, { replace: true });
  }, [isIn, next, goTo]);
  // Another tab may have used the mailed link.
  useEffect(() => void (user.isLoggedIn && deletePendingStep()), [user.isLoggedIn]);
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
            {isRegistering ? 'Join' : 'Sign in'}
          </h1>
          {isIn ? (
            <AlreadySignedIn user={user} />
          ) : (
            <AuthContext
              value={{
                email,
                setEmail,
                firstName,
                setFirstName,
                next,
                leave,
                pendingStep,
                startStep: (step) => saveStep(JSON.stringify({ ...step, since: Date.now() })),
                cancelStep,
                sent,
              }}
            >
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

const nothing = () => () => undefined;
let inHand: CardInProgress | null | undefined;
/** Read once for each visit of the page: the card does not change while somebody signs in. */
function useCardInHand(): CardInProgress | null {
  useEffect(() => () => void (inHand = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => {
      if (inHand === undefined) {
        try {
          inHand = cardInProgress(localStorage, Date.now());
        } catch (error) {
          // Storage may be switched off.
          if (!(error instanceof DOMException)) throw error;
          inHand = null;
        }
      }
      return inHand;
    },
    () => null,
  );
}
