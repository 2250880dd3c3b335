import { cancelPasskeyOffer } from '#app/client/session/passkeys.ts';
import { useAction, type Action } from '#app/client/use-action.ts';

/** The action that waits for a passkey. Any other action may interrupt it. */
export const PASSKEY = 'passkey';

export type FormAction = Omit<Action, 'run'> & {
  /** Runs one named action at a time. @returns whether it succeeded */ run: (
    name: string,
    work: () => Promise<void>,
  ) => Promise<boolean>;
};

/** The actions of one form. @param fields its fields, as the contract names them. */
export function useFormAction(fields: readonly string[]): FormAction {
  const action = useAction(fields);
  return {
    ...action,
    run: (name, work) =>
      action.run(
        async () => {
          if (action.running === PASSKEY) await cancelPasskeyOffer();
          await work();
        },
        name === PASSKEY ? { name } : { name, replaces: PASSKEY },
      ),
  };
}
