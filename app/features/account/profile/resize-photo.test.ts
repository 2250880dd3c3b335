import { expect, it } from 'vitest';
import { fitWithin, PHOTO_KINDS, resizePhoto, photoRejection } from './resize-photo.ts';

it('limits the longest side to 1024 and keeps the proportions', () => {
  expect(fitWithin(4032, 3024)).toEqual({ width: 1024, height: 768 });
  expect(fitWithin(1000, 4000)).toEqual({ width: 256, height: 1024 });
});
it('never enlarges a photo, and no side becomes zero', () => {
  expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitWithin(1, 20_000)).toEqual({ width: 1, height: 1024 });
});
it('rejects a file that is not an image', async () => {
  expect(await resizePhoto(new File(['hello'], 'photo.jpg', { type: 'text/plain' }))).toBeNull();
});
it.each([
  ['IMG_0042.HEIC', '', /from the iPhone itself/],
  ['IMG_0042.heic', 'image/heic', /from the iPhone itself/],
  ['burst', 'image/heif', /from the iPhone itself/],
  ['scan.tiff', 'image/tiff', /cannot open the picture/],
  ['notes.txt', 'text/plain', /not a picture/],
])('says what to do instead of %s', (name, type, sentence) => {
  expect(photoRejection({ name, type })).toMatch(sentence);
});
it('does not accept HEIC, so that an iPhone converts it to JPEG', () => {
  expect(PHOTO_KINDS.split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', 'image/webp']));
  expect(PHOTO_KINDS).not.toMatch(/hei|\*/);
});
