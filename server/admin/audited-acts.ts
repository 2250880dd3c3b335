/** What administrators do with members, their cards and mails, and with jobs. The names are stable, for programs. */
export const ADMIN_ACTS = [
  'member-viewed',
  'timeline-viewed',
  'card-sent-again',
  'address-corrected',
  'link-renewed',
  'card-moved',
  'message-access-requested',
  'message-read',
  'card-taken-down',
  'mail-viewed',
  'job-retried',
  'sender-stopped',
  'sender-lifted',
] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    admin: (typeof ADMIN_ACTS)[number];
  }
}
