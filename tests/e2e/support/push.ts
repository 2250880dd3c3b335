import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PushService, startPushService } from '#tests/doubles/push-service.ts';
import type { TestBrowser } from '#tests/factories/push-subscription.ts';

/** A headless browser has no push service: what it asks for when it subscribes is given by a local one. */
export async function subscribeLocally(
  context: BrowserContext,
): Promise<{ service: PushService; browser: TestBrowser }> {
  const service = await startPushService();
  const browser = service.subscribe();
  await context.addInitScript((subscription) => {
    // Chromium without a screen denies notifications to pages, also where they were granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
    let current: object | null = null;
    const given = (applicationServerKey: string) => ({
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ ...subscription, key: applicationServerKey }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        current = given(applicationServerKey);
        return current;
      },
    });
  }, browser.subscription);
  return { service, browser };
}

/** What the service worker has the browser show. `data` is what it gets back when the notification is pressed. */
export type Shown = { title: string; body: string; data: object };
type WorkerScope = {
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<unknown> };
  dispatchEvent(event: Event): boolean;
  shown?: Shown[];
};

/**
 * The service worker of the site in this context, up to the last step: a headless browser shows no notification, whatever is permitted, and nobody can press
 * one. What would be shown is kept, and `press` tells the worker of a press on it.
 */
export async function watchWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    const shown: Shown[] = [];
    scope.shown = shown;
    scope.registration.showNotification = async (title, { body, data }) => void shown.push({ title, body, data });
  });
  return {
    shown: (): Promise<Shown[]> => worker.evaluate(() => (self as unknown as WorkerScope).shown ?? []),
    /** @returns the address that it opens */
    press: (notification: Shown): Promise<string> =>
      worker.evaluate(async ({ data }) => {
        const scope = self as unknown as WorkerScope;
        return new Promise<string>((resolve, reject) => {
          scope.clients.openWindow = async (url) => resolve(url);
          const press = Object.assign(new Event('notificationclick'), {
            notification: { data, close: () => undefined },
            waitUntil: (work: Promise<unknown>) => work.catch(reject),
          });
          scope.dispatchEvent(press);
        });
      }, notification),
  };
}

/** Hands a message to the service worker as the browser does when its push service has decrypted one. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const ids: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.filter(({ isDeleted }) => !isDeleted).map(({ registrationId }) => registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const [registrationId = ''] = ids;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: text,
  });
  await devtools.detach();
}
