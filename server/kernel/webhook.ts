/** What another service sent to a webhook. */
export type WebhookMessage = {
  headers: Headers;
  /** As it came, byte for byte: signatures are made over that. */
  body: Uint8Array<ArrayBuffer>;
};

/** An address at which another service tells us what happened there: POST on `/hooks/<name>`. */
export type Webhook = {
  name: string;
  /**
   * Checks the signature, and notes what the service says, in one transaction. Services send a message again until it is answered, may send it twice, and in any
   * order: it has one effect, and what is true now is asked of the service.
   * @returns false where the signature is missing, wrong or too old; nothing was done.
   * @throws where it could not be noted; the service sends it again.
   */
  receive: (message: WebhookMessage) => Promise<boolean>;
};
