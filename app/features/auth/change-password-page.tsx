import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { changeWhoIsHere } from '#app/client/change-session.ts';
import { useGoTo } from '#app/client/go-to.ts';
import { useSession } from '#app/client/session.ts';
import { dropPair, softPair } from '#app/client/soft-pair.ts';
import { Button } from '#app/ui/button.tsx';
import { NewPassword } from '#app/ui/new-password.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { PASSWORD_MIN } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { DeadLink, NewLink } from './dead-link.tsx';
import { CodeField, PasswordField } from './door-fields.tsx';
import css from './one-act.module.css';
import { useAct } from './use-act.ts';
import { forgetWaiting } from './waiting.ts';

const FIELDS = ['currentPassword', 'password', 'code'] as const;

/** A new password: for who is logged in, and for who holds the link of a mail that was asked for. */
export function ChangePasswordPage() {
  const goTo = useGoTo();
  const { user } = useSession();
  const hasPassword = useHasPassword(user.isLoggedIn);
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** fields that only the server knows to be needed; once asked for, they stay */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  /** the address that the link of a mail went to, once it is known that the link counts no longer */
  const [deadFor, setDeadFor] = useState<string | null>(null);
  const act = useAct(FIELDS);

  async function save() {
    if (password.length < PASSWORD_MIN)
      return act.refuse({ password: `At least ${PASSWORD_MIN} characters. Three or four words in a row are good.` });
    await act.run('save', () =>
      changeWhoIsHere(() =>
        call('POST /account/password', {
          body: {
            password,
            ...(currentPassword === '' ? {} : { currentPassword }),
            ...(code === '' ? {} : { code }),
            ...softPair(),
          },
        }),
      ).then(
        ({ user: here }) => {
          dropPair();
          forgetWaiting();
          say(
            here.isLoggedIn
              ? 'Your password is changed, and you are signed out everywhere else.'
              : 'Your password is changed. Come in with it.',
          );
          goTo(here.isLoggedIn ? routes.account() : routes.login(), { replace: true });
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.errors.some(({ errorCode }) => errorCode === 'dead-link')) {
            setDeadFor(softPair()?.e ?? null);
            return dropPair();
          }
          if (error instanceof ApiError)
            setAsked((was) => new Set([...was, ...error.errors.map(({ field }) => field)]));
          throw error;
        },
      ),
    );
  }
  const pair = softPair();
  const needsCurrent = asked.has('currentPassword') || (hasPassword && pair === undefined);
  return (
    <section className={css.page}>
      <h1>A new password</h1>
      {deadFor !== null && <DeadLink email={deadFor} />}
      {(deadFor === null || user.isLoggedIn) && (
        <p className={text.lead}>
          For <bdi dir="ltr">{pair?.e ?? user.email}</bdi>. Whoever is signed in with the old one is signed out.
        </p>
      )}
      <AliveForm
        form={act.form}
        onAct={() => void save()}
        className={css.form}
        aria-label="A new password"
        hidden={deadFor !== null && !user.isLoggedIn}
      >
        {/* For whoever keeps passwords: whose it is. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={pair?.e ?? user.email ?? ''}
          readOnly
          hidden
        />
        {act.problems.general && (
          <div className={css.fields}>
            <Notice tone="bad">{act.problems.general}</Notice>
          </div>
        )}
        <div className={css.fields}>
          {needsCurrent && (
            <PasswordField
              act={act}
              name="currentPassword"
              label="The password until now"
              value={currentPassword}
              onType={setCurrentPassword}
              aside={user.email !== null && <NewLink email={user.email} words="Forgotten?" />}
            />
          )}
          <NewPassword
            label="The new one"
            value={password}
            known={[user.name ?? '', pair?.e ?? user.email ?? '']}
            error={act.problems.at['password']}
            onChange={(typed) => {
              setPassword(typed);
              act.clear('password');
            }}
          />
          {asked.has('code') && <CodeField act={act} label="Code of your app" value={code} onType={setCode} />}
        </div>
        <div className={css.acts}>
          <Button type="submit" busy={act.busy !== null}>
            Keep the new password
          </Button>
        </div>
      </AliveForm>
    </section>
  );
}

/** Whether there is a password that is to be known first; only who is logged in is told. */
function useHasPassword(isLoggedIn: boolean): boolean {
  const [hasPassword, setHas] = useState(false);
  useEffect(() => {
    if (!isLoggedIn) return;
    call('GET /account').then(
      ({ account }) => setHas(account.hasPassword),
      (error: unknown) => {
        // The server asks for it where it is needed.
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, [isLoggedIn]);
  return hasPassword;
}
