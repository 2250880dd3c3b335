import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { browserMemory } from './draft-memory.ts';
import { openDraft, type DraftSnapshot, type DraftStore } from './draft-store.ts';

const stores = new Map<string, DraftStore>();
const memory = browserMemory(() => localStorage);

/** The store of a draft: one for as long as the page lives, so that going back and forth loses nothing. */
export function draftStore(cardSendId: string): DraftStore {
  const open = stores.get(cardSendId);
  if (open) return open;
  const made = openDraft({
    cardSendId,
    memory,
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
  stores.set(cardSendId, made);
  void made.load();
  return made;
}

/** A draft and the door to change it. It is saved when the network comes back and before the page goes out of sight. */
export function useDraft(cardSendId: string): { store: DraftStore; snapshot: DraftSnapshot } {
  const store = draftStore(cardSendId);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  useEffect(() => {
    const save = () => void store.flush();
    const hide = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
      save();
    };
  }, [store]);
  return { store, snapshot };
}
