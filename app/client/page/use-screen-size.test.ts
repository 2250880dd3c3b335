import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onResized } from './use-screen-size.ts';

const windowDouble = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', windowDouble.addEventListener.bind(windowDouble));
  vi.stubGlobal('removeEventListener', windowDouble.removeEventListener.bind(windowDouble));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const resize = () => windowDouble.dispatchEvent(new Event('resize'));

it('reports once, when resizing has stopped', () => {
  const listener = vi.fn<() => void>();
  const end = onResized(listener);
  resize();
  vi.advanceTimersByTime(100);
  resize();
  vi.advanceTimersByTime(149);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  resize();
  end();
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledOnce();
});
