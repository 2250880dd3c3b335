import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often birthdays are asked for and told. */
export const BIRTHDAY_REQUEST_LIMITS = {
  mails: {
    name: 'birthday-requests',
    points: 40,
    seconds: 86_400,
    counts: 'People whom a member asks for their birthday by mail',
  },
  links: {
    name: 'birthday-request-links',
    points: 200,
    seconds: 86_400,
    counts: 'Links to birthday requests made for a member',
  },
  texts: {
    name: 'birthday-requests-texts',
    points: 10,
    seconds: 86_400,
    counts: 'People whom a member asks for their birthday by text',
  },
  textsOfNewMembers: {
    name: 'birthday-requests-texts-new',
    points: 100,
    seconds: 86_400,
    counts: 'People asked by text by members whose account is less than a month old, all together',
  },
  textsToNumber: {
    name: 'birthday-requests-number',
    points: 3,
    seconds: 86_400,
    counts: 'Birthday requests by text to one number, by all members together',
  },
  answers: { name: 'birthday-answers', points: 30, seconds: 3600, counts: 'Answers, changes and refusals by one link' },
} as const satisfies LimitRules;
