import { describe, expect, it } from 'vitest';
import { keysFrom } from '#server/kernel/keys.ts';
import { PushLater } from '#server/ports/pusher.ts';
import { memoryPusher } from '#tests/doubles/memory-pusher.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';
import { pushChannel } from './push.ts';

const keys = keysFrom(Buffer.alloc(32, 7));
const OUTGOING = {
  title: 'Amelie turns 34 tomorrow',
  body: 'That is Saturday.',
  path: '/reminders',
  about: 'reminders 1',
};

/** Sends to a device whose endpoint has this end; to none where it is null. */
function send(end: string | null, changes: Partial<typeof OUTGOING> = {}, device = 'phone') {
  const pusher = memoryPusher();
  const { endpoint, keys: own } = buildSubscription(end ?? '');
  const channel = pushChannel({ keys }, pusher, async () => (end === null ? null : { endpoint, ...own }));
  return { pusher, outcome: channel.send({ key: 'id.1', address: device }, { ...OUTGOING, ...changes }) };
}

describe('a notification', () => {
  it('is accepted, with what the service worker shows', async () => {
    const { pusher, outcome } = send('phone');
    expect(await outcome).toMatchObject({ state: 'accepted', response: '201' });
    const [sent] = pusher.sent;
    expect(sent).toMatchObject({ ttlSeconds: 3 * 86_400, urgency: 'normal' });
    expect(JSON.parse(sent?.payload ?? '')).toEqual({
      title: 'Amelie turns 34 tomorrow',
      body: 'That is Saturday.',
      path: '/reminders',
      tag: sent?.topic,
    });
  });

  it.each([
    [null, { state: 'ended', response: '' }],
    ['gone', { state: 'ended', response: '410 Gone' }],
    ['refused', { state: 'refused', response: '413 Payload Too Large' }],
    ['busy', { state: 'deferred', error: expect.any(PushLater) as PushLater }],
  ])('to a device whose endpoint is %s is told as such', async (end, expected) => {
    expect(await send(end).outcome).toMatchObject(expected);
  });

  it('has a topic that is the same for what it is about and the device, and says neither', async () => {
    const topicOf = async (about: string, device: string) => {
      const { pusher, outcome } = send('phone', { about }, device);
      await outcome;
      return pusher.sent[0]?.topic ?? '';
    };
    const topic = await topicOf('told 1', 'phone');
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(await topicOf('told 1', 'phone')).toBe(topic);
    expect(await topicOf('told 2', 'phone')).not.toBe(topic);
    expect(await topicOf('told 1', 'desk')).not.toBe(topic);
  });

  it('fits, whatever the names in it', async () => {
    const { pusher, outcome } = send('phone', {
      title: '🎂'.repeat(500),
      body: `${'Amélie und ihre Freunde '.repeat(100)}\n`,
    });
    await outcome;
    const { title, body } = JSON.parse(pusher.sent[0]?.payload ?? '') as { title: string; body: string };
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title.isWellFormed()).toBe(true);
    expect(body).toMatch(/^Amélie und .*\S…$/);
    expect(body.length).toBeLessThanOrEqual(360);
  });
});
