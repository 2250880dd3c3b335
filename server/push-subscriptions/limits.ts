import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** Devices of one member. */
export const DEVICES_MAX = 20;

export const PUSH_SUBSCRIPTION_LIMITS = {
  changes: {
    name: 'push-subscriptions-changes',
    points: 30,
    seconds: 3600,
    counts: 'Devices that a member added for notifications, and subscriptions that browsers replaced',
  },
  tests: {
    name: 'push-subscriptions-tests',
    points: 10,
    seconds: 3600,
    counts: 'Test notifications requested by a member',
  },
} as const satisfies LimitRules;
