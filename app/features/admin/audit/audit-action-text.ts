/** What an administrator did. */
const TEXT: Record<string, string> = {
  'member-viewed': 'Viewed the account',
  'impersonation-started': 'Started impersonation',
  'impersonation-ended': 'Ended impersonation',
  'cards-listed': 'Viewed the list of cards',
  'account-changed': 'Changed account settings',
  'favorites-changed': 'Changed the favourites',
  'mails-listed': 'Viewed email settings',
  'mails-changed': 'Changed email settings',
  'support-contacted': 'Sent us a message as the member',
  'timeline-viewed': 'Viewed the timeline of a card',
  'card-sent-again': 'Sent a card again',
  'address-corrected': 'Corrected an address',
  'link-renewed': 'Sent a new link',
  'card-moved': 'Rescheduled a card',
  'message-access-requested': 'Requested access to a message',
  'message-read': 'Read a message',
  'card-taken-down': 'Took a card down',
  'mail-viewed': 'Viewed an email in the mailbox',
  'ticket-answered': 'Answered a ticket',
  'ticket-closed': 'Closed a ticket',
  'ticket-opened-again': 'Reopened a ticket',
  'error-resolved': 'Marked an error as fixed',
  'error-opened-again': 'Reopened an error',
  'job-retried': 'Retried a job',
  'sender-stopped': 'Stopped a sender',
  'sender-lifted': 'Let a sender send again',
};
export function formatAuditAction(act: string): string {
  return TEXT[act] ?? act;
}
