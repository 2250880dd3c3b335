/** What an administrator does with the settings of notifications while they impersonate a member. The names are stable, for programs. */
export const NOTIFICATION_ACTS = ['mails-listed', 'mails-changed'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    notifications: (typeof NOTIFICATION_ACTS)[number];
  }
}
