import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from './api.ts';
import { NO_FORM_ERRORS, toFormErrors, type FormErrors } from './form-errors.ts';

type RunOptions = {
  /** tells the actions of one form apart; each button shows its own progress */ name?: string;
  /** the name of a running action that this one may replace */ replaces?: string;
};

export type Action = {
  /** the form around the fields: the first wrong field in it gets the focus */ formRef: RefObject<HTMLFormElement | null>;
  /** the name of the action that runs now */ running: string | null;
  isBusy: boolean;
  /** the message for one field */ errorAt: (field: string) => string | undefined;
  /** the message that belongs to none of the fields */ generalError: string | undefined;
  /** Runs one action at a time. @returns whether it succeeded; an `ApiError` is shown, other errors are rethrown. */
  run: (work: () => Promise<void>, options?: RunOptions) => Promise<boolean>;
  /** Shows messages at their fields without calling the server. */
  reject: (at: FormErrors['at']) => void;
  /** Removes the message of one field, or all messages. */
  clear: (field?: string) => void;
};

/**
 * An action of a form or a button: whether it is running, and which errors came back.
 * @param fields the fields that show their own messages, named as in the contract.
 * @param onError called with each failed call, after its messages were sorted to the fields.
 */
export function useAction(
  fields: readonly string[] = [],
  onError?: (error: ApiError, errors: FormErrors) => void,
): Action {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_FORM_ERRORS);
  const [running, setRunning] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  function show(found: FormErrors) {
    setErrors(found);
    setFailures((count) => count + 1);
  }
  // A field may be rendered only because of the error, so it is focused once it is there.
  useEffect(() => {
    if (failures > 0) focusFirstInvalid(formRef.current);
  }, [failures]);
  return {
    formRef,
    running,
    isBusy: running !== null,
    errorAt: (field) => errors.at[field],
    generalError: errors.general,
    async run(work, { name = 'action', replaces } = {}) {
      if (running !== null && running !== replaces) return false;
      setRunning(name);
      setErrors(NO_FORM_ERRORS);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const found = toFormErrors(error, fields);
        show(found);
        onError?.(error, found);
        return false;
      } finally {
        setRunning((now) => (now === name ? null : now));
      }
    },
    reject: (at) => show({ at }),
    clear(field) {
      if (field === undefined) return setErrors(NO_FORM_ERRORS);
      const { [field]: cleared, ...at } = errors.at;
      if (cleared !== undefined) setErrors({ ...errors, at });
    },
  };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const around = form ?? document.activeElement?.closest('dialog, form');
  around?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
