import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { askPasskey, type PasskeyAnswer } from '#app/client/passkeys.ts';
import { sessionSettled } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { comeIn } from './come-in.ts';
import { EmailField, lacksEmail, PasswordField } from './door-fields.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { PasskeyWay, usePasskeyAct, usePasskeys } from './passkey-way.tsx';
import { Sent } from './sent.tsx';
import { Beside } from './stage.tsx';
import { isCodeNeeded, TwoStep } from './two-step.tsx';
import { useAct } from './use-act.ts';
import { useOfferedPasskey } from './use-offered-passkey.ts';
import type { Waiting } from './waiting.ts';
import { Ways } from './ways.tsx';

const FIELDS = ['email', 'password'] as const;

/** Coming in: with a passkey, with email and password, by a mailed link, or through a provider. */
export function SignInForm() {
  const { email, next, goOn, waiting, wait, stopWaiting } = useDoor();
  const [password, setPassword] = useState('');
  const isWaiting = waiting?.for === 'sign-in' || waiting?.for === 'code';
  const act = useAct(FIELDS);
  const passkeyAct = usePasskeyAct(act);
  const withPasskeys = usePasskeys();
  const offerAnew = useOfferedPasskey(withPasskeys && !isWaiting, async (passkey) => {
    // While something else is on its way, that goes first.
    if (act.busy === null) await comeInWithPasskey(() => Promise.resolve(passkey));
  });

  async function comeInWithPasskey(ask: () => Promise<PasskeyAnswer>) {
    const went = await passkeyAct.run(async () => {
      await comeIn({ loginType: 'passkey', passkey: await ask(), next }, 'passkey');
    });
    if (went) goOn();
    else offerAnew();
  }
  async function askForPasskey() {
    await sessionSettled();
    return askPasskey((await call('POST /login/passkey')).options);
  }
  async function signIn() {
    const lacks = {
      ...lacksEmail(email),
      ...(password === '' ? { password: 'Type your password, or let us mail you a link.' } : {}),
    };
    if (Object.keys(lacks).length > 0) return act.refuse(lacks);
    let needsCode = false;
    const went = await act.run('password', async () => {
      needsCode = await isCodeNeeded(() => comeIn({ loginType: 'email', email, password, next }, 'email'));
    });
    if (needsCode) wait({ for: 'code', email });
    else if (went) goOn();
  }
  async function mailLink() {
    const lacks = lacksEmail(email);
    if (lacks) return act.refuse(lacks);
    if (await act.run('link', () => askForLink(email, next))) wait({ for: 'sign-in', email });
  }

  if (waiting?.for === 'code') return <TwoStep email={waiting.email} known={password} onBack={stopWaiting} />;
  if (waiting?.for === 'sign-in') {
    async function again({ email: asked }: Waiting) {
      await askForLink(asked, next);
      wait({ for: 'sign-in', email: asked });
    }
    return <Sent email={waiting.email} since={waiting.since} again={() => again(waiting)} onBack={stopWaiting} />;
  }
  return (
    <AliveForm form={act.form} onAct={() => void signIn()} aria-label="Sign in">
      {withPasskeys && (
        <>
          <PasskeyWay
            act={passkeyAct}
            label="Sign in with a passkey"
            note="Your fingerprint, your face or your screen lock."
            onPress={() => void comeInWithPasskey(askForPasskey)}
          />
          <p className={css.or}>or with your email</p>
        </>
      )}
      <Beside act={act} />
      <div className={css.fields}>
        <EmailField act={act} autoComplete="username webauthn" />
        <PasswordField
          act={act}
          value={password}
          onType={setPassword}
          aside={
            <PathLink className={text.link} to={routes.forgot(next ?? undefined)} replace>
              Forgotten?
            </PathLink>
          }
        />
      </div>
      <div className={css.acts}>
        <Button type="submit" variant={withPasskeys ? 'quiet' : 'primary'} busy={act.busy === 'password'}>
          Sign in
        </Button>
        <Button variant="plain" busy={act.busy === 'link'} onClick={() => void mailLink()}>
          <Icon name="envelope" />
          Email me a link
        </Button>
      </div>
      <Ways />
    </AliveForm>
  );
}

async function askForLink(email: string, next: string | null): Promise<void> {
  await sessionSettled();
  await call('POST /login', { body: { loginType: 'link', email, next } });
}
