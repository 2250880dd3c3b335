import { useRef, useState, type RefObject } from 'react';
import { ApiError } from '#app/client/api.ts';
import { endOffer } from '#app/client/passkeys.ts';
import { noProblems, problemsOf, type Problems } from './problems.ts';

/** The act that asks for a passkey: it waits for a finger or a face, and gives way to any other. */
export const PASSKEY = 'passkey';

export type Act = {
  form: RefObject<HTMLFormElement | null>;
  problems: Problems;
  /** the name of the act that runs */ busy: string | null;
  /** Runs one act at a time. Errors stand at their fields, and the first wrong field gets the focus. @returns whether it went well. */
  run: (name: string, act: () => Promise<void>) => Promise<boolean>;
  /** What is wrong in words, before anything was asked. */
  refuse: (at: Problems['at']) => void;
  clear: (field: string) => void;
};

/** The acts of one form. @param fields its fields, as the contract names them. */
export function useAct(fields: readonly string[]): Act {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState<string | null>(null);
  function show(found: Problems) {
    setProblems(found);
    const first = fields.find((field) => found.at[field]);
    // After the field was drawn, where the answer brought it.
    if (first) setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }
  return {
    form,
    problems,
    busy,
    async run(name, act) {
      if (busy !== null && (busy !== PASSKEY || name === PASSKEY)) return false;
      setBusy(name);
      setProblems(noProblems);
      try {
        if (busy === PASSKEY) await endOffer();
        await act();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show(problemsOf(error, fields));
        return false;
      } finally {
        setBusy((now) => (now === name ? null : now));
      }
    },
    refuse: (at) => show({ at }),
    clear(field) {
      const { [field]: gone, ...at } = problems.at;
      if (gone !== undefined) setProblems({ ...problems, at });
    },
  };
}
