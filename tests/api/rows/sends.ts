import type { cardReadCalls } from '#contract/card-read.ts';
import type { cardSendCalls } from '#contract/card-send.ts';
import {
  type Column,
  type Cell,
  draftOf,
  everyone,
  recipientLink,
  type RowsOf,
  type Scene,
  sentBy,
} from '../scenario.ts';

/** What lies on somebody's own table: to the others it does not exist, and what is inside stays closed to who impersonates. */
function ownTable(but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  const unknown = '404 unknown-card-send';
  return { ...everyone(), other: unknown, admin: unknown, impersonating: '403 impersonating', ...but };
}
/** Whoever has the link in their mail. */
const byRecipientLink = async (scene: Scene) => {
  const sent = await sentBy(scene);
  return { magicLink: sent.magicLink, magicLink2: await recipientLink(scene, sent) };
};

/** Cards on their way, and those who get them. Sending needs only a session. */
export const sendRows: RowsOf<typeof cardSendCalls & typeof cardReadCalls> = {
  'POST /card/send': {
    given: ({ cardId }) => ({ body: { cardId } }),
    expected: { ...everyone(), impersonating: '403 impersonating' },
  },
  'GET /card/send': {
    given: async (scene) => ({ query: { card_send_id: await draftOf(scene) } }),
    expected: ownTable(),
  },
  'PUT /card/send': {
    given: async (scene) => ({ body: { cardSendId: await draftOf(scene), phrase: 'the yellow canoe' } }),
    expected: ownTable(),
  },
  'PUT /card/send/message': {
    given: async (scene) => ({ body: { cardSendId: await draftOf(scene), message: 'Dear Amelie' } }),
    expected: ownTable(),
  },
  'PUT /card/send/background': {
    async given(scene) {
      const cardSendId = await draftOf(scene);
      const { cardSend } = await scene.holder.call('GET /card/send', { query: { card_send_id: cardSendId } });
      return { body: { cardSendId, paletteId: cardSend.paletteId } };
    },
    expected: ownTable(),
  },
  'PUT /card/send/send': {
    given: async (scene) => ({ body: { cardSendId: await draftOf(scene) } }),
    expected: ownTable(),
  },
  'POST /card/send/test': {
    given: async (scene) => ({ body: { cardSendId: await draftOf(scene) } }),
    expected: ownTable(),
  },
  'GET /card/send/challenge': { expected: everyone() },
  'PUT /card/send/stop': {
    given: async (scene) => ({ body: { cardSendId: (await sentBy(scene)).cardSendId } }),
    expected: ownTable(),
  },
  'POST /card/send/confirm': {
    given: () => ({ body: { token: 'A'.repeat(22) } }),
    expected: everyone('404 unknown-link'),
  },
  'GET /card/send/view': {
    given: async (scene) => ({ query: { magicLink: (await sentBy(scene)).magicLink } }),
    expected: ownTable({ other: '404 unknown-link', admin: '404 unknown-link' }),
  },
  'PUT /card/send/correct': {
    async given(scene) {
      const { recipientId, magicLink } = await sentBy(scene);
      return { body: { magicLink, recipientId, email: 'amelie@new.example' } };
    },
    // Nothing came back, so there is nothing to correct: whoever may is told that.
    expected: {
      ...everyone('409 not-bounced'),
      other: '404 unknown-link',
      admin: '404 unknown-link',
      impersonating: '403 impersonating',
    },
  },

  'GET /card/read': {
    given: async (scene) => ({ query: await byRecipientLink(scene) }),
    expected: everyone(),
  },
  'POST /card/read/open': {
    given: async (scene) => ({ body: await byRecipientLink(scene) }),
    expected: everyone(),
  },
  'POST /card/read/thank': {
    given: async (scene) => ({ body: { ...(await byRecipientLink(scene)), text: 'Thank you.' } }),
    expected: everyone(),
  },
  'POST /card/read/refuse': {
    given: async (scene) => ({ body: { ...(await byRecipientLink(scene)), from: 'sender' } }),
    expected: everyone(),
  },
  'DELETE /card/read/refuse': {
    given: async (scene) => ({ body: await byRecipientLink(scene) }),
    expected: everyone(),
  },
  'POST /open': { given: () => ({ body: { code: 'R7K2 4MDX' } }), expected: everyone('404 unknown-code') },
};
