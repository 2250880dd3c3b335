import type { cardCalls } from '#contract/card.ts';
import type { debugCalls } from '#contract/site/debug.ts';
import type { metricCalls } from '#contract/site/metric.ts';
import type { referenceCalls } from '#contract/reference.ts';
import type { testingCalls } from '#contract/site/testing.ts';
import { everyone, type RowsOf } from '../scenario.ts';

/** Public calls: the shop, lists, reports. */
export const shopRows: RowsOf<
  typeof cardCalls & typeof referenceCalls & typeof debugCalls & typeof metricCalls & typeof testingCalls
> = {
  'GET /version': { expected: everyone() },
  'GET /countries': { expected: everyone() },
  'GET /timezones': { expected: everyone() },
  'GET /names': { expected: everyone() },
  'GET /card-nav': { expected: everyone() },
  'GET /cards': { expected: everyone() },
  'GET /cards/facets': { expected: everyone() },
  'GET /cards/suggestions': { given: () => ({ query: { q: 'rose' } }), expected: everyone() },
  'GET /cards/window': { expected: everyone() },
  'GET /cards/coming-up': { given: () => ({ query: { from: '2026-11-22' } }), expected: everyone() },
  'GET /cards/{cardId}': { given: ({ cardId }) => ({ params: { cardId } }), expected: everyone() },
  'GET /cards/{cardId}/related': { given: ({ cardId }) => ({ params: { cardId } }), expected: everyone() },
  'GET /categories': { given: () => ({ query: { top: 'birthday' } }), expected: everyone() },
  'GET /messages': { given: () => ({ query: { occasion: 'birthday' } }), expected: everyone() },
  'POST /debug': { given: () => ({ body: { type: 'error', error: 'It broke.' } }), expected: everyone() },
  'POST /metrics': {
    given: () => ({ body: { metrics: [{ name: 'page-view', path: '/cards' }] } }),
    expected: everyone(),
  },
  // The built-in mailbox exists only on a copy without a mail server that other machines cannot reach. This copy has none.
  'GET /testing/mails': { expected: everyone('404 no-mailbox') },
  'GET /testing/mails/{messageId}': {
    given: () => ({ params: { messageId: 'none' } }),
    expected: everyone('404 no-mailbox'),
  },
};
