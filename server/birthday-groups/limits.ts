import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often lists of birthdays are made, and how often people add themselves. */
export const BIRTHDAY_GROUP_LIMITS = {
  made: { name: 'birthday-groups', points: 10, seconds: 86_400, counts: 'Lists of birthdays made by a member' },
  links: {
    name: 'birthday-group-links',
    points: 20,
    seconds: 86_400,
    counts: 'Links to lists of birthdays replaced by a member',
  },
  // A whole team may read one mail.
  additions: {
    name: 'birthday-group-additions',
    points: 200,
    seconds: 3600,
    counts: 'People who add themselves to one list',
  },
  // A class adds itself from one school.
  network: {
    name: 'birthday-group-network',
    points: 60,
    seconds: 3600,
    counts: 'People who add themselves to any list from one network',
  },
  changes: {
    name: 'birthday-group-changes',
    points: 30,
    seconds: 3600,
    counts: 'Changes by somebody of what they added to a list',
  },
} as const satisfies LimitRules;
