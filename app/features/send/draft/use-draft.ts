import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { createBrowserStorage } from './draft-storage.ts';
import { DraftStore, type DraftSnapshot } from './draft-store.ts';

const stores = new Map<string, DraftStore>();
const storage = createBrowserStorage();

/** The store of a draft: one for as long as the page lives, so that going back and forth loses nothing. */
export function draftStore(cardSendId: string): DraftStore {
  const existing = stores.get(cardSendId);
  if (existing) return existing;
  const store = new DraftStore({
    cardSendId,
    storage,
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isFailure: (error): error is ApiError => error instanceof ApiError,
    calls: {
      get: async () => (await call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend,
      card: async (body) => (await call('PUT /card/send', { body })).cardSend,
      message: async (body) => (await call('PUT /card/send/message', { body })).cardSend,
      background: async (body) => (await call('PUT /card/send/background', { body })).cardSend,
    },
  });
  stores.set(cardSendId, store);
  void store.load();
  return store;
}

/** A draft and its store. It is saved when the network comes back and before the page is hidden. */
export function useDraft(cardSendId: string): { store: DraftStore; snapshot: DraftSnapshot } {
  const store = draftStore(cardSendId);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  useEffect(() => {
    const save = () => void store.flush();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      save();
    };
  }, [store]);
  return { store, snapshot };
}
