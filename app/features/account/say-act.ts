import type { AuditLine } from '#contract/admin.ts';

const ACTS: Record<string, string> = {
  'member-viewed': 'opened your account',
  'helping-begun': 'began to help in your account',
  'helping-ended': 'stopped helping',
  'cards-listed': 'looked at the list of your cards',
  'account-changed': 'changed something in your account',
  'favorites-changed': 'changed your favourites',
  'mails-listed': 'looked at which mails you get',
  'mails-changed': 'changed which mails you get',
  'letter-written': 'wrote to us as you',
  'story-viewed': 'looked at how a card of yours travelled',
  'address-corrected': 'corrected an address on a card of yours',
  'card-sent-again': 'sent a card of yours once more',
  'link-renewed': 'gave somebody a fresh link to a card of yours',
  'card-moved': 'moved a card of yours to another day',
  'inside-asked': 'asked to see inside a card of yours',
  'inside-read': 'read what is inside a card of yours, as you allowed',
  'card-taken-down': 'took a card of yours down',
  'ticket-answered': 'answered your letter',
  'ticket-closed': 'closed your letter',
  'ticket-opened-again': 'opened your letter again',
  'mail-viewed': 'looked at a mail to you',
};

/** What an administrator did, as a sentence: `Nadia opened your account`. An act without words of its own keeps its name. */
export function sayAct({ adminName, act }: Pick<AuditLine, 'adminName' | 'act'>): string {
  return `${adminName} ${ACTS[act] ?? act.replaceAll('-', ' ')}`;
}
