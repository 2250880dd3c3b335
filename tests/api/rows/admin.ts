import type { adminCalls } from '#contract/admin/admin.ts';
import { signedIn } from '#tests/factories/member.ts';
import { adminOnly, everyone, type RowsOf, type Scenario, sendScheduledCard } from '../scenario.ts';

/** A group of errors that does not exist. */
const GROUP = 'a'.repeat(16);
/** Creates a ticket. @returns its number */
async function ticketFrom({ owner }: Scenario): Promise<number> {
  const { ticketNumber } = await owner.call('POST /open_ticket', {
    body: { name: 'Rosa', email: owner.email, subject: 'A question', message: 'How do I stop a card?' },
  });
  return ticketNumber;
}

/** Calls of the administration: for everybody else, and for an administrator who impersonates a member, they do not exist. */
export const adminRows: RowsOf<typeof adminCalls> = {
  'GET /admin/overview': { expected: adminOnly() },
  'GET /admin/members': { expected: adminOnly() },
  'GET /admin/members/{memberId}': {
    given: ({ owner }) => ({ params: { memberId: owner.memberId } }),
    expected: adminOnly(),
  },
  'POST /admin/login': {
    given: async ({ app }) => ({ body: { memberId: (await signedIn(app)).memberId, reason: 'They asked for it.' } }),
    expected: adminOnly(),
  },
  // Says who is signed in, and changes nothing when nobody is impersonated.
  'DELETE /admin/login': { expected: everyone() },
  'GET /admin/cards': { expected: adminOnly() },
  'GET /admin/sends': { expected: adminOnly() },
  'GET /admin/sends/{cardSendId}': {
    given: async (scenario) => ({ params: { cardSendId: (await sendScheduledCard(scenario)).cardSendId } }),
    expected: adminOnly(),
  },
  'POST /admin/sends/{cardSendId}/again': {
    async given(scenario) {
      const { cardSendId, recipientId } = await sendScheduledCard(scenario);
      return { params: { cardSendId }, body: { recipientId } };
    },
    // The card is being sent, so it cannot be sent again: administrators get that error.
    expected: adminOnly({ admin: '409 on-its-way' }),
  },
  'POST /admin/sends/{cardSendId}/fresh-link': {
    async given(scenario) {
      const { cardSendId, recipientId } = await sendScheduledCard(scenario);
      return { params: { cardSendId }, body: { recipientId } };
    },
    expected: adminOnly({ admin: '409 on-its-way' }),
  },
  'POST /admin/sends/{cardSendId}/move': {
    given: async (scenario) => ({
      params: { cardSendId: (await sendScheduledCard(scenario)).cardSendId },
      body: { schedule: { kind: 'on', date: '2027-07-01', time: '10:00' }, reason: 'The party is later.' },
    }),
    expected: adminOnly(),
  },
  'POST /admin/sends/{cardSendId}/ask': {
    given: async (scenario) => ({
      params: { cardSendId: (await sendScheduledCard(scenario)).cardSendId },
      body: { reason: 'The page of the card is empty.' },
    }),
    expected: adminOnly(),
  },
  'POST /admin/sends/{cardSendId}/inside': {
    given: async (scenario) => ({ params: { cardSendId: (await sendScheduledCard(scenario)).cardSendId } }),
    expected: adminOnly({ admin: '403 closed' }),
  },
  'POST /admin/sends/{cardSendId}/take-down': {
    given: async (scenario) => ({
      params: { cardSendId: (await sendScheduledCard(scenario)).cardSendId },
      body: { reason: 'It is not a card.' },
    }),
    expected: adminOnly(),
  },
  'GET /admin/mails': { expected: adminOnly() },
  'GET /admin/mails/{messageId}': {
    given: () => ({ params: { messageId: 'none' } }),
    expected: adminOnly({ admin: '404 unknown-mail' }),
  },
  'POST /admin/mails/{messageId}/open': {
    given: () => ({ params: { messageId: 'none' }, body: { reason: 'They asked for it.' } }),
    expected: adminOnly({ admin: '404 unknown-mail' }),
  },
  'GET /admin/tickets': { expected: adminOnly() },
  'GET /admin/tickets/{ticketNumber}': {
    given: async (scenario) => ({ params: { ticketNumber: await ticketFrom(scenario) } }),
    expected: adminOnly(),
  },
  'POST /admin/tickets/{ticketNumber}/answer': {
    given: async (scenario) => ({
      params: { ticketNumber: await ticketFrom(scenario) },
      body: { text: 'On the page of the card.' },
    }),
    expected: adminOnly(),
  },
  'PUT /admin/tickets/{ticketNumber}': {
    given: async (scenario) => ({ params: { ticketNumber: await ticketFrom(scenario) }, body: { state: 'closed' } }),
    expected: adminOnly(),
  },
  'GET /admin/client-errors': { expected: adminOnly() },
  'GET /admin/client-errors/{groupId}': {
    given: () => ({ params: { groupId: GROUP } }),
    expected: adminOnly({ admin: '404 unknown-error' }),
  },
  'PUT /admin/client-errors/{groupId}': {
    given: () => ({ params: { groupId: GROUP }, body: { state: 'resolved' } }),
    expected: adminOnly({ admin: '404 unknown-error' }),
  },
  'GET /admin/senders': { expected: adminOnly() },
  'POST /admin/senders/{senderId}/stop': {
    given: () => ({ params: { senderId: crypto.randomUUID() } }),
    expected: adminOnly({ admin: '404 unknown-sender' }),
  },
  'POST /admin/senders/{senderId}/lift': {
    given: () => ({ params: { senderId: crypto.randomUUID() } }),
    expected: adminOnly({ admin: '404 unknown-sender' }),
  },
  'GET /admin/jobs': { expected: adminOnly() },
  'POST /admin/jobs/{jobId}/retry': {
    given: () => ({ params: { jobId: crypto.randomUUID() } }),
    expected: adminOnly({ admin: '404 unknown-job' }),
  },
  'GET /admin/audit': { expected: adminOnly() },
};
