import type { cardReadCalls } from '#contract/card-read.ts';
import type { cardSendCalls } from '#contract/card-send.ts';
import type { keepsakeCalls } from '#contract/keepsake.ts';
import {
  type Column,
  type Cell,
  draftOf,
  everyone,
  recipientLink,
  type RowsOf,
  type Scenario,
  sendScheduledCard,
} from '../scenario.ts';

/** The caller's own drafts: for others they do not exist, and their message is hidden from administrators who impersonate the owner. */
function ownTable(but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  const unknown = '404 unknown-card-send';
  return { ...everyone(), other: unknown, admin: unknown, impersonating: '403 impersonating', ...but };
}
/** Everyone who has the link of the mail. */
const byRecipientLink = async (scenario: Scenario) => {
  const sent = await sendScheduledCard(scenario);
  return { magicLink: sent.magicLink, magicLink2: await recipientLink(scenario, sent) };
};

/** Sent cards and their recipients. Sending needs only a session. */
export const sendRows: RowsOf<typeof cardSendCalls & typeof cardReadCalls & typeof keepsakeCalls> = {
  'POST /card/send': {
    given: ({ cardId }) => ({ body: { cardId } }),
    expected: { ...everyone(), impersonating: '403 impersonating' },
  },
  'GET /card/send': {
    given: async (scenario) => ({ query: { card_send_id: await draftOf(scenario) } }),
    expected: ownTable(),
  },
  'PUT /card/send': {
    given: async (scenario) => ({ body: { cardSendId: await draftOf(scenario), phrase: 'the yellow canoe' } }),
    expected: ownTable(),
  },
  'PUT /card/send/message': {
    given: async (scenario) => ({ body: { cardSendId: await draftOf(scenario), message: 'Dear Amelie' } }),
    expected: ownTable(),
  },
  'PUT /card/send/background': {
    async given(scenario) {
      const cardSendId = await draftOf(scenario);
      const { cardSend } = await scenario.holder.call('GET /card/send', { query: { card_send_id: cardSendId } });
      return { body: { cardSendId, paletteId: cardSend.paletteId } };
    },
    expected: ownTable(),
  },
  'PUT /card/send/send': {
    given: async (scenario) => ({ body: { cardSendId: await draftOf(scenario) } }),
    expected: ownTable(),
  },
  'GET /card/send/mail': {
    given: async (scenario) => ({ query: { card_send_id: await draftOf(scenario) } }),
    expected: ownTable(),
  },
  'POST /card/send/test': {
    given: async (scenario) => ({ body: { cardSendId: await draftOf(scenario) } }),
    expected: ownTable(),
  },
  'GET /card/send/challenge': { expected: everyone() },
  'PUT /card/send/stop': {
    given: async (scenario) => ({ body: { cardSendId: (await sendScheduledCard(scenario)).cardSendId } }),
    expected: ownTable(),
  },
  'POST /card/send/confirm': {
    given: () => ({ body: { token: 'A'.repeat(22) } }),
    expected: everyone('404 unknown-link'),
  },
  'GET /card/send/view': {
    given: async (scenario) => ({ query: { magicLink: (await sendScheduledCard(scenario)).magicLink } }),
    expected: ownTable({ other: '404 unknown-link', admin: '404 unknown-link' }),
  },
  'PUT /card/send/correct': {
    async given(scenario) {
      const { recipientId, magicLink } = await sendScheduledCard(scenario);
      return { body: { magicLink, recipientId, email: 'amelie@new.example' } };
    },
    // Nothing bounced, so there is nothing to correct: those who may correct get that error.
    expected: {
      ...everyone('409 not-bounced'),
      other: '404 unknown-link',
      admin: '404 unknown-link',
      impersonating: '403 impersonating',
    },
  },

  'GET /card/read': {
    given: async (scenario) => ({ query: await byRecipientLink(scenario) }),
    expected: everyone(),
  },
  'GET /card/keepsakes': {
    given: async (scenario) => ({ query: await byRecipientLink(scenario) }),
    expected: everyone(),
  },
  'POST /card/read/open': {
    given: async (scenario) => ({ body: await byRecipientLink(scenario) }),
    expected: everyone(),
  },
  'POST /card/read/thank': {
    given: async (scenario) => ({ body: { ...(await byRecipientLink(scenario)), text: 'Thank you.' } }),
    expected: everyone(),
  },
  'POST /card/read/refuse': {
    given: async (scenario) => ({ body: { ...(await byRecipientLink(scenario)), from: 'sender' } }),
    expected: everyone(),
  },
  'DELETE /card/read/refuse': {
    given: async (scenario) => ({ body: await byRecipientLink(scenario) }),
    expected: everyone(),
  },
  'POST /open': { given: () => ({ body: { code: 'R7K2 4MDX' } }), expected: everyone('404 unknown-code') },
};
