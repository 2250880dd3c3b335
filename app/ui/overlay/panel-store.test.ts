import { expect, it, vi } from 'vitest';
import { createPanelStore } from './panel-store.ts';

it('calls back once when it closes, and not again while it is closed', () => {
  const onClose = vi.fn<() => void>();
  const { open, close } = createPanelStore<string>();
  close();
  open('a card', { onClose });
  close();
  close();
  expect(onClose).toHaveBeenCalledOnce();
  open('another');
  close();
  expect(onClose).toHaveBeenCalledOnce();
});
