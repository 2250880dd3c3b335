import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { signInMember } from './sign-in.ts';
import { CodeField, PasswordField } from '../auth-fields.tsx';
import { useAuth } from '../auth-context.ts';
import css from '../auth-page.module.css';
import { BackButton, GeneralError, AuthStep } from '../auth-step.tsx';
import { useFormAction } from '../use-form-action.ts';

const FIELDS = ['code'] as const;
const FIELDS_WITH_PASSWORD = ['password', 'code'] as const;

/** Whether a sign-in call needs a two-step code as well. Other errors are rethrown. */
export async function needsTwoStepCode(signIn: () => Promise<unknown>): Promise<boolean> {
  try {
    await signIn();
    return false;
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.errors.some(({ field, errorCode }) => field === 'code' && errorCode === 'two-step')
    )
      return true;
    throw error;
  }
}

/**
 * The second step of signing in: a code from the authenticator app, after the password was right.
 * @param known the password; empty after a reload, since it is never stored. Then it has to be entered again.
 */
export function TwoStepForm({ email, known, onBack }: { email: string; known: string; onBack: () => void }) {
  const { next, leave } = useAuth();
  const [isKnown] = useState(known !== '');
  const [password, setPassword] = useState(known);
  const [code, setCode] = useState('');
  const action = useFormAction(isKnown ? FIELDS : FIELDS_WITH_PASSWORD);
  useEffect(() => action.formRef.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [action.formRef]);

  async function signIn() {
    const missing = {
      ...(password === '' ? { password: 'Enter your password again.' } : {}),
      ...(code.trim() === '' ? { code: 'Enter the code from your authenticator app.' } : {}),
    };
    if (Object.keys(missing).length > 0) return action.reject(missing);
    if (await action.run('code', () => signInMember({ loginType: 'email', email, password, code, next }, 'email')))
      leave();
  }
  return (
    <AuthStep
      action={action}
      onSubmit={() => void signIn()}
      label="Two-step code"
      title="Enter your code"
      lead={
        isKnown ? (
          'Your authenticator app shows a six-digit code for Cardamom. It changes every 30 seconds.'
        ) : (
          <>
            The page was reloaded and we do not store passwords. Enter the password of <bdi dir="ltr">{email}</bdi>{' '}
            again, and the six-digit code from your authenticator app.
          </>
        )
      }
    >
      <div className={css.wide}>
        <GeneralError action={action} />
        <div className={css.fields}>
          {!isKnown && (
            <>
              {/* Tells password managers whose password it is. */}
              <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordField action={action} value={password} onChange={setPassword} />
            </>
          )}
          <CodeField
            action={action}
            label="Code"
            hint="Lost your phone? Use one of your recovery codes."
            value={code}
            onChange={setCode}
          />
        </div>
      </div>
      <div className={css.actions}>
        <Button type="submit" busy={action.running !== null}>
          Sign in
        </Button>
        <BackButton onBack={onBack} />
      </div>
    </AuthStep>
  );
}
