/** The ways a mail can be looked at. */
export const MAIL_PARTS = ['page', 'text', 'headers', 'source'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];
