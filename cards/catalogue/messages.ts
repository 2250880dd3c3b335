import rows from './words/messages.json' with { type: 'json' };

/**
 * A message that a sender may take and change. `{name}` stands for the recipient's name. `about` is what of the occasion it speaks of, by the
 * name of a shelf: a message about an engagement suits no other wedding card. `few` states what is true of few senders: it is offered after all others.
 */
export type Message = { occasion: string; for: string; mood: string; text: string; about?: string; few?: boolean };

export const MESSAGES: readonly Message[] = rows;
