import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { changeSession } from '#app/client/session/change-session.ts';
import { useSession } from '#app/client/session/session.ts';
import { clearSoftLogin, softLoginParams } from '#app/client/session/soft-login.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PASSWORD_MIN } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { deletePendingStep } from '../pending-step.ts';
import { useFormAction } from '../use-form-action.ts';

const FIELDS = ['currentPassword', 'password', 'code'] as const;

/** What is typed to change the password, and saving it, for a signed-in member or with the pair of a password reset link. */
export function useChangePassword() {
  const goTo = useNavigateTo();
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

  function finish(isLoggedIn: boolean) {
    clearSoftLogin();
    deletePendingStep();
    showToast(
      isLoggedIn
        ? 'Your password is changed. You are signed out on all other devices.'
        : 'Your password is changed. Sign in with it.',
    );
    goTo(isLoggedIn ? routes.account() : routes.login(), { replace: true });
  }
  /** An expired link is shown in the form's place, a field that is asked for in the form. @throws all but the first */
  function handleRefusal(error: unknown) {
    if (error instanceof ApiError && error.errors.some(({ errorCode }) => errorCode === 'dead-link')) {
      setExpiredFor(softLoginParams()?.e ?? null);
      return clearSoftLogin();
    }
    if (error instanceof ApiError) setAsked((was) => new Set([...was, ...error.errors.map(({ field }) => field)]));
    throw error;
  }
  async function save() {
    if (password.length < PASSWORD_MIN)
      return action.reject({
        password: `Use at least ${PASSWORD_MIN} characters. Three or four words in a row make a good password.`,
      });
    const request = () =>
      call('POST /account/password', {
        body: {
          password,
          ...(currentPassword === '' ? {} : { currentPassword }),
          ...(code === '' ? {} : { code }),
          ...softLoginParams(),
        },
      });
    await action.run('save', () =>
      changeSession(request).then(({ user: here }) => finish(here.isLoggedIn), handleRefusal),
    );
  }
  return {
    action,
    password,
    setPassword,
    currentPassword,
    setCurrentPassword,
    needsCurrent: asked.has('currentPassword') || (hasPassword && softLoginParams() === undefined),
    code,
    setCode,
    needsCode: asked.has('code'),
    expiredFor,
    save,
  };
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
