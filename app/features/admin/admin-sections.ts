import type { AdminSection } from '#shared/routes.ts';

/** The names of the admin sections. The first is shown at `/admin`. */
export const SECTION_NAMES: Record<AdminSection | 'overview', string> = {
  overview: 'Overview',
  members: 'Members',
  sends: 'Sent cards',
  senders: 'Senders',
  tickets: 'Tickets',
  cards: 'The shop',
  errors: 'Errors',
  jobs: 'Jobs',
  mailbox: 'Mailbox',
  audit: 'Audit log',
};
export const SECTIONS = Object.keys(SECTION_NAMES) as (keyof typeof SECTION_NAMES)[];
