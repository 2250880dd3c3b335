import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextLater } from '#server/ports/texter.ts';
import { twilioTexter } from '#server/ports/texter-twilio.ts';
import { startTwilio, type Twilio } from '#tests/doubles/twilio.ts';
import { textChannel } from './text.ts';

let twilio: Twilio;
beforeAll(async () => {
  twilio = await startTwilio(async () => new Response());
});
afterAll(() => twilio.stop());

const HOOK = 'https://cards.example/hooks/texts';
function send(address: string) {
  const texter = twilioTexter({ ...twilio, from: twilio.number, siteUrl: 'https://cards.example', reportPath: null });
  return textChannel(texter).send({ key: 'id.1', address }, { body: 'Hello there', mark: 'Hello there' });
}

describe('a text', () => {
  it('is accepted', async () => {
    expect(await send('+12025550120')).toMatchObject({ state: 'accepted', messageId: twilio.taken[0]?.sid });
  });

  it('to a number that takes none is refused, with a sentence', async () => {
    expect(await send('+12025550114')).toMatchObject({
      state: 'refused',
      reason: 'This number does not receive text messages.',
    });
  });

  it('to a number that sent STOP has no address any more', async () => {
    await twilio.receive(HOOK, '+12025550121', 'STOP');
    expect(await send('+12025550121')).toMatchObject({ state: 'ended' });
  });

  it('is tried later while Twilio is away', async () => {
    twilio.mood = 'away';
    expect(await send('+12025550122')).toMatchObject({ state: 'deferred', error: expect.any(TextLater) as TextLater });
  });
});
