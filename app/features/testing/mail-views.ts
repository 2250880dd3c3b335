/** The views of a mail. */
export const MAIL_VIEWS = ['page', 'text', 'headers', 'source'] as const;
export type MailView = (typeof MAIL_VIEWS)[number];
