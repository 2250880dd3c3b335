import type { LimitRules } from '#server/kernel/rate-limits.ts';
import { VISITOR_LIMITS } from '#shared/limits.ts';

/** How many cards may be sent. What a member may send is more than anyone writes by hand. */
export const CARD_SEND_LIMITS = {
  perHour: {
    name: 'send-hour',
    points: VISITOR_LIMITS.cardsPerHour,
    seconds: 3600,
    counts: 'Cards sent without an account, by one address and from one network',
  },
  perDay: {
    name: 'send-day',
    points: VISITOR_LIMITS.cardsPerDay,
    seconds: 86_400,
    counts: 'Cards sent without an account, by one address and from one network',
  },
  perMemberHour: { name: 'member-send-hour', points: 100, seconds: 3600, counts: 'Cards sent by one member' },
  perMemberDay: { name: 'member-send-day', points: 500, seconds: 86_400, counts: 'Cards sent by one member' },
  drafts: {
    name: 'draft-hour',
    points: 500,
    seconds: 3600,
    counts: 'Drafts created without an account from one network',
  },
  tests: {
    name: 'test-hour',
    points: VISITOR_LIMITS.cardsPerHour,
    seconds: 3600,
    counts: 'Test sends without an account, by one address and from one network',
  },
  memberTests: {
    name: 'member-test-hour',
    points: 20,
    seconds: 3600,
    counts: 'Test sends by one member',
  },
} as const satisfies LimitRules;
