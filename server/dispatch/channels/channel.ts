/** Where a message goes, and what names this attempt for good. */
export type Envelope = { key: string; address: string };
export type Outcome =
  | { state: 'accepted'; messageId: string; response: string }
  /** Never: with a sentence for whoever sent it, and what the other side said. */
  | { state: 'refused'; reason: string; response: string }
  /** Not now. */
  | { state: 'deferred'; error: Error };

/** A way for messages to leave. What is none of the three outcomes is a fault of ours, and is thrown. */
export type Channel<Outgoing> = { send(envelope: Envelope, outgoing: Outgoing): Promise<Outcome> };
