/** A text message to one number. */
export type TextMessage = {
  /** Names this sending for good: the delivery's id and its attempt. Reports about the message come back with it. */
  key: string;
  /** The number in E.164: `+447700900123`. */
  to: string;
  body: string;
  /** A part of the body that no other message to this number has (its link, its code): by it, one that was taken before is found again. */
  mark: string;
};
export type TextResult = { messageId: string; response: string };

/** What the service tells us by a webhook. */
export type TextReport =
  /** A message of ours is on its way, or something that is not about one; nothing is to be done. */
  | { kind: 'other' }
  | { kind: 'delivered'; key: string }
  /** A message that was accepted did not arrive. `reason` is a sentence. */
  | { kind: 'failed'; key: string; to: string; reason: string; response: string; hasStopped: boolean }
  /** Somebody wrote to our number. */
  | { kind: 'received'; from: string; body: string; isAnswered: /** the service has answered it already */ boolean };

/** A call of the webhook, as it came. */
export type TextWebhook = { /** path and query */ target: string; headers: Headers; body: Uint8Array };

/** The way text messages leave, and the reports about them come in. */
export type Texter = {
  /** The number that texts come from and STOP is sent to; null where the service chooses among several. */
  readonly number: string | null;
  /**
   * Hands a message to the service. One that it has taken already is not sent a second time.
   * @throws TextStopped when the owner of the number wants no messages, TextRefused when it will never be taken, TextLater when it may be another time.
   */
  send(message: TextMessage): Promise<TextResult>;
  /** Checks the signature of a webhook and says what it reports; null where the signature is missing or wrong. */
  read(webhook: TextWebhook): TextReport | null;
  /** The body of an answer to a message that came in. @param sentence is sent back; null for no answer */
  answer(sentence: string | null): { type: string; body: string };
  /** Messages on their way are finished first. */
  close(): Promise<void>;
};

/** Whoever has the number has sent STOP. */
export class TextStopped extends Error {
  override name = 'TextStopped';
}

/** The service said no for good, because of the number. `reason` is a sentence. */
export class TextRefused extends Error {
  override name = 'TextRefused';
  readonly reason: string;
  constructor(reason: string, response: string) {
    super(response);
    this.reason = reason;
  }
}

/** Not now: the service is away or busy, does not let us in, or it is unknown whether it took the message. */
export class TextLater extends Error {
  override name = 'TextLater';
}
