import { useSession } from '#app/client/session/session.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { Button } from '#app/ui/button/button.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { HydratedForm } from '../hydrated-form.tsx';
import { ExpiredLink, ResetLinkButton } from './expired-link.tsx';
import { CodeField, PasswordField } from '../auth-fields.tsx';
import css from '../action-page.module.css';
import { useChangePassword } from './use-change-password.ts';

/** Changes the password, for a signed-in member or with a password reset link. */
export function ChangePasswordPage() {
  const { user } = useSession();
  const form = useChangePassword();
  const { action, password, setPassword, expiredFor } = form;
  const email = softLoginParams()?.e ?? user.email;
  return (
    <section className={css.page}>
      <h1>Choose a new password</h1>
      {expiredFor !== null && <ExpiredLink email={expiredFor} />}
      {(expiredFor === null || user.isLoggedIn) && (
        <p className={text.lead}>
          For <bdi dir="ltr">{email}</bdi>. All other devices will be signed out.
        </p>
      )}
      <HydratedForm
        formRef={action.formRef}
        onSubmit={() => void form.save()}
        className={css.form}
        aria-label="Change password"
        hidden={expiredFor !== null && !user.isLoggedIn}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        {action.generalError && (
          <div className={css.fields}>
            <Notice tone="bad">{action.generalError}</Notice>
          </div>
        )}
        <div className={css.fields}>
          {form.needsCurrent && (
            <PasswordField
              action={action}
              name="currentPassword"
              label="Current password"
              value={form.currentPassword}
              onChange={form.setCurrentPassword}
              aside={user.email !== null && <ResetLinkButton email={user.email} label="Forgot your password?" />}
            />
          )}
          <NewPassword
            label="New password"
            value={password}
            known={[user.name ?? '', email ?? '']}
            error={action.errorAt('password')}
            onChange={(typed) => {
              setPassword(typed);
              action.clear('password');
            }}
          />
          {form.needsCode && (
            <CodeField
              action={action}
              label="Code from your authenticator app"
              value={form.code}
              onChange={form.setCode}
            />
          )}
        </div>
        <div className={css.actions}>
          <Button type="submit" busy={action.running !== null}>
            Save the new password
          </Button>
        </div>
      </HydratedForm>
    </section>
  );
}
