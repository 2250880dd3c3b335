/** What somebody does about a date: a card, a call, a present, or on purpose nothing. */
export const HANDLED_AS = ['card', 'call', 'gift', 'nothing'] as const;
export type HandledAs = (typeof HANDLED_AS)[number];
/** For how many days after it a date that was missed can still be written to: reminders and pages speak of it. */
export const LATE_DAYS = 3;
