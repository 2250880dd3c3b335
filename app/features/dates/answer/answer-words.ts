import type { HandledAs } from '#shared/dates/handled-as.ts';

/** What somebody may do about a date, as the button says it, and as it stands there once it is noted. */
export const ANSWERS: Record<HandledAs, { button: string; noted: string }> = {
  card: { button: 'I sent a card', noted: 'You sent a card.' },
  call: { button: 'I will call', noted: 'You call.' },
  gift: { button: 'I have a present', noted: 'You have a present.' },
  nothing: { button: 'Not this year', noted: 'Nothing this year.' },
};
