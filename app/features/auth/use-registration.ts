import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { createPasskey } from '#app/client/session/passkeys.ts';
import { sessionSettled } from '#app/client/session/session.ts';
import { useAuth } from './auth-context.ts';
import { requiredEmailError } from './auth-fields.tsx';
import type { PendingStep } from './pending-step.ts';
import { type PasskeyAction, usePasskeyAction } from './sign-in/passkey-button.tsx';
import { type FormAction, useFormAction } from './use-form-action.ts';

const FIELDS = ['firstName', 'email', 'password'] as const;

export type Registration = {
  action: FormAction;
  passkeyAction: PasskeyAction;
  /** null where none is chosen: a mail with a link is enough */ password: string | null;
  setPassword: (password: string | null) => void;
  register: () => Promise<void>;
  registerWithPasskey: () => Promise<void>;
  /** Sends the same mail again. The server still has the password or the passkey of the first request. */
  resend: (step: PendingStep) => Promise<void>;
};

/** The ways to register with the name and the email address of the auth page. Each ends in a mail that confirms the address. */
export function useRegistration(): Registration {
  const { email, firstName, next, startStep } = useAuth();
  const [password, setPassword] = useState<string | null>(null);
  const action = useFormAction(FIELDS);
  const passkeyAction = usePasskeyAction(action);

  function isComplete(): boolean {
    const missing = {
      ...(firstName.trim() === '' ? { firstName: 'Enter your first name. It is shown on your cards.' } : {}),
      ...requiredEmailError(email),
    };
    if (Object.keys(missing).length === 0) return true;
    action.reject(missing);
    return false;
  }
  const input = {
    email,
    firstName,
    next,
    timeZone: import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return {
    action,
    passkeyAction,
    password,
    setPassword,
    async register() {
      if (!isComplete()) return;
      const request = async () => {
        await sessionSettled();
        await call('POST /register', { body: { registerType: 'email', ...input, ...(password ? { password } : {}) } });
      };
      if (await action.run(password === null ? 'link' : 'password', request))
        startStep({ for: 'join', email, joins: 'email' });
    },
    async registerWithPasskey() {
      if (!isComplete()) return;
      const request = async () => {
        await sessionSettled();
        const { options } = await call('POST /register/passkey', { body: { email, firstName } });
        const passkey = await createPasskey(options);
        await call('POST /register', { body: { registerType: 'passkey', ...input, passkey } });
      };
      if (await passkeyAction.run(request)) startStep({ for: 'join', email, joins: 'passkey' });
    },
    async resend({ email: address, joins = 'email' }) {
      await sessionSettled();
      await call('POST /register', { body: { registerType: 'email', ...input, email: address, again: true } });
      startStep({ for: 'join', email: address, joins });
    },
  };
}
