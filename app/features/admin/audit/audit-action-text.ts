/** What an administrator did. */
const TEXT: Record<string, string> = {
  'member-viewed': 'Viewed the account',
  'helping-begun': 'Started impersonation',
  'helping-ended': 'Ended impersonation',
  'cards-listed': 'Viewed the list of cards',
  'account-changed': 'Changed account settings',
  'favorites-changed': 'Changed the favourites',
  'mails-listed': 'Viewed email settings',
  'mails-changed': 'Changed email settings',
  'letter-written': 'Sent us a message as the member',
  'story-viewed': 'Viewed the timeline of a card',
  'card-sent-again': 'Sent a card again',
  'address-corrected': 'Corrected an address',
  'link-renewed': 'Sent a new link',
  'card-moved': 'Rescheduled a card',
  'inside-asked': 'Requested access to a message',
  'inside-read': 'Read a message',
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
