import { expect, it } from 'vitest';
import { runAsRequester } from '#server/kernel/requester.ts';
import { createFairLock } from './fair-lock.ts';

it('whoever sends one picture does not wait until somebody else has all of theirs', async () => {
  const inTurn = createFairLock();
  const begun: string[] = [];
  const firstHeld = Promise.withResolvers<void>();
  const send = (browser: string, name: string, until?: Promise<void>) =>
    runAsRequester({ network: '10.0.0.1', browser }, () =>
      inTurn(async () => {
        begun.push(name);
        await until;
      }),
    );
  const ofMany = [
    send('many', 'first', firstHeld.promise),
    ...['second', 'third', 'fourth'].map((name) => send('many', name)),
  ];
  await expect.poll(() => begun).toEqual(['first']);
  const ofOne = send('one', 'single');
  firstHeld.resolve();
  await Promise.all([...ofMany, ofOne]);
  expect(begun).toEqual(['first', 'single', 'second', 'third', 'fourth']);
});
