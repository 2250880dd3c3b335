import { expect, it } from 'vitest';
import type { Notifications } from '#contract/notification.ts';
import { formatChange, formatUnavailableChannels } from './notification-text.ts';
import { withChoices } from './use-notifications.ts';

const NOTIFICATIONS: Notifications = {
  choices: [
    { kind: 'thanked', channel: 'email', isOn: true, isFixed: false },
    { kind: 'thanked', channel: 'push', isOn: false, isFixed: false },
    { kind: 'trouble', channel: 'email', isOn: true, isFixed: true },
  ],
  channels: [],
};

it('changes the choices that are given, and no others', () => {
  const { choices } = withChoices(NOTIFICATIONS, [{ kind: 'thanked', channel: 'email', isOn: false }]);
  expect(choices.map(({ isOn }) => isOn)).toEqual([false, false, true]);
});
it('does not change what is always sent', () => {
  const { choices } = withChoices(NOTIFICATIONS, [{ kind: 'trouble', channel: 'email', isOn: false }]);
  expect(choices.at(-1)?.isOn).toBe(true);
});
it('formats a change', () => {
  expect(formatChange('thanked', 'push', true)).toBe('Somebody replies: by push.');
  expect(formatChange('opened', 'email', false)).toBe('Your card is opened: no longer by email.');
});
it('says in one sentence why channels are unavailable', () => {
  const text = { channel: 'text', isOpen: false, lacks: 'Confirm your mobile number first.' } as const;
  expect(formatUnavailableChannels([])).toBe('');
  expect(formatUnavailableChannels([text])).toBe('Confirm your mobile number first.');
  expect(formatUnavailableChannels([text, { channel: 'push', isOpen: false, lacks: 'Not yet.' }])).toBe(
    'Everything comes by email until we can send text messages and push notifications.',
  );
});
