/** What an administrator does with an account while they impersonate its member. The names are stable, for programs. */
export const ACCOUNT_ACTS = ['account-changed'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    account: (typeof ACCOUNT_ACTS)[number];
  }
}
