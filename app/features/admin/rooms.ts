import type { AdminRoom } from '#shared/routes.ts';

/** The rooms of the administrators as they are called; the first is what one comes into. */
export const ROOM_NAMES: Record<AdminRoom | 'overview', string> = {
  overview: 'Overview',
  members: 'Members',
  sends: 'Sent cards',
  tickets: 'Letters to us',
  cards: 'The shop',
  errors: 'Errors',
  jobs: 'Jobs',
  mailbox: 'Mailbox',
  audit: 'Audit',
};
export const ROOMS = Object.keys(ROOM_NAMES) as (keyof typeof ROOM_NAMES)[];
