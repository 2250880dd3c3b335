import { expect, it } from 'vitest';
import type { Notifications } from '#contract/notification.ts';
import { sayChange, sayClosed } from './kind-words.ts';
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
it('says in one sentence why ways are closed', () => {
  const text = { channel: 'text', isOpen: false, lacks: 'Confirm your mobile number first.' } as const;
  expect(sayClosed([])).toBe('');
  expect(sayClosed([text])).toBe('Confirm your mobile number first.');
  expect(sayClosed([text, { channel: 'push', isOpen: false, lacks: 'Not yet.' }])).toBe(
    'Until we can send text messages and notices to your devices, all of it comes by email.',
  );
});
