import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CountedEvent, createOwnCounter } from './counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view: CountedEvent = { name: 'page-view', path: '/', variant: '', value: null };
function setUp() {
  const sent: CountedEvent[][] = [];
  let onHide: () => void = () => undefined;
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => void (onHide = listener),
  };
  const count = createOwnCounter((metrics) => sent.push(metrics), page);
  return {
    sent,
    count,
    hide: () => {
      page.visibilityState = 'hidden';
      onHide();
    },
  };
}

it('sends events of the same moment in one call', () => {
  const { sent, count } = setUp();
  count(view);
  count({ ...view, path: '/cards' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual([[view, { ...view, path: '/cards' }]]);
});

it('sends at most twenty events in a call', () => {
  const { sent, count } = setUp();
  for (let i = 0; i < 45; i++) count(view);
  vi.advanceTimersByTime(3000);
  expect(sent.map((metrics) => metrics.length)).toEqual([20, 20, 5]);
});

it('sends what is left when the page is hidden, and nothing twice', () => {
  const { sent, count, hide } = setUp();
  count(view);
  hide();
  expect(sent).toEqual([[view]]);
  vi.advanceTimersByTime(10_000);
  hide();
  expect(sent).toHaveLength(1);
});
