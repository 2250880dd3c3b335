/** What administrators do with errors of browsers. The names are stable, for programs. */
export const CLIENT_ERROR_ACTS = ['error-resolved', 'error-opened-again'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    clientErrors: (typeof CLIENT_ERROR_ACTS)[number];
  }
}
