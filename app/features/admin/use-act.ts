import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { say } from '#app/ui/toast-store.ts';
import { askWhoIsHereIfClosed } from './use-answer.ts';

/** Something that is done by a press: whether it is on its way, and what was wrong at which field. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    if (failed !== null) focusWrong();
  }, [failed]);
  /** Does it. What is wrong at a field that `fields` names is for that field to say; anything else is said at the foot of the page. @returns whether it is done */
  async function act(what: () => Promise<void>, fields: readonly string[] = []): Promise<boolean> {
    setBusy(true);
    setFailed(null);
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      askWhoIsHereIfClosed(error);
      if (error.errors.some((item) => fields.includes(item.field))) setFailed(error);
      else say(error.message, { tone: 'wrong' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, isBusy, at: (field: string) => failed?.at(field), clear: () => setFailed(null) };
}

/** The first field that is wrong, of the form that one is in. */
function focusWrong(): void {
  const around = document.activeElement?.closest('dialog, form');
  around?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
