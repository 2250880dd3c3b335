import { addressOf, apiTokenIn, parseNotification } from './notification.ts';

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = WorkerEvent & { data: { text(): string } | null };
type ClickEvent = WorkerEvent & { notification: Notification };
type ChangeEvent = WorkerEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};
type WindowClient = { url: string; focus(): Promise<unknown> };
/** As much of the scope of a service worker as is used here. */
type Worker = {
  addEventListener(type: 'push', act: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', act: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', act: (event: ChangeEvent) => void): void;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager: PushManager;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

/**
 * Shows what is pushed, goes where a notification leads when it is pressed, and tells the server when the browser has another subscription.
 * @param readPage gives the text of any page of the site, which holds the name of the web client
 */
export function listenForPush(readPage: () => Promise<string | undefined>): void {
  const worker = self as never as Worker;
  worker.addEventListener('push', (event) => {
    const { title, options } = parseNotification(event.data?.text());
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(worker, addressOf(event.notification.data, location.origin)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(replaceSubscription(worker, event, readPage));
  });
}

/** Shows the page in a window that has it, else in another one: what somebody is writing in an open one stays. */
async function show({ clients }: Worker, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}

/** The session of the browser says which device it is. Where nobody is signed in any more, the server refuses it, and nothing is left to do. */
async function replaceSubscription(
  { registration: { pushManager } }: Worker,
  { oldSubscription, newSubscription }: ChangeEvent,
  readPage: () => Promise<string | undefined>,
): Promise<void> {
  const known = newSubscription ?? (await pushManager.getSubscription());
  const options = oldSubscription?.options;
  const subscription = known ?? (options ? await pushManager.subscribe(options) : null);
  const token = apiTokenIn((await readPage()) ?? '');
  if (subscription === null || token === null) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/1/push-subscriptions', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Api-Token': token },
    body: JSON.stringify({ endpoint, keys }),
  });
}
