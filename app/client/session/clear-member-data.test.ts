import { afterEach, expect, it, vi } from 'vitest';
import { clearMemberData } from './clear-member-data.ts';

afterEach(() => void vi.unstubAllGlobals());

function storageOf(given: Record<string, string>) {
  const kept = new Map(Object.entries(given));
  const storage = {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  return { storage, left: () => [...kept.keys()] };
}

it('removes drafts that the account has, unsent text and recently seen cards, and nothing that is stored nowhere else', () => {
  const draft = (edits: object, server: object | null = { state: 'draft' }) => JSON.stringify({ server, edits, at: 1 });
  const local = storageOf({
    'cardamom:draft:saved': draft({}),
    'cardamom:recent-cards': '[]',
    'cardamom:draft:typed': draft({ message: 'Dear' }),
    'cardamom:draft:new': draft({}, null),
    'cardamom:draft:broken': '{',
    in: '1',
  });
  const session = storageOf({
    'contact-message': 'Hello',
    'date-change-1': '{}',
    'person-add': '{}',
    'auth-email': 'a@b.example',
    'account-row': '{}',
    'account-late-choices': '[]',
    'thanks abc': 'Lovely',
    reloads: '1',
  });
  vi.stubGlobal('localStorage', local.storage);
  vi.stubGlobal('sessionStorage', session.storage);
  clearMemberData();
  expect(local.left()).toEqual(['cardamom:draft:typed', 'cardamom:draft:new', 'in']);
  expect(session.left()).toEqual(['thanks abc', 'reloads']);
});
