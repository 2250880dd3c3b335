import { withStorage } from '#app/client/storage/browser-storage.ts';
import { parseStored } from '#app/client/storage/stored-json.ts';

/** The storage key of the drafts whose sender was asked whether the card is the right one. */
const KEY = 'cardamom:kept-cards';
const KEPT_MAX = 20;
/** For browsers that store nothing: as long as the page lives. */
const inMemory = new Set<string>();

/** Whether the sender of a draft was asked, on this device, whether its card is the right one. */
export function isCardKept(cardSendId: string): boolean {
  return inMemory.has(cardSendId) || readKept().includes(cardSendId);
}

/** Remembers that the sender of a draft has answered, so that they are not asked again. */
export function keepCard(cardSendId: string): void {
  inMemory.add(cardSendId);
  const kept = [cardSendId, ...readKept().filter((other) => other !== cardSendId)].slice(0, KEPT_MAX);
  withStorage('localStorage', (storage) => storage.setItem(KEY, JSON.stringify(kept)));
}

function readKept(): string[] {
  const stored = parseStored(withStorage('localStorage', (storage) => storage.getItem(KEY)));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
