import { useState, useSyncExternalStore } from 'react';
import { hasPasskeys, PasskeyError } from '#app/client/passkeys.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import css from './door.module.css';
import { type Act, PASSKEY } from './use-act.ts';

export type PasskeyAct = {
  /** why none was given, in words */ problem: string | null;
  isBusy: boolean;
  /** @returns whether it went well */ run: (work: () => Promise<void>) => Promise<boolean>;
};

/** What a form does with a passkey. That none was given is no fault of a field: it is said at the button. */
export function usePasskeyAct(act: Act): PasskeyAct {
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    isBusy: act.busy === PASSKEY,
    async run(work) {
      setProblem(null);
      try {
        return await act.run(PASSKEY, work);
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error;
        setProblem(error.sentence);
        return false;
      }
    },
  };
}

/** The first way in where there are passkeys: a button as wide as the form, and below it what it is, or why nothing came of it. */
export function PasskeyWay({
  act: { problem, isBusy },
  label,
  note,
  onPress,
}: {
  act: PasskeyAct;
  label: string;
  note: string;
  onPress: () => void;
}) {
  return (
    <>
      <Button wide busy={isBusy} onClick={onPress}>
        <Icon name="key" />
        {label}
      </Button>
      {problem ? (
        <div className={css.refused}>
          <Notice tone="bad">{problem}</Notice>
        </div>
      ) : (
        <p className={`${text.note} ${css.under}`}>{note}</p>
      )}
    </>
  );
}

const unchanging = () => () => undefined;
/** The page is rendered with passkeys, which nearly every browser has. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(unchanging, hasPasskeys, () => true);
}
