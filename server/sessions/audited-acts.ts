/** That an administrator impersonates a member. The names are stable, for programs. */
export const SESSION_ACTS = ['impersonation-started', 'impersonation-ended'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    sessions: (typeof SESSION_ACTS)[number];
  }
}
