import { withStorage as withBrowserStorage } from '#app/client/storage/browser-storage.ts';
import { isStoredCardSend } from '#app/client/cards/card-in-progress.ts';
import { type Fields, isFields, parseStoredFields } from '#app/client/storage/stored-json.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { Edits } from './draft.ts';

/** What this device stores of a draft until the server has it: the last state from the server, and the edits made since. */
export type StoredDraft = { server: CardSend | null; edits: Edits; at: number };
export type DraftStorage = {
  read: (cardSendId: string) => StoredDraft | null;
  write: (cardSendId: string, stored: StoredDraft) => void;
  delete: (cardSendId: string) => void;
};
/** Runs an action on the browser's storage; undefined where the browser has none, or it is full. */
export type WithStorage = <T>(act: (storage: Storage) => T) => T | undefined;

const PREFIX = 'cardamom:draft:';
const STORED_DRAFTS_MAX = 20;

/** Stores drafts in the browser. Where it has no storage, or the storage is full, drafts live as long as the page. */
export function createBrowserStorage(
  withStorage: WithStorage = (act) => withBrowserStorage('localStorage', act),
): DraftStorage {
  const inMemory = new Map<string, StoredDraft>();
  return {
    read(cardSendId) {
      const text = withStorage((storage) => storage.getItem(PREFIX + cardSendId)) ?? null;
      return (text === null ? null : parseStoredDraft(text)) ?? inMemory.get(cardSendId) ?? null;
    },
    write(cardSendId, stored) {
      inMemory.set(cardSendId, stored);
      withStorage((storage) => {
        prune(storage, cardSendId);
        storage.setItem(PREFIX + cardSendId, JSON.stringify(stored));
      });
    },
    delete(cardSendId) {
      inMemory.delete(cardSendId);
      withStorage((storage) => storage.removeItem(PREFIX + cardSendId));
    },
  };
}

function parseStoredDraft(text: string): StoredDraft | null {
  const { server, edits, at } = parseStoredFields(text) ?? {};
  if (!isFields(edits)) return null;
  // What was stored before a card could have a name for each person had one for all.
  const card = isFields(server) ? { namesOnFront: 'one', ...server } : server;
  return {
    server: isStoredCardSend(card) ? card : null,
    edits: parseEdits(edits),
    at: typeof at === 'number' ? at : 0,
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isPerson = (value: unknown) =>
  isFields(value) && isText(value['key']) && isText(value['name']) && isText(value['email']);
/** What each edit has to be to be taken from the browser. */
const IS_EDIT: Record<keyof Edits, (value: unknown) => boolean> = {
  cardId: isTextOrNull,
  paletteId: isText,
  nameOnFront: isText,
  namesOnFront: (value) => value === 'one' || value === 'each' || value === 'none',
  verse: isText,
  message: isText,
  // Read again from the page that shows the message.
  messageBreaks: () => false,
  hand: isText,
  ink: isText,
  people: (value) => Array.isArray(value) && value.every(isPerson),
  senderName: isText,
  senderEmail: isText,
  senderTimeZone: isTextOrNull,
  phrase: isText,
  schedule: (value) => isFields(value) && isText(value['kind']),
  adding: isText,
};

/** The edits of which this release can make something. */
function parseEdits(stored: Fields): Edits {
  return Object.fromEntries(
    Object.entries(IS_EDIT).flatMap(([field, isEdit]) => (isEdit(stored[field]) ? [[field, stored[field]]] : [])),
  );
}

/** Frees storage: drafts untouched for the longest time are deleted first. */
function prune(storage: Storage, cardSendId: string): void {
  const others = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(
    (key) => key.startsWith(PREFIX) && key !== PREFIX + cardSendId,
  );
  if (others.length < STORED_DRAFTS_MAX) return;
  const byAge = others
    .map((key) => ({ key, at: parseStoredDraft(storage.getItem(key) ?? '')?.at ?? 0 }))
    .sort((a, b) => a.at - b.at);
  for (const { key } of byAge.slice(0, others.length - STORED_DRAFTS_MAX + 1)) storage.removeItem(key);
}
