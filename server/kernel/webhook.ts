/** What another service sent to a webhook. */
export type WebhookMessage = {
  /** The path and the query that were called. */
  target: string;
  headers: Headers;
  /** As it came, byte for byte: signatures are made over that. */
  body: Uint8Array<ArrayBuffer>;
};

/** What a service is answered with, where it expects more than a yes. */
export type WebhookAnswer = { type: string; body: string };

/** An address at which another service reports events to us: POST on `/hooks/<name>`. */
export type Webhook = {
  name: string;
  /**
   * Checks the signature and stores the message, in one transaction. Services repeat a message until it is answered, and may send messages twice or out of
   * order. So it has to be idempotent, and the current state is asked of the service.
   * @returns false if the signature is missing, wrong or too old; nothing was done. Otherwise true, or what the service is answered with.
   * @throws if the message could not be stored; the service sends it again.
   */
  receive: (message: WebhookMessage) => Promise<boolean | WebhookAnswer>;
};
