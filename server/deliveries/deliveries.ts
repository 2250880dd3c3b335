import type { Tx } from '#db/client.ts';

/** One line of the ledger: where a card stands for one recipient. Instants are ISO 8601. */
export type LedgerLine = {
  recipientId: string;
  state: 'queued' | 'accepted' | 'bounced' | 'opened' | 'replied' | 'stopped' | 'refused';
  dueAt: string;
  queuedAt: string;
  acceptedAt: string | null;
  bouncedAt: string | null;
  bounceReason: string | null;
  openedAt: string | null;
  repliedAt: string | null;
};

/** Deliveries: what is to go at an instant goes once, and its ledger is kept. Everything inside the causing transaction. */
export type Deliveries = {
  /** A card leaves for these people at these instants; a delivery that was stopped before is scheduled anew. */
  schedule(tx: Tx, card: { cardSendId: string; memberId: string | null; recipients: { recipientId: string; dueAt: Date }[] }): Promise<void>;
  /** Stops every delivery of a card. @returns false, and changes nothing, when one has left. */
  stop(tx: Tx, cardSendId: string): Promise<boolean>;
  /** A corrected address: a new attempt on the same delivery, at once. @returns false when it had not come back. */
  correct(tx: Tx, correction: { recipientId: string; email: string }): Promise<boolean>;
  /** The envelope was opened; only the first time counts. */
  opened(tx: Tx, recipientId: string): Promise<void>;
  /** Thanks were written; the mail to the sender leaves at that instant, with the words as they stand then. */
  replied(tx: Tx, recipientId: string, notBefore: Date): Promise<void>;
  /** A mail to a sender's unknown address asks for one press. */
  askSender(tx: Tx, ask: { cardSendId: string; token: string }): Promise<void>;
  /** A mail to a sender without an account that gives the address of the ledger. */
  sendReceipt(tx: Tx, receipt: { cardSendId: string }): Promise<void>;
  ledger(cardSendId: string): Promise<LedgerLine[]>;
};
