import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { NotificationChoice, Notifications } from '#contract/notification.ts';
import { saveIfSignedOut, takePendingActions } from '../pending-actions.ts';
import { formatError } from '#app/client/form-errors.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { formatChange } from './notification-text.ts';

export type Choice = Pick<NotificationChoice, 'kind' | 'channel' | 'isOn'>;

/** The choices with some of them replaced. */
export function withChoices(notifications: Notifications, changed: readonly Choice[]): Notifications {
  return {
    ...notifications,
    choices: notifications.choices.map((choice) => {
      const change = changed.find(({ kind, channel }) => kind === choice.kind && channel === choice.channel);
      return change && !choice.isFixed ? { ...choice, isOn: change.isOn } : choice;
    }),
  };
}

/** The member's notification choices. A change is saved at once, with Undo, and reverted where the server refused it. */
export function useNotifications() {
  const loaded = useLoaded(async () => (await call('GET /notifications')).notifications);
  const queue = useRef(Promise.resolve());
  const requests = useRef(0);

  async function save(choices: readonly Choice[], before: readonly Choice[]): Promise<void> {
    const request = ++requests.current;
    loaded.set((current) => current && withChoices(current, choices));
    const reply = queue.current.then(() => call('PUT /notifications', { body: { choices: [...choices] } }));
    queue.current = reply.then(
      () => undefined,
      () => undefined,
    );
    try {
      const { notifications } = await reply;
      // An older reply lacks what was changed since.
      if (request === requests.current) loaded.set(notifications);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      loaded.set((current) => current && withChoices(current, before));
      saveIfSignedOut(error, 'choices', choices);
      showToast(formatError(error), { tone: 'error' });
    }
  }
  /** Changes several choices, then shows the message with Undo. */
  function setChoices(choices: readonly Choice[], message: string): void {
    const current = (loaded.value?.choices ?? []).filter((choice) =>
      choices.some(({ kind, channel }) => kind === choice.kind && channel === choice.channel),
    );
    const previous = current.map(({ kind, channel, isOn }) => ({ kind, channel, isOn }));
    void save(choices, previous);
    showToast(message, { undo: () => void save(previous, choices) });
  }
  const isLoaded = loaded.value !== null;
  const runPending = useEffectEvent(() => {
    const pending = takePendingActions<Choice[]>('choices').flat();
    if (pending.length > 0) setChoices(pending, 'Your last change is saved too.');
  });
  useEffect(() => {
    if (isLoaded) runPending();
  }, [isLoaded]);
  return {
    ...loaded,
    setChoices,
    setChoice: (choice: Choice) => {
      const name = loaded.value?.kinds.find(({ kind }) => kind === choice.kind)?.name ?? '';
      setChoices([choice], formatChange(name, choice.channel, choice.isOn));
    },
  };
}
