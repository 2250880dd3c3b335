import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { useGoTo } from '#app/client/go-to.ts';
import { useSession } from '#app/client/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { ownPath } from '#shared/own-path.ts';
import { type MailedAct, routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { comeInByMail } from './come-in.ts';
import css from './one-act.module.css';
import { useAct } from './use-act.ts';

type Words = { title: string; lead: string; act: string };
/** What the mail said the link is for; what it does, the link decides. */
const WORDS: Record<MailedAct | 'any', Words> = {
  'sign-in': { title: 'Was it you who knocked?', lead: 'Press the button, and you are in.', act: 'Yes, let me in' },
  join: {
    title: 'One press, and you are here',
    lead: 'It says that the address is yours, and makes your account.',
    act: 'Yes, make my account',
  },
  'confirm-email': {
    title: 'Is this your address?',
    lead: 'Press the button, and we write to it from now on.',
    act: 'Yes, write to me here',
  },
  restore: {
    title: 'Come back?',
    lead: 'Press the button, and your account is open again, with everything in it.',
    act: 'Yes, keep my account',
  },
  any: {
    title: 'Did you ask for this?',
    lead: 'Press the button and it is done: you are in, and what the mail said is so.',
    act: 'Yes, that was me',
  },
};

/** What to do where the link is over. */
const AGAIN: Record<MailedAct | 'any', string> = {
  'sign-in': 'If you are not in, ask for a new one and use the newest mail.',
  join: 'If your account is not there yet, join once more and use the newest mail. If it is, sign in.',
  'confirm-email': 'If the new address does not count yet, have the mail sent again in your account.',
  restore: 'If your account is back, sign in. After the hour that the mail names, nothing of it is there any more.',
  any: 'If you are not in, ask for a new one and use the newest mail.',
};

/** Where a mailed link leads: to come in, to join, to confirm an address, or to take a deletion back. Looking at it changes nothing. */
export function VerifyPage({ token, act: named }: { token: string; act: MailedAct | undefined }) {
  const goTo = useGoTo();
  const act = useAct([]);
  const [isDead, setDead] = useState(false);
  const words = WORDS[named ?? 'any'];
  async function comeIn(): Promise<string | null> {
    try {
      const { kind, next } = await comeInByMail({ token });
      return ownPath(next) ?? (kind === 'confirm-email' || kind === 'restore' ? routes.account() : routes.home());
    } catch (error) {
      if (!(error instanceof ApiError && error.errors.some(({ errorCode }) => errorCode === 'dead-link'))) throw error;
      setDead(true);
      return null;
    }
  }
  async function press() {
    let to: string | null = null;
    await act.run('press', async () => {
      to = await comeIn();
    });
    if (to !== null) goTo(to, { replace: true });
  }
  if (token === '')
    return (
      <Instead
        title="This link is not complete"
        lead="Open it once more from the mail that we sent you, or copy the whole of it."
      />
    );
  if (isDead)
    return (
      <Instead
        title="This link has done its work"
        lead={`It was pressed already, or its time is over. ${AGAIN[named ?? 'any']}`}
        again={named === 'join' ? routes.register() : routes.login()}
      />
    );
  return (
    <section className={css.page}>
      <h1>{words.title}</h1>
      <p className={text.lead}>{words.lead} The link works once.</p>
      {act.problems.general && <Notice tone="bad">{act.problems.general}</Notice>}
      <AliveForm form={act.form} onAct={() => void press()} className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          {words.act}
        </Button>
      </AliveForm>
      <p className={text.small}>If it was not you, close this page: nothing happens, and the link dies by itself.</p>
    </section>
  );
}

/** Nothing can be pressed here: where another link is asked for. */
function Instead({ title, lead, again = routes.login() }: { title: string; lead: string; again?: string }) {
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
        <ButtonLink to={routes.account()}>To your account</ButtonLink>
      ) : (
        <ButtonLink to={again}>{again === routes.register() ? 'Join once more' : 'Ask for another'}</ButtonLink>
      )}
    </section>
  );
}
