import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { currentSession, takeUser } from '#app/client/session.ts';
import { say } from '#app/ui/toast-store.ts';
import type { Account } from '#contract/account.ts';
import type { CallInput } from '#contract/calls.ts';
import { keepIfLate, takeLate } from './late-acts.ts';
import { sayProblem } from './say-problem.ts';

export type Settings = NonNullable<CallInput<'POST /account/settings'>['body']>;
type AccountStore = {
  account: Account;
  /** what a call answered with */ take: (account: Account) => void;
  /** Changes settings, and says so with Undo. @throws ApiError where they were not taken. */
  save: (settings: Settings, said: string) => Promise<void>;
  /** The same for what acts at a touch: shown at once, and put back where it was not taken. */
  saveAtOnce: (settings: Settings, said: string) => void;
};
const AccountContext = createContext<AccountStore | null>(null);

/** The member's own account, for the rows of its page. */
export function useAccount(): AccountStore {
  const store = useContext(AccountContext);
  if (!store) throw new Error('No account around this row');
  return store;
}

/** What the same settings were. */
function asTheyWere(account: Account, settings: Settings): Settings {
  return Object.fromEntries(Object.keys(settings).map((key) => [key, account[key as keyof Settings]]));
}

/** Holds the account; every change of it goes one after the other, so that the last one counts. */
export function AccountProvider({
  account,
  onChange,
  children,
}: {
  account: Account;
  onChange: (account: Account) => void;
  children: ReactNode;
}) {
  const now = useRef(account);
  const waiting = useRef(Promise.resolve());
  const asked = useRef(0);
  useEffect(() => void (now.current = account), [account]);
  const { name, photo } = account;
  useEffect(() => {
    const { user } = currentSession();
    // The letter in the header is the same person's.
    const photoUrl = photo?.url ?? null;
    if (user.isLoggedIn && (user.name !== name || user.photoUrl !== photoUrl)) takeUser({ ...user, name, photoUrl });
  }, [name, photo]);

  const store = useMemo<AccountStore>(() => {
    function take(next: Account) {
      now.current = next;
      onChange(next);
    }
    async function post(settings: Settings): Promise<void> {
      const mine = ++asked.current;
      const answer = waiting.current.then(() => call('POST /account/settings', { body: settings }));
      waiting.current = answer.then(
        () => undefined,
        () => undefined,
      );
      const { account: next } = await answer;
      // An older answer does not know of what was changed since.
      if (mine === asked.current) take(next);
    }
    function sayDone(settings: Settings, before: Settings, said: string) {
      say(said, { undo: () => void atOnce(before, settings) });
    }
    async function atOnce(settings: Settings, before: Settings, said?: string) {
      take({ ...now.current, ...(settings as Partial<Account>) });
      if (said !== undefined) sayDone(settings, before, said);
      try {
        await post(settings);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        take({ ...now.current, ...(before as Partial<Account>) });
        keepIfLate(error, 'settings', settings);
        say(sayProblem(error), { tone: 'wrong' });
      }
    }
    return {
      account,
      take,
      async save(settings, said) {
        const before = asTheyWere(now.current, settings);
        await post(settings);
        sayDone(settings, before, said);
      },
      saveAtOnce: (settings, said) => void atOnce(settings, asTheyWere(now.current, settings), said),
    };
  }, [account, onChange]);
  const doLate = useEffectEvent(() => {
    const late = takeLate<Settings>('settings');
    if (late.length > 0) store.saveAtOnce(Object.assign({}, ...late) as Settings, 'What you chose last is kept too.');
  });
  useEffect(() => doLate(), []);
  return <AccountContext value={store}>{children}</AccountContext>;
}
