import type { AuditLine } from '#contract/admin/audit.ts';

const ACTS: Record<string, string> = {
  'member-viewed': 'opened your account',
  'impersonation-started': 'signed in to your account to help',
  'impersonation-ended': 'signed out of your account',
  'cards-listed': 'viewed the list of your cards',
  'account-changed': 'changed your account settings',
  'favorites-changed': 'changed your favourites',
  'mails-listed': 'viewed your email settings',
  'mails-changed': 'changed your email settings',
  'support-contacted': 'sent us a message on your behalf',
  'timeline-viewed': 'viewed the delivery status of one of your cards',
  'address-corrected': 'corrected an address on one of your cards',
  'card-sent-again': 'sent one of your cards again',
  'link-renewed': 'sent a new link to one of your cards',
  'card-moved': 'rescheduled one of your cards',
  'message-access-requested': 'asked to read the message in one of your cards',
  'message-read': 'read the message in one of your cards, with your permission',
  'card-taken-down': 'took down one of your cards',
  'ticket-answered': 'answered your message to us',
  'ticket-closed': 'closed your message to us',
  'ticket-opened-again': 'reopened your message to us',
  'mail-viewed': 'viewed an email to you',
};

/** What an administrator did, as a sentence: `Nadia opened your account`. An action without a text of its own keeps its name. */
export function formatAuditAction({ adminName, act }: Pick<AuditLine, 'adminName' | 'act'>): string {
  return `${adminName} ${ACTS[act] ?? act.replaceAll('-', ' ')}`;
}
