import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often members may change what is behind their account. */
export const ACCOUNT_LIMITS = {
  addresses: {
    name: 'account-addresses',
    points: 5,
    seconds: 3600,
    counts: 'New email addresses requested by a member (each sends two mails)',
  },
  passwordTries: {
    name: 'account-passwordTries',
    points: 10,
    seconds: 3600,
    counts: 'Passwords tried by a member when deleting the account',
  },
} as const satisfies LimitRules;
