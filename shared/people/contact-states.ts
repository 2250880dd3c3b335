/** Whether a person’s dates are remembered, left out for a while, or belong to somebody who has died. */
export const CONTACT_STATES = ['kept', 'paused', 'died'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
