import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { afterPress } from '#app/client/input/after-press.ts';
import type { StepProps } from '../steps/step.ts';
import { addRecipients, formatDuplicates } from './recipients.ts';

type Options = Pick<StepProps, 'draft' | 'snapshot' | 'edit'> & {
  takesNumbers: boolean;
  /** opens the row of a recipient */ open: (key: string) => void;
};

/** The field that adds recipients: by Enter, by a comma, by pasting several lines, or by leaving it. */
export function useAdding({ draft: { people }, snapshot, edit, takesNumbers, open }: Options) {
  const [message, setMessage] = useState<string | null>(null);
  const [duplicates, setDuplicates] = useState<string | null>(null);

  function add(typed: string, how: { focusOpened: boolean }) {
    const added = addRecipients(typed, people, () => crypto.randomUUID(), takesNumbers);
    edit({ people: added.people, adding: added.rest });
    setMessage(added.message);
    setDuplicates(formatDuplicates(added.duplicates));
    if (added.open === null) return;
    const first = added.open;
    open(first);
    const lacks = added.people.find(({ key }) => key === first)?.name === '' ? 'name' : 'email';
    if (how.focusOpened)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-field="people.${CSS.escape(first)}.${lacks}"]`)?.focus(),
      );
  }
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return;
    if (event.currentTarget.value.trim() === '') {
      if (event.key !== 'Enter') event.preventDefault();
      return;
    }
    event.preventDefault();
    add(event.currentTarget.value, { focusOpened: true });
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\r;,]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${snapshot.adding}\n${pasted}`, { focusOpened: false });
  }
  function type(text: string) {
    edit({ adding: text });
    setMessage(null);
    setDuplicates(null);
  }
  function leave(typed: string) {
    if (typed.trim() !== '') afterPress(() => add(typed, { focusOpened: false }));
  }
  return {
    /** why somebody could not be added */ message,
    /** who was on the list already */ duplicates,
    pressKey,
    paste,
    type,
    leave,
  };
}
