import type { OutgoingPush } from '#server/kernel/message.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { type Pusher, PushGone, PushLater, PushRefused, type PushTarget } from '#server/ports/pusher.ts';
import type { Channel } from './channel.ts';

const DAY_S = 86_400;
/** As much as devices show, in characters. It fits into a message whatever the characters. */
const TITLE_MAX = 120;
const BODY_MAX = 360;

/**
 * Sends notifications to devices. The address of such a delivery is the id of the device, which stays the same when its browser gets another endpoint.
 * @param find where notifications to a device go; null for one that was removed
 */
export function pushChannel(
  { keys }: { keys: Keys },
  pusher: Pick<Pusher, 'send'>,
  find: (deviceId: string) => Promise<PushTarget | null>,
): Channel<OutgoingPush> {
  return {
    async send({ key, address }, { title, body, path, about, ttlSeconds = 3 * DAY_S, urgency = 'normal' }) {
      const target = await find(address);
      if (target === null) return { state: 'ended', response: '' };
      // The push service does not learn what it is about.
      const topic = keys.hash('push-topic', `${address} ${about}`).toString('base64url').slice(0, 32);
      const payload = JSON.stringify({ title: clip(title, TITLE_MAX), body: clip(body, BODY_MAX), path, tag: topic });
      try {
        const { messageId, response } = await pusher.send({ target, payload, ttlSeconds, urgency, topic });
        return { state: 'accepted', messageId: messageId === '' ? key : messageId, response };
      } catch (error) {
        if (error instanceof PushGone) return { state: 'ended', response: error.message };
        if (error instanceof PushRefused) return { state: 'refused', reason: REFUSED, response: error.message };
        if (error instanceof PushLater) return { state: 'deferred', error };
        throw error;
      }
    },
  };
}

const REFUSED = 'The push service of the device refused the notification.';

/** The text on one line, cut at a word where it is too long. */
function clip(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`.toWellFormed();
}
