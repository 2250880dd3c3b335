import type { MessageExample } from '#server/kernel/message.ts';
import {
  ALREADY_MEMBER,
  DELETED_ACCOUNT_SIGN_IN,
  JOIN,
  NO_ACCOUNT,
  PASSWORD_CHANGED,
  RESET_PASSWORD,
  SIGN_IN_LINK,
} from './mails.ts';
import { passwordChangedEmail, resetPasswordEmail } from './password-emails.ts';
import {
  alreadyMemberEmail,
  deletedAccountSignInEmail,
  joinEmail,
  noAccountEmail,
  signInEmail,
} from './sign-in-emails.ts';

const LINK = { url: 'https://cards.example/verify?token=9fR2dk7qm2dk7qm2dk7qmX', digits: '042917' };
const RESET_URL = 'https://cards.example/change_password?t=r9fr2d-k7qm2dk7qm2dk7qmX2dk7q&e=rosa%40fernbank.example';

export const signInMailExamples: readonly MessageExample[] = [
  { message: SIGN_IN_LINK, email: () => signInEmail({ ...LINK, name: 'Rosa' }) },
  { message: JOIN, email: () => joinEmail(LINK) },
  { message: ALREADY_MEMBER, email: () => alreadyMemberEmail({ ...LINK, name: 'Rosa' }) },
  ...(['link', 'reset'] as const).map((wanted) => ({
    message: NO_ACCOUNT,
    variant: wanted,
    email: () => noAccountEmail({ wanted, joinUrl: 'https://cards.example/register' }),
  })),
  {
    message: DELETED_ACCOUNT_SIGN_IN,
    email: () => deletedAccountSignInEmail({ name: 'Rosa', until: '28 November at 23:59', restoreUrl: LINK.url }),
  },
  { message: RESET_PASSWORD, email: () => resetPasswordEmail({ name: 'Rosa', url: RESET_URL }) },
  {
    message: PASSWORD_CHANGED,
    email: () => passwordChangedEmail({ name: 'Rosa', forgotUrl: 'https://cards.example/forgot' }),
  },
];
