import type { MessageExample } from '#server/kernel/message.ts';
import { SIGN_IN_METHOD_CHANGED, type SignInMethodChange, signInMethodChangedEmail } from './mails.ts';

const CHANGES: readonly SignInMethodChange[] = [
  { what: 'passkey-added', name: 'Passkey on an iPhone' },
  { what: 'passkey-removed', name: 'Passkey on an iPhone' },
  { what: 'provider-connected', provider: 'google' },
  { what: 'provider-parted', provider: 'apple' },
  { what: 'two-step-on' },
  { what: 'recovery-codes-renewed' },
  { what: 'two-step-off' },
];

export const signInMethodMailExamples: readonly MessageExample[] = CHANGES.map((change) => ({
  message: SIGN_IN_METHOD_CHANGED,
  variant: change.what,
  email: () => signInMethodChangedEmail({ name: 'Rosa', change, accountUrl: 'https://cards.example/account' }),
}));
