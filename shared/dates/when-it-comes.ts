/** What is done when a date comes: its member is reminded; they are asked whether a card that was chosen may go; or it goes by itself. */
export const WHEN_IT_COMES = ['remind', 'ask', 'send'] as const;
export type WhenItComes = (typeof WHEN_IT_COMES)[number];
