import { useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#app/client/api.ts';
import { makePasskey } from '#app/client/passkeys.ts';
import { passingCookie, takePassingCookieAway } from '#app/client/passing-cookie.ts';
import { sessionSettled } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NewPassword } from '#app/ui/new-password.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { EmailField, FirstNameField, lacksEmail } from './door-fields.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { PasskeyWay, usePasskeyAct, usePasskeys } from './passkey-way.tsx';
import { Sent } from './sent.tsx';
import { Beside } from './stage.tsx';
import { useAct } from './use-act.ts';
import type { Waiting } from './waiting.ts';
import { Ways } from './ways.tsx';

const FIELDS = ['firstName', 'email', 'password'] as const;
const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const nothing = () => () => undefined;

/** Joining: from nothing, or with the mail that a provider's address waits for. */
export function JoinForm() {
  const { sent, next } = useDoor();
  const provider = PROVIDERS.find((name) => name === sent);
  const [isOver, setOver] = useState(false);
  const email = useSyncExternalStore(
    nothing,
    () => (provider === undefined ? null : passingCookie('cardamom_joining')),
    () => null,
  );
  if (provider === undefined || email === null || isOver) return <JoinAfresh />;
  return (
    <Sent
      email={email}
      joins={provider}
      again={async () => location.assign(routes.signInWith(provider, next ?? undefined))}
      onBack={() => {
        takePassingCookieAway('cardamom_joining');
        setOver(true);
      }}
    />
  );
}

/** A name and an address, and then a passkey, a password, or nothing but the mail that proves the address. */
function JoinAfresh() {
  const { email, firstName, next, waiting, wait, stopWaiting } = useDoor();
  const [password, setPassword] = useState<string | null>(null);
  const act = useAct(FIELDS);
  const passkeyAct = usePasskeyAct(act);
  const withPasskeys = usePasskeys();

  const chooser = useRef<HTMLButtonElement>(null);
  /** What was pressed gives way to what comes instead, and the focus goes along. */
  function choosePassword(does: boolean) {
    setPassword(does ? '' : null);
    setTimeout(() =>
      does ? act.form.current?.querySelector<HTMLElement>('[name="password"]')?.focus() : chooser.current?.focus(),
    );
  }

  function isWhole(): boolean {
    const lacks = {
      ...(firstName.trim() === '' ? { firstName: 'A name is needed here, as it stands on your cards.' } : {}),
      ...lacksEmail(email),
    };
    if (Object.keys(lacks).length === 0) return true;
    act.refuse(lacks);
    return false;
  }
  const given = {
    email,
    firstName,
    next,
    timeZone: import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  async function join(name: 'link' | 'password') {
    if (!isWhole()) return;
    const ask = async () => {
      await sessionSettled();
      await call('POST /register', {
        body: { registerType: 'email', ...given, ...(name === 'password' && password ? { password } : {}) },
      });
    };
    if (await act.run(name, ask)) wait({ for: 'join', email, joins: 'email' });
  }
  async function joinWithPasskey() {
    if (!isWhole()) return;
    const ask = async () => {
      await sessionSettled();
      const { options } = await call('POST /register/passkey', { body: { email, firstName } });
      const passkey = await makePasskey(options);
      await call('POST /register', { body: { registerType: 'passkey', ...given, passkey } });
    };
    if (await passkeyAct.run(ask)) wait({ for: 'join', email, joins: 'passkey' });
  }
  /** The same mail once more: the server still knows the password, or the passkey, that was given with it. */
  async function askAgain({ email: asked, joins = 'email' }: Waiting) {
    await sessionSettled();
    await call('POST /register', { body: { registerType: 'email', ...given, email: asked, again: true } });
    wait({ for: 'join', email: asked, joins });
  }

  if (waiting?.for === 'join')
    return (
      <Sent
        email={waiting.email}
        since={waiting.since}
        joins={waiting.joins ?? 'email'}
        again={() => askAgain(waiting)}
        onBack={stopWaiting}
      />
    );
  return (
    <AliveForm form={act.form} onAct={() => void join(password === null ? 'link' : 'password')} aria-label="Join">
      <Beside act={act} />
      <div className={css.fields}>
        <FirstNameField act={act} />
        <EmailField act={act} autoComplete="email" />
        {password !== null && (
          <NewPassword
            value={password}
            known={[firstName, email]}
            error={act.problems.at['password']}
            onChange={(typed) => {
              setPassword(typed);
              act.clear('password');
            }}
          />
        )}
      </div>
      {password === null ? (
        <>
          {withPasskeys && (
            <div className={css.wide}>
              <PasskeyWay
                act={passkeyAct}
                label="Join with a passkey"
                note="Nothing to remember. You can add a password later."
                onPress={() => void joinWithPasskey()}
              />
            </div>
          )}
          <div className={css.acts}>
            <Button ref={chooser} variant="quiet" onClick={() => choosePassword(true)}>
              Choose a password
            </Button>
            <Button type="submit" variant="plain" busy={act.busy === 'link'}>
              <Icon name="envelope" />
              Email me a link
            </Button>
          </div>
        </>
      ) : (
        <div className={css.acts}>
          <Button type="submit" busy={act.busy === 'password'}>
            Join with this password
          </Button>
          <Button variant="plain" onClick={() => choosePassword(false)}>
            Without one
          </Button>
        </div>
      )}
      <Ways />
      <p className={`${text.note} ${css.terms}`}>
        We write to you about your dates and your cards, and about nothing else until you say so. The{' '}
        <PathLink className={text.link} to={routes.terms()}>
          terms
        </PathLink>{' '}
        are two pages, in words.
      </p>
    </AliveForm>
  );
}
