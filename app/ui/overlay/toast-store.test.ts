import { afterEach, expect, it } from 'vitest';
import { alertStore, closeAlert, showToast, undoLatest } from './toast-store.ts';

afterEach(() => {
  for (const alert of alertStore.current()) closeAlert(alert.id);
});

it('closes alerts after five seconds, those with Undo after ten, and keeps those without a timeout', () => {
  showToast('a');
  showToast('b', { undo: () => undefined });
  showToast('c', { preventAutoClose: true });
  showToast('d', { timeout: 50 });
  expect(alertStore.current().map((alert) => alert.timeout)).toEqual([5000, 10_000, null, 50]);
});

it('keeps a long sentence open for as long as it takes to read', () => {
  showToast('a'.repeat(80));
  showToast('b'.repeat(150));
  expect(alertStore.current().map((alert) => alert.timeout)).toEqual([5000, 9000]);
});

it('shows the same sentence once', () => {
  showToast('Saved');
  showToast('Sent');
  showToast('Saved');
  expect(alertStore.current().map((alert) => alert.text)).toEqual(['Sent', 'Saved']);
});

it('undoes the newest action, once', () => {
  const undone: string[] = [];
  showToast('first', { undo: () => undone.push('first') });
  showToast('second', { undo: () => undone.push('second') });
  showToast('third');
  expect(undoLatest()).toBe(true);
  expect(undoLatest()).toBe(true);
  expect(undoLatest()).toBe(false);
  expect(undone).toEqual(['second', 'first']);
  expect(alertStore.current().map((alert) => alert.text)).toEqual(['third']);
});
