import { expect, it } from 'vitest';
import { fitted, PHOTO_KINDS, shrinkPhoto, whyNotTaken } from './shrink-photo.ts';

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
it.each([
  ['IMG_0042.HEIC', '', /Add it on the iPhone itself/],
  ['IMG_0042.heic', 'image/heic', /Add it on the iPhone itself/],
  ['burst', 'image/heif', /Add it on the iPhone itself/],
  ['scan.tiff', 'image/tiff', /could not be opened here/],
  ['notes.txt', 'text/plain', /not a picture/],
])('says of %s what to do instead', (name, type, sentence) => {
  expect(whyNotTaken({ name, type })).toMatch(sentence);
});
it('asks for kinds by name and not for HEIC, so that an iPhone hands over a JPEG', () => {
  expect(PHOTO_KINDS.split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', 'image/webp']));
  expect(PHOTO_KINDS).not.toMatch(/hei|\*/);
});
