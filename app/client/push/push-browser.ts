import { call } from '#app/client/api.ts';
import type { PushDevices, Subscription } from '#contract/push-subscription.ts';

/** Whether this browser can show notifications of the site: `home-screen` on an iPhone or iPad, which shows them only for a site opened from there. */
export type PushSupport = 'ready' | 'blocked' | 'home-screen' | 'unsupported';
/** What came of turning them on. `failed`: the browser has no push service, or could not reach it. */
export type TurnedOn = { result: 'on'; devices: PushDevices } | { result: 'blocked' | 'dismissed' | 'failed' };

const WORKER = '/service-worker.js';

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isSupported) return isAppleMobile() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** An iPad calls itself a Mac, and is told by its touch screen. */
function isAppleMobile(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/**
 * Asks the browser for the permission, subscribes, and tells the server. Call it from a press only: browsers ignore or punish a question that nobody asked for.
 * @param publicKey of the server @throws ApiError when the server refuses it
 */
export async function turnOnPush(publicKey: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { result: permission === 'denied' ? 'blocked' : 'dismissed' };
  const subscription = await subscribe(publicKey);
  if (subscription === null) return { result: 'failed' };
  return { result: 'on', devices: await call('POST /push-subscriptions', { body: subscription }) };
}

/** Ends the subscription in this browser; the server is told by itself. */
export async function unsubscribeHere(): Promise<void> {
  if (pushSupport() === 'unsupported' || pushSupport() === 'home-screen') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function subscribe(publicKey: string): Promise<Subscription | null> {
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    // One of another key of the server takes no messages of this one.
    if (known !== null && !isKey(known.options.applicationServerKey, publicKey)) await known.unsubscribe();
    return toSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  } catch (error) {
    // The push service of the browser is off, or cannot be reached.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A subscription as the server takes it; null for one without keys. */
export function toSubscription(given: Pick<PushSubscription, 'toJSON'>): Subscription | null {
  const { endpoint, keys } = given.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
}

function isKey(known: ArrayBuffer | null, publicKey: string): boolean {
  if (known === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(known)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}
