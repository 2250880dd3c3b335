import { expect, it } from 'vitest';
import type { Notifications } from '#contract/notification.ts';
import { formatChange, formatChosen } from './notification-text.ts';
import { withChoices } from './use-notifications.ts';

const NOTIFICATIONS: Notifications = {
  choices: [
    { kind: 'thanked', channel: 'email', isOn: true, isFixed: false },
    { kind: 'thanked', channel: 'push', isOn: false, isFixed: false },
    { kind: 'trouble', channel: 'email', isOn: true, isFixed: true },
  ],
  kinds: [
    { kind: 'thanked', name: 'Somebody replies', note: '', isAtReminderTime: false },
    { kind: 'trouble', name: 'A card was not delivered', note: '', isAtReminderTime: false },
  ],
  channels: ['email', 'push'],
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
  expect(formatChange('Somebody replies', 'push', true)).toBe('Somebody replies: on your devices.');
  expect(formatChange('Your card is opened', 'email', false)).toBe('Your card is opened: no longer by email.');
});
it('says what a channel is used for', () => {
  expect(formatChosen(NOTIFICATIONS, 'email')).toBe('When somebody replies and when a card was not delivered');
  expect(formatChosen(NOTIFICATIONS, 'push')).toBe('Nothing');
});
