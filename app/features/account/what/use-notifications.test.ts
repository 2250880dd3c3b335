import { expect, it } from 'vitest';
import type { Notifications } from '#contract/notification.ts';
import { sayChange } from './kind-words.ts';
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
it('leaves what is always sent', () => {
  const { choices } = withChoices(NOTIFICATIONS, [{ kind: 'trouble', channel: 'email', isOn: false }]);
  expect(choices.at(-1)?.isOn).toBe(true);
});
it('says what was changed', () => {
  expect(sayChange('thanked', 'push', true)).toBe('Somebody thanks you: by push.');
  expect(sayChange('opened', 'email', false)).toBe('Your card is opened: no longer by email.');
});
