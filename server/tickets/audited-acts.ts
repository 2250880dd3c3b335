/** What administrators do with tickets, and write as a member. The names are stable, for programs. */
export const TICKET_ACTS = ['ticket-answered', 'ticket-closed', 'ticket-opened-again', 'support-contacted'] as const;

declare module '#server/audit/audit.ts' {
  interface AuditedActs {
    tickets: (typeof TICKET_ACTS)[number];
  }
}
