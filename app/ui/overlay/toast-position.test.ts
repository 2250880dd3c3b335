import { expect, it } from 'vitest';
import { positionFor } from './toast-position.ts';

const box = (top: number, bottom: number, left = 20, right = 370) => ({ top, bottom, left, right });
const foot = box(700, 760);
const head = box(12, 72);

it('stands at the foot, out of the way of what was done further up or beside it', () => {
  expect(positionFor(null, foot, head)).toBe('foot');
  expect(positionFor(box(300, 420), foot, head)).toBe('foot');
  expect(positionFor(box(690, 770, 600, 900), foot, head)).toBe('foot');
});

it('goes to the head where it would lie on what was done', () => {
  expect(positionFor(box(640, 720), foot, head)).toBe('head');
  // Near is as good as on it.
  expect(positionFor(box(640, 695), foot, head)).toBe('head');
});

it('stays at the foot where it lies on it at both ends', () => {
  expect(positionFor(box(-100, 900), foot, head)).toBe('foot');
});
