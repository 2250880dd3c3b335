import { expect, it } from 'vitest';
import { fitted, shrinkPhoto } from './shrink-photo.ts';

it('makes the longest side of a photo 1024, and keeps its shape', () => {
  expect(fitted(4032, 3024)).toEqual({ width: 1024, height: 768 });
  expect(fitted(1000, 4000)).toEqual({ width: 256, height: 1024 });
});
it('never makes a photo larger, nor nothing of it', () => {
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitted(1, 20_000)).toEqual({ width: 1, height: 1024 });
});
it('gives nothing for a file that is no image', async () => {
  expect(await shrinkPhoto(new File(['hello'], 'photo.jpg', { type: 'text/plain' }))).toBeNull();
});
