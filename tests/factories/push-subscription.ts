import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { Subscription } from '#contract/push-subscription.ts';

/** A browser that has subscribed: what it gives the site, and the secrets with which it reads messages. */
export type TestBrowser = { subscription: Subscription; pair: ECDH; auth: Buffer };

/** @param base where its push service is, without a slash at the end @param end the end of its endpoint, which says how that answers */
export function buildBrowser(
  base = 'https://push.example/send',
  end: string = randomBytes(16).toString('hex'),
): TestBrowser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    subscription: { endpoint: `${base}/${end}`, keys: { p256dh, auth: auth.toString('base64url') } },
    pair,
    auth,
  };
}

export function buildSubscription(end?: string): Subscription {
  return buildBrowser(undefined, end).subscription;
}
