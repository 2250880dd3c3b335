import { expect, test } from 'vitest';
import { lintSvg } from '#cards/render/lint-svg.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { withMessage } from '#cards/document/words.ts';
import { customCard } from '#tests/factories/custom-card.ts';
import type { DrawnCard, FaceName } from '#server/ports/artist.ts';
import { engineArtist } from './artist.ts';
import { localStudio } from '../studio/studio.ts';
import { unpackFace } from './pack-face.ts';

const writtenCard = async (message: string) => withMessage(await customCard(), message);
/** What a face says to those who cannot see it. */
const wordsOf = (svg: string | null | undefined) => /<title>([^<]*)/.exec(svg ?? '')?.[1] ?? '';
/** The faces of a card as SVG. */
async function svgsOf({ faces }: DrawnCard): Promise<Partial<Record<FaceName, string | null>>> {
  const unpacked = Object.entries(faces).map(
    async ([name, face]) => [name, face === undefined ? null : await unpackFace(face)] as const,
  );
  return Object.fromEntries(await Promise.all(unpacked));
}
const FACES = ['front', 'inside-left', 'inside-right', 'back', 'envelope', 'envelope-back', 'liner', 'stamp'] as const;

test('a document that is no card of the shop is drawn whole', async () => {
  const artist = engineArtist();
  const card = await writtenCard('Dear all,\nthank you.');
  const drawn = await artist.draw(card);
  const { colours, letter, verse } = drawn;
  const faces = await svgsOf(drawn);
  expect(Object.keys(faces)).toEqual([...FACES, 'letter-1']);
  expect(letter.pages.flat().map(({ text }) => text)).toEqual(['Dear all,', 'thank you.']);
  for (const face of FACES) expect(lintSvg(faces[face] ?? '')).toEqual([]);
  expect(wordsOf(faces.front)).toContain('Twelve years of Mr. Biscuit from all of us');
  expect(faces.front?.includes('#203040')).toBe(true);
  expect(wordsOf(faces['inside-left'])).toContain('You kept the sofa warm.');
  expect(wordsOf(faces['letter-1'])).toContain('Dear all,');
  expect(wordsOf(faces['inside-right'])).not.toContain('Dear all,');
  expect(await artist.about(card)).toEqual({ verse, letter, colours });
  expect(verse.map(({ text }) => text).join(' ')).toBe('You kept the sofa warm.');
});

test('a face alone is the face of the whole card, and the document may have been JSON meanwhile', async () => {
  const artist = engineArtist();
  const card = await writtenCard('');
  const faces = await svgsOf(await artist.draw(card));
  expect(Object.keys(faces)).toEqual([...FACES]);
  const stored = JSON.parse(JSON.stringify(card)) as CardDocument;
  const drawnAlone = await Promise.all(FACES.map((face) => artist.drawFace(stored, face)));
  expect(FACES.filter((face, i) => drawnAlone[i] !== faces[face])).toEqual([]);
  expect(await artist.about(card)).toMatchObject({ letter: { pages: [[]] } });
});

test('a face is painted at each width from one drawing', async () => {
  const [small, large] = await localStudio().paint(await writtenCard(''), 'front', [100, 200], 'png');
  const widthOf = (png: Uint8Array | undefined) => Buffer.from(png ?? []).readUInt32BE(16);
  expect([widthOf(small), widthOf(large)]).toEqual([100, 200]);
});
