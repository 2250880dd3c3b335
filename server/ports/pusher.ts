/** A subscription of a browser, as its Push API gives it: the address at its push service, and the keys that messages are encrypted for. */
export type PushTarget = {
  endpoint: string;
  /** The browser's public key (P-256, uncompressed), base64url. */
  p256dh: string;
  /** The secret that the browser shares with us (16 bytes), base64url. */
  auth: string;
};

/** How soon a device should be woken for it (RFC 8030, section 5.3). */
export type PushUrgency = 'low' | 'normal' | 'high';

/** A message to one browser. */
export type PushMessage = {
  target: PushTarget;
  /** What the service worker of the site is given. At most `PUSH_PAYLOAD_MAX` bytes. */
  payload: string;
  /** How long the push service keeps it while the device cannot be reached. */
  ttlSeconds: number;
  urgency: PushUrgency;
  /** A newer message with the same topic replaces one that has not reached the device: up to 32 characters of base64url (RFC 8030, section 5.4). */
  topic: string;
};

export type PushResult = {
  /** What the push service calls the message, or empty. */ messageId: string;
  response: string;
};

/** The way notifications leave. */
export type Pusher = {
  /** What browsers subscribe with, so that only we can send to them (RFC 8292): base64url. */
  readonly publicKey: string;
  /** Why an endpoint is not one that messages are sent to; null for one that may be. Names are looked up only when something is sent. */
  refusalOf(endpoint: string): string | null;
  /**
   * Hands a message to the push service of a browser.
   * @throws PushGone when the subscription has ended, PushRefused when the message will never be taken, PushLater when it may be taken another time.
   */
  send(message: PushMessage): Promise<PushResult>;
  /** Lets connections go. Messages on their way are finished first. */
  close(): Promise<void>;
};

/** The browser takes no more messages at this endpoint: its user has withdrawn the permission, or it has another one. */
export class PushGone extends Error {
  override name = 'PushGone';
}

/** The push service said no for good. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/** Not now: the push service is away or busy. */
export class PushLater extends Error {
  override name = 'PushLater';
}
