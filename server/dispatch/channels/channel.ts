/** The address of a message, and the permanent id of this attempt. */
export type Envelope = { key: string; address: string };
export type Outcome =
  | { state: 'accepted'; messageId: string; response: string }
  /** Permanently refused: with a sentence for the sender, and the answer of the other side. */
  | { state: 'refused'; reason: string; response: string }
  /** The address has ended, so there is nothing to send: its owner has taken it back, or has sent STOP. */
  | { state: 'ended'; response: string }
  /** Temporarily refused. */
  | { state: 'deferred'; error: Error };

/** Sends messages. An error that is none of these outcomes is a bug of ours, and is thrown. */
export type Channel<Outgoing> = { send(envelope: Envelope, outgoing: Outgoing): Promise<Outcome> };
