import type { MessageExample } from '#server/kernel/message.ts';
import { accountDeletedEmail, addressChangingEmail, addressTakenEmail, confirmAddressEmail } from './account-emails.ts';
import { ACCOUNT_DELETED, ADDRESS_CHANGING, ADDRESS_TAKEN, CONFIRM_ADDRESS } from './mails.ts';

const VERIFY = 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX';

export const accountMailExamples: readonly MessageExample[] = [
  { message: CONFIRM_ADDRESS, email: () => confirmAddressEmail({ name: 'Rosa', confirmUrl: VERIFY }) },
  { message: ADDRESS_TAKEN, email: () => addressTakenEmail({ loginUrl: 'https://cards.example/login' }) },
  {
    message: ADDRESS_CHANGING,
    email: () => addressChangingEmail({ name: 'Rosa', accountUrl: 'https://cards.example/account' }),
  },
  ...[false, true].map((takesDown) => ({
    message: ACCOUNT_DELETED,
    variant: takesDown ? 'takes down cards' : 'leaves cards',
    email: () => accountDeletedEmail({ name: 'Rosa', until: 'the end of 28 November', takesDown, restoreUrl: VERIFY }),
  })),
];
