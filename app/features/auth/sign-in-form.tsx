import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '#app/client/api.ts';
import { sessionSettled } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { comeIn } from './come-in.ts';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { type Answer, askPasskey, endOffer, hasPasskeys, offerPasskey, PasskeyError } from './passkey.ts';
import { Sent } from './sent.tsx';
import { isCodeNeeded, TwoStep } from './two-step.tsx';
import { useAct } from './use-act.ts';
import { Ways } from './ways.tsx';

const FIELDS = ['email', 'password'] as const;

/** Coming in: with a passkey, with email and password, by a mailed link, or through a provider. */
export function SignInForm() {
  const { email, setEmail, next, goOn } = useDoor();
  const [password, setPassword] = useState('');
  const [stage, setStage] = useState<'ways' | 'code' | 'sent'>('ways');
  const [passkeyProblem, setPasskeyProblem] = useState<string | null>(null);
  const act = useAct(FIELDS);
  const withPasskeys = usePasskeys();

  const take = useEffectEvent(async (passkey: Answer) => {
    const went = await act.run('passkey', () => comeIn({ loginType: 'passkey', passkey, next }, 'passkey'));
    if (went) goOn();
  });
  useEffect(() => {
    if (!withPasskeys || stage !== 'ways') return;
    let isGone = false;
    void sessionSettled().then(() =>
      isGone ? undefined : offerPasskey(async () => (await call('POST /login/passkey')).options, take),
    );
    return () => {
      isGone = true;
      void endOffer();
    };
  }, [withPasskeys, stage]);

  async function usePasskey() {
    setPasskeyProblem(null);
    const went = await act
      .run('passkey', async () => {
        await sessionSettled();
        const { options } = await call('POST /login/passkey');
        await comeIn({ loginType: 'passkey', passkey: await askPasskey(options), next }, 'passkey');
      })
      .catch((error: unknown) => {
        if (!(error instanceof PasskeyError)) throw error;
        setPasskeyProblem(error.sentence);
        return false;
      });
    if (went) goOn();
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
    if (needsCode) setStage('code');
    else if (went) goOn();
  }
  async function mailLink() {
    const lacks = lacksEmail(email);
    if (lacks) return act.refuse(lacks);
    if (await act.run('link', () => askForLink(email, next))) setStage('sent');
  }

  if (stage === 'code') return <TwoStep email={email} password={password} onBack={() => setStage('ways')} />;
  if (stage === 'sent')
    return <Sent email={email} again={() => askForLink(email, next)} onBack={() => setStage('ways')} />;
  return (
    <AliveForm form={act.form} onAct={() => void signIn()} aria-label="Sign in">
      {withPasskeys && (
        <>
          <Button wide busy={act.busy === 'passkey'} onClick={() => void usePasskey()}>
            <Icon name="key" />
            Sign in with a passkey
          </Button>
          {passkeyProblem ? (
            <div className={css.wide}>
              <Notice tone="bad">{passkeyProblem}</Notice>
            </div>
          ) : (
            <p className={`${text.note} ${css.under}`}>Your fingerprint, your face or your screen lock.</p>
          )}
          <p className={css.or}>or with your email</p>
        </>
      )}
      {act.problems.general && (
        <div className={css.problem}>
          <Notice tone="bad">{act.problems.general}</Notice>
        </div>
      )}
      <div className={css.fields}>
        <Field label="Email" error={act.problems.at['email']}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username webauthn"
            value={email}
            required
            dir="ltr"
            onChange={(event) => {
              setEmail(event.target.value);
              act.clear('email');
            }}
          />
        </Field>
        <Field
          label="Password"
          aside={
            <PathLink className={text.link} to={routes.forgot(next ?? undefined)} replace>
              Forgotten?
            </PathLink>
          }
          error={act.problems.at['password']}
        >
          <TextInput
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            required
            onChange={(event) => {
              setPassword(event.target.value);
              act.clear('password');
            }}
          />
        </Field>
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

const nothing = () => () => undefined;
/** The page is rendered with passkeys, which nearly every browser has. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(nothing, hasPasskeys, () => true);
}

export function lacksEmail(email: string): { email: string } | null {
  return email.trim() === '' ? { email: 'An email address is needed here.' } : null;
}

async function askForLink(email: string, next: string | null): Promise<void> {
  await sessionSettled();
  await call('POST /login', { body: { loginType: 'link', email, next } });
}
