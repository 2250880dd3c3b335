import rows from './words/messages.json' with { type: 'json' };

/** A message that a sender may take and change. `{name}` stands for the recipient's name. */
export type Message = { occasion: string; for: string; mood: string; text: string };

export const MESSAGES: readonly Message[] = rows;
