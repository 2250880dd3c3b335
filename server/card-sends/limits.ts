import type { LimitRules } from '#server/kernel/rate-limits.ts';
import { VISITOR_LIMITS } from '#shared/limits.ts';
import { ALLOWANCE_MAX, NEW_ACCOUNT_LIMITS } from './sending/allowance.ts';

/** People whom one member may text in a day, at most. */
export const TEXTS_PER_DAY_MAX = 50;

/** How much may be sent. People are counted, not cards: one card may go to hundreds. */
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
  peoplePerHour: {
    name: 'send-people-hour',
    points: VISITOR_LIMITS.peoplePerHour,
    seconds: 3600,
    counts: 'People written to without an account, by one address, from one browser and from one network',
  },
  peoplePerDay: {
    name: 'send-people-day',
    points: VISITOR_LIMITS.peoplePerDay,
    seconds: 86_400,
    counts: 'People written to without an account, by one address, from one browser and from one network',
  },
  perMemberHour: {
    name: 'member-send-hour',
    points: ALLOWANCE_MAX,
    seconds: 3600,
    counts:
      'People written to by one member, at most: a new account has fewer, and so has one whose cards bounce or are refused',
  },
  perMemberDay: {
    name: 'member-send-day',
    points: ALLOWANCE_MAX,
    seconds: 86_400,
    counts:
      'People written to by one member, at most: a new account has fewer, and so has one whose cards bounce or are refused',
  },
  newAccountsPerHour: {
    name: 'new-account-send-hour',
    points: NEW_ACCOUNT_LIMITS.peoplePerHour,
    seconds: 3600,
    counts: 'People written to by members whose account is less than a month old, from one network',
  },
  newAccountsPerDay: {
    name: 'new-account-send-day',
    points: NEW_ACCOUNT_LIMITS.peoplePerDay,
    seconds: 86_400,
    counts: 'People written to by members whose account is less than a month old, from one network',
  },
  texts: {
    name: 'send-texts-day',
    points: TEXTS_PER_DAY_MAX,
    seconds: 86_400,
    counts: 'People sent a card by text by one member, at most: a new account has fewer, and a visitor three',
  },
  textsFromNetwork: {
    name: 'send-texts-network-day',
    points: 100,
    seconds: 86_400,
    counts: 'People sent a card by text from one network',
  },
  textsOfNewSenders: {
    name: 'send-texts-new-day',
    points: 200,
    seconds: 86_400,
    counts: 'People sent a card by text by visitors and members whose account is less than a month old, all together',
  },
  textsToNumber: {
    name: 'send-texts-number-day',
    points: 5,
    seconds: 86_400,
    counts: 'Cards by text to one number, by all senders together',
  },
  corrections: {
    name: 'correct-day',
    points: ALLOWANCE_MAX,
    seconds: 86_400,
    counts:
      'Addresses corrected after a card came back, by one member at most; by one address and network without an account',
  },
  confirmations: {
    name: 'confirm-hour',
    points: VISITOR_LIMITS.cardsPerHour,
    seconds: 3600,
    counts: 'Mails that ask one address to confirm that it sends a card',
  },
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
