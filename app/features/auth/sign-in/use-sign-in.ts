import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { getPasskey, type PasskeyAnswer } from '#app/client/session/passkeys.ts';
import { sessionSettled } from '#app/client/session/session.ts';
import { useAuth } from '../auth-context.ts';
import { requiredEmailError } from '../auth-fields.tsx';
import type { PendingStep } from '../pending-step.ts';
import { useFormAction } from '../use-form-action.ts';
import { usePasskeyAction } from './passkey-button.tsx';
import { signInMember } from './sign-in.ts';
import { needsTwoStepCode } from './two-step-form.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

const FIELDS = ['email', 'password'] as const;

/**
 * The ways to sign in with the email address of the auth page: a passkey, a password, or a link in a mail.
 * @param withPasskeys whether the browser has passkeys. It is asked for one at once, and offers it in the field of the address
 */
export function useSignIn(withPasskeys: boolean) {
  const { email, next, leave, pendingStep, startStep } = useAuth();
  const [password, setPassword] = useState('');
  const isStepPending = pendingStep?.for === 'sign-in' || pendingStep?.for === 'code';
  const action = useFormAction(FIELDS);
  const passkeyAction = usePasskeyAction(action);
  const offerAgain = usePasskeyAutofill(withPasskeys && !isStepPending, async (passkey) => {
    // Another action that is running goes first.
    if (action.running === null) await signInWithPasskey(() => Promise.resolve(passkey));
  });

  async function signInWithPasskey(ask: () => Promise<PasskeyAnswer>) {
    const isDone = await passkeyAction.run(async () => {
      await signInMember({ loginType: 'passkey', passkey: await ask(), next }, 'passkey');
    });
    if (isDone) leave();
    else offerAgain();
  }
  async function askForPasskey() {
    await sessionSettled();
    return getPasskey((await call('POST /login/passkey')).options);
  }
  async function withPassword() {
    const missing = {
      ...requiredEmailError(email),
      ...(password === '' ? { password: 'Enter your password, or ask for a link by email.' } : {}),
    };
    if (Object.keys(missing).length > 0) return action.reject(missing);
    let needsCode = false;
    const isDone = await action.run('password', async () => {
      needsCode = await needsTwoStepCode(() => signInMember({ loginType: 'email', email, password, next }, 'email'));
    });
    if (needsCode) startStep({ for: 'code', email });
    else if (isDone) leave();
  }
  async function withLink() {
    const missing = requiredEmailError(email);
    if (missing) return action.reject(missing);
    if (await action.run('link', () => requestLink(email, next))) startStep({ for: 'sign-in', email });
  }
  async function resend({ email: address }: PendingStep) {
    await requestLink(address, next);
    startStep({ for: 'sign-in', email: address });
  }
  return {
    action,
    passkeyAction,
    password,
    setPassword,
    withPasskey: () => signInWithPasskey(askForPasskey),
    withPassword,
    withLink,
    resend,
  };
}

async function requestLink(email: string, next: string | null): Promise<void> {
  await sessionSettled();
  await call('POST /login', { body: { loginType: 'link', email, next } });
}
