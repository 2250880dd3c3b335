import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { say } from '#app/ui/toast-store.ts';
import type { NotificationChoice, Notifications } from '#contract/notification.ts';
import { keepIfLate, takeLate } from '../late-acts.ts';
import { sayProblem } from '../say-problem.ts';
import { useLoaded } from '../use-loaded.ts';
import { sayChange } from './kind-words.ts';

export type Choice = Pick<NotificationChoice, 'kind' | 'channel' | 'isOn'>;

/** The choices with some of them changed. */
export function withChoices(notifications: Notifications, changed: readonly Choice[]): Notifications {
  return {
    ...notifications,
    choices: notifications.choices.map((choice) => {
      const change = changed.find(({ kind, channel }) => kind === choice.kind && channel === choice.channel);
      return change && !choice.isFixed ? { ...choice, isOn: change.isOn } : choice;
    }),
  };
}

/** What we write to the member about. A tick acts at once, with Undo, and goes back where it was not taken. */
export function useNotifications() {
  const loaded = useLoaded(async () => (await call('GET /notifications')).notifications);
  const waiting = useRef(Promise.resolve());
  const asked = useRef(0);

  async function put(choices: readonly Choice[], before: readonly Choice[]): Promise<void> {
    const mine = ++asked.current;
    loaded.set((was) => was && withChoices(was, choices));
    const answer = waiting.current.then(() => call('PUT /notifications', { body: { choices: [...choices] } }));
    waiting.current = answer.then(
      () => undefined,
      () => undefined,
    );
    try {
      const { notifications } = await answer;
      // An older answer does not know of what was ticked since.
      if (mine === asked.current) loaded.set(notifications);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      loaded.set((was) => was && withChoices(was, before));
      keepIfLate(error, 'choices', choices);
      say(sayProblem(error), { tone: 'wrong' });
    }
  }
  /** Changes several, and says so. */
  function change(choices: readonly Choice[], said: string): void {
    const before = (loaded.value?.choices ?? []).filter((choice) =>
      choices.some(({ kind, channel }) => kind === choice.kind && channel === choice.channel),
    );
    const were = before.map(({ kind, channel, isOn }) => ({ kind, channel, isOn }));
    void put(choices, were);
    say(said, { undo: () => void put(were, choices) });
  }
  const isThere = loaded.value !== null;
  const doLate = useEffectEvent(() => {
    const late = takeLate<Choice[]>('choices').flat();
    if (late.length > 0) change(late, 'What you chose last is kept too.');
  });
  useEffect(() => {
    if (isThere) doLate();
  }, [isThere]);
  return {
    ...loaded,
    change,
    tick: (choice: Choice) => change([choice], sayChange(choice.kind, choice.channel, choice.isOn)),
  };
}
