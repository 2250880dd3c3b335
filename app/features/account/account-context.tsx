import { createContext, useContext, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { currentSession, setUser } from '#app/client/session/session.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { Account } from '#contract/account.ts';
import type { CallInput } from '#contract/calls.ts';
import { saveIfSignedOut, takePendingActions } from './pending-actions.ts';
import { formatError } from '#app/client/form-errors.ts';

export type Settings = NonNullable<CallInput<'POST /account/settings'>['body']>;
type AccountStore = {
  account: Account;
  /** Takes the account that a call replied with. */ take: (account: Account) => void;
  /** Saves settings, then shows the message with Undo. @throws ApiError where the server refused them. */
  save: (settings: Settings, message: string) => Promise<void>;
  /** The same for controls without a save button: shown at once, and reverted where the server refused it. */
  saveAtOnce: (settings: Settings, message: string) => void;
};
const AccountContext = createContext<AccountStore | null>(null);

/** The member's account, for the rows of its page. */
export function useAccount(): AccountStore {
  const store = useContext(AccountContext);
  if (!store) throw new Error('useAccount needs an AccountProvider around it.');
  return store;
}

/** The current values of the given settings. */
function previousValues(account: Account, settings: Settings): Settings {
  return Object.fromEntries(Object.keys(settings).map((key) => [key, account[key as keyof Settings]]));
}

/** Holds the account. Changes are sent one after the other, so that the last one wins. */
export function AccountProvider({
  account,
  onChange,
  children,
}: {
  account: Account;
  onChange: (account: Account) => void;
  children: ReactNode;
}) {
  const current = useRef(account);
  const queue = useRef(Promise.resolve());
  const requests = useRef(0);
  useEffect(() => void (current.current = account), [account]);
  const { name, photo } = account;
  useEffect(() => {
    const { user } = currentSession();
    // Keeps the avatar in the header up to date.
    const photoUrl = photo?.url ?? null;
    if (user.isLoggedIn && (user.name !== name || user.photoUrl !== photoUrl)) setUser({ ...user, name, photoUrl });
  }, [name, photo]);

  const store = useMemo<AccountStore>(() => {
    function take(next: Account) {
      current.current = next;
      onChange(next);
    }
    async function post(settings: Settings): Promise<void> {
      const request = ++requests.current;
      const reply = queue.current.then(() => call('POST /account/settings', { body: settings }));
      queue.current = reply.then(
        () => undefined,
        () => undefined,
      );
      const { account: next } = await reply;
      // An older reply lacks what was changed since.
      if (request === requests.current) take(next);
    }
    function announceSaved(settings: Settings, before: Settings, message: string) {
      showToast(message, { undo: () => void saveNow(before, settings) });
    }
    async function saveNow(settings: Settings, before: Settings, message?: string) {
      take({ ...current.current, ...(settings as Partial<Account>) });
      if (message !== undefined) announceSaved(settings, before, message);
      try {
        await post(settings);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        take({ ...current.current, ...(before as Partial<Account>) });
        saveIfSignedOut(error, 'settings', settings);
        showToast(formatError(error), { tone: 'error' });
      }
    }
    return {
      account,
      take,
      async save(settings, message) {
        const before = previousValues(current.current, settings);
        await post(settings);
        announceSaved(settings, before, message);
      },
      saveAtOnce: (settings, message) => void saveNow(settings, previousValues(current.current, settings), message),
    };
  }, [account, onChange]);
  const runPending = useEffectEvent(() => {
    const pending = takePendingActions<Settings>('settings');
    if (pending.length > 0)
      store.saveAtOnce(Object.assign({}, ...pending) as Settings, 'Your last change is saved too.');
  });
  useEffect(() => runPending(), []);
  return <AccountContext value={store}>{children}</AccountContext>;
}
