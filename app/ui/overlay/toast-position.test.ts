import { expect, it } from 'vitest';
import { positionFor } from './toast-position.ts';

const box = (top: number, bottom: number, left = 20, right = 370) => ({ top, bottom, left, right });
const foot = box(700, 760);
const head = box(12, 72);

it('is at the bottom where the control is above or beside it', () => {
  expect(positionFor(null, foot, head)).toBe('foot');
  expect(positionFor(box(300, 420), foot, head)).toBe('foot');
  expect(positionFor(box(690, 770, 600, 900), foot, head)).toBe('foot');
});

it('is at the top where it would cover the control', () => {
  expect(positionFor(box(640, 720), foot, head)).toBe('head');
  // Near is as good as on it.
  expect(positionFor(box(640, 695), foot, head)).toBe('head');
});

it('stays at the bottom where it would cover the control at both ends', () => {
  expect(positionFor(box(-100, 900), foot, head)).toBe('foot');
});
