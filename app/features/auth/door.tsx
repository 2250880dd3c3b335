import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cardInHand, cardInHandScript, type CardInHand } from '#app/client/card-in-hand.ts';
import { useGoTo } from '#app/client/go-to.ts';
import { wrongInWords } from '#app/client/provider-wrong-words.ts';
import { useSession } from '#app/client/session.ts';
import { useKeptWords } from '#app/client/use-kept-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import text from '#app/ui/text.module.css';
import { ownPath } from '#shared/own-path.ts';
import { routes } from '#shared/routes.ts';
import { AlreadyIn } from './already-in.tsx';
import { DoorContext } from './door-state.ts';
import css from './door.module.css';
import { LooseCard } from './loose-card.tsx';
import { useDeadLink } from './use-dead-link.ts';
import { forgetWaiting, readWaiting, WAITING_KEY, waitingScript } from './waiting.ts';
import { WhyAtDoor } from './why-at-door.tsx';

/**
 * The one page of coming in: its stages (sign in, join, a forgotten password) stand within it, so that what was typed stays from one
 * to the next. With a card in hand, the card lies beside the form.
 */
export function Door({
  next: asked,
  wrong,
  provider,
  sent,
  children,
}: {
  next: string | undefined;
  /** what a provider's door came back with */ wrong: string | undefined;
  provider: string | undefined;
  /** the provider that somebody came from, where a mail has to make sure of the address it gave */ sent:
    | string
    | undefined;
  children: ReactNode;
}) {
  const next = ownPath(asked);
  const goTo = useGoTo();
  const { user } = useSession();
  const [email, setEmail, forgetEmail] = useKeptWords('door-email', '');
  const [firstName, setFirstName, forgetFirstName] = useKeptWords('door-name', '');
  const [keptWaiting, keepWaiting] = useKeptWords(WAITING_KEY, '');
  const waiting = useMemo(() => readWaiting(keptWaiting), [keptWaiting]);
  useDeadLink(next, setEmail);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const card = useCardInHand();
  function goOn(to: string | null = next) {
    setGoingOn(true);
    forgetEmail();
    forgetFirstName();
    forgetWaiting();
    goTo(to ?? routes.home(), { replace: true });
  }
  function stopWaiting() {
    keepWaiting('');
    // What had the focus is gone with its stage. Not a field: on a phone that would lift the keyboard over the other ways.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  }
  // Whoever was let in on another tab, or comes here although they are in, goes on to where they were going.
  const isIn = user.isLoggedIn && !isGoingOn;
  useEffect(() => {
    if (isIn && next !== null) goTo(next, { replace: true });
  }, [isIn, next, goTo]);
  // Another tab may have used what was mailed.
  useEffect(() => void (user.isLoggedIn && forgetWaiting()), [user.isLoggedIn]);
  // From here on the page itself knows whether there is a card, and what is waited for.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['card'];
    delete dataset['waiting'];
  }, []);
  const sentence = wrongInWords(wrong, provider);
  return (
    <section className={css.section}>
      <script dangerouslySetInnerHTML={{ __html: `${cardInHandScript};${waitingScript}` }} />
      <div className={classNames(text.wrap, card ? css.view : css.alone)}>
        {card && <LooseCard card={card} />}
        <div className={css.copy}>
          <h1 ref={heading} tabIndex={-1}>
            Come in
          </h1>
          {isIn ? (
            <AlreadyIn user={user} />
          ) : (
            <DoorContext
              value={{
                email,
                setEmail,
                firstName,
                setFirstName,
                next,
                goOn,
                waiting,
                wait: (what) => keepWaiting(JSON.stringify({ ...what, since: Date.now() })),
                stopWaiting,
                sent,
              }}
            >
              <div className={css.tabs}>
                <TabLinks
                  label="Ways to come in"
                  replace
                  tabs={[
                    { to: routes.login(next ?? undefined), name: 'Sign in' },
                    { to: routes.register(next ?? undefined), name: 'I am new here' },
                  ]}
                />
              </div>
              <WhyAtDoor />
              {sentence !== undefined && (
                <div className={css.problem}>
                  <Notice tone="bad">{sentence}</Notice>
                </div>
              )}
              <noscript>
                <Notice tone="warn">Coming in needs JavaScript. Cards are opened and read without it.</Notice>
              </noscript>
              {children}
            </DoorContext>
          )}
          {card && !isIn && (
            <p className={css.end}>
              In a hurry?{' '}
              <PathLink className={text.link} to={card.path}>
                Send the card without an account
              </PathLink>
              . You can claim it later.
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
let inHand: CardInHand | null | undefined;
/** It is read once for each visit of the page: while one comes in, nobody writes on it. */
function useCardInHand(): CardInHand | null {
  useEffect(() => () => void (inHand = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => {
      if (inHand === undefined) {
        try {
          inHand = cardInHand(localStorage, Date.now());
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
