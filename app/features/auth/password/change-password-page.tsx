import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { changeSession } from '#app/client/session/change-session.ts';
import { useGoTo } from '#app/client/page/go-to.ts';
import { useSession } from '#app/client/session/session.ts';
import { clearSoftLogin, softLoginParams } from '#app/client/session/soft-login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PASSWORD_MIN } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { HydratedForm } from '../hydrated-form.tsx';
import { ExpiredLink, ResetLinkButton } from './expired-link.tsx';
import { CodeField, PasswordField } from '../auth-fields.tsx';
import css from '../action-page.module.css';
import { useFormAction } from '../use-form-action.ts';
import { deletePendingStep } from '../pending-step.ts';

const FIELDS = ['currentPassword', 'password', 'code'] as const;

/** Changes the password, for a signed-in member or with a password reset link. */
export function ChangePasswordPage() {
  const goTo = useGoTo();
  const { user } = useSession();
  const hasPassword = useHasPassword(user.isLoggedIn);
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** fields that the server asked for; they stay from then on */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  /** the address of an expired password reset link */
  const [expiredFor, setExpiredFor] = useState<string | null>(null);
  const action = useFormAction(FIELDS);

  async function save() {
    if (password.length < PASSWORD_MIN)
      return action.reject({
        password: `Use at least ${PASSWORD_MIN} characters. Three or four words in a row make a good password.`,
      });
    await action.run('save', () =>
      changeSession(() =>
        call('POST /account/password', {
          body: {
            password,
            ...(currentPassword === '' ? {} : { currentPassword }),
            ...(code === '' ? {} : { code }),
            ...softLoginParams(),
          },
        }),
      ).then(
        ({ user: here }) => {
          clearSoftLogin();
          deletePendingStep();
          showToast(
            here.isLoggedIn
              ? 'Your password is changed. You are signed out on all other devices.'
              : 'Your password is changed. Sign in with it.',
          );
          goTo(here.isLoggedIn ? routes.account() : routes.login(), { replace: true });
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.errors.some(({ errorCode }) => errorCode === 'dead-link')) {
            setExpiredFor(softLoginParams()?.e ?? null);
            return clearSoftLogin();
          }
          if (error instanceof ApiError)
            setAsked((was) => new Set([...was, ...error.errors.map(({ field }) => field)]));
          throw error;
        },
      ),
    );
  }
  const pair = softLoginParams();
  const needsCurrent = asked.has('currentPassword') || (hasPassword && pair === undefined);
  return (
    <section className={css.page}>
      <h1>Choose a new password</h1>
      {expiredFor !== null && <ExpiredLink email={expiredFor} />}
      {(expiredFor === null || user.isLoggedIn) && (
        <p className={text.lead}>
          For <bdi dir="ltr">{pair?.e ?? user.email}</bdi>. All other devices will be signed out.
        </p>
      )}
      <HydratedForm
        formRef={action.formRef}
        onSubmit={() => void save()}
        className={css.form}
        aria-label="Change password"
        hidden={expiredFor !== null && !user.isLoggedIn}
      >
        {/* Tells password managers whose password it is. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={pair?.e ?? user.email ?? ''}
          readOnly
          hidden
        />
        {action.generalError && (
          <div className={css.fields}>
            <Notice tone="bad">{action.generalError}</Notice>
          </div>
        )}
        <div className={css.fields}>
          {needsCurrent && (
            <PasswordField
              action={action}
              name="currentPassword"
              label="Current password"
              value={currentPassword}
              onChange={setCurrentPassword}
              aside={user.email !== null && <ResetLinkButton email={user.email} label="Forgot your password?" />}
            />
          )}
          <NewPassword
            label="New password"
            value={password}
            known={[user.name ?? '', pair?.e ?? user.email ?? '']}
            error={action.errorAt('password')}
            onChange={(typed) => {
              setPassword(typed);
              action.clear('password');
            }}
          />
          {asked.has('code') && (
            <CodeField action={action} label="Code from your authenticator app" value={code} onChange={setCode} />
          )}
        </div>
        <div className={css.acts}>
          <Button type="submit" busy={action.running !== null}>
            Save the new password
          </Button>
        </div>
      </HydratedForm>
    </section>
  );
}

/** Whether the current password has to be entered first. Only a signed-in member can know. */
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
