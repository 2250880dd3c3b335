import type { CallName } from '#contract/calls.ts';
import type { AuditedAct } from '#server/audit/audit.ts';

/** What an administrator who impersonates them does by a call, as the member reads it afterwards. What only the member may do is not here: it is refused. */
export const IMPERSONATED_ACTS: Partial<Record<CallName, AuditedAct>> = {
  'GET /account': 'member-viewed',
  'GET /account/sessions': 'member-viewed',
  'GET /my_cards': 'cards-listed',
  'POST /account/settings': 'account-changed',
  'POST /account/photo': 'account-changed',
  'DELETE /account/photo/{photoId}': 'account-changed',
  'POST /card/favorite': 'favorites-changed',
  'GET /notifications': 'mails-listed',
  'PUT /notifications': 'mails-changed',
  'POST /unsubscribe': 'mails-changed',
  'POST /email/unbounce': 'mails-changed',
  'POST /open_ticket': 'letter-written',
};
