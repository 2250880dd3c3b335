import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

/** The part of a script element that the test needs. */
class ScriptDouble extends EventTarget {
  src = '';
  dataset: Record<string, string> = {};
  isGone = false;
  remove() {
    this.isGone = true;
  }
}
let script: ScriptDouble;

beforeEach(() => {
  vi.useFakeTimers();
  script = new ScriptDouble();
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resolves when the script has run', async () => {
  const loaded = loadScript('https://stats.example/s.js', { data: { domain: 'cards.example' } });
  expect(script.src).toBe('https://stats.example/s.js');
  expect(script.dataset).toEqual({ domain: 'cards.example' });
  script.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('fails, and leaves nothing behind, if the script cannot be loaded', async () => {
  const loaded = loadScript('https://stats.example/s.js');
  script.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('stats.example gave no script');
  expect(script.isGone).toBe(true);
});

it('gives up after 120 seconds', async () => {
  const loaded = loadScript('https://stats.example/s.js');
  const failed = loaded.catch(String);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(script.isGone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toContain('did not answer in 120 seconds');
  expect(script.isGone).toBe(true);
});
